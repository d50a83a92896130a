// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem
import Testing

@testable import proofmass

/// Chips that fail during a stream, which no command line can cause.
@Suite struct VanishingTests {
  private let board: EmulatedBoard
  private let chips = ["lis331dlh", "ak8975"].compactMap { ChipModel(rawValue: $0) }
    .map { ChipArgument($0) }
  private let folder: Folder

  init() throws {
    board = try EmulatedBoard(chips)
    folder = try Folder()
  }

  /// Streams for 200 ms of board time.
  private func run() throws -> (failure: UserError?, rows: Table) {
    let (stream, truth) = (folder.path("stream.csv"), folder.path("truth.csv"))
    let origin = Instant(nanoseconds: 0)
    let circuit = board.circuit
    var streaming = try Streaming(
      chips, on: board.wiring(isFollowing: false), origin: origin
    ) { one in
      let target: Transaction.Target = .i2c(one.quantity == .magneticFluxDensity ? 0x0C : 0x18)
      return circuit.truth(at: target).map {
        StreamTruth(sensor: one, time: $0.instants.x, input: $0.input, isMixed: false)
      }
    }
    let output = try RowOutput(
      StreamTable(chips), as: .csv, configuration: .null, limit: nil,
      to: try ByteFile(writing: stream.path))
    let file = try TruthFile(path: truth.path, chips)
    var failure: UserError?
    do throws(UserError) {
      try streaming.run(
        until: Instant(nanoseconds: 200_000_000), to: output, truth: file)
    } catch { failure = error }
    let rows = Table(try String(contentsOf: stream, encoding: .utf8))
    let exact = Table(try String(contentsOf: truth, encoding: .utf8))
    for sensor in ["acc", "mag"] {
      #expect(rows.samples(sensor).count == exact.samples(sensor).count)
    }
    return (failure, rows)
  }

  @Test func whole() throws {
    let (failure, rows) = try run()
    #expect(failure == nil)
    #expect(rows.samples("acc").count == 18)
    #expect(rows.samples("mag").count == 10)
    #expect(board.circuit.finish().isClean)
  }

  @Test func aChipThatIsGone() throws {
    board.circuit.fail(.noAddressAcknowledge) { start in
      start.time > 100_000_000 && start.target == .i2c(0x0C)
    }
    let (failure, rows) = try run()
    #expect(failure?.line == "ak8975: nothing answers at 0x0c on the emulator")
    #expect(failure?.status == 1)
    #expect((7...9).contains(rows.samples("acc").count))
    #expect((3...5).contains(rows.samples("mag").count))
    // The other chip was powered down nevertheless.
    var link = try board.wiring(isFollowing: false).open(chips[0])
    #expect(try link.read(0x20) & 0xE0 == 0)
  }

  @Test func aDipInTheSupply() throws {
    board.circuit.fail(.brownOut, atTransaction: 60)
    let (failure, _) = try run()
    #expect(failure?.status == 1)
    #expect(failure?.line.contains("lost its configuration: check its supply") == true)
  }

  @Test func aFieldThatIsTooStrong() throws {
    board.circuit.change { $0.field = [2000, 1000, 0] }
    let (failure, rows) = try run()
    #expect(failure == nil)
    #expect(rows.samples("mag").isEmpty)
    #expect(rows.samples("acc").count == 18)
  }
}
