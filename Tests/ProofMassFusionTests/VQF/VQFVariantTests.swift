// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// Compares other parameters, rates and fields on the golden trajectory with results of version
/// 2.1.2 of the authors' implementation.
@Suite struct VQFVariantTests {
  struct Variant: CustomTestStringConvertible {
    var testDescription: String
    var parameters: VQF.Parameters
    var rotation6D: Quaternion
    var heading: Double
    /// In rad/s.
    var bias: Axes<Double>
    var biasSigma: Double

    init(
      _ name: String, _ change: (inout VQF.Parameters) -> Void, _ rotation6D: Quaternion,
      _ heading: Double, _ bias: Axes<Double>, _ biasSigma: Double
    ) {
      testDescription = name
      parameters = VQF.Parameters()
      change(&parameters)
      self.rotation6D = rotation6D
      self.heading = heading
      self.bias = bias
      self.biasSigma = biasSigma
    }
  }

  static let variants = [
    Variant(
      "no bias in motion", { $0.estimatesBiasInMotion = false },
      Quaternion(0.8122801189273, 0.0904202244916, 0.189736440087, -0.5440820477662),
      0.695114865221054, Axes(0.0051892590736, -0.0034595060491, 0.0017297530245),
      0.0012224139263546777),
    Variant(
      "no bias at rest", { $0.estimatesBiasAtRest = false },
      Quaternion(0.816584853491, 0.0904377454894, 0.1898996078715, -0.537539142919),
      0.6835228278808108, Axes(0.0034685760356, -0.0023078865007, 0.0007134529609),
      0.007360164127136759),
    Variant(
      "no rejection", { $0.rejectsMagneticDisturbance = false },
      Quaternion(0.8122739640685, 0.0904304664726, 0.1897302065519, -0.5440917080344),
      0.6951369003383775, Axes(0.0051793338091, -0.0034522159382, 0.0017300639016),
      0.0012207773948993816),
    Variant(
      "nothing of it",
      {
        $0.estimatesBiasInMotion = false
        $0.estimatesBiasAtRest = false
        $0.rejectsMagneticDisturbance = false
      },
      Quaternion(0.8204841257374, 0.0918633838886, 0.1890767335235, -0.531617256072),
      0.6745892345947061, .zero, 0.008726646259971648),
    Variant(
      "other constants",
      {
        $0.accelerometerTimeConstant = 1
        $0.compassTimeConstant = 4
        $0.restRateThreshold = 5
        $0.initialBiasSigma = 1
      },
      Quaternion(0.8121828411168, 0.0904211398671, 0.1897270458334, -0.5442303723056),
      0.6954193286222251, Axes(0.0052165901791, -0.0034774526753, 0.0017415499368),
      0.0012147455347966977),
  ]

  @Test(arguments: variants) func eachParameterDoesWhatItSays(_ variant: Variant) {
    var filter = VQF(interval: VQFTrajectory.interval, parameters: variant.parameters)
    for sample in VQFTrajectory.samples.prefix(3000) {
      filter.update(sample.rate)
      filter.update(sample.force)
      filter.update(sample.field)
    }
    expect(filter, variant.rotation6D, variant.heading, variant.bias, variant.biasSigma)
  }

  private func expect(
    _ filter: VQF, _ rotation6D: Quaternion, _ heading: Double, _ bias: Axes<Double>,
    _ biasSigma: Double
  ) {
    #expect(degrees(filter.rotation6D, rotation6D) <= 1e-9 * 180 / .pi)
    #expect(abs(filter.headingOffset - heading) <= 1e-9)
    #expect((filter.bias.radiansPerSecond - bias).magnitude <= 1e-9)
    #expect(abs(filter.biasSigma - biasSigma) <= 1e-9)
  }

  @Test func eachSensorHasItsOwnRate() {
    var filter = VQF(
      gyroscopeInterval: 0.01, accelerometerInterval: 0.02, compassInterval: 0.1)
    for (k, sample) in VQFTrajectory.samples.enumerated() {
      filter.update(sample.rate)
      if k % 2 == 1 { filter.update(sample.force) }
      if k % 10 == 9 { filter.update(sample.field) }
    }
    expect(
      filter, Quaternion(0.8710097575305, 0.3603149592479, -0.0594867677145, 0.3285977128584),
      0.6948576125346301, Axes(0.0051842742958, -0.0034546141156, 0.001730272858),
      0.0015322920595971742)
  }

  /// From 20 s on, iron adds 15 µT to the east, 10 µT to the south and 10 µT upwards. The filter
  /// rejects the disturbed field at first, and accepts it as the reference after 20 s of turning.
  @Test func aDisturbedFieldIsLeftOutUntilItIsTheField() throws {
    var filter = VQF(interval: VQFTrajectory.interval)
    var changes: [Int] = []
    var wasDisturbed = false
    for (k, sample) in VQFTrajectory.samples.enumerated() {
      let field =
        k < 2000
        ? sample.field.microtesla
        : sample.truth.conjugate.rotate(Axes(15, 15, -25 * 3.0.squareRoot() + 10))
      filter.update(sample.rate)
      filter.update(sample.force)
      filter.update(MagneticFluxDensity(microtesla: field))
      if filter.isMagneticallyDisturbed != wasDisturbed {
        wasDisturbed.toggle()
        changes.append(k)
      }
      if k == 2500 {
        #expect(abs(filter.headingOffset - 0.6995195218016114) <= 1e-9)
        let known = try #require(filter.referenceField)
        #expect(abs(known.microtesla - 49.99474583537224) <= 1e-9)
        #expect(abs(known.dip - 1.0467644454611924) <= 1e-9)
      }
      if k == 4999 { #expect(abs(filter.headingOffset - 1.2214703250647114) <= 1e-9) }
    }
    #expect(changes == [0, 1035, 2005, 4067])
    expect(
      filter, Quaternion(0.8710084757131, 0.3603152923832, -0.0594856390876, 0.3286009495621),
      1.3949424106467478, Axes(0.0051840877367, -0.0034544948956, 0.0017302518961),
      0.0015326765031620998)
    let known = try #require(filter.referenceField)
    #expect(abs(known.microtesla - 39.490797777525934) <= 1e-9)
    #expect(abs(known.dip - 1.0035647724760797) <= 1e-9)
  }

  /// A calibration changes the direction of north from one sample of the compass to the next.
  @Test func aForgottenFieldIsLearnedAnew() throws {
    var filter = VQF(interval: VQFTrajectory.interval)
    for sample in VQFTrajectory.samples.prefix(2000) { filter.update(sample) }
    let before = filter
    #expect(before.referenceField != nil && !before.isMagneticallyDisturbed)
    filter.forgetField()
    #expect(filter.referenceField == nil && filter.isMagneticallyDisturbed)
    #expect(filter.rotation6D == before.rotation6D && filter.bias == before.bias)
    let sample = VQFTrajectory.samples[1999]
    filter.update(MagneticFluxDensity(microtesla: sample.truth.conjugate.rotate(Axes(25, 0, -43))))
    #expect(abs(filter.headingOffset - before.headingOffset - .pi / 2) < 0.001)
  }
}
