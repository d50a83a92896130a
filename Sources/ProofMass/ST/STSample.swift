// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// One sample of an ST motion sensor: three axes in digits, with their status. `LIS331DLHSample`,
/// `LIS331DLSample`, `LIS3DHSample`, `L3G4200DSample`, `LIS3MDLSample` and `LIS2MDLSample` are this type, each with
/// its own configuration.
public struct STSample<Configuration>: Equatable, Sendable {
  /// Output of each axis, in digits, signed, in the range of the part's output: 8 bits (LIS331DL),
  /// 12 bits (LIS331DLH, LIS3DH) or 16 bits (the others), which reach beyond the range. Words that
  /// the chip left-justifies are shifted right.
  public var raw: Axes<Int16>
  /// The value of one digit, in g, in degrees per second or in µT.
  public var sensitivity: Sensitivity
  /// Whether each axis that is measured is new since it was last read (STATUS_REG, XDA, YDA, ZDA).
  /// ZYXDA does not count: as some drivers read it, one new axis is enough to set it.
  public var isNew: Bool
  /// Whether an earlier sample was overwritten unread (STATUS_REG, ZYXOR).
  public var overrun: Bool

  /// Creates a sample from its parts.
  @inlinable
  package init(raw: Axes<Int16>, sensitivity: Sensitivity, isNew: Bool, overrun: Bool) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.isNew = isNew
    self.overrun = overrun
  }
}

extension STSample {
  /// Whether all bits that are read are ones.
  @inlinable var isOnes: Bool { overrun && raw.x & raw.y & raw.z == -1 }
}

extension STSample where Configuration: STAccelerometerConfiguration {
  /// Specific force on the sensor's axes. At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration {
    Acceleration(g: raw.map { sensitivity.value($0) })
  }
}

extension STSample where Configuration == L3G4200DConfiguration {
  /// Angular rate about the sensor's axes. Counter-clockwise is positive, seen from the axis' tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(degreesPerSecond: raw.map { sensitivity.value($0) })
  }
}

extension Bus where Self: ~Copyable {
  /// Whether all these bits of STATUS_REG are set. In all of ST's maps the register has the same layout.
  @inlinable
  mutating func hasSample(_ newBits: UInt8, at register: UInt8) throws(SensorError) -> Bool {
    let status: InlineArray<1, UInt8> = try load(register)
    return status[0] & newBits == newBits
  }

  /// Reads STATUS_REG and the three axes in one transaction.
  @inlinable
  mutating func loadSample<Configuration: STConfiguration>(
    _ newBits: UInt8, _ sensitivity: Sensitivity
  ) throws(SensorError) -> STSample<Configuration> {
    let bytes: InlineArray<7, UInt8> = try load(Configuration.statusRegister)
    let status = Datasheet.LIS331DLH.STATUS_REG(bits: bytes[0])
    let unusedLowBits = Configuration.unusedLowBits
    return STSample(
      raw: Axes(
        Int16(low: bytes[1], high: bytes[2]) &>> unusedLowBits,
        Int16(low: bytes[3], high: bytes[4]) &>> unusedLowBits,
        Int16(low: bytes[5], high: bytes[6]) &>> unusedLowBits),
      sensitivity: sensitivity, isNew: status.bits & newBits == newBits,
      overrun: status.zyxOverrun)
  }
}

/// Counts successive reads without a new sample.
///
/// After 16 of them the next read first checks that the chip still holds its configuration: after a
/// dip of its supply it is powered down, and would otherwise repeat its last sample forever.
@usableFromInline
struct StaleReads: Equatable, Sendable {
  /// The limit, too, while the chip is not known to hold its configuration.
  @usableFromInline var count: UInt8 = 0

  @inlinable static var limit: UInt8 { 16 }

  /// The configuration is to be checked before the next read.
  @inlinable static var unknown: StaleReads { StaleReads(count: limit) }

  @inlinable
  init(count: UInt8 = 0) { self.count = count }

  @inlinable var needsCheck: Bool { count >= Self.limit }

  /// To be called only while `needsCheck` is false.
  @inlinable
  mutating func record(isNew: Bool) { count = isNew ? 0 : count + 1 }
}

/// What the interrupt generator of an ST motion sensor detected: at the event if the interrupt is latched,
/// otherwise in the last sample. Datasheets, INT1_SRC, INT2_SRC, FF_WU_SRC_1, FF_WU_SRC_2.
public struct STInterruptSource: Equatable, Sendable {
  /// One of six directions: an axis and the sign of its acceleration beyond the threshold.
  public enum Direction: UInt8, Sendable {
    /// X is below the negative threshold, or above the threshold.
    case minusX, plusX
    /// Y is below the negative threshold, or above the threshold.
    case minusY, plusY
    /// Z is below the negative threshold, or above the threshold: at rest, face up, `plusZ`.
    case minusZ, plusZ
  }

  /// Whether the configured event has occurred.
  public var isActive: Bool
  /// The axes that are above their threshold. Whether axes are reported whose event is not enabled is not
  /// documented.
  public var high: Axes<Bool>
  /// The axes below their threshold; with directions, below its negative. Reported as in `high`.
  public var low: Axes<Bool>

  /// Creates a source from its parts.
  @usableFromInline package init(isActive: Bool, high: Axes<Bool>, low: Axes<Bool>) {
    self.isActive = isActive
    self.high = high
    self.low = low
  }

  /// Creates a source from a source register; all of them have the same layout.
  init(_ source: Datasheet.LIS331DLH.INT1_SRC) {
    self.init(
      isActive: source.active, high: Axes(source.xHigh, source.yHigh, source.zHigh),
      low: Axes(source.xLow, source.yLow, source.zLow))
  }

  /// The direction where directions are detected; nil unless it is exactly one.
  public var direction: Direction? {
    switch (high.x, low.x, high.y, low.y, high.z, low.z) {
    case (true, false, false, false, false, false): .plusX
    case (false, true, false, false, false, false): .minusX
    case (false, false, true, false, false, false): .plusY
    case (false, false, false, true, false, false): .minusY
    case (false, false, false, false, true, false): .plusZ
    case (false, false, false, false, false, true): .minusZ
    default: nil
    }
  }
}
