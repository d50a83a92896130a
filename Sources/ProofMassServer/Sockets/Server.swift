// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassEmulation

/// Serves a board to whoever connects, on one thread.
///
/// Nobody can make the others wait: a connection that does not take its answers is not asked for
/// more, one that asks for much takes turns with the others, and one that breaks its protocol is closed.
package final class Server {
  package enum Door: Sendable {
    /// Frames for programs, or a control protocol in JSON Lines; the first byte tells.
    case programs
    /// An I2C adapter behind usbredir, for QEMU.
    case usbredir
    /// An I2C adapter behind USB/IP.
    case usbip
  }

  private let board: ServedBoard
  private let files: OpenFiles
  private var listeners: [(listener: Listener, door: Door)] = []
  private var connections: [Connection] = []
  /// Whether the system had no room for another connection: until one goes, or a while later, they
  /// wait in a queue.
  private var isFull = false

  private static let mostConnections = 4096
  /// When to try again after the system had no room, which others may have taken, in nanoseconds.
  private static let retry: Int64 = 100_000_000

  package init(_ board: ServedBoard) {
    self.board = board
    files = OpenFiles(board.circuit)
  }

  /// What programs can open.
  package var devices: [ServedDevice] { files.devices }

  /// Listens from now on; serves once it runs.
  package func listen(on address: SocketAddress, for door: Door) throws(SocketError) {
    listeners.append((try Listener(address), door))
  }

  /// Serves until `isOver`, which is asked whenever the descriptor `wake` has something to read.
  package func run(wake: Int32, isOver: () -> Bool) throws(SocketError) {
    var lastEvent = systemTime()
    while true {
      var polled = descriptors(wake)
      let isPatient = systemTime() - lastEvent < Frame.patience
      let isBusy = connections.contains { $0.state == .busy }
      let count = awaitInput(&polled, atMost: isPatient || isBusy ? 0 : rest)
      guard count > 0 || isBusy && count == 0 else {
        announce()
        guard count == 0 || count == -EINTR else {
          throw SocketError("wait for connections", code: -count)
        }
        // On a single processor the other side needs it.
        if isPatient { sched_yield() } else { isFull = false }
        continue
      }
      serve(polled[(1 + listeners.count)...])
      for (index, polled) in polled[1...].prefix(listeners.count).enumerated()
      where polled.revents != 0 {
        accept(listeners[index])
      }
      announce()
      if polled[0].revents != 0, isOver() { return end() }
      lastEvent = systemTime()
    }
  }

  /// A frame that was never ended is seen by the watchers all the same.
  private func end() {
    board.circuit.deselect()
    board.report()
  }

  /// What to wait for: `wake`, the listeners, the connections.
  private func descriptors(_ wake: Int32) -> [pollfd] {
    var descriptors = [pollfd(fd: wake, events: Int16(POLLIN), revents: 0)]
    let accepts = !isFull && connections.count < Self.mostConnections
    for (listener, _) in listeners {
      descriptors.append(
        pollfd(fd: listener.number, events: Int16(accepts ? POLLIN : 0), revents: 0))
    }
    for connection in connections {
      let events =
        switch connection.state {
        case .receiving, .over: POLLIN
        case .sending: POLLOUT
        case .busy: 0 as Int32
        }
      descriptors.append(pollfd(fd: connection.number, events: Int16(events), revents: 0))
    }
    return descriptors
  }

  /// How long to sleep if nobody says anything, in nanoseconds; nil for ever.
  private var rest: Int64? {
    // Where time passes by itself, lines change by themselves.
    let next = board.isManual ? nil : board.lines.rest()
    guard isFull else { return next }
    return min(next ?? .max, Self.retry)
  }

  /// Tells who holds lines that there are edges to be read.
  private func announce() {
    guard board.lines.areHeld else { return }
    board.lines.collect()
    for connection in connections { connection.announce() }
  }

  private func serve(_ polled: ArraySlice<pollfd>) {
    var someAreOver = false
    // Those that have hung up first: what they held is free for those that come after them.
    for hasHungUp in [true, false] {
      for (connection, polled) in zip(connections, polled)
      where (polled.revents != 0 || connection.state == .busy)
        && (polled.revents & Int16(POLLHUP) != 0) == hasHungUp
      {
        proceed(connection)
        if connection.state == .over { someAreOver = true }
      }
    }
    guard someAreOver else { return }
    connections.removeAll { $0.state == .over }
    isFull = false
  }

  private func accept(_ place: (listener: Listener, door: Door)) {
    do throws(SocketError) {
      guard let socket = try place.listener.accept() else { return }
      let connection = Connection(socket, session(behind: place.door))
      proceed(connection)
      if connection.state != .over { connections.append(connection) }
    } catch { isFull = true }
  }

  /// Reports at once: what all connections do in one round may be more than the circuit's log keeps.
  private func proceed(_ connection: Connection) {
    connection.proceed()
    board.report()
  }

  private func session(behind door: Door) -> any Session {
    switch door {
    case .programs: ProgramSession(board, files)
    case .usbredir: USBRedirSession(board)
    case .usbip: USBIPSession(board)
    }
  }
}
