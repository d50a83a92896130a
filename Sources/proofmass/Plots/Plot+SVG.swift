// SPDX-License-Identifier: Apache-2.0

/// Plots one below the other as one picture in SVG 1.1, which needs no other files.
///
/// Its colours are attributes; a page may replace them by the classes of elements.
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
    static let third = Size(width: 300, height: 320, left: 62, right: 18)
  }

  let plots: [Plot]
  var size = Size.wide

  /// A picture for a separate file.
  var svg: String {
    let layout = layout
    let (width, height) = (coordinate(size.width), coordinate(layout.height))
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
      height = max(height, y + PlotDrawing(plot, own).height)
    }
    return (places, height)
  }

  private func size(of plot: Plot) -> Size {
    switch plot.shape {
    case .wide: size
    case .square: .square
    case .third: size.width < 2 * Size.third.width ? size : .third
    }
  }

  private func element(
    _ places: [(x: Double, y: Double)], _ height: Double, _ attributes: String
  ) -> String {
    let (width, height) = (coordinate(size.width), coordinate(height))
    var text = """
      <svg \(attributes)viewBox="0 0 \(width) \(height)" role="img" \
      font-family="sans-serif" font-size="13" fill="#222">
      <title>\(markup(plots.map(\.title).joined(separator: "; ")))</title>
      <rect class="paper" width="\(width)" height="\(height)" fill="#fff"/>

      """
    for (plot, place) in zip(plots, places) {
      text += "<g transform=\"translate(\(coordinate(place.x)) \(coordinate(place.y)))\">\n"
      text += PlotDrawing(plot, size(of: plot)).text + "</g>\n"
    }
    return text + "</svg>\n"
  }
}
