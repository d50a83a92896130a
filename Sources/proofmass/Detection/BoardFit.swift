// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassDatasheets
import ProofMassEmulation

/// Boards whose chips are on a bus.
struct BoardFit {
  /// Boards with the same chips.
  var boards: [AssemblyFacts]
  /// The chips that were found, with the devices that they are taken for.
  let chips: [(name: String, device: DetectedDevice)]

  /// The board's chips among these devices; nil where one is missing, or none is certain.
  init?(_ board: AssemblyFacts, among devices: [DetectedDevice]) {
    boards = [board]
    var found: [(name: String, device: DetectedDevice)] = []
    for member in board.members {
      let device = devices.first { device in
        member.addresses.contains { device.place == .i2c($0) } && device.mayBe(member.chip)
          && (device.unit == nil || member.behind != nil)
      }
      if let device {
        found.append((member.chip, device))
        continue
      }
      // What is behind a chip that is certain need not answer.
      guard let unit = member.behind, let device = found.first(where: { $0.name == unit })?.device,
        device.candidates == [unit]
      else { return nil }
    }
    guard found.contains(where: \.device.isIdentified) else { return nil }
    // A chip that may have a compass behind it is that of a board without one only where it was looked for.
    if board.members.allSatisfy({ $0.behind == nil }) {
      for (_, device) in found where device.mayHideCompass {
        guard device.isOpened, !devices.contains(where: { $0.unit == device.place }) else {
          return nil
        }
      }
    }
    chips = found
  }

  private func shares(_ other: BoardFit) -> Bool {
    chips.contains { chip in other.chips.contains { $0.device.place == chip.device.place } }
  }

  private func isSame(_ other: BoardFit) -> Bool {
    chips.map(\.name).sorted() == other.chips.map(\.name).sorted()
      && chips.allSatisfy { chip in
        other.chips.contains { $0.name == chip.name && $0.device.place == chip.device.place }
      }
  }

  /// The boards that fit, those with the most chips first. A chip is on one board: what fits with fewer chips, one of
  /// which a better fit has, is left out.
  static func all(among devices: [DetectedDevice]) -> [BoardFit] {
    let boards = Datasheet.assemblies.filter { $0.kind == .board }
    let ranked = boards.compactMap { BoardFit($0, among: devices) }.enumerated().sorted {
      ($1.element.chips.count, $0.offset) < ($0.element.chips.count, $1.offset)
    }
    var fits: [BoardFit] = []
    for (_, fit) in ranked {
      if let index = fits.firstIndex(where: { $0.isSame(fit) }) {
        fits[index].boards += fit.boards
      } else if !fits.contains(where: { $0.chips.count > fit.chips.count && $0.shares(fit) }) {
        fits.append(fit)
      }
    }
    return fits
  }

  /// `a Sense HAT: LSM9DS1 at 0x6a and 0x1c`
  var text: String { "\(names): \(parts.joined(separator: ", "))" }

  /// `a GY-271 or a GY-273`
  var names: String { boards.map(\.nameWithArticle).joined(separator: " or ") }

  /// The chips with their places; those of a part together.
  private var parts: [String] {
    var rest = chips
    var parts: [String] = []
    for part in Datasheet.assemblies where part.kind == .part {
      let names = part.members.map(\.chip)
      let own = rest.filter { names.contains($0.name) }
      guard own.count == names.count else { continue }
      parts.append("\(part.name) at \(own.map(\.device.place.text).joined(separator: " and "))")
      rest.removeAll { names.contains($0.name) }
    }
    return parts + rest.map { "\($0.name) at \($0.device.place.text)" }
  }
}

extension AssemblyFacts {
  /// `an LSM9DS1 breakout`: of a name that is spelled, the first letter's name decides.
  fileprivate var nameWithArticle: String {
    let isSpelled = name.dropFirst().first?.isUppercase == true
    let vowels = isSpelled ? "AEFHILMNORSX" : "AEIOU"
    return (name.first.map(vowels.contains) == true ? "an " : "a ") + name
  }
}
