// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassDatasheets
internal import ProofMassPhysics

/// A software MPU-6500, or a relative with its registers: accelerometer, gyroscope and thermometer, FIFO of bytes,
/// controller of an auxiliary bus, bypass, self-tests, cycle mode, wake on motion, and the motion detectors of an
/// MPU-6050; on I2C and, in parts that have it, SPI.
///
/// Choices where nothing is documented, beside the policies: a change of the rate begins a new period at once; the outputs
/// keep the set that a transfer reads, from the first of their bytes to its end; CLKIN is not connected, so with an
/// external clock the part runs on its own; FSYNC is low, so the bit that EXT_SYNC_SET replaces is 0; in cycle mode the
/// gyroscope is off; undefined codes of LP_ACCEL_ODR have 500 Hz, and the reserved one of DLPF_CFG is as 0; in registers
/// of the motion processor bytes are stored and nothing runs; PLL_RDY is never set.
///
/// Not modelled are the motion processor with its memory, interrupts by FSYNC, the OTP option of an MPU-6500 that makes it
/// compatible, the time that the auxiliary bus takes, and the settling of the bypass.
package struct MPU6500Chip: InvenSenseChip {
  typealias Registers = Datasheet.MPU6500
  /// Registers of an MPU-6050, where they differ.
  typealias Old = Datasheet.MPU6050

  package let relative: Relative
  /// Errors of the oscillator and of the PLL as fractions, at most one half.
  package var oscillatorError = 0.0
  package var pllError = 0.0
  /// Error of the thermometer in °C.
  package var temperatureError = 0.0
  package var violations = Violations()

  let variant: Registers.Variant
  var chosen = MPU6500Policies()
  var registers: RegisterFile
  var trim: InvenSenseTrim
  var accelerometer: AccelerometerSensor
  var gyroscope: GyroscopeSensor

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
  var motion = MPU6050Motion()

  // Interrupts.
  /// INT_STATUS.
  var latched: UInt8 = 0
  var pulseEnd = Int64.max

  // The wire.
  package var pointer: UInt8 = 0
  var access = InvenSenseAccess()
  var idle = IdleSettings()
  /// False after an SPI command byte to a part without SPI.
  var isHeard = true
  var isOnSPI = false
  /// Whether I2C_IF_DIS was set.
  var isSPIOnly = false
  var seen: (number: Int64, marks: UInt16) = (0, 0)
  /// Board times in nanoseconds: from when registers may be accessed, and until when a reset lasts.
  var readyFrom: Int64 = 0
  var resetEnd = Int64.min

  /// Creates a chip that is not powered yet.
  package init(_ relative: Relative = .mpu6500) {
    self.relative = relative
    let row = relative.row
    variant = row.variant
    registers = RegisterFile(variant.facts)
    trim = InvenSenseTrim(areBytes: variant.hasByteSelfTest)
    accelerometer = AccelerometerSensor(row.accelerometer)
    gyroscope = GyroscopeSensor(row.gyroscope)
  }

  package var facts: ChipFacts { variant.facts }

  /// Whether it is of the younger family: an MPU-6500, MPU-9250 or MPU-9255.
  var isNew: Bool { variant.hasOwnAccelerometerFilter }

  func register<R: Register>(_: R.Type) -> R { R(bits: registers[R.address]) }

  package mutating func powerOn(at time: Int64) {
    accelerometer.powerOn(at: time)
    gyroscope.powerOn()
    schedule = InvenSenseSchedule()
    (pointer, access, isHeard, isOnSPI) = (0, InvenSenseAccess(), true, false)
    resetEnd = .min
    restart(at: time)
  }

  /// Sets all registers to their values after power-on.
  mutating func restart(at time: Int64) {
    registers.reset()
    if chosen.resetPower == .asleep {
      registers[Registers.PWR_MGMT_1.address] =
        Registers.PWR_MGMT_1(asleep: true, clock: .ownClock).bits
    }
    storeTrim()
    readyFrom = time + variant.startUp
    (latched, isSPIOnly, idle) = (0, false, IdleSettings())
    motion = MPU6050Motion()
    restartElements()
    plan()
    applySchedule(at: max(time, resetEnd))
    pushSelfTests(from: time)
  }

  mutating func didChangePolicies() {
    plan()
  }

  // MARK: Sensing

  /// That the limits of the clocks' errors are three standard deviations is assumed.
  package mutating func sense(_ sensing: Sensing) {
    accelerometer.sense(sensing)
    gyroscope.sense(sensing)
    guard case .typical(let seed) = sensing else { return }
    trim = InvenSenseTrim(areBytes: variant.hasByteSelfTest, ofPart: seed)
    oscillatorError = Self.clockError(
      variant.internalClockTolerance, ofPart: seed, .angularRate)
    pllError = Self.clockError(variant.pllTolerance, ofPart: seed, .acceleration)
  }
}
