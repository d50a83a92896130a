// SPDX-License-Identifier: Apache-2.0

import ProofMass
import Testing

/// Register 01 of AKM's compasses, with the bytes that Linux and AKM's shipment test have.
@Suite struct AKMIdentityTests {
  @Test(
    arguments: [
      (0x04, ["AK09912"]), (0x05, ["AK09911"]), (0x09, ["AK09916"]), (0x0C, ["AK09918"]),
      (0x9A, ["AK8963", "AK8975"]), (0x00, ["AK8975", "AK8963"]), (0xFF, ["AK8975", "AK8963"]),
    ] as [(UInt8, [String])])
  func candidates(part: UInt8, names: [String]) {
    #expect(AKMIdentity(maker: 0x48, part: part).candidates == names)
    #expect(AKMIdentity(maker: 0x32, part: part).candidates.isEmpty)
  }
}
