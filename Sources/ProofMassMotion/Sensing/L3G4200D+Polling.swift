// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

extension L3G4200D: PolledSensor where Link: ~Copyable {
  @usableFromInline package var rates: [Double] { configuration.part.rates.map(\.hertz) }

  @usableFromInline package var rate: Double { configuration.rate.hertz }

  @usableFromInline package mutating func start(rate: Double) throws(SensorError) {
    var configuration = configuration
    if let rate = Configuration.Rate(hertz: rate) { configuration.rate = rate }
    configuration.power = .normal
    // Samples are read one by one.
    configuration.fifo = nil
    try configure(configuration)
  }

  @inlinable
  package mutating func poll() throws(SensorError) -> PolledSample {
    let sample = try read()
    // All 16 bits count, and reach beyond the range that the datasheet names.
    return PolledSample(
      raw: sample.raw, value: sample.angularRate.radiansPerSecond, isNew: sample.isNew,
      overrun: sample.overrun, range: .min ... .max)
  }
}
