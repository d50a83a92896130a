// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// Lets a gyroscope collect in its FIFO, drains it once, and reports the samples; then tests it.
///
/// Every call that allocates nothing on a computer shall do so here too.
func drain(
  _ gyroscope: inout L3G4200D<I2CDevice<FirmwareI2C>>, _ clock: FirmwareClock,
  report: @convention(c) (_ chip: UInt8, _ x: Double, _ y: Double, _ z: Double) -> Void
) throws(SensorError) {
  try gyroscope.configure(
    .init(
      rate: .hertz800, output: .highPass, highPass: .init(.reference(degreesPerSecond: 10)),
      interrupt: .wakeUp(duration: Duration(wholeNanoseconds: 5_000_000)),
      pins: .init(watermark: true),
      fifo: .init(.stream, watermark: 4)))
  clock.wait(for: gyroscope.settlingTime)
  try gyroscope.rearmFIFO(clock)
  clock.wait(forNanoseconds: 10_000_000)
  var samples = InlineArray<32, L3G4200DTimedSample>(repeating: L3G4200DTimedSample())
  var span = samples.mutableSpan
  let drain = try gyroscope.drain(into: &span, clock)
  for index in 0..<drain.count {
    let rate = samples[index].angularRate.radiansPerSecond
    report(1, rate.x, rate.y, rate.z)
  }
  guard try gyroscope.selfTest(clock).passed, try !gyroscope.readInterrupt().isActive else {
    throw .notReady
  }
}
