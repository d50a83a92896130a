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

  init(_ circuit: Circuit, isTimeVirtual: Bool = true) throws {
    self.circuit = circuit
    folder = FileManager.default.temporaryDirectory.appending(
      path: "pm-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "board").path
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

  /// Ends the server, and waits until it has ended.
  func end() {
    stop.fileHandleForWriting.write(Data([0]))
    done.wait()
    // A file that remains in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: folder)
  }
}
