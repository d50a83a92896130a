// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Members of a chip without pins, auxiliary bus, sensing element, or three-wire SPI.
extension PolicyChip {
  /// No pins.
  package var pinNames: [String] { [] }
  /// No pins: 0.
  package mutating func pinLevels(at time: Int64) -> UInt8 { 0 }
  /// Unknown: false.
  package var keepsNextSet: Bool { mutating get { false } }
  /// The next event: every event may change the pins.
  package var nextPinChange: Int64 { mutating get { nextEvent } }
  /// Four wires: false.
  package var isThreeWire: Bool { false }
  /// No auxiliary bus: false.
  package var passesAuxiliaryBus: Bool { false }
  /// No auxiliary bus: does nothing.
  package mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {}
  /// No sensing element: does nothing.
  package mutating func sense(_ sensing: Sensing) {}
  /// No sensing element: does nothing.
  package mutating func bypassElement(_ isBypassed: Bool) {}
  /// The position has no effect: does nothing.
  package mutating func mount(at position: Axes<Double>) {}
  /// In neither.
  package var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { (false, false) }
  /// The same for all registers.
  package func maximumSPIHertz(_ command: UInt8) -> Int? { facts.spi?.maximumHertz }
  /// None is stuck: 0.
  package var stuckAxes: UInt8 { 0 }
  /// No axes: does nothing.
  package mutating func stick(_ axes: UInt8) {}
  /// No analog inputs: nil.
  package var analogInputs: Axes<Double>? { nil }
  /// No analog inputs: does nothing.
  package mutating func setAnalogInputs(_ volts: Axes<Double>) {}

  /// Byte by byte.
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    var time = time
    for index in 0..<bytes.count {
      bytes[index] = read(at: time)
      time += byteTime
    }
  }

  /// Step by step.
  package mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    self.command(i2c: command, at: time)
    read(into: &bytes, at: first, every: byteTime)
    end(at: first + byteTime * Int64(bytes.count))
  }
}
