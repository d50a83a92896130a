// SPDX-License-Identifier: Apache-2.0

extension Part {
  public static var ak8963: Part { ak8963(AK8963Chip()) }

  /// A chip with properties of its own.
  public static func ak8963(_ chip: AK8963Chip) -> Part { .other(chip) }
}
