// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

extension Plot {
  /// The columns of the ``rows`` of plots.
  static func columns(of plots: [Plot]) -> String {
    "title,curve,x,y" + (plots.contains(where: \.hasSpread) ? ",sigma" : "") + "\n"
  }

  /// The points of the curves as lines of CSV; a gap has no y. A plot with bands has a column for their half,
  /// the standard deviation of y.
  var rows: String {
    curves.map { curve in
      let start = "\(Self.quoted(title)),\(Self.quoted(curve.name)),"
      return curve.points.indices.map { index in
        let point = curve.points[index]
        let sigma = curve.spread.isEmpty ? "" : shortest(curve.spread[index])
        return "\(start)\(shortest(point.x)),\(point.y.isFinite ? shortest(point.y) : "")"
          + (hasSpread ? ",\(sigma)\n" : "\n")
      }.joined()
    }.joined()
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { ",\"\n".contains($0) }) else { return cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }

  /// The curves, each point as [x, y], or [x, y, sigma] where its standard deviation is known; in a gap y is
  /// null.
  var json: JSON {
    .object([
      ("title", .text(title)), ("x", .text(x.valueLabel)), ("y", .text(y.valueLabel)),
      ("curves", .array(curves.map(Self.json))),
    ])
  }

  private static func json(_ curve: PlotCurve) -> JSON {
    let points = curve.points.enumerated().map { index, point in
      let sigma: [JSON] = curve.spread.isEmpty ? [] : [.number(curve.spread[index])]
      return JSON.array([.number(point.x), point.y.isFinite ? .number(point.y) : .null] + sigma)
    }
    return .object([("name", .text(curve.name)), ("points", .array(points))])
  }
}
