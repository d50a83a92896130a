// SPDX-License-Identifier: Apache-2.0

extension Plot {
  private static let mostPoints = 2000

  /// Roll, pitch and yaw over time.
  init(_ track: AttitudeTrack, of source: PlotSource) {
    let step = max(1, (track.times.count + Self.mostPoints - 1) / Self.mostPoints)
    let duration = (track.times.last ?? 0) - (track.times.first ?? 0)
    // A longer step is a gap: a few times the mean step.
    let gap = 4 * duration * Double(step) / Double(max(1, track.times.count - 1))
    func curve(_ name: String, _ style: PlotCurve.Style, _ angles: [Double]) -> PlotCurve {
      var points: [PlotCurve.Point] = []
      for index in stride(from: 0, to: angles.count, by: step) {
        let point = (x: track.times[index], y: angles[index])
        // At the wrap from 180° to −180° the curve begins anew.
        if let last = points.last, abs(point.y - last.y) > 180 || point.x - last.x > gap {
          points.append((point.x, .nan))
        }
        points.append(point)
      }
      return PlotCurve(name: name, style: style, points: points)
    }
    self.init(
      source.title("attitude"), ("time, s", "angle, °"), .time,
      [
        curve("pitch, about x", .x, track.pitch), curve("roll, about y", .y, track.roll),
        curve("yaw, about the vertical", .z, track.yaw),
      ])
  }
}
