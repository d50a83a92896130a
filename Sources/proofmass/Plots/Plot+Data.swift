// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

extension Plot {
  /// The columns of ``rows``.
  static let columns = "title,curve,x,y\n"

  /// The points of the curves as lines of CSV; a gap has no y.
  var rows: String {
    curves.map { curve in
      let start = "\(Self.quoted(title)),\(Self.quoted(curve.name)),"
      return curve.points.map { point in
        "\(start)\(shortest(point.x)),\(point.y.isFinite ? shortest(point.y) : "")\n"
      }.joined()
    }.joined()
  }

  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { ",\"\n".contains($0) }) else { return cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }

  /// The curves, each point as [x, y]; in a gap y is null.
  var json: JSON {
    .object([
      ("title", .text(title)), ("x", .text(x.label)), ("y", .text(y.label)),
      (
        "curves",
        .array(
          curves.map { curve in
            .object([
              ("name", .text(curve.name)),
              (
                "points",
                .array(
                  curve.points.map { point in
                    .array([.number(point.x), point.y.isFinite ? .number(point.y) : .null])
                  })
              ),
            ])
          })
      ),
    ])
  }
}
