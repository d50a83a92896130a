// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The report at the end of a run, the log, and the policies.
struct FinishTests {
  @Test func unusedBoardIsClean() {
    let report = Circuit(.lis331dlh, .l3g4200d, .ak8975).finish()
    #expect(report.isClean)
    #expect(report.violations.isEmpty)
    #expect(report.unusedFaults.isEmpty)
  }

  @Test func hazardsAndNotesAreClean() throws {
    let bench = try Bench.accelerometer((0x20, 0x27), (0x31, 0x00))
    _ = try bench.bytes(0x28, 6)
    let report = bench.circuit.finish()
    #expect(!report.violations.isEmpty)
    #expect(report.forbidden == 0)
    #expect(report.isClean)
  }

  @Test func forbiddenIsNotClean() throws {
    let bench = try Bench.accelerometer((0x13, 0x01))
    let report = bench.circuit.finish()
    #expect(report.forbidden == 1)
    #expect(!report.isClean)
  }

  @Test func faultThatNeverStruckIsNotClean() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(.timeout, atTransaction: 5)
    #expect(bench.circuit.finish().unusedFaults == [.timeout])
    #expect(!bench.circuit.finish().isClean)
  }

  @Test func faultThatStruckIsClean() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.fail(atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    #expect(bench.circuit.finish().isClean)
  }

  @Test func violationsOfAllChipsAreInOrderOfTime() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let accelerometer = Bench(on: circuit, at: 0x18)
    let gyroscope = Bench(on: circuit, at: 0x68)
    let compass = Bench(on: circuit, at: 0x0C)
    try compass.write(0x0D, 0x00)
    try accelerometer.write(0x10, 0x00)
    try gyroscope.write(0x24, 0x20)
    try accelerometer.write(0x23, 0x20)
    let report = circuit.finish()
    #expect(
      report.violations.map(\.kind)
        == [.doNotAccess, .reservedWrite, .reservedBits, .undefinedCode])
    #expect(report.violations.map(\.register) == [0x0D, 0x10, 0x24, 0x23])
    #expect(report.forbidden == 4)
    let times = report.violations.map(\.time)
    #expect(times == times.sorted())
    #expect(times.allSatisfy { $0 <= circuit.now.nanoseconds })
  }

  /// The list of violations is bounded, but all violations are counted.
  @Test func violationsAreBounded() throws {
    let bench = try Bench.accelerometer()
    for _ in 0..<2_500 { try bench.write(0x10, 0x01) }
    let violations = bench.circuit.violations(at: bench.target)
    #expect(violations.list.count == 1_000)
    #expect(violations.count == 2_500)
    #expect(violations.count(.reservedWrite) == 2_500)
    #expect(bench.circuit.finish().forbidden == 2_500)
  }

  @Test(arguments: [
    ("reserved-write", Violation.Class.forbidden), ("reserved-bits", .forbidden),
    ("undefined-code", .forbidden), ("do-not-access", .forbidden), ("mode-change", .forbidden),
    ("mode-change-wait", .forbidden), ("burst-without-increment", .hazard),
    ("unprotected-read", .hazard), ("stale-read", .hazard), ("busy-read", .hazard),
    ("read-only-write", .note), ("reserved-read", .note), ("boot-access", .note),
  ])
  func identifiersAreStable(identifier: String, severity: Violation.Class) {
    #expect(Violation.Kind(identifier: identifier)?.severity == severity)
  }

  // MARK: Log

  @Test func logIsOffByItself() throws {
    let bench = try Bench.accelerometer((0x20, 0x27))
    #expect(bench.circuit.transactions.isEmpty)
  }

  @Test func logHasWhatTheWireSaw() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.logTransactions()
    let start = bench.now
    try bench.write(0x20, 0x27)
    _ = try bench.bytes(0xA0, 2)
    try bench.probe()
    _ = try bench.nextBytes(1)
    bench.circuit.fail(atTransaction: 1)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    let log = bench.circuit.transactions
    #expect(log.map(\.written).prefix(4) == [[0x20, 0x27], [0xA0], [], []])
    #expect(log.map(\.read) == [[], [0x27, 0x00], [], [0x00], []])
    #expect(log.map(\.error) == [nil, nil, nil, nil, .noAcknowledge])
    #expect(log.allSatisfy { $0.target == .i2c(0x18) })
    #expect(log.map(\.time).prefix(3) == [start, start + 72_500, start + 192_500])
  }

  @Test func logOfFramesHasTheReadBit() throws {
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    circuit.logTransactions()
    _ = try circuit.frame(0x8F, reading: 1)
    #expect(circuit.transactions.map(\.written) == [[0x8F]])
    #expect(circuit.transactions.map(\.read) == [[0x32]])
    #expect(circuit.transactions.map(\.target) == [.spi(0)])
  }

  @Test func logKeepsTheLast() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.logTransactions(last: 10)
    for value in 0..<100 { try bench.write(0x26, UInt8(value)) }
    let log = bench.circuit.transactions
    #expect(log.count >= 10 && log.count <= 100)
    #expect(log.last?.written == [0x26, 99])
    #expect(log.suffix(10).map(\.written) == (90..<100).map { [0x26, $0] })
  }

  @Test func logMayBeTurnedOff() throws {
    let bench = try Bench.accelerometer()
    bench.circuit.logTransactions()
    try bench.write(0x20, 0x27)
    bench.circuit.logTransactions(last: 0)
    try bench.write(0x20, 0x07)
    #expect(bench.circuit.transactions.isEmpty)
  }

  // MARK: Policies

  @Test(
    arguments: [
      (0x18, ["scale", "ready-clears", "set-ready"]),
      (0x68, ["turn-on", "ready-clears", "set-ready"]),
      (0x0C, ["mode-change", "data-while-busy", "asa-outside-fuse-mode"]),
    ] as [(UInt8, [String])])
  func policiesStartWithTheirDefault(address: UInt8, names: [String]) {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let policies = circuit.policies(at: .i2c(address))
    #expect(names.allSatisfy { name in policies.contains { $0.name == name } })
    for policy in policies {
      #expect(policy.value == policy.values.first)
      for value in policy.values {
        #expect(circuit.setPolicy(policy.name, to: value, at: .i2c(address)))
        #expect(
          circuit.policies(at: .i2c(address)).first { $0.name == policy.name }?.value == value)
      }
      #expect(!circuit.setPolicy(policy.name, to: "no such value", at: .i2c(address)))
    }
    #expect(!circuit.setPolicy("no-such-policy", to: "x", at: .i2c(address)))
  }

  @Test func emptyAddressHasNoPolicies() {
    let circuit = Circuit(.lis331dlh)
    #expect(circuit.policies(at: .i2c(0x55)).isEmpty)
    #expect(!circuit.setPolicy("scale", to: "typical", at: .i2c(0x55)))
    #expect(circuit.truth(at: .i2c(0x55)) == nil)
    #expect(circuit.violations(at: .i2c(0x55)).count == 0)
  }
}
