// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// What `allan` finds out about one sensor.
struct NoiseAnalysis {
  struct Axis {
    /// x, y or z; nil where there is only one.
    let name: String?
    let curve: [Stability.Deviation]
    let noise: NoiseCoefficients
  }

  let units: NoiseUnits
  let count: Int
  let sampling: Sampling
  let axes: [Axis]
  private let place: String

  /// Refuses what has no meaningful Allan deviation.
  init(
    _ samples: Recording.Samples, _ units: NoiseUnits, place: String, pointsPerDecade: Int,
    progress: (String) -> Void
  ) throws(Complaint) {
    self.units = units
    self.place = place
    count = samples.times.count
    let few =
      "\(place) has too few samples for an Allan deviation, --sensors can leave it out: \(count)"
    guard count >= Self.fewest else { throw .failure("\(few), at least \(Self.fewest)") }
    guard let sampling = Sampling(samples.times) else {
      throw .failure("\(few) within a nanosecond")
    }
    self.sampling = sampling
    let fault =
      sampling.gaps > 0.1 ? sampling.gapText : sampling.unevenness > 0.25 ? sampling.text : nil
    if let fault {
      throw .failure(
        "\(place) is sampled too unevenly for an Allan deviation, --sensors can leave it out: \(fault)"
      )
    }
    var axes: [Axis] = []
    for (name, column) in zip(
      samples.columns.count == 1 ? [nil] : ["x", "y", "z"], samples.columns)
    {
      progress(units.prefix + (name.map { "_\($0)" } ?? ""))
      let stability: Stability
      do throws(AnalysisError) {
        stability = try Stability(column, interval: sampling.interval)
      } catch { throw .failure("\(place): \(error)") }
      // What the curve says does not depend on how much of it is shown.
      let full = stability.deviations()
      let shown =
        pointsPerDecade == Stability.usualPointsPerDecade
        ? full : stability.deviations(pointsPerDecade: pointsPerDecade)
      axes.append(Axis(name: name, curve: shown, noise: NoiseCoefficients(full)))
    }
    self.axes = axes
  }

  private static let fewest = 8

  /// Says what makes the result less certain than it looks.
  func warn() {
    if sampling.gaps > 0.01 { Console.say("\(place): \(sampling.gapText), which are closed up") }
    if sampling.unevenness > max(0.01, 3 * sampling.gaps) {
      Console.say("\(place): \(sampling.text)")
    }
  }
}

extension Sampling {
  fileprivate var gapText: String { "\(percent(gaps)) of the time is in gaps" }

  fileprivate var text: String {
    "\(percent(unevenness)) of the intervals are off their mean, \(rounded(interval)) s, by more "
      + "than a quarter"
  }

  private func percent(_ share: Double) -> String { "\(rounded((share * 1000).rounded() / 10)) %" }
}
