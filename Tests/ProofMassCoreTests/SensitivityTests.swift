// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@Suite struct SensitivityTests {
  @Test func aSingleRounding() {
    #expect(Sensitivity(1000, over: 1_000_000).value(350) == 0.35)
    #expect(Sensitivity(3900, over: 1_000_000).value(256) == 0.9984)
    #expect(Sensitivity(8750, over: 1_000_000).value(11429) == 100.00375)
  }

  /// Decimal text is the independent way to the nearest Double.
  @Test(arguments: [1000, 2000, 3900] as [Int32])
  func everyCodeOfTheAccelerometer(micro: Int32) {
    let sensitivity = Sensitivity(micro, over: 1_000_000)
    for code in -2048...2047 as ClosedRange<Int16> {
      #expect(sensitivity.value(code) == Double("\(Int(code) * Int(micro))e-6"))
    }
  }

  /// 70 000 µdps × −32 768 does not fit 32 bits.
  @Test func theEnds() {
    let sensitivity = Sensitivity(70_000, over: 1_000_000)
    #expect(sensitivity.value(.min) == -2293.76)
    #expect(sensitivity.value(.max) == 2293.69)
  }

  @Test func fullScaleOver2048() {
    #expect(Sensitivity(2, over: 2048).value(1024) == 1)
    #expect(Sensitivity(8, over: 2048).value(-2048) == -8)
  }
}
