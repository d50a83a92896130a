// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

extension Command {
  /// Runs the command on a board that is served here, with `--bus` after the first argument.
  static func run(
    _ arguments: [String], on circuit: Circuit, in folder: Folder
  ) throws -> Outcome {
    let path = folder.path("\(UUID())").path
    let server = Server(ServedBoard(circuit, isTimeVirtual: true))
    try server.listen(on: .unix(path), for: .programs)
    let running = try Running(
      [arguments[0], "--bus", "unix:\(path)"] + arguments.dropFirst())
    let stop = Pipe()
    running.process.terminationHandler = { _ in stop.fileHandleForWriting.write(Data([0])) }
    try server.run(wake: stop.fileHandleForReading.fileDescriptor) { true }
    return try running.wait()
  }
}

/// A chip that has nothing but registers, which are zero where none is given: one that has no software chip.
struct RegisterChip: Chip {
  private let registers: [UInt8: UInt8]
  private(set) var pointer: UInt8 = 0

  static func part(_ address: UInt8, _ registers: [UInt8: UInt8] = [:]) -> Part {
    .other(RegisterChip(registers: registers)).at(address)
  }

  init(registers: [UInt8: UInt8]) { self.registers = registers }

  let facts = ChipFacts(
    "test", [], i2c: I2CFacts(addresses: [0x10], incrementBit: 0, maximumHertz: 400_000, cite: ""),
    registers: [], documents: [:])
  let nextEvent = Int64.max
  let nextPinChange = Int64.max
  let answersI2C = true
  let passesAuxiliaryBus = false
  let keepsNextSet = false
  let pinNames: [String] = []
  let isThreeWire = false
  let lateOnSPI = (inModeZero: false, whenTooFast: false)
  let stuckAxes: UInt8 = 0
  let analogInputs: Axes<Double>? = nil
  let policies: [PolicyFacts] = []
  var violations = Violations()

  mutating func catchUp(to time: Int64, in world: inout World) {}
  mutating func powerOn(at time: Int64) {}
  func maximumSPIHertz(_ command: UInt8) -> Int? { nil }
  mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {}
  mutating func command(i2c byte: UInt8, at time: Int64) { pointer = byte }
  mutating func command(spi byte: UInt8, at time: Int64) -> Bool { true }
  mutating func write(_ byte: UInt8, at time: Int64) {}
  mutating func read(at time: Int64) -> UInt8 {
    defer { pointer &+= 1 }
    return registers[pointer] ?? 0
  }
  mutating func read(
    into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
  ) {
    for index in bytes.indices { bytes[index] = read(at: time) }
  }
  mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    pointer = command
    read(into: &bytes, at: first, every: byteTime)
  }
  func register(after register: UInt8) -> UInt8 { register &+ 1 }
  mutating func end(at time: Int64) {}
  mutating func pinLevels(at time: Int64) -> UInt8 { 0 }
  mutating func sense(_ sensing: Sensing) {}
  mutating func bypassElement(_ isBypassed: Bool) {}
  mutating func mount(at position: Axes<Double>) {}
  mutating func stick(_ axes: UInt8) {}
  mutating func setAnalogInputs(_ volts: Axes<Double>) {}
  func truth(of quantity: Quantity) -> Truth? { nil }
  mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? { nil }
  mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {}
  mutating func setPolicy(_ name: String, to value: String) -> Bool { false }
}
