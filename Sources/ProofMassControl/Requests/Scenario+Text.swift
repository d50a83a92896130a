// SPDX-License-Identifier: Apache-2.0

package import ProofMassPhysics

extension Scenario {
  /// Reads a scenario's name, and after a colon values of its parameters: `gantry:frequency=60,damping=0.05`. Nil where
  /// no scenario has the name.
  package init?(text: String) throws(InputError) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard let word = parts.first, !text.utf8.starts(with: [UInt8(ascii: ":")]),
      let scenario = Scenario.named(String(decoding: word, as: UTF8.self))
    else { return nil }
    guard text.utf8.count > word.count else {
      self = scenario
      return
    }
    guard !scenario.parameters.isEmpty else {
      throw InputError("\(scenario.name) has no parameters: leave out what follows its name")
    }
    var test = ResonanceTest()
    var isGiven: [ResonanceTest.Parameter] = []
    for setting in parts.dropFirst().flatMap({ $0.split(separator: UInt8(ascii: ",")) }) {
      let (parameter, value) = try Self.setting(Array(setting), scenario)
      guard !isGiven.contains(parameter) else {
        throw InputError("\(parameter.rawValue) is given twice: leave one out")
      }
      isGiven.append(parameter)
      test[parameter] = value
    }
    guard !isGiven.isEmpty else {
      throw InputError("after the colon: \(scenario.parameters.list)")
    }
    guard test[.from] <= test[.to] else {
      throw InputError(
        "from is \(shortest(test[.from])), and to \(shortest(test[.to])): the frequency rises")
    }
    self = .gantry(test, named: text)
  }

  private static func setting(
    _ text: [UInt8], _ scenario: Scenario
  ) throws(InputError) -> (ResonanceTest.Parameter, Double) {
    let parts = text.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(decoding: parts[0], as: UTF8.self)
    guard let parameter = scenario.parameters.first(where: { $0.rawValue == word }) else {
      throw InputError(
        "\(quoted(word)) is no parameter of \(scenario.name): \(scenario.parameters.list)")
    }
    let range = parameter.range
    guard parts.count == 2, let value = Recording.number(Array(parts[1]).span), range ~= value
    else {
      throw InputError(
        "\(word) is a number from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))")
    }
    return (parameter, value)
  }
}

extension [ResonanceTest.Parameter] {
  /// What a text may set: `frequency=48,damping=0.1`, with the usual values.
  package var list: String {
    map { "\($0.rawValue)=\(shortest($0.standard))" }.joined(separator: ",")
  }
}
