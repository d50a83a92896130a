// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// A filter that is given the field of a calibration, and magnets soon after the start.
@Suite struct VQFKnownFieldTests {
  /// The field of the trajectory: 50 µT, 60° below the horizontal.
  private static func expect(_ filter: inout VQF) {
    filter.expectField(microtesla: 50, dip: .pi / 3)
  }

  /// The samples, with a field in µT that a magnet adds in the frame east, north, up for some
  /// numbers of samples.
  private static func play(
    _ filter: inout VQF, adding magnet: Axes<Double>, in range: Range<Int>,
    _ body: (Int, VQF) -> Void
  ) {
    for (k, sample) in VQFTrajectory.samples.prefix(4500).enumerated() {
      filter.update(sample.rate)
      filter.update(sample.force)
      let added = range ~= k ? sample.truth.conjugate.rotate(magnet) : .zero
      filter.update(MagneticFluxDensity(microtesla: sample.field.microtesla + added))
      body(k, filter)
    }
  }

  /// The greatest change of the heading in degrees by a magnet that is there for 10 s.
  private static func turn(
    by magnet: Axes<Double>, from second: Int, knowing isKnown: Bool
  ) -> Double {
    var (filter, undisturbed) = (VQF(interval: 0.01), VQF(interval: 0.01))
    if isKnown {
      expect(&filter)
      expect(&undisturbed)
    }
    var expected: [Quaternion] = []
    play(&undisturbed, adding: .zero, in: 0..<0) { expected.append($1.rotation9D) }
    var greatest = 0.0
    play(&filter, adding: magnet, in: second * 100..<(second + 10) * 100) {
      greatest = max(greatest, degrees($1.rotation9D, expected[$0]))
    }
    return greatest
  }

  /// Without the known field the reference is there 5 s after turning has begun, at 10 s, and the
  /// magnets turn the heading by 94°, 79° and 0.3°, and 24°, 20° and 0.2°.
  @Test(arguments: [
    (Axes(80, -60, 0), 2, 60.0), (Axes(80, -60, 0), 5, 60.0), (Axes(80, -60, 0), 25, 1.0),
    (Axes(14, 0, 14), 2, 22.0), (Axes(14, 0, 14), 5, 19.0), (Axes(14, 0, 14), 25, 1.0),
  ])
  func `A magnet soon after the start does not turn the heading`(
    magnet: Axes<Double>, second: Int, unknown: Double
  ) {
    let turn = Self.turn(by: magnet, from: second, knowing: true)
    let before = Self.turn(by: magnet, from: second, knowing: false)
    #expect(turn < 1, "\(turn)")
    #expect(second == 25 ? before < 1 : before > unknown, "\(before)")
  }

  @Test func `A heading that a magnet gave at first is replaced`() {
    var headings: [Bool: Double] = [:]
    for isKnown in [false, true] {
      var filter = VQF(interval: 0.01)
      if isKnown { Self.expect(&filter) }
      Self.play(&filter, adding: Axes(80, -60, 0), in: 0..<300) { k, filter in
        if k == 299 { #expect(filter.isMagneticallyDisturbed) }
        // The low-pass of 0.05 s has to follow before the 0.5 s count.
        if k == 400 {
          headings[isKnown] = degrees(filter.rotation9D, VQFTrajectory.samples[k].truth)
        }
      }
    }
    #expect(headings[true] ?? 90 < 1)
    #expect(headings[false] ?? 0 > 30)
  }

  @Test func `At another place the filter works as if nothing were known`() {
    var (filter, plain) = (VQF(interval: 0.01), VQF(interval: 0.01))
    filter.expectField(microtesla: 50 / 0.85, dip: 72 * .pi / 180)
    #expect(filter.referenceField?.microtesla == 50 / 0.85)
    for sample in VQFTrajectory.samples {
      filter.update(sample)
      plain.update(sample)
      #expect(filter.rotation9D == plain.rotation9D)
      #expect(filter.isMagneticallyDisturbed == plain.isMagneticallyDisturbed)
    }
    #expect(filter == plain)
  }

  @Test func `A known field that is there changes no heading`() {
    var (filter, plain) = (VQF(interval: 0.01), VQF(interval: 0.01))
    Self.expect(&filter)
    for (k, sample) in VQFTrajectory.samples.enumerated() {
      filter.update(sample)
      plain.update(sample)
      // At the start exactly; after it a field that is not known weighs half.
      #expect(abs(filter.headingOffset - plain.headingOffset) <= (k < 500 ? 0 : 1e-5))
      #expect(filter.isMagneticallyDisturbed == (k < 49))
    }
  }

  /// After a gap the heading is unknown, so that it begins with any field, and again with the known
  /// one when that is back.
  @Test func `After a gap the field has to be found again`() {
    var filter = VQF(interval: 0.01)
    Self.expect(&filter)
    let samples = VQFTrajectory.samples
    for sample in samples.prefix(1500) { filter.update(sample) }
    filter.forgetAttitude(after: 1)
    let magnet = Axes(60.0, -40, 0)
    for sample in samples[1500..<1600] {
      filter.update(sample.rate)
      filter.update(sample.force)
      filter.update(
        MagneticFluxDensity(
          microtesla: sample.field.microtesla + sample.truth.conjugate.rotate(magnet)))
    }
    #expect(degrees(filter.rotation9D, samples[1599].truth) > 60)
    for sample in samples[1600..<1700] { filter.update(sample) }
    #expect(degrees(filter.rotation9D, samples[1699].truth) < 3)
  }

  @Test func `What is no field is not expected, and what was is forgotten`() {
    var filter = VQF(interval: 0.01)
    let fields: [(Double, Double)] = [
      (50, .nan), (.nan, 1), (50, 1.6), (50, -1.6), (0.9, 1), (0, 1), (-50, 1), (2e6, 1),
    ]
    for (magnitude, dip) in fields {
      Self.expect(&filter)
      filter.expectField(microtesla: magnitude, dip: dip)
      #expect(filter == VQF(interval: 0.01))
    }
    for forget in [{ $0.forgetField() }, { $0.reset() }] as [(inout VQF) -> Void] {
      Self.expect(&filter)
      #expect(filter.referenceField != nil)
      forget(&filter)
      #expect(filter == VQF(interval: 0.01))
    }
  }
}
