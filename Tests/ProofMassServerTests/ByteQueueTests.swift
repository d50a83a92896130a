// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import Testing

@Suite struct ByteQueueTests {
  @Test func numbersInBothOrders() {
    var queue = ByteQueue([0xEE, 0x01, 0x02, 0x03, 0x04])
    queue.removeFirst(1)
    #expect(queue.littleEndian(at: 0, as: UInt32.self) == 0x0403_0201)
    #expect(queue.bigEndian(at: 0, as: UInt32.self) == 0x0102_0304)
    #expect(queue.littleEndian(at: 2, as: Int16.self) == 0x0403)
  }

  @Test func whatIsUsedUpIsGone() {
    var queue = ByteQueue()
    queue.append([1, 2, 3])
    queue.removeFirst(2)
    queue.append([4])
    #expect(queue.count == 2)
    #expect(queue[0..<2] == [3, 4])
    #expect(queue.firstIndex(of: 4) == 1)
    #expect(queue.firstIndex(of: 1) == nil)
  }

  /// A long queue that never runs empty moves its bytes to the front now and then.
  @Test func aQueueThatNeverRunsEmpty() {
    var queue = ByteQueue([0])
    var next: UInt8 = 0
    for chunk in 0..<400 {
      queue.append((0..<1000).map { UInt8(truncatingIfNeeded: chunk * 1000 + $0 + 1) })
      for _ in 0..<2 {
        #expect(queue[0] == next)
        queue.removeFirst(500)
        next &+= UInt8(truncatingIfNeeded: 500)
      }
      #expect(queue.count == 1)
    }
  }
}
