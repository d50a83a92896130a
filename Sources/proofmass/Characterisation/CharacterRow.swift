// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import ProofMassServer

/// A measured quantity of a chip and the datasheet's figure.
struct CharacterRow {
  enum Datasheet {
    /// A typical figure, from which no verdict follows.
    case typical(DatasheetFigure, hasEitherSign: Bool)
    case limits(DatasheetFigure, DatasheetFigure)
    /// A datasheet could state it, but none that was read does.
    case none

    var sources: [FactSource] {
      switch self {
      case .typical(let figure, _): [figure.source]
      case .limits(let low, let high):
        low.source.cite == high.source.cite ? [low.source] : [low.source, high.source]
      case .none: []
      }
    }

    var text: String {
      switch self {
      case .typical(let figure, let hasEitherSign):
        "\(hasEitherSign ? "±" : "")\(rounded(figure.value)) typical\(figure.source.remark)"
      case .limits(let low, let high):
        "\(rounded(low.value)) to \(rounded(high.value))\(low.source.remark)"
      case .none: "no figure known"
      }
    }
  }

  let label: String
  let key: String
  let unit: String
  /// A value for each axis, or one for all; nil where the record does not give it.
  let values: [Double?]
  /// The averaging times in seconds at which the values were read.
  var taus: [Double?] = []
  /// Half the 95 % interval of each value; empty where it is not known.
  var margins: [Double?] = []
  /// The datasheet's figure; nil for a quantity that no datasheet states.
  var datasheet: Datasheet?

  /// The label with the unit.
  var heading: String { unit.isEmpty ? label : "\(label), \(unit)" }

  /// Whether all values are within the datasheet's limits; nil where it states none.
  var verdict: Bool? {
    guard case .limits(let low, let high)? = datasheet else { return nil }
    return values.allSatisfy { $0.map { (low.value...high.value).contains($0) } ?? true }
  }

  var cells: [String] {
    values.enumerated().map { index, value in
      let margin = margins.isEmpty ? nil : margins[index]
      return (value.map(rounded) ?? "-") + (margin.map { " ± \(rounded($0))" } ?? "")
    }
  }

  var verdictText: String { verdict.map { $0 ? "within" : "OUTSIDE" } ?? "" }

  var json: JSON {
    var members: [(String, JSON)] = [
      ("quantity", .text(key)), ("label", .text(label)), ("unit", .text(unit)),
      ("values", .array(values.map { $0.map { .number($0) } ?? .null })),
    ]
    if !taus.isEmpty {
      members.append(("taus_s", .array(taus.map { $0.map { .number($0) } ?? .null })))
    }
    if !margins.isEmpty {
      members.append(("plus_minus", .array(margins.map { $0.map { .number($0) } ?? .null })))
    }
    switch datasheet {
    case .typical(let figure, let hasEitherSign)?:
      members.append(
        (
          "datasheet",
          .object(
            [
              ("typical", .number(figure.value)), ("either_sign", .bool(hasEitherSign)),
            ] + figure.source.members)
        ))
    case .limits(let low, let high)?:
      members.append(
        (
          "datasheet",
          .object(
            [("lowest", .number(low.value)), ("highest", .number(high.value))]
              + low.source.members)
        ))
    case Optional.none, .some(.none): members.append(("datasheet", .null))
    }
    members.append(("within_limits", verdict.map { .bool($0) } ?? .null))
    return .object(members)
  }
}

extension Characteristics {
  /// All quantities, in the order of the report.
  var rows: [CharacterRow] {
    let results = analysis.axes.map { NoiseReport.results($0.noise, units) }
    var rows = (results.first ?? []).enumerated().map { index, result in
      CharacterRow(
        label: Self.labels[result.key] ?? result.label, key: result.key, unit: result.scale.name,
        values: results.map { $0[index].reading?.value },
        taus: results.map { $0[index].reading?.tau })
    }
    let density = typical("noiseDensity", units.density.name)
    rows[0].datasheet = density
    let densities = axes.map { $0.noise.density(interval: analysis.sampling.interval) }
    rows.insert(
      CharacterRow(
        label: "noise density (spectrum)", key: "spectral_noise_density", unit: units.density.name,
        values: densities.map { $0.map { $0.value * units.density.factor } },
        margins: densities.map { $0.map { AxisNoise.wide * $0.deviation * units.density.factor } },
        datasheet: density), at: 1)
    rows += [
      row("standard deviation", "standard_deviation", units.deviation) {
        $0.distribution?.deviation
      },
      row("skewness", "skewness", nil) { $0.distribution?.skewness },
      row("excess kurtosis", "excess_kurtosis", nil) { $0.distribution?.excessKurtosis },
    ]
    return rows + levels + rates
  }

  private static let labels = [
    "noise_density": "noise density (Allan)", "minimum": "least Allan deviation",
  ]

  private func row(
    _ label: String, _ key: String, _ scale: NoiseUnits.Scale?, _ value: (Axis) -> Double?
  ) -> CharacterRow {
    CharacterRow(
      label: label, key: key, unit: scale?.name ?? "",
      values: axes.map { value($0).map { $0 * (scale?.factor ?? 1) } })
  }

  /// A typical figure in a unit.
  private func typical(
    _ name: String, _ unit: String, hasEitherSign: Bool = false
  ) -> CharacterRow.Datasheet {
    guard let figure = chip.figure(name), figure.unit == unit else { return .none }
    return .typical(figure, hasEitherSign: hasEitherSign)
  }

  /// Offset and drift. The mean of a resting accelerometer includes gravity, that of a magnetometer the
  /// field; the residual offset after a calibration is no property of the part.
  private var levels: [CharacterRow] {
    let plotted = units.plotted
    var mean = row(
      isCorrected ? "mean after calibration" : "mean", "mean",
      NoiseUnits.Scale(plotted.unit, plotted.factor)
    ) { $0.mean }
    let level = typical("zeroLevel", units.deviation.name, hasEitherSign: true)
    var rows = [mean]
    switch chip.model.quantity {
    case .angularRate where !isCorrected:
      mean.datasheet = level
      rows = [mean]
    case .acceleration:
      rows.append(
        CharacterRow(
          label: "magnitude less 1 g", key: "magnitude_less_1g", unit: units.deviation.name,
          values: [(magnitude - 1) * units.deviation.factor], datasheet: isCorrected ? nil : level))
    case .magneticFluxDensity:
      rows.append(
        CharacterRow(
          label: "magnitude", key: "magnitude", unit: plotted.unit, values: [magnitude]))
    case .angularRate: break
    }
    var slope = row("change with temperature", "temperature_slope", units.drift) {
      $0.warmth?.slope
    }
    slope.datasheet = typical("zeroLevelDrift", units.drift.name, hasEitherSign: true)
    return rows + [slope]
  }

  /// The rate of the chip's own clock, by the host's clock. A magnetometer measures on request only.
  private var rates: [CharacterRow] {
    guard chip.model.rates != nil else { return [] }
    var measured = CharacterRow(
      label: "sample rate", key: "sample_rate", unit: "Hz", values: [rate.hertz],
      datasheet: CharacterRow.Datasheet.none)
    if let low = chip.figure("lowestMillihertz"), let high = chip.figure("highestMillihertz") {
      measured.datasheet = .limits(low.scaled(by: 1e-3, "Hz"), high.scaled(by: 1e-3, "Hz"))
    }
    return [
      measured,
      CharacterRow(
        label: "error of \(shortest(chip.rate)) Hz", key: "rate_error", unit: "%",
        // To a millionth, the accuracy of the times.
        values: [((rate.hertz / chip.rate - 1) * 1e6).rounded() / 1e4 + 0]),
    ]
  }
}

extension DatasheetFigure {
  fileprivate func scaled(by factor: Double, _ unit: String) -> DatasheetFigure {
    DatasheetFigure(value: value * factor, unit: unit, source: source)
  }
}
