// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import Synchronization
import Testing

@testable import ProofMassLinux

@Suite struct GPIONameTests {
  @Test(arguments: [
    ("gpiochip0:17", 0, 17), ("/dev/gpiochip4:0", 4, 0), ("gpiochip10:65535", 10, 65535),
  ])
  func `a chip and a line`(text: String, chip: Int, line: Int) {
    let name = GPIOName(text)
    #expect(name == GPIOName(chip: chip, line: line))
    #expect(name?.path == "/dev/gpiochip\(chip)")
    #expect(name?.description == "gpiochip\(chip):\(line)")
  }

  @Test(arguments: [
    "", "17", "gpiochip0", "gpiochip0:", "gpiochip:17", "gpiochip0:17:1", "gpiochip0:-1",
    "gpiochip0:+1", "gpiochip+0:1", "gpiochip0:65536", "gpiochip0:1 ", "/sys/gpiochip0:1",
    "GPIO17", "gpiochip0:GPIO17",
  ])
  func `anything else`(text: String) { #expect(GPIOName(text) == nil) }
}

@Suite struct GPIOLineTests {
  private static let name = GPIOName(chip: 0, line: 17)

  /// A struct gpio_v2_line_event of a rising edge, little-endian.
  private static func event(at time: UInt32, number: UInt8) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: time >> ($0 * 8)) }
    return bytes + [0, 0, 0, 0, 1, 0, 0, 0, 17, 0, 0, 0, number, 0, 0, 0, number, 0, 0, 0]
      + Array(repeating: 0, count: 24)
  }

  @Test(arguments: [(false, UInt64(0x14)), (true, 0x16)])
  func `a line is taken as an input with edges`(isActiveLow: Bool, flags: UInt64) throws {
    let kernel = FakeKernel()
    do {
      _ = try GPIOLine(Self.name, isActiveLow: isActiveLow, kernel: kernel)
    }
    // The chip's own descriptor is closed.
    #expect(
      kernel.calls == [
        .open("/dev/gpiochip0"), .gpioChip,
        .gpioLine(line: 17, flags: flags, kept: 64, consumer: "proofmass"), .close(7), .close(9),
      ])
  }

  @Test func `edges come one by one, with their times`() throws {
    let kernel = FakeKernel()
    kernel.state.withLock {
      $0.edges = [(500, Self.event(at: 500, number: 1)), (900, Self.event(at: 900, number: 2))]
    }
    var line = try GPIOLine(Self.name, isActiveLow: false, kernel: kernel)
    kernel.forget()
    #expect(try line.waitForEdge(until: Instant(nanoseconds: 400)) == nil)
    #expect(kernel.calls == [.awaitInput(9, 400)])
    #expect(
      try line.waitForEdge(until: Instant(nanoseconds: 1000)) == Instant(nanoseconds: 500))
    #expect(kernel.calls.last == .read(9, count: 48))
    // The second edge occurs between two waits.
    kernel.state.withLock { $0.now = 2000 }
    #expect(try line.waitForEdge(until: Instant(nanoseconds: 0)) == Instant(nanoseconds: 900))
    #expect(try line.waitForEdge(until: Instant(nanoseconds: 3000)) == nil)
    #expect(line.lostEdges == 0)
  }

  @Test func `what the kernel could not keep is counted`() throws {
    let kernel = FakeKernel()
    kernel.state.withLock {
      $0.edges = [3, 4, 10].map { (0, Self.event(at: UInt32($0), number: $0)) }
    }
    var line = try GPIOLine(Self.name, isActiveLow: false, kernel: kernel)
    #expect(try line.waitForEdge(until: Instant(nanoseconds: 0)) == Instant(nanoseconds: 3))
    #expect(line.lostEdges == 2)
    _ = try line.waitForEdge(until: Instant(nanoseconds: 0))
    #expect(line.lostEdges == 2)
    _ = try line.waitForEdge(until: Instant(nanoseconds: 0))
    #expect(line.lostEdges == 7)
  }

  @Test(arguments: [false, true])
  func `the level`(isActive: Bool) throws {
    let kernel = FakeKernel()
    kernel.state.withLock { $0.lineIsActive = isActive }
    var line = try GPIOLine(Self.name, isActiveLow: false, kernel: kernel)
    #expect(try line.isActive() == isActive)
    #expect(kernel.calls.last == .gpioValues(mask: 1))
  }

  @Test func `a signal does not end a wait`() throws {
    let kernel = FakeKernel()
    kernel.state.withLock { $0.edges = [(5, Self.event(at: 5, number: 1))] }
    var line = try GPIOLine(Self.name, isActiveLow: false, kernel: kernel)
    kernel.force(-EINTR, -EINTR, 0, -EINTR)
    #expect(try line.waitForEdge(until: Instant(nanoseconds: 9)) == Instant(nanoseconds: 5))
  }

  @Test func `a line that is gone throws, and can be asked again`() throws {
    let kernel = FakeKernel()
    kernel.state.withLock { $0.edges = [(5, Self.event(at: 5, number: 1))] }
    var line = try GPIOLine(Self.name, isActiveLow: false, kernel: kernel)
    kernel.force(1, -ENODEV)
    do {
      _ = try line.waitForEdge(until: Instant(nanoseconds: 9))
      Issue.record("no error")
    } catch { #expect(error == BusError(.other, code: ENODEV)) }
    #expect(try line.waitForEdge(until: Instant(nanoseconds: 9)) == Instant(nanoseconds: 5))
  }

  @Test(arguments: [
    (
      [-ENOENT], OpenError.Reason.missing,
      "/dev/gpiochip0 does not exist: `ls /dev/gpiochip*` shows the chips"
    ),
    (
      [-EACCES], .permission,
      "no permission to open /dev/gpiochip0: `sudo usermod -aG gpio $USER`, then log in again"
    ),
    (
      [0, -ENOTTY], .notABus,
      "/dev/gpiochip0 is not a GPIO chip: name a line like gpiochip0:17"
    ),
    (
      [0, 0, -EBUSY], .lineInUse(17, by: nil),
      "line 17 of /dev/gpiochip0 is in use by another process: release it, or wire another line"
    ),
    (
      [0, 0, -ENXIO], .settings,
      "/dev/gpiochip0 does not tell edges of this line (No such device or address, error 6): "
        + "take a line with an interrupt, and Linux 5.10 or newer"
    ),
    ([0, 0, -EMFILE], .other, "cannot use /dev/gpiochip0: Too many open files, error 24"),
  ])
  func `a line that is not to be had says what to do`(
    results: [Int32], reason: OpenError.Reason, words: String
  ) {
    let kernel = FakeKernel()
    kernel.state.withLock { $0.results = results }
    let error = refusalToOpen {
      _ = try GPIOLine(Self.name, isActiveLow: false, kernel: kernel)
    }
    #expect(error?.reason == reason)
    #expect(error?.description == words)
  }

  @Test func `who has a line is said`() {
    let kernel = FakeKernel()
    kernel.state.withLock {
      $0.results = [0, 0, -EBUSY]
      $0.lineUser = "spi0 CS0"
    }
    let error = refusalToOpen {
      _ = try GPIOLine(Self.name, isActiveLow: false, kernel: kernel)
    }
    #expect(
      error?.description
        == "line 17 of /dev/gpiochip0 is in use by spi0 CS0: release it, or wire another line")
    #expect(kernel.calls.suffix(2) == [.gpioInfo(line: 17), .close(7)])
  }

  @Test func `a line beyond the last`() {
    let kernel = FakeKernel()
    let error = refusalToOpen {
      _ = try GPIOLine(GPIOName(chip: 0, line: 54), isActiveLow: false, kernel: kernel)
    }
    #expect(
      error?.description
        == "/dev/gpiochip0 has no line 54, only 0 to 53: `gpioinfo` lists them")
    #expect(kernel.calls == [.open("/dev/gpiochip0"), .gpioChip, .close(7)])
  }

  @Test func `a machine without that chip`() {
    let error = refusalToOpen { _ = try GPIOLine(GPIOName(chip: 999, line: 0)) }
    #expect(error?.reason == .missing)
  }
}
