// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
public import ProofMassPhysics

extension L3G4200DChip {
  public mutating func catchUp(to time: Int64, in world: inout World) {
    interface.passBoot(upTo: time)
    if let (instant, _) = thermometer.take(upTo: time) {
      let digits = quantize(
        temperatureOffset - world.temperature(at: instant), from: -128, to: 127)
      interface.set(Registers.OUT_TEMP.address, to: UInt8(truncatingIfNeeded: digits))
    }
    if isStepping {
      step(to: time, in: &world)
    } else if let (instant, count) = interface.clock.take(upTo: time) {
      let rate = world.rotation(at: instant)
      let felt = felt(rate, at: instant, in: &world)
      interface.output.update(words(felt), input: rate, at: instant, count: count)
    }
    if !isIdeal { silicon.look(at: time, in: &world) }
  }

  /// Without a sensing element the board's rate is what the converter gets.
  @inline(__always)
  private mutating func felt(
    _ rate: Axes<Double>, at instant: Int64, in world: inout World
  ) -> Axes<Double> {
    if !isIdeal { return silicon.feel(at: instant, in: &world) }
    let more = selfTestRate
    return rate.map { $0 + more }
  }

  @inline(__always)
  private func words(_ rate: Axes<Double>) -> Axes<Int16> {
    let digits = digitsPerRadian
    let facts = Registers.Constant.self
    return rate.map {
      quantize($0 * digits, from: Double(facts.lowestCode), to: Double(facts.highestCode))
    }
  }

  /// Sample after sample. Where nobody looked for long, most make no difference: a FIFO keeps the
  /// last 32, and of what filters remember from 2¹⁶ samples ago e⁻⁴¹ is left at most. An interrupt
  /// remembers for good, and each sample of a noisy part or of a moving board may be the one.
  private mutating func step(to time: Int64, in world: inout World) {
    guard interface.clock.next <= time else { return }
    let hasMemory = path.isFiltered || interrupt.isOn
    let isRandom = interrupt.isOn && (!isIdeal || world.steadyFrom > interface.clock.next)
    var backlog = Backlog(
      interface.clock, in: world,
      atMost: isRandom ? Backlog.most : hasMemory ? 1 << 16 : 2 * Int64(SampleFIFO.depth))
    while let instant = interface.clock.takeOne(upTo: time) {
      let rate = world.rotation(at: instant)
      sample(felt(rate, at: instant, in: &world), input: rate, at: instant)
      backlog.pass(instant, &interface.clock, upTo: time, in: world)
    }
  }

  @inline(__always)
  private mutating func sample(
    _ felt: Axes<Double>, input rate: Axes<Double>, at instant: Int64
  ) {
    var data = felt
    if path.isFiltered || interrupt.isOn {
      let passed = path.pass(data)
      data = passed.output
      let begins = interrupt.sample(words(passed.interrupt), of: interface.output.enabled)
      if begins && control2.highPassMode == .autoReset { path.restartHighPass() }
    }
    let counts = words(data)
    guard fifoIsEnabled else {
      return interface.output.update(counts, input: rate, at: instant, count: 1)
    }
    store(SampleSet(counts: counts, input: rate, instant: instant))
  }

  @inline(__always)
  private mutating func store(_ set: SampleSet) {
    let arrival = fifo.arrive(set, isTriggered: interrupt.isActive)
    switch arrival {
    case .stored: break
    case .bypassed:
      guard chosen.fifo.bypassOutput == .live else { return noteFIFO() }
      interface.output.update(set.counts, input: set.input, at: set.instant, count: 1)
      return
    case _ where fifo.isTaken: break
    case .oldest: interface.output.show(fifo.oldest, replaced: false)
    case .oldestLost: interface.output.show(fifo.oldest, replaced: true)
    }
    interface.output.hasUnread = !fifo.sets.isEmpty
    if chosen.fifo.status == .sample { interface.output.noteArrival() }
  }

  /// The output registers learn how the FIFO stands.
  mutating func noteFIFO() {
    interface.output.hasUnread = !fifo.sets.isEmpty
    if fifo.sets.isEmpty { interface.output.noteEmpty() }
  }
}
