// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// One chip on the I2C bus of a board of its own, and the literal bytes between them.
struct Bench {
  let circuit: Circuit
  let address: UInt8

  /// A chip of a circuit that is there already.
  init(on circuit: Circuit, at address: UInt8) {
    self.circuit = circuit
    self.address = address
  }

  init(_ part: Part, at address: UInt8, poweredFor age: Duration = .seconds(1)) {
    circuit = Circuit([part.at(address)], poweredFor: age)
    self.address = address
  }

  /// A LIS331DLH after writes of register and byte.
  static func accelerometer(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.lis331dlh, at: 0x18)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// An L3G4200D after writes of register and byte.
  static func gyroscope(_ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.l3g4200d, at: 0x68)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  static func compass(_ chip: AK8975Chip = AK8975Chip()) -> Bench {
    Bench(.ak8975(chip), at: 0x0C)
  }

  // MARK: Bytes

  /// S address+W command bytes… P
  func write(_ command: UInt8, _ bytes: UInt8...) throws {
    try circuit.wire.write(bytes.span, command: command, to: address)
  }

  /// S address+W command Sr address+R … P
  func bytes(_ command: UInt8, _ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    try circuit.wire.read(into: &span, command: command, from: address)
    return bytes
  }

  func byte(_ command: UInt8) throws -> UInt8 { try bytes(command, 1)[0] }

  /// S address+R … P: goes on where the chip's pointer is.
  func nextBytes(_ count: Int) throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    var span = bytes.mutableSpan
    try circuit.transfer(address, command: nil, writing: Span(), reading: &span)
    return bytes
  }

  /// S address+W P
  func probe() throws {
    var none = MutableSpan<UInt8>()
    try circuit.transfer(address, command: nil, writing: Span(), reading: &none)
  }

  /// Three words, low byte first.
  func words(_ command: UInt8 = 0xA8) throws -> [UInt16] {
    let bytes = try bytes(command, 6)
    return [0, 2, 4].map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
  }

  // MARK: World

  /// Specific force in g.
  func force(_ x: Double, _ y: Double, _ z: Double) {
    circuit.change { $0.specificForce = Axes(x, y, z) }
  }

  /// Angular rate in °/s.
  func turn(_ x: Double, _ y: Double, _ z: Double) {
    circuit.change { $0.angularRate = Axes(x, y, z).map { $0 * .pi / 180 } }
  }

  /// Magnetic flux density in µT.
  func field(_ x: Double, _ y: Double, _ z: Double) {
    circuit.change { $0.field = Axes(x, y, z) }
  }

  /// In °C.
  func temperature(_ degrees: Double) { circuit.change { $0.temperature = degrees } }

  // MARK: Time and the rest

  func wait(_ duration: Duration) { circuit.advance(by: duration) }

  var now: Int64 { circuit.now.nanoseconds }

  var target: Transaction.Target { .i2c(address) }

  /// Reads the output registers of an ST part and tells when their X was sampled.
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

/// Frames on chip select 0.
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
