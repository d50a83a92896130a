// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Reads what the chip has last read of a magnetometer, after ``InvenSenseHub/start(_:)``, without a sample of the chip.
  ///
  /// - Throws: `.wrongState` where the configuration does not say `auxiliary: .magnetometer`; `.bus`;
  ///   `.lostConfiguration` where the chip's I2C master was stopped, and until `configure` has succeeded. Like `read`, it
  ///   checks the configuration after 16 reads without a new measurement.
  public mutating func readMagnetometer() throws(SensorError) -> InvenSenseMagnetometer {
    guard configuration.auxiliary == .magnetometer else { throw .wrongState }
    try checkSources()
    let map = Configuration.map
    var bytes = InlineArray<9, UInt8>(repeating: 0)
    try bus.load(map.auxiliary, into: &bytes, count: map.magnetometerSize)
    let field = InvenSenseMagnetometer(
      AKMReadOut(bytes.span, at: 0, count: map.magnetometerSize),
      isUnanswered: try isUnanswered())
    try checkMaster()
    staleSources.record(isNew: field.isNew)
    return field
  }

  /// Whether a magnetometer did not acknowledge since this was last read.
  @usableFromInline
  mutating func isUnanswered() throws(SensorError) -> Bool {
    let bytes: InlineArray<1, UInt8> = try bus.load(Configuration.map.masterStatus)
    let state = Datasheet.MPU6500.I2C_MST_STATUS(bits: bytes[0])
    return state.slave0Refused || state.slave1Refused
  }

  /// Throws `.lostConfiguration` where the master does not run, as after another program has opened the bypass: what it
  /// had read last stays, marked as new.
  @usableFromInline
  mutating func checkMaster() throws(SensorError) {
    let control: InlineArray<1, UInt8> = try bus.load(Configuration.map.userControl)
    guard Datasheet.MPU6500.USER_CTRL(bits: control[0]).masterEnabled else {
      throw lostConfiguration()
    }
  }
}

// A magnetometer behind the chip, by the driver itself: unlike `InvenSenseHub` it keeps its bus after a failure, so that a
// sampler can try again.
extension InvenSenseSixAxis where Link: ~Copyable {
  /// Configures a magnetometer of AKM on the auxiliary bus, and makes the chip read it. Until `configure` has succeeded,
  /// reading throws `.lostConfiguration`. Takes some 50 ms. Returns its sensitivity adjustment.
  ///
  /// Where the magnetometer does not answer, the chip tries to read it nevertheless, and thus tells when it answers again.
  ///
  /// - Throws: `.identity` or `.notVerified` of this chip or of the magnetometer; `.invalidAdjustment`; `.bus`, with
  ///   `.noAcknowledge` where the magnetometer does not answer.
  package mutating func startMagnetometer<Magnetometer: AKMConfiguration>(
    _ magnetometer: Magnetometer, at target: I2CTarget, _ timebase: some Timebase
  ) throws(SensorError) -> Axes<UInt8> {
    var adjustment = Axes<UInt8>(128, 128, 128)
    var failure: SensorError?
    do throws(SensorError) {
      try onAuxiliaryBus(of: target, timebase) { hub throws(SensorError) in
        adjustment = try AKMCompass.begin(magnetometer, &hub, timebase).adjustment
      }
    } catch {
      guard case .bus(let cause, _) = error, cause.kind == .noAcknowledge else { throw error }
      failure = error
    }
    try bus.startMaster(magnetometer, at: target, of: Configuration.self)
    // Ends an older state.
    _ = try isUnanswered()
    if let failure { throw failure }
    return adjustment
  }

  /// Stops reading the magnetometer, and powers it down. Until `configure` or `powerDown` has succeeded, this chip runs,
  /// and reading throws `.lostConfiguration`.
  ///
  /// - Throws: what `startMagnetometer` throws.
  package mutating func stopMagnetometer(
    _ magnetometer: some AKMConfiguration, at target: I2CTarget, _ timebase: some Timebase
  ) throws(SensorError) {
    try onAuxiliaryBus(of: target, timebase) { hub throws(SensorError) in
      try hub.store(magnetometer, .powerDown)
    }
  }

  /// Lends the bus to the hub for an access to a chip behind it.
  private mutating func onAuxiliaryBus<Clock: Timebase>(
    of target: I2CTarget, _ timebase: Clock,
    _ access: (inout InvenSenseHub<Configuration, Link, Clock>) throws(SensorError) -> Void
  ) throws(SensorError) {
    markUnknown()
    try configuration.prepareMaster(&bus, timebase)
    let configuration = configuration
    var hub = InvenSenseHub<Configuration, Link, Clock>(
      lending: (consume self).release(), to: target, timebase)
    var failure: SensorError?
    do throws(SensorError) { try access(&hub) } catch { failure = error }
    self = InvenSenseSixAxis(hub.release(), configuration)
    markUnknown()
    if let failure { throw failure }
  }
}
