// SPDX-License-Identifier: Apache-2.0

import ProofMassLinux
import ProofMassServer

/// A board that is served until a program ends, until its time is over, or until a signal ends the command.
struct BoardService {
  /// A way into the board that the command line names.
  struct Door: Equatable {
    var kind: Server.Door
    var address: SocketAddress

    var description: String {
      switch kind {
      case .programs: "unix:\(address)"
      case .usbredir: "usbredir \(address)"
      case .usbip: "usbip \(address)"
      }
    }
  }

  private let plan: BoardPlan
  private let board: ServedBoard
  private let doors: [Door]
  private let transcriptPipe: TranscriptFile?

  init(
    _ plan: BoardPlan, watchedBy watchers: [any BoardWatcher] = [], doors: [Door] = []
  ) throws(UserError) {
    self.plan = plan
    self.doors = doors
    ProgramDoor.keepSystemTime()
    board = try plan.start()
    for watcher in watchers { board.add(watcher) }
    // If a signal ends this wait for the pipe's reader, nothing has to be removed.
    transcriptPipe = try plan.transcriptPipe()
  }

  /// Serves until the program ends, and returns its status.
  func run(_ program: ProgramRun) throws(UserError) -> ChildProcess.Ending {
    let signals = try asUserError { () throws(SocketError) in try Signals(withProgram: true) }
    // The directory that it creates is removed before signals regain their default action.
    return try run(program, signals)
  }

  private func run(
    _ program: ProgramRun, _ signals: borrowing Signals
  ) throws(UserError) -> ChildProcess.Ending {
    let directory = try PrivateDirectory.make()
    defer { directory.remove() }
    let server = try open()
    let own: String
    if case .unix(let path) = doors.first(where: { $0.kind == .programs })?.address {
      own = absolute(path)
    } else {
      own = directory.reserve("door")
      try asUserError { () throws(SocketError) in
        try server.listen(on: .unix(own), for: .programs)
      }
    }
    let child = try program.start(
      on: server.devices, at: own, isTimeVirtual: board.isTimeVirtual, directory)
    var ending: ChildProcess.Ending?
    var request: EndRequest?
    // By the request that reaches the end; on the system's clock the end comes without one, below.
    board.onEnd = { request = request ?? EndRequest(to: child) }
    defer { board.onEnd = nil }
    do throws(SocketError) {
      try server.run(wake: signals.descriptor) {
        for signal in signals.read() { child.pass(on: signal) }
        ending = child.ending()
        if ending == nil, board.isAtEnd {
          request = request ?? EndRequest(to: child)
          request?.pursue(with: child, on: board)
        }
        return ending != nil
      }
    } catch {
      // The board is no longer served.
      child.end()
      _ = child.wait(signals)
      throw .failure(error.description)
    }
    try finish()
    let last = ending ?? child.wait(signals)
    return request?.ending(of: last) ?? last
  }

  /// Serves until a signal asks for an end.
  ///
  /// - Parameter isListening: Called when clients can connect.
  func run(_ isListening: () -> Void) throws(UserError) {
    let signals = try asUserError { () throws(SocketError) in try Signals(withProgram: false) }
    try run(isListening, signals)
  }

  private func run(
    _ isListening: () -> Void, _ signals: borrowing Signals
  ) throws(UserError) {
    let server = try open()
    isListening()
    try asUserError { () throws(SocketError) in
      try server.run(wake: signals.descriptor) { !signals.read().isEmpty || board.isAtEnd }
    }
    try finish()
  }

  private func open() throws(UserError) -> Server {
    let server = Server(board)
    // For control clients that connect later.
    if doors.contains(where: { $0.kind == .programs }) { board.keepRecent() }
    for door in doors {
      try asUserError { () throws(SocketError) in
        try server.listen(on: door.address, for: door.kind)
      }
    }
    // Not before: a socket in use may be that of a board whose transcript is this file.
    try plan.record(board, to: transcriptPipe)
    return server
  }

  /// Reports the last transactions to the watchers, and throws if one of them failed.
  private func finish() throws(UserError) {
    board.report()
    if let failure = board.failure { throw .failure("the record is incomplete: \(failure)") }
  }
}
