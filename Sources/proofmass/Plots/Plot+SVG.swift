// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// Plots one below the other as one picture in SVG 1.1, which needs no other files.
struct PlotPicture {
  /// The size of a plot, in pixels where the picture is not scaled.
  struct Size {
    let width: Double
    let height: Double
    /// The margin on the left of the curves' area, for numbers and labels.
    let left: Double
    let right: Double

    static let wide = Size(width: 900, height: 420, left: 86, right: 20)
    /// Readable at the width of a phone.
    static let narrow = Size(width: 480, height: 340, left: 76, right: 24)
    /// For a plot whose axes have one scale, which determines its height: three side by side are as wide as
    /// one other plot.
    static let square = Size(width: 300, height: 0, left: 62, right: 18)
  }

  let plots: [Plot]
  var size = Size.wide

  /// A picture for a separate file.
  var svg: String {
    let layout = layout
    let (width, height) = (number(size.width), number(layout.height))
    return element(
      layout.places, layout.height,
      "xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" ")
  }

  /// A picture within a page, as wide as the page makes it.
  var element: String {
    let layout = layout
    return element(layout.places, layout.height, "")
  }

  /// The place of each plot, and the height of all: one below the other, or side by side where a row has
  /// room.
  private var layout: (places: [(x: Double, y: Double)], height: Double) {
    var places: [(x: Double, y: Double)] = []
    var (x, y, height) = (0.0, 0.0, 0.0)
    for plot in plots {
      let own = size(of: plot)
      if x > 0, x + own.width > size.width { (x, y) = (0, height) }
      places.append((x, y))
      x += own.width
      height = max(height, y + Drawing(plot, own).height)
    }
    return (places, height)
  }

  private func size(of plot: Plot) -> Size { plot.isSquare ? .square : size }

  private func element(
    _ places: [(x: Double, y: Double)], _ height: Double, _ attributes: String
  ) -> String {
    let (width, height) = (number(size.width), number(height))
    var text = """
      <svg \(attributes)viewBox="0 0 \(width) \(height)" role="img" \
      font-family="sans-serif" font-size="13" fill="#222">
      <title>\(markup(plots.map(\.title).joined(separator: "; ")))</title>
      <rect width="\(width)" height="\(height)" fill="#fff"/>

      """
    for (plot, place) in zip(plots, places) {
      text += "<g transform=\"translate(\(number(place.x)) \(number(place.y)))\">\n"
      text += Drawing(plot, size(of: plot)).text + "</g>\n"
    }
    return text + "</svg>\n"
  }
}

/// A coordinate, to a hundredth of a pixel.
private func number(_ value: Double) -> String { shortest((value * 100).rounded() / 100) }

/// One plot of a picture.
private struct Drawing {
  private let plot: Plot
  /// The area of the curves.
  private let area: (left: Double, right: Double, top: Double, bottom: Double)
  /// The curves' places in the legend.
  private let legend: [(x: Double, y: Double)]
  /// The font size of the title, so that it fits.
  private let titleSize: Double

  init(_ plot: Plot, _ size: PlotPicture.Size) {
    self.plot = plot
    titleSize = min(16, (size.width - size.left) / (0.66 * Double(max(1, plot.title.count))))
    var (x, y) = (size.left, 44.0)
    var legend: [(x: Double, y: Double)] = []
    for curve in plot.curves {
      let width = Self.indent(curve) + 22 + 7.5 * Double(curve.name.count)
      if x > size.left, x + width - 20 > size.width - size.right {
        (x, y) = (size.left, y + 18)
      }
      legend.append((x, y))
      x += width
    }
    self.legend = legend
    let right = size.width - size.right
    area = (
      size.left, right, y + 18, plot.isSquare ? y + 18 + right - size.left : size.height - 58
    )
  }

  /// The width in the legend of a piece of a curve, or of a point.
  private static func indent(_ curve: PlotCurve) -> Double { curve.style.isDots ? 16 : 32 }

  /// The height of the plot.
  var height: Double { area.bottom + 58 }

  var text: String { grid + plot.curves.map(path).joined() + words }

  private func horizontal(_ value: Double) -> Double {
    area.left + plot.x.place(value) * (area.right - area.left)
  }

  private func vertical(_ value: Double) -> Double {
    area.bottom - plot.y.place(value) * (area.bottom - area.top)
  }

  // MARK: Axes

  private var grid: String {
    var text = ""
    for tick in plot.x.ticks {
      let x = number(horizontal(tick.value))
      text += line(x, number(area.top), x, number(area.bottom), tick)
      if let words = tick.text {
        text += "<text x=\"\(x)\" y=\"\(number(area.bottom + 18))\" text-anchor=\"middle\">"
        text += "\(words)</text>\n"
      }
    }
    for tick in plot.y.ticks {
      let y = vertical(tick.value)
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

  private var words: String {
    let (middle, height) = (number((area.left + area.right) / 2), (area.top + area.bottom) / 2)
    var text = """
      <text x="\(number(area.left))" y="24" font-size="\(number(titleSize))" \
      font-weight="bold">\
      \(markup(plot.title))</text>
      <text x="\(middle)" y="\(number(area.bottom + 42))" text-anchor="middle">\
      \(markup(plot.x.label))</text>
      <text transform="translate(20 \(number(height))) rotate(-90)" text-anchor="middle">\
      \(markup(plot.y.label))</text>

      """
    for (curve, place) in zip(plot.curves, legend) {
      let y = number(place.y)
      if curve.style.isDots {
        text += "<path d=\"M\(number(place.x + 6)) \(y)h0\" \(curve.style.attributes)/>\n"
      } else {
        text += "<line x1=\"\(number(place.x))\" y1=\"\(y)\" x2=\"\(number(place.x + 26))\" "
        text += "y2=\"\(y)\" \(curve.style.attributes)/>\n"
      }
      text += "<text x=\"\(number(place.x + Self.indent(curve)))\" y=\"\(number(place.y + 4.5))\">"
      text += "\(markup(curve.name))</text>\n"
    }
    return text
  }

  // MARK: Curves

  private func path(_ curve: PlotCurve) -> String {
    var path = ""
    var isDrawing = false
    for point in curve.points {
      guard point.x.isFinite, point.y.isFinite else {
        isDrawing = false
        continue
      }
      path += isDrawing ? "L" : "M"
      path += "\(number(horizontal(point.x))) \(number(vertical(point.y)))"
      if curve.style.isDots { path += "h0" } else { isDrawing = true }
    }
    return path.isEmpty
      ? "" : "<path d=\"\(path)\" fill=\"none\" \(curve.style.attributes)/>\n"
  }
}

extension PlotCurve.Style {
  /// Colours of Okabe and Ito, which colour-blind people can distinguish; the reference is dashed.
  fileprivate var attributes: String {
    switch self {
    case .x, .single: "stroke=\"#0072b2\" stroke-width=\"1.6\" stroke-linejoin=\"round\""
    case .y: "stroke=\"#e69f00\" stroke-width=\"1.6\" stroke-linejoin=\"round\""
    case .z: "stroke=\"#009e73\" stroke-width=\"1.6\" stroke-linejoin=\"round\""
    case .magnitude: "stroke=\"#aaa\" stroke-width=\"3.2\" stroke-linejoin=\"round\""
    case .reference: "stroke=\"#000\" stroke-width=\"1.4\" stroke-dasharray=\"7 4\""
    case .fit: "stroke=\"#cc79a7\" stroke-width=\"2.4\" stroke-dasharray=\"2 3\""
    case .before: "stroke=\"#d55e00\" stroke-width=\"3\" stroke-linecap=\"round\""
    case .after: "stroke=\"#0072b2\" stroke-width=\"3\" stroke-linecap=\"round\""
    }
  }
}
