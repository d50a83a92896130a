// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

private typealias DLH = Datasheet.LIS331DLH
private typealias Gyro = Datasheet.L3G4200D
private typealias AK = Datasheet.AK8975

/// The register types: bytes from the documents and from the drivers of other projects.
@Suite struct RegisterTests {
  @Test func `fields make the byte`() {
    #expect(DLH.CTRL_REG1(powerMode: .normal).bits == 0x27)
    #expect(DLH.CTRL_REG1(powerMode: .normal, dataRate: .hertz1000).bits == 0x3F)
    #expect(DLH.CTRL_REG1(powerMode: .lowPower10Hertz).bits == 0xC7)
    #expect(DLH.CTRL_REG4(blockDataUpdate: true, fullScale: .g8).bits == 0xB0)
    #expect(DLH.CTRL_REG4(selfTest: true).bits == 0x02)
    #expect(DLH.CTRL_REG4(selfTestSign: .minus, selfTest: true).bits == 0x0A)
    #expect(DLH.CTRL_REG5(turnOn: .on).bits == 0x03)
    #expect(DLH.REFERENCE(reference: -2).bits == 0xFE)
    #expect(
      DLH.INT1_CFG(
        combination: .and, zLowEnabled: true, yLowEnabled: true, xLowEnabled: true
      ).bits == 0x95)
    #expect(Gyro.CTRL_REG1(dataRate: .hertz800, bandwidth: .highest, powered: true).bits == 0xFF)
    #expect(Gyro.CTRL_REG4(blockDataUpdate: true, fullScale: .dps2000).bits == 0xA0)
    #expect(Gyro.CTRL_REG4(fullScale: .dps2000Alternate).bits == 0x30)
    #expect(Gyro.CTRL_REG4(selfTest: .minus).bits == 0x06)
    #expect(Gyro.CTRL_REG5(fifoEnabled: true, outputSelection: .lowPass2).bits == 0x42)
    #expect(Gyro.FIFO_CTRL_REG(mode: .stream, watermark: 15).bits == 0x4F)
    #expect(AK.CNTL(mode: .singleMeasurement).bits == 0x01)
    #expect(AK.CNTL(mode: .selfTest).bits == 0x08)
    #expect(AK.CNTL(mode: .fuseROM).bits == 0x0F)
    #expect(AK.ASTC(selfTest: true).bits == 0x40)
  }

  @Test func `a byte gives its fields`() {
    let control = DLH.CTRL_REG1(bits: 0x32)
    #expect(control.powerMode == .normal)
    #expect(control.dataRate == .hertz400)
    #expect(!control.zEnabled && control.yEnabled && !control.xEnabled)
    let status = DLH.STATUS_REG(bits: 0x8F)
    #expect(status.zyxOverrun && !status.zOverrun && !status.yOverrun && !status.xOverrun)
    #expect(status.zyxNew && status.zNew && status.yNew && status.xNew)
    let fifo = Gyro.FIFO_SRC_REG(bits: 0xDF)
    #expect(fifo.watermark && fifo.overrun && !fifo.empty && fifo.unread == 31)
    #expect(Gyro.OUT_TEMP(bits: 246).temperature == -10)
    #expect(AK.ST2(bits: 0x08).overflow && !AK.ST2(bits: 0x08).dataError)
    #expect(!AK.ST2(bits: 0x04).overflow && AK.ST2(bits: 0x04).dataError)
    #expect(AK.ST1(bits: 0x01).dataReady)
  }

  @Test func `undefined codes are nil`() {
    #expect(DLH.CTRL_REG1(bits: 0xE0).powerMode == nil)
    #expect(DLH.CTRL_REG2(bits: 0x60).highPassMode == nil)
    #expect(DLH.CTRL_REG4(bits: 0x20).fullScale == nil)
    #expect(DLH.CTRL_REG5(bits: 0x01).turnOn == nil)
    #expect(Gyro.CTRL_REG2(bits: 0x0A).highPassCutoff == nil)
    #expect(Gyro.CTRL_REG4(bits: 0x04).selfTest == nil)
    #expect(Gyro.FIFO_CTRL_REG(bits: 0xA0).mode == nil)
    #expect(AK.CNTL(bits: 0x02).mode == nil)
  }

  /// A number that is too large for its field does not change the neighbouring fields.
  @Test func `numbers stay in their field`() {
    #expect(Gyro.FIFO_CTRL_REG(mode: .stream, watermark: 0xFF).bits == 0x5F)
    #expect(DLH.INT1_THS(threshold: 0xFF).bits == 0x7F)
  }

  @Test func `defaults are the reset value`() {
    func value<R: WritableRegister>(_ type: R.Type) -> [UInt8] {
      [R.address, R.reset, R().bits]
    }
    #expect(value(DLH.CTRL_REG1.self) == [0x20, 0x07, 0x07])
    #expect(value(Gyro.CTRL_REG1.self) == [0x20, 0x07, 0x07])
    #expect(value(AK.CNTL.self) == [0x0A, 0x00, 0x00])
    #expect(DLH.CTRL_REG1(powerMode: .powerDown).bits == 0x07)
    #expect(Gyro.CTRL_REG1(powered: false).bits == 0x07)
  }

  @Test func `facts decode a byte`() throws {
    let register = DLH.facts.registers.first { $0.address == DLH.CTRL_REG1.address }
    let field = try #require(register?.fields.first)
    #expect(field.mask == 0xE0)
    #expect(field.code(in: 0x27) == 1)
    #expect(field.meaning(in: 0x27)?.name == "normal")
    #expect(field.meaning(in: 0xE0) == nil)
  }
}
