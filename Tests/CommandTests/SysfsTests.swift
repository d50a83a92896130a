// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// GPIO by the files of /sys/class/gpio, and what lines read that nothing drives.
@Suite struct SysfsTests {
  static let board = ["lis331dlh,drdy=gpiochip0:17", "lis331dlh,spi=0.0,cs=gpiochip0:5"]
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: [false, true])
  func otherPeoplesProgram(isVirtual: Bool) throws {
    let program = try CProgram.build("sysfs", in: folder)
    let outcome = try Command.run(
      ["emulate"] + Self.board + (isVirtual ? ["--fast"] : []) + ["--", program, "globs"])
    outcome.expectAllRight(atLeast: 90)
  }

  /// Lines stay exported when the program has ended, for others on the board.
  @Test func severalPrograms() throws {
    let socket = folder.path("board").path
    let script = """
      echo 20 > /sys/class/gpio/export && echo high > /sys/class/gpio/gpio20/direction
      \"$0\" attach \(socket) -- sh -c 'cd / && ls /sys/class/gpio && cat /sys/class/gpio/gpio20/value'
      cat /sys/class/gpio/gpiochip0/label
      """.replacing("\\", with: "")
    let outcome = try Command.run(
      ["emulate", "lis331dlh", "--listen", socket, "--as-board", "pi4", "--", "sh", "-c", script]
        + [Command.binary.path],
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(
      outcome.lines
        == ["export", "gpio20", "gpiochip0", "unexport", "1", "pinctrl-bcm2711"])
    #expect(outcome.status == 0)
  }
}
