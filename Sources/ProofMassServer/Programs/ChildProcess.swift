// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// A program that this one has started, and whose end it learns.
package struct ChildProcess: ~Copyable {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)

    /// As shells report it: the exit status, or 128 + signal.
    package var status: Int32 {
      switch self {
      case .exited(let status): status
      case .killed(let signal): 128 + signal
      }
    }
  }

  /// Where a program's standard output goes.
  package enum Output: Sendable {
    case standardOutput, standardError
  }

  package let identifier: Int32

  /// Starts a program in this process group, so that what is typed at the terminal reaches it, with
  /// no signal blocked and with SIGPIPE and SIGXFSZ as usual.
  ///
  /// - Parameters:
  ///   - arguments: Those after the program's name.
  ///   - environment: `NAME=VALUE`.
  package init(
    _ program: Program, _ arguments: [String], environment: [[UInt8]],
    output: Output = .standardOutput
  ) throws(ProgramError) {
    let words = [program.name] + arguments
    var result = Self.spawn(program.path, words, environment, output)
    if result == -ENOEXEC {
      // A script without a first line, for which shells and execvp take sh.
      result = Self.spawn(
        "/bin/sh", ["sh", program.path] + arguments, environment, output)
    }
    guard result >= 0 else { throw ProgramError(program.name, -result) }
    identifier = result
  }

  /// The identifier, or the negated error number.
  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [[UInt8]], _ output: Output
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // Whoever started this process may have blocked some.
    var (mask, usual) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&mask)
    unsafe sigemptyset(&usual)
    // This process ignores them, which would be inherited.
    unsafe sigaddset(&usual, SIGPIPE)
    unsafe sigaddset(&usual, SIGXFSZ)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var failure: Int32 = 0
    if output == .standardError {
      failure = unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    var identifier: Int32 = 0
    if failure == 0 {
      failure = unsafe withPointers(arguments.map(\.systemBytes)) { arguments in
        unsafe withPointers(environment) { environment in
          guard let arguments = arguments.baseAddress, let environment = environment.baseAddress
          else { return EINVAL }
          return unsafe posix_spawn(
            &identifier, path.systemPath, &actions, &attributes, arguments, environment)
        }
      }
    }
    return failure == 0 ? identifier : -failure
  }

  /// A null-terminated array of null-terminated strings, as C has it.
  private static func withPointers<Result>(
    _ strings: [[UInt8]],
    _ body: (UnsafeBufferPointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for string in strings {
      starts.append(bytes.count)
      bytes += string.map { CChar(bitPattern: $0) } + [0]
    }
    bytes.append(0)
    return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      var pointers = unsafe starts.map { start in
        unsafe buffer.baseAddress.map { unsafe $0 + start }
      }
      unsafe pointers.append(nil)
      return unsafe pointers.withUnsafeBufferPointer { unsafe body($0) }
    }
  }

  /// How it ended; nil while it runs.
  package func ending() -> Ending? { wait(WNOHANG) }

  /// Waits for its end, and hands signals on to it.
  package func wait(_ signals: borrowing Signals) -> Ending {
    while true {
      for signal in signals.wait() { pass(on: signal) }
      if let ending = ending() { return ending }
    }
  }

  /// Hands a signal on, but for SIGCHLD.
  package func pass(on signal: Int32) {
    guard signal != SIGCHLD else { return }
    // It may have ended, which is no failure.
    _ = kill(identifier, signal)
  }

  /// Asks it to end (SIGTERM).
  package func end() { pass(on: SIGTERM) }

  private func wait(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    var result: Int32
    repeat {
      result = unsafe waitpid(identifier, &status, options)
    } while result < 0 && errno == EINTR
    // Nobody else waits for it; should it be gone all the same, nothing is known of its end.
    guard result >= 0 else { return .exited(1) }
    guard result == identifier else { return nil }
    // WIFSIGNALED, WTERMSIG and WEXITSTATUS, which are macros: without WUNTRACED there is no third.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
