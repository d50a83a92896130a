// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

/// Compares with values that were computed once in Python by the same laws.
@Suite struct ProofMassTests {
  private let mass = LateralProofMass.recommended
  private let plate = TorsionPlate.recommended

  private func isNear(_ found: Double, _ stated: Double, _ part: Double) -> Bool {
    abs(found - stated) <= part * abs(stated)
  }

  @Test func stiffnessAndSoftening() {
    #expect(isNear(mass.stiffness, 1.974, 3e-4))
    #expect(isNear(mass.softening, 0.156, 3e-3))
    #expect(isNear(mass.mechanicalStiffness, 2.130, 3e-4))
    #expect(isNear(plate.stiffness, 3.188e-8, 3e-4))
  }

  @Test func capacitancesOfTheMass() {
    let (first, second) = mass.capacitances(at: mass.displacementPerG * 8)
    #expect(isNear((first - second) * 1e15, 199 / (1 - 0.2484 * 0.2484), 3e-3))
    #expect(isNear(first * (1 - 0.2484), second * (1 + 0.2484), 1e-3))
    #expect(isNear((first - second) / (first + second), 0.2484, 1e-4))
  }

  @Test func capacitancesOfThePlate() {
    #expect(isNear(plate.restCapacitance, 305.6e-15, 2e-4))
    let (near, far) = plate.capacitances(at: plate.anglePerG)
    #expect(isNear(near - far, 5.58e-15, 1e-3))
    #expect(plate.capacitances(at: 0).first == plate.restCapacitance)
    // The two formulas of the capacitance agree at their boundary.
    let angle = 1e-6 * plate.gap / (162.5e-6 + 77.65e-6)
    #expect(
      isNear(
        plate.capacitance(openedBy: angle * 1.001), plate.capacitance(openedBy: angle * 0.999),
        1e-8))
  }

  /// Compares the series that the element uses with the exact laws.
  @Test func seriesIsTheStaticLaw() throws {
    for readout in [Readout.ratiometric, .difference, .floatingNode(parasitic: 300e-15)] {
      let terms = mass.response(readout).terms
      for force in [0.5, 2, 8] {
        let place = try #require(mass.displacement(under: force)) / mass.gap
        let linear = force * mass.displacementPerG / mass.gap
        let constant = readout.constantPart(restCapacitance: mass.restCapacitance)
        // With a floating middle, the output is u 2C0 / (2C0 + Cp (1 − u²)), relative to its value
        // at a small u.
        let read = place / (1 - constant * place * place)
        let square = linear * linear
        let series = linear * terms.reversed().reduce(0) { $0 * square + $1 }
        #expect(isNear(series, read, force == 8 ? 1e-4 : 1e-9))
      }
    }
  }

  @Test func seriesOfThePlateIsItsLaw() {
    let terms = plate.response(.ratiometric).terms
    for force in [1.0, 8] {
      let (near, far) = plate.capacitances(at: force * plate.anglePerG)
      let place = force * plate.placePerG
      let series = place * terms.reversed().reduce(0) { $0 * place * place + $1 }
      #expect(isNear(series, (near - far) / (near + far), 1e-9))
    }
  }

  @Test func pullsIn() {
    let limit = mass.pullIn
    #expect(isNear(limit.acceleration, 17.7, 3e-3))
    #expect(isNear(limit.displacement / mass.gap, 0.667, 2e-3))
    #expect(mass.displacement(under: 17.6) != nil)
    #expect(mass.displacement(under: 17.8) == nil)
    #expect(isNear(mass.pullInVoltage, 3.26, 2e-3))
    #expect(isNear(mass.pullInVoltageOfOneSide, 2.42, 2e-3))
    #expect(isNear(plate.pullInVoltage, 2.44, 2e-3))
  }

  @Test(arguments: [
    (1.0, 0.98), (0.5, 1.16), (0.2, 1.80), (0.1, 3.0), (0.05, 5.7), (0.01, 32), (0.001, 452),
  ])
  func squeezeFilmGivesQ(pressure: Double, quality: Double) {
    #expect(
      isNear(SqueezeFilm.recommended.quality(of: mass, atPressure: pressure), quality, 0.015))
  }

  @Test(arguments: [(0.03, 1.005), (0.1, 1.062), (0.25, 1.441), (0.5, 4.15)])
  func dampingGrowsTowardsTheElectrode(place: Double, growth: Double) {
    #expect(isNear(SqueezeFilm.growth(at: place), growth, 1e-3))
  }

  @Test(arguments: [(0.5, 18.55), (0.75, 15.15), (1, 13.12), (2, 9.28), (5, 5.87)])
  func thermalNoise(quality: Double, density: Double) {
    var mass = mass
    mass.quality = quality
    #expect(isNear(mass.thermalDensity(at: 298.15) * 1e6, density, 1e-3))
  }
}
