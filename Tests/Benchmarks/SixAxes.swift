// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// Samples of the driver of an LSM6DSOX over memory: each the status, a burst of 14 bytes, and six conversions.
func sixAxisSamples(_ count: Int) throws(SensorError) -> Times {
  // WHO_AM_I, and STATUS_REG with three new samples.
  var chip = try LSM6DSO(
    on: MemoryBus(identity: 0x6C, status: 0x1E, 0x07),
    .init(part: .lsm6dsox, accelerometerRate: .hertz104))
  var sum = 0.0
  let stopwatch = Stopwatch()
  for _ in 0..<count {
    let sample = try chip.read()
    let (g, rate) = (sample.acceleration.g, sample.angularRate.radiansPerSecond)
    sum += g.x + g.y + g.z + rate.x + rate.y + rate.z
  }
  let times = stopwatch.read()
  keep(sum)
  return times
}

/// Reads of the 12 output bytes of a running LSM6DSOX through the circuit, whose two sensors have 833 Hz, on a wire of
/// 400 kHz, where a read takes 345 µs, or on a slow one, where each read finds a new sample.
func sixAxisBursts(_ count: Int, i2cHertz: Int64) throws -> Times {
  let circuit = Circuit([.lsm6dsox], wireTime: WireTime(i2cHertz: i2cHertz))
  let wire = circuit.wire
  // CTRL1_XL, CTRL2_G, CTRL3_C: 833 Hz, 2 g, 250 °/s, block data update, and addresses that count.
  let control: InlineArray<3, UInt8> = [0x70, 0x70, 0x44]
  try wire.write(control.span, command: 0x10, to: 0x6A)
  circuit.advance(by: .milliseconds(100))
  var bytes = InlineArray<12, UInt8>(repeating: 0)
  let stopwatch = Stopwatch()
  for _ in 0..<count {
    var span = bytes.mutableSpan
    try wire.read(into: &span, command: 0x22, from: 0x6A)
  }
  let times = stopwatch.read()
  let others = circuit.finish().violations.filter { i2cHertz > 200_000 && $0.kind != .staleRead }
  guard others.isEmpty else { throw ViolatedDatasheet(violations: others) }
  return times
}

/// Sampling of an LSM6DSOX at 833 Hz, on the data-ready line of its gyroscope, on a board that turns evenly.
func sixAxes(milliseconds: Int, sensing: Sensing) throws -> Times {
  let circuit = Circuit([.lsm6dsox], sensing: sensing)
  circuit.change { $0.angularRate = [0.1, 0.2, 0.3] }
  let timebase = circuit.timebase
  var chip = try LSM6DSO(
    on: I2CDevice(circuit.wire, .lsm6dso),
    .init(
      part: .lsm6dsox, accelerometerRate: .hertz833, gyroscopeRate: .hertz833,
      pins: .init(interrupt1: .gyroscopeReady)))
  guard var line = circuit.line("INT1", of: .i2c(0x6A)) else { throw NoSuchPin() }
  timebase.wait(for: chip.settlingTime)
  let end = timebase.now() + .milliseconds(milliseconds)
  var sum = 0.0
  let stopwatch = Stopwatch()
  while timebase.now() < end {
    _ = line.waitForEdge(until: timebase.now() + .milliseconds(3))
    sum += try chip.read().acceleration.g.x
  }
  let times = stopwatch.read()
  keep(sum)
  return times
}
