// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Modes and rates, and the processing of a sample.
extension LIS3DHChip {
  /// An operating mode (Table 10).
  enum Mode: Sendable {
    case lowPower, normal, highResolution

    /// Width of the codes of high-resolution mode, to whose position all codes are aligned.
    static let mostBits = 12

    private var lowPower: Registers.CTRL_REG1.LowPower { self == .lowPower ? .on : .off }
    private var highResolution: Registers.CTRL_REG4.HighResolution {
      self == .highResolution ? .on : .off
    }

    /// Width of a code.
    var bits: Int {
      Int(Registers.codeBits(lowPower: lowPower, highResolution: highResolution) ?? 0)
    }

    func microgravitiesPerDigit(
      _ range: Registers.CTRL_REG4.FullScale, of part: Registers.Variant
    ) -> Int32 {
      part.microgravitiesPerDigit(
        fullScale: range, lowPower: lowPower, highResolution: highResolution) ?? 1
    }

    /// nil where the mode does not have the rate, and for power-down.
    func millihertz(_ rate: Registers.CTRL_REG1.DataRate, of part: Registers.Variant) -> Int32? {
      part.millihertz(dataRate: rate, lowPower: lowPower)
    }

    /// Twice the bandwidth at an output data rate, which selects the filter of the sensing element.
    func filterMillihertz(_ millihertz: Int32) -> Int32 {
      let divisor = Registers.bandwidthDivisor(lowPower: lowPower, highResolution: highResolution)
      return 2 * millihertz / (divisor ?? 2)
    }
  }

  /// The way in which the part samples.
  struct Sampling: Equatable, Sendable {
    var mode: Mode
    var millihertz: Int32
  }

  /// The mode that the registers select.
  var selectedMode: Mode {
    switch (control1.lowPower, control4.highResolution) {
    case (.off, .off): .normal
    case (.on, .off): .lowPower
    case (.off, .on): .highResolution
    case (.on, .on): chosen.bothModes == .lowPower ? .lowPower : .highResolution
    }
  }

  /// Sampling as selected by the registers and activity detection.
  private var wantedSampling: Sampling? {
    let mode = selectedMode
    let rate = control1.dataRate
    if rate == .powerDown { return nil }
    // While asleep, ODR, LPen and HR are not considered (section 3.2.4).
    if activity.isAsleep, let slow = variant.activityMillihertz {
      return Sampling(mode: .lowPower, millihertz: Int32(slow))
    }
    let defined = rate.flatMap { mode.millihertz($0, of: variant) }
    let otherwise = chosen.undefinedRate == .fastest ? mode.millihertz(.fastest, of: variant) : nil
    return (defined ?? otherwise).map { Sampling(mode: mode, millihertz: $0) }
  }

  mutating func applyPower(before: UInt8, at time: Int64) {
    noteBothModes(Registers.CTRL_REG1.address, at: time)
    noteReference(before: Registers.CTRL_REG1(bits: before), at: time)
    if control1.dataRate == .powerDown { activity.wake() }
    updateSampling(at: time)
  }

  /// After power-down in high resolution, REFERENCE must be read before normal or high-resolution
  /// mode (LIS2DH12 datasheet, 8.9, footnote).
  private mutating func noteReference(before: Registers.CTRL_REG1, at time: Int64) {
    if control1.dataRate == .powerDown {
      let wasFine = before.lowPower == .off && control4.highResolution == .on
      if before.dataRate != .powerDown && wasFine { awaitsReference = true }
    } else if awaitsReference && selectedMode != .lowPower {
      awaitsReference = false
      interface.violations.record(
        .referenceUnread, register: Registers.CTRL_REG1.address, value: control1.bits, at: time)
    }
  }

  /// Restarts the clock where mode or rate has changed.
  mutating func updateSampling(at time: Int64) {
    let new = wantedSampling
    guard new != sampling else { return }
    let wasDown = sampling == nil
    sampling = new
    guard let new else {
      if chosen.fifo.powerDown == .cleared { fifo.clear() }
      return interface.clock.stop()
    }
    if wasDown && chosen.accelerometer.powerDownState == .restarts {
      signal.restart(from: chosen.accelerometer.highPassStart)
      click.restart()
    }
    let start = wasDown ? max(time, interface.bootEnd) : time
    let period = SampleClock.period(millihertz: new.millihertz, error: rateError)
    let wait = wasDown ? turnOn(new.mode, period) : change(to: new.mode, period)
    startSampling(
      at: start, first: start + wait, period: period,
      filterMillihertz: new.mode.filterMillihertz(new.millihertz))
  }

  /// Time from power-down to the first sample (Table 10).
  private func turnOn(_ mode: Mode, _ period: Int64) -> Int64 {
    let more = chosen.turnOn == .plusPeriod ? period : 0
    return switch mode {
    case .lowPower: Registers.Timing.turnOnLowPower + more
    case .normal: Registers.Timing.turnOnNormal + more
    case .highResolution: change(to: mode, period)
    }
  }

  /// Time from another mode or rate to the first sample (Table 11).
  private func change(to mode: Mode, _ period: Int64) -> Int64 {
    let samples =
      mode == .highResolution
      ? Registers.Constant.turnOnSamplesHighResolution : Registers.Constant.modeChangeSamples
    return Int64(samples) * period
  }

  // MARK: Samples

  struct Memory: Equatable {
    var signal: AccelerometerSignal
    var click: ClickDetector
    var activity: ActivityDetector
  }

  /// nil also while the FIFO collects samples, because each one is stored.
  var memory: Memory? {
    click.isTimed || activity.isCounting || fifo.isActive
      ? nil : Memory(signal: signal, click: click, activity: activity)
  }

  mutating func sampleOwn(
    _ digits: Axes<Int>, filtered: Axes<Int>, of axes: UInt8, at instant: Int64
  ) {
    func enabled(_ digits: Axes<Int>) -> Axes<Int> {
      // A disabled axis stays at zero.
      Axes(
        axes & 1 != 0 ? digits.x : 0, axes & 2 != 0 ? digits.y : 0, axes & 4 != 0 ? digits.z : 0)
    }
    if click.isOn {
      let scale = microgravitiesPerDigit
      click.sample(
        enabled(control2.filteredClick ? filtered : digits).map { $0 * scale }, at: instant)
      showClick()
    }
    if activity.isOn {
      let input = chosen.activityInput == .highPassed ? filtered : digits
      if activity.sample(enabled(input)) {
        updateSampling(at: instant)
        applyAll()
      }
    }
    // Mode 11: the filter restarts when an interrupt occurs.
    let hasEvent = !events.isEmpty
    if hasEvent && !hadEvent && control2.highPassMode == .autoReset { signal.settle() }
    hadEvent = hasEvent
  }

  mutating func deliver(
    _ words: Axes<Int16>, input: Axes<Double>, at instant: Int64, count: Int64,
    in world: inout World
  ) {
    if adcIsOn { convert(at: instant, count: count, in: &world) }
    guard fifoIsEnabled else {
      return interface.output.update(words, input: input, at: instant, count: count)
    }
    // The FIFO has 10 bits (section 3.6).
    let dropped = 16 - Registers.Constant.fifoBits
    let stored =
      chosen.fifoWidth == .ten ? words.map { ($0 >> Int16(dropped)) << Int16(dropped) } : words
    let trigger = register(Registers.FIFO_CTRL_REG.self).trigger == .int1 ? pins.first : pins.second
    store(
      SampleSet(counts: stored, input: input, instant: instant),
      isTriggered: !events.isDisjoint(with: trigger))
  }

  mutating func showClick() {
    // The detector's events: single and double click of X, then of Y and Z.
    let events = click.source.bits
    interface.set(
      Registers.CLICK_SRC.address,
      to: Registers.CLICK_SRC(
        active: click.source.isActive, doubleClick: events & 0x2A != 0,
        singleClick: events & 0x15 != 0, negative: events != 0 && click.isNegative,
        z: events & 0x30 != 0,
        y: events & 0x0C != 0, x: events & 0x03 != 0
      ).bits)
  }

  // MARK: Auxiliary ADC

  /// It needs BDU, too (section 3.7). Where the thermometer is the only channel, both bits enable
  /// it (lis2dh12-pid, lis2dh12_temp_en_t).
  private var adcIsOn: Bool {
    let configuration = register(Registers.TEMP_CFG_REG.self)
    return configuration.adcEnabled && control4.blockDataUpdate
      && (variant.hasAuxiliaryADC || configuration.thermometerEnabled)
  }

  /// The missing setting without which STATUS_REG_AUX shows no events; nil where none is missing,
  /// or where one requires another.
  var missingForStatus: Violation.Detail? {
    let configuration = register(Registers.TEMP_CFG_REG.self)
    guard !configuration.adcEnabled else { return nil }
    return variant.hasAuxiliaryADC ? .statusWithoutADC : .statusWithoutThermometer
  }

  /// STATUS_REG_AUX; only its third channel where the part has no other.
  var adcStatus: UInt8 {
    let third = Registers.STATUS_REG_AUX(channel3Overrun: true, channel3New: true).bits
    return variant.hasAuxiliaryADC ? adc.status : adc.status & third
  }

  /// Converts the existing channels: 10 bits, or 8 in low-power mode, left-justified.
  private mutating func convert(at instant: Int64, count: Int64, in world: inout World) {
    guard let adcBits = variant.adcBits, let zero = variant.temperatureZero,
      let degrees = variant.temperatureDegreesPerDigit
    else { return }
    let bits = sampling?.mode == .lowPower ? 8 : adcBits
    let half = Double(1 << (bits - 1))
    func word(_ code: Double) -> Int16 {
      quantize(code, from: -half, to: half - 1) << Int16(16 - bits)
    }
    var input = adcInputs
    var words = Axes<Int16>(0, 0, 0)
    if let centre = variant.adcCentreMillivolts, let span = variant.adcSpanMillivolts {
      words = adcInputs.map { word(($0 * 1000 - Double(centre)) / Double(span) * half) }
    }
    if register(Registers.TEMP_CFG_REG.self).thermometerEnabled {
      input.z = world.temperature(at: instant)
      // Specified for 8 bits.
      words.z = word((input.z - Double(zero)) * half / 128 / Double(degrees))
    }
    adc.update(words, input: input, at: instant, count: count)
  }
}
