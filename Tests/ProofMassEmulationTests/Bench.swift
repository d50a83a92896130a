// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// One chip on the I2C bus of an emulated board, with functions that transfer literal bytes.
struct Bench {
  let circuit: Circuit
  let address: UInt8

  /// Creates a bench with a chip of an existing circuit.
  init(on circuit: Circuit, at address: UInt8) {
    self.circuit = circuit
    self.address = address
  }

  init(_ part: Part, at address: UInt8, poweredFor age: Duration = .seconds(1)) {
    circuit = Circuit([part.at(address)], poweredFor: age)
    self.address = address
  }

  /// An LIS331DLH after writes, each of a register and a byte.
  static func accelerometer(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.lis331dlh, at: 0x18)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// An L3G4200D after writes, each of a register and a byte.
  static func gyroscope(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.l3g4200d, at: 0x68)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// The accelerometer and gyroscope of an LSM9DS1 after writes, each of a register and a byte.
  static func inertialUnit(
    _ chip: LSM9DS1AGChip = LSM9DS1AGChip(), _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = Bench(.lsm9ds1ag(chip), at: 0x6A)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// An LSM6DSO, or a relative, after writes, each of a register and a byte.
  static func sixAxis(
    _ chip: LSM6DSOChip = LSM6DSOChip(), _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = Bench(.lsm6dso(chip), at: 0x6A)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// An LSM6DSL, or a relative, after writes, each of a register and a byte.
  static func firstSixAxis(
    _ relative: LSM6DSLChip.Relative = .lsm6dsl, _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = Bench(.lsm6dsl(LSM6DSLChip(relative)), at: 0x6A)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// An MPU-6500, or a relative, after writes, each of a register and a byte.
  static func invenSense(_ part: Part, _ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(part, at: 0x68)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  static func compass(_ chip: AK8975Chip = AK8975Chip()) -> Bench {
    Bench(.ak8975(chip), at: 0x0C)
  }

  // MARK: Bytes

  /// Transfers S, address+W, command, bytes…, P.
  func write(_ command: UInt8, _ bytes: UInt8...) throws {
    try circuit.wire.write(bytes.span, command: command, to: address)
  }

  /// Transfers S, address+W, command, Sr, address+R, …, P.
  func bytes(_ command: UInt8, _ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    try circuit.wire.read(into: &span, command: command, from: address)
    return bytes
  }

  func byte(_ command: UInt8) throws -> UInt8 { try bytes(command, 1)[0] }

  /// Transfers S, address+R, …, P, which continues at the chip's pointer.
  func nextBytes(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    try circuit.transfer(address, command: nil, writing: Span(), reading: &span)
    return bytes
  }

  /// Transfers S, address+W, P.
  func probe() throws {
    var none = MutableSpan<UInt8>()
    try circuit.transfer(address, command: nil, writing: Span(), reading: &none)
  }

  /// Reads three words, low byte first.
  func words(_ command: UInt8 = 0xA8) throws -> [UInt16] {
    let bytes = try bytes(command, 6)
    return [0, 2, 4].map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
  }

  // MARK: World

  /// Sets the specific force, in g.
  func force(_ x: Double, _ y: Double, _ z: Double) {
    circuit.change { $0.specificForce = Axes(x, y, z) }
  }

  /// Sets the angular rate, in °/s.
  func turn(_ x: Double, _ y: Double, _ z: Double) {
    circuit.change { $0.angularRate = Axes(x, y, z).map { $0 * .pi / 180 } }
  }

  /// Sets the magnetic flux density, in µT.
  func field(_ x: Double, _ y: Double, _ z: Double) {
    circuit.change { $0.field = Axes(x, y, z) }
  }

  /// Sets the temperature, in °C.
  func temperature(_ degrees: Double) { circuit.change { $0.temperature = degrees } }

  // MARK: Time and the rest

  func wait(_ duration: Duration) { circuit.advance(by: duration) }

  var now: Int64 { circuit.now.nanoseconds }

  var target: Transaction.Target { .i2c(address) }

  /// Reads the output registers of an ST part and returns the instant at which their X was sampled.
  func sampleTime() throws -> Int64 {
    _ = try bytes(0xA8, 6)
    return try #require(circuit.truth(at: target)).instants.x
  }

  func count(_ kind: Violation.Kind) -> Int { circuit.violations(at: target).count(kind) }

  var forbidden: Int { circuit.violations(at: target).forbidden }

  var violations: [Violation] { circuit.violations(at: target).list }

  func set(policy name: String, _ value: String) {
    #expect(circuit.setPolicy(name, to: value, at: target))
  }
}

/// Transfers frames on chip select 0.
extension Circuit {
  func frame(_ command: UInt8, _ bytes: UInt8...) throws {
    try wire(spi: 0).write(bytes.span, command: command)
  }

  func frame(_ command: UInt8, reading count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    try wire(spi: 0).read(into: &span, command: command)
    return bytes
  }
}
