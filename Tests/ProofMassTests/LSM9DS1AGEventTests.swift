// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// The gyroscope's interrupt generator and activity detection of the LSM9DS1, and how both sensors' events are armed,
/// read and checked.
@Suite struct LSM9DS1AGEventTests {
  typealias Configuration = LSM9DS1AGConfiguration
  typealias Interrupt = LSM9DS1AGConfiguration.GyroscopeInterrupt
  typealias Script = LSM9DS1AGScript

  static let every = Axes(true, true, true)
  static let no = Axes(false, false, false)

  static func degrees(_ x: Double, _ y: Double, _ z: Double) -> AngularRate {
    AngularRate(degreesPerSecond: Axes(x, y, z))
  }

  // MARK: The gyroscope's interrupt

  /// A step is a digit; the high byte comes first.
  @Test(
    arguments: [
      (.dps245, 0x60, 0x2C, 0xA5, 100.00375), (.dps500, 0x68, 0x16, 0x52, 99.995),
      (.dps2000, 0x78, 0x05, 0x95, 100.03),
    ] as [(Configuration.GyroscopeRange, UInt8, UInt8, UInt8, Double)])
  func threshold(
    range: Configuration.GyroscopeRange, control1: UInt8, high: UInt8, low: UInt8, held: Double
  ) throws {
    let configuration = Configuration(
      gyroscopeRange: range,
      gyroscopeInterrupt: Interrupt(
        .any, high: Self.every, threshold: Self.degrees(100, 100, 100)))
    try Script.expect(
      configuration,
      Script.configure(
        [control1, 0, 0], turning: [high, low, high, low, high, low, 0], events: (nil, 0x2A)))
    let found = try configuration.rounded().gyroscopeInterrupt?.threshold.degreesPerSecond.x
    #expect(abs((found ?? 0) - held) < 1e-9)
  }

  /// AOI_G, LIR_G, and the six events; DCRM_G is the highest bit of the first threshold, WAIT_G that of the duration.
  @Test func everySetting() throws {
    let some = Self.degrees(100, 60, 0)
    try Script.expect(
      .init(
        gyroscopeInterrupt: Interrupt(
          .all, high: Axes(true, false, false), low: Axes(false, true, true), threshold: some)),
      Script.configure(turning: [0x2C, 0xA5, 0x1A, 0xC9, 0, 0, 0], events: (nil, 0x96)))
    try Script.expect(
      .init(
        gyroscopeInterrupt: Interrupt(
          .any, high: Axes(false, true, true), low: Axes(true, false, false), threshold: some,
          duration: .milliseconds(84), waits: true, countsDown: true, latched: true)),
      Script.configure(turning: [0xAC, 0xA5, 0x1A, 0xC9, 0, 0, 0x8A], events: (nil, 0x69)))
    try Script.expect(
      .init(
        gyroscopeInterrupt: .wakeUp(degreesPerSecond: 100),
        pins: .init(interrupt1: .gyroscopeInterrupt)),
      Script.configure(
        pins: [0x80, 0], turning: [0x2C, 0xA5, 0x2C, 0xA5, 0x2C, 0xA5, 0], events: (nil, 0x6A)))
    try Script.expect(
      .init(gyroscopeInterrupt: .noRotation(degreesPerSecond: 60, duration: .seconds(1))),
      Script.configure(turning: [0x1A, 0xC9, 0x1A, 0xC9, 0x1A, 0xC9, 119], events: (nil, 0x95)))
  }

  /// INT_SEL and HP_EN; cut-offs are written where the interrupt's input needs them.
  @Test(
    arguments: [
      (.lowPass1, [0x60, 0x00, 0x00]), (.highPass, [0x60, 0x04, 0x03]),
      (.lowPass2, [0x62, 0x08, 0x00]), (.highPassAndLowPass2, [0x62, 0x08, 0x43]),
    ] as [(Configuration.GyroscopePath, [UInt8])])
  func input(path: Configuration.GyroscopePath, controls: [UInt8]) throws {
    let configuration = Configuration(
      gyroscopeBandwidth: .high, gyroscopeHighPass: .step3,
      gyroscopeInterrupt: Interrupt(
        .any, high: Self.every, threshold: Self.degrees(0, 0, 0), input: path))
    try Script.expect(configuration, Script.configure(controls, events: (nil, 0x2A)))
    // Samples do not pass what only the interrupt's input passes.
    #expect(configuration.gyroscopeFilterDelay == Configuration().gyroscopeFilterDelay)
  }

  @Test func refused() {
    let event = Interrupt(.any, high: Self.every, threshold: Self.degrees(0, 0, 0))
    var (second, all) = (event, event)
    (second.input, all.input) = (.lowPass2, .highPassAndLowPass2)
    let none: [Configuration] = [
      .init(sensors: .accelerometer, gyroscopeInterrupt: event),
      .init(gyroscopePath: .highPassAndLowPass2, gyroscopeInterrupt: second),
      .init(gyroscopePath: .lowPass2, gyroscopeInterrupt: all),
      .init(rate: .hertz14Point9, gyroscopeInterrupt: second),
      .init(gyroscopeInterrupt: Interrupt(.any, threshold: Self.degrees(0, 0, 0))),
      .init(gyroscopeInterrupt: .wakeUp(degreesPerSecond: 286.72)),
      .init(activity: .init(threshold: 0, duration: .zero)),
      .init(activity: .init(threshold: 2, duration: .zero)),
      .init(activity: .init(threshold: 1, duration: .milliseconds(2148))),
      .init(fifo: .init(), activity: .init(threshold: 1, duration: .seconds(1))),
    ]
    for configuration in none {
      #expect(throws: SensorError.wrongConfiguration) { try configuration.rounded() }
    }
    // An L3G4200D has no choice of the counter.
    var counting = L3G4200DConfiguration(interrupt: .wakeUp())
    counting.interrupt?.countsDown = true
    #expect(throws: SensorError.wrongPart) { try counting.rounded() }
  }

  /// The greatest threshold: 32 767 digits of 8.75 m°/s.
  @Test func greatestThreshold() throws {
    try Script.expect(
      .init(gyroscopeInterrupt: .wakeUp(degreesPerSecond: 286.71)),
      Script.configure(
        turning: [0x7F, 0xFF, 0x7F, 0xFF, 0x7F, 0xFF, 0], events: (nil, 0x6A)))
  }

  // MARK: Activity

  /// Steps of full scale / 128, 15.625 mg at ±2 g, and periods of 119 Hz; SLEEP_ON_INACT_EN is the highest bit.
  @Test(
    arguments: [
      (.g2, 0x60, 0.25, .seconds(1), false, [0x10, 119]),
      (.g2, 0x60, 1.25, .zero, true, [0xD0, 0]),
      (.g4, 0x70, 1.25, .milliseconds(2143), false, [0x28, 255]),
      (.g16, 0x68, 15.875, .milliseconds(84), true, [0xFF, 10]),
    ] as [(Configuration.AccelerometerRange, UInt8, Double, Duration, Bool, [UInt8])])
  func activity(
    range: Configuration.AccelerometerRange, control6: UInt8, threshold: Double,
    duration: Duration, sleeps: Bool, bytes: [UInt8]
  ) throws {
    let configuration = Configuration(
      accelerometerRange: range,
      activity: .init(threshold: threshold, duration: duration, gyroscopeSleeps: sleeps),
      pins: .init(interrupt2: .inactivity))
    try Script.expect(
      configuration,
      Script.configure(
        [0x60, 0, 0], [control6, 0, 0x44], pins: [0, 0x80], activity: bytes))
    #expect(try configuration.rounded().activity?.threshold == threshold)
  }

  // MARK: Reading

  /// Waits, and reads the sources that latch.
  @Test func arm() throws {
    let turning: [UInt8] = [0x2C, 0xA5, 0x2C, 0xA5, 0x2C, 0xA5, 0]
    let configure = Script.configure(
      force: [0x2D, 0x2D, 0x2D, 4], turning: turning, latch: 0x3A, events: (0x95, 0x6A))
    let script = Playback(
      Script.start + configure + [.read(0x6A, 0x26, [0x42]), .read(0x6A, 0x14, [0])])
    let clock = ManualTimebase()
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    let settling = try sensor.configure(
      .init(
        accelerometerInterrupt: .freeFall(), gyroscopeInterrupt: .wakeUp(degreesPerSecond: 100)))
    let start = clock.now()
    try sensor.arm(clock)
    #expect(clock.now() - start == settling + .nanoseconds(8_403_361))
    #expect(script.finish() == [])
  }

  @Test func nothingToArm() throws {
    let script = Playback(Script.start)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    try sensor.arm(ManualTimebase())
    #expect(script.finish() == [])
  }

  /// The layout is that of an L3G4200D; a rate has no sign here, and so X stays.
  @Test(
    arguments: [
      (0x00, false, no, no), (0x42, true, Axes(true, false, false), no), (0x6A, true, every, no),
      (0x55, true, no, every), (0x41, true, no, Axes(true, false, false)),
    ] as [(UInt8, Bool, Axes<Bool>, Axes<Bool>)])
  func gyroscopeSource(byte: UInt8, isActive: Bool, high: Axes<Bool>, low: Axes<Bool>) throws {
    let script = Playback(Script.start + [.read(0x6A, 0x14, [byte])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(
      try sensor.readGyroscopeInterrupt() == .init(isActive: isActive, high: high, low: low))
    #expect(script.finish() == [])
  }

  @Test(arguments: [(0x00, false), (0x10, true), (0x6F, false), (0x7F, true)] as [(UInt8, Bool)])
  func inactivity(status: UInt8, isInactive: Bool) throws {
    let script = Playback(Script.start + [.read(0x6A, 0x17, [status])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    #expect(try sensor.isInactive() == isInactive)
    #expect(script.finish() == [])
  }

  /// After sixteen reads without an event the configuration is checked, and with it the registers of the events: each
  /// of them may have lost its value.
  @Test(arguments: 0..<17)
  func lostConfiguration(index: Int) throws {
    let force: [UInt8] = [0x90, 119, 0x95, 0x2D, 0x2D, 0x2D, 4]
    let turning: [UInt8] = [0x2C, 0xA5, 0x2C, 0xA5, 0x2C, 0xA5, 0]
    let pins: [UInt8] = [0xC0, 0x80]
    func check(_ force: [UInt8], _ turning: [UInt8], _ pins: [UInt8]) -> [Step] {
      [
        .read(0x6A, 0x10, [0x60, 0, 0, 0]), .read(0x6A, 0x1E, [0x3A, 0x38, 0x60, 0, 0x44, 0, 0]),
        .read(0x6A, 0x0C, pins), .read(0x6A, 0x04, force), .read(0x6A, 0x30, turning),
      ]
    }
    let nothing = [[Step]](
      repeating: [
        .read(0x6A, 0x26, [0x15]), .read(0x6A, 0x14, [0x15]), .read(0x6A, 0x17, [0x00]),
        .read(0x6A, 0x26, [0x15]),
      ], count: 4
    ).flatMap { $0 }
    var lost = pins + force + [0x6A] + turning
    lost[index] ^= 0x01
    let broken = check(Array(lost[2..<9]), Array(lost[9...]), Array(lost[..<2]))
    var steps = Script.identify
    steps += Script.configure(
      pins: pins, activity: [0x90, 119], force: [0x2D, 0x2D, 0x2D, 4], turning: turning,
      latch: 0x3A, events: (0x95, 0x6A))
    steps += nothing + check(force, [0x6A] + turning, pins) + nothing
    steps += broken.prefix(index < 2 ? 3 : index < 9 ? 4 : 5)
    let script = Playback(steps)
    var sensor = try LSM9DS1AG(
      on: I2CDevice(script, .lsm9ds1ag),
      .init(
        accelerometerInterrupt: .freeFall(), gyroscopeInterrupt: .wakeUp(degreesPerSecond: 100),
        activity: .init(threshold: 0.25, duration: .seconds(1), gyroscopeSleeps: true),
        pins: .init(
          interrupt1: [.accelerometerInterrupt, .gyroscopeInterrupt], interrupt2: .inactivity)))
    for _ in 0..<8 {
      #expect(try !sensor.readAccelerometerInterrupt().isActive)
      #expect(try !sensor.readGyroscopeInterrupt().isActive)
      #expect(try !sensor.isInactive())
      #expect(try !sensor.readAccelerometerInterrupt().isActive)
    }
    #expect(throws: SensorError.lostConfiguration) { try sensor.readAccelerometerInterrupt() }
    #expect(script.finish() == [])
  }
}
