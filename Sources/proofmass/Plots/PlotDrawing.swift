// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// One plot of a picture in SVG.
struct PlotDrawing {
  private let plot: Plot
  /// The area of the curves.
  private let area: (left: Double, right: Double, top: Double, bottom: Double)
  /// The entries of the legend with their places: the curves, and the bands where there are some.
  private let legend: [(entry: Entry, x: Double, y: Double)]
  /// The lines of the title, two where it is long, and the font size with which they fit.
  private let title: (lines: [String], size: Double)

  private enum Entry {
    case curve(PlotCurve)
    case band

    var name: String {
      switch self {
      case .curve(let curve): curve.name
      case .band: "±1σ"
      }
    }

    /// The width of a piece of a curve, or of a point.
    var indent: Double {
      if case .curve(let curve) = self, curve.style.isDots { 16 } else { 32 }
    }
  }

  init(_ plot: Plot, _ size: PlotPicture.Size) {
    self.plot = plot
    title = Self.fitted(plot.title, to: size.width - size.left)
    var (x, y) = (size.left, 44.0)
    var legend: [(entry: Entry, x: Double, y: Double)] = []
    for entry in plot.curves.map(Entry.curve) + (plot.hasSpread ? [.band] : []) {
      let width = entry.indent + 22 + 7.5 * Double(entry.name.count)
      if x > size.left, x + width - 20 > size.width - size.right {
        (x, y) = (size.left, y + 18)
      }
      legend.append((entry, x, y))
      x += width
    }
    self.legend = legend
    let right = size.width - size.right
    area = (
      size.left, right, y + 18,
      plot.shape == .square ? y + 18 + right - size.left : size.height - 58
    )
  }

  /// The lines of a title, and their font size, for a width.
  private static func fitted(_ title: String, to width: Double) -> ([String], Double) {
    func size(_ lines: [String], _ most: Double) -> Double {
      min(most, width / (0.66 * Double(lines.map(\.count).max() ?? 1)))
    }
    guard size([title], 16) < 11 else { return ([title], size([title], 16)) }
    // At the blank after a colon or comma that is nearest to the middle.
    let breaks = zip(title.indices, title.indices.dropFirst()).filter {
      ":,".contains(title[$0]) && title[$1] == " "
    }.map(\.1)
    let middle = title.count / 2
    guard
      let place = breaks.min(by: {
        abs(title[..<$0].count - middle) < abs(title[..<$1].count - middle)
      })
    else { return ([title], size([title], 16)) }
    let lines = [String(title[..<place]), String(title[place...].dropFirst())]
    return (lines, size(lines, 13))
  }

  /// The height of the plot.
  var height: Double { area.bottom + 58 }

  var text: String {
    grid + plot.curves.map(band).joined() + plot.curves.map(path).joined() + words
  }

  private func horizontal(_ value: Double) -> Double {
    area.left + plot.x.place(value) * (area.right - area.left)
  }

  private func vertical(_ value: Double) -> Double {
    area.bottom - plot.y.place(value) * (area.bottom - area.top)
  }

  // MARK: Axes

  private var grid: String {
    let minor = lines { $0.text == nil }
    var text = minor.isEmpty ? "" : "<g class=\"minor\" stroke=\"#eee\">\n\(minor)</g>\n"
    text += "<g class=\"major\" stroke=\"#ccc\">\n\(lines { $0.text != nil })</g>\n"
    for tick in plot.x.ticks {
      guard let words = tick.text else { continue }
      text +=
        "<text x=\"\(coordinate(horizontal(tick.value)))\" y=\"\(coordinate(area.bottom + 18))\" "
      text += "text-anchor=\"middle\">\(words)</text>\n"
    }
    for tick in plot.y.ticks {
      guard let words = tick.text else { continue }
      text +=
        "<text x=\"\(coordinate(area.left - 7))\" y=\"\(coordinate(vertical(tick.value) + 4.5))\" "
      text += "text-anchor=\"end\">\(words)</text>\n"
    }
    return text
  }

  private func lines(_ isMeant: (PlotAxis.Tick) -> Bool) -> String {
    func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
      "<line x1=\"\(coordinate(x1))\" y1=\"\(coordinate(y1))\" x2=\"\(coordinate(x2))\" y2=\"\(coordinate(y2))\"/>\n"
    }
    let columns = plot.x.ticks.filter(isMeant).map { tick in
      line(horizontal(tick.value), area.top, horizontal(tick.value), area.bottom)
    }
    let rows = plot.y.ticks.filter(isMeant).map { tick in
      line(area.left, vertical(tick.value), area.right, vertical(tick.value))
    }
    return (columns + rows).joined()
  }

  private var words: String {
    let (middle, height) = (coordinate((area.left + area.right) / 2), (area.top + area.bottom) / 2)
    var text = ""
    for (index, line) in title.lines.enumerated() {
      text += """
        <text x="\(coordinate(area.left))" y="\(title.lines.count == 1 ? 24 : 15 + index * 15)" \
        font-size="\(coordinate(title.size))" font-weight="bold">\(markup(line))</text>

        """
    }
    text += """
      <text x="\(middle)" y="\(coordinate(area.bottom + 42))" text-anchor="middle">\
      \(markup(plot.x.label))</text>
      <text transform="translate(20 \(coordinate(height))) rotate(-90)" text-anchor="middle">\
      \(markup(plot.y.label))</text>

      """
    for (entry, x, y) in legend {
      text += sample(of: entry, x, y)
      text += "<text x=\"\(coordinate(x + entry.indent))\" y=\"\(coordinate(y + 4.5))\">"
      text += "\(markup(entry.name))</text>\n"
    }
    return text
  }

  /// A piece of a curve or band, for the legend.
  private func sample(of entry: Entry, _ x: Double, _ y: Double) -> String {
    let (left, right, row) = (coordinate(x), coordinate(x + 26), coordinate(y))
    switch entry {
    case .band:
      return "<rect x=\"\(left)\" y=\"\(coordinate(y - 6))\" width=\"26\" height=\"12\" "
        + "fill-opacity=\"0.18\"/>\n"
    case .curve(let curve) where curve.style.isDots:
      return "<path d=\"M\(coordinate(x + 6)) \(row)h0\" \(curve.style.attributes)/>\n"
    case .curve(let curve):
      return "<line x1=\"\(left)\" y1=\"\(row)\" x2=\"\(right)\" y2=\"\(row)\" "
        + "\(curve.style.attributes)/>\n"
    }
  }

  // MARK: Curves

  /// The area within one standard deviation of a curve: along its upper edge, and back along the lower one.
  private func band(_ curve: PlotCurve) -> String {
    guard !curve.spread.isEmpty else { return "" }
    let indices = curve.points.indices.filter { curve.points[$0].y.isFinite }
    func edge(_ indices: [Int], _ value: (Int) -> Double) -> [String] {
      indices.map {
        "\(coordinate(horizontal(curve.points[$0].x))) \(coordinate(vertical(value($0))))"
      }
    }
    let points =
      edge(indices) { curve.band($0).high } + edge(indices.reversed()) { curve.band($0).low }
    guard !points.isEmpty else { return "" }
    return "<path d=\"M\(points.joined(separator: "L"))Z\" \(curve.style.colour) "
      + "fill=\"currentColor\" fill-opacity=\"0.18\"/>\n"
  }

  private func path(_ curve: PlotCurve) -> String {
    if let width = curve.barWidth { return bars(curve, width) }
    var path = ""
    var isDrawing = false
    for point in curve.points {
      guard point.x.isFinite, point.y.isFinite else {
        isDrawing = false
        continue
      }
      path += isDrawing ? "L" : "M"
      path += "\(coordinate(horizontal(point.x))) \(coordinate(vertical(point.y)))"
      if curve.style.isDots { path += "h0" } else { isDrawing = true }
    }
    return path.isEmpty
      ? "" : "<path d=\"\(path)\" fill=\"none\" \(curve.style.attributes)/>\n"
  }

  /// Filled bars; of a reference only the outline of all.
  private func bars(_ curve: PlotCurve, _ width: Double) -> String {
    let isOutline = curve.style == .reference
    let foot = coordinate(vertical(0))
    var path = ""
    for point in curve.points {
      let (left, right) = (horizontal(point.x - width / 2), horizontal(point.x + width / 2))
      let top = coordinate(vertical(point.y))
      if path.isEmpty || !isOutline { path += "M\(coordinate(left)) \(foot)" }
      path += "V\(top)H\(coordinate(right))" + (isOutline ? "" : "V\(foot)Z")
    }
    if isOutline { path += "V\(foot)" }
    let fill = isOutline ? "none" : "currentColor"
    return "<path d=\"\(path)\" fill=\"\(fill)\" fill-opacity=\"0.35\" "
      + "\(curve.style.attributes)/>\n"
  }
}

/// A coordinate, to a hundredth of a pixel.
func coordinate(_ value: Double) -> String { shortest((value * 100).rounded() / 100) }

extension PlotCurve.Style {
  /// The class and the colour: those of Okabe and Ito, which colour-blind people can distinguish.
  fileprivate var colour: String {
    let colour =
      switch self {
      case .x, .single, .after: "#0072b2"
      case .y: "#e69f00"
      case .z: "#009e73"
      case .magnitude: "#aaa"
      case .reference: "#000"
      case .fit: "#cc79a7"
      case .before: "#d55e00"
      }
    return "class=\"\(rawValue)\" color=\"\(colour)\""
  }

  /// The colour and the line; the reference is dashed.
  fileprivate var attributes: String {
    let line =
      switch self {
      case .x, .y, .z, .single: "stroke-width=\"1.6\" stroke-linejoin=\"round\""
      case .magnitude: "stroke-width=\"3.2\" stroke-linejoin=\"round\""
      case .reference: "stroke-width=\"1.4\" stroke-dasharray=\"7 4\""
      case .fit: "stroke-width=\"2.4\" stroke-dasharray=\"2 3\""
      case .before, .after: "stroke-width=\"3\" stroke-linecap=\"round\""
      }
    return "\(colour) stroke=\"currentColor\" \(line)"
  }
}
