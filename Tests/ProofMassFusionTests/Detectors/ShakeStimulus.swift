// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassFusion

/// The acceleration of a device that lies on its back, in g; 0 outside its time.
struct ShakeStimulus {
  var duration: Double
  var acceleration: (Double) -> Axes<Double>

  /// A sinusoidal movement along an axis.
  static func sine(
    _ hertz: Double, _ amplitude: Double, _ duration: Double, along axis: Axes<Double> = [1, 0, 0]
  ) -> ShakeStimulus {
    ShakeStimulus(duration: duration) { axis * (amplitude * sin(2 * .pi * hertz * $0)) }
  }

  /// The output of an accelerometer of this full scale, with gravity.
  func clipped(at fullScale: Double) -> ShakeStimulus {
    ShakeStimulus(duration: duration) { seconds in
      let felt = acceleration(seconds) + [0, 0, -1]
      return felt.map { max(-fullScale, min(fullScale, $0)) } - [0, 0, -1]
    }
  }

  /// Everything that a detector says from a second before to two seconds after, when it begins at a
  /// time.
  func events(
    at rate: Double, from start: Double = 0, _ detector: ShakeDetector = ShakeDetector()
  ) -> [MotionEvent] {
    var detector = detector
    return (Int(-rate)...Int((duration + 2) * rate)).compactMap { index in
      let seconds = Double(index) / rate
      let moved = seconds >= 0 && seconds < duration ? acceleration(seconds) : .zero
      return detector.update(gravity: [0, 0, -1], userAcceleration: moved, at: start + seconds)
    }
  }
}
