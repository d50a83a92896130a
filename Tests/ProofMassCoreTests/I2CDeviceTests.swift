// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct I2CDeviceTests {
  static let st = I2CTarget(address: 0x18, incrementBit: 0x80)
  static let akm = I2CTarget(address: 0x0C, incrementBit: 0x00)

  @Test func aRunCarriesTheIncrementBit() throws {
    let script = Playback([
      .read(0x18, 0xA8, [1, 2, 3, 4, 5, 6]), .write(0x18, [0xA0, 0x27, 0x00]),
    ])
    var device = I2CDevice(script, Self.st)
    let six: [6 of UInt8] = try device.read(0x28)
    #expect((0..<6).map { six[$0] } == [1, 2, 3, 4, 5, 6])
    let two: [2 of UInt8] = [0x27, 0x00]
    try device.write(two.span, to: 0x20)
    #expect(script.finish() == [])
  }

  @Test func oneRegisterDoesNot() throws {
    let script = Playback([.read(0x18, 0x0F, [0x32]), .write(0x18, [0x20, 0x27])])
    var device = I2CDevice(script, Self.st)
    #expect(try device.read(0x0F) == 0x32 as UInt8)
    try device.write(0x27, to: 0x20)
    #expect(script.finish() == [])
  }

  @Test func aChipThatAlwaysCountsHasNoBit() throws {
    let script = Playback([.read(0x0C, 0x02, [1, 0, 0, 0, 0, 0, 0, 0])])
    var device = I2CDevice(script, Self.akm)
    let eight: [8 of UInt8] = try device.read(0x02)
    #expect(eight[0] == 1)
    #expect(script.finish() == [])
  }

  @Test func anotherAddress() throws {
    let script = Playback([.read(0x19, 0x0F, [0x32])])
    var device = I2CDevice(script, Self.st.at(0x19))
    #expect(try device.read(0x0F) == 0x32 as UInt8)
    #expect(script.finish() == [])
  }

  @Test func nothingIsRefusedWithoutATransaction() {
    let script = Playback([])
    var device = I2CDevice(script, Self.st)
    var nothing: [0 of UInt8] = []
    #expect(throws: BusError.unsupported) {
      var span = nothing.mutableSpan
      try device.read(0x0F, into: &span)
    }
    #expect(throws: BusError.unsupported) { try device.write(nothing.span, to: 0x20) }
    #expect(script.finish() == [])
  }

  @Test func errorsPassThrough() {
    let script = Playback([
      .read(0x18, 0x0F, []).failing(BusError(.timeout, code: 110)),
      .write(0x18, [0x20, 0x27]).failing(),
    ])
    var device = I2CDevice(script, Self.st)
    #expect(throws: BusError(.timeout, code: 110)) { try device.read(0x0F) as UInt8 }
    #expect(throws: BusError.noAcknowledge) { try device.write(0x27, to: 0x20) }
    #expect(script.finish() == [])
  }

  @Test func releaseGivesTheWireBack() throws {
    let log = StepLog()
    let script = Playback([.read(0x18, 0x0F, [0x32])])
    var device = I2CDevice(Recording(script, in: log), Self.st)
    let _: UInt8 = try device.read(0x0F)
    let wire = device.release().release()
    #expect(wire === script)
    #expect(log.steps == [.read(0x18, 0x0F, [0x32])])
  }
}
