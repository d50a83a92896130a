// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMass
import Testing

@testable import Swarm

/// Programs that found something once, seeds that find nothing, planted bugs that are found; scripts/swarm runs on.
@Suite struct SwarmTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../Swarm/Found")

  static let found: [String] = {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch { return ["\(error)"] }
  }()

  @Test(arguments: found)
  func `what was found stays mended`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    var fault = ""
    let program = try #require(Program(text, fault: &fault), "\(fault)")
    #expect(program.run().failure == nil)
  }

  @Test(arguments: [UInt64](1...40))
  func `programs of a seed`(block: UInt64) {
    for seed in (block * 10 - 9)...(block * 10) {
      let program = Drawing.program(ofSeed: seed)
      let verdict = program.run()
      #expect(verdict.failure == nil, "seed \(seed), step \(verdict.step)\n\(program.text)")
      var fault = ""
      #expect(Program(program.text, fault: &fault) == program, "seed \(seed): \(fault)")
      if seed == block * 10 { #expect(program.run() == verdict, "seed \(seed)") }
    }
  }

  /// A bug of each kind in a chip's silicon, and the number of steps within which it is found.
  static let planted: [(String, String, Int)] = [
    ("LIS331DLH", "bytes-swapped", 100), ("LIS331DLH", "axes-exchanged", 100),
    ("LIS331DLH", "axis-inverted", 100), ("LIS331DLH", "scale-double", 100),
    ("LIS331DLH", "range-stuck-fs", 100), ("LIS331DLH", "justified-right", 100),
    ("LIS331DLH", "overrun-never", 2000), ("LIS331DLH", "who-am-i=0x3b", 100),
    ("L3G4200D", "ready-stays", 100), ("L3G4200D", "ready-always", 100),
    ("L3G4200D", "clock-slow", 100), ("L3G4200D", "turn-on-slow", 100),
    ("L3G4200D", "fifo-one-more", 200), ("L3G4200D", "rate-stuck-dr", 100),
    ("L3G4200D", "ctrl-reg5-lost-once", 2000), ("L3G4200D", "increment-none", 100),
    ("AK8975", "ready-later", 100), ("AK8975", "trim-ones", 100), ("AK8975", "absent", 400),
    ("MPU6500", "boot-slow", 400),
  ]

  @Test(arguments: planted)
  func `planted bugs are found`(part: String, mutant: String, limit: Int) throws {
    let steps = try #require(Planted(part: part, mutant: mutant).steps(programs: 200))
    #expect(steps <= limit)
    // Without the bug the same programs find nothing.
    #expect(Planted(part: part, mutant: nil).steps(programs: 5) == nil)
  }

  /// Bugs that calls of a driver's own operations find, within a number of steps.
  @Test(arguments: [
    ("LSM6DSO", "self-test-stuck-st-xl", 100), ("LSM6DSO", "ctrl6-c-lost-once", 400),
    ("LSM6DSO", "turn-on-slow", 100), ("AK8963", "astc-lost", 400),
    ("LIS331DLH", "scale-half", 100),
  ])
  func `planted bugs are found by calls`(part: String, mutant: String, limit: Int) throws {
    let steps = Planted(part: part, mutant: mutant, isCalls: true).steps(programs: 200)
    #expect(try #require(steps) <= limit)
    #expect(Planted(part: part, mutant: nil, isCalls: true).steps(programs: 5) == nil)
  }

  @Test func `every pair of operations of a part`() throws {
    let part = try #require(SensorPart(named: "LSM303DLHCM"))
    var count = 0
    let isRight = Pairs(part: part).all { program in
      count += 1
      let failure = program.run().failure
      #expect(failure == nil, "\(program.text)")
      return failure == nil
    }
    #expect(isRight && count > 500)
  }

  @Test func `a program becomes short`() throws {
    var drawing = Drawing(seed: 1)
    var program = drawing.program(of: "LIS331DLH")
    program.chips[0].mutant = "axis-inverted"
    var seed: UInt64 = 1
    while program.run().failure == nil, seed < 50 {
      seed += 1
      drawing = Drawing(seed: seed)
      program = drawing.program(of: "LIS331DLH")
      program.chips[0].mutant = "axis-inverted"
    }
    let kind = Failure(program.run().failure)
    let short = program.shrunk { Failure($0.run().failure) == kind }
    #expect(Failure(short.run().failure) == kind)
    #expect(short.chips.count == 1 && short.steps.count <= 2, "\(short.text)")
  }
}
