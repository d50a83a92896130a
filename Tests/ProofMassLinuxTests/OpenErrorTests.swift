// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import Testing

@testable import ProofMassLinux

@Suite struct OpenErrorTests {
  @Test(arguments: [
    (
      ENOENT, OpenError.Reason.missing,
      "/dev/i2c-1 does not exist: `sudo raspi-config` enables I2C on a Raspberry Pi, "
        + "`sudo modprobe i2c-dev` elsewhere; `ls /dev/i2c-*` shows the buses"
    ),
    (
      EACCES, .permission,
      "no permission to open /dev/i2c-1: `sudo usermod -aG i2c $USER`, then log in again"
    ),
    (EMFILE, .other, "cannot use /dev/i2c-1: Too many open files, error 24"),
    (EISDIR, .notABus, "/dev/i2c-1 is not an I2C adapter: name a number or /dev/i2c-N"),
  ])
  func `I2C that does not open says what to do`(
    code: Int32, reason: OpenError.Reason, line: String
  ) {
    let kernel = FakeKernel()
    kernel.force(-code)
    let error = refusalToOpen {
      _ = try LinuxI2C(path: "/dev/i2c-1", kernel: kernel)
    }
    #expect(error == OpenError(reason, wire: .i2c, path: "/dev/i2c-1", code: code))
    #expect(error?.description == line)
    // There is nothing to close.
    #expect(kernel.calls == [.open("/dev/i2c-1")])
  }

  @Test(arguments: [
    (
      ENOENT,
      "/dev/spidev0.0 does not exist: `sudo raspi-config` enables SPI on a Raspberry Pi, "
        + "the device tree elsewhere; `ls /dev/spidev*` shows the devices"
    ),
    (
      EACCES,
      "no permission to open /dev/spidev0.0: `sudo usermod -aG spi $USER`, then log in again"
    ),
  ])
  func `SPI that does not open says what to do`(code: Int32, line: String) {
    let kernel = FakeKernel()
    kernel.force(-code)
    let error = refusalToOpen {
      _ = try LinuxSPI(path: "/dev/spidev0.0", hertz: 1, kernel: kernel)
    }
    #expect(error?.description == line)
  }

  @Test func `another device than a bus is told apart and closed`() {
    let kernel = FakeKernel()
    kernel.force(0, -ENOTTY)
    let error = refusalToOpen {
      _ = try LinuxI2C(path: "/dev/tty", kernel: kernel)
    }
    #expect(error?.description == "/dev/tty is not an I2C adapter: name a number or /dev/i2c-N")
    #expect(kernel.calls == [.open("/dev/tty"), .functions, .close(7)])
  }

  @Test func `every line is one line`() {
    let reasons: [OpenError.Reason] = [
      .missing, .permission, .notABus, .heldByKernel(address: 0x18, driver: "st_accel_i2c"),
      .heldByKernel(address: 0x18, driver: nil), .settings, .other,
    ]
    for reason in reasons {
      for path in ["/dev/i2c-1", "/dev/sensors"] {
        let line = OpenError(reason, wire: .i2c, path: path, code: EIO).description
        #expect(!line.contains("\n"))
        #expect(line.contains(path))
      }
    }
  }
}

@Suite struct RemedyTests {
  @Test func `a chip that does not answer`() {
    #expect(
      BusError(.noAcknowledge, code: EREMOTEIO).remedy(address: 0x18, on: "/dev/i2c-1")
        == "nothing answers at 0x18 on /dev/i2c-1: check supply, SDA and SCL, the level of the "
        + "address pin (SA0, SDO, CAD) and that CS is high; "
        + "`proofmass detect --bus 1` lists what answers")
  }

  @Test(arguments: [
    (BusError.arbitrationLost, "another controller"), (.timeout, "power cycle"),
    (.unsupported, "i2cdetect -F"), (BusError(.other, code: EIO), "error 5"),
  ])
  func `other failures`(error: BusError, words: String) {
    let line = error.remedy(address: 0x0c, on: "/dev/i2c-1")
    #expect(line.contains(words))
    #expect(line.contains("0x0c on /dev/i2c-1"))
  }

  @Test func `an adapter that was unplugged`() {
    #expect(
      BusError(.other, code: ENODEV).remedy(address: 0x18, on: "/dev/i2c-3")
        == "/dev/i2c-3 has gone while in use: plug its adapter in again; `ls /dev/i2c-*` shows the "
        + "numbers, of which it may get another")
  }

  @Test func `SPI has no addresses`() {
    #expect(
      BusError(.unsupported, code: EMSGSIZE).remedy(address: nil, on: "/dev/spidev0.0")
        == "the bus cannot do this at /dev/spidev0.0 (Message too long, error 90): "
        + "spidev takes 4096 bytes a call (its parameter bufsiz)")
  }
}
