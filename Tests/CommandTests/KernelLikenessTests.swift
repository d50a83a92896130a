// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Programs in C that do what a kernel tolerates: bad pointers, ways to open and duplicate files,
/// functions of the same names of their own. Each prints one check a line.
@Suite struct KernelLikenessTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Builds a program of Tests/Clients and runs it on a board.
  private func run(
    _ name: String, _ chips: [String], compiledWith flags: [String] = [],
    by compiler: String = "clang"
  ) throws -> Command.Outcome {
    let program = try CProgram.build(name, in: folder, flags: flags, by: compiler)
    return try Command.run(["emulate"] + chips + ["--", program])
  }

  @Test(arguments: [[], ["--fast"]])
  func `bad pointers are refused with EFAULT`(_ options: [String]) throws {
    let board = ["lis331dlh,drdy=gpiochip0:17", "lis331dlh,spi=0.0"]
    try run("pointers", options + board).expectAllRight(atLeast: 190)
  }

  @Test func `files are opened, copied and asked as the kernel does it`() throws {
    let selects = (0..<200).map { "lis331dlh,spi=0.\($0)" }
    try run("files", ["lis331dlh"] + selects).expectAllRight(atLeast: 330)
  }

  @Test(arguments: [[], ["--fast"]])
  func `listings, streams, modes and lines are those of a Pi`(_ options: [String]) throws {
    let board = [
      "lis331dlh,drdy=gpiochip0:17", "lis331dlh,spi=0.0", "lis331dlh,spi=0.1,cs=gpiochip0:5",
    ]
    try run("pi", options + board).expectAllRight(atLeast: 110)
  }

  @Test func `a program's clocks and waits are the board's`() throws {
    let outcome = try run("clocks", ["--fast", "lis331dlh"], compiledWith: ["-pthread"])
    outcome.expectAllRight(atLeast: 80)
    // Its last loop only reads a clock.
    #expect(outcome.words.hasPrefix("proofmass: clocks reads a clock again and again"))
    #expect(outcome.words.split(separator: "\n").count == 1)
  }

  @Test func `timers that send signals are the board's`() throws {
    let outcome = try run("alarms", ["--fast", "lis331dlh"], compiledWith: ["-pthread"])
    outcome.expectAllRight(atLeast: 44)
  }

  /// What a program sees that reads a clock again and again does not depend on the machine.
  @Test func `two runs of a program that polls a clock are the same`() throws {
    let runs = try (0..<2).map { _ in
      try run("spins", ["--fast", "lis331dlh"], compiledWith: ["-pthread"])
    }
    for run in runs { run.expectAllRight(atLeast: 4) }
    #expect(runs[0] == runs[1])
    let program = try CProgram.build("spins", in: folder, flags: ["-pthread"])
    let together = try Command.run(["emulate", "--fast", "lis331dlh", "--", program, "together"])
    #expect(together.words.contains("so two runs may differ"))
  }

  /// By every call, beside every kind of other thread.
  @Test func `a wait for edges moves the board in its turn`() throws {
    let outcome = try run(
      "waits", ["--fast", "--sensing", "ideal", "lis331dlh,drdy=gpiochip0:17"],
      compiledWith: ["-pthread"])
    outcome.expectAllRight(atLeast: 190)
  }

  @Test(arguments: [[], ["--fast"]])
  func `a signal's handler finds no descriptor busy and leaves none so`(
    _ options: [String]
  ) throws {
    let outcome = try run("handlers", options + ["lis331dlh"], compiledWith: ["-pthread"])
    outcome.expectAllRight(atLeast: 7)
  }

  @Test(arguments: ["clang", "gcc"].filter { CProgram.canCompile(by: $0) })
  func `programs with AddressSanitizer run`(_ compiler: String) throws {
    let flags = ["-pthread", "-fsanitize=address"] + (compiler == "clang" ? ["-fuse-ld=lld"] : [])
    try run("handlers", ["lis331dlh"], compiledWith: flags, by: compiler)
      .expectAllRight(atLeast: 7)
    try run("clocks", ["--fast", "lis331dlh"], compiledWith: flags, by: compiler)
      .expectAllRight(atLeast: 80)
  }

  @Test func `no function of the program's own is run`() throws {
    let flags = ["-rdynamic", "-fno-builtin"]
    try run("own", ["lis331dlh"], compiledWith: flags).expectAllRight(atLeast: 20)
  }
}
