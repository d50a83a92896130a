// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LSM9DS1AGConfiguration {
  /// The signals of the pins INT1_A/G and INT2_A/G, and their levels. A pin can show several signals.
  public struct Pins: Equatable, Sendable {
    /// Signals that pin INT1_A/G can show. Raw values have the bits of INT1_CTRL.
    public struct First: Equatable, Sendable {
      /// The bits of INT1_CTRL.
      public var rawValue: UInt8

      /// Creates a set from the bits of INT1_CTRL; none by default.
      public init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

      private init(_ control: Datasheet.LSM9DS1AG.INT1_CTRL) { rawValue = control.bits }

      /// The accelerometer's interrupt generator.
      public static var accelerometerInterrupt: First { First(.init(accelerometerInterrupt: true)) }
      /// The gyroscope's interrupt generator.
      public static var gyroscopeInterrupt: First { First(.init(gyroscopeInterrupt: true)) }
      /// The accelerometer has a sample that has not been read.
      public static var accelerometerReady: First { First(.init(accelerometerReady: true)) }
      /// The gyroscope has a sample that has not been read. Where both sensors run they have one rate, so that
      /// this signal alone is enough.
      public static var gyroscopeReady: First { First(.init(gyroscopeReady: true)) }
      /// The FIFO has as many sets as its watermark.
      public static var watermark: First { First(.init(watermark: true)) }
      /// The FIFO is full.
      public static var full: First { First(.init(fifoFull: true)) }
      /// The FIFO has replaced a set that was not read.
      public static var overrun: First { First(.init(overrun: true)) }
      /// The chip loads its factory trim.
      public static var booting: First { First(.init(boot: true)) }
    }

    /// Signals that pin INT2_A/G can show. Raw values have the bits of INT2_CTRL.
    public struct Second: Equatable, Sendable {
      /// The bits of INT2_CTRL.
      public var rawValue: UInt8

      /// Creates a set from the bits of INT2_CTRL; none by default.
      public init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

      private init(_ control: Datasheet.LSM9DS1AG.INT2_CTRL) { rawValue = control.bits }

      /// The board does not move: active while `LSM9DS1AG.isInactive()` is true.
      public static var inactivity: Second { Second(.init(inactive: true)) }
      /// A temperature has not been read.
      public static var temperatureReady: Second { Second(.init(temperatureReady: true)) }
      /// As on pin INT1_A/G.
      public static var accelerometerReady: Second { Second(.init(accelerometerReady: true)) }
      /// As on pin INT1_A/G.
      public static var gyroscopeReady: Second { Second(.init(gyroscopeReady: true)) }
      /// As on pin INT1_A/G.
      public static var watermark: Second { Second(.init(watermark: true)) }
      /// As on pin INT1_A/G.
      public static var full: Second { Second(.init(fifoFull: true)) }
      /// As on pin INT1_A/G.
      public static var overrun: Second { Second(.init(overrun: true)) }
    }

    /// The signals of INT1_A/G.
    public var interrupt1: First
    /// The signals of INT2_A/G.
    public var interrupt2: Second
    /// Whether both pins are low when active. Datasheet, CTRL_REG8, H_LACTIVE.
    public var activeLow: Bool
    /// Whether both pins are open-drain: a pull-up has to hold the inactive level. CTRL_REG8, PP_OD.
    public var openDrain: Bool

    /// Creates the pins' settings from their parts.
    public init(
      interrupt1: First = First(), interrupt2: Second = Second(), activeLow: Bool = false,
      openDrain: Bool = false
    ) {
      self.interrupt1 = interrupt1
      self.interrupt2 = interrupt2
      self.activeLow = activeLow
      self.openDrain = openDrain
    }

    /// Whether a pin shows the watermark and nothing else, so that its edge is that of the watermark.
    var showsOnlyWatermark: Bool { interrupt1 == .watermark || interrupt2 == .watermark }
  }
}

// Literals of sets are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension LSM9DS1AGConfiguration.Pins.First: OptionSet {}
  extension LSM9DS1AGConfiguration.Pins.Second: OptionSet {}
#endif
