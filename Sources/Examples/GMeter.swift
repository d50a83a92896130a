// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// What is felt in the screen's plane as a ball on a polar grid; beside it x, y, z and the magnitude,
/// with the least and the most that they have been.
struct GMeter: Demo {
  private(set) var statistics = MotionStatistics()
  private var acceleration = Axes(0.0, 0, 0)

  mutating func update(_ felt: Felt) {
    acceleration = felt.acceleration
    statistics.update(acceleration)
  }

  mutating func reset() { statistics.reset() }

  var drawing: String {
    var canvas = PolarGrid.empty
    canvas.plot(
      "@", x: acceleration.x * PolarGrid.oneGee, y: acceleration.y * PolarGrid.oneGee)
    let readings = [
      ("x", statistics.x), ("y", statistics.y), ("z", statistics.z), ("|a|", statistics.magnitude),
    ]
    let rows = readings.map { name, reading in
      let values = [reading?.current, reading?.minimum, reading?.maximum].map { value in
        padded(value.map(signed) ?? "-", 9)
      }
      return padded(name, 5) + values.joined()
    }
    let heading = padded("g", 5) + ["now", "min", "max"].map { padded($0, 9) }.joined()
    return ([canvas.text, heading] + rows).joined(separator: "\n")
  }
}

/// With a sign, and two decimals.
func signed(_ value: Double) -> String {
  let hundredths = Int((max(-999, min(value, 999)) * 100).rounded())
  let size = hundredths.magnitude
  let digits = "\(size / 100)." + (size % 100 < 10 ? "0" : "") + "\(size % 100)"
  return (hundredths < 0 ? "-" : "+") + digits
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}
