// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// The report of `allan`.
struct NoiseReport {
  let file: String
  let analyses: [NoiseAnalysis]

  // MARK: Text

  var text: String { analyses.map(text).joined(separator: "\n") }

  private func text(_ analysis: NoiseAnalysis) -> String {
    let (units, interval) = (analysis.units, analysis.sampling.interval)
    var table = TextTable()
    table.append(["tau_s"] + analysis.axes.flatMap { [$0.name ?? units.prefix, "1σ"] })
    for (index, point) in (analysis.axes.first?.curve ?? []).enumerated() {
      let points = analysis.axes.map { $0.curve[index] }
      table.append(
        [rounded(point.tau)]
          + points.flatMap { [$0.value, $0.uncertainty] }
          .map { rounded($0 * units.deviation.factor) })
    }
    var summary = TextTable()
    let results = analysis.axes.map { Self.results($0.noise, units) }
    for (index, result) in (results.first ?? []).enumerated() {
      summary.append(
        ["\(result.label), \(result.scale.name)"]
          + results.map { text($0[index]) })
    }
    return """
      \(units.prefix): \(analysis.count) samples at \(rounded(1 / interval)) Hz, \
      \(rounded(interval * Double(analysis.count))) s; Allan deviation in \(units.deviation.name)

      \(table.text)
      \(summary.text)
      """
  }

  private func text(_ result: Result) -> String {
    guard let reading = result.reading else { return "-" }
    return "\(rounded(reading.value)) (\(rounded(reading.tau)) s)"
  }

  // MARK: Data

  var csv: String {
    var lines = "sensor,axis,tau_s,deviation,sigma,terms,unit\n"
    for analysis in analyses {
      let scale = analysis.units.deviation
      for axis in analysis.axes {
        for point in axis.curve {
          let cells = [
            analysis.units.prefix, axis.name ?? "", shortest(point.tau),
            shortest(point.value * scale.factor), shortest(point.uncertainty * scale.factor),
            String(point.terms), scale.name,
          ]
          lines += cells.joined(separator: ",") + "\n"
        }
      }
    }
    return lines
  }

  var json: JSON {
    .object([("file", .text(file)), ("sensors", .array(analyses.map(json)))])
  }

  private func json(_ analysis: NoiseAnalysis) -> JSON {
    .object([
      ("sensor", .text(analysis.units.prefix)),
      ("samples", .number(Double(analysis.count))),
      ("interval_s", .number(analysis.sampling.interval)),
      ("unit", .text(analysis.units.deviation.name)),
      ("axes", .array(analysis.axes.map { json($0, analysis.units) })),
    ])
  }

  private func json(_ axis: NoiseAnalysis.Axis, _ units: NoiseUnits) -> JSON {
    let scale = units.deviation.factor
    var members = [("axis", JSON.optional(axis.name))]
    members += Self.results(axis.noise, units).map { ($0.key, json($0)) }
    members.append(("table", Self.table(axis.curve, scale)))
    return .object(members)
  }

  /// The points of a curve.
  static func table(_ curve: [Stability.Deviation], _ scale: Double) -> JSON {
    .array(
      curve.map { point in
        .object([
          ("tau_s", .number(point.tau)),
          ("deviation", .number(point.value * scale)),
          ("sigma", .number(point.uncertainty * scale)),
          ("terms", .number(Double(point.terms))),
        ])
      })
  }

  private func json(_ result: Result) -> JSON {
    guard let reading = result.reading else { return .null }
    return .object([
      ("value", .number(reading.value)),
      ("unit", .text(result.scale.name)),
      ("tau_s", .number(reading.tau)),
    ])
  }

  // MARK: Results

  /// A parameter of the noise.
  struct Result {
    let label: String
    let key: String
    let scale: NoiseUnits.Scale
    /// The value in the unit of `scale`, with its τ.
    let reading: NoiseCoefficients.Reading?

    init(
      _ label: String, _ key: String, _ scale: NoiseUnits.Scale, _ value: Double?, _ tau: Double?
    ) {
      self.label = label
      self.key = key
      self.scale = scale
      reading = value.flatMap { value in
        tau.map { NoiseCoefficients.Reading(value: value * scale.factor, tau: $0) }
      }
    }
  }

  /// The parameters that a curve shows, in the order of the report.
  static func results(_ noise: NoiseCoefficients, _ units: NoiseUnits) -> [Result] {
    var results = [
      Result(
        "noise density", "noise_density", units.density, noise.noiseDensity, noise.white?.tau)
    ]
    if let (label, key, scale) = units.walkOfIntegral {
      results.append(Result(label, key, scale, noise.white?.value, noise.white?.tau))
    }
    results += [
      Result("minimum", "minimum", units.deviation, noise.minimum?.value, noise.minimum?.tau),
      Result(
        "bias instability", "bias_instability", units.instability, noise.biasInstability,
        noise.floor?.tau),
      Result(
        "random walk", "random_walk", units.randomWalk, noise.randomWalk?.value,
        noise.randomWalk?.tau),
    ]
    return results
  }
}
