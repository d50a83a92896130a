// SPDX-License-Identifier: Apache-2.0

/// The parameters of a printer's resonance test, and of the toolhead that it moves.
package struct ResonanceTest: Equatable, Sendable {
  /// A parameter, by its name in the text of a scenario.
  package enum Parameter: String, CaseIterable, Sendable {
    /// Natural frequency of the toolhead.
    case frequency
    /// Damping ratio of the toolhead.
    case damping
    /// Frequency of the first pulses.
    case from
    /// Frequency of the last pulses.
    case to
    /// Rise of the frequency.
    case rate
    /// Acceleration of the pulses per hertz of their frequency.
    case acceleration

    /// The unit; nil for a ratio.
    package var unit: String? {
      switch self {
      case .damping: nil
      case .frequency, .from, .to: "Hz"
      case .rate: "Hz/s"
      case .acceleration: "mm/s² per Hz"
      }
    }

    /// The value where none is given: those of the test are Klipper's.
    package var standard: Double {
      switch self {
      case .frequency: 48
      case .damping: 0.1
      case .from: 5
      case .to: 133
      case .rate: 1
      case .acceleration: 75
      }
    }

    /// The values that make sense. Their extremes make a test of 13 minutes.
    package var range: ClosedRange<Double> {
      switch self {
      case .frequency: 1...1000
      case .damping: 0.001...0.99
      case .from, .to: 1...400
      case .rate: 0.5...100
      case .acceleration: 0...1000
      }
    }
  }

  private var values: [Parameter: Double] = [:]

  /// Creates a test with the usual values.
  package init() {}

  /// A value, which is limited to its range; one that is not a number becomes the usual one.
  package subscript(parameter: Parameter) -> Double {
    get { values[parameter] ?? parameter.standard }
    set {
      let range = parameter.range
      values[parameter] =
        newValue.isNaN ? nil : max(range.lowerBound, min(newValue, range.upperBound))
    }
  }

  /// The highest frequency of the pulses, in hertz.
  var last: Double { max(self[.from], self[.to]) }

  /// The time until the pulses have ended and the toolhead has come to rest.
  package var duration: Duration {
    let rise = (last - self[.from]) / self[.rate] + 0.5 / self[.from]
    let ringing = min(60, 14 / (2 * .pi * self[.frequency] * self[.damping]))
    return .nanoseconds(Int64(((rise + ringing) * 1e9).rounded()))
  }
}
