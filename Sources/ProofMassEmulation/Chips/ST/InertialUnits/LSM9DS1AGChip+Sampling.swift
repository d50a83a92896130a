// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
package import ProofMassPhysics

// Samples, from the world to the words of the outputs.
extension LSM9DS1AGChip {
  package mutating func catchUp(to time: Int64, in world: inout World) {
    interface.boot.pass(upTo: time)
    if accelerometer.stuck.isPending || gyroscope.stuck.isPending, clock.next < time {
      takeSamples(upTo: clock.next, in: &world)
    }
    takeSamples(upTo: time, in: &world)
    if let (instant, count) = thermometerClock.take(upTo: time), !fifoHasTemperature {
      show(temperatureWord(at: instant, in: &world), at: instant, count: count)
    }
    accelerometer.observe(upTo: time, in: &world)
    gyroscope.observe(upTo: time, in: &world)
  }

  private mutating func takeSamples(upTo time: Int64, in world: inout World) {
    if isStepping { return step(to: time, in: &world) }
    guard let (instant, count) = clock.take(upTo: time) else { return }
    if power.accelerometer {
      let (force, felt) = accelerometer.sample(at: instant, in: &world)
      let set = SampleSet(counts: words(ofForce: felt), input: force, instant: instant)
      interface.accelerometer.update(set, count: count)
    }
    if power.gyroscope == .on {
      let (rate, felt) = gyroscope.sample(at: instant, in: &world)
      let set = SampleSet(counts: words(ofRate: felt), input: rate, instant: instant)
      interface.gyroscope.update(set, count: count)
    }
  }

  /// Takes sample after sample. After a long time without access most have no effect, as in an L3G4200D.
  private mutating func step(to time: Int64, in world: inout World) {
    guard clock.next <= time else { return }
    let isIdeal = accelerometer.isIdeal && gyroscope.isIdeal
    let isRandom = watches && (!isIdeal || world.steadyFrom > clock.next)
    // DEC stores one of up to eight samples.
    let decimation = Int64(register(Registers.CTRL_REG5_XL.self).decimation.rawValue)
    let isFiltered = watches || accelerometerPath.routing.isFiltered || gyroscopePath.isFiltered
    var backlog = Backlog(
      clock, steadyFrom: world.steadyFrom,
      atMost: isRandom
        ? Backlog.most : isFiltered ? 1 << 16 : 2 * Int64(SampleFIFO.depth) << decimation)
    while let instant = clock.takeOne(upTo: time) {
      sample(at: instant, in: &world)
      backlog.pass(instant, &clock, upTo: time)
    }
  }

  private mutating func sample(at instant: Int64, in world: inout World) {
    var first: SampleSet?
    var second: SampleSet?
    if power.accelerometer {
      let (force, felt) = accelerometer.sample(at: instant, in: &world)
      let counts = passForce(felt, at: instant)
      first = SampleSet(counts: counts, input: force, instant: instant)
    }
    if power.gyroscope == .on {
      let (rate, felt) = gyroscope.sample(at: instant, in: &world)
      second = SampleSet(counts: passRate(felt), input: rate, instant: instant)
    }
    if isDue(instant) { lastDue = first ?? Self.empty } else { first = repeated }
    if register(Registers.CTRL_REG9.self).masksSettling {
      if instant < interface.accelerometer.settledFrom { first = nil }
      if instant < interface.gyroscope.settledFrom { second = nil }
    }
    deliver(first, second, at: instant, in: &world)
    // An interrupt may just have ended, and activity may switch the gyroscope.
    updateStepping()
  }

  /// The accelerometer's part of a set of the FIFO where DEC leaves out its sample: the last one that passed.
  private var repeated: SampleSet? {
    guard fifo.isActive, power.gyroscope == .on, lastDue.instant != InertialFIFO.notMeasured else {
      return nil
    }
    return lastDue
  }

  /// Whether DEC passes a sample of the accelerometer: each second, fourth or eighth.
  private func isDue(_ instant: Int64) -> Bool {
    let decimation = register(Registers.CTRL_REG5_XL.self).decimation
    guard decimation != .none else { return true }
    let number = (instant - clockStart) / clock.period + 1
    return number & (1 << Int64(decimation.rawValue) - 1) == 0
  }

  // MARK: Signal paths

  /// Feeds filters, interrupt and activity; returns the words for the outputs.
  private mutating func passForce(_ felt: Axes<Double>, at instant: Int64) -> Axes<Int16> {
    let taps = accelerometerPath.pass(felt)
    if accelerometerInterrupt.isOn {
      let axes =
        chosen.accelerometer.disabledAxes == .silent ? interface.accelerometer.output.enabled : 7
      accelerometerInterrupt.sample(words(ofForce: taps.interrupt).map { Int($0) }, of: axes)
    }
    if activity.isOn {
      let input = chosen.activityInput == .direct ? felt : taps.highPassed
      if activity.sample(words(ofForce: input).map { Int($0) }) { applyPower(at: instant) }
    }
    return words(ofForce: taps.output)
  }

  private mutating func passRate(_ felt: Axes<Double>) -> Axes<Int16> {
    let data = gyroscopePath.pass(felt)
    if gyroscopeInterrupt.isOn {
      _ = gyroscopeInterrupt.sample(
        words(ofRate: data.interrupt), of: interface.gyroscope.output.enabled)
    }
    return words(ofRate: data.output)
  }

  /// A vector on the die's axes, from the package's.
  @inline(__always)
  private func onDie(_ vector: Axes<Double>) -> Axes<Double> {
    chosen.handedness == .leftHanded ? Axes(-vector.x, vector.y, vector.z) : vector
  }

  var digits: (perG: Axes<Double>, perRadian: Axes<Double>) {
    let ones = onDie(Axes(1, 1, 1))
    return (ones * scale.digitsPerG, oriented(ones) * scale.digitsPerRadian)
  }

  private func words(ofForce force: Axes<Double>) -> Axes<Int16> {
    let (factor, limits) = (scale.digitsPerG, scale.accelerometer)
    return onDie(force).map { quantize($0 * factor, from: limits.low, to: limits.high) }
  }

  private func words(ofRate rate: Axes<Double>) -> Axes<Int16> {
    let (factor, limits) = (scale.digitsPerRadian, scale.gyroscope)
    return oriented(onDie(rate)).map { quantize($0 * factor, from: limits.low, to: limits.high) }
  }

  /// ORIENT_CFG_G: signs and, by policy, the order of axes that a sibling part has.
  private func oriented(_ rate: Axes<Double>) -> Axes<Double> {
    let control = register(Registers.ORIENT_CFG_G.self)
    return AxisOrientation(
      negates: (control.negatesX, control.negatesY, control.negatesZ),
      order: chosen.axisOrder == .sibling ? control.order : 0
    ).turned(rate)
  }

  // MARK: Thermometer

  var fifoHasTemperature: Bool {
    fifo.isActive && register(Registers.CTRL_REG9.self).fifoTemperature
  }

  /// 12 bits, sign-extended.
  func temperatureWord(at instant: Int64, in world: inout World) -> Int16 {
    let facts = Registers.Constant.self
    let degrees = world.temperature(at: instant) + temperatureError - Double(facts.temperatureZero)
    return quantize(degrees * Double(facts.temperatureDigits), from: -2048, to: 2047)
  }

  /// Stores a temperature in OUT_TEMP.
  mutating func show(_ word: Int16, at instant: Int64, count: Int64) {
    interface.thermometer.update(Axes(word, 0, 0), input: .zero, at: instant, count: count)
  }
}
