// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassSampling

/// The result of a program.
struct Verdict: Equatable {
  /// What was wrong, and after which step; nil for nothing.
  var failure: String?
  /// The number of the step at which it was found, from 1; the steps' count for the end.
  var step = 0
  var samples = 0
  var transactions = 0
  /// Calls of drivers: starts, turns and readings.
  var operations = 0
  /// Those of them that a driver refused: a wrong configuration, part or state.
  var refusals = 0
  /// A hash of all events and of the number of transactions: equal programs have equal ones.
  var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a.
  mutating func mix(_ number: some BinaryInteger) {
    digest = (digest ^ UInt64(truncatingIfNeeded: number)) &* 0x0100_0000_01B3
  }

  mutating func mix(_ text: String) { for byte in text.utf8 { mix(byte) } }

  fileprivate mutating func mix(_ event: SensorEvent) {
    mix(event.sensor.quantity.rawValue << 8 | Int(event.sensor.number))
    switch event {
    case .sample(let sample):
      samples += 1
      mix(sample.time.nanoseconds)
      for raw in [sample.raw.x, sample.raw.y, sample.raw.z] { mix(raw) }
    case .lost(_, let count): mix(count)
    case .failure(_, let error): mix("\(error)")
    }
  }
}

extension Program {
  /// Runs the program and, at its end, what must be possible after all faults: every sensor samples correctly again.
  ///
  /// - Parameter watch: What is kept of the run, which it ends; else the first failure does.
  func run(_ watch: Watch? = nil) -> Verdict {
    if isCalls { return runCalls() }
    var verdict = Verdict()
    var board = Board(self)
    watch?.begin(board.circuit)
    let world = board.circuit.world
    var oracle = Oracle([world.specificForce, world.angularRate, world.field])
    var rates: [Double?] = [nil, nil, nil]
    var isRepaired = true

    func begin() {
      verdict.operations += chips.count
      watch?.start = nil
      do throws(SensorError) { try board.start() } catch {
        verdict.mix(0xE0)
        watch?.start = error
      }
      oracle.restart()
      board.demand(rates)
    }

    func sample(for time: Int64) {
      let end = board.circuit.now.advanced(byNanoseconds: time)
      let limit = watch.map { min($0.stop, end) } ?? end
      let (digits, targets) = (board.digits, board.targets)
      let circuit = board.circuit
      let slowest = self.slowest(rates)
      board.run(until: limit) { event in
        verdict.mix(event)
        verdict.operations += 1
        let wrong = oracle.take(
          event, digits: sensing == nil ? digits[event.sensor] : nil,
          rate: slowest[event.sensor.quantity.rawValue], now: circuit.now)
        watch?.take(event, of: targets[event.sensor], digits[event.sensor], wrong, circuit)
        if let wrong, verdict.failure == nil { verdict.failure = wrong }
      }
    }

    func isOver(before step: Int) -> Bool {
      watch?.ends(before: step, board.circuit) ?? (verdict.failure != nil)
    }

    begin()
    for (index, step) in steps.enumerated() {
      if isOver(before: index + 1) { return verdict.ended(board.circuit) }
      verdict.step = index + 1
      switch step {
      case .run(let time): sample(for: time)
      case .world(let quantity, let value):
        oracle.change(quantity, to: value, at: board.circuit.now)
        board.circuit.change { $0.set(quantity, value) }
      case .temperature(let celsius): board.circuit.change { $0.temperature = celsius }
      case .demand(let demanded):
        rates = demanded
        board.demand(rates)
      case .fault(let fault, let at, let count):
        board.circuit.fail(fault, atTransaction: at, count: count)
        if fault.isSilent { (oracle.isTainted, isRepaired) = (true, false) }
      case .repair:
        board.circuit.repair()
        isRepaired = true
      case .powerCycle: board.circuit.powerCycle()
      case .restart:
        begin()
        if isRepaired { oracle.isTainted = false }
      case .policy(let chip, let name, let value):
        if chips.indices ~= chip {
          _ = board.circuit.setPolicy(name, to: value, at: chips[chip].target)
        }
      case .clock(let hertz): board.circuit.changeWireTime(WireTime(i2cHertz: hertz))
      case .thermometer:
        verdict.operations += 1
        do throws(SensorError) { try board.readTemperature() } catch { verdict.mix(0xE1) }
      case .call: break
      }
    }
    if isOver(before: steps.count + 1) { return verdict.ended(board.circuit) }

    // All that was planned is over. A chip that ran on demand is tried again within a second; others get new drivers.
    board.circuit.repair()
    // A bit that turned in a write may have switched off a chip's I2C.
    if steps.contains(where: \.isSilent) { board.circuit.powerCycle() }
    // The longest boot is that of an MPU-6500, 100 ms.
    board.circuit.advance(by: .milliseconds(150))
    if steps.contains(where: \.isSilent) || !isOnDemand || board.sensors == nil {
      begin()
      oracle.isTainted = false
    }
    if isOnDemand {
      rates = [100, 100, 50]
      board.demand(rates)
    }
    oracle.count()
    sample(for: 3_500_000_000)
    if verdict.failure == nil {
      oracle.countOn()
      sample(for: 2_000_000_000)
    }
    watch?.finish(board.circuit)
    if verdict.failure == nil { verdict.failure = missing(oracle, board) }
    return verdict.ended(board.circuit)
  }

  /// What is missing from two seconds without faults.
  private func missing(_ oracle: Oracle, _ board: borrowing Board) -> String? {
    guard board.sensors != nil else {
      return "a chip cannot be configured after all faults are over"
    }
    // A field beyond its range is a failure of a magnetometer.
    for (sensor, error) in oracle.failures where error != .overflow {
      return "\(sensor) fails without a fault: \(error)"
    }
    for quantity in Quantity.allCases {
      let sensor = SensorID(quantity)
      guard has(quantity), oracle.failures[sensor] == nil else { continue }
      guard let rate = board.rate(of: quantity) else { return "\(sensor) does not run" }
      let (samples, losses) = (oracle.samples[sensor] ?? 0, oracle.losses[sensor] ?? 0)
      // Losses of a chip that is polled are counted by its overrun bit, of which there is one for several samples, or by
      // pauses of one and a half periods, where a busy bus makes shorter ones, too.
      let expected = 2 * rate
      // All of a magnetometer are lost where the field is beyond its range.
      // The clock of a specimen may be as much off as its part's datasheet allows.
      let tolerance = sensing == nil ? 0.06 : 0.2
      let isComplete = [samples, samples + losses].contains {
        abs(Double($0) - expected) <= 2 + expected * tolerance
      }
      let isNearly =
        Double(samples) >= expected * 2 / 3 - 2 && Double(samples) <= expected * (1 + tolerance) + 2
      guard isComplete || isNearly && isBusy || samples > 0 && losses > 0 else {
        return "\(sensor): \(samples) samples and \(losses) lost in 2 s at \(rate) Hz"
      }
    }
    return nil
  }

  private func has(_ quantity: Quantity) -> Bool {
    chips.contains { chip in
      SensorPart(named: chip.part)?.sensors.contains { $0.quantity == quantity } ?? false
    }
  }

  /// Whether chips are polled on a bus that they can fill: a sample that appears between the status and the data of a read
  /// is overwritten without a mark, and chips of several sensors have none.
  private var isBusy: Bool {
    var hertz: Int64 = 400_000
    for case .clock(let last) in steps { hertz = last }
    let total = isOnDemand ? 100 * Double(chips.count) : chips.map(\.rate).reduce(0, +)
    return chips.contains { chip in
      let isPolled = isOnDemand || !(chip.collects && chip.rate > 200)
      return isPolled && total > (chip.ranges.count > 1 || hertz == 100_000 ? 100 : 1000)
    }
  }

  /// The slowest rate at which the chips of a quantity may run, by which filters remember longest.
  private func slowest(_ rates: [Double?]) -> [Double] {
    Quantity.allCases.map { quantity in
      isOnDemand ? min(rates[quantity.rawValue] ?? 1, 100) : chips.map(\.rate).min() ?? 1
    }
  }
}

extension Verdict {
  consuming func ended(_ circuit: Circuit) -> Verdict {
    var verdict = self
    verdict.transactions = circuit.transactionCount
    verdict.mix(circuit.transactionCount)
    return verdict
  }
}

extension World {
  func value(_ quantity: Quantity) -> Axes<Double> {
    switch quantity {
    case .acceleration: specificForce
    case .angularRate: angularRate
    case .magneticFluxDensity: field
    }
  }

  mutating func set(_ quantity: Quantity, _ value: Axes<Double>) {
    switch quantity {
    case .acceleration: specificForce = value
    case .angularRate: angularRate = value
    case .magneticFluxDensity: field = value
    }
  }
}
