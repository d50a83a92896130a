// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

/// What an array does, on both sides of the ends of blocks.
@Suite struct BlocksTests {
  private static let counts = [0, 1, 4095, 4096, 4097, 8192, 10_000]

  private func blocks(_ count: Int) -> (Blocks<Int>, [Int]) {
    (Blocks(0..<count), Array(0..<count))
  }

  @Test(arguments: counts)
  func `elements are where they were appended`(count: Int) {
    var (blocks, array) = blocks(count)
    #expect(blocks.count == count)
    #expect(blocks.array == array)
    #expect(Array(blocks) == array)
    for index in stride(from: 0, to: count, by: 511) {
      blocks[index] = -1
      array[index] = -1
    }
    #expect(blocks.array == array)
  }

  @Test(arguments: counts)
  func `a copy keeps its elements`(count: Int) {
    var (blocks, array) = blocks(count)
    let copy = blocks
    blocks.append(7)
    blocks[0] = 9
    #expect(copy.array == array)
    array.append(7)
    array[0] = 9
    #expect(blocks.array == array)
    #expect(blocks != copy)
  }

  @Test(arguments: counts)
  func `parts are replaced`(count: Int) {
    for range in [0..<count, 0..<min(count, 1), min(count, 4096)..<count, count / 2..<count] {
      for new in [[], [1, 2, 3], Array(0..<5000)] {
        var (blocks, array) = blocks(count)
        blocks.replaceSubrange(range, with: new)
        array.replaceSubrange(range, with: new)
        #expect(blocks.array == array)
        blocks.append(1)
        array.append(1)
        #expect(blocks.array == array)
      }
    }
  }
}
