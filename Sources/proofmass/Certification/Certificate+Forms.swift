// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import ProofMassServer

// The forms of the report for other programs and for a page.
extension Certificate {
  // MARK: SARIF

  /// SARIF 2.1.0, which code hosts accept: a result for each check that a driver fails, or with a warning.
  var sarif: JSON {
    SARIF.log(
      rules: DriverCheck.allCases.map { check in
        SARIF.rule(check.rawValue, check.title, help: check.advice, level: "error")
      },
      invocations: [SARIF.invocation(command, status: passes(strict: false) ? 0 : 1)],
      results: results.filter { $0.verdict == .failed || $0.verdict == .warning }.map { result in
        .object([
          ("ruleId", .text(result.check.rawValue)),
          ("level", .text(result.verdict == .failed ? "error" : "warning")),
          (
            "message",
            .object([
              (
                "text",
                .text(
                  "\(chip.name)\(result.setting.isEmpty ? "" : ", \(result.setting)"): \(result.words)"
                )
              )
            ])
          ),
          (
            "locations",
            .array([
              .object([("physicalLocation", SARIF.place(of: SARIF.shown(nil, of: command)))])
            ])
          ),
        ])
      })
  }

  // MARK: A badge

  private var colour: String {
    guard isJudged, count(.failed) == 0 else { return "#b00020" }
    return count(.warning) > 0 ? "#9a6700" : "#00703c"
  }

  /// A picture of two words, as pages of projects have them.
  var badge: String {
    let label = "\(chip.name) driver"
    // Some 6.6 units a character at this size of the font; textLength makes the text fit.
    let (left, right) = (Double(label.count) * 6.6 + 12, Double(verdict.count) * 6.6 + 12)
    let width = left + right
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(shortest(width))" height="20" role="img" \
      aria-label="\(markup(label)): \(markup(verdict))">
      <title>\(markup(label)): \(markup(verdict))</title>
      <rect width="\(shortest(width))" height="20" rx="3" fill="#444"/>
      <path d="M\(shortest(left)) 0h\(shortest(right - 3))a3 3 0 0 1 3 3v14a3 3 0 0 1 -3 3H\(shortest(left))z" \
      fill="\(colour)"/>
      <g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
      <text x="6" y="14" textLength="\(shortest(left - 12))">\(markup(label))</text>
      <text x="\(shortest(left + 6))" y="14" textLength="\(shortest(right - 12))">\(markup(verdict))</text>
      </g>
      </svg>

      """
  }
}

/// The report on a driver as one page of HTML that needs no other file.
struct CertificatePage {
  let certificate: Certificate

  init(_ certificate: Certificate) { self.certificate = certificate }

  var html: String {
    let chip = markup(certificate.chip.name)
    let style =
      certificate.passes(strict: true) ? "good" : certificate.count(.failed) > 0 ? "bad" : "open"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(chip): certificate of a driver</title>
      <style>
      \(PageStyle.text)</style>
      </head>
      <body>
      <h1>Certificate of a driver of \(chip)</h1>
      <ul class="verdicts"><li><b class="\(style)">\(markup(certificate.verdict))</b> \
      \(markup(certificate.summary))</li></ul>
      <dl><div><dt>command</dt><dd>\(markup(certificate.command.joined(separator: " ")))</dd></div>
      <div><dt>version of proofmass</dt><dd>\(markup(commandVersion))</dd></div></dl>
      \(DriverCheck.allCases.map(section).joined())</body>
      </html>

      """
  }

  private func section(_ check: DriverCheck) -> String {
    let results = certificate.results.filter { $0.check == check }
    guard !results.isEmpty else { return "" }
    let rows = results.map { result in
      let style = result.verdict == .failed ? " class=\"bad\"" : " class=\"verdict\""
      return
        "<tr><th scope=\"row\">\(markup(result.setting))</th><td\(style)>\(result.verdict.word)</td>"
        + "<td class=\"verdict\">\(markup(result.words))</td></tr>\n"
    }
    let isWrong = results.contains { $0.verdict == .failed || $0.verdict == .warning }
    return """
      <section>
      <h2>\(markup(check.title)) <small>\(check.rawValue)</small></h2>
      <table class="test"><tbody>
      \(rows.joined())</tbody></table>
      \(isWrong ? "<p>Remedy: \(markup(check.advice)).</p>\n" : "")</section>

      """
  }
}
