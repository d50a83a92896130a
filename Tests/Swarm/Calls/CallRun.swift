// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation

/// A chip with one driver of which a program calls the operations.
struct CallRun<Driver: CalledDriver & ~Copyable>: ~Copyable {
  let circuit: Circuit
  let chip: Program.Chip
  let part: SensorPart
  let mounted: Part
  var driver: Driver?
  /// Whether nothing has happened to the chip since it was last configured that its driver could not know.
  var isKnown = false
  /// Whether the chip's registers are those of the driver's configuration.
  var isAsConfigured = false
  /// The policies that the program has set, which another chip needs, too.
  private(set) var policies: [(name: String, value: String)] = []
  /// The error of the last call; nil for none.
  private(set) var lastError: SensorError?
  /// What ``sample(_:)`` read last.
  private(set) var lastReadings: [Reading] = []
  /// Whether a fault changed bytes without an error since the driver was created.
  private var isTainted = false
  /// Whether that fault is over, so that a new driver is free of it.
  private var isRepaired = true
  /// The planned fault, where it is the only one.
  private var planned: Fault?
  /// The chip may be booting until then, because its supply may have failed.
  private var bootEnd = Instant(nanoseconds: 0)
  /// Whether no sample of the driver was judged yet: the chip may keep an axis that another driver began to read.
  private var isNew = true

  init(_ chip: Program.Chip, _ part: SensorPart, _ mounted: Part) {
    self.chip = chip
    self.part = part
    self.mounted = mounted
    circuit = Circuit(mounted)
    driver = nil
  }

  /// The longest boot is that of an MPU-6500, 100 ms.
  private static var bootTime: Int64 { 150_000_000 }

  private var isQuiet: Bool { !circuit.hasFaults && !isTainted && circuit.now >= bootEnd }

  // MARK: Steps

  /// Takes a step; returns what is wrong after it, if anything.
  mutating func take(_ step: Program.Step) -> String? {
    switch step {
    case .run(let time): circuit.advance(by: .nanoseconds(time))
    case .world(let quantity, let value): circuit.change { $0.set(quantity, value) }
    case .temperature(let celsius): circuit.change { $0.temperature = celsius }
    case .clock(let hertz): circuit.changeWireTime(WireTime(i2cHertz: hertz))
    case .fault(let fault, let at, let count):
      planned = circuit.hasFaults ? nil : fault
      circuit.fail(fault, atTransaction: at, count: count)
      if fault.isSilent { (isTainted, isRepaired) = (true, false) }
      isKnown = false
    case .repair:
      circuit.repair()
      isRepaired = true
    case .powerCycle:
      circuit.powerCycle()
      isKnown = false
      bootEnd = circuit.now.advanced(byNanoseconds: Self.bootTime)
    case .restart:
      if isRepaired { isTainted = false }
      return begin()
    case .call(let name, let seed): return call(name, seed)
    case .policy(_, let name, let value):
      policies.append((name, value))
      _ = circuit.setPolicy(name, to: value, at: chip.target)
    case .demand, .thermometer: break
    }
    return nil
  }

  /// What is wrong after all that was planned; the chip was powered again where a fault may have turned a bit of it.
  mutating func finish(_ steps: [Program.Step]) -> String? {
    circuit.repair()
    let isSilent = steps.contains { $0.isSilent }
    if isSilent { circuit.powerCycle() }
    circuit.advance(by: .nanoseconds(Self.bootTime))
    isTainted = false
    var choices = Choices(seed: 0)
    do throws(SensorError) {
      if isSilent || driver == nil { try create(&choices) }
      return try sample(&choices).map { "\(part.name).sample: \($0)" }
    } catch { return "\(part.name) cannot be used after all faults are over: \(error)" }
  }

  // MARK: Calls

  func link(_ circuit: Circuit) -> Board.Link? {
    switch chip.target {
    case .i2c(let address): EitherBus(I2CDevice(circuit.wire, part.i2c.at(address)))
    case .spi(let select):
      part.spi.map { EitherBus(SPIDevice(circuit.wire(spi: select), $0)) }
    }
  }

  private mutating func create(_ choices: inout Choices) throws(SensorError) {
    let wasQuiet = isQuiet
    driver = nil
    isKnown = false
    guard let link = link(circuit) else { return }
    driver = try Driver.new(
      on: link, circuit.timebase, Driver.plainConfiguration(of: part, &choices))
    (isKnown, isAsConfigured, isNew) = (wasQuiet, true, true)
  }

  /// Creates a driver; returns what is wrong.
  private mutating func begin() -> String? {
    let wasQuiet = isQuiet
    let hadFaults = circuit.hasFaults
    var choices = Choices(seed: 0)
    do throws(SensorError) { try create(&choices) } catch {
      noteBoot(hadFaults)
      return wasQuiet ? "\(part.name) has no driver without a fault: \(error)" : nil
    }
    noteBoot(hadFaults)
    // A rate that another driver has set may go on until the end of its period, 640 ms at 1.6 Hz.
    circuit.advance(by: .milliseconds(700))
    return nil
  }

  /// Calls an operation with the options of a seed; returns what is wrong.
  private mutating func call(_ name: String, _ seed: UInt64) -> String? {
    if driver == nil, let wrong = begin() { return wrong }
    guard driver != nil else { return nil }
    var choices = Choices(seed: seed)
    let (wasQuiet, wasKnown, hadFaults) = (isQuiet, isKnown, circuit.hasFaults)
    let before = (circuit.now, circuit.transactionCount, forbidden)
    var wrong: String?
    lastError = nil
    do throws(SensorError) {
      switch name {
      case "configure": try configure(&choices)
      case "sample": wrong = try sample(&choices)
      default: wrong = try driver?.call(name, &choices, circuit.timebase) ?? nil
      }
      if isTainted || name.hasPrefix("selfTest") && !isAtRest { wrong = nil }
      if Driver.leaving.contains(name) { isAsConfigured = false }
      if hadFaults, !circuit.hasFaults, wrong == nil, let planned, planned.isAlwaysNoticed {
        wrong = "no error, although \(planned.words) was there"
      }
      if wrong == nil, wasQuiet { wrong = difference() }
    } catch {
      lastError = error
      let sent = circuit.transactionCount - before.1
      if wasQuiet, wasKnown || Self.beginning.contains(name) {
        wrong = fault(error, of: name, sent: sent)
      }
      // What these have done until then is not known.
      if Self.setting.contains(name), sent > 0 { isKnown = false }
    }
    noteBoot(hadFaults)
    let seconds = (circuit.now.nanoseconds - before.0.nanoseconds) / 1_000_000_000
    // The slowest low-passes of an LSM6DSO settle for eight minutes.
    if wrong == nil, seconds > 600 { wrong = "takes \(seconds) s" }
    if wrong == nil, wasQuiet, forbidden > before.2 {
      wrong = "accesses the chip in a way that its datasheet forbids"
    }
    return wrong.map { "\(part.name).\(name): \($0)" }
  }

  /// The supply may have failed in a call with faults.
  private mutating func noteBoot(_ hadFaults: Bool) {
    if hadFaults { bootEnd = circuit.now.advanced(byNanoseconds: Self.bootTime) }
  }

  private mutating func configure(_ choices: inout Choices) throws(SensorError) {
    let configuration = Driver.anyConfiguration(of: part, &choices)
    let wasQuiet = isQuiet
    let settling = try driver?.apply(configuration, circuit.timebase) ?? .zero
    (isKnown, isAsConfigured) = (wasQuiet, true)
    if choices.chance(70) { circuit.advance(by: settling) }
  }

  /// Configures plainly, and compares a sample with the world.
  private mutating func sample(_ choices: inout Choices) throws(SensorError) -> String? {
    let plain = Driver.plainConfiguration(of: part, &choices)
    let wasQuiet = isQuiet
    let settling = try driver?.apply(plain, circuit.timebase) ?? .zero
    (isKnown, isAsConfigured) = (wasQuiet, true)
    circuit.advance(by: settling)
    // Low-passes forget.
    circuit.advance(by: .milliseconds(500))
    for _ in 0..<8 {
      lastReadings = try driver?.readings(circuit.timebase) ?? []
      for reading in lastReadings where !isNew {
        if let wrong = reading.difference(from: circuit.world.value(reading.quantity)) {
          return wrong
        }
      }
      if !lastReadings.isEmpty && !isNew { return nil }
      isNew = isNew && lastReadings.isEmpty
      circuit.advance(by: .milliseconds(30))
    }
    return isKnown ? "no new sample in 0.7 s" : nil
  }

  /// The configuration according to the driver, and the last error that it threw.
  var state: [String] {
    mutating get {
      let configured = driver?.configuration
      return [configured.map { "\($0)" } ?? "no driver"]
        + (lastError.map { ["\($0)"] } ?? [])
    }
  }
}
