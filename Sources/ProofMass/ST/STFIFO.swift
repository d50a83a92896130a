// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// When the FIFO of an ST motion sensor keeps sets of three axes, of which it holds up to 32. Raw values
/// are the codes of FM (datasheets, FIFO_CTRL_REG).
public enum STFIFOMode: UInt8, Sendable {
  /// Nothing is kept. Whether the outputs are still updated is not documented.
  case bypass = 0
  /// The FIFO fills once and stops. `rearmFIFO` starts it again.
  case fifo = 1
  /// When the FIFO is full, each new set replaces the oldest.
  case stream = 2
  /// As stream; while the interrupt is active, as FIFO. It keeps the sets before an event. Not in the A3G4250D.
  case streamToFIFO = 3
  /// Nothing is kept; while the interrupt is active, as stream. Only in the gyroscopes, except the A3G4250D.
  case bypassToStream = 4

  var isTriggered: Bool { self == .streamToFIFO || self == .bypassToStream }
}

/// How an ST motion sensor keeps up to 32 sets of three axes. Datasheets, FIFO_CTRL_REG.
public struct STFIFO: Equatable, Sendable {
  /// When sets are kept.
  package typealias Mode = STFIFOMode

  /// The pin whose signals are the interrupt of the triggered modes. Raw values are the codes of TR
  /// (datasheet of the LIS3DH, FIFO_CTRL_REG).
  public enum Trigger: UInt8, Sendable {
    /// INT1, which is the pin of an L3G4200D's interrupt generator.
    case interrupt1
    /// INT2. LIS3DH only.
    case interrupt2
  }

  /// When sets are kept.
  public var mode: STFIFOMode
  /// The watermark is passed by one set more than this, 0…31. Its line becomes inactive when fewer are
  /// left: with 0 never.
  public var watermark: UInt8
  /// The pin whose signals are the interrupt of the triggered modes.
  public var trigger: Trigger

  /// Creates the FIFO's settings from their parts.
  public init(_ mode: STFIFOMode, watermark: UInt8 = 0, trigger: Trigger = .interrupt1) {
    self.mode = mode
    self.watermark = watermark
    self.trigger = trigger
  }
}

/// The state of a FIFO. In all of ST's maps FIFO_SRC_REG has the same address and layout.
public struct STFIFOStatus: Equatable, Sendable {
  /// Number of unread sets, 0…32.
  public var count: Int
  /// Whether there are more sets than the watermark; stays set until there are fewer.
  public var watermark: Bool
  /// Whether it is full.
  public var isFull: Bool
  /// Whether there are none.
  public var isEmpty: Bool

  /// Creates a status from its parts.
  @usableFromInline package init(count: Int, watermark: Bool, isFull: Bool, isEmpty: Bool) {
    self.count = count
    self.watermark = watermark
    self.isFull = isFull
    self.isEmpty = isEmpty
  }
}

/// A set of three axes from a FIFO, and when it was measured.
public struct STTimedSample<Configuration>: Equatable, Sendable {
  /// The output in digits, as in `STSample`.
  public var raw: Axes<Int16>
  /// The value of one digit, in g or in degrees per second.
  public var sensitivity: Sensitivity
  /// The instant of the measurement, on the clock of the drain's edge or timebase.
  public var time: Instant

  /// Creates a sample from its parts.
  @inlinable
  package init(raw: Axes<Int16>, sensitivity: Sensitivity, time: Instant) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.time = time
  }

  /// Creates an empty sample, to fill a buffer with.
  @inlinable
  public init() {
    self.init(
      raw: Axes(0, 0, 0), sensitivity: Sensitivity(0, over: 1), time: Instant(nanoseconds: 0))
  }
}

extension STTimedSample where Configuration: STAccelerometerConfiguration {
  /// Specific force on the sensor's axes. At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration {
    Acceleration(g: raw.map { sensitivity.value($0) })
  }
}

extension STTimedSample where Configuration == L3G4200DConfiguration {
  /// Angular rate about the sensor's axes. Counter-clockwise is positive, seen from the axis' tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(degreesPerSecond: raw.map { sensitivity.value($0) })
  }
}

// MARK: The interface to the shared driver

/// The interface between the configuration of a part with a FIFO and the driver of ST's motion sensors.
public protocol STFIFOConfiguration: STConfiguration where FIFOState == FIFODraining {
  /// The value of FIFO_CTRL_REG; that of bypass if no FIFO is in use.
  var fifoControl: UInt8 { get }
}

/// The state that the driver of an ST motion sensor keeps of the chip's FIFO.
public protocol STFIFOState: Equatable, Sendable {
  /// Creates the state of a FIFO that was configured.
  init(_ setup: FIFOSetup)
  /// Starts again: the FIFO was configured.
  mutating func restart(_ setup: FIFOSetup)
  /// Called before a write to the chip that may fail.
  mutating func markUnknown()
  /// Called after the write.
  mutating func markWritten(_ setup: FIFOSetup)
}

/// The state of a FIFO that the part does not have.
public struct STNoFIFO: STFIFOState {
  /// Creates the state.
  public init(_: FIFOSetup) {}
  /// Does nothing.
  public mutating func restart(_: FIFOSetup) {}
  /// Does nothing.
  public mutating func markUnknown() {}
  /// Does nothing.
  public mutating func markWritten(_: FIFOSetup) {}
}
