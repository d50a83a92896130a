// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassLinux
import ProofMassSystem

/// A monitor on the terminal, until its end.
struct MonitorLoop: ~Copyable {
  private var terminal: Terminal
  private var monitor: Monitor
  private let board: WatchedBoard
  private let ability: TerminalAbility
  private var reader = KeyReader()
  /// Messages during sampling, which the screen has shown briefly.
  private var messages: [String] = []
  /// The terminal's content, once it has accepted all output; nil where it is not known.
  private var shown: Screen?

  init(
    _ terminal: consuming Terminal, _ board: WatchedBoard, _ ability: TerminalAbility
  ) {
    self.terminal = terminal
    self.board = board
    self.ability = ability
    monitor = Monitor(board)
  }

  /// Runs until `q`, a signal, the end of --duration, or the loss of the terminal.
  ///
  /// - Returns: Messages for standard error.
  consuming func run() throws(UserError) -> [String] {
    try asUserError { () throws(FileError) in try terminal.enter() }
    Console.hold()
    var failure: UserError?
    do throws(UserError) { try loop() } catch { failure = error }
    terminal.leave()
    let held = messages + Console.release()
    // Last: a recording is completed even if the terminal is gone.
    let words = held + monitor.finish()
    if let failure {
      for line in held { Console.say(line) }
      throw failure
    }
    return words
  }

  private mutating func loop() throws(UserError) {
    var next = board.clock.now()
    while !monitor.isDone, !StopSignals.haveCome {
      draw()
      try takeKeys()
      guard !terminal.isGone, !monitor.isDone else { return }
      if let end = board.end, board.clock.now() >= end { return }
      let now = board.clock.now()
      if monitor.isStill {
        terminal.wait(milliseconds: 50)
        next = now
        continue
      }
      // Frames that were missed, because the process paused or the bus was slow, are not repeated.
      next = max(next, now.advanced(byNanoseconds: -50_000_000))
        .advanced(byNanoseconds: Int64(Monitor.interval * 1e9))
      monitor.sample(until: min(next, board.end ?? next))
      for line in Console.takeHeld() where messages.count < 100 {
        messages.append(line)
        monitor.say(line)
      }
    }
  }

  private mutating func takeKeys() throws(UserError) {
    for key in reader.keys(terminal.read()) {
      switch key {
      case .control("z"): try suspend()
      case .control("l"): shown = nil
      case .character("s"): monitor.say(snapshot())
      default: monitor.press(key)
      }
    }
    if Terminal.takeSuspension() { try suspend() }
    if Terminal.takeContinuation() {
      // The shell that continued the process may have set the terminal's modes.
      try asUserError { () throws(FileError) in try terminal.enter() }
      shown = nil
    }
  }

  private mutating func suspend() throws(UserError) {
    try asUserError { () throws(FileError) in try terminal.suspend() }
    _ = Terminal.takeContinuation()
    shown = nil
  }

  /// Draws the changes. A terminal that has not accepted the last frame yet skips this one; in virtual time,
  /// this waits for it.
  private mutating func draw() {
    while !terminal.flush() {
      if board.clock.isReal || StopSignals.haveCome || terminal.isGone { return }
      terminal.wait(milliseconds: 50)
    }
    let size = terminal.size
    let screen = monitor.state.draw(width: size.columns, height: size.rows)
    terminal.write(screen.changes(since: shown, ability))
    shown = screen
  }

  /// Writes the displayed screen to a new file.
  private func snapshot() -> String {
    guard let shown else { return "nothing is shown yet" }
    let name = Monitor.freeName("txt") { FileManager.default.fileExists(atPath: $0) }
    do throws(FileError) {
      try ByteFile(writing: name).write(Array(shown.text.utf8))
      return "this screen is in \(name)"
    } catch { return "no snapshot: \(error)" }
  }
}
