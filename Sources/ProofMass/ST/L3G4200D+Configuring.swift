// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension L3G4200D where Link: ~Copyable {
  /// Writes every register that can be written, reads each back, and returns how long until samples
  /// are good: 250 ms from power-down (L3GD20H: 50 ms), else 1/ODR, or 6/ODR through the second
  /// low-pass, one more where a FIFO is or was in use, and of all that a fifth more. An earlier
  /// settling time that has not passed yet still counts. A sample that is read before then belongs to
  /// the earlier configuration.
  ///
  /// An interrupt that was latched ends where the new one is latched too. A FIFO begins anew, and
  /// keeps samples that are not good yet as well: `rearmFIFO` after the settling time discards them.
  ///
  /// Whether the chip was powered down is read from the chip, because its supply may have failed for a
  /// moment. After a failure it counts as powered down, because it may be starting.
  ///
  /// - Throws: `.unsupported` before anything is written when the part is another or does not have
  ///   what is asked for. `.bus` or `.notVerified`: the chip may then be partly configured, and until
  ///   `configure` succeeds, `read` throws `.lostConfiguration`, unless the chip holds the old
  ///   configuration.
  @discardableResult
  public mutating func configure(_ configuration: Configuration) throws(SensorError) -> Duration {
    let configuration = try configuration.rounded()
    guard configuration.part == self.configuration.part else { throw .unsupported }
    let mayBeStarting = mayBeStarting
    self.mayBeStarting = true
    markUnknown()
    let before = try configuration.write(to: &bus)
    settlingTime = configuration.settlingTime(
      after: mayBeStarting ? .down : before,
      switchesFIFO: configuration.fifo != nil || self.configuration.fifo != nil)
    sensitivity = configuration.sensitivity
    newBits = configuration.newBits
    markWritten(configuration)
    draining.restart(configuration)
    self.mayBeStarting = false
    return settlingTime
  }

  /// Stops measuring and the drive of the proof mass: 5 µA. `configure` starts it again.
  ///
  /// - Throws: `.bus` or `.notVerified`.
  public mutating func powerDown() throws(SensorError) {
    var down = configuration
    down.power = .down
    markUnknown()
    try bus.storeAndVerify(down.control1)
    settlingTime = .zero
    markWritten(down)
  }

  /// Writes the values after power-on to all registers that can be written, but for the wires of
  /// SPI. The chip has no reset of its own; afterwards it is powered down, in its lowest range.
  ///
  /// - Throws: what `configure` throws.
  public mutating func reset() throws(SensorError) { try configure(configuration.afterPowerOn) }

  /// Lets the chip load its factory trim again (datasheet, CTRL_REG5, BOOT), waits until it has,
  /// and configures it as it was. Returns how long until samples are good.
  ///
  /// After power-on loading takes 10 ms (AN3393). That it takes as long here, and that BOOT is then
  /// cleared by the chip, is inferred: so BOOT is read every 10 ms, three times at most.
  ///
  /// - Throws: `.notReady` when the chip has not finished by then, which in power-down may be so
  ///   until it wakes up; `.bus`, `.notVerified`.
  @discardableResult
  public mutating func reboot(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> Duration {
    markUnknown()
    mayBeStarting = true
    try bus.reboot(configuration, timebase)
    return try configure(configuration)
  }

  /// Whether the chip still loads its factory trim: reads CTRL_REG5, BOOT. That the chip clears it is
  /// inferred. Pin INT1 can show it as well.
  ///
  /// - Throws: `.bus`
  public mutating func isBooting() throws(SensorError) -> Bool {
    try bus.isBooting(Configuration.map)
  }

  /// Before anything is written: what the chip holds is not known until that has succeeded.
  mutating func markUnknown() {
    staleReads = .unknown
    staleInterrupts = .unknown
    draining.markUnknown()
  }

  /// After everything was written.
  private mutating func markWritten(_ configuration: Configuration) {
    self.configuration = configuration
    staleReads = configuration.collects ? .unknown : StaleReads()
    staleInterrupts = StaleReads()
    draining.staleDrains = configuration.collects ? StaleReads() : .unknown
  }

  // MARK: Self-test

  /// Lets the chip deflect its own proof mass, in one direction and then in the other, and measures
  /// by how much the outputs change. The board has to be at rest. Takes about a second; afterwards the
  /// chip is configured as it was, and samples are good after `settlingTime`.
  ///
  /// Typical are 130 °/s at ±250 °/s, 200 at ±500, 530 at ±2000 (datasheet, Table 4). Limits are not
  /// published. An example of ST's accepts 200 to 800 °/s of a sibling at ±2000 °/s, so here the same
  /// parts of the typical value pass: 20/53 to 80/53. Of each state eight samples are averaged, from
  /// the turn-on time after the force has changed on; AN3393 would wait much less.
  ///
  /// - Throws: `.notReady` when no samples come; `.bus`, `.notVerified`. The chip is then configured as
  ///   it was, too; where that fails as well, `read` throws `.lostConfiguration`.
  public mutating func selfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTest {
    let before = configuration
    let result: SelfTest
    do throws(SensorError) {
      result = try measureSelfTest(timebase)
    } catch let failure {
      // The chip does not hold this configuration until it is configured.
      configuration = before
      // The first failure is the one to report.
      do throws(SensorError) { try configure(before) } catch {}
      throw failure
    }
    configuration = before
    try configure(before)
    return result
  }

  private mutating func measureSelfTest(
    _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) -> SelfTest {
    let rest = try sumOfEight(timebase, under: .off)
    let plus = try sumOfEight(timebase, under: .plus).meanChange(from: rest, count: 8)
    let minus = try sumOfEight(timebase, under: .minus).meanChange(from: rest, count: 8)
    return SelfTest(
      plus: plus, minus: minus, sensitivity: sensitivity,
      passed: isWithinLimits(plus) && isWithinLimits(minus.map { -$0 }))
  }

  private mutating func sumOfEight(
    _ timebase: borrowing some Timebase & ~Copyable,
    under force: Datasheet.L3G4200D.CTRL_REG4.SelfTest
  ) throws(SensorError) -> Axes<Int> {
    var test = Configuration(
      part: configuration.part, rate: configuration.rate, range: configuration.range,
      threeWireSPI: configuration.threeWireSPI)
    test.selfTest = force
    let settling = try configure(test)
    let turnOn = configuration.part.variant.turnOn
    timebase.wait(forNanoseconds: max(turnOn, settling.wholeNanoseconds))
    var sum = Axes(0, 0, 0)
    for _ in 0..<8 {
      // Time for a chip of four fifths of its rate.
      timebase.wait(forNanoseconds: configuration.rate.period * 5 / 4)
      let sample = try read()
      guard sample.isNew else { throw .notReady }
      sum.add(sample.raw)
    }
    return sum
  }

  private func isWithinLimits(_ change: Axes<Int>) -> Bool {
    let limits = Datasheet.L3G4200D.Constant.self
    // Typical changes are published for this part alone, for all its ranges.
    let typical = Datasheet.L3G4200D.Variant.l3g4200d
    guard let expected = typical.selfTestDegreesPerSecond(configuration.fullScale),
      let greatest = typical.selfTestDegreesPerSecond(.dps2000)
    else { return false }
    // By floating point, for 32 bits are too few.
    let perDigit = sensitivity.value(1)
    let scale = Double(Int(expected)) / Double(Int(greatest)) / perDigit
    let least = Double(limits.selfTestLowest) * scale
    let most = Double(limits.selfTestHighest) * scale
    return change.map { Double($0) >= least && Double($0) <= most } == Axes(true, true, true)
  }
}

/// By how much the outputs of a L3G4200D changed under the forces of its self-test.
public struct L3G4200DSelfTest: Equatable, Sendable {
  /// Change of the outputs under the force that increases them, in digits.
  public var plus: Axes<Int>
  /// Change under the opposite force, in digits.
  public var minus: Axes<Int>
  /// What one digit is worth, in degrees per second.
  public var sensitivity: Sensitivity
  /// Whether all six changes were within the limits, and of the sign of the force.
  public var passed: Bool

  /// Creates a result from its parts.
  public init(plus: Axes<Int>, minus: Axes<Int>, sensitivity: Sensitivity, passed: Bool) {
    self.plus = plus
    self.minus = minus
    self.sensitivity = sensitivity
    self.passed = passed
  }
}
