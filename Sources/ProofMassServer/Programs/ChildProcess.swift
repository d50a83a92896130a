// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// A child process, whose end this process waits for.
package struct ChildProcess: ~Copyable {
  /// The end of a process.
  package enum Ending: Equatable, Sendable {
    /// It exited with a status.
    case exited(Int32)
    /// A signal ended it.
    case killed(signal: Int32)

    /// `ChildProcess.end()` ended it.
    package static var asked: Ending { .killed(signal: SIGTERM) }

    /// The status that shells report: the exit status, or 128 + signal.
    package var status: Int32 {
      switch self {
      case .exited(let status): status
      case .killed(let signal): 128 + signal
      }
    }
  }

  /// The destination of a program's standard output.
  package enum Output: Sendable {
    /// This process's standard output.
    case standardOutput
    /// This process's standard error.
    case standardError
  }

  /// The relation of a process to this one.
  package enum Role: Sendable {
    /// It does this command's work, and the terminal's signals reach it.
    case foreground
    /// It works for this process, and ends with its streams: the signals that ask a process to end are blocked.
    case helper
    /// A user's program that is asked: signals reach it as usual, but not the terminal's. It leads a process group,
    /// all of which is killed when it ends.
    case subject
  }

  /// The process identifier.
  package let identifier: Int32
  private let role: Role

  /// Starts a program in this process group, so that the terminal's signals reach it, with no
  /// signal blocked and with the default actions of SIGPIPE and SIGXFSZ. Throws where it cannot be
  /// started.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - runner: The path of a program that runs others, whose arguments are the program's path, its
  ///     name and its arguments; nil for none.
  ///   - environment: The variables, each as `NAME=VALUE`.
  ///   - output: The destination of its standard output.
  package init(
    _ program: Program, _ arguments: [String], by runner: String? = nil, environment: [[UInt8]],
    output: Output = .standardOutput
  ) throws(ProgramError) {
    let words = (runner.map { [$0, program.path] } ?? []) + [program.name] + arguments
    let streams = output == .standardError ? [(STDERR_FILENO, STDOUT_FILENO)] : []
    var result = Self.spawn(runner ?? program.path, words, environment, streams)
    if result == -ENOEXEC {
      // A script without an interpreter line, which shells and execvp run by sh.
      result = Self.spawn("/bin/sh", ["sh", program.path] + arguments, environment, streams)
    }
    guard result >= 0 else { throw ProgramError(program.name, -result) }
    identifier = result
    role = .foreground
  }

  /// Starts a program on streams of this process. Throws where it cannot be started.
  ///
  /// - Parameters:
  ///   - role: `.helper` or `.subject`.
  ///   - runner: The path of a program that runs others, as above; nil for none.
  ///   - environment: The variables, each as `NAME=VALUE`.
  ///   - streams: Descriptors of this process for its standard input, output and error.
  package init(
    _ program: Program, _ arguments: [String], by runner: String? = nil, environment: [[UInt8]],
    as role: Role, onStreams streams: (input: Int32, output: Int32, error: Int32)
  ) throws(ProgramError) {
    let result = Self.spawn(
      runner ?? program.path,
      (runner.map { [$0, program.path] } ?? []) + [program.name] + arguments, environment,
      [
        (streams.input, STDIN_FILENO), (streams.output, STDOUT_FILENO),
        (streams.error, STDERR_FILENO),
      ], as: role)
    guard result >= 0 else { throw ProgramError(program.name, -result) }
    identifier = result
    self.role = role
  }

  /// Starts a process; returns its identifier, or the negated error number.
  ///
  /// - Parameters:
  ///   - streams: Descriptors of this process, each with the process's.
  ///   - role: A helper ignores the signals of failed writes if this process does.
  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [[UInt8]],
    _ streams: [(from: Int32, to: Int32)], as role: Role = .foreground
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // An empty mask: this process may have inherited blocked signals.
    var (mask, usual) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&mask)
    unsafe sigemptyset(&usual)
    if role == .helper {
      for signal in EndingSignals.all { unsafe sigaddset(&mask, signal) }
    } else {
      // This process ignores these two, and a child would inherit that.
      unsafe sigaddset(&usual, SIGPIPE)
      unsafe sigaddset(&usual, SIGXFSZ)
    }
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let group = role == .subject ? POSIX_SPAWN_SETPGROUP : 0
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
    var failure: Int32 = 0
    for (from, to) in streams where failure == 0 {
      failure = unsafe posix_spawn_file_actions_adddup2(&actions, from, to)
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

  /// Passes a null-terminated array of null-terminated strings, as in C.
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

  /// The end of the process; nil while it runs.
  package func ending() -> Ending? { wait(WNOHANG) }

  /// Waits for the end of the process.
  package func waitForEnding() -> Ending { wait(0) ?? .exited(1) }

  /// Waits for the end of the process, and passes signals on to it.
  package func wait(_ signals: borrowing Signals) -> Ending {
    while true {
      for signal in signals.wait() { pass(on: signal) }
      if let ending = ending() { return ending }
    }
  }

  /// Passes a signal on to the process, except SIGCHLD.
  package func pass(on signal: Int32) {
    guard signal != SIGCHLD else { return }
    // The process may have ended, which is no failure.
    _ = Glibc.kill(identifier, signal)
  }

  /// Ends the process, and those of its group (SIGKILL).
  package func kill() {
    pass(on: SIGKILL)
    if role == .subject { _ = Glibc.kill(-identifier, SIGKILL) }
  }

  /// Asks the process to end (SIGTERM).
  package func end() { pass(on: SIGTERM) }

  /// Whether the process was asked to end and has not reacted yet: the signal is pending.
  package var isAskedInVain: Bool {
    let text: [UInt8]
    do throws(FileError) {
      text = try ByteFile(reading: "/proc/\(identifier)/status").read()
    } catch {
      // It has ended in the meantime.
      return false
    }
    let masks = text.split(separator: 0x0A).compactMap { line -> UInt64? in
      let parts = line.split(separator: UInt8(ascii: "\t"))
      guard let name = parts.first,
        name.elementsEqual("SigPnd:".utf8) || name.elementsEqual("ShdPnd:".utf8)
      else { return nil }
      return UInt64(String(decoding: parts.last ?? [], as: UTF8.self), radix: 16)
    }
    return masks.contains { $0 >> UInt64(SIGTERM - 1) & 1 != 0 }
  }

  private func wait(_ options: Int32) -> Ending? {
    var status: Int32 = 0
    var result: Int32
    if role == .subject {
      // While the leader has not been waited for, its identifier is that of no other group.
      var info = unsafe siginfo_t()
      repeat {
        result = unsafe waitid(
          P_PID, id_t(identifier), &info, WEXITED | WNOWAIT | (options & WNOHANG))
      } while result < 0 && errno == EINTR
      guard unsafe result < 0 || info.si_signo == SIGCHLD else { return nil }
      if result == 0 { _ = Glibc.kill(-identifier, SIGKILL) }
    }
    repeat {
      result = unsafe waitpid(identifier, &status, options)
    } while result < 0 && errno == EINTR
    // No other code waits for this process. Where waitpid fails all the same, the cause of the end
    // is unknown.
    guard result >= 0 else { return .exited(1) }
    guard result == identifier else { return nil }
    // WIFSIGNALED, WTERMSIG and WEXITSTATUS, which are macros. Without WUNTRACED there is no third
    // case.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
