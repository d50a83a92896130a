// SPDX-License-Identifier: Apache-2.0

/// The rotation from the axes of a sensor's counts to its board's, as Linux states it: three rows, one for each axis of
/// the board, `0, -1, 0; 1, 0, 0; 0, 0, 1` (Documentation/devicetree/bindings/iio/mount-matrix.txt).
struct MountMatrix {
  let text: String

  /// - Parameter axes: Where on the board the axes of the counts point, as ``ChipArgument/axesOfCounts`` has it. nil
  ///   for a text that is not three signed axes, each once.
  init?(axesOfCounts axes: String) {
    let signs = Array(axes)
    guard signs.count == 6 else { return nil }
    let columns = stride(from: 0, to: 6, by: 2).map { (sign: signs[$0], axis: signs[$0 + 1]) }
    guard columns.allSatisfy({ "+-".contains($0.sign) }),
      Swift.Set(columns.map(\.axis)) == ["x", "y", "z"]
    else { return nil }
    text = ["x", "y", "z"].map { row in
      columns.map { $0.axis == row ? ($0.sign == "-" ? "-1" : "1") : "0" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }
}
