// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

@testable import ProofMassServer

/// The levels of lines that nothing drives. DRDY of the compass is line 0, and line 5 the chip select of an
/// accelerometer.
@Suite struct LineLevelTests {
  private let circuit: Circuit
  private let board: ServedBoard

  init() {
    circuit = Circuit([.ak8975, .lis331dlh.on(spi: 0)])
    board = ServedBoard(
      circuit, isTimeVirtual: true, wiring: LineWiring(circuit, selects: [5: 0]))
  }

  // The bits of linux/gpio.h.
  private static let input: UInt64 = 1 << 2
  private static let output: UInt64 = 1 << 3
  private static let openDrain: UInt64 = 1 << 6
  private static let openSource: UInt64 = 1 << 7
  private static let pullUp: UInt64 = 1 << 8
  private static let pullDown: UInt64 = 1 << 9
  private static let noBias: UInt64 = 1 << 10
  /// An output that is active from the beginning.
  private static let active: UInt64 = 1 << 62

  /// Requests a line, releases it, and returns its value meanwhile.
  private func level(_ line: UInt32, _ flags: UInt64) throws -> UInt64 {
    let request = try board.lines.take(
      [(line, LineFlags(rawValue: flags))], number: 1, consumer: [], kept: 0)
    defer { board.lines.release(request) }
    return request.values
  }

  /// The pulls of a Raspberry Pi at power-on: up at GPIO 0 to 8, 34 to 36, 46 to 53; none at 28, 29, 44,
  /// 45; down at the others.
  @Test func atPowerOn() throws {
    // The compass drives line 0.
    #expect(try level(0, Self.input) == 0)
    let high = try (1..<54).filter { try level($0, Self.input) == 1 }
    // Lines 1 and 2 are the accelerometer's pins, which it drives low.
    #expect(high == Array(3...8) + Array(34...36) + Array(46...53))
  }

  @Test func theBiasOfARequestStays() throws {
    for line in [20 as UInt32, 3] {
      #expect(try level(line, Self.input | Self.pullUp) == 1)
      #expect(try level(line, Self.input) == 1)
      #expect(try level(line, Self.input | 1 << 1) == 0)
      #expect(try level(line, Self.input | Self.pullDown) == 0)
      #expect(try level(line, Self.input) == 0)
      _ = try level(line, Self.input | Self.pullUp)
      #expect(try level(line, Self.input | Self.noBias) == 0)
    }
    // Until the board returns to its beginning.
    board.restart(request: Array("{}".utf8))
    #expect(try level(3, Self.input) == 1)
    #expect(try level(20, Self.input) == 0)
  }

  @Test func aPinIsStrongerThanABias() throws {
    #expect(try level(0, Self.input | Self.pullUp) == 0)
  }

  /// The chip's board pulls its chip select up.
  @Test func aChipSelectIsHigh() throws {
    for bias in [0, Self.pullUp, Self.pullDown, Self.noBias] {
      #expect(try level(5, Self.input | bias) == 1)
    }
  }

  @Test func outputsOfOneSide() throws {
    let drain = Self.output | Self.openDrain
    #expect(try level(20, drain | Self.active | Self.pullUp) == 1)
    #expect(try level(20, drain | Self.active | Self.pullDown) == 0)
    #expect(try level(20, drain | Self.pullUp) == 0)
    let source = Self.output | Self.openSource
    #expect(try level(20, source | Self.pullUp) == 1)
    #expect(try level(20, source | Self.active | Self.pullDown) == 1)
    #expect(try level(20, source | Self.pullDown) == 0)
  }

  @Test func anotherBiasForLinesThatAreHeld() throws {
    let request = try board.lines.take(
      [(20, LineFlags(rawValue: Self.input)), (21, LineFlags(rawValue: Self.input))], number: 1,
      consumer: [], kept: 0)
    #expect(request.values == 0)
    board.lines.configure(
      request, [Self.input, Self.input | Self.pullUp].map { LineFlags(rawValue: $0) })
    #expect(request.values == 2)
    board.restart(request: Array("{}".utf8))
    // What holds the line asked for it.
    #expect(request.values == 2)
  }
}
