// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassSystem

/// Runs programs that are drawn from seeds, for a time, and prints the totals. A program that fails is shrunk and
/// printed, and ends the run.
///
///     Swarm SECONDS SEED STRIDE    seeds from SEED on, by STRIDE
///     Swarm FILE                   the program in a file
///     Swarm orders EVENTS OTHERS [PART]
///                                  every order of so many events, 0 to 12, of which at most OTHERS are others than the
///                                  arrival of a sample, for each part or one
///     Swarm pairs [PART]           every operation of a driver with a fault in each of its first and last
///                                  transactions, and then every operation, for each part or one
///     Swarm why SEED STEP          the causes of the samples in a step; also of a program in a FILE
///     Swarm mutants PART           for each mutant of a part, the number of steps after which it is found
@main
enum Swarm {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst())
    let numbers = words.compactMap { UInt64($0) }
    if numbers.count == 3, numbers.count == words.count, numbers[2] > 0 {
      exit(run(for: numbers[0], from: numbers[1], by: numbers[2]))
    }
    switch words.first {
    case "orders" where 3...4 ~= words.count:
      let part = words.count == 4 ? words[3] : nil
      guard let depth = Int(words[1]), 0...12 ~= depth, let others = Int(words[2]),
        0...depth ~= others, isKnown(part)
      else { break }
      exit(await each(part) { result(of: $0, depth, others) })
    case "pairs" where words.count < 3 && isKnown(words.dropFirst().first):
      exit(await each(words.dropFirst().first) { pairs(of: $0) })
    case "why" where words.count == 3: exit(Why.run(Array(words.dropFirst())))
    case "mutants" where words.count == 2 && isKnown(words[1]): exit(mutants(of: words[1]))
    default: break
    }
    guard words.count == 1 else {
      exit(
        refuse(
          "usage: Swarm SECONDS SEED STRIDE, FILE, orders EVENTS OTHERS [PART], pairs [PART], "
            + "why SEED STEP, or mutants PART"))
    }
    exit(replay(words[0]))
  }

  /// Writes a line to standard error; returns the status of wrong usage.
  static func refuse(_ line: String) -> Int32 {
    let file = ByteFile.standardError
    do { try file.write(Array((line + "\n").utf8)) } catch { return 74 }
    return 64
  }

  private static func isKnown(_ part: String?) -> Bool {
    part.map { SensorPart(named: $0) != nil } ?? true
  }

  private static func run(for seconds: UInt64, from seed: UInt64, by stride: UInt64) -> Int32 {
    let clock = SystemTimebase()
    let end = clock.now().advanced(
      byNanoseconds: Int64(min(seconds, 1 << 32)) * 1_000_000_000)
    var (seed, totals) = (seed, Totals())
    while clock.now() < end {
      let program = Drawing.program(ofSeed: seed)
      let verdict = program.run()
      totals.add(verdict)
      if let failure = verdict.failure ?? difference(program, verdict, every: totals.programs) {
        print("# seed \(seed), step \(verdict.step): \(failure)")
        let kind = Failure(failure)
        print(program.shrunk { Failure($0.run().failure) == kind }.text, terminator: "")
        print(totals.line)
        return 1
      }
      seed &+= stride
    }
    print(totals.line)
    return 0
  }

  /// What differs when a program runs again, for one of eight programs.
  private static func difference(
    _ program: Program, _ verdict: Verdict, every count: Int
  ) -> String? {
    guard count % 8 == 0, program.run() != verdict else { return nil }
    return "it runs otherwise for the second time"
  }

  /// Runs many programs of each part or of one, on all processors; prints a part when it is done.
  private static func each(
    _ name: String?, _ result: @escaping @Sendable (String) -> (text: String, isRight: Bool)
  ) async -> Int32 {
    let wanted = name.flatMap { SensorPart(named: $0) }
    let parts = SensorPart.all.map(\.name).filter { wanted == nil || wanted?.name == $0 }
    return await withTaskGroup { group in
      for part in parts { group.addTask { result(part) } }
      var status: Int32 = 0
      for await (text, isRight) in group {
        print(text)
        if !isRight { status = 1 }
      }
      return status
    }
  }

  private static func result(
    of part: String, _ depth: Int, _ others: Int
  ) -> (text: String, isRight: Bool) {
    var count = 0
    for (collects, isOnDemand) in [(false, true), (false, false), (true, true), (true, false)] {
      guard let orders = Orders(part: part, collects: collects, isOnDemand: isOnDemand)
      else { continue }
      var found: (program: Program, failure: String)?
      let isRight = orders.all(depth, others: others) { program in
        count += 1
        guard let failure = program.run().failure else { return true }
        found = (program, failure)
        return false
      }
      if !isRight, let found {
        let kind = Failure(found.failure)
        let program = found.program.shrunk { Failure($0.run().failure) == kind }
        return ("# \(found.failure)\n\(program.text)", false)
      }
    }
    return ("\(part): \(count) orders of \(depth) events, nothing is wrong", true)
  }

  private static func pairs(of name: String) -> (text: String, isRight: Bool) {
    guard let part = SensorPart(named: name) else { return ("\(name): no part", false) }
    var count = 0
    var found = ""
    let isRight = Pairs(part: part).all { program in
      count += 1
      guard let failure = program.run().failure else { return true }
      found = "# \(failure)\n\(program.text)"
      return false
    }
    guard isRight else { return (found, false) }
    return ("\(name): \(count) pairs of \(part.calls.count) operations, nothing is wrong", true)
  }

  private static func mutants(of part: String) -> Int32 {
    for mutant in Mutant.all(ofPart: part) {
      let found = [false, true].map { isCalls in
        Planted(part: part, mutant: mutant.name, isCalls: isCalls).steps(programs: 100)
          .map { "found after \($0) steps" } ?? "not found in 100 programs"
      }
      print("\(part) \(mutant.name): \(found[0]); by calls: \(found[1])")
    }
    return 0
  }

  private static func replay(_ path: String) -> Int32 {
    var fault = ""
    guard let program = Program(reading: path, fault: &fault) else {
      return refuse(fault)
    }
    let verdict = program.run()
    print(verdict.failure.map { "step \(verdict.step): \($0)" } ?? "nothing is wrong")
    return verdict.failure == nil ? 0 : 1
  }
}

/// What was done so far.
struct Totals {
  private(set) var programs = 0
  private var steps = 0
  private var samples = 0
  private var transactions = 0
  private var operations = 0
  private var refusals = 0

  mutating func add(_ verdict: Verdict) {
    programs += 1
    steps += verdict.step
    samples += verdict.samples
    transactions += verdict.transactions
    operations += verdict.operations
    refusals += verdict.refusals
  }

  var line: String {
    "\(programs) programs, \(steps) steps, \(operations) operations (\(refusals) refused), \(samples) samples, "
      + "\(transactions) transactions"
  }
}
