// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Glibc
internal import ProofMassSystem
internal import Synchronization

/// Serves the samples of a board to clients of libiio, on a thread of its own, so that an answer never waits for a
/// chip, nor sampling for a client.
///
/// It has no `ServedBoard`, which `Server` needs: the chips may be real.
package final class IIODServer: Sendable {
  /// Where clients connect.
  package let address: SocketAddress
  private let board: IIOBoard
  private let pipe: WakePipe
  private let isOver = Atomic(false)
  private let loop: Mutex<Loop>

  /// Listens at an address; at a free port where that of the address is 0. Throws where the address is in use.
  package init(_ board: IIOBoard, at address: SocketAddress) throws(SocketError) {
    let listener = try Listener(address)
    self.address = listener.boundAddress
    self.board = board
    let pipe = try WakePipe()
    self.pipe = pipe
    loop = Mutex(Loop(listener))
    // A separate queue has a thread of its own while it works.
    DispatchQueue(label: "ProofMassServer.iiod").async { self.run() }
    board.onChange { pipe.wake() }
  }

  /// Closes all connections, and no longer listens.
  package func stop() {
    board.onChange(nil)
    isOver.store(true, ordering: .releasing)
    pipe.wake()
    loop.withLock { $0.close() }
  }

  private func run() {
    loop.withLock { loop in
      while !isOver.load(ordering: .acquiring), loop.turn(board, pipe) {}
    }
  }
}

/// The listener and the connections, which one thread uses.
private struct Loop {
  private var listener: Listener?
  private var connections: [Connection] = []
  private var room = [UInt8](repeating: 0, count: Connection.chunk)

  private static let mostConnections = 64
  /// The time between two looks at timeouts, in nanoseconds.
  private static let look: Int64 = 50_000_000

  init(_ listener: Listener) { self.listener = listener }

  mutating func close() { (listener, connections) = (nil, []) }

  /// Waits for an event, and handles it; false when the server is closed.
  mutating func turn(_ board: IIOBoard, _ pipe: WakePipe) -> Bool {
    guard let listener else { return false }
    // A full server leaves clients in the listener's queue.
    let accepts = connections.count < Self.mostConnections
    var polled = [
      pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: listener.number, events: Int16(accepts ? POLLIN : 0), revents: 0),
    ]
    for connection in connections {
      let events = connection.state == .sending ? POLLOUT : POLLIN
      polled.append(pollfd(fd: connection.number, events: Int16(events), revents: 0))
    }
    let isBusy = connections.contains { $0.state == .busy }
    let count = awaitInput(
      &polled, atMost: isBusy ? 0 : connections.isEmpty ? nil : Self.look)
    guard count >= 0 || count == -EINTR else {
      Self.waitForResources()
      return true
    }
    if polled[0].revents != 0 { pipe.empty() }
    for (connection, polled) in zip(connections, polled[2...])
    // One that awaits samples has an event when there are some, and when there are none for too long.
    where polled.revents != 0 || connection.state != .sending {
      connection.proceed(with: &room) {}
    }
    connections.removeAll { $0.state == .over }
    if polled[1].revents != 0 { accept(listener, board) }
    return true
  }

  private mutating func accept(_ listener: Listener, _ board: IIOBoard) {
    do throws(SocketError) {
      guard let socket = try listener.accept() else { return }
      let session = IIODSession(board) { systemTime() }
      connections.append(Connection(socket, session, on: nil))
    } catch {
      // The connection stays in the listener's queue.
      Self.waitForResources()
    }
  }

  /// Waits for a moment where the system has no memory, or no file numbers.
  private static func waitForResources() { _ = poll(nil, 0, 10) }
}

/// A pipe by which another thread wakes the one that polls.
private final class WakePipe: Sendable {
  let reading: Int32
  private let writing: Int32

  init() throws(SocketError) {
    do throws(FileError) {
      (reading, writing) = try openPipe("make a pipe")
    } catch { throw SocketError(error.description) }
    for end in [reading, writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit { for end in [reading, writing] { _ = close(end) } }

  func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes, too.
    _ = unsafe write(writing, &byte, 1)
  }

  func empty() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(reading, &bytes, bytes.count) == bytes.count {}
  }
}
