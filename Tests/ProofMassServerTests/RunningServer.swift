// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassEmulation
import ProofMassServer
import Testing

/// A server on a thread of its own, at a socket in a folder of its own.
final class RunningServer: @unchecked Sendable {
  let path: String
  let circuit: Circuit
  private let folder: URL
  private let stop: Pipe
  private let done = DispatchSemaphore(value: 0)

  /// - Parameter folder: where the socket is, which exists; nil for a new one.
  init(_ circuit: Circuit, isTimeVirtual: Bool = true, in folder: URL? = nil) throws {
    self.circuit = circuit
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appending(
        path: "pm-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    let path = self.folder.appending(path: "board").path
    self.path = path
    let stop = Pipe()
    self.stop = stop
    let ready = DispatchSemaphore(value: 0)
    let done = done
    Thread.detachNewThread {
      defer { done.signal() }
      let server = Server(ServedBoard(circuit, isTimeVirtual: isTimeVirtual))
      do {
        try server.listen(on: .unix(path), for: .programs)
        ready.signal()
        try server.run(wake: stop.fileHandleForReading.fileDescriptor) { true }
      } catch {
        Issue.record(error)
        ready.signal()
      }
    }
    ready.wait()
  }

  /// Ends the server, and waits until it has ended; returns its folder, for another one in its place.
  func endInPlace() -> URL {
    stop.fileHandleForWriting.write(Data([0]))
    done.wait()
    return folder
  }

  /// Ends the server, and waits until it has ended.
  func end() {
    stop.fileHandleForWriting.write(Data([0]))
    done.wait()
    // A file that remains in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: folder)
  }
}
