// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
import ProofMassDatasheets

// A magnetometer behind the sensor hub, by the driver itself: unlike `STSensorHub` it keeps its bus after a failure, so
// that a sampler can try again.
extension STSixAxis where Configuration: STHubConfiguration, Link: ~Copyable {
  /// Configures a magnetometer on the auxiliary bus, and makes the sensor hub read it at 104 Hz or, where that is slower,
  /// the rate of the faster sensor; the FIFO stores what it reads where the configuration says so. Until `configure` has
  /// succeeded, reading throws `.lostConfiguration`. Takes 20 ms for each byte that is written.
  ///
  /// Where the magnetometer does not answer, the hub is started nevertheless, and thus tells when it answers again.
  ///
  /// - Throws: `.wrongState` where the configuration does not let the hub run; `.identity` or `.notVerified` of this chip or of the magnetometer; `.bus`, with `.noAcknowledge` where the
  ///   magnetometer does not answer.
  package mutating func startMagnetometer<Magnetometer: STMagnetometerConfiguration>(
    _ magnetometer: Magnetometer, at target: I2CTarget, intoFIFO: Bool, _ timebase: some Timebase
  ) throws(SensorError) {
    guard configuration.allowsHub else { throw .wrongState }
    let magnetometer = try magnetometer.rounded()
    var failure: SensorError?
    do throws(SensorError) {
      try onAuxiliaryBus(of: target, timebase) { hub throws(SensorError) in
        try hub.identify(magnetometer)
        _ = try magnetometer.write(to: &hub)
      }
    } catch {
      guard case .bus(let cause, _) = error, cause.kind == .noAcknowledge else { throw error }
      failure = error
    }
    try bus.startHub(
      of: configuration.part, magnetometer, at: target, .hertz104, intoFIFO: intoFIFO)
    if let failure { throw failure }
  }

  /// Stops the sensor hub, and powers the magnetometer down. Until `configure` or `powerDown` has succeeded, this chip's
  /// accelerometer runs, and reading throws `.lostConfiguration`.
  ///
  /// - Throws: what `startMagnetometer` throws.
  package mutating func stopMagnetometer<Magnetometer: STMagnetometerConfiguration>(
    _ magnetometer: Magnetometer, at target: I2CTarget, _ timebase: some Timebase
  ) throws(SensorError) {
    let down = try magnetometer.rounded().poweredDown
    let register = Magnetometer.map.power
    try onAuxiliaryBus(of: target, timebase) { hub throws(SensorError) in
      try hub.storeAndVerify([down.control(at: register)], to: register)
    }
  }

  /// Lends the bus to the hub for an access to a chip behind it.
  private mutating func onAuxiliaryBus<Clock: Timebase>(
    of target: I2CTarget, _ timebase: Clock,
    _ access: (inout STSensorHub<Configuration.Part, Link, Clock>) throws(SensorError) -> Void
  ) throws(SensorError) {
    markStarting()
    try bus.prepareHub(of: configuration.part, timebase)
    let (configuration, clockTrim) = (configuration, clockTrim)
    let (mayHoldAxis, presentPeriod) = (mayHoldAxis, presentPeriod)
    var hub = STSensorHub(
      lending: (consume self).release(), of: configuration.part, to: target, timebase)
    var failure: SensorError?
    do throws(SensorError) { try access(&hub) } catch { failure = error }
    self = STSixAxis(
      hub.release(), configuration, clockTrim,
      STSixAxisStarting(accelerometerControl: 0, gyroscopeControl: 0))
    self.mayHoldAxis = mayHoldAxis
    self.presentPeriod = presentPeriod
    markStarting()
    if let failure { throw failure }
  }
}
