// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Validation

/// The fast rows of the acceptance table; scripts/validate runs all rows.
@Suite struct ValidationTests {
  @Test(arguments: Row.all.filter { !$0.isSlow }.map(\.number))
  func row(number: Int) throws {
    for row in Row.all where row.number == number && !row.isSlow {
      for finding in try row.measure() {
        #expect(
          finding.passes,
          """
          \(row.quantity) \(finding.label): \(finding.simulated), not \(finding.expected) \
          ± \(finding.tolerance) \(finding.unit)
          """)
      }
    }
  }
}
