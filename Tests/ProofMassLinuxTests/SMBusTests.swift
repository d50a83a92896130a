// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import Testing

@testable import ProofMassLinux

@Suite struct SMBusTests {
  let kernel = FakeKernel(functions: FakeKernel.blocks)

  func bus() throws -> LinuxI2C {
    let bus = try LinuxI2C(path: "/dev/i2c-0", kernel: kernel)
    kernel.forget()
    return bus
  }

  @Test func `a short run is one call`() throws {
    var bus = try bus()
    #expect(
      try bus.bytes(6, command: 0xa8, from: 0x18) == [0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d])
    try bus.put([0x27, 0x00], command: 0xa0, to: 0x18)
    #expect(
      kernel.calls == [
        .slave(0x18), .readBlock(command: 0xa8, count: 6),
        .writeBlock(command: 0xa0, bytes: [0x27, 0x00]),
      ])
  }

  @Test func `a chip that changes is chosen anew`() throws {
    var bus = try bus()
    for address: UInt8 in [0x18, 0x18, 0x69, 0x18] {
      _ = try bus.bytes(1, command: 0x0f, from: address)
    }
    #expect(
      kernel.calls == [
        .slave(0x18), .readBlock(command: 0x0f, count: 1), .readBlock(command: 0x0f, count: 1),
        .slave(0x69), .readBlock(command: 0x0f, count: 1),
        .slave(0x18), .readBlock(command: 0x0f, count: 1),
      ])
  }

  @Test func `a claimed chip is chosen already`() throws {
    var device = try bus().device(I2CTarget(address: 0x68, incrementBit: 0x80))
    #expect(try device.read(0x0f) == 0x0f)
    #expect(kernel.calls == [.slave(0x68), .readBlock(command: 0x0f, count: 1)])
  }

  @Test func `a long run counts on and keeps the increment bit`() throws {
    var bus = try bus()
    let bytes = try bus.bytes(41, command: 0x8f, from: 0x18)
    #expect(bytes == Array(0x0f...0x37))
    try bus.put(Array(0...40), command: 0x0f, to: 0x18)
    #expect(
      kernel.calls == [
        .slave(0x18),
        .readBlock(command: 0x8f, count: 32), .readBlock(command: 0xaf, count: 9),
        .writeBlock(command: 0x0f, bytes: Array(0...31)),
        .writeBlock(command: 0x2f, bytes: Array(32...40)),
      ])
  }

  @Test(arguments: [(32, [32]), (33, [32, 1]), (64, [32, 32])] as [(Int, [UInt8])])
  func `calls take at most 32 bytes`(count: Int, calls: [UInt8]) throws {
    var bus = try bus()
    #expect(try bus.bytes(count, command: 0x80, from: 0x18).count == count)
    #expect(
      kernel.calls
        == [.slave(0x18)]
        + zip([0x80, 0xa0], calls).map { .readBlock(command: $0, count: $1) })
  }

  @Test func `a FIFO longer than a call is refused before anything is on the wire`() throws {
    var bus = try bus()
    for count in [36, 192] {
      #expect(refusal { try bus.bytes(count, command: 0xa8, from: 0x68) } == .unsupported)
    }
    #expect(kernel.calls == [])
    // Five sets of six bytes fit.
    #expect(try bus.bytes(30, command: 0xa8, from: 0x68).count == 30)
  }

  @Test func `an adapter without I2C and without block calls is unsupported`() throws {
    // The adapter has SMBus quick, byte, byte data and word data, as in old PC chipsets.
    let kernel = FakeKernel(functions: 0x007f_0000)
    var bus = try LinuxI2C(path: "/dev/i2c-0", kernel: kernel)
    kernel.forget()
    #expect(refusal { try bus.bytes(6, command: 0xa8, from: 0x18) } == .unsupported)
    #expect(refusal { try bus.put([0x27], command: 0x20, to: 0x18) } == .unsupported)
    #expect(kernel.calls == [])
  }

  @Test func `an adapter that only reads blocks reads`() throws {
    var bus = try LinuxI2C(path: "/dev/i2c-0", kernel: FakeKernel(functions: 0x0400_0000))
    #expect(try bus.bytes(1, command: 0x0f, from: 0x18) == [0x0f])
    #expect(refusal { try bus.put([0x27], command: 0x20, to: 0x18) } == .unsupported)
  }

  @Test func `errors and short blocks are told, and interruptions are not`() throws {
    var bus = try bus()
    kernel.force(-EBUSY)
    #expect(
      refusal { try bus.bytes(1, command: 0x0f, from: 0x18) } == BusError(.other, code: EBUSY))
    kernel.force(0, -ENXIO)
    #expect(
      refusal { try bus.bytes(1, command: 0x0f, from: 0x18) }
        == BusError(.noAcknowledge, code: ENXIO))
    kernel.force(-EINTR, 5)
    #expect(
      refusal { try bus.bytes(6, command: 0xa8, from: 0x18) } == BusError(.other, code: EIO))
    kernel.force(-EREMOTEIO)
    #expect(
      refusal { try bus.put([0], command: 0x20, to: 0x18) }
        == BusError(.noAcknowledge, code: EREMOTEIO))
    // The second call of a run fails.
    kernel.force(0, -ETIMEDOUT)
    #expect(
      refusal { try bus.bytes(40, command: 0x80, from: 0x18) }
        == BusError(.timeout, code: ETIMEDOUT))
  }
}
