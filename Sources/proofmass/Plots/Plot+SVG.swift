// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// Plots below each other as one picture in SVG 1.1, which needs nothing from elsewhere.
struct PlotPicture {
  let plots: [Plot]

  private static let width = 900.0
  private static let height = 420.0
  /// The area of the curves within a plot.
  private static let area = (left: 86.0, right: 880.0, top: 62.0, bottom: 362.0)

  var svg: String {
    let (width, height) = (number(Self.width), number(Self.height * Double(plots.count)))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" font-family="sans-serif" font-size="13" fill="#222">
      <title>\(escaped(plots.map(\.title).joined(separator: "; ")))</title>
      <rect width="\(width)" height="\(height)" fill="#fff"/>

      """
    for (index, plot) in plots.enumerated() {
      text += "<g transform=\"translate(0 \(number(Double(index) * Self.height)))\">\n"
      text += grid(plot) + plot.curves.map { curve($0, plot) }.joined() + words(plot) + "</g>\n"
    }
    return text + "</svg>\n"
  }

  private func horizontal(_ value: Double, _ plot: Plot) -> Double {
    Self.area.left + plot.x.place(value) * (Self.area.right - Self.area.left)
  }

  private func vertical(_ value: Double, _ plot: Plot) -> Double {
    Self.area.bottom - plot.y.place(value) * (Self.area.bottom - Self.area.top)
  }

  // MARK: Axes

  private func grid(_ plot: Plot) -> String {
    let area = Self.area
    var text = ""
    for tick in plot.x.ticks {
      let x = number(horizontal(tick.value, plot))
      text += line(x, number(area.top), x, number(area.bottom), tick)
      if let words = tick.text {
        text += "<text x=\"\(x)\" y=\"\(number(area.bottom + 18))\" text-anchor=\"middle\">"
        text += "\(words)</text>\n"
      }
    }
    for tick in plot.y.ticks {
      let y = vertical(tick.value, plot)
      text += line(number(area.left), number(y), number(area.right), number(y), tick)
      if let words = tick.text {
        text += "<text x=\"\(number(area.left - 7))\" y=\"\(number(y + 4.5))\" text-anchor=\"end\">"
        text += "\(words)</text>\n"
      }
    }
    return text
  }

  private func line(
    _ x1: String, _ y1: String, _ x2: String, _ y2: String, _ tick: PlotAxis.Tick
  ) -> String {
    let color = tick.text == nil ? "#eee" : "#ccc"
    return "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" stroke=\"\(color)\"/>\n"
  }

  private func words(_ plot: Plot) -> String {
    let area = Self.area
    let (middle, height) = (number((area.left + area.right) / 2), (area.top + area.bottom) / 2)
    var text = """
      <text x="\(number(area.left))" y="24" font-size="16" font-weight="bold">\
      \(escaped(plot.title))</text>
      <text x="\(middle)" y="\(number(area.bottom + 42))" text-anchor="middle">\
      \(escaped(plot.x.label))</text>
      <text transform="translate(20 \(number(height))) rotate(-90)" text-anchor="middle">\
      \(escaped(plot.y.label))</text>

      """
    var x = area.left
    for curve in plot.curves {
      text += "<line x1=\"\(number(x))\" y1=\"44\" x2=\"\(number(x + 26))\" y2=\"44\" "
      text += "\(curve.style.attributes)/>\n"
      text += "<text x=\"\(number(x + 32))\" y=\"48.5\">\(escaped(curve.name))</text>\n"
      x += 54 + 7.5 * Double(curve.name.count)
    }
    return text
  }

  // MARK: Curves

  private func curve(_ curve: PlotCurve, _ plot: Plot) -> String {
    var path = ""
    var isDrawing = false
    for point in curve.points {
      guard point.x.isFinite, point.y.isFinite else {
        isDrawing = false
        continue
      }
      path += isDrawing ? "L" : "M"
      path += "\(number(horizontal(point.x, plot))) \(number(vertical(point.y, plot)))"
      isDrawing = true
    }
    return path.isEmpty
      ? "" : "<path d=\"\(path)\" fill=\"none\" \(curve.style.attributes)/>\n"
  }

  /// A coordinate, to a hundredth of a pixel.
  private func number(_ value: Double) -> String { shortest((value * 100).rounded() / 100) }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in printable(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension PlotCurve.Style {
  /// Colours of Okabe and Ito, which colour-blind people tell apart; the reference is dashed.
  fileprivate var attributes: String {
    switch self {
    case .x, .single: "stroke=\"#0072b2\" stroke-width=\"1.6\" stroke-linejoin=\"round\""
    case .y: "stroke=\"#e69f00\" stroke-width=\"1.6\" stroke-linejoin=\"round\""
    case .z: "stroke=\"#009e73\" stroke-width=\"1.6\" stroke-linejoin=\"round\""
    case .magnitude: "stroke=\"#aaa\" stroke-width=\"3.2\" stroke-linejoin=\"round\""
    case .reference: "stroke=\"#000\" stroke-width=\"1.4\" stroke-dasharray=\"7 4\""
    }
  }
}
