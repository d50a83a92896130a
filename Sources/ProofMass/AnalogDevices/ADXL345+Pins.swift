// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// The signals of an ADXL345's pins INT1 and INT2, and their level. Each signal is on one of them. Events that are detected
/// are on INT1 unless they are among those of INT2: the chip cannot detect them without showing them.
public struct ADXL345Pins: Equatable, Sendable {
  /// Signals that a pin can show. Raw values have the bits of INT_ENABLE.
  public struct Signals: Equatable, Sendable {
    /// The bits of INT_ENABLE.
    public var rawValue: UInt8

    /// Creates a set from the bits of INT_ENABLE; none by default.
    public init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

    private init(_ enable: Datasheet.ADXL345.INT_ENABLE) { rawValue = enable.bits }

    /// A sample is ready; inactive when all are read.
    public static var dataReady: Signals { Signals(.init(dataReady: true)) }
    /// A single tap; like all events active until it is read.
    public static var singleTap: Signals { Signals(.init(singleTap: true)) }
    /// A double tap.
    public static var doubleTap: Signals { Signals(.init(doubleTap: true)) }
    /// Movement.
    public static var activity: Signals { Signals(.init(activity: true)) }
    /// Rest.
    public static var inactivity: Signals { Signals(.init(inactivity: true)) }
    /// Free fall.
    public static var freeFall: Signals { Signals(.init(freeFall: true)) }
    /// The FIFO has as many sets as its watermark; inactive when fewer are left.
    public static var watermark: Signals { Signals(.init(watermark: true)) }
    /// The FIFO is full, or without one a sample was overwritten unread; inactive when one is read.
    public static var overrun: Signals { Signals(.init(overrun: true)) }
  }

  /// Signals of pin INT1; events that are detected are added.
  public var interrupt1: Signals
  /// Signals of pin INT2.
  public var interrupt2: Signals
  /// Whether both pins are low when active. DATA_FORMAT, INT_INVERT.
  public var activeLow: Bool

  /// Creates the pins' settings from their parts.
  public init(
    interrupt1: Signals = Signals(), interrupt2: Signals = Signals(), activeLow: Bool = false
  ) {
    self.interrupt1 = interrupt1
    self.interrupt2 = interrupt2
    self.activeLow = activeLow
  }
}

// Literals of sets are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension ADXL345Pins.Signals: OptionSet {}
#endif

extension ADXL345Configuration {
  /// INT_ENABLE.
  var enabled: Datasheet.ADXL345.INT_ENABLE {
    .init(bits: detected.bits | pins.interrupt1.rawValue | pins.interrupt2.rawValue)
  }

  /// INT_MAP.
  var mapped: Datasheet.ADXL345.INT_MAP { .init(bits: pins.interrupt2.rawValue) }

  /// Whether the chip can show the signals: each on one pin, events that are detected, and a FIFO's watermark.
  var hasSignals: Bool {
    let (first, second) = (pins.interrupt1.rawValue, pins.interrupt2.rawValue)
    let others = Datasheet.ADXL345.INT_ENABLE(
      dataReady: true, watermark: fifo != nil, overrun: true)
    return first & second == 0 && (first | second) & ~(detected.bits | others.bits) == 0
  }

  /// What an edge of a pin tells of the FIFO.
  var fifoPin: FIFOSetup.Pin {
    let first = enabled.bits & ~mapped.bits
    let (watermark, overrun) = (
      Datasheet.ADXL345.INT_ENABLE(watermark: true).bits,
      Datasheet.ADXL345.INT_ENABLE(overrun: true).bits
    )
    if first == watermark || mapped.bits == watermark { return .watermark }
    return first == overrun || mapped.bits == overrun ? .overrun : .none
  }
}
