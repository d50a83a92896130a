// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

// Samples, from the world to the words of the outputs.
extension SixAxisChip {
  package mutating func catchUp(to time: Int64, in world: inout World) {
    interface.boot.pass(upTo: time)
    pass(upTo: time)
    if accelerometer.stuck.isPending || gyroscope.stuck.isPending {
      let first = min(accelerometerClock.next, gyroscopeClock.next)
      if first < time { takeSamples(upTo: first, in: &world) }
    }
    takeSamples(upTo: time, in: &world)
    pulses.pass(upTo: time)
    if nextEndcount <= time { planEndcount(after: time) }
    accelerometer.observe(upTo: time, in: &world)
    gyroscope.observe(upTo: time, in: &world)
  }

  private mutating func takeSamples(upTo time: Int64, in world: inout World) {
    if isStepping { return step(to: time, in: &world) }
    if let (instant, count) = accelerometerClock.take(upTo: time) {
      let set = sampleForce(at: instant, in: &world)
      remember(set, nil, nil)
      show(set, at: instant, count: count)
    }
    if let (instant, count) = gyroscopeClock.take(upTo: time) {
      let (rate, felt) = gyroscope.sample(at: instant, in: &world)
      let set = SampleSet(counts: words(ofRate: felt), input: rate, instant: instant)
      remember(nil, set, nil)
      showRate(set, count: count)
    }
    if let (instant, count) = thermometerClock.take(upTo: time) {
      let word = temperatureWord(at: instant, in: &world)
      remember(nil, nil, word)
      showTemperature(word, at: instant, count: count)
    }
  }

  private mutating func sampleForce(at instant: Int64, in world: inout World) -> SampleSet {
    let (force, felt) = accelerometer.sample(at: instant, in: &world)
    return SampleSet(counts: words(ofForce: felt), input: force, instant: instant)
  }

  /// Takes the samples of both sensors and of the thermometer, instant by instant. After a long time without
  /// access most have no effect.
  private mutating func step(to time: Int64, in world: inout World) {
    let steadyFrom = world.steadyFrom
    var begin = Int64.max
    while true {
      let first = min(accelerometerClock.next, gyroscopeClock.next)
      let instant = min(first, thermometerClock.next)
      guard instant <= time else { return }
      if begin == .max || begin < steadyFrom && instant >= steadyFrom { begin = instant }
      skipBacklog(
        from: instant, since: begin, to: instant < steadyFrom ? min(time, steadyFrom) : time)
      let hasForce = accelerometerClock.next == instant
      let hasRate = gyroscopeClock.next == instant
      let hasTemperature = thermometerClock.next == instant
      if hasForce { _ = accelerometerClock.takeOne(upTo: instant) }
      if hasRate { _ = gyroscopeClock.takeOne(upTo: instant) }
      if hasTemperature { _ = thermometerClock.takeOne(upTo: instant) }
      let wasAsleep = events.isAsleep
      let force = hasForce ? passForce(at: instant, in: &world) : nil
      let rate = hasRate ? passRate(at: instant, in: &world) : nil
      let temperature = hasTemperature ? temperatureWord(at: instant, in: &world) : nil
      store(force, rate, temperature, at: instant, in: &world)
      if let force { show(force, at: instant, count: 1) }
      if let rate { showRate(rate, count: 1) }
      if let temperature { showTemperature(temperature, at: instant, count: 1) }
      finishEvents(at: instant, wasAsleep: wasAsleep)
    }
  }

  /// Leaves out samples in the middle of a long time, in a multiple of all periods. As in `Backlog`, those at its
  /// beginning and at its end are taken, during a motion and after it.
  private mutating func skipBacklog(from instant: Int64, since begin: Int64, to end: Int64) {
    let (force, rate) = (accelerometerClock, gyroscopeClock)
    let leading = force.next <= rate.next ? force : rate
    // While the gyroscope sleeps, the thermometer may run alone.
    let enough = Backlog.most * (leading.next == .max ? thermometerClock : leading).period
    guard instant - begin >= enough else { return }
    // All rates are divisors of the lowest.
    let whole = base.tick * TimeBase.slowest
    let skipped = (end - instant - enough) / whole * whole
    guard skipped > 0 else { return }
    accelerometerClock.shift(by: skipped)
    gyroscopeClock.shift(by: skipped)
    thermometerClock.shift(by: skipped)
  }

  // MARK: Signal paths

  private mutating func passForce(at instant: Int64, in world: inout World) -> SampleSet {
    let (force, felt) = accelerometer.sample(at: instant, in: &world)
    guard forcePath.isFiltered || events.isOn else {
      return SampleSet(counts: words(ofForce: felt), input: force, instant: instant)
    }
    let taps = forcePath.pass(felt)
    feedEvents(felt, taps)
    let counts =
      switch forcePath.routing.output {
      case .direct, .lowPass: words(ofForce: taps.output)
      case .highPass, .slope, .reference: digits(ofForce: taps.output)
      }
    return SampleSet(counts: counts, input: force, instant: instant)
  }

  private mutating func passRate(at instant: Int64, in world: inout World) -> SampleSet {
    let (rate, felt) = gyroscope.sample(at: instant, in: &world)
    let passed = highPassesRate ? rateHighPass.filter(felt.map(Bilinear.limited)) : felt
    return SampleSet(counts: words(ofRate: passed), input: rate, instant: instant)
  }

  /// The words of low-passed data, from which the user offset is subtracted.
  private mutating func words(ofForce force: Axes<Double>) -> Axes<Int16> {
    scale.offsetsOutput ? digits(ofForce: force - scale.offset) : digits(ofForce: force)
  }

  private mutating func digits(ofForce force: Axes<Double>) -> Axes<Int16> {
    scale.words(force, factor: scale.digitsPerG, truncates: truncates)
  }

  private mutating func words(ofRate rate: Axes<Double>) -> Axes<Int16> {
    let turned =
      scale.orientation == AxisOrientation() ? rate : scale.orientation.turned(rate)
    return scale.words(turned, factor: scale.digitsPerRadian, truncates: truncates)
  }

  private var truncates: Bool { mutating get { chosen.sixAxis.quantization == .truncated } }

  private mutating func temperatureWord(at instant: Int64, in world: inout World) -> Int16 {
    let degrees =
      world.temperature(at: instant) + temperatureError - Double(numbers.temperatureZero)
    return quantize(
      degrees * Double(numbers.temperatureDigits), from: -numbers.temperatureLimit - 1,
      to: numbers.temperatureLimit)
  }

  /// Feeds a sample to the events.
  private mutating func feedEvents(_ felt: Axes<Double>, _ taps: SixAxisForcePath.Taps) {
    guard events.isOn else { return }
    let input =
      switch events.setting.wakeUpInput {
      case .slope: taps.slope
      case .highPass: taps.highPassed
      case .offset: felt - scale.offset
      }
    events.sample(
      felt, directions: events.setting.lowPassesDirections ? taps.lowPassed : felt, wakeUp: input,
      slope: taps.slope)
  }

  /// Inactivity changes the rates.
  private mutating func finishEvents(at instant: Int64, wasAsleep: Bool) {
    if events.isAsleep != wasAsleep { applyPower(at: instant) }
  }

  // MARK: Output registers

  private mutating func show(_ set: SampleSet, at instant: Int64, count: Int64) {
    interface.accelerometer.update(set, count: count)
    pulses.accelerometer = pulseEnd(from: instant)
    pulses.isSettled.accelerometer = instant >= interface.accelerometer.settledFrom
  }

  private mutating func showRate(_ set: SampleSet, count: Int64) {
    interface.gyroscope.update(set, count: count)
    pulses.gyroscope = pulseEnd(from: set.instant)
    pulses.isSettled.gyroscope = set.instant >= interface.gyroscope.settledFrom
  }

  private mutating func showTemperature(_ word: Int16, at instant: Int64, count: Int64) {
    interface.thermometer.update(Axes(word, 0, 0), input: .zero, at: instant, count: count)
    pulses.thermometer = pulseEnd(from: instant)
  }

  private mutating func pulseEnd(from instant: Int64) -> Int64 {
    pulses.length > 0 ? instant + pulses.length : .max
  }
}
