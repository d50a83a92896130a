// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// An hour of nine axes in seconds: accelerometer at 1 kHz, gyroscope at 800 Hz, compass at 100 Hz,
/// every sample read over the emulated bus and converted.
func nineAxisHour() throws(SensorError) -> (seconds: Double, samples: Int) {
  let circuit = Circuit([.lis331dlh, .l3g4200d, .ak8975], wireTime: WireTime(i2cHertz: 1_000_000))
  let timebase = circuit.timebase
  var accelerometer = try LIS331DLH(
    on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz1000, range: .g8))
  var gyroscope = try L3G4200D(
    on: I2CDevice(circuit.wire, .l3g4200d), .init(rate: .hertz800, range: .dps2000))
  var compass = try AK8975(on: I2CDevice(circuit.wire, .ak8975), timebase)
  timebase.wait(for: gyroscope.settlingTime)

  let start = ContinuousClock.now
  let origin = timebase.now()
  let end = origin.advanced(byNanoseconds: 3_600_000_000_000)
  // Samples wait half a period before they are read.
  var nextForce = origin
  var nextRate = origin
  var nextField = origin
  var due: Instant?
  var sum = 0.0
  var samples = 0
  while true {
    let next = min(nextForce, min(nextRate, nextField))
    guard next < end else { break }
    timebase.wait(until: next)
    if next == nextForce {
      let sample = try accelerometer.read()
      if sample.isNew { samples += 1 }
      sum += sample.acceleration.g.x
      nextForce = nextForce.advanced(byNanoseconds: 1_000_000)
    } else if next == nextRate {
      let sample = try gyroscope.read()
      if sample.isNew { samples += 1 }
      sum += sample.angularRate.radiansPerSecond.x
      nextRate = nextRate.advanced(byNanoseconds: 1_250_000)
    } else if due != nil {
      sum += try compass.readMeasurement(timebase).fluxDensity.microtesla.x
      samples += 1
      due = nil
      nextField = nextField.advanced(byNanoseconds: 900_000)
    } else {
      due = try compass.startMeasurement(timebase)
      nextField = nextField.advanced(byNanoseconds: 9_100_000)
    }
  }
  let time = seconds(since: start)
  keep(sum)
  return (time, samples)
}
