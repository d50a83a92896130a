// SPDX-License-Identifier: Apache-2.0

/// An output pin of a chip beside its bus: an interrupt, data ready.
///
/// An open-drain output has its pull-up, so that its levels are those of a push-pull one.
public struct Pin: Equatable, Sendable {
  /// As the datasheet has it.
  public var name: String
  public var isHigh: Bool

  public init(_ name: String, isHigh: Bool) {
    self.name = name
    self.isHigh = isHigh
  }
}
