// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A chip with accelerometer and gyroscope: what does not depend on its registers.
protocol InertialChip: PolicyChip where Policies: STPolicySet {
  var interface: InertialInterface { get set }
  var accelerometer: AccelerometerSensor { get set }
  var gyroscope: GyroscopeSensor { get set }
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

  /// Bit 7 has no function.
  package mutating func command(i2c byte: UInt8, at time: Int64) {
    interface.command(byte, at: time)
  }

  package mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    interface.command(byte, at: time)
    return byte & ~InertialPointer.mask != 0
  }
}
