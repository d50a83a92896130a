// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer
import ProofMassSystem

/// What ends the command without success: one line that also says what to do next.
struct Complaint: Error {
  var line: String
  /// The exit status: 64 for a mistake on the command line, 1 for a failure, a shell's for a program
  /// that cannot be run, 2 from `lint` and `replay`.
  var status: Int32

  /// A mistake that the command line shows by itself.
  static func usage(_ line: String) -> Complaint { Complaint(line: line, status: 64) }

  /// The same from a verb whose status 1 is a verdict: 2 for a failure that prevented one.
  var withoutVerdict: Complaint { Complaint(line: line, status: status == 64 ? 64 : 2) }

  /// A failure of a file, a bus or a chip.
  static func failure(_ line: String) -> Complaint { Complaint(line: line, status: 1) }
}

/// Turns the error of a call into a failure of the command.
func complaining<Result: ~Copyable, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> Result
) throws(Complaint) -> Result {
  do throws(Failure) { return try body() } catch { throw .failure(error.description) }
}

/// Data goes to standard output, messages to standard error.
enum Console {
  /// Writes a message on one line, with escapes for the control characters of arguments and files.
  static func say(_ line: String) {
    let line = printable(line).shortened(to: 1000)
    // A message that cannot be written is no reason to stop.
    try? ByteFile.standardError.write(Array("proofmass: \(line)\n".utf8))
  }

  static func print(_ bytes: [UInt8]) throws(Complaint) {
    do {
      try ByteFile.standardOutput.write(bytes)
    } catch  where error.isClosedPipe {
      // The reader has all that it wants.
    } catch {
      throw .failure(error.description)
    }
  }

  static func print(_ text: String) throws(Complaint) { try print(text.systemBytes) }
}

extension String {
  /// The text without its middle if it is longer: the error is at the beginning, the advice at the
  /// end.
  fileprivate func shortened(to most: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.count > most else { return self }
    let cut = " … "
    let half = (most - cut.unicodeScalars.count) / 2
    return "\(Substring(scalars.prefix(half)))\(cut)\(Substring(scalars.suffix(half)))"
  }
}

/// A line on a terminal that shows the progress of a long task.
final class Progress {
  private let isShown: Bool
  private var last: Instant
  private var hasShown = false

  /// - Parameters:
  ///   - besideData: Whether the task writes to standard output while it runs.
  ///   - start: A task that ends half a second later shows nothing.
  init(besideData: Bool = true, since start: Instant = Instant(nanoseconds: 0)) {
    isShown =
      ByteFile.standardError.isTerminal && !(besideData && ByteFile.standardOutput.isTerminal)
    last = start
  }

  func show(_ state: @autoclosure () -> String, _ now: Instant) {
    guard isShown, now.nanoseconds - last.nanoseconds > 500_000_000 else { return }
    last = now
    // A longer line would wrap, and only its last part would be cleared.
    write((hasShown ? "\r\u{1b}[K" : "\r") + state().prefix(78) + " ")
    hasShown = true
  }

  func clear() {
    if hasShown { write("\r\u{1b}[K") }
    hasShown = false
  }

  private func write(_ text: String) {
    // The task does not depend on it.
    try? ByteFile.standardError.write(Array(text.utf8))
  }
}
