// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LIS3DHConfiguration {
  /// The signals of the pins INT1 and INT2, and their level. A pin can show several signals.
  public struct Pins: Equatable, Sendable {
    /// Signals that pin INT1 can show. Raw values have the bits of CTRL_REG3.
    public struct First: Equatable, Sendable {
      /// The bits of CTRL_REG3.
      public var rawValue: UInt8

      /// Creates a set from the bits of CTRL_REG3; none by default.
      public init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

      private init(_ control: Datasheet.LIS3DH.CTRL_REG3) { rawValue = control.bits }

      /// A click.
      public static var click: First { First(.init(clickOnINT1: true)) }
      /// Interrupt generator 1.
      public static var interrupt1: First { First(.init(interrupt1OnINT1: true)) }
      /// Interrupt generator 2.
      public static var interrupt2: First { First(.init(interrupt2OnINT1: true)) }
      /// A sample is ready; the pin becomes inactive when it is read.
      public static var dataReady: First { First(.init(dataReadyOnINT1: true)) }
      /// A conversion of the auxiliary ADC is ready; the pin becomes inactive when it is read. LIS3DH only.
      public static var adcReady: First { First(.init(adcReadyOnINT1: true)) }
      /// The FIFO holds more sets than its watermark.
      public static var watermark: First { First(.init(watermarkOnINT1: true)) }
      /// The FIFO is full.
      public static var overrun: First { First(.init(overrunOnINT1: true)) }
    }

    /// Signals that pin INT2 can show. Raw values have the bits of CTRL_REG6.
    public struct Second: Equatable, Sendable {
      /// The bits of CTRL_REG6.
      public var rawValue: UInt8

      /// Creates a set from the bits of CTRL_REG6; none by default.
      public init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

      private init(_ control: Datasheet.LIS3DH.CTRL_REG6) { rawValue = control.bits }

      /// A click.
      public static var click: Second { Second(.init(clickOnINT2: true)) }
      /// Interrupt generator 1.
      public static var interrupt1: Second { Second(.init(interrupt1OnINT2: true)) }
      /// Interrupt generator 2.
      public static var interrupt2: Second { Second(.init(interrupt2OnINT2: true)) }
      /// The chip loads its factory trim.
      public static var booting: Second { Second(.init(bootOnINT2: true)) }
      /// Activity detection. The datasheet does not say whether the pin is active while the chip sleeps
      /// or while it is awake.
      public static var activity: Second { Second(.init(activityOnINT2: true)) }
    }

    /// Signals of pin INT1.
    public var interrupt1: First
    /// Signals of pin INT2.
    public var interrupt2: Second
    /// Whether both pins are low when active.
    public var activeLow: Bool

    /// Creates the pins' settings from their parts.
    public init(
      interrupt1: First = First(), interrupt2: Second = Second(), activeLow: Bool = false
    ) {
      self.interrupt1 = interrupt1
      self.interrupt2 = interrupt2
      self.activeLow = activeLow
    }
  }
}

// Literals of sets are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension LIS3DHConfiguration.Pins.First: OptionSet {}
  extension LIS3DHConfiguration.Pins.Second: OptionSet {}
#endif
