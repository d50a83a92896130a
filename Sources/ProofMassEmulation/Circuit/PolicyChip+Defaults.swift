// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

// Members of a chip without pins, auxiliary bus, sensing element, or three-wire SPI.
extension PolicyChip {
  /// No pins.
  public var pinNames: [String] { [] }
  /// No pins: 0.
  public mutating func pinLevels(at time: Int64) -> UInt8 { 0 }
  /// Unknown: false.
  public var keepsNextSet: Bool { mutating get { false } }
  /// The next event: every event may change the pins.
  public var nextPinChange: Int64 { mutating get { nextEvent } }
  /// Four wires: false.
  public var isThreeWire: Bool { false }
  /// No auxiliary bus: false.
  public var passesAuxiliaryBus: Bool { false }
  /// No sensing element: does nothing.
  public mutating func sense(_ sensing: Sensing) {}
  /// No sensing element: does nothing.
  public mutating func bypassElement(_ isBypassed: Bool) {}
  /// The position has no effect: does nothing.
  public mutating func mount(at position: Axes<Double>) {}
  /// In neither.
  public var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { (false, false) }
  /// None is stuck: 0.
  public var stuckAxes: UInt8 { 0 }
  /// No axes: does nothing.
  public mutating func stick(_ axes: UInt8) {}
  /// No analog inputs: nil.
  public var analogInputs: Axes<Double>? { nil }
  /// No analog inputs: does nothing.
  public mutating func setAnalogInputs(_ volts: Axes<Double>) {}

  /// Byte by byte.
  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    var time = time
    for index in 0..<bytes.count {
      bytes[index] = read(at: time)
      time += byteTime
    }
  }

  /// Step by step.
  public mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    self.command(i2c: command, at: time)
    read(into: &bytes, at: first, every: byteTime)
    end(at: first + byteTime * Int64(bytes.count))
  }
}
