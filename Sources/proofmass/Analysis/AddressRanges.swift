// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassServer

/// Addresses for people: three or more consecutive ones form a range.
enum AddressRanges {
  /// `0x03 to 0x77`, in order.
  static func texts(of addresses: [UInt8]) -> [String] {
    var ranges: [ClosedRange<UInt8>] = []
    for address in addresses.sorted() {
      if let last = ranges.last, address == last.upperBound &+ 1, address > 0 {
        ranges[ranges.count - 1] = last.lowerBound...address
      } else {
        ranges.append(address...address)
      }
    }
    return ranges.flatMap { range in
      range.count > 2
        ? ["\(range.lowerBound.hexText) to \(range.upperBound.hexText)"] : range.map(\.hexText)
    }
  }

  /// The same for places on buses; chip selects follow, in order.
  static func texts(of targets: [Transaction.Target]) -> [String] {
    var addresses: [UInt8] = []
    var others: [String] = []
    for target in targets {
      if case .i2c(let address) = target {
        addresses.append(address)
      } else {
        others.append(target.text)
      }
    }
    return texts(of: addresses) + others
  }
}
