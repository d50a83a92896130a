// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassServer
import Testing

@Suite struct TinyUSBTests {
  let circuit: Circuit
  var device: TinyUSB

  init() {
    circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    circuit.logTransactions()
    device = TinyUSB(ServedBoard(circuit, isTimeVirtual: true))
  }

  /// A control transfer to the device's interface, as linux/drivers/i2c/busses/i2c-tiny-usb.c
  /// makes them.
  mutating func read(
    _ request: UInt8, _ value: UInt16 = 0, _ index: UInt16 = 0, _ length: UInt16
  ) -> [UInt8]? {
    device.transfer(
      USBSetup(requestType: 0xC1, request: request, value: value, index: index, length: length))
  }

  mutating func write(
    _ request: UInt8, _ value: UInt16 = 0, _ index: UInt16 = 0, _ data: [UInt8] = []
  ) -> [UInt8]? {
    device.transfer(
      USBSetup(
        requestType: 0x41, request: request, value: value, index: index,
        length: UInt16(data.count)), data)
  }

  mutating func standard(
    _ type: UInt8, _ request: UInt8, _ value: UInt16 = 0, _ index: UInt16 = 0,
    _ length: UInt16 = 0
  ) -> [UInt8]? {
    device.transfer(
      USBSetup(requestType: type, request: request, value: value, index: index, length: length))
  }

  // MARK: Vendor requests

  @Test mutating func whatTheAdapterCan() {
    #expect(read(0, 0x1234, 0, 2) == [0x34, 0x12])
    #expect(read(1, 0, 0, 4) == [0x09, 0x00, 0xFF, 0x0E])
    #expect(write(2, 10) == [])
    #expect(read(3, 0, 0, 1) == [0])
    #expect(read(8, 0, 0, 1) == nil)
  }

  @Test mutating func `the kernel's probe of a LIS331DLH`() {
    // W 8f; R 32
    #expect(write(5, 0, 0x18, [0x8F]) == [])
    #expect(read(3, 0, 0, 1) == [1])
    #expect(read(6, 1, 0x18, 1) == [0x32])
    #expect(read(3, 0, 0, 1) == [1])
    // W 2380
    #expect(write(7, 0, 0x18, [0x23, 0x80]) == [])
    // A three-byte read of the control registers, bit 7 set for the increment.
    #expect(write(5, 0, 0x18, [0xA0]) == [])
    #expect(read(6, 1, 0x18, 4) == [0x07, 0x00, 0x00, 0x80])

    let log = circuit.transactions
    #expect(log.map(\.written) == [[0x8F], [], [0x23, 0x80], [0xA0], []])
    #expect(log.map(\.read) == [[], [0x32], [], [], [0x07, 0x00, 0x00, 0x80]])
    #expect(log.map(\.stops) == [false, true, true, false, true])
  }

  @Test mutating func `the kernel's probe of an AK8975`() {
    #expect(write(5, 0, 0x0C, [0x00]) == [])
    #expect(read(6, 1, 0x0C, 2)?.first == 0x48)
    #expect(write(7, 0, 0x0C, [0x0A, 0x0F]) == [])
    #expect(write(5, 0, 0x0C, [0x10]) == [])
    #expect(read(6, 1, 0x0C, 3)?.count == 3)
    #expect(write(7, 0, 0x0C, [0x0A, 0x00]) == [])
  }

  @Test mutating func nobodyThere() {
    #expect(write(7, 0, 0x19, [0x8F]) == [])
    #expect(read(3, 0, 0, 1) == [2])
    #expect(read(7, 1, 0x19, 3) == [0, 0, 0])
    #expect(read(3, 0, 0, 1) == [2])
    // An empty write detects a chip, as i2cdetect does.
    #expect(write(7, 0, 0x19) == [])
    #expect(read(3, 0, 0, 1) == [2])
    #expect(write(7, 0, 0x68) == [])
    #expect(read(3, 0, 0, 1) == [1])
  }

  @Test(arguments: [0x98, 0x118, 0xFFFF] as [UInt16])
  mutating func noSuchAddress(_ address: UInt16) {
    #expect(write(7, 0, address) == [])
    #expect(read(3, 0, 0, 1) == [2])
  }

  @Test mutating func tenBitAddress() {
    #expect(write(7, 0x10, 0x18) == [])
    #expect(read(3, 0, 0, 1) == [2])
  }

  @Test mutating func otherErrorsStall() {
    circuit.fail(.timeout, atTransaction: 1)
    #expect(read(7, 1, 0x18, 1) == nil)
    #expect(read(3, 0, 0, 1) == [0])
    #expect(read(7, 1, 0x18, 1)?.count == 1)
  }

  @Test mutating func `a block read has the length that the host gave`() {
    #expect(write(5, 0, 0x18, [0x0F]) == [])
    #expect(read(6, 0x0401, 0x18, 1) == [0x32])
  }

  @Test mutating func theLongestMessages() {
    #expect(read(7, 1, 0x18, .max)?.count == 65535)
    #expect(write(7, 0, 0x18, [UInt8](repeating: 0, count: 65535)) == [])
  }

  @Test mutating func dataThatContradictTheRequest() {
    #expect(read(7, 0, 0x18, 1) == nil)
    #expect(write(7, 1, 0x18, [0]) == nil)
    let setup = USBSetup(requestType: 0x41, request: 7, value: 0, index: 0x18, length: 2)
    #expect(device.transfer(setup, [0x20]) == nil)
    #expect(circuit.transactionCount == 0)
  }

  // MARK: Standard requests

  @Test mutating func descriptors() {
    let whole: [UInt8] = [
      18, 1, 0x10, 0x01, 0xFF, 0, 0, 64, 0x03, 0x04, 0x31, 0xC6, 0x05, 0x02, 1, 2, 3, 1,
    ]
    #expect(standard(0x80, 6, 0x0100, 0, 64) == whole)
    #expect(standard(0x80, 6, 0x0100, 0, 8) == Array(whole.prefix(8)))
    #expect(
      standard(0x80, 6, 0x0200, 0, 255)
        == [9, 2, 18, 0, 1, 1, 0, 0x80, 10, 9, 4, 0, 0, 0, 0xFF, 0, 0, 0])
    #expect(standard(0x80, 6, 0x0300, 0, 255) == [4, 3, 0x09, 0x04])
    #expect(
      standard(0x80, 6, 0x0302, 0x409, 255)
        == [26, 3]
        + Array("i\u{0}2\u{0}c\u{0}-\u{0}t\u{0}i\u{0}n\u{0}y\u{0}-\u{0}u\u{0}s\u{0}b\u{0}".utf8))
    #expect(standard(0x80, 6, 0x0304, 0x409, 255) == nil)
    // Neither a high-speed device, nor more than one configuration, nor a BOS.
    for value in [0x0600, 0x0201, 0x0F00, 0xFFFF] as [UInt16] {
      #expect(standard(0x80, 6, value, 0, 255) == nil)
    }
  }

  @Test mutating func configuring() {
    #expect(standard(0x80, 8, 0, 0, 1) == [0])
    #expect(standard(0x81, 10, 0, 0, 1) == nil)
    #expect(standard(0x00, 5, 7) == [])
    #expect(standard(0x00, 9, 1) == [])
    #expect(standard(0x80, 8, 0, 0, 1) == [1])
    #expect(standard(0x81, 10, 0, 0, 1) == [0])
    #expect(standard(0x01, 11, 0, 0) == [])
    #expect(standard(0x01, 11, 1, 0) == nil)
    #expect(standard(0x01, 11, 0, 1) == nil)
    #expect(standard(0x00, 9, 2) == nil)
    device.reset()
    #expect(standard(0x80, 8, 0, 0, 1) == [0])
  }

  @Test mutating func statusAndFeatures() {
    #expect(standard(0x80, 0, 0, 0, 2) == [0, 0])
    #expect(standard(0x82, 0, 0, 0x80, 2) == [0, 0])
    #expect(standard(0x82, 0, 0, 0x81, 2) == nil)
    #expect(standard(0x02, 1, 0, 0x00) == [])
    #expect(standard(0x00, 1, 1) == nil)
    #expect(standard(0x00, 3, 1) == nil)
    #expect(standard(0x20, 0) == nil)
  }
}
