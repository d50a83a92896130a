// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Chips on buses of their own, on a board whose device files another process of the command serves.
@Suite struct SeveralBusTests {
  private static let board = ["lis331dlh", "ak8975", "l3g4200d,spi=0.1"]
  private static let chips = [
    "lis331dlh,bus=1", "ak8975,bus=/dev/i2c-1", "l3g4200d,bus=/dev/spidev0.1",
  ]

  private func run(_ arguments: [String]) throws -> Command.Outcome {
    try Command.run(
      ["emulate", "--fast", "--sensing", "ideal"] + Self.board + ["--", Command.binary.path]
        + arguments)
  }

  @Test func `one stream has the samples of I2C and SPI`() throws {
    let outcome = try run(["stream", "--duration", "1s", "--format", "jsonl"] + Self.chips)
    #expect(outcome.status == 0)
    let configuration = try #require(outcome.lines.first)
    #expect(configuration.contains(#""bus":"/dev/i2c-1","#))
    #expect(
      configuration.contains(#"{"bus":"/dev/spidev0.1","chip":"L3G4200D","address":"spi0.1""#))
    for key in ["acc_x_g", "gyr_x_radps", "mag_x_uT"] {
      #expect(outcome.lines.count { $0.contains(key) } > 30)
    }
  }

  @Test func `one device motion is of both`() throws {
    let outcome = try run(["motion", "--samples", "5", "--format", "csv"] + Self.chips)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 6)
  }

  @Test func `a sample says which bus it is from`() throws {
    let outcome = try run(["read", "--format", "jsonl"] + Self.chips)
    #expect(outcome.status == 0)
    #expect(
      zip(outcome.lines, ["/dev/i2c-1", "/dev/i2c-1", "/dev/spidev0.1"]).allSatisfy {
        $0.contains("\"bus\":\"\($1)\"")
      })
  }

  @Test func `a chip of its own bus is beside those of another`() throws {
    let outcome = try run([
      "read", "lis331dlh", "l3g4200d,bus=/dev/spidev0.1", "--bus", "1", "--format", "jsonl",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 2)
  }

  @Test func `a bus that is not there is named`() throws {
    let outcome = try run(["read", "lis331dlh,bus=1", "l3g4200d,bus=7"])
    #expect(outcome.status == 1)
    #expect(outcome.words.contains("/dev/i2c-7"))
    #expect(outcome.data.isEmpty)
  }

  @Test func `registers are reached by the chip's own bus`() throws {
    let outcome = try run(["get", "l3g4200d,bus=/dev/spidev0.1", "WHO_AM_I"])
    #expect(outcome.status == 0)
    #expect(outcome.data.contains("0xd3"))
  }
}
