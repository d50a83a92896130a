// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import Synchronization
import Testing

@testable import ProofMassLinux

@Suite struct LinuxI2CTests {
  let kernel = FakeKernel()

  func bus() throws -> LinuxI2C {
    let bus = try LinuxI2C(path: "/dev/i2c-1", kernel: kernel)
    #expect(kernel.calls == [.open("/dev/i2c-1"), .functions])
    kernel.forget()
    return bus
  }

  @Test func `a read is one request of two messages`() throws {
    var bus = try bus()
    #expect(
      try bus.bytes(6, command: 0xa8, from: 0x18) == [0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d])
    #expect(
      kernel.calls == [
        .messages([
          .init(address: 0x18, flags: 0, count: 1, bytes: [0xa8]),
          .init(address: 0x18, flags: 1, count: 6),
        ])
      ])
  }

  /// Nothing is written to a chip of unknown kind.
  @Test func `asking who is there is one message that reads`() throws {
    var bus = try bus()
    #expect(try bus.answers(at: 0x50))
    kernel.force(-ENXIO)
    #expect(try !bus.answers(at: 0x51))
    #expect(
      kernel.calls == [
        .messages([.init(address: 0x50, flags: 1, count: 1)]),
        .messages([.init(address: 0x51, flags: 1, count: 1)]),
      ])
    kernel.force(-ETIMEDOUT)
    #expect(refusal { try bus.answers(at: 0x52) }?.kind == .timeout)
    #expect(refusal { try bus.answers(at: 0x80) } == .unsupported)
  }

  @Test func `a write is one message`() throws {
    var bus = try bus()
    try bus.put([0x27, 0x00, 0x80], command: 0xa0, to: 0x69)
    try bus.put([], command: 0x0f, to: 0x69)
    #expect(
      kernel.calls == [
        .messages([.init(address: 0x69, flags: 0, count: 4, bytes: [0xa0, 0x27, 0x00, 0x80])]),
        .messages([.init(address: 0x69, flags: 0, count: 1, bytes: [0x0f])]),
      ])
  }

  @Test func `a whole FIFO is one burst of 192 bytes`() throws {
    var bus = try bus()
    let bytes = try bus.bytes(192, command: 0xa8, from: 0x68)
    #expect(bytes.count == 192)
    #expect(bytes[191] == 0xe7)  // The value 0x28 + 191.
  }

  @Test func `a message holds 8192 bytes, command included`() throws {
    var bus = try bus()
    #expect(try bus.bytes(8191, command: 0x80, from: 0x18).last == 0xfe)
    try bus.put([UInt8](repeating: 1, count: 8191), command: 0x80, to: 0x18)
    guard case .messages(let last) = kernel.calls.last else { throw BusError.unsupported }
    #expect(last[0].count == 8192)
    kernel.forget()
    for count in [8192, 70_000] {
      #expect(refusal { try bus.bytes(count, command: 0x80, from: 0x18) } == .unsupported)
      #expect(
        refusal { try bus.put([UInt8](repeating: 1, count: count), command: 0, to: 0x18) }
          == .unsupported)
    }
    #expect(kernel.calls == [])
  }

  @Test func `nothing reaches the wire that no chip can mean`() throws {
    var bus = try bus()
    #expect(refusal { try bus.bytes(0, command: 0x0f, from: 0x18) } == .unsupported)
    #expect(refusal { try bus.bytes(1, command: 0x0f, from: 0x80) } == .unsupported)
    #expect(refusal { try bus.put([1], command: 0x20, to: 0x80) } == .unsupported)
    #expect(kernel.calls == [])
  }

  @Test(arguments: [
    (ENXIO, BusError.Kind.noAcknowledge), (EREMOTEIO, .noAcknowledge), (EAGAIN, .arbitrationLost),
    (ETIMEDOUT, .timeout), (EOPNOTSUPP, .unsupported), (EPROTONOSUPPORT, .unsupported),
    (ENOTTY, .unsupported), (ENOSYS, .unsupported), (EINVAL, .unsupported),
    (EMSGSIZE, .unsupported), (EIO, .other), (ENODEV, .other), (EBUSY, .other), (EPROTO, .other),
  ])
  func `an error number becomes a kind and is kept`(code: Int32, kind: BusError.Kind) throws {
    var bus = try bus()
    kernel.force(-code)
    #expect(
      refusal { try bus.bytes(1, command: 0x0f, from: 0x18) } == BusError(kind, code: code))
    kernel.force(-code)
    #expect(refusal { try bus.put([0], command: 0x20, to: 0x18) } == BusError(kind, code: code))
    // The bus still works.
    #expect(try bus.bytes(1, command: 0x0f, from: 0x18) == [0x0f])
  }

  /// As i2c-tiny-usb of Linux 6.12 was seen to answer, in the middle of a transfer and after it.
  @Test(arguments: [EIO, EOPNOTSUPP])
  func `an adapter that no longer does I2C was unplugged`(code: Int32) throws {
    var bus = try bus()
    kernel.state.withLock { $0.functions = 0 }
    kernel.force(-code)
    #expect(
      refusal { try bus.bytes(1, command: 0x0f, from: 0x18) } == BusError(.other, code: ENODEV))
    kernel.force(-code, -ENODEV)
    #expect(
      refusal { try bus.put([0], command: 0x20, to: 0x18) } == BusError(.other, code: ENODEV))
    kernel.force(-ENXIO)
    #expect(
      refusal { try bus.put([0], command: 0x20, to: 0x18) }
        == BusError(.noAcknowledge, code: ENXIO))
  }

  @Test func `a message that was left out is an error`() throws {
    var bus = try bus()
    kernel.force(1)
    #expect(
      refusal { try bus.bytes(1, command: 0x0f, from: 0x18) } == BusError(.other, code: EIO))
    #expect(try bus.bytes(1, command: 0x0f, from: 0x18) == [0x0f])
  }

  @Test func `an interrupted call is made again`() throws {
    kernel.force(-EINTR, 0, -EINTR, -EINTR)
    var bus = try LinuxI2C(path: "/dev/i2c-1", kernel: kernel)
    #expect(
      kernel.calls == [
        .open("/dev/i2c-1"), .open("/dev/i2c-1"), .functions, .functions, .functions,
      ])
    kernel.forget()
    kernel.force(-EINTR, -EINTR)
    #expect(try bus.bytes(1, command: 0x0f, from: 0x18) == [0x0f])
    #expect(kernel.calls.count == 3)
    kernel.force(-EINTR, -EREMOTEIO)
    #expect(
      refusal { try bus.put([0], command: 0x20, to: 0x18) }
        == BusError(.noAcknowledge, code: EREMOTEIO))
  }

  @Test func `a device frames its registers`() throws {
    let target = I2CTarget(address: 0x18, incrementBit: 0x80)
    var device = try bus().device(target)
    #expect(kernel.calls == [.slave(0x18)])
    kernel.forget()
    let run: InlineArray<2, UInt8> = try device.read(0x28)
    #expect(run[1] == 0x29)
    #expect(try device.read(0x0f) == 0x0f)
    #expect(
      kernel.calls == [
        .messages([
          .init(address: 0x18, flags: 0, count: 1, bytes: [0xa8]),
          .init(address: 0x18, flags: 1, count: 2),
        ]),
        .messages([
          .init(address: 0x18, flags: 0, count: 1, bytes: [0x0f]),
          .init(address: 0x18, flags: 1, count: 1),
        ]),
      ])
  }

  @Test func `an address that a kernel driver holds is not to be had`() throws {
    kernel.hold(
      "/sys/bus/i2c/devices/1-000c/driver", "../../../../../bus/i2c/drivers/ak8975")
    var bus = try bus()
    kernel.force(-EBUSY, 0)
    let held = [bus.isHeldByKernel(0x0c), bus.isHeldByKernel(0x18)]
    #expect(held == [true, false])
    kernel.forget()
    let error = refusalToOpen {
      kernel.force(0, 0, -EBUSY)
      _ = try self.bus().device(I2CTarget(address: 0x0c, incrementBit: 0))
    }
    #expect(
      error
        == OpenError(
          .heldByKernel(address: 0x0c, driver: "ak8975"), wire: .i2c, path: "/dev/i2c-1",
          code: EBUSY))
    #expect(
      error?.description
        == "0x0c on /dev/i2c-1 is held by the kernel driver ak8975: "
        + "release it with `echo 1-000c | sudo tee /sys/bus/i2c/drivers/ak8975/unbind`")
    // The bus is closed, because no device was made from it.
    #expect(kernel.calls.last == .close(7))
  }

  @Test func `a holder without a name still has an address`() throws {
    var bus = try bus()
    kernel.force(-EBUSY)
    #expect(
      refusalToOpen { try bus.claim(0x69) }?.description
        == "0x69 on /dev/i2c-1 is held by a kernel driver: unbind it, see "
        + "/sys/bus/i2c/devices/1-0069/driver")
    #expect(
      kernel.calls == [.slave(0x69), .linkTarget("/sys/bus/i2c/devices/1-0069/driver")])
  }

  @Test func `a bus is closed once, when its owner is gone`() throws {
    func use() throws {
      var bus = try bus()
      _ = try bus.bytes(1, command: 0x0f, from: 0x18)
      var device = try bus.device(I2CTarget(address: 0x18, incrementBit: 0x80))
      _ = try device.read(0x0f)
      #expect(!kernel.calls.contains(.close(7)))
    }
    try use()
    #expect(kernel.calls.filter { $0 == .close(7) }.count == 1)
  }
}
