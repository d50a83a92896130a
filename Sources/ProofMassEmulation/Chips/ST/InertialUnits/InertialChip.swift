// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A chip with accelerometer and gyroscope: what does not depend on its registers.
protocol InertialChip: PolicyChip where Policies: STPolicySet {
  var interface: InertialInterface { get set }
  var accelerometer: AccelerometerSensor { get set }
  var gyroscope: GyroscopeSensor { get set }
  /// What the self-tests add in g and rad/s, at the present full scales.
  var fullSelfTest: (force: Axes<Double>, rate: Axes<Double>) { get }
  /// Digits of the converters per g and per rad/s, at the present full scales; negative where an axis is reversed.
  var digits: (perG: Axes<Double>, perRadian: Axes<Double>) { get }

  /// Whether the outputs are at their addresses, not another bank's registers, and change only by samples: no set of a
  /// FIFO follows when one was read.
  var hasPlainOutputs: Bool { mutating get }

  /// A register is about to be read: the chip may compute it only now.
  mutating func willRead(_ address: UInt8, at time: Int64)

  /// Applies the effect of reading a register.
  mutating func didRead(_ address: UInt8)

  /// Applies the effect of reading outputs of these sensors, while they are plain.
  mutating func didReadOutputs(gyroscope: Bool, accelerometer: Bool)
}

extension InertialChip {
  /// Inlined, because the chip as an argument would be copied.
  @inline(__always)
  func register<R: Register>(_: R.Type) -> R { R(bits: interface.registers[R.address]) }

  // MARK: Sensing

  package mutating func sense(_ sensing: Sensing) { senseBoth(sensing) }

  mutating func senseBoth(_ sensing: Sensing) {
    accelerometer.sense(sensing)
    gyroscope.sense(sensing)
  }

  package mutating func bypassElement(_ isBypassed: Bool) {
    accelerometer.isBypassed = isBypassed
    gyroscope.isBypassed = isBypassed
  }

  package mutating func mount(at position: Axes<Double>) {
    accelerometer.position = position
    gyroscope.position = position
  }

  package var stuckAxes: UInt8 { accelerometer.stuck.axes }

  /// The axes of both sensors.
  package mutating func stick(_ axes: UInt8) {
    accelerometer.stuck.set(axes)
    gyroscope.stuck.set(axes)
  }

  package mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    switch quantity {
    case .acceleration:
      let places = OutputPlaces.pairs(
        from: interface.layout.accelerometer,
        bigEndian: interface.accelerometer.output.bigEndian)
      return accelerometer.look(at: time, places, in: &world).converted(by: digits.perG)
    case .angularRate:
      let places = OutputPlaces.pairs(
        from: interface.layout.gyroscope, bigEndian: interface.gyroscope.output.bigEndian)
      return gyroscope.look(at: time, places, in: &world).converted(by: digits.perRadian)
    case .magneticFluxDensity: return nil
    }
  }

  package mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    switch quantity {
    case .acceleration: accelerometer.press(fullSelfTest.force * sign, from: time)
    case .angularRate: gyroscope.press(fullSelfTest.rate * sign, from: time)
    case .magneticFluxDensity: return
    }
  }

  /// Applies the self-tests to the elements.
  mutating func pushSelfTests(from time: Int64) {
    accelerometer.pushSelfTest(from: time)
    gyroscope.pushSelfTest(from: time)
  }

  package var violations: Violations {
    get { interface.violations }
    set { interface.violations = newValue }
  }

  // MARK: Bus

  package var pinNames: [String] { ["INT1", "INT2"] }

  package var pointer: UInt8 { interface.pointer.address }

  package func register(after register: UInt8) -> UInt8 { interface.pointer.next(after: register) }

  /// Reads the register at the address counter.
  mutating func readRegister(at time: Int64) -> UInt8 {
    let address = interface.pointer.address
    // Outputs are never computed.
    if !interface.gyroscope.contains(address) && !interface.accelerometer.contains(address) {
      willRead(address, at: time)
    }
    let byte = interface.read(at: time)
    didRead(address)
    return byte
  }

  package mutating func read(at time: Int64) -> UInt8 { readRegister(at: time) }

  /// Reads output bytes in one step where pairs are consecutive, the most frequent case.
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    let isPlain = hasPlainOutputs
    var index = 0
    while index < bytes.count {
      if isPlain {
        let read = interface.readOutputs(into: &bytes, from: index)
        didReadOutputs(gyroscope: read.gyroscope, accelerometer: read.accelerometer)
        index = read.end
        guard index < bytes.count else { return }
      }
      bytes[index] = self.read(at: time + byteTime * Int64(index))
      index += 1
    }
  }

  @inline(__always)
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    let end = first &+ byteTime &* Int64(bytes.count)
    if hasPlainOutputs, interface.readPlainly(into: &bytes, command: command, from: time, to: end) {
      return didReadOutputs(gyroscope: true, accelerometer: true)
    }
    self.command(i2c: command, at: time)
    read(into: &bytes, at: first, every: byteTime)
    self.end(at: end)
  }

  /// Bit 7 has no function.
  package mutating func command(i2c byte: UInt8, at time: Int64) {
    interface.command(byte, at: time)
  }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    interface.command(byte, at: time)
    return byte & ~InertialPointer.mask != 0
  }
}
