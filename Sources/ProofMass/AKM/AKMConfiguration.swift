// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The interface between the configuration of a part and the shared driver of AKM's magnetometers.
///
/// AK8975 and AK8963 have WIA, ST1 to ST2, CNTL, ASTC, I2CDIS and the fuse ROM at the same addresses;
/// this map is the default. An AK8963 has more bits and modes in it. An AK09916 has a map of its own.
public protocol AKMConfiguration: Equatable, Sendable {
  /// The result of one measurement.
  associatedtype Sample

  /// Creates the driver's default configuration.
  init()

  /// The registers of the part's map that the driver uses, and the times of a measurement.
  static var map: AKMMap { get }

  /// Checks the identity, powers the chip down, switches the coil off, and reads the sensitivity
  /// adjustment, which is 128 (none) in a part that adjusts its output by itself.
  ///
  /// - Throws: `.identity`, `.bus`, or `.notVerified`.
  static func identify<Link: Bus & ~Copyable>(
    _ bus: inout Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<UInt8>

  /// The mode between measurements: power-down where `startMeasurement` starts each.
  var restingMode: AKMMode { get }
  /// The value of CNTL in a mode.
  func control(_ mode: AKMMode) -> UInt8
  /// The limits of the self-test, in digits after sensitivity adjustment.
  var selfTestLimits: Axes<ClosedRange<Int>> { get }

  /// Creates a sample from a measurement, if that is good.
  ///
  /// - Throws: `.overflow`, `.dataError`, or `.lostConfiguration` when it was measured in another mode.
  func sample(
    _ readOut: AKMReadOut, adjustment: Axes<UInt8>, instant: Instant?
  ) throws(SensorError) -> Sample
}

extension AKMConfiguration {
  /// Checks WIA, and reads the fuse ROM.
  public static func identify<Link: Bus & ~Copyable>(
    _ bus: inout Link, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Axes<UInt8> {
    try bus.identify(by: Datasheet.AK8975.WIA.self, as: Datasheet.AK8975.identity)
    try bus.storeAndVerify([AKMMode.powerDown.rawValue], to: Datasheet.AK8975.CNTL.address)
    try bus.storeAndVerify(Datasheet.AK8975.ASTC())
    timebase.wait(forNanoseconds: Datasheet.AK8975.Timing.modeWait)
    try bus.storeAndVerify([AKMMode.fuseROM.rawValue], to: Datasheet.AK8975.CNTL.address)
    timebase.wait(forNanoseconds: Datasheet.AK8975.Timing.fuseAccess)
    let fuses: InlineArray<3, UInt8> = try bus.load(Datasheet.AK8975.ASAX.address)
    return Axes(fuses[0], fuses[1], fuses[2])
  }

  /// Whether `startMeasurement` starts each measurement.
  @inlinable var isTriggered: Bool { restingMode == .powerDown }
}

/// The registers, in a map of AKM's magnetometers, that the driver uses, and the times of a measurement.
/// Where it says nothing else, the map is that of AK8975 and AK8963.
public struct AKMMap: Sendable {
  /// The typical duration of a measurement, in nanoseconds.
  @usableFromInline package var typicalMeasurement: Int64
  /// The longest duration of a measurement, in nanoseconds.
  @usableFromInline var longestMeasurement: Int64
  /// The address of ST1, the first register of a reading.
  @usableFromInline var status: UInt8
  /// Whether a byte stands between the data and ST2.
  @usableFromInline var hasTemperature: Bool
  /// The address of the register that holds the mode.
  @usableFromInline var control: UInt8
  /// The bits of that register that are compared when a mode is read back.
  @usableFromInline var controlMask: UInt8
  /// The mode that measures the field of the coil.
  @usableFromInline var selfTestMode: AKMMode
  /// Whether a bit of ASTC switches the coil of the self-test on; otherwise the self-test's mode does.
  @usableFromInline var hasCoilSwitch: Bool

  @inlinable
  init(
    typicalMeasurement: Int64, longestMeasurement: Int64,
    status: UInt8 = Datasheet.AK8975.ST1.address, hasTemperature: Bool = false,
    control: UInt8 = Datasheet.AK8975.CNTL.address, controlMask: UInt8,
    selfTestMode: AKMMode = .selfTest, hasCoilSwitch: Bool = true
  ) {
    self.typicalMeasurement = typicalMeasurement
    self.longestMeasurement = longestMeasurement
    self.status = status
    self.hasTemperature = hasTemperature
    self.control = control
    self.controlMask = controlMask
    self.selfTestMode = selfTestMode
    self.hasCoilSwitch = hasCoilSwitch
  }
}

/// A mode of an AKM magnetometer. The raw values are the codes of MODE, which differ between the parts except
/// for the first two.
public struct AKMMode: Equatable, Sendable {
  /// The code of MODE.
  @usableFromInline package let rawValue: UInt8

  /// Creates a mode from its code.
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Power-down.
  @inlinable package static var powerDown: AKMMode { AKMMode(rawValue: 0b0000) }
  /// One measurement, then power-down.
  @inlinable package static var singleMeasurement: AKMMode { AKMMode(rawValue: 0b0001) }
  /// A measurement 8 times a second (AK8963).
  @inlinable package static var continuous8Hertz: AKMMode { AKMMode(rawValue: 0b0010) }
  /// A measurement at each pulse on pin TRG (AK8963).
  @inlinable package static var externalTrigger: AKMMode { AKMMode(rawValue: 0b0100) }
  /// A measurement 100 times a second (AK8963).
  @inlinable package static var continuous100Hertz: AKMMode { AKMMode(rawValue: 0b0110) }
  /// One measurement of the self-test field, then power-down (AK8975, AK8963).
  @inlinable package static var selfTest: AKMMode { AKMMode(rawValue: 0b1000) }
  /// Access to the sensitivity adjustment (AK8975, AK8963).
  @inlinable package static var fuseROM: AKMMode { AKMMode(rawValue: 0b1111) }
}

/// ST1 to ST2 of one measurement.
public struct AKMReadOut: Equatable, Sendable {
  /// ST1, whose bits are those of all parts. An AK8975 has no DOR.
  @usableFromInline var first: Datasheet.AK8963.ST1
  /// The output in digits, not adjusted.
  @usableFromInline var raw: Axes<Int16>
  /// The bits of ST2.
  @usableFromInline var last: UInt8

  @inlinable
  init(_ bytes: InlineArray<8, UInt8>) { self.init(bytes.span, at: 0) }

  /// Creates a read-out without the byte between the data and ST2.
  @inlinable
  init(withTemperature bytes: InlineArray<9, UInt8>) {
    self.init(bytes.span, at: 0, count: 9)
  }

  /// Creates a read-out of eight or nine bytes among others, of which the last is ST2.
  @inlinable
  init(_ bytes: Span<UInt8>, at start: Int, count: Int = 8) {
    first = Datasheet.AK8963.ST1(bits: bytes[start])
    raw = Axes(bytes, at: start + 1)
    last = bytes[start + count - 1]
  }
}

extension Bus where Self: ~Copyable {
  /// Reads ST1 to ST2 in one transaction.
  ///
  /// - Throws: `.bus`.
  @inlinable
  mutating func loadMeasurement(_ map: AKMMap) throws(SensorError) -> AKMReadOut {
    if map.hasTemperature { return AKMReadOut(withTemperature: try load(map.status)) }
    return AKMReadOut(try load(map.status))
  }

  /// Writes a mode to the register that holds it, and verifies it.
  mutating func store<Configuration: AKMConfiguration>(
    _ configuration: Configuration, _ mode: AKMMode
  ) throws(SensorError) {
    try storeAndVerify([configuration.control(mode)], to: Configuration.map.control)
  }
}

// MARK: Sensitivity adjustment

extension Sensitivity {
  /// The value of one digit, in µT: its nominal value × (ASA + 128) / 256.
  @inlinable
  init(nanotesla: Int32, adjustment: UInt8) {
    let sum = Int32(adjustment) + Int32(Datasheet.AK8975.Constant.adjustmentOffset)
    self.init(
      nanotesla * sum, over: 1000 * Int32(Datasheet.AK8975.Constant.adjustmentDivisor))
  }
}

extension MagneticFluxDensity {
  /// Creates a flux density from digits of this many nanotesla before adjustment.
  @inlinable
  init(_ raw: Axes<Int16>, nanotesla: Int32, adjustment: Axes<UInt8>) {
    self.init(
      microtesla: Axes(
        Sensitivity(nanotesla: nanotesla, adjustment: adjustment.x).value(raw.x),
        Sensitivity(nanotesla: nanotesla, adjustment: adjustment.y).value(raw.y),
        Sensitivity(nanotesla: nanotesla, adjustment: adjustment.z).value(raw.z)))
  }
}
