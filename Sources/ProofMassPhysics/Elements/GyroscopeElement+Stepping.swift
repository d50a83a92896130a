// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// From sample to sample, and from knot to knot of the world between.
extension GyroscopeElement {
  mutating func tune(to new: Setting) {
    setting = new
    let chain = GyroscopeChain(pole: pole, cutoff: new.cutoff, isSecondOrder: new.isSecondOrder)
    let period = Double(new.period) * 1e-9
    transition = chain.transition(over: period)
    straight = chain.particular(decay: 0)
    starting = chain.particular(decay: drive.decay)
    noise.tune(chain, period: period)
    // Of what is older, e⁻⁶⁰ is left: no bit of it.
    let periods = min(65_536, 60 * chain.memory / period) + 64
    memory = Int64(periods) * new.period
    isSettled = false
  }

  /// On to a sample; by each sample before it, unless that was so long ago that nothing is left of
  /// it: then from as long ago as is remembered.
  @inline(__always)
  mutating func advance(to instant: Int64, in world: inout World) {
    if beginning != nil { begin(in: &world) }
    guard instant > time else { return }
    if settingTime < instant { changeSetting(in: &world) }
    if instant - time > setting.period { catchUp(to: instant, in: &world) }
    sample(instant, in: &world)
  }

  /// Samples that are missing are counted by the period that they have.
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

  /// Without a memory of what was before.
  private mutating func settle(at time: Int64, in world: inout World) {
    if testTime <= time { changeTest() }
    self.time = time
    lookTime = .min
    isResting = false
    here = surroundings(at: time, in: &world)
    state = particular(unit.input(here), GyroscopeInput(), drive.missing(at: time))
    isSettled = false
  }

  private mutating func begin(in world: inout World) {
    let memory = beginning
    beginning = nil
    settle(at: time, in: &world)
    // As if the drive had always had the amplitude that it has here: often none.
    let amplitude = drive.target - drive.missing(at: time)
    state = straight(pushed(unit.input(here) * amplitude), change: GyroscopeInput())
    if memory == .zero { (state.y, state.v) = (SIMD4(), SIMD4()) }
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
  func surroundings(at time: Int64, in world: inout World) -> GyroscopeSurroundings {
    GyroscopeSurroundings(at: time, in: &world, force: unit.feelsForce, position: position)
  }

  /// Between looks the world may become another one, which happens at the last look. So what was
  /// felt then is remembered, and compared.
  @inline(__always)
  package mutating func look(at time: Int64, in world: inout World) {
    guard setting.period > 0 else { return }
    if rests(in: world) {
      if time > self.time { lookTime = time }
      return
    }
    if beginning != nil { begin(in: &world) }
    finishLook(in: &world)
    guard time > self.time else { return }
    lookTime = time
    looked = surroundings(at: time, in: &world)
  }

  /// What is felt may be another thing from now on.
  @inline(__always)
  mutating func wake() {
    if isResting { (isResting, looked) = (false, here) }
  }

  @inline(__always)
  private func rests(in world: World) -> Bool {
    isResting && isSettled && world.isStill(as: still)
  }

  @inline(__always)
  private mutating func finishLook(in world: inout World) {
    wake()
    if lookTime > time, looked != surroundings(at: lookTime, in: &world) {
      piece(to: looked, until: lookTime)
    }
  }

  @inline(__always)
  private mutating func walk(to end: Int64, in world: inout World) {
    if min(testTime, settingTime) >= end, rests(in: world) {
      time = end
      return
    }
    finishLook(in: &world)
    while time < end {
      let knot = world.linearEnd(from: time)
      let stop = knot > time ? min(knot, end) : end
      let finish = surroundings(at: stop, in: &world)
      if isSettled, stop == end, min(testTime, settingTime) >= end, here == finish {
        time = end
        if lookTime <= end, let still = world.still { (isResting, self.still) = (true, still) }
        return
      }
      here = surroundings(at: time, in: &world)
      piece(to: finish, until: stop)
    }
  }

  /// On a straight line, by what the program changed meanwhile.
  private mutating func piece(to finish: GyroscopeSurroundings, until stop: Int64) {
    while min(testTime, settingTime) < stop {
      let change = max(time, min(testTime, settingTime))
      if change > time {
        let part = Double(change - time) / Double(stop - time)
        step(to: here.towards(finish, part), until: change)
      }
      if testTime <= change { changeTest() }
      if settingTime <= change { self.change(to: nextSetting) }
    }
    step(to: finish, until: stop)
  }

  private mutating func step(to finish: GyroscopeSurroundings, until stop: Int64) {
    let h = Double(stop - time) * 1e-9
    let (first, last) = (unit.input(here), unit.input(finish))
    let slope = (last - first) * (1 / h)
    let (missing, left) = (drive.missing(at: time), drive.missing(at: stop))
    let start = particular(first, slope, missing)
    let end = particular(last, slope, left)
    let away = state - start
    if stop - time == setting.period {
      state = end + transition(away)
    } else {
      let chain = GyroscopeChain(
        pole: pole, cutoff: setting.cutoff, isSecondOrder: setting.isSecondOrder)
      state = end + chain.transition(over: h)(away)
    }
    // A millionth of a digit.
    isSettled = here == finish && missing == 0 && (state - end).isWithin(1e-12)
    if isSettled { state = end }
    here = finish
    time = stop
  }

  /// Self-test pushes whether the drive swings or not.
  @inline(__always)
  private func pushed(_ u: GyroscopeInput) -> GyroscopeInput {
    var u = u
    u.inPhase += test * unit.selfTest
    return u
  }

  @inline(__always)
  private func particular(
    _ u: GyroscopeInput, _ slope: GyroscopeInput, _ missing: Double
  ) -> GyroscopeState {
    let target = drive.target
    let result = straight(pushed(u * target), change: slope * target)
    return missing == 0 ? result : result - starting(u, change: slope) * missing
  }
}
