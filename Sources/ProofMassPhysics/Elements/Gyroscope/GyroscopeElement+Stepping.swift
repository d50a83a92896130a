// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Steps from sample to sample, and between them from knot to knot of the world.
extension GyroscopeElement {
  mutating func tune(to new: Setting) {
    setting = new
    let chain = GyroscopeChain(pole: pole, cutoff: new.cutoff, isSecondOrder: new.isSecondOrder)
    let period = Double(new.period) * 1e-9
    transition = chain.transition(over: period)
    straight = chain.particular(decay: 0)
    starting = chain.particular(decay: drive.decay)
    noise.tune(chain, period: period)
    // Older states have decayed to e⁻⁶⁰, below the last bit.
    let periods = min(65_536, 60 * chain.memory / period) + 64
    memory = Int64(periods) * new.period
    isSettled = false
  }

  /// Steps to a sample, through each sample before it. After a gap longer than the memory it starts
  /// from the steady state, one memory before the sample.
  @inline(never)
  mutating func advance(to instant: Int64, in world: inout World) {
    if beginning != nil { begin(in: &world) }
    guard instant > time else { return }
    if settingTime < instant { changeSetting(in: &world) }
    if instant - time > setting.period { catchUp(to: instant, in: &world) }
    sample(instant, in: &world)
  }

  /// Steps to an instant that need not be a sample's, without noise: of a copy that is only looked at.
  mutating func walkOnly(to instant: Int64, in world: inout World) {
    guard setting.period > 0 else { return }
    if beginning != nil { begin(in: &world) }
    guard instant > time else { return }
    if instant - time > 2 * memory { settle(at: instant - memory, in: &world) }
    walk(to: instant, in: &world)
  }

  /// Steps to a pending change of rate, so that skipped samples are counted with their own period.
  @inline(never)
  private mutating func changeSetting(in world: inout World) {
    walk(to: settingTime, in: &world)
    if settingTime < .max { change(to: nextSetting) }
  }

  @inline(never)
  private mutating func catchUp(to instant: Int64, in world: inout World) {
    if instant - time > 2 * memory {
      settle(at: instant - memory / setting.period * setting.period, in: &world)
      noise.clear()
    }
    let pending = (instant - time - 1) / setting.period
    for count in stride(from: pending, to: 0, by: -1) {
      sample(instant - count * setting.period, in: &world)
    }
  }

  @inline(__always)
  private mutating func sample(_ instant: Int64, in world: inout World) {
    walk(to: instant, in: &world)
    if isNoisy { noise.step(to: instant, warmth: here.warmth) }
  }

  /// Sets the state to the steady state for the world at a time.
  private mutating func settle(at time: Int64, in world: inout World) {
    if testTime <= time { changeTest() }
    self.time = time
    observationTime = .min
    rest = nil
    look(&world)
    state = particular(input, GyroscopeInput(), drive.missing(at: time))
    isSettled = false
  }

  private mutating func begin(in world: inout World) {
    let memory = beginning
    beginning = nil
    settle(at: time, in: &world)
    // The steady state for the drive's present amplitude, which is often zero.
    let amplitude = drive.target - drive.missing(at: time)
    state = straight(withSelfTest(input * amplitude), slope: GyroscopeInput())
    if memory == .zero { (state.y, state.v) = (.zero, .zero) }
    noise.clear()
  }

  private mutating func changeTest() {
    test = nextTest
    testTime = .max
    isSettled = false
  }

  private mutating func change(to setting: Setting) {
    settingTime = .max
    tune(to: setting)
  }

  @inline(__always)
  mutating func stimulus(at time: Int64, in world: inout World) -> GyroscopeStimulus {
    GyroscopeStimulus(
      at: time, in: &world, withForce: specimen.isForceSensitive, position: position)
  }

  /// Observes the world at a board time in ns. A change of the world takes effect at the last
  /// observation before it, so the stimulus of that time is stored and compared at the next
  /// observation.
  @inline(__always)
  package mutating func observe(upTo time: Int64, in world: inout World) {
    if isSettled, rest?.isUntouched(in: &world) == true {
      if time > self.time { observationTime = time }
    } else {
      follow(upTo: time, in: &world)
    }
  }

  @inline(never)
  private mutating func follow(upTo time: Int64, in world: inout World) {
    guard setting.period > 0 else { return }
    if isSettled, rest?.isSame(as: &world) == true {
      if time > self.time { observationTime = time }
      return
    }
    if beginning != nil { begin(in: &world) }
    stepToChange(in: &world)
    guard time > self.time else { return }
    observationTime = time
    observed = stimulus(at: time, in: &world)
  }

  /// Ends a rest, because the stimulus may change.
  @inline(__always)
  mutating func wake() {
    if rest != nil { (rest, observed) = (nil, here) }
  }

  /// Moves on to the next sample if it equals the last one because nothing has happened.
  @inline(__always)
  mutating func rest(to instant: Int64, in world: inout World) -> Bool {
    guard instant &- time == setting.period, isSettled, testTime >= instant,
      settingTime >= instant, rest?.isUntouched(in: &world) == true
    else { return false }
    time = instant
    if isNoisy { noise.step(to: instant, warmth: here.warmth) }
    return true
  }

  /// If the world was changed at the last observation, steps to it under the previous world.
  @inline(__always)
  private mutating func stepToChange(in world: inout World) {
    wake()
    if observationTime > time, observed != stimulus(at: observationTime, in: &world) {
      piece(to: observed, until: observationTime)
    }
  }

  @inline(__always)
  private mutating func walk(to end: Int64, in world: inout World) {
    if isSettled, min(testTime, settingTime) >= end, rest?.isSame(as: &world) == true {
      time = end
      return
    }
    stepToChange(in: &world)
    while time < end {
      let knot = world.linearEnd(from: time)
      let stop = knot > time ? min(knot, end) : end
      let finish = stimulus(at: stop, in: &world)
      if isSettled, stop == end, min(testTime, settingTime) >= end, here == finish {
        // Equal, except perhaps for the sign of a zero.
        (time, stamp) = (end, nil)
        if observationTime <= end, let still = StillWorld(&world) { rest = still }
        return
      }
      if stamp != world.stamp { look(&world) }
      piece(to: finish, until: stop)
    }
  }

  /// Sets the stimulus to that of a world at the present time.
  private mutating func look(_ world: inout World) {
    here = stimulus(at: time, in: &world)
    input = specimen.input(here)
    stamp = world.stamp
  }

  /// Steps along a linear piece, divided at changes of settings.
  private mutating func piece(to finish: GyroscopeStimulus, until stop: Int64) {
    while min(testTime, settingTime) < stop {
      let change = max(time, min(testTime, settingTime))
      if change > time {
        let part = Double(change - time) / Double(stop - time)
        step(to: here.interpolated(to: finish, part), until: change)
      }
      if testTime <= change { changeTest() }
      if settingTime <= change { self.change(to: nextSetting) }
    }
    step(to: finish, until: stop)
  }

  private mutating func step(to finish: GyroscopeStimulus, until stop: Int64) {
    let h = Double(stop - time) * 1e-9
    let last = specimen.input(finish)
    let slope = (last - input) * (1 / h)
    let (missing, left) = (drive.missing(at: time), drive.missing(at: stop))
    let start = particular(input, slope, missing)
    let end = particular(last, slope, left)
    let away = state - start
    if stop - time == setting.period {
      state = end + transition(away)
    } else {
      let chain = GyroscopeChain(
        pole: pole, cutoff: setting.cutoff, isSecondOrder: setting.isSecondOrder)
      state = end + chain.transition(over: h)(away)
    }
    // 1e-12 rad/s is a millionth of a digit.
    isSettled = here == finish && missing == 0 && (state - end).isWithin(1e-12)
    if isSettled { state = end }
    (here, input) = (finish, last)
    time = stop
  }

  /// Adds the self-test, which does not depend on the drive's amplitude.
  @inline(__always)
  private func withSelfTest(_ u: GyroscopeInput) -> GyroscopeInput {
    var u = u
    u.inPhase += test * specimen.selfTest
    return u
  }

  @inline(__always)
  private func particular(
    _ u: GyroscopeInput, _ slope: GyroscopeInput, _ missing: Double
  ) -> GyroscopeState {
    let target = drive.target
    let result = straight(withSelfTest(u * target), slope: slope * target)
    return missing == 0 ? result : result - starting(u, slope: slope) * missing
  }
}
