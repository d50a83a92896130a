// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem
import Synchronization

/// The error that ends the command: one line, which includes a remedy.
struct UserError: Error {
  var line: String
  /// The exit status: 64 for a mistake on the command line, 1 for a failure, a shell's for a program
  /// that cannot be run, 2 from `lint` and `replay`.
  var status: Int32

  /// A mistake in the command line itself.
  static func usage(_ line: String) -> UserError { UserError(line: line, status: 64) }

  /// The same from a verb whose status 1 is a verdict: 2 for a failure that prevented one.
  var withoutVerdict: UserError { UserError(line: line, status: status == 64 ? 64 : 2) }

  /// A failure of a file, a bus or a chip.
  static func failure(_ line: String) -> UserError { UserError(line: line, status: 1) }
}

extension UserError {
  /// A file that cannot be read or written; no failure where a signal ended a wait for its reader.
  init(_ error: FileError) {
    self.init(line: error.description, status: error.isGivenUp ? 0 : 1)
  }
}

/// Turns the error of a call into a failure of the command.
func asUserError<Result: ~Copyable, Failure: Error & CustomStringConvertible>(
  _ body: () throws(Failure) -> Result
) throws(UserError) -> Result {
  do throws(Failure) { return try body() } catch {
    throw (error as? FileError).map { UserError($0) } ?? .failure(error.description)
  }
}

/// Data goes to standard output, messages to standard error.
enum Console {
  /// Messages that wait while a screen occupies the terminal; nil while there is none. At most 100.
  private static let held = Mutex<[String]?>(nil)

  /// Holds messages back from now on, because a screen occupies the terminal.
  static func hold() { held.withLock { $0 = [] } }

  /// The messages since the last call, for the caller to show.
  static func takeHeld() -> [String] {
    held.withLock { lines in
      defer { if lines != nil { lines = [] } }
      return lines ?? []
    }
  }

  /// Writes messages immediately again; returns those that have not been taken.
  static func release() -> [String] {
    held.withLock { lines in
      defer { lines = nil }
      return lines ?? []
    }
  }

  /// Writes a message on one line, with escapes for the control characters of arguments and files.
  static func say(_ line: String) {
    let isHeld = held.withLock { lines in
      guard let count = lines?.count else { return false }
      if count < 100 { lines?.append(line) }
      return true
    }
    guard !isHeld else { return }
    let line = printable(line).shortened(to: 1000)
    // A message that cannot be written is no reason to stop.
    try? ByteFile.standardError.write(Array("proofmass: \(line)\n".utf8))
  }

  static func print(_ bytes: [UInt8]) throws(UserError) {
    do throws(FileError) {
      try ByteFile.standardOutput.write(bytes)
    } catch  where error.isClosedPipe {
      // The reader needs no more.
    } catch {
      throw UserError(error)
    }
  }

  static func print(_ text: String) throws(UserError) { try print(text.systemBytes) }
}

extension String {
  /// The text, without its middle if it is longer: the error is at the beginning, the advice at the end.
  fileprivate func shortened(to most: Int) -> String {
    let scalars = unicodeScalars
    guard scalars.count > most else { return self }
    let cut = " … "
    let half = (most - cut.unicodeScalars.count) / 2
    return "\(Substring(scalars.prefix(half)))\(cut)\(Substring(scalars.suffix(half)))"
  }
}
