// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassMotion
import ProofMassServer

/// The self-test of one chip as `selftest` reports it.
struct SelfTestReport {
  let chip: ChipArgument
  private let bus: String
  /// The chip's response, or the reason why it could not be tested.
  let outcome: Result<SensorSelfTest, UserError>

  /// Configures the chip, tests it and powers it down.
  init(_ chip: ChipArgument, on wiring: Wiring) {
    self.chip = chip
    bus = wiring.name(of: chip)
    outcome = Result { () throws(UserError) in try wiring.selfTest(chip) }
  }

  var passed: Bool {
    if case .success(let test) = outcome { return test.passed }
    return false
  }

  private var unit: String {
    chip.model.quantity == .angularRate ? "°/s" : chip.model.quantity.unit
  }

  // MARK: Text

  var text: String {
    let heading = "\(chip.title)  \(chip.place)  "
    guard case .success(let test) = outcome else { return heading + "not tested\n" }
    var table = TextTable()
    for cells in cells(of: test) { table.append(cells) }
    let sources = chip.model.selfTestSources.map { $0.text("limits") }
    return heading + (test.passed ? "passed" : "FAILED") + "\n" + table.text + sources.joined()
  }

  /// The table with its heading: stimulus, axis, digits, limits, value and verdict.
  func cells(of test: SensorSelfTest) -> [[String]] {
    var rows = [["", "axis", "digits", "limits", unit, ""]]
    for response in test.responses {
      for (axis, line) in response.lines.enumerated() {
        rows.append([
          axis == 0 ? response.stimulus.rawValue : "", line.axis, rounded(line.digits),
          "\(rounded(line.limits.lowerBound)) to \(rounded(line.limits.upperBound))",
          rounded(line.digits * test.digit), line.passed ? "passed" : "FAILED",
        ])
      }
    }
    return rows
  }

  // MARK: JSON

  var json: JSON {
    var members: [(String, JSON)] = [
      ("chip", .text(chip.name)), ("bus", .text(bus)), ("address", .text(chip.place)),
    ]
    members += chip.sensorMember
    members.append(("passed", .bool(passed)))
    switch outcome {
    case .failure(let userError): members.append(("error", .text(userError.line)))
    case .success(let test):
      members += [
        ("unit", .text(unit)), ("digit", .number(test.digit)),
        ("responses", .array(test.responses.map(json))),
        ("limits", .array(chip.model.selfTestSources.map { .object($0.members) })),
      ]
    }
    return .object(members)
  }

  private func json(_ response: SensorSelfTest.Response) -> JSON {
    .object([
      ("stimulus", .text(response.stimulus.rawValue)),
      (
        "axes",
        .array(
          response.lines.map { line in
            .object([
              ("axis", .text(line.axis)), ("digits", .number(line.digits)),
              ("lowest", .number(line.limits.lowerBound)),
              ("highest", .number(line.limits.upperBound)), ("passed", .bool(line.passed)),
            ])
          })
      ),
    ])
  }
}

extension SensorSelfTest.Response {
  /// Axis by axis.
  fileprivate var lines: [(axis: String, digits: Double, limits: ClosedRange<Double>, passed: Bool)]
  {
    [
      ("x", digits.x, limits.x, passed.x), ("y", digits.y, limits.y, passed.y),
      ("z", digits.z, limits.z, passed.z),
    ]
  }
}

extension Wiring {
  fileprivate func selfTest(_ chip: ChipArgument) throws(UserError) -> SensorSelfTest {
    try check(chip)
    let link = try link(to: chip)
    do throws(SensorError) {
      var driver = try chip.driver(on: link, clock)
      let result = try driver.selfTest(of: chip.model.quantity, clock)
      try driver.powerDown(clock)
      return result
    } catch { throw userError(error, chip) }
  }
}

extension ChipModel {
  /// The sources of the limits of the sensor's self-test, each once; none for a sensor without one.
  var selfTestSources: [FactSource] {
    let facts = facts
    var limits = ["Lowest", "Highest", "Minimum", "Maximum", "DegreesPerSecond"].map {
      factName("selfTest" + $0)
    }
    limits.append("selfTestTolerance")
    func isLimit(_ name: String) -> Bool { limits.contains { name.hasPrefix($0) } }
    let found =
      facts.tables.filter { isLimit($0.name) }.map { ($0.cite, $0.confidence) }
      + facts.constants.filter { isLimit($0.name) }.map { ($0.cite, $0.confidence) }
    var sources: [FactSource] = []
    for (cite, confidence) in found where !sources.contains(where: { $0.cite == cite }) {
      sources.append(FactSource(cite, confidence, of: facts))
    }
    return sources
  }
}
