// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassControl
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation

/// The sensors that a verb takes where no chip is named: those that answer on the bus and have a driver.
struct DetectedChips {
  private(set) var chips: [ChipArgument] = []
  /// The board that has all of them at the addresses that its name stands for; nil where there is none.
  private(set) var board: AssemblyFacts?
  /// What is taken for what, a line for each.
  private(set) var notes: [String] = []

  init(_ devices: [DetectedDevice]) {
    let fits = BoardFit.all(among: devices)
    var found: [ChipArgument] = []
    var leftOut: [String] = []
    for device in devices where device.unit == nil {
      let fitted = fits.lazy.flatMap(\.chips).first { $0.device.place == device.place }?.name
      let names = fitted.map { [$0] } ?? (device.isIdentified ? device.candidates : [])
      guard let first = names.first else { continue }
      let models = names.compactMap { ChipModel(rawValue: $0.lowercased()) }
      guard let model = models.first else {
        leftOut.append("\(first) at \(device.place.text)")
        continue
      }
      found += ChipArgument.sensors(of: model, on: device.place)
      guard names.count > 1 else { continue }
      let other = models.dropFirst().first.map {
        ", like \($0.rawValue),address=\(device.place.text)"
      }
      notes.append(
        "\(device.place.text) is one of \(names.joined(separator: ", ")), taken for the \(model.part.name): "
          + "name another if it is one\(other ?? "")")
    }
    // As the emulator's: accelerometers first, then gyroscopes, then magnetometers.
    for quantity in Quantity.allCases {
      chips += found.filter { $0.model.part.sensors[0].quantity == quantity }
    }
    let taken = chips.devices.map { "\($0.model.rawValue) at \($0.place)" }
    // Named only where all chips are those of boards.
    let onBoards = fits.flatMap(\.chips).map(\.device.place)
    let areOnBoards = chips.allSatisfy { onBoards.contains($0.connection) }
    let boards =
      !fits.isEmpty && areOnBoards ? ", as on \(fits.map(\.names).joined(separator: " and "))" : ""
    notes.insert("no chip named: taking \(taken.joined(separator: ", "))\(boards)", at: 0)
    if !leftOut.isEmpty {
      notes.append("left out, without a driver here: \(leftOut.joined(separator: ", "))")
    }
    board = fits.flatMap(\.boards).first { [chips] board in
      chips.allSatisfy { chip in
        board.members.contains { $0.behind == nil && chip.connection == .i2c($0.address) }
      }
    }
  }

  /// Looks for chips on a bus.
  init(on bus: BusChoice) throws(UserError) {
    let wiring = try bus.wiring([])
    let detection = try Progress.during("looking on \(bus.name)") { () throws(UserError) in
      try Detection(on: wiring)
    }
    try detection.requireAnswer()
    self.init(detection.devices)
    guard !chips.isEmpty else {
      throw .failure(
        "no chip with a driver here answers on \(bus.name): `proofmass detect\(bus.option)` lists what does"
      )
    }
  }
}

extension BusChoice {
  /// ` --bus 1`, as a command line has it after a verb; empty for the emulator, which is the default.
  var option: String {
    switch self {
    case .emulator: ""
    case .i2c(let path): " --bus \(path.split(separator: "-").last ?? "")"
    case .spi, .unix: " --bus \(name)"
    }
  }
}
