// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import Testing

@testable import ProofMassLinux

@Suite struct LinuxSPITests {
  let kernel = FakeKernel()

  func bus() throws -> LinuxSPI {
    let bus = try LinuxSPI(path: "/dev/spidev0.1", hertz: 1_000_000, kernel: kernel)
    #expect(
      kernel.calls == [.open("/dev/spidev0.1"), .mode(3), .bits(8), .speed(1_000_000)])
    kernel.forget()
    return bus
  }

  @Test func `a read is one frame, select held`() throws {
    var bus = try bus()
    #expect(try bus.bytes(6, command: 0xe8) == [0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d])
    #expect(
      kernel.calls == [
        .frame(
          command: .init(
            out: [0xe8], reads: false, count: 1, hertz: 1_000_000, bits: 8, deselects: 0),
          data: .init(
            out: nil, reads: true, count: 6, hertz: 1_000_000, bits: 8, deselects: 0))
      ])
  }

  @Test func `a write is one frame`() throws {
    var bus = try bus()
    try bus.put([0x27, 0x00], command: 0x60)
    #expect(
      kernel.calls == [
        .frame(
          command: .init(
            out: [0x60], reads: false, count: 1, hertz: 1_000_000, bits: 8, deselects: 0),
          data: .init(
            out: [0x27, 0x00], reads: false, count: 2, hertz: 1_000_000, bits: 8, deselects: 0))
      ])
  }

  @Test func `a device frames its registers`() throws {
    let target = SPITarget(
      readBit: 0x80, incrementBit: 0x40, addressMask: 0x3f, singleRegisterFrames: false)
    var device = try bus().device(target)
    let run: InlineArray<2, UInt8> = try device.read(0x28)
    #expect(run[1] == 0x29)
    guard case .frame(let command, _) = kernel.calls.last else { throw BusError.unsupported }
    #expect(command.out == [0xe8])
  }

  @Test func `a whole FIFO is one frame of 192 bytes`() throws {
    var bus = try bus()
    #expect(try bus.bytes(192, command: 0xe8).last == 0xe7)
    #expect(kernel.calls.count == 1)
  }

  @Test(arguments: [
    (EMSGSIZE, BusError.Kind.unsupported), (EINVAL, .unsupported), (ETIMEDOUT, .timeout),
    (EIO, .other), (ESHUTDOWN, .other),
  ])
  func `errors keep their number`(code: Int32, kind: BusError.Kind) throws {
    var bus = try bus()
    kernel.force(-EINTR, -code)
    #expect(refusal { try bus.bytes(1, command: 0x8f) } == BusError(kind, code: code))
    kernel.force(-code)
    #expect(refusal { try bus.put([0], command: 0x20) } == BusError(kind, code: code))
  }

  @Test func `settings that the controller refuses are told, and the device closed`() throws {
    kernel.force(0, -EINVAL)
    let error = refusalToOpen {
      _ = try LinuxSPI(path: "/dev/spidev0.0", hertz: 1_000_000, kernel: kernel)
    }
    #expect(error == OpenError(.settings, wire: .spi, path: "/dev/spidev0.0", code: EINVAL))
    #expect(kernel.calls == [.open("/dev/spidev0.0"), .mode(3), .close(7)])
  }
}
