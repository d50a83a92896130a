// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// The variances of a recording's samples by their white noise, in g², (rad/s)² and µT².
struct RecordedVariances {
  private let part: PartDescription?
  private let chips: [ChipArgument]
  /// The samples per second, by quantity.
  private let rates: [Quantity: Double]

  /// - Parameters:
  ///   - part: The part that `twin` described; nil for the typical noise of the datasheets.
  ///   - scan: The recording.
  init(_ part: PartDescription?, _ scan: RecordingScan, of path: String) throws(UserError) {
    self.part = part
    chips =
      try scan.header.map { (header) throws(UserError) in
        try ChipArgument.list(in: header, of: path)
      } ?? []
    var rates: [Quantity: Double] = [:]
    for quantity in Quantity.allCases { rates[quantity] = scan.samples(of: .init(quantity)).rate }
    self.rates = rates
  }

  /// The variances of a sensor; nil where its noise is not known.
  func variances(of quantity: Quantity) -> Axes<Double>? {
    deviations(of: quantity)?.map { $0 * $0 }
  }

  private func deviations(of quantity: Quantity) -> Axes<Double>? {
    let chip = chips.first { $0.model.quantity == quantity && $0.number == 0 }
    guard quantity != .magneticFluxDensity else {
      if let part { return part.sensor(quantity)?.noise }
      // 1 µG is 0.1 nT.
      return chip?.figure("noiseMicrogauss").map { Axes($0.value, $0.value, $0.value) * 1e-4 }
    }
    // White noise between 0 and half the rate.
    guard let rate = chip?.rate ?? rates[quantity] else { return nil }
    return density(of: quantity, chip).map { $0 * (rate / 2).squareRoot() }
  }

  /// The noise densities in g/√Hz or (rad/s)/√Hz.
  private func density(of quantity: Quantity, _ chip: ChipArgument?) -> Axes<Double>? {
    if let part { return part.sensor(quantity)?.noise }
    guard let units = NoiseUnits.all.first(where: { $0.quantity == .init(quantity) }),
      let each = chip.flatMap({ DensityLine(of: $0, units) })?.value
    else { return nil }
    let z = chip?.figure("noiseDensityZ")?.value ?? each
    return Axes(each, each, z) * (1 / units.density.factor)
  }
}
