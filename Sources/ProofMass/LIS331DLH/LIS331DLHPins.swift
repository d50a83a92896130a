// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS331DLHConfiguration {
  /// What the pins INT1 and INT2 show, and how. Datasheet, CTRL_REG3.
  public struct Pins: Equatable, Sendable {
    public enum Signal: UInt8, Sendable {
      /// INT1: interrupt generator 1; INT2: generator 2.
      case ownInterrupt
      /// Either of the two generators.
      case eitherInterrupt
      /// A sample is ready; the pin falls back when it is read.
      case dataReady
      /// The chip loads its factory trim.
      case booting
    }

    /// What pin INT1 shows.
    public var interrupt1: Signal
    /// What pin INT2 shows.
    public var interrupt2: Signal
    /// Whether both pins are low when active.
    public var activeLow: Bool
    /// Whether both pins leave the inactive level to a pull-up.
    public var openDrain: Bool

    public init(
      interrupt1: Signal = .ownInterrupt, interrupt2: Signal = .ownInterrupt,
      activeLow: Bool = false, openDrain: Bool = false
    ) {
      self.interrupt1 = interrupt1
      self.interrupt2 = interrupt2
      self.activeLow = activeLow
      self.openDrain = openDrain
    }
  }
}

extension Datasheet.LIS331DLH.CTRL_REG3.Interrupt1Signal {
  init(_ signal: LIS331DLHConfiguration.Pins.Signal) {
    self =
      switch signal {
      case .ownInterrupt: .ownInterrupt
      case .eitherInterrupt: .eitherInterrupt
      case .dataReady: .dataReady
      case .booting: .booting
      }
  }
}

extension Datasheet.LIS331DLH.CTRL_REG3.Interrupt2Signal {
  init(_ signal: LIS331DLHConfiguration.Pins.Signal) {
    self =
      switch signal {
      case .ownInterrupt: .ownInterrupt
      case .eitherInterrupt: .eitherInterrupt
      case .dataReady: .dataReady
      case .booting: .booting
      }
  }
}
