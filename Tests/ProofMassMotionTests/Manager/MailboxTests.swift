// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassMotion

@Suite struct MailboxTests {
  @Test(arguments: [(0, 1), (1, 1), (3, 3), (5, 5)])
  func theOldestGoFirst(capacity: Int, kept: Int) {
    var mailbox = Mailbox<Int>(capacity: capacity)
    #expect(mailbox.take() == nil)
    for element in 1...7 { mailbox.put(element) }
    #expect(mailbox.count.lost == 7 - kept)
    var taken: [Int] = []
    while let element = mailbox.take() { taken.append(element) }
    #expect(taken == Array((8 - kept)...7))
    #expect(mailbox.isEmpty)
    #expect(mailbox.count.delivered == kept)
  }

  @Test func thereIsAMost() {
    var mailbox = Mailbox<Int>(capacity: .max)
    for element in 0..<65_537 { mailbox.put(element) }
    #expect(mailbox.count.pending == 65_536)
    #expect(mailbox.count.lost == 1)
    #expect(mailbox.take() == 1)
  }

  @Test func nothingGoesUncounted() {
    var mailbox = Mailbox<Int>(capacity: 4)
    for round in 0..<1000 {
      mailbox.put(round)
      if round % 3 == 0 { _ = mailbox.take() }
      let count = mailbox.count
      #expect(count.delivered + count.lost + count.pending == count.offered)
      #expect(count.pending <= 4)
    }
    #expect(mailbox.count.offered == 1000)
  }
}
