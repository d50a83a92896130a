// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassLibrary
import Testing

/// Null pointers, wild handles, sizes, threads.
@Suite struct HostileTests {
  @Test(arguments: [0, -1, 1, 4095, 0x7FFF_FFFF, .min] as [Int32])
  func handlesOfNoBoard(_ handle: Int32) {
    #expect(release(handle) == -1)
    #expect(now(handle) == -1)
    #expect(advance(handle, 1) == -1)
    #expect(request(handle, nil, 0) == -1)
    #expect(answer(handle, nil, 0) == -1)
    #expect(snapshot(handle) == -1)
    #expect(restore(handle, 1) == -1)
    #expect(forget(handle, 1) == -1)
    #expect(i2c(handle, 0x18, nil, 0, nil, 0) == -1)
    #expect(i2cStart(handle) == -1)
    #expect(i2cSend(handle, 0) == -1)
    #expect(i2cReceive(handle) == -1)
    #expect(i2cStop(handle) == -1)
    #expect(spi(handle, 0x100, nil, nil, 0) == -1)
    #expect(spiSelect(handle, 0x100) == -1)
    #expect(spiOffer(handle, 0x100) == -1)
    #expect(spiTake(handle, 0x100, 0) == -1)
    #expect(spiDeselect(handle, 0x100) == -1)
    #expect(pins(handle, 0x18) == -1)
    #expect(nextChange(handle, 0x18) == -1)
    #expect(edges(handle, 0x18, nil, 0) == -1)
    #expect(run(handle, 0, 0) == -1)
    #expect(rows(handle, nil, 0) == -1)
    #expect(motions(handle, nil, 0) == -1)
    #expect(hello(handle) == -1)
    #expect(step(handle, 0) == -1)
    #expect(facts(handle, nil, 0) == -1)
    #expect(ask(handle, nil, 0) == -1)
  }

  @Test func argumentsOutsideTheirRanges() throws {
    let board = try CBoard(#"{"chips":["lis331dlh"],"drivers":false}"#)
    defer { _ = release(board.handle) }
    let handle = board.handle
    #expect(create(nil, 1, nil, 0) == -2)
    #expect(create(nil, -1, nil, 0) == -2)
    #expect(create(nil, .max, nil, 0) == -2)
    // An empty text is no JSON, and nobody wants to know why.
    #expect(create(nil, 0, nil, 0) == -8)
    #expect(create(nil, 0, nil, 100) == -8)
    #expect(request(handle, nil, 5) == -2)
    #expect(request(handle, nil, -1) == -2)
    #expect(answer(handle, nil, -5) == 0)
    for address in [-1, 0x80, 0x100, .max, .min] as [Int32] {
      #expect(i2c(handle, address, nil, 0, nil, 0) == -2)
    }
    for (written, read) in [(1, 0), (0, 1), (-1, 0), (0, -1), (8193, 0), (.max, .max)] {
      #expect(i2c(handle, 0x18, nil, written, nil, read) == -2)
    }
    #expect(spi(handle, 0x100, nil, nil, 1) == -2)
    #expect(spi(handle, 0x200, nil, nil, 0) == -2)
    // An empty frame on a chip select without a chip.
    #expect(spi(handle, 0x1FF, nil, nil, 0) >= -10)
    #expect(pins(handle, 0x80) == -2)
    #expect(edges(handle, 0x18, nil, 4) == -2)
    #expect(advance(handle, -1) == -2)
    #expect(advance(handle, .max) == -2)
    #expect(run(handle, -1, 0) == -2)
    #expect(run(handle, .max, 0) == -2)
    #expect(step(handle, .min) == -2)
    #expect(restore(handle, 0) == -2)
    #expect(restore(handle, .min) == -2)
    #expect(i2cReceive(handle) == 0xFF)
    #expect(spiOffer(handle, 0x100) == 0xFF)
    #expect(spiTake(handle, 0x100, 1) == 0)
    #expect(now(handle) >= 0)
  }

  @Test func theHandleOfAReleasedBoardIsNotUsedAgain() throws {
    let first = try CBoard("{}").handle
    #expect(release(first) == 0)
    #expect(release(first) == -1)
    // More boards than there are places.
    for _ in 0..<5000 {
      let board = try CBoard(#"{"chips":["ak8975"],"drivers":false}"#)
      #expect(board.handle != first)
      #expect(release(board.handle) == 0)
    }
    #expect(now(first) == -1)
  }

  /// Eight threads with boards of their own and one that all share, which is released meanwhile.
  @Test func threads() throws {
    let shared = try CBoard(#"{"chips":["lis331dlh"],"sensing":"ideal","drivers":false}"#)
    let boards = try (0..<8).map { _ in
      try CBoard(#"{"chips":["lis331dlh"],"sensing":"ideal","drivers":false}"#)
    }
    nonisolated(unsafe) var failures = [Int](repeating: -1, count: 8)
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let own = boards[number]
      var wrong = 0
      for round in 0..<500 {
        if own.transfer(0x18, [0x0F], reading: 1) != (0, [0x32]) { wrong += 1 }
        let (code, bytes) = shared.transfer(0x18, [0x0F], reading: 1)
        if code != -1, (code, bytes) != (0, [0x32]) { wrong += 1 }
        _ = shared.request(#"{"do":"world","force_g":[0,0,1]}"#)
        if number == 7, round == 400 { _ = release(shared.handle) }
      }
      if release(own.handle) != 0 { wrong += 1 }
      unsafe failures[number] = wrong
    }
    #expect(unsafe failures == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(now(shared.handle) == -1)
  }

  @Test func everyCodeHasWords() {
    let words = (-12...1).map { unsafe String(cString: ProofMassLibrary.words($0)) }
    #expect(words.count { $0 == "no failure" } == 3)
    #expect(Set(words).count == 12)
    #expect(unsafe version().map { unsafe String(cString: $0) }?.split(separator: ".").count == 3)
  }
}
