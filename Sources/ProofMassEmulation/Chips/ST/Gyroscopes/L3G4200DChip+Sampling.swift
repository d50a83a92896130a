// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassPhysics

// Samples, from the world to the output registers, and the effects of reading.
extension L3G4200DChip {
  package mutating func catchUp(to time: Int64, in world: inout World) {
    interface.passBoot(upTo: time)
    if let (instant, _) = thermometer.take(upTo: time) {
      let digits = quantize(
        temperatureOffset - world.temperature(at: instant), from: -128, to: 127)
      interface.set(Registers.OUT_TEMP.address, to: UInt8(truncatingIfNeeded: digits))
    }
    if sensor.stuck.isPending, interface.clock.next < time {
      takeSamples(upTo: interface.clock.next, in: &world)
    }
    takeSamples(upTo: time, in: &world)
    sensor.observe(upTo: time, in: &world)
  }

  @inline(__always)
  private mutating func takeSamples(upTo time: Int64, in world: inout World) {
    if isStepping {
      step(to: time, in: &world)
    } else if let (instant, count) = interface.clock.take(upTo: time) {
      let (rate, felt) = sensor.sample(at: instant, in: &world)
      interface.output.update(words(felt), input: rate, at: instant, count: count)
    }
  }

  @inline(__always)
  private func words(_ rate: Axes<Double>) -> Axes<Int16> {
    let digits = digitsPerRadian
    let facts = Registers.Constant.self
    return rate.map {
      quantize($0 * digits, from: Double(facts.lowestCode), to: Double(facts.highestCode))
    }
  }

  /// Takes sample after sample. After a long time without access most have no effect: a FIFO keeps
  /// the last 32, and of a filter's state 2¹⁶ samples ago at most a fraction of e⁻⁴¹ remains. An
  /// interrupt may depend on any sample of a noisy part or of a moving board.
  private mutating func step(to time: Int64, in world: inout World) {
    guard interface.clock.next <= time else { return }
    let isRandom = interrupt.isOn && (!sensor.isIdeal || world.steadyFrom > interface.clock.next)
    var backlog = Backlog(
      interface.clock, steadyFrom: world.steadyFrom,
      atMost: isRandom ? Backlog.most : usesPath ? 1 << 16 : 2 * Int64(SampleFIFO.depth))
    while let instant = interface.clock.takeOne(upTo: time) {
      let (rate, felt) = sensor.sample(at: instant, in: &world)
      sample(felt, input: rate, at: instant)
      backlog.pass(instant, &interface.clock, upTo: time)
    }
  }

  @inline(__always)
  private mutating func sample(
    _ felt: Axes<Double>, input rate: Axes<Double>, at instant: Int64
  ) {
    var data = felt
    if usesPath {
      let passed = path.pass(data)
      data = passed.output
      let begins = interrupt.sample(words(passed.interrupt), of: interface.output.enabled)
      if begins && control2.highPassMode == .autoReset { path.restartHighPass() }
      // The interrupt may just have ended.
      updateStepping()
    }
    let counts = words(data)
    guard fifoIsEnabled else {
      return interface.output.update(counts, input: rate, at: instant, count: 1)
    }
    store(
      SampleSet(counts: counts, input: rate, instant: instant), isTriggered: interrupt.isActive)
  }

  // MARK: Reading

  @inline(__always)
  mutating func willRead(_ address: UInt8) {
    switch address {
    case Registers.FIFO_SRC_REG.address: interface.set(address, to: fifo.source)
    case Registers.INT1_SRC.address: interface.set(address, to: interrupt.source)
    default: break
    }
  }

  @inline(__always)
  mutating func didRead(_ address: UInt8, at time: Int64) {
    switch address {
    case OutputRegisters.first, OutputRegisters.last: didReadOutput(address)
    case Registers.REFERENCE.address: didReadReference()
    case Registers.INT1_SRC.address:
      interrupt.didRead(isSampling: interface.clock.next != .max)
      updateStepping()
    default: break
    }
  }

  private mutating func didReadReference() {
    let restarts =
      switch control2.highPassMode {
      case .normal: true
      case .normalAlternate: chosen.referenceRead == .restarts
      case .reference, .autoReset: false
      }
    if restarts { path.highPass.settle() }
  }
}
