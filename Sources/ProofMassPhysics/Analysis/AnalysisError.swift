// SPDX-License-Identifier: Apache-2.0

/// What keeps a record from being analysed.
public enum AnalysisError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sampling interval, in seconds, is not a positive number.
  case interval(Double)
  /// The sample at this index is no number, or too large for its square to be one.
  case sample(Int)
  /// Fewer samples than this.
  case tooShort(minimum: Int)

  public var description: String {
    switch self {
    case .interval(let interval): "a sampling interval of \(interval) s"
    case .sample(let index): "sample \(index) is not a finite number"
    case .tooShort(let minimum): "a record of fewer than \(minimum) samples"
    }
  }

  /// Far beyond what any sensor means; within it, sums of squares stay finite.
  private static let limit = 1e100

  static func check(
    _ samples: [Double], interval: Double, minimum: Int = 0
  ) throws(AnalysisError) {
    guard interval > 1 / limit, interval < limit else { throw .interval(interval) }
    if let index = samples.firstIndex(where: { !($0.magnitude < limit) }) { throw .sample(index) }
    guard samples.count >= minimum else { throw .tooShort(minimum: minimum) }
  }
}
