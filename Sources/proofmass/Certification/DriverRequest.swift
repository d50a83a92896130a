// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassPhysics

/// A request to a driver's adapter, on one line: a word, and for `configure` settings as `KEY=NUMBER`.
///
/// The adapter answers with rows, and then with one line that completes the answer (``DriverAnswer``).
enum DriverRequest: Equatable {
  /// Configure the sensor anew, as after power-on, and check what is there.
  case configure(Settings)
  /// Return one sample, the newest: a row.
  case read
  /// Return all samples that the FIFO has collected: a row each, the oldest first.
  case drain

  /// Requests and answers, for the help of the verbs that exchange them.
  static let help = """
    A request is a line on standard input: `configure`, with any of acc_range_g=, gyr_range_dps=, mag_range_G=, rate_hz= \
    and fifo=1; `read`, for one new sample; `drain`, for all that the FIFO has collected. The answer is a JSON object a \
    line for each sample, with the columns of `stream` in any of their units, as \
    {"acc_x_mps2":0.1,"acc_y_mps2":0,"acc_z_mps2":9.8}, then a line with {"ok":true}, {"error":"…"}, or \
    {"unsupported":true} for what the driver does not offer.
    """

  struct Settings: Equatable {
    /// The ranges in the units in which they are named; the driver chooses those that are missing.
    var ranges: [Quantity: Double] = [:]
    /// The output data rate in Hz; nil leaves the choice to the driver.
    var rate: Double?
    /// Whether samples are to be collected in the FIFO.
    var collects = false

    /// `range 8 g, rate 100 Hz`
    var words: String {
      var words = Quantity.allCases.compactMap { one in
        ranges[one].map { "range \(shortest($0)) \(one.rangeUnit)" }
      }
      if let rate { words.append("rate \(shortest(rate)) Hz") }
      if collects { words.append("FIFO") }
      return words.isEmpty ? "default settings" : words.joined(separator: ", ")
    }
  }

  /// The key of a range: `acc_range_g`.
  static func rangeKey(_ quantity: Quantity) -> String {
    "\(quantity.prefix)_range_\(quantity.rangeUnit)"
  }

  var line: String {
    switch self {
    case .read: return "read"
    case .drain: return "drain"
    case .configure(let settings):
      var words = ["configure"]
      for one in Quantity.allCases {
        if let range = settings.ranges[one] {
          words.append("\(Self.rangeKey(one))=\(shortest(range))")
        }
      }
      if let rate = settings.rate { words.append("rate_hz=\(shortest(rate))") }
      if settings.collects { words.append("fifo=1") }
      return words.joined(separator: " ")
    }
  }

  /// Reads a line; nil for one that is no request.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    switch words.first {
    case "read" where words.count == 1: self = .read
    case "drain" where words.count == 1: self = .drain
    case "configure":
      var settings = Settings()
      for word in words.dropFirst() {
        let parts = word.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let number = finite(String(parts[1])) else { return nil }
        if let one = Quantity.allCases.first(where: { Self.rangeKey($0) == parts[0] }) {
          settings.ranges[one] = number
        } else if parts[0] == "rate_hz" {
          settings.rate = number
        } else if parts[0] == "fifo" {
          settings.collects = number != 0
        } else {
          return nil
        }
      }
      self = .configure(settings)
    default: return nil
    }
  }
}
