// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassFusion
import ProofMassPhysics
import Testing

@testable import proofmass

/// The monitor's screens and keys on an emulated board in virtual time, without a terminal.
@Suite struct MonitorScreenTests {
  private struct Watched {
    let board: WatchedBoard
    var monitor: Monitor

    init(_ arguments: String...) throws {
      board = try MonitorVerb.parse(["--fast"] + arguments).board()
      monitor = Monitor(board)
    }

    var circuit: Circuit { get throws { try #require(board.circuit) } }

    mutating func run(_ seconds: Double) {
      for _ in 0..<Int((seconds / Monitor.interval).rounded()) {
        monitor.sample(until: board.clock.now().advanced(byNanoseconds: 50_000_000))
      }
    }

    mutating func press(_ keys: Key...) { for key in keys { monitor.press(key) } }

    func text(width: Int = 80, height: Int = 24) -> String {
      monitor.state.draw(width: width, height: height).text
    }

    func sensor(_ quantity: Quantity) throws -> SensorView {
      try #require(monitor.state.sensor(quantity))
    }
  }

  /// All pages of a board that tumbles, at three sizes.
  @Test(arguments: [(120, 40), (80, 24), (40, 20)])
  func goldenScreens(width: Int, height: Int) throws {
    var watched = try Watched("--scenario", "tumble", "--seed", "7")
    watched.run(4)
    var screens = ""
    for key in "12345?" {
      watched.press(.character(key.unicodeScalars[key.unicodeScalars.startIndex]))
      watched.run(0.1)
      let text = watched.text(width: width, height: height)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == height + 1)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
      screens += text + String(repeating: "=", count: width) + "\n"
    }
    try Golden.compare(screens, with: "monitor-\(width)x\(height).txt")
  }

  @Test func theGuideShowsAScreen() throws {
    let screens = try String(
      contentsOf: Golden.fixtures.appending(path: "monitor-80x24.txt"), encoding: .utf8)
    let screen = try #require(screens.split(separator: String(repeating: "=", count: 80)).first)
    let guide = Golden.fixtures.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/proofmass/Guides.docc/Watching.md")
    #expect(try String(contentsOf: guide, encoding: .utf8).contains("```\n\(screen)```\n"))
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 50), (10, 3), (20, 8), (500, 300)])
  func anySizeIsDrawn(width: Int, height: Int) throws {
    var watched = try Watched()
    watched.run(0.5)
    for key in ["1", "2", "3", "4", "5", "?"] as [Unicode.Scalar] {
      watched.press(.character(key))
      watched.run(0.05)
      #expect(!watched.text(width: width, height: height).isEmpty)
    }
  }

  @Test func ratesAreMeasured() throws {
    var watched = try Watched("lis331dlh,rate=400", "l3g4200d,rate=200", "ak8975,rate=20")
    watched.run(5)
    let rates = try Quantity.allCases.map { try #require(watched.sensor($0).rate) }
    // A gyroscope's clock may be 15 % off.
    #expect(abs(rates[0] - 400) < 20 && abs(rates[1] - 200) < 30)
    // The attitude takes the compass as fast as it goes.
    #expect(abs(rates[2] - 100) < 2)
  }

  @Test func arrowsTiltTheBoard() throws {
    var watched = try Watched("--sensing", "ideal")
    watched.run(1)
    watched.press(.right, .right, .right, .right, .up, .up)
    watched.run(2)
    let value = try #require(watched.sensor(.acceleration).value)
    // 22.36° about an axis between x and y: right and top are down.
    #expect(abs(value.x + 0.3402) < 0.005 && abs(value.y + 0.1701) < 0.005)
    #expect(abs(value.z - 0.9248) < 0.005)
    let attitude = try #require(watched.monitor.state.attitude.shown)
    #expect(abs(attitude.angle(to: .identity) * 180 / .pi - 22.36) < 0.5)
    watched.press(.left, .left, .left, .left, .down, .down)
    watched.run(2)
    #expect(try #require(watched.sensor(.acceleration).value).z > 0.995)
  }

  @Test func shakesAreCounted() throws {
    var watched = try Watched("--sensing", "ideal")
    watched.run(1)
    watched.press(.character("x"))
    watched.run(3)
    #expect(watched.monitor.state.attitude.shakes == 1)
    #expect(watched.monitor.state.attitude.lastShake?.axis == "x")
    #expect(watched.monitor.state.attitude.orientation == .faceUp)
    watched.press(.character("r"))
    #expect(watched.monitor.state.attitude.shakes == 0)
  }

  @Test func aDropIsAFreeFall() throws {
    var watched = try Watched("--sensing", "ideal")
    watched.run(1)
    watched.press(.character("d"))
    watched.run(2)
    #expect(try #require(watched.sensor(.acceleration).statistics.magnitude).minimum < 0.05)
  }

  @Test func scenariosFollowEachOther() throws {
    var watched = try Watched("--sensing", "ideal")
    watched.run(0.5)
    var names: [String] = []
    for _ in 0..<3 {
      watched.press(.character("n"))
      names.append(String(watched.monitor.state.words?.prefix { $0 != ":" } ?? ""))
      watched.run(1)
    }
    let known = try Command.run(["scenarios"]).lines
    for (name, line) in zip(names, known) { #expect(line.hasPrefix(name)) }
  }

  @Test func noiseOffAndOn() throws {
    var watched = try Watched()
    watched.run(1)
    let noisy = try #require(watched.sensor(.angularRate).value)
    watched.press(.character("o"))
    watched.run(1)
    let still = try #require(watched.sensor(.angularRate).value)
    #expect(noisy.magnitude > 0.1 && still.magnitude < 0.002)
    #expect(abs(try #require(watched.sensor(.acceleration).value).z - 1) < 0.004)
    #expect(watched.text().contains("NO NOISE"))
    watched.press(.character("o"))
    watched.run(1)
    let again = try #require(watched.sensor(.angularRate).value)
    // The same part as before.
    #expect((again - noisy).magnitude < 0.05)
    var ideal = try Watched("--sensing", "ideal")
    ideal.press(.character("o"))
    #expect(ideal.text().contains("leave --sensing ideal out"))
  }

  @Test func zeroAndReset() throws {
    var watched = try Watched("--sensing", "ideal")
    watched.run(1)
    watched.press(.character("z"))
    watched.run(1)
    #expect(try #require(watched.sensor(.acceleration).value) == .zero)
    #expect(watched.text().contains("ZERO"))
    watched.press(.right)
    watched.run(1)
    let tilted = try watched.sensor(.acceleration)
    #expect(abs(try #require(tilted.value).x + 0.0872) < 0.005)
    #expect(try #require(tilted.statistics.magnitude).minimum == 0)
    watched.press(.character("z"))
    watched.run(1)
    #expect(try #require(watched.sensor(.acceleration).value).z > 0.99)
    watched.press(.character("r"))
    watched.run(0.2)
    #expect(try #require(watched.sensor(.acceleration).statistics.magnitude).minimum > 0.99)
  }

  @Test func pauseHoldsWhatIsShown() throws {
    var watched = try Watched("--scenario", "tumble")
    watched.run(2)
    watched.press(.character(" "))
    let shown = watched.text()
    #expect(shown.contains("PAUSED") && watched.monitor.isStill)
    watched.run(1)
    #expect(watched.text() == shown)
    // Pages are turned meanwhile.
    watched.press(.character("2"))
    #expect(watched.text().contains("orientation"))
    watched.press(.character(" "))
    #expect(!watched.text().contains("PAUSED") && !watched.monitor.isStill)
  }

  @Test func pagesTurn() throws {
    var watched = try Watched()
    var pages: [MonitorState.Page] = []
    for key in [.tab, .tab, .backTab, .character("?"), .escape, .backTab, .backTab] as [Key] {
      watched.press(key)
      pages.append(watched.monitor.state.page)
    }
    #expect(pages == [.attitude, .gMeter, .attitude, .help, .attitude, .axes, .help])
    watched.press(.control("c"))
    #expect(watched.monitor.isDone)
  }

  // MARK: The horizon

  private static let height = 16

  private func horizon(_ up: Axes<Double>) -> Screen {
    var screen = Screen(width: 2 * Self.height, height: Self.height)
    Horizon(up: up, height: Self.height).draw(into: &screen, 0, 0)
    return screen
  }

  /// Level: sky above and ground below, with colours, and with dots without.
  @Test func skyAndGround() {
    let screen = horizon([0, 0, 1])
    for (row, style, other) in [(3, Style.sky, Style.ground), (12, .ground, .sky)] {
      for x in [8, 24] {
        #expect(screen[x, row].style.contains(style) && !screen[x, row].style.contains(other))
        #expect((screen[x, row].scalar == " ") == (style == .sky))
      }
    }
    // Outside of the ring is neither.
    #expect(screen[0, 0] == Screen.Cell())
    let ability = TerminalAbility(hasColour: true) { _ in "en_GB.UTF-8" }
    let coloured = String(decoding: screen.changes(since: nil, ability), as: UTF8.self)
    #expect(coloured.contains(";48;5;24m") && coloured.contains(";48;5;94m"))
    let least = String(
      decoding: screen.changes(since: nil, TerminalAbility(hasColour: false) { _ in nil }),
      as: UTF8.self)
    #expect(!least.contains("48;5") && least.contains("::::::"))
  }

  /// Lines at each 10°: level, the ten degrees are 5.6 dots, or 1.4 rows, from the middle.
  @Test func thePitchLadder() {
    let rows = horizon([0, 0, 1]).text.split(separator: "\n", omittingEmptySubsequences: false)
    let labels = rows.map { line in Int(line.filter { "-0123456789".contains($0) }) }
    for (row, degrees) in [(3, 30), (5, 20), (6, 10), (9, -10), (10, -20), (12, -30)] {
      #expect(labels[row] == degrees, "\(rows.joined(separator: "\n"))")
    }
    // With the top 20° up the wings are at 20, with the bottom up at -20.
    for sign in [1.0, -1] {
      let (sine, cosine) = Series.sineAndCosine(20 * sign * .pi / 180)
      let screen = horizon([0, sine, cosine])
      let middle = [7, 8].map { row in
        (0..<screen.width).map { String(screen[$0, row].scalar) }.joined()
      }
      #expect(middle.joined().contains(sign > 0 ? " 20" : "-20"), "\(screen.text)")
      #expect(screen[16, sign > 0 ? 13 : 2].style.contains(sign > 0 ? .ground : .sky))
    }
    // Rolled by 90°, the ground is at the right or left.
    #expect(horizon([1, 0, 0])[4, 8].style.contains(.ground))
    #expect(horizon([-1, 0, 0])[27, 8].style.contains(.ground))
    // Straight up there is only sky.
    #expect(horizon([0, 1, 0]).cells.allSatisfy { !$0.style.contains(.ground) })
  }

  // MARK: Registers

  @Test func registersAreReadWithoutAnEffect() throws {
    var watched = try Watched("lis331dlh", "--sensing", "ideal")
    watched.press(.character("4"))
    watched.run(2)
    let rows = watched.monitor.state.registers.rows
    #expect(rows.first { $0.facts.name == "WHO_AM_I" }?.value == 0x32)
    #expect(rows.first { $0.facts.name == "CTRL_REG1" }?.value == 0x2F)
    #expect(rows.first { $0.facts.name == "OUT_Z_H" }?.value == 0x10)
    // Not one sample was taken away from the driver, and no transaction was made.
    #expect(try watched.sensor(.acceleration).lost == 0)
    #expect(abs(try #require(watched.sensor(.acceleration).rate) - 100) < 5)
    #expect(watched.monitor.state.registers.transactions.allSatisfy { !$0.contains("OUT_") })
    #expect(watched.text().contains("read  STATUS_REG 0f 00 00 00 00 00 10"))
  }

  @Test func changedBitsAreLitForASecond() throws {
    var watched = try Watched("lis331dlh", "--sensing", "ideal")
    watched.press(.character("4"))
    watched.run(2)
    func high() throws -> RegisterView.Row {
      try #require(watched.monitor.state.registers.rows.first { $0.facts.name == "OUT_Z_H" })
    }
    #expect(try high().changed == 0)
    try watched.circuit.change { $0.specificForce = [0, 0, 2] }
    watched.run(0.5)
    #expect(try high().value == 0x20 && high().changed == 0x30)
    #expect(watched.text().contains("0x20 00100000*"))
    watched.run(1.1)
    #expect(try high().changed == 0)
  }

  @Test func theNextChipAndScrolling() throws {
    var watched = try Watched()
    watched.press(.character("4"), .character("c"))
    watched.run(0.1)
    #expect(watched.text().contains(" L3G4200D  0x68"))
    watched.press(.pageDown, .pageDown)
    #expect(watched.text().contains("INT1_DURATION") && !watched.text().contains("WHO_AM_I"))
    watched.press(.pageUp, .pageUp, .pageUp)
    #expect(watched.text().contains("WHO_AM_I"))
    watched.press(.character("c"), .character("c"))
    watched.run(0.1)
    #expect(watched.text().contains(" LIS331DLH  0x18"))
  }

  // MARK: Failures

  @Test func aChipThatVanishesAndComesBack() throws {
    var watched = try Watched()
    watched.run(1)
    try watched.circuit.fail(.noAddressAcknowledge, when: { $0.target == .i2c(0x18) })
    watched.run(1)
    #expect(watched.text().contains("no samples: nothing answers at 0x18"))
    #expect(try watched.sensor(.angularRate).failure == nil)
    try watched.circuit.repair()
    watched.run(3)
    #expect(try watched.sensor(.acceleration).failure == nil)
    #expect(abs(try #require(watched.sensor(.acceleration).rate) - 100) < 5)
    #expect(!watched.text().contains("no samples"))
  }
}
