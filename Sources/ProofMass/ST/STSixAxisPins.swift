// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// The signals of the pins INT1 and INT2, and their levels. A pin can show several signals.
///
/// Nothing else may hold INT1 of an LSM6DSO or of a relative but the ISM330DHCX high while the chip starts or is reset:
/// it would then answer on I3C alone (datasheet of the LSM6DSO32).
public struct STSixAxisPins: Equatable, Sendable {
  /// Signals that pin INT1 can show. Raw values have the bits of INT1_CTRL, and above them those of MD1_CFG.
  public struct First: Equatable, Sendable {
    /// The bits of INT1_CTRL, above them those of MD1_CFG, and above these ``timestampEnds``.
    public var rawValue: UInt32

    /// Creates a set from the bits of INT1_CTRL and MD1_CFG; none by default.
    public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }

    private init(_ control: Datasheet.LSM6DSO.INT1_CTRL) { rawValue = UInt32(control.bits) }

    private init(_ events: Datasheet.LSM6DSO.MD1_CFG) { rawValue = UInt32(events.bits) << 8 }

    /// The accelerometer has a sample that has not been read.
    public static var accelerometerReady: First { First(.init(accelerometerReady: true)) }
    /// The gyroscope has a sample that has not been read.
    public static var gyroscopeReady: First { First(.init(gyroscopeReady: true)) }
    /// The FIFO has as many sets as its watermark.
    public static var watermark: First { First(.init(watermark: true)) }
    /// The FIFO is full.
    public static var full: First { First(.init(fifoFull: true)) }
    /// The FIFO has replaced words that were not read.
    public static var overrun: First { First(.init(overrun: true)) }
    /// The chip loads its factory trim.
    public static var booting: First { First(.init(boot: true)) }
    /// The board began or ceased to move.
    public static var activity: First { First(.init(sleepChanges: true)) }
    /// A single tap.
    public static var singleTap: First { First(.init(singleTap: true)) }
    /// A double tap.
    public static var doubleTap: First { First(.init(doubleTap: true)) }
    /// A wake-up.
    public static var wakeUp: First { First(.init(wakeUp: true)) }
    /// A free fall.
    public static var freeFall: First { First(.init(freeFall: true)) }
    /// The timestamp's counter ends soon: LSM6DSL and its relatives, 1.6 s before with steps of 25 µs or 6.4 ms.
    public static var timestampEnds: First { First(rawValue: 0x1_0000) }
    /// Another face is up.
    public static var orientation: First { First(.init(direction: true)) }
    /// The sensor hub has read since `readMagnetometer` was last called: LSM6DSO and its relatives.
    public static var sensorHub: First { First(.init(sensorHub: true)) }
  }

  /// Signals that pin INT2 can show. Raw values have the bits of INT2_CTRL, and above them those of MD2_CFG.
  public struct Second: Equatable, Sendable {
    /// The bits of INT2_CTRL, and above them those of MD2_CFG.
    public var rawValue: UInt16

    /// Creates a set from the bits of INT2_CTRL and MD2_CFG; none by default.
    public init(rawValue: UInt16 = 0) { self.rawValue = rawValue }

    private init(_ control: Datasheet.LSM6DSO.INT2_CTRL) { rawValue = UInt16(control.bits) }

    private init(_ events: Datasheet.LSM6DSO.MD2_CFG) { rawValue = UInt16(events.bits) << 8 }

    /// As on pin INT1.
    public static var accelerometerReady: Second { Second(.init(accelerometerReady: true)) }
    /// As on pin INT1.
    public static var gyroscopeReady: Second { Second(.init(gyroscopeReady: true)) }
    /// A temperature has not been read.
    public static var temperatureReady: Second { Second(.init(temperatureReady: true)) }
    /// As on pin INT1.
    public static var watermark: Second { Second(.init(watermark: true)) }
    /// As on pin INT1.
    public static var full: Second { Second(.init(fifoFull: true)) }
    /// As on pin INT1.
    public static var overrun: Second { Second(.init(overrun: true)) }
    /// As on pin INT1.
    public static var activity: Second { Second(.init(sleepChanges: true)) }
    /// As on pin INT1.
    public static var singleTap: Second { Second(.init(singleTap: true)) }
    /// As on pin INT1.
    public static var doubleTap: Second { Second(.init(doubleTap: true)) }
    /// As on pin INT1.
    public static var wakeUp: Second { Second(.init(wakeUp: true)) }
    /// As on pin INT1.
    public static var freeFall: Second { Second(.init(freeFall: true)) }
    /// As on pin INT1.
    public static var orientation: Second { Second(.init(direction: true)) }
    /// The timestamp's counter ends within 6.4 ms: LSM6DSO and its relatives.
    public static var timestampEnds: Second { Second(.init(timestampEnds: true)) }
  }

  /// The signals of INT1.
  public var interrupt1: First
  /// The signals of INT2.
  public var interrupt2: Second
  /// Whether both pins are low when active. Datasheet, CTRL3_C, H_LACTIVE.
  public var activeLow: Bool
  /// Whether both pins are open-drain: a pull-up has to hold the inactive level. A note on the ISM330DHCX demands that
  /// pins which are active low are not. CTRL3_C, PP_OD.
  public var openDrain: Bool
  /// Whether a new sample is shown by a pulse of 75 µs, instead of until it is read; not in the LSM6DS3 and LSM6DS33.
  /// COUNTER_BDR_REG1, dataready_pulsed; DRDY_PULSE_CFG_G, DRDY_PULSED.
  public var pulsed: Bool

  /// Creates the pins' settings from their parts.
  public init(
    interrupt1: First = First(), interrupt2: Second = Second(), activeLow: Bool = false,
    openDrain: Bool = false, pulsed: Bool = false
  ) {
    self.interrupt1 = interrupt1
    self.interrupt2 = interrupt2
    self.activeLow = activeLow
    self.openDrain = openDrain
    self.pulsed = pulsed
  }

  /// Whether INT1 shows that the timestamp's counter ends.
  var showsEndOnFirst: Bool { interrupt1.rawValue & First.timestampEnds.rawValue != 0 }

  /// Whether INT1 shows the sensor hub.
  var showsHub: Bool { interrupt1.rawValue & First.sensorHub.rawValue != 0 }

  /// Whether INT2 shows that the timestamp's counter ends.
  var showsEndOnSecond: Bool { interrupt2.rawValue & Second.timestampEnds.rawValue != 0 }

  /// Whether a pin shows an event.
  var showsEvents: Bool { interrupt1.rawValue >> 8 != 0 || interrupt2.rawValue >> 8 != 0 }

  /// Whether a pin shows the watermark and nothing else, so that its edge is that of the watermark.
  var showsOnlyWatermark: Bool { interrupt1 == .watermark || interrupt2 == .watermark }
}

// Literals of sets are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension STSixAxisPins.First: OptionSet {}
  extension STSixAxisPins.Second: OptionSet {}
#endif
