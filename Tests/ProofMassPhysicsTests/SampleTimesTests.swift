// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

@Suite struct SampleTimesTests {
  /// Which rows have a sample: all, all but a late one, all but the first, some, none.
  @Test func `each sensor has the times of its samples`() {
    let has: [(Int) -> Bool] = [
      { _ in true }, { _ in true }, { $0 != 7000 }, { $0 != 0 }, { $0 % 3 == 1 }, { _ in false },
    ]
    for sensors in [0..<1, 0..<2, 1..<6, 2..<5, 0..<6] {
      let has = has[sensors]
      var times = SampleTimes(sensors: has.count)
      for row in 0..<10_000 {
        let missed = zip(0..., has).reduce(0) { $1.1(row) ? $0 : $0 | 1 << $1.0 }
        times.add(Int64(row), missedBy: missed)
      }
      for (sensor, has) in zip(0..., has) {
        #expect(times[sensor].array == (0..<10_000).filter(has).map { Int64($0) })
      }
    }
  }
}
