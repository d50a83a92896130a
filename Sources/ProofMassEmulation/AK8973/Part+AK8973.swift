// SPDX-License-Identifier: Apache-2.0

extension Part {
  /// An AK8973; it has no SPI.
  public static var ak8973: Part { ak8973(AK8973Chip()) }

  /// A chip with properties of its own.
  public static func ak8973(_ chip: AK8973Chip) -> Part { .other(chip) }
}
