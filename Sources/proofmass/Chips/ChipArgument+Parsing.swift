// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassMotion
import ProofMassServer

extension ChipArgument {
  /// Parses `NAME(,KEY=VALUE)*`: one argument for each sensor of a chip, or of all chips of a part or a board. A key may
  /// have the prefix of a sensor: `acc.range=4g`, `mag.rate=80`. The key hub adds a sensor, or leaves out the one that the
  /// chip contains, wherever it stands.
  static func parse(_ text: String) throws(UserError) -> [ChipArgument] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    var chips = try named(name)
    let hub = "\(Key.hub.rawValue)="
    let hubs = parts.dropFirst().filter { $0.hasPrefix(hub) }
    guard hubs.count < 2 else { throw .usage("hub= comes twice with \(name): name it once") }
    for one in hubs { try chooseMagnetometer(String(one.dropFirst(hub.count)), of: &chips, name) }
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

  /// Puts a magnetometer behind the chip, or none.
  private static func chooseMagnetometer(
    _ value: String, of chips: inout [ChipArgument], _ name: String
  ) throws(UserError) {
    let devices = chips.devices
    let front = devices[0]
    guard devices.count == 1 else {
      throw .usage("hub=\(value): \(name) has several chips, name the one with the sensor hub")
    }
    let known = front.model.part.innerMagnetometers
    guard !known.isEmpty else {
      let able = ChipModel.allCases.filter { !$0.part.innerMagnetometers.isEmpty }
      throw .usage(
        "hub=\(value): \(name) reads no magnetometer behind it, leave hub= out; those that do are "
          + ChipModel.list(able))
    }
    chips.removeAll { $0.carrier != nil }
    guard value != "none" else { return }
    guard let part = known.first(where: { Datasheet.isSameName($0.name, value) }),
      let model = ChipModel(rawValue: part.name)
    else {
      let words = known.map { $0.name.lowercased() }
      let near = advice(for: value, among: words)
      throw .usage(
        "hub=\(value)\(near): behind it \(name) reads \(words.joined(separator: ", ")), or none")
    }
    chips.append(ChipArgument(model, behind: front))
  }

  /// The sensors of one chip, by its first; refuses a name of several chips.
  static func parseOne(_ text: String) throws(UserError) -> ChipArgument {
    try parse(text).single(named: text)
  }

  private static func named(_ name: String) throws(UserError) -> [ChipArgument] {
    if let assembly = AssemblyFacts.named(name) { return try assembly.sensors() }
    guard let model = ChipModel(rawValue: name) else { throw ChipModel.unknown(name) }
    return sensors(of: model)
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
        // A magnetometer inside a chip follows it.
        return chips[index].carrier == nil || isShared && !chips[index].isBuiltIn
          || key.key == .range
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
    guard carrier != nil else { return }
    guard !isBuiltIn || ![.address, .position].contains(key) else {
      throw .usage(
        "\(model.quantity.prefix).\(key.rawValue)=: the \(model.rawValue) is inside \(name): leave it out"
      )
    }
    guard ![.address, .range, .axes, .position].contains(key) else { return }
    let text = "\(model.quantity.prefix).\(key.rawValue)="
    throw .usage(
      key == .rate
        ? "\(text): \(name) reads the \(model.rawValue) behind it at its own rate, at most "
          + "\(shortest(carrier?.part.innerRate ?? 0)) Hz: name rate="
        : "\(text): the \(model.rawValue) behind \(name) has address=, range=, axes= and position= "
          + "of its own: leave it out")
  }
}
