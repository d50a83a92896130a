// SPDX-License-Identifier: Apache-2.0

extension L3G4200DConfiguration {
  /// What the pins INT1 and DRDY/INT2 show, and how. Several signals of a pin are joined by OR.
  /// Datasheet, CTRL_REG3.
  public struct Pins: Equatable, Sendable {
    /// INT1: the interrupt generator.
    public var interrupt: Bool
    /// INT1: the chip loads its factory trim.
    public var boot: Bool
    /// INT1, and it alone, is low when active.
    public var activeLow: Bool
    /// INT1, and it alone, leaves the inactive level to a pull-up.
    public var openDrain: Bool
    /// INT2: a sample is ready.
    public var dataReady: Bool
    /// INT2: the FIFO holds more sets than its watermark.
    public var watermark: Bool
    /// INT2: the FIFO is full.
    public var overrun: Bool
    /// INT2: the FIFO is empty.
    public var empty: Bool

    public init(
      interrupt: Bool = false, boot: Bool = false, activeLow: Bool = false,
      openDrain: Bool = false, dataReady: Bool = false, watermark: Bool = false,
      overrun: Bool = false, empty: Bool = false
    ) {
      self.interrupt = interrupt
      self.boot = boot
      self.activeLow = activeLow
      self.openDrain = openDrain
      self.dataReady = dataReady
      self.watermark = watermark
      self.overrun = overrun
      self.empty = empty
    }
  }
}
