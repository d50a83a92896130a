// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProofMassEmulation
import ProofMassServer
import Synchronization
import Testing

@Suite(.serialized) struct SocketFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "pm-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A socket of the system, closed with its value.
  private struct Plain: ~Copyable {
    let number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)

    deinit { close(number) }

    /// Returns the `errno` of a call with an address.
    func with(
      _ path: String, _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      unsafe withUnsafeMutableBytes(of: &address.sun_path) {
        unsafe $0.copyBytes(from: path.utf8)
      }
      return unsafe withUnsafePointer(to: &address) { address in
        unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe call(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 ? 0 : errno
        }
      }
    }

    func connect(to path: String) -> Int32 {
      unsafe with(path) { unsafe Glibc.connect($0, $1, $2) }
    }

    func bind(to path: String) -> Int32 { unsafe with(path) { unsafe Glibc.bind($0, $1, $2) } }
  }

  private func server() -> Server {
    Server(ServedBoard(Circuit([.lis331dlh]), isTimeVirtual: true))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  private func remove() throws { try FileManager.default.removeItem(at: folder) }

  @Test func `of those that take over a socket one has it`() throws {
    let path = folder.appending(path: "board").path
    for _ in 0..<60 {
      #expect(Plain().bind(to: path) == 0)
      let begun = Counter()
      let served = Counter()
      let tried = Counter()
      let done = DispatchGroup()
      for _ in 0..<3 {
        done.enter()
        Thread.detachNewThread {
          defer { done.leave() }
          let server = Server(ServedBoard(Circuit([.lis331dlh]), isTimeVirtual: true))
          begun.count()
          begun.await(3)
          do {
            try server.listen(on: .unix(path), for: .programs)
            served.count()
          } catch {
            let words = "\(path) is served by another process already: choose another path"
            #expect("\(error)" == words)
          }
          // The server that owns the path keeps it until all others have tried.
          tried.count()
          tried.await(3)
          withExtendedLifetime(server) {}
        }
      }
      done.wait()
      #expect(served.value == 1)
      #expect(try names() == [])
    }
    try remove()
  }

  @Test func `a socket's file is there when clients can connect`() throws {
    let path = folder.appending(path: "board").path
    for _ in 0..<300 {
      let begun = Counter()
      let answer = Counter()
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        begun.count()
        var result = ENOENT
        while result == ENOENT { result = Plain().connect(to: path) }
        if result == 0 { answer.count() }
        done.signal()
      }
      begun.await(1)
      let server = server()
      try server.listen(on: .unix(path), for: .programs)
      done.wait()
      #expect(answer.value == 1)
      #expect(try names() == ["board"])
    }
    try remove()
  }

  @Test func `the longest path`() throws {
    let path = folder.path + "/" + String(repeating: "b", count: 106 - folder.path.utf8.count)
    try #require(path.utf8.count == 107)
    do {
      let server = server()
      try server.listen(on: .unix(path), for: .programs)
      #expect(Plain().connect(to: path) == 0)
      withExtendedLifetime(server) {}
    }
    #expect(try names() == [])
    try remove()
  }

  @Test func `another's socket stays`() throws {
    let path = folder.appending(path: "board").path
    do {
      let server = server()
      try server.listen(on: .unix(path), for: .programs)
      _ = unsafe unlink(path)
      #expect(Plain().bind(to: path) == 0)
      withExtendedLifetime(server) {}
    }
    #expect(try names() == ["board"])
    try remove()
  }

  // MARK: Servers that do not answer

  @Test func `a client does not wait for ever for an answer`() throws {
    let path = folder.appending(path: "mute").path
    let mute = Plain()
    #expect(mute.bind(to: path) == 0)
    #expect(listen(mute.number, 5) == 0)
    let error = #expect(throws: SocketError.self) {
      try ServedBoardFacts(path: path, patience: 50_000_000)
    }
    #expect(error?.description == silence(path))
    try remove()
  }

  @Test func `a client does not wait for ever for a connection`() throws {
    let path = folder.appending(path: "full").path
    let full = Plain()
    #expect(full.bind(to: path) == 0)
    #expect(listen(full.number, 0) == 0)
    // The client that has room in the queue.
    let waiting = Plain()
    #expect(waiting.connect(to: path) == 0)
    let error = #expect(throws: SocketError.self) {
      try ServedBoardFacts(path: path, patience: 50_000_000)
    }
    #expect(error?.description == silence(path))
    try remove()
  }

  private func silence(_ path: String) -> String {
    "what listens at \(path) does not answer: start a board there with "
      + "`proofmass emulate --listen \(path)`, or wait until it is less busy"
  }
}

/// A counter that can be waited for.
private final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .sequentiallyConsistent) }

  func count() { number.add(1, ordering: .sequentiallyConsistent) }

  func await(_ count: Int) { while value < count { sched_yield() } }
}
