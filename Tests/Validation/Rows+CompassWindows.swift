// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

extension Row {
  /// The extremes of 100 parts against the datasheet's limits: X and Y within ±100 digits, Z from
  /// −1000 to −300.
  @Sendable static func selfTest() throws -> [Finding] {
    var (worst, lowest, highest) = (0.0, 0.0, -4096.0)
    for seed in 0..<100 as Range<UInt64> {
      let counts = try CompassRig(CompassElement(seed: seed)).selfTest().counts
      worst = max(worst, abs(counts.x), abs(counts.y))
      lowest = min(lowest, counts.z)
      highest = max(highest, counts.z)
    }
    return [
      Finding(label: "|x|, |y|", expected: 0, simulated: worst, tolerance: 100, unit: "counts"),
      Finding(label: "z least", expected: -650, simulated: lowest, tolerance: 350, unit: "counts"),
      Finding(label: "z most", expected: -650, simulated: highest, tolerance: 350, unit: "counts"),
    ]
  }

  /// A field of 500 µT at 50 Hz, whose mean over 7.3 ms is A·sinc(50 Hz · 7.3 ms).
  @Sendable static func mains() throws -> [Finding] {
    let (amplitude, frequency) = (500.0, 50.0)
    func angle(_ time: Int64) -> Double { 2 * .pi * frequency * Double(time) * 1e-9 }
    var text = "time_s,mag_x_uT,mag_y_uT,mag_z_uT\n"
    for step in 0..<20_000 {
      let time = Int64(step) * 100_000
      text += "\(Double(step) * 1e-4),0,0,\(amplitude * Series.sine(angle(time)))\n"
    }
    var world = World()
    world.motion = try Motion(csv: Array(text.utf8), name: "mains")
    let rig = CompassRig(CompassElement(.nominal), world: world)
    // The measurements are at 80 phases, over whole periods.
    let count = 80
    var (inPhase, inQuadrature) = (0.0, 0.0)
    for index in 0..<count {
      rig.wait(until: Int64(index) * 20_250_000)
      let reading = try rig.measure()
      inPhase += reading.counts.z * digit * Series.sine(angle(reading.middle))
      inQuadrature += reading.counts.z * digit * Series.cosine(angle(reading.middle))
    }
    let found = 2 * (inPhase * inPhase + inQuadrature * inQuadrature).squareRoot()
    return [
      Finding(
        label: "50 Hz", expected: 0.795, simulated: found / Double(count) / amplitude,
        tolerance: 0.001, unit: "of A")
    ]
  }
}
