// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// The interface between a configuration and the drivers of ST's motion sensors.
public protocol STConfiguration: Equatable, Sendable {
  /// The state that the driver keeps of the chip's FIFO; `STNoFIFO` where the part has none.
  associatedtype FIFOState: STFIFOState = STNoFIFO

  /// Creates the driver's default configuration.
  init()

  /// The registers of the part's map that the drivers share.
  static var map: STMap { get }
  /// The address of STATUS_REG, which the outputs follow.
  static var statusRegister: UInt8 { get }
  /// Number of low bits of an output word that carry no data.
  static var unusedLowBits: Int16 { get }
  /// Whether a chip whose supply has dipped does not answer on four SPI wires, where a controller then reads ones.
  static var readsOnesAfterDip: Bool { get }

  /// The value of WHO_AM_I.
  var identity: UInt8 { get }
  /// Which axes are measured.
  var axes: Axes<Bool> { get }
  /// Whether the chip is connected by three-wire SPI.
  var threeWireSPI: Bool { get }
  /// The value of one digit, in g or degrees per second.
  var sensitivity: Sensitivity { get }
  /// The values of CTRL_REG1 to CTRL_REG5; of fewer registers, the first elements.
  var controls: InlineArray<5, UInt8> { get }
  /// The configuration after power-on, with the same part and the same wires.
  var afterPowerOn: Self { get }
  /// The same configuration, powered down.
  var poweredDown: Self { get }
  /// How the FIFO is drained; its mode is bypass where none is in use.
  var fifoSetup: FIFOSetup { get }

  /// The configuration with its thresholds, durations and references set to the nearest values that
  /// the chip has.
  ///
  /// - Throws: `.wrongPart` when the part cannot be configured like this, `.wrongConfiguration` when none can.
  func rounded() throws(SensorError) -> Self

  /// Whether a driver can change to this configuration: not to one of another part, where the parts
  /// differ in properties that a driver relies on.
  func canReplace(_ before: Self) -> Bool

  /// Writes every register that can be written, and verifies each. Returns whether the chip was powered down
  /// until then, where the settling time depends on that; otherwise false.
  ///
  /// - Throws: `.wrongPart` or `.wrongConfiguration` before anything is written, `.bus`, `.notVerified`.
  func write(to bus: inout some Bus & ~Copyable) throws(SensorError) -> Bool

  /// The time from the end of configuring until samples are good; zero in power-down.
  ///
  /// - Parameters:
  ///   - before: The configuration that this one replaces; nil where the driver has just been created.
  ///   - fromPowerDown: Whether the chip was powered down before.
  func settlingTime(after before: Self?, fromPowerDown: Bool) -> Duration

  /// Throws `.lostConfiguration` unless the chip still holds the configuration, except for registers that
  /// reading would change; or `.bus`.
  func check(_ bus: inout some Bus & ~Copyable) throws(SensorError)
}

extension STConfiguration {
  /// 0x27.
  @inlinable public static var statusRegister: UInt8 { Datasheet.LIS331DLH.STATUS_REG.address }

  /// False, as of all parts but the LIS2MDL.
  @inlinable public static var readsOnesAfterDip: Bool { false }

  /// The setup of a FIFO in bypass.
  public var fifoSetup: FIFOSetup { FIFOSetup() }

  /// Any configuration can.
  public func canReplace(_ before: Self) -> Bool { true }

  /// Checks the control registers.
  public func check(_ bus: inout some Bus & ~Copyable) throws(SensorError) {
    try bus.checkControls(self)
  }

  /// Whether a FIFO keeps the samples, which are then drained, not read.
  var collects: Bool { fifoSetup.mode != .bypass }

  /// The bits of STATUS_REG that are set when every measured axis is new. They are the same in all of ST's
  /// maps.
  var newBits: UInt8 {
    Datasheet.LIS331DLH.STATUS_REG(zNew: axes.z, yNew: axes.y, xNew: axes.x).bits
  }

  /// The value of a control register.
  func control(at register: UInt8) -> UInt8 { controls[Int(register - Self.map.controls.first)] }
}

/// The registers, in a map of ST's motion sensors, that the drivers share. The maps agree in the meaning
/// of these registers, and differ in the addresses of some.
public struct STMap: Sendable {
  /// A bit of a register.
  struct Bit: Sendable {
    var register: UInt8
    var mask: UInt8
  }

  /// WHO_AM_I.
  var identity = Datasheet.LIS331DLH.WHO_AM_I.address
  /// The first of the control registers, CTRL_REG1, and how many there are in a row.
  var controls: (first: UInt8, count: Int)
  /// SIM, which selects three-wire SPI; in a part that starts with three wires the bit that selects four.
  var threeWires: Bit
  /// Whether the part starts with three wires.
  var startsWithThreeWires = false
  /// BOOT, which loads the factory trim again.
  var boot: Bit
  /// The bits that are written with it.
  var besideBoot: UInt8 = 0
  /// The time that this takes, in nanoseconds.
  var bootTime: Int64
  /// The control register that powers the chip down.
  var power: UInt8
}

extension Bus where Self: ~Copyable {
  /// Throws unless WHO_AM_I holds the identity. On other wires than those that the chip starts with nothing can be
  /// read before it is set to them, so the register that selects them is written first.
  mutating func identify<Configuration: STConfiguration>(
    _ configuration: Configuration
  ) throws(SensorError) {
    try storeWires(configuration)
    let found: InlineArray<1, UInt8> = try load(Configuration.map.identity)
    let expected = configuration.identity
    guard found[0] == expected else { throw .identity(expected: expected, found: found[0]) }
  }

  private mutating func storeWires<Configuration: STConfiguration>(
    _ configuration: Configuration
  ) throws(SensorError) {
    guard configuration.threeWireSPI || isSPI && Configuration.map.startsWithThreeWires else {
      return
    }
    let register = Configuration.map.threeWires.register
    try store([configuration.control(at: register)], to: register)
  }

  /// Sets BOOT, and returns when the chip has cleared it. The bit is read after the nominal time, three
  /// times at most.
  ///
  /// - Throws: `.notReady` when it is still set then; `.bus`.
  mutating func reboot<Configuration: STConfiguration>(
    _ configuration: Configuration, _ timebase: borrowing some Timebase & ~Copyable
  ) throws(SensorError) {
    let map = Configuration.map
    let keepsWires = map.threeWires.register == map.boot.register
    let wires = keepsWires && configuration.threeWireSPI ? map.threeWires.mask : 0
    try store([map.boot.mask | map.besideBoot | wires], to: map.boot.register)
    for _ in 0..<3 {
      timebase.wait(forNanoseconds: map.bootTime)
      // If loading the trim clears the bit, nothing can be read until it is set again.
      if !keepsWires { try storeWires(configuration) }
      if try !isBooting(map) { return }
    }
    throw .notReady
  }

  /// Whether BOOT is set.
  mutating func isBooting(_ map: STMap) throws(SensorError) -> Bool {
    let control: InlineArray<1, UInt8> = try load(map.boot.register)
    return control[0] & map.boot.mask != 0
  }

  /// Throws `.lostConfiguration` unless the control registers hold what was written.
  mutating func checkControls<Configuration: STConfiguration>(
    _ configuration: Configuration
  ) throws(SensorError) {
    let (first, count) = Configuration.map.controls
    var held: InlineArray<5, UInt8> = [0, 0, 0, 0, 0]
    try load(first, into: &held, count: count)
    let written = configuration.controls
    for index in 0..<count where held[index] != written[index] { throw .lostConfiguration }
  }
}
