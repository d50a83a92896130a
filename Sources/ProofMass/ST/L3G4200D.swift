// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// The driver of ST's L3G4200D, a three-axis gyroscope of ±250, ±500 or ±2000 °/s, and of its
/// relatives A3G4250D, L3GD20 and L3GD20H.
///
///     var gyroscope = try L3G4200D(on: bus, .init(range: .dps500))
///     timebase.wait(for: gyroscope.settlingTime)
///     let rate = try gyroscope.read().angularRate  // in rad/s
///
/// Fast samples are best kept in the chip's FIFO and drained in batches, each sample with its time:
///
///     try gyroscope.configure(
///       .init(rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4)))
///     …
///     let drain = try gyroscope.drain(into: &samples, at: edge, timebase)
///
/// A driver owns its bus and gives it back with `release()`.
public typealias L3G4200D<Link: Bus & ~Copyable> = STSensor<L3G4200DConfiguration, Link>

/// One sample of an L3G4200D. All 16 bits count, and reach 14.7 % beyond the range.
public typealias L3G4200DSample = STSample<L3G4200DConfiguration>

/// A set of three axes out of the FIFO of an L3G4200D, and when it was measured.
public typealias L3G4200DTimedSample = STTimedSample<L3G4200DConfiguration>

/// The result of draining the FIFO of an L3G4200D, apart from the samples.
package typealias L3G4200DDrain = FIFODrain

/// FIFO_SRC_REG of an L3G4200D.
package typealias L3G4200DFIFOStatus = STFIFOStatus

/// What the interrupt generator of an L3G4200D detected.
package typealias L3G4200DInterruptSource = STInterruptSource

extension STSensor where Configuration == L3G4200DConfiguration, Link: ~Copyable {
  /// Reads STATUS_REG: which axes are new and which were overwritten. It leaves the sample unread. The
  /// value of the register while a FIFO is in use is not documented.
  ///
  /// - Throws: `.bus`
  public mutating func readStatus() throws(SensorError) -> L3G4200DStatus {
    let status: Datasheet.L3G4200D.STATUS_REG = try bus.load()
    return L3G4200DStatus(
      isNew: status.zyxNew, new: Axes(status.xNew, status.yNew, status.zNew),
      isOverrun: status.zyxOverrun,
      overrun: Axes(status.xOverrun, status.yOverrun, status.zOverrun))
  }

  /// Reads OUT_TEMP. Its value in power-down is not documented.
  ///
  /// - Throws: `.bus`
  public mutating func readTemperature() throws(SensorError) -> L3G4200DTemperature {
    let output: Datasheet.L3G4200D.OUT_TEMP = try bus.load()
    return L3G4200DTemperature(raw: output.temperature)
  }

  /// Reads what the interrupt generator detected. That ends a latched interrupt, and its pin becomes
  /// inactive after up to two samples (AN3393).
  ///
  /// A sample read afterwards may be a later one than that of the event.
  ///
  /// - Throws: `.bus`, or `.lostConfiguration` until `configure` has succeeded. Like `read`, it checks
  ///   the configuration after 16 reads without an event.
  public mutating func readInterrupt() throws(SensorError) -> STInterruptSource {
    STInterruptSource(try loadSource(Datasheet.L3G4200D.INT1_SRC.address))
  }

  /// Restarts the high-pass filter, so that the present rate immediately becomes its zero, without the
  /// time that the filter takes to settle.
  ///
  /// - Throws: `.bus`; `.wrongState` unless the filter is in normal mode: for the other modes no
  ///   restart is documented.
  public mutating func resetHighPass() throws(SensorError) {
    guard configuration.highPass.mode == .normal else { throw .wrongState }
    let _: Datasheet.L3G4200D.REFERENCE = try bus.load()
  }
}

/// STATUS_REG of an L3G4200D.
public struct L3G4200DStatus: Equatable, Sendable {
  /// ZYXDA: whether a set is new. As some drivers read it, one new axis is enough.
  public var isNew: Bool
  /// Which axes are new.
  public var new: Axes<Bool>
  /// ZYXOR: whether a set was overwritten unread.
  public var isOverrun: Bool
  /// Which axes were overwritten unread.
  public var overrun: Axes<Bool>

  /// Creates a status from its parts.
  package init(isNew: Bool, new: Axes<Bool>, isOverrun: Bool, overrun: Axes<Bool>) {
    self.isNew = isNew
    self.new = new
    self.isOverrun = isOverrun
    self.overrun = overrun
  }
}

/// Relative temperature of an L3G4200D: one digit less for each degree more, renewed once a second
/// (datasheet, OUT_TEMP). No document says which temperature reads 0: for one L3G4200D it was about
/// 37 °C, and for relatives between 15 and 50 °C.
public struct L3G4200DTemperature: Equatable, Sendable {
  /// The temperature in °C at which that one L3G4200D read 0. Differences of temperature do not depend on
  /// it.
  public static var nominalOffset: Double { 37 }

  /// The reading in digits, −128…127.
  public var raw: Int8

  /// Creates a temperature from its digits.
  package init(raw: Int8) { self.raw = raw }

  /// The temperature in °C, where `offset` is the temperature at which this specimen reads 0.
  public func celsius(offset: Double) -> Double { offset - Double(Int(raw)) }
}
