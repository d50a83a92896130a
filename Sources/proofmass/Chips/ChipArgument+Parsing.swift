// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

extension ChipArgument {
  /// Parses `NAME(,KEY=VALUE)*`: one argument for each sensor of a chip, or of all chips of a part or a board. A key may have the prefix of a sensor: `acc.range=4g`, `mag.rate=80`.
  ///
  /// - Parameter takesUnits: Whether it may be an MPU-9150, which has no driver.
  static func parse(_ text: String, takesUnits: Bool = false) throws(UserError) -> [ChipArgument] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    var chips = try named(name, takesUnits)
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let key = SensorKey(pair[0]) else {
        let known = Key.allCases.map(\.rawValue)
        let near = advice(for: String(pair[0]), among: known)
        let list = known.map { "\($0)=" }.joined(separator: ", ")
        throw .usage("unknown key \(quoted(part)) of \(name)\(near): one of \(list)")
      }
      try set(key, String(pair[1]), of: &chips, name)
    }
    for chip in chips { try chip.check(name) }
    return chips
  }

  /// The sensors of one chip, by its first; refuses a name of several chips.
  static func parseOne(_ text: String, takesUnits: Bool = false) throws(UserError) -> ChipArgument {
    try parse(text, takesUnits: takesUnits).single(named: text)
  }

  private static func named(_ name: String, _ takesUnits: Bool) throws(UserError) -> [ChipArgument]
  {
    let word = name.lowercased()
    if let assembly = AssemblyFacts.named(word) {
      return try assembly.sensors(takesUnits: takesUnits)
    }
    guard let model = ChipModel(named: word) else {
      throw ChipModel.unknown(name, takesUnits: takesUnits)
    }
    guard takesUnits || !model.isUnit else {
      throw .usage(
        "\(name) has no driver: name its compass, \(model.part.name.lowercased()), which answers while "
          + "MPU9150Bypass or another program has the bypass on")
    }
    return model.sensors.map { ChipArgument($0) }
  }

  /// A key, with the quantity of the sensor that its prefix names, where it has one.
  private struct SensorKey {
    var key: Key
    var quantity: Quantity?

    init?(_ text: Substring) {
      let words = text.split(separator: ".", omittingEmptySubsequences: false)
      guard words.count < 3, let key = words.last.flatMap({ Key(rawValue: String($0)) }) else {
        return nil
      }
      self.key = key
      guard words.count == 2 else { return }
      quantity = Quantity.allCases.first { $0.prefix == words[0] }
      if quantity == nil { return nil }
    }
  }

  /// Sets a key: a range is that of one sensor, everything else that of a chip with all its sensors. Bus, axes and
  /// position may be those of several chips.
  private static func set(
    _ key: SensorKey, _ value: String, of chips: inout [ChipArgument], _ name: String
  ) throws(UserError) {
    let text = key.key.rawValue
    /// The sensors that a value for one of them is for.
    func group(of index: Int) -> [Int] {
      key.key == .range
        ? [index] : chips.indices.filter { chips[$0].isOnSameChip(as: chips[index]) }
    }
    let named = chips.indices.filter { [nil, chips[$0].model.quantity].contains(key.quantity) }
    var groups: [[Int]] = []
    for index in named where !groups.joined().contains(index) { groups.append(group(of: index)) }
    func list(_ indices: [Int]) -> String {
      indices.map { "\(chips[$0].model.quantity.prefix).\(text)=" }.joined(separator: " or ")
    }
    guard !groups.isEmpty else {
      throw .usage(
        "\(name) has no \(key.quantity?.sensorName ?? "sensor"): name \(list(Array(chips.indices)))"
      )
    }
    guard groups.count == 1 || [.bus, .axes, .position].contains(key.key) else {
      throw .usage(
        "\(text)=\(value): \(name) has several "
          + "\(key.key == .range ? "sensors" : "chips"), name \(list(groups.map { $0[0] }))")
    }
    for index in groups.joined() { try chips[index].set(key.key, value) }
    guard key.key == .range else { return }
    let changed = chips[groups[0][0]]
    for index in chips.indices where chips[index].isOnSameChip(as: changed) {
      chips[index].ranges = changed.ranges
    }
  }
}
