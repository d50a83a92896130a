// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Measures the time on the clock on the wall, and the processor time of the process.
struct Stopwatch {
  private let start = ContinuousClock.now
  private let processorStart = clock()

  /// The times since the stopwatch was made.
  func read() -> Times {
    let processor = Double(clock() - processorStart) / Double(CLOCKS_PER_SEC)
    return Times(wall: (ContinuousClock.now - start) / .seconds(1), processor: processor)
  }
}

/// What a workload took, in seconds.
struct Times {
  var wall: Double
  var processor: Double
  /// The median time of one of its operations, where each is measured.
  var median: Double?

  var json: String {
    let median = median.map { ",\"median_s\":\($0)" } ?? ""
    return "{\"wall_s\":\(wall),\"cpu_s\":\(processor)\(median)}"
  }
}

/// Keeps a result from being optimised away.
@inline(never)
func keep(_ value: Double) {}
