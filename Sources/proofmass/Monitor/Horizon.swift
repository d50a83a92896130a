// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// An artificial horizon: sky and ground as seen along the board's y axis with z upwards, and a pitch ladder,
/// lines at each 10° above and below the horizon.
///
/// Sky and ground have colours; without them the ground is dotted and the sky is not.
struct Horizon {
  /// The tangent of half the field of view.
  private static let view = 1.0

  /// The board.
  private static let wings = "─── ● ───"

  /// The upward direction, on the board's axes.
  let up: Axes<Double>
  /// The height in cells; it is twice as wide.
  let height: Int

  /// The centre in dots, and the radius.
  private var centre: (x: Double, y: Double) {
    (Double(4 * height - 1) / 2, Double(4 * height - 1) / 2)
  }

  func draw(into screen: inout Screen, _ x: Int, _ y: Int) {
    guard height > 0 else { return }
    dots.draw(into: &screen, x, y, .white)
    drawLadder(into: &screen, x, y)
    screen.put(Self.wings, x + height - 4, y + height / 2, [.bold, .yellow])
    for column in 0..<2 * height {
      for row in 0..<height {
        let place = (x: Double(2 * column) + 0.5, y: Double(4 * row) + 1.5)
        guard isInside(place) else { continue }
        screen.mark(x + column..<x + column + 1, y + row, isGround(place) ? .ground : .sky)
      }
    }
  }

  /// The ring, the horizon's line, and the dots of the ground.
  private var dots: Braille {
    var picture = Braille(columns: 2 * height, rows: height)
    for x in 0..<picture.width {
      for y in 0..<picture.height {
        let place = (x: Double(x), y: Double(y))
        guard isInside(place), isGround(place) else { continue }
        let isEdge =
          !isGround((place.x, place.y - 1)) || !isGround((place.x - 1, place.y))
          || !isGround((place.x + 1, place.y)) || !isGround((place.x, place.y + 1))
        if isEdge || (x + y) % 2 == 0 { picture.set(x, y) }
      }
    }
    picture.circle(at: centre, radius: centre.x)
    return picture
  }

  private func isInside(_ place: (x: Double, y: Double), margin: Double = 0) -> Bool {
    let (dx, dy, radius) = (place.x - centre.x, place.y - centre.y, centre.x - margin)
    return dx * dx + dy * dy <= radius * radius
  }

  private func isGround(_ place: (x: Double, y: Double)) -> Bool {
    let scale = Self.view / centre.x
    let (right, above) = ((place.x - centre.x) * scale, (centre.y - place.y) * scale)
    return right * up.x + up.y + above * up.z < 0
  }

  /// Lines of constant elevation about the direction ahead, longer at each 20°, with their degrees.
  private func drawLadder(into screen: inout Screen, _ x: Int, _ y: Int) {
    let ahead = Axes(0, 1, 0) - up * up.y
    // Straight up or down, no direction is ahead.
    guard ahead.magnitude > 1e-3 else { return }
    let forward = ahead * (1 / ahead.magnitude)
    let right = forward.cross(up)
    /// The dot of a direction; nil outside of the picture.
    func place(elevation: Double, azimuth: Double) -> (x: Double, y: Double)? {
      let (sine, cosine) = Series.sineAndCosine(elevation * .pi / 180)
      let (across, along) = Series.sineAndCosine(azimuth * .pi / 180)
      let direction = (forward * along + right * across) * cosine + up * sine
      guard direction.y > 0.1 else { return nil }
      let scale = centre.x / Self.view / direction.y
      let place = (x: centre.x + direction.x * scale, y: centre.y - direction.z * scale)
      return isInside(place, margin: 2) ? place : nil
    }
    var picture = Braille(columns: 2 * height, rows: height)
    var labels: [(text: String, x: Int, y: Int)] = []
    for degrees in stride(from: -80.0, through: 80, by: 10) where degrees != 0 {
      // Equally long on the sphere at any elevation.
      let long = degrees.truncatingRemainder(dividingBy: 20) == 0
      let half = (long ? 12 : 7) / Series.cosine(degrees * .pi / 180)
      guard let left = place(elevation: degrees, azimuth: -half),
        let middle = place(elevation: degrees, azimuth: 0),
        let right = place(elevation: degrees, azimuth: half)
      else { continue }
      picture.line(from: left, to: middle)
      picture.line(from: middle, to: right)
      let end = left.x > right.x ? left : right
      labels.append((fixed(degrees, decimals: 0), Int(end.x / 2) + 2, Int(end.y.rounded()) / 4))
    }
    picture.draw(into: &screen, x, y, [.bold, .white])
    for label in labels where label.x + label.text.count < 2 * height {
      // Not below the wings, which would hide a part of it.
      let isHidden =
        label.y == height / 2 && label.x <= height + 4 && label.x + label.text.count > height - 4
      guard !isHidden else { continue }
      screen.put(label.text, x + label.x, y + label.y, [.bold, .white])
    }
  }
}
