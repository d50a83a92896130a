// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassDatasheets
package import ProofMassPhysics

/// A software ICM-20948: accelerometer, gyroscope and thermometer, four banks of registers, FIFO of bytes, controller of
/// an auxiliary bus, bypass, self-tests, duty cycles, wake on motion; on I2C and SPI.
///
/// Choices where nothing is documented, beside the policies: a change of a rate begins a new period at once; with a
/// low-pass bypassed the outputs, too, change at its rate, as only the FIFO of a program on a fast bus can show; while
/// both sensors run the divider of the accelerometer has no effect; in a duty cycle a low-pass of one pole with the
/// bandwidth of the average takes the low-pass's place; the controller of the auxiliary bus is not slowed by its duty
/// cycle; the outputs keep the set that a transfer reads, from the first of their bytes to its end; with both sensors off
/// the thermometer measures when the auxiliary bus is served; FSYNC is low, so the bit that EXT_SYNC_SET replaces is 0,
/// and DELAY_TIME is 0; SRAM_RST empties the FIFO; that a positive TIMEBASE_CORRECTION_PLL tells of a fast clock is
/// assumed, and writing it has no effect; a sensor with an undefined code of PWR_MGMT_2 is on; PLL_RDY_INT is never set.
/// The level of the FIFO's watermark has no documented register: FIFO_WM_INT is never set, either. Only a reset, which
/// needs bank 0, and power-on close a bank, and no start of a program does.
///
/// Not modelled are the motion processor, interrupts by FSYNC, and the time that the auxiliary bus takes.
package struct ICM20948Chip: InvenSenseChip {
  typealias Registers = Datasheet.ICM20948
  typealias One = Registers.BankOne
  typealias Two = Registers.BankTwo
  typealias Three = Registers.BankThree

  /// Errors of the oscillator and of the PLL as fractions, at most one half.
  package var oscillatorError = 0.0
  package var pllError = 0.0
  /// Error of the thermometer in °C.
  package var temperatureError = 0.0
  package var violations = Violations()

  var chosen = ICM20948Policies()
  var banks = ICM20948Banks(Registers.facts)
  var trim = InvenSenseTrim(areBytes: true)
  /// What TIMEBASE_CORRECTION_PLL tells of the PLL.
  var clockCorrection: Int8 = 0
  var accelerometer = AccelerometerSensor(.icm20948)
  var gyroscope = GyroscopeSensor(.icm20948)

  // Samples.
  var schedule = InvenSenseSchedule()
  var scale = InvenSenseScale()
  var ticks = SampleClock()
  var forces = SampleClock()
  var awaitsFirst = true
  var force = SampleSet()
  var latest = InvenSenseSet()
  var shown = InvenSenseSet()
  var forceSettledFrom = Int64.min
  var rateSettledFrom = Int64.min
  var truths: (force: Truth?, rate: Truth?) = (nil, nil)

  // What uses them.
  var fifo = ByteFIFO()
  var trail = FIFOTrail()
  var heldCount = 0
  var auxiliary = AuxiliaryController(bytes: Registers.Constant.slaveBytes)
  var masterStatus: UInt8 = 0
  var wakeOnMotion = WakeOnMotion()

  // Interrupts.
  /// INT_STATUS to INT_STATUS_3.
  var latched = SIMD4<UInt8>.zero
  /// DATA_RDY_STATUS.
  var readiness: UInt8 = 0
  var pulseEnd = Int64.max

  // The wire.
  package var pointer: UInt8 = 0
  var access = InvenSenseAccess()
  var idle = IdleSettings()
  var isOnSPI = false
  var seen: (number: Int64, marks: UInt16) = (0, 0)
  /// Board times in nanoseconds: from when registers may be accessed, until when a reset lasts, and until when most
  /// registers are closed after the gyroscope was switched off on SPI.
  var readyFrom: Int64 = 0
  var resetEnd = Int64.min
  var closedUntil = Int64.min

  /// Creates a chip that is not powered yet.
  package init() {}

  package var facts: ChipFacts { Registers.facts }

  func register<R: Register>(_: R.Type) -> R { R(bits: banks.zero[R.address]) }
  func one<R: Register>(_: R.Type) -> R { R(bits: banks.one[R.address]) }
  func two<R: Register>(_: R.Type) -> R { R(bits: banks.two[R.address]) }
  func three<R: Register>(_: R.Type) -> R { R(bits: banks.three[R.address]) }

  package mutating func powerOn(at time: Int64) {
    accelerometer.powerOn(at: time)
    gyroscope.powerOn()
    schedule = InvenSenseSchedule()
    (pointer, access, isOnSPI) = (0, InvenSenseAccess(), false)
    resetEnd = .min
    restart(at: time)
  }

  /// Sets all registers to their values after power-on.
  mutating func restart(at time: Int64) {
    banks.reset()
    if chosen.controlReset == .bit0 {
      banks.two[Two.MOD_CTRL_USR.address] = Two.MOD_CTRL_USR(motionProcessorInLowPower: true).bits
    }
    storeTrim()
    readyFrom = time + Registers.Timing.startUp
    (latched, readiness, closedUntil, idle) = (.zero, 0, .min, IdleSettings())
    restartElements()
    plan()
    applySchedule(at: max(time, resetEnd))
    pushSelfTests(from: time)
  }

  mutating func didChangePolicies() { plan() }

  /// That the limits of the clocks' errors are three standard deviations is assumed.
  package mutating func sense(_ sensing: Sensing) {
    accelerometer.sense(sensing)
    gyroscope.sense(sensing)
    guard case .typical(let seed) = sensing else { return }
    trim = InvenSenseTrim(areBytes: true, ofPart: seed)
    oscillatorError = Self.clockError(
      Registers.Constant.internalClockTolerance, ofPart: seed, .angularRate)
    let own = Self.clockError(
      Registers.Constant.pllToleranceUncorrected, ofPart: seed, .magneticFluxDensity)
    let step = Double(Registers.Constant.clockCorrectionStep) / 1e6
    clockCorrection = Int8(own / step)
    pllError =
      Double(Int(clockCorrection)) * step
      + Self.clockError(Registers.Constant.pllTolerance, ofPart: seed, .acceleration)
  }
}
