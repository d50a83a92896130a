// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// The sensors of a recording to read: the first ones of the board, or those of one chip beside them.
struct RecordedSensors {
  /// The beginning of the names of their columns: empty, or the chip's name as in `lis3dh_`.
  var prefix = ""
  var quantities = Motion.Quantities.all

  /// The board's first sensors.
  init() {}

  init(_ quantities: Motion.Quantities) { self.quantities = quantities }

  /// The sensor of a chip of a recording's header.
  init(_ chip: ChipArgument) {
    prefix = String(chip.column.dropLast(chip.model.quantity.prefix.count))
    quantities = .init(chip.model.quantity)
  }

  /// Reads `--sensors`: the beginnings of columns' names, `acc,gyr` or `lis3dh_acc`; nil names all of the first
  /// sensors.
  ///
  /// - Parameter file: The recording, whose further sensors an error names; `-` is not read.
  init(option text: String?, of file: String) throws(UserError) {
    guard let text else { return }
    quantities = []
    var prefixes: [String] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let last = name.split(separator: "_", omittingEmptySubsequences: false).last
      guard let units = NoiseUnits.all.first(where: { $0.prefix == last ?? "" }) else {
        let known = [NoiseUnits.prefixes] + FurtherSensor.list(inOpeningOf: file).map(\.name)
        throw .usage(
          "--sensors \(text): some of \(known.joined(separator: ", ")), with commas between")
      }
      quantities.insert(units.quantity)
      prefixes.append(String(name.dropLast(units.prefix.count)))
    }
    prefix = prefixes.first ?? ""
    guard prefixes.allSatisfy({ $0 == prefix }) else {
      throw .usage("--sensors \(text): sensors of one chip at a time, or of the board's first ones")
    }
  }

  /// The units of a sensor's noise, with its own in the recording, and the beginning of its columns' names.
  func units(of samples: Recording.Samples) -> NoiseUnits? {
    var units = NoiseUnits.all.first { $0.quantity == samples.quantity }
    units?.device = prefix
    units?.recorded = Unit.allCases.first { $0.symbol == samples.symbol }
    return units
  }
}
