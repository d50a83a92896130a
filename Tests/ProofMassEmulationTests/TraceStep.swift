// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// A step of a program that was recorded elsewhere.
enum TraceStep {
  case write([UInt8])
  /// Register and answer, with a repeated START.
  case read(UInt8, [UInt8])
  /// The same with a STOP between both.
  case stoppedRead(UInt8, [UInt8])
  /// In milliseconds.
  case wait(Int)

  /// A read of a register, and a write of it.
  static func change(_ register: UInt8, _ before: UInt8, _ after: UInt8) -> [TraceStep] {
    [.read(register, [before]), .write([register, after])]
  }
}

extension Bench {
  func run(_ steps: [TraceStep]) throws {
    for (index, step) in steps.enumerated() {
      switch step {
      case .write(let bytes):
        let data = Array(bytes[1...])
        try circuit.wire.write(data.span, command: bytes[0], to: address)
      case .read(let register, let bytes):
        #expect(try self.bytes(register, bytes.count) == bytes, "step \(index)")
      case .stoppedRead(let register, let bytes):
        try write(register)
        #expect(try nextBytes(bytes.count) == bytes, "step \(index)")
      case .wait(let milliseconds): wait(.milliseconds(milliseconds))
      }
    }
  }

  /// The mean of five samples of a six-axis part after one that is discarded, in digits.
  func mean(_ register: UInt8, _ ready: UInt8) throws -> [Double] {
    var sums = [0.0, 0, 0]
    for sample in 0...5 {
      var isReady = false
      while !isReady {
        wait(.milliseconds(1))
        isReady = try byte(0x1E) & ready != 0
      }
      let words = try words(register)
      guard sample > 0 else { continue }
      for axis in 0..<3 { sums[axis] += Double(Int16(bitPattern: words[axis])) / 5 }
    }
    return sums
  }
}

extension Circuit {
  /// Runs the steps as frames on chip select 0, whose bit 7 means a read.
  func run(_ steps: [TraceStep]) throws {
    for (index, step) in steps.enumerated() {
      switch step {
      case .write(let bytes):
        let data = Array(bytes[1...])
        try wire(spi: 0).write(data.span, command: bytes[0])
      case .read(let register, let bytes), .stoppedRead(let register, let bytes):
        let found = try frame(0x80 | register, reading: bytes.count)
        #expect(found == bytes, "step \(index)")
      case .wait(let milliseconds): advance(by: .milliseconds(milliseconds))
      }
    }
  }
}
