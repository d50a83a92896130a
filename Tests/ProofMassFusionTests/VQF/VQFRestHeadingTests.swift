// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// A device that does not turn does not need its compass: the heading is a mean over the rest.
@Suite struct VQFRestHeadingTests {
  /// A filter that is given a field at rest, or on a device that turns to and fro about the
  /// vertical.
  private struct Device {
    var filter: VQF
    /// The field's deviation from magnetic north, in degrees.
    var deviation = 0.0
    private var ticks = 0

    init(_ parameters: VQF.Parameters) { filter = VQF(interval: 0.01, parameters: parameters) }

    mutating func run(seconds: Double, turning rate: Double = 0) {
      for _ in 0..<Int(seconds * 100) {
        ticks += 1
        let isBack = ticks % 200 >= 100
        filter.update(AngularRate(degreesPerSecond: [0, 0, isBack ? -rate : rate]))
        filter.update(Acceleration(g: [0, 0, 1]))
        let turned = isBack ? Double(199 - ticks % 200) : Double(ticks % 200)
        let angle = (deviation - turned * rate * 0.01) * .pi / 180
        let (sine, cosine) = Series.sineAndCosine(angle)
        filter.update(MagneticFluxDensity(microtesla: [25 * -sine, 25 * cosine, -43]))
      }
    }

    var heading: Double { filter.headingOffset * 180 / .pi }
  }

  /// The filter does not know the field yet, which halves the compass' weight: in 20 s the original
  /// goes 1 − exp(−20/18) of the way.
  @Test func aFieldThatWandersTurnsNoRestingDevice() {
    for (parameters, least, greatest) in [
      (VQF.Parameters(), 1.3, 1.4), (.steadyAtRest, 0.3, 0.6),
    ] {
      var device = Device(parameters)
      device.run(seconds: 60)
      #expect(abs(device.heading) < 0.01)
      device.deviation = 2
      device.run(seconds: 20)
      #expect(least...greatest ~= abs(device.heading))
    }
  }

  /// In motion the heading follows as in the original, also right after a long rest.
  @Test func aMovingDeviceFollowsTheField() {
    var (steady, original) = (Device(.steadyAtRest), Device(VQF.Parameters()))
    for time in [60.0, 30] {
      steady.run(seconds: time)
      original.run(seconds: time)
    }
    (steady.deviation, original.deviation) = (2, 2)
    steady.run(seconds: 30, turning: 30)
    original.run(seconds: 30, turning: 30)
    #expect(abs(steady.heading) > 1.6)
    #expect(abs(steady.heading - original.heading) < 0.1)
  }
}
