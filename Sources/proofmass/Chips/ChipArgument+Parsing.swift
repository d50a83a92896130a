// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

extension ChipArgument {
  /// Parses `NAME(,KEY=VALUE)*`: one argument for each sensor of a chip, or of all chips of a part or a board. A key may
  /// have the prefix of a sensor: `acc.range=4g`, `mag.rate=80`. The key hub adds a sensor, wherever it stands.
  ///
  /// - Parameter takesUnits: Whether it may be an MPU-9150, which has no driver.
  static func parse(_ text: String, takesUnits: Bool = false) throws(UserError) -> [ChipArgument] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    var chips = try named(name, takesUnits)
    for part in parts.dropFirst() where part.hasPrefix("\(Key.hub.rawValue)=") {
      try addMagnetometer(String(part.dropFirst(Key.hub.rawValue.count + 1)), to: &chips, name)
    }
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

  /// Adds a magnetometer behind the chip.
  private static func addMagnetometer(
    _ value: String, to chips: inout [ChipArgument], _ name: String
  ) throws(UserError) {
    let devices = chips.devices
    let front = devices[0]
    guard devices.count == 1 else {
      throw .usage("hub=\(value): \(name) has several chips, name the one with the sensor hub")
    }
    guard front.behind.isEmpty else { throw .usage("hub= comes twice with \(name): name it once") }
    let known = front.model.part.innerMagnetometers
    guard !known.isEmpty else {
      let able = ChipModel.allCases.filter { !$0.part.innerMagnetometers.isEmpty }
      throw .usage(
        "hub=\(value): \(name) reads no magnetometer behind it, leave hub= out; those that do are "
          + ChipModel.list(able))
    }
    let words = known.map { $0.name.lowercased() }
    guard let word = words.first(where: { $0 == value.lowercased() }),
      let model = ChipModel(rawValue: word)
    else {
      let near = advice(for: value, among: words)
      throw .usage(
        "hub=\(value)\(near): behind it \(name) reads \(words.joined(separator: ", "))")
    }
    chips.append(ChipArgument(model, behind: front))
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
        ? [index] : chips.indices.filter { chips[$0].isOnSamePart(as: chips[index]) }
    }
    // Without a prefix a key is for the chip itself, but for one that those of several chips share.
    let isShared = [.bus, .axes, .position].contains(key.key)
    let named = chips.indices.filter { index in
      guard let quantity = key.quantity else {
        return chips[index].carrier == nil || isShared || key.key == .range
      }
      return chips[index].model.quantity == quantity
    }
    for index in named where key.quantity != nil { try chips[index].checkInner(key.key, name) }
    var groups: [[Int]] = []
    for index in named where !groups.joined().contains(index) { groups.append(group(of: index)) }
    func list(_ indices: [Int]) -> String {
      indices.map { "\(chips[$0].model.quantity.prefix).\(text)=" }.joined(separator: " or ")
    }
    guard !groups.isEmpty else {
      let hub = chips[0].model.part.innerMagnetometers.first.map {
        "; hub=\($0.name.lowercased()) adds one behind it"
      }
      let added = key.quantity == .magneticFluxDensity ? hub ?? "" : ""
      throw .usage(
        "\(name) has no \(key.quantity?.sensorName ?? "sensor"): name \(list(Array(chips.indices)))"
          + added)
    }
    guard groups.count == 1 || isShared else {
      throw .usage(
        "\(text)=\(value): \(name) has several "
          + "\(key.key == .range ? "sensors" : "chips"), name \(list(groups.map { $0[0] }))")
    }
    for index in groups.joined() { try chips[index].set(key.key, value) }
    for index in chips.indices where chips[index].carrier != nil { chips[index].follow(chips[0]) }
    guard key.key == .range else { return }
    let changed = chips[groups[0][0]]
    for index in chips.indices where chips[index].isOnSameChip(as: changed) {
      chips[index].ranges[changed.model.quantity] = changed.range
    }
  }

  /// Refuses a key that a magnetometer behind another chip does not have.
  private func checkInner(_ key: Key, _ name: String) throws(UserError) {
    guard carrier != nil, ![.address, .range, .axes, .position].contains(key) else { return }
    let text = "\(model.quantity.prefix).\(key.rawValue)="
    throw .usage(
      key == .rate
        ? "\(text): \(name) reads the \(model.rawValue) behind it at its own rate, at most "
          + "\(shortest(carrier?.part.innerRate ?? 0)) Hz: name rate="
        : "\(text): the \(model.rawValue) behind \(name) has address=, range=, axes= and position= "
          + "of its own: leave it out")
  }
}
