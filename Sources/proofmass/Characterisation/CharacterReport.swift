// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// The report of `characterise`.
struct CharacterReport {
  /// The origin of the samples, in order.
  let origin: [(String, JSON)]
  let sensors: [Characteristics]
  /// The self-tests; none for a recording.
  let selfTests: [SelfTestReport]
  let isRecorded: Bool

  /// Whether no limit was exceeded and no self-test failed.
  var passed: Bool {
    verdicts.allSatisfy { $0.passed ?? true }
  }

  /// The verdict on each sensor.
  var verdicts: [CharacterVerdict] {
    sensors.map { sensor in
      CharacterVerdict(
        sensor, selfTests.first { $0.chip.sensor == sensor.chip.sensor })
    }
  }

  // MARK: Text

  var text: String {
    var summary = TextTable()
    for verdict in verdicts {
      summary.append(verdict.word, verdict.reasons)
      if verdict.passed == false { summary.colour(0, .red) }
    }
    let tests = selfTests.map { "self-test  " + $0.text }
    let none = isRecorded ? ["self-test  none: a recording has no chip to ask\n"] : []
    return ([summary.text] + sensors.map(text) + tests + none).joined(separator: "\n")
  }

  private func text(_ sensor: Characteristics) -> String {
    var table = TextTable()
    let names = sensor.analysis.axes.map { $0.name ?? "" }
    table.append([""] + names + ["datasheet", ""])
    let rows = sensor.rows
    for row in rows {
      let cells = row.cells + Array(repeating: "", count: names.count - row.cells.count)
      table.append([row.heading] + cells + [row.datasheet?.text ?? "", row.verdictText])
      if row.verdict == false { table.colour(names.count + 2, .red) }
    }
    return "\(sensor.chip.title)  \(sensor.chip.place)  \(sensor.summary)\n" + table.text
      + sensor.sources.map { $0.text("datasheet") }.joined()
  }

  // MARK: JSON

  /// The version of the members, which is incremented when the meaning of one changes.
  static let version = 1

  var json: JSON {
    .object([
      ("version", .integer(Self.version)), ("origin", .object(origin)), ("passed", .bool(passed)),
      ("sensors", .array(verdicts.map(json))),
      ("self_tests", isRecorded ? .null : .array(selfTests.map(\.json))),
    ])
  }

  private func json(_ verdict: CharacterVerdict) -> JSON {
    let sensor = verdict.sensor
    let passed: JSON = verdict.passed.map { .bool($0) } ?? .null
    let temperatures: JSON =
      sensor.temperatures.map {
        .object([("lowest", .number($0.lowerBound)), ("highest", .number($0.upperBound))])
      } ?? .null
    // In statements of their own, because Swift 6.2 needs too long for one expression.
    var members: [(String, JSON)] = sensor.chip.members
    members += [
      ("passed", passed), ("verdict", .text(verdict.reasons)),
      ("rate_hz", .number(sensor.chip.rate)), ("samples", .integer(sensor.analysis.count)),
      ("missing", .integer(sensor.rate.missing)),
      ("interval_s", .number(sensor.analysis.sampling.interval)),
      ("corrected", .bool(sensor.isCorrected)), ("temperature_C", temperatures),
      ("quantities", .array(sensor.rows.map(\.json))),
      ("axes", .array(sensor.axes.indices.map { curves(sensor, $0) })),
    ]
    return .object(members)
  }

  /// The curves of an axis, in the units of the noise.
  private func curves(_ sensor: Characteristics, _ index: Int) -> JSON {
    let (units, axis, found) = (sensor.units, sensor.axes[index], sensor.analysis.axes[index])
    return .object([
      ("axis", .optional(found.name)),
      (
        "allan",
        .object([
          ("unit", .text(units.deviation.name)),
          ("table", NoiseReport.table(found.curve, units.deviation.factor)),
        ])
      ),
      (
        "spectrum",
        .object([
          ("unit", .text(units.density.name)), ("resolution_Hz", .number(axis.spectrum.resolution)),
          ("segments", .integer(axis.spectrum.segments)),
          (
            "densities",
            .array(
              axis.spectrum.densities.map { .number($0.squareRoot() * units.density.factor) })
          ),
        ])
      ),
      (
        "histogram",
        .array(
          (axis.distribution?.bins ?? []).map { bin in
            .object([
              ("deviations", .number(bin.center)), ("share", .number(bin.share)),
              ("normal", .number(bin.normal)),
            ])
          })
      ),
    ])
  }
}

extension Characteristics {
  /// `range 2g, 100 Hz: 6000 samples in 60 s, none missing`
  var summary: String {
    let seconds = analysis.sampling.interval * Double(analysis.count)
    let missing = rate.missing == 0 ? "none missing" : "\(rate.missing) missing"
    var words = chip.rangeText.map { "range \($0), " } ?? ""
    words +=
      "\(shortest(chip.rate)) Hz: \(analysis.count) samples in \(rounded(seconds)) s, \(missing)"
    if let temperatures {
      let (low, high) = (rounded(temperatures.lowerBound), rounded(temperatures.upperBound))
      words += low == high ? ", at \(low) °C" : ", from \(low) to \(high) °C"
    }
    return words + (isCorrected ? ", corrected by a calibration" : "")
  }

  /// The sources of the datasheet's figures, each once.
  var sources: [FactSource] {
    var sources: [FactSource] = []
    for source in rows.flatMap({ $0.datasheet?.sources ?? [] })
    where !sources.contains(where: { $0.cite == source.cite }) {
      sources.append(source)
    }
    return sources
  }
}
