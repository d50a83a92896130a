// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassEmulation

/// Serves a board to clients at sockets, on one thread.
///
/// No client can block the others: further requests on a connection are carried out only when it reads its
/// answers, a connection with many requests takes turns with the others, and one that violates its protocol
/// is closed.
package final class Server {
  /// A way into the board: the protocol that a socket speaks.
  package enum Door: Sendable {
    /// Frames, or the control protocol in JSON Lines; the first byte selects one.
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
  /// Whether the system had no resources for another connection. New ones then wait in the
  /// listener's queue until one ends, or for a while.
  private var isFull = false
  private var polling = Patience()
  /// The longest time without asking whether it is over, in nanoseconds; nil for any.
  package var heartbeat: Int64?
  /// The buffer for the bytes of one receive call.
  private var room = [UInt8](repeating: 0, count: Connection.chunk)

  private static let mostConnections = 4096
  /// The time after which the server tries again to accept connections, in nanoseconds.
  private static let retry: Int64 = 100_000_000
  /// The time between two checks on the users of a board that is at its end, in nanoseconds.
  private static let look: Int64 = 1_000_000

  /// Creates a server of a board.
  package init(_ board: ServedBoard) {
    self.board = board
    files = OpenFiles(board.circuit)
  }

  /// The devices that programs can open.
  package var devices: [ServedDevice] { files.devices }

  /// Listens at an address from now on. Clients are served while `run` runs.
  package func listen(on address: SocketAddress, for door: Door) throws(SocketError) {
    listeners.append((try Listener(address), door))
  }

  /// Serves until `isOver` returns true. That is called whenever the descriptor `wake` is readable, repeatedly while
  /// the board is at its end, and after each rest of ``heartbeat``.
  package func run(wake: Int32, isOver: () -> Bool) throws(SocketError) {
    // Whether the last wait ended with an event, so that the next one mostly follows immediately.
    var isAttentive = true
    while true {
      var polled = descriptors(wake)
      let isBusy = connections.contains { $0.state == .busy }
      let count =
        isAttentive && !isBusy
        ? awaitNext(&polled) : awaitInput(&polled, atMost: isBusy ? 0 : rest)
      isAttentive = count > 0 || isBusy
      guard count > 0 || isBusy && count == 0 else {
        announce()
        if count == 0, board.isAtEnd || heartbeat != nil, isOver() { return end() }
        guard count == 0 || count == -EINTR else {
          throw SocketError("wait for connections", code: -count)
        }
        isFull = false
        continue
      }
      serve(polled[(1 + listeners.count)...])
      for (index, polled) in polled[1...].prefix(listeners.count).enumerated()
      where polled.revents != 0 {
        accept(listeners[index])
      }
      announce()
      if polled[0].revents != 0 || board.isAtEnd, isOver() { return end() }
    }
  }

  /// Waits for events shortly after others: polls for a while, then sleeps.
  private func awaitNext(_ polled: inout [pollfd]) -> Int32 {
    polling.begin(at: systemTime())
    while polling.lasts(at: systemTime()) {
      let count = awaitInput(&polled, atMost: 0)
      guard count == 0 else { return count }
    }
    announce()
    let count = awaitInput(&polled, atMost: rest)
    if count > 0 { polling.end(at: systemTime()) }
    return count
  }

  /// Ends a frame that a client has left open, so that the watchers receive it.
  private func end() {
    board.circuit.deselect()
    board.report()
  }

  /// The events to wait for: of `wake`, the listeners and the connections.
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

  /// The longest sleep without a request, in nanoseconds; nil for no limit.
  private var rest: Int64? {
    // Where time follows an outside clock, lines change by themselves.
    var next = board.isTimeVirtual ? nil : board.lines.rest()
    if let left = board.timeToEnd, !board.isTimeVirtual || left == 0 {
      next = min(next ?? .max, max(left, Self.look))
    }
    if let heartbeat { next = min(next ?? .max, heartbeat) }
    guard isFull else { return next }
    return min(next ?? .max, Self.retry)
  }

  /// Announces edges and alarms to the clients that hold them, but not on a connection that is at work.
  private func announce(except busy: Connection? = nil) {
    guard board.lines.areHeld || board.alarms.areHeld else { return }
    board.lines.collect()
    for connection in connections where connection !== busy { connection.announce() }
  }

  private func serve(_ polled: ArraySlice<pollfd>) {
    var someAreOver = false
    // Closed connections first: the others may request what those held.
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
      let connection = Connection(socket, session(behind: place.door), on: board)
      proceed(connection)
      if connection.state != .over { connections.append(connection) }
    } catch { isFull = true }
  }

  /// Carries out requests and reports immediately: in one round, all connections together may cause more
  /// transactions than the circuit's log holds.
  private func proceed(_ connection: Connection) {
    connection.proceed(with: &room) { announce(except: connection) }
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
