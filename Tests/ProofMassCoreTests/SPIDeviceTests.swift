// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct SPIDeviceTests {
  static let st = SPITarget(
    readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, singleRegisterFrames: false)
  static let akm = SPITarget(
    readBit: 0x80, incrementBit: 0x00, addressMask: 0x7F, singleRegisterFrames: true)

  @Test func aRunCarriesReadAndIncrementBits() throws {
    let script = Playback([.read(0xE8, [1, 2, 3, 4, 5, 6]), .write([0x60, 0x27, 0x00])])
    var device = SPIDevice(script, Self.st)
    let six: [6 of UInt8] = try device.read(0x28)
    #expect((0..<6).map { six[$0] } == [1, 2, 3, 4, 5, 6])
    let two: [2 of UInt8] = [0x27, 0x00]
    try device.write(two.span, to: 0x20)
    #expect(script.finish() == [])
  }

  @Test func oneRegisterCarriesTheReadBitAlone() throws {
    let script = Playback([.read(0x8F, [0xD3]), .read(0xA0, [0x07]), .write([0x20, 0x0F])])
    var device = SPIDevice(script, Self.st)
    #expect(try device.read(0x0F) == 0xD3 as UInt8)
    #expect(try device.read(0x20) == 0x07 as UInt8)
    try device.write(0x0F, to: 0x20)
    #expect(script.finish() == [])
  }

  @Test func singleRegisterFrames() throws {
    let script = Playback([
      .read(0x90, [170]), .read(0x91, [175]), .read(0x92, [160]),
      .write([0x0A, 0x01]), .write([0x0B, 0x02]),
    ])
    var device = SPIDevice(script, Self.akm)
    let three: [3 of UInt8] = try device.read(0x10)
    #expect((0..<3).map { three[$0] } == [170, 175, 160])
    let two: [2 of UInt8] = [0x01, 0x02]
    try device.write(two.span, to: 0x0A)
    #expect(script.finish() == [])
  }

  @Test func aFrameThatFailsEndsTheRun() {
    let script = Playback([.read(0x90, [170]), .read(0x91, []).failing(.timeout)])
    var device = SPIDevice(script, Self.akm)
    #expect(throws: BusError.timeout) { let _: [3 of UInt8] = try device.read(0x10) }
    #expect(script.finish() == [])
  }

  static let unreachable: [(SPITarget, UInt8)] = [
    (st, 0x40), (st, 0xFF), (akm, 0x80), (akm, 0xFF),
  ]

  @Test(arguments: unreachable)
  func whatTheCommandByteCannotHoldIsRefused(target: SPITarget, register: UInt8) {
    let script = Playback([])
    var device = SPIDevice(script, target)
    #expect(throws: BusError.unsupported) { try device.read(register) as UInt8 }
    #expect(throws: BusError.unsupported) { try device.write(0, to: register) }
    #expect(script.finish() == [])
  }

  @Test func aRunOfFramesStopsAtTheLastAddress() {
    let script = Playback([])
    var device = SPIDevice(script, Self.akm)
    let two: [UInt8] = [0, 0]
    #expect(throws: BusError.unsupported) { let _: [2 of UInt8] = try device.read(0x7F) }
    #expect(throws: BusError.unsupported) { try device.write(two.span, to: 0x7F) }
    #expect(script.finish() == [])
  }

  @Test(arguments: [st, akm])
  func nothingIsRefused(target: SPITarget) {
    let script = Playback([])
    var device = SPIDevice(script, target)
    var nothing: [0 of UInt8] = []
    #expect(throws: BusError.unsupported) {
      var span = nothing.mutableSpan
      try device.read(0x0F, into: &span)
    }
    #expect(throws: BusError.unsupported) { try device.write(nothing.span, to: 0x20) }
    #expect(script.finish() == [])
  }

  @Test func releaseGivesTheWireBack() throws {
    let log = StepLog()
    let script = Playback([.write([0x20, 0x0F])])
    var device = SPIDevice(Recording(script, in: log), Self.st)
    try device.write(0x0F, to: 0x20)
    let wire = device.release().release()
    #expect(wire === script)
    #expect(log.steps == [.write([0x20, 0x0F])])
  }
}
