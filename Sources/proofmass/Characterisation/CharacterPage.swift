// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// The report of `characterise` as one page of HTML that needs no other file: it includes its pictures.
///
/// It is also XML, so that XML tools can read it.
struct CharacterPage {
  let report: CharacterReport

  init(_ report: CharacterReport) { self.report = report }

  var html: String {
    let names = report.sensors.map(\.chip.name).joined(separator: ", ")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(markup(names)): characterisation</title>
      <style>
      \(PageStyle.text)</style>
      </head>
      <body>
      <h1>Characterisation of \(markup(names))</h1>
      \(verdicts)\(origin)\(report.sensors.map(section).joined())\(selfTests)\(notes)</body>
      </html>

      """
  }

  // MARK: Verdicts

  private var verdicts: String {
    let lines = report.verdicts.map { verdict in
      let style = verdict.passed.map { $0 ? "good" : "bad" } ?? "open"
      return "<li><b class=\"\(style)\">\(verdict.word)</b> \(markup(verdict.reasons))</li>\n"
    }
    return "<ul class=\"verdicts\">\n\(lines.joined())</ul>\n"
  }

  // MARK: Origin

  private var origin: String {
    let rows = report.origin.map { key, value in
      "<div><dt>\(markup(Self.label(key)))</dt><dd>\(markup(value.words))</dd></div>\n"
    }
    return "<dl>\n\(rows.joined())</dl>\n"
  }

  private static func label(_ key: String) -> String {
    switch key {
    case "began": "began (UTC)"
    case "command": "version of proofmass"
    default: key.replacing("_", with: " ")
    }
  }

  // MARK: A sensor

  private func section(_ sensor: Characteristics) -> String {
    let chip = sensor.chip
    let rows = sensor.rows.map { row($0, axes: sensor.analysis.axes.map { $0.name ?? "" }) }
    let plots = plots(of: sensor).map { plot in
      "<figure>\(PlotPicture(plots: [plot], size: .narrow).element)</figure>\n"
    }
    let heads = sensor.analysis.axes.map { "<th scope=\"col\">\($0.name ?? "")</th>" }.joined()
    return """
      <section>
      <h2>\(markup(chip.title)) <small>\(markup(chip.place))</small></h2>
      <p>\(markup(sensor.summary))</p>
      <table class="values">
      <thead><tr><td></td>\(heads)<th scope="col">datasheet</th><td></td></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      \(documents(sensor.sources))<div class="plots">
      \(plots.joined())</div>
      </section>

      """
  }

  private func row(_ row: CharacterRow, axes: [String]) -> String {
    let unit = row.unit.isEmpty ? "" : " <small>\(markup(row.unit))</small>"
    var text = "<tr><th scope=\"row\">\(markup(row.label))\(unit)</th>"
    if row.cells.count == axes.count {
      for (axis, cell) in zip(axes, row.cells) {
        text += "<td data-axis=\"\(axis)\">\(markup(cell))</td>"
      }
    } else {
      text += "<td colspan=\"\(axes.count)\">\(markup(row.cells.joined(separator: " ")))</td>"
    }
    let cites = (row.datasheet?.sources ?? []).map(\.cite).joined(separator: "; ")
    text += "<td class=\"datasheet\">\(markup(row.datasheet?.text ?? ""))"
    text += cites.isEmpty ? "</td>" : " <small>\(markup(cites))</small></td>"
    return text + "<td\(Self.style(row.verdict))>\(row.verdictText)</td></tr>\n"
  }

  private static func style(_ verdict: Bool?) -> String {
    verdict == false ? " class=\"bad\"" : " class=\"verdict\""
  }

  private func plots(of sensor: Characteristics) -> [Plot] {
    let source = PlotSource(file: sensor.chip.title)
    let density = DensityLine(of: sensor.chip, sensor.units)
    let noise = [
      Plot(sensor.analysis, density: density, hasFits: true, of: source),
      Plot(sensor.axes.map(\.spectrum), sensor.units, density: density, of: source),
    ]
    let levels = [Plot(driftOf: sensor, of: source), Plot(warmthOf: sensor, of: source)]
    return noise + levels.compactMap(\.self)
      + Plot.histograms(sensor.axes.map(\.distribution), sensor.units, of: source)
  }

  /// The documents that citations name, by their keys.
  private func documents(_ sources: [FactSource]) -> String {
    var documents: [(key: String, title: String)] = []
    for document in sources.flatMap(\.documents)
    where !documents.contains(where: { $0.key == document.key }) {
      documents.append(document)
    }
    guard !documents.isEmpty else { return "" }
    let lines = documents.map { "<li><b>\(markup($0.key))</b>: \(markup($0.title))</li>\n" }
    return "<ul class=\"documents\">\n\(lines.joined())</ul>\n"
  }

  // MARK: Self-tests

  private var selfTests: String {
    guard !report.isRecorded else {
      return "<section><h2>Self-test</h2><p>None: a recording has no chip to ask.</p></section>\n"
    }
    return report.selfTests.map { test in
      var table = ""
      if case .success(let result) = test.outcome {
        for (index, cells) in test.cells(of: result).enumerated() {
          let tag = index == 0 ? "th" : "td"
          let isBad = cells.last == "FAILED"
          table += "<tr>"
          for cell in cells {
            let style = isBad && cell == "FAILED" ? " class=\"bad\"" : ""
            table += "<\(tag)\(style)>\(markup(cell))</\(tag)>"
          }
          table += "</tr>\n"
        }
        table = "<table class=\"test\">\n\(table)</table>\n"
      } else {
        table = "<p class=\"bad\">It could not be tested.</p>\n"
      }
      let sources = test.chip.model.selfTestSources
      let cites = sources.map { "<p>Limits: \(markup($0.cite + $0.remark))</p>\n" }.joined()
      return """
        <section>
        <h2>Self-test of \(markup(test.chip.title)): \(test.passed ? "passed" : "FAILED")</h2>
        \(table)\(cites)\(documents(sources))</section>

        """
    }.joined()
  }

  private var notes: String {
    """
    <section>
    <h2>How to read it</h2>
    <p>Noise densities are one-sided, at the output. By Allan deviation they are read where the curve falls \
    with the root of τ, by spectrum from half to twice the frequency 1/(2τ) in the middle of that stretch. \
    Typical figures of a datasheet are what most parts are near to, and no limits. Bias instability and random \
    walk are fitted together, to all of the curve; white noise and a random walk have a least Allan deviation \
    without any bias instability. The band of an Allan deviation is one standard \
    deviation of its estimate. The normal distribution beside a histogram is integrated over each bar. \
    A dash is for what the record does not show. A resting accelerometer shows \
    its offset only together with gravity, and a compass with the field around it.</p>
    </section>

    """
  }
}

extension JSON {
  /// A text without its quotes, the members of an object, anything else as JSON.
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .object(let members):
      members.map { "\($0.replacing("_", with: " ")) \($1.words)" }.joined(separator: ", ")
    default: string
    }
  }
}
