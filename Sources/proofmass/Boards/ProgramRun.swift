// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// A program that is to run on a board, and its door to the board's device files.
struct ProgramRun {
  private let program: Program
  private let arguments: [String]
  private let door: ProgramDoor
  private let doorFile: String
  var names = DeviceNames()
  var output = ChildProcess.Output.standardOutput
  /// Whether the server is to receive the calls of the program that lead to a transfer, where its door can
  /// report them.
  var tellsPlaces = false

  /// Finds the program and its door.
  ///
  /// - Parameters:
  ///   - command: A name and arguments.
  ///   - wanted: The door; nil for the one that suits the program.
  init(_ command: [String], door wanted: ProgramDoor?) throws(UserError) {
    do throws(ProgramError) {
      program = try Program(command.first ?? "", search: environment("PATH"))
    } catch { throw UserError(error) }
    arguments = Array(command.dropFirst())
    door = wanted ?? ProgramDoor(for: program)
    guard let path = door.find() else {
      throw .failure(
        "\(door.fileName), which shows the board to programs, is not here: "
          + "reinstall the package, or run `scripts/preload` in a clone")
    }
    doorFile = path
  }

  /// The door, and the reason for it.
  var choice: String {
    let reason =
      switch program.loading {
      case .dynamic, .privileged, .foreign: "is dynamically linked"
      case .static: "is statically linked"
      case .unreadable: "may not be read"
      case .go: "makes its system calls without libc, as Go programs do"
      }
    return "\(program.name) \(reason): it has the door \(door)"
  }

  /// The reason why the program cannot see the board; nil if none is known.
  var blindness: String? {
    switch program.loading {
    case .dynamic, .unreadable: nil
    case .static where door == .notify, .go where door == .notify,
      .privileged where door == .notify:
      nil
    case .static:
      "\(program.name) is statically linked, and does not see the board by the door preload: use "
        + "--door notify"
    case .go:
      "\(program.name) is a Go program, and does not see the board by the door preload: use --door "
        + "notify"
    case .privileged:
      "\(program.name) runs with other rights (setuid), and does not see the board: run a copy "
        + "without them"
    case .foreign:
      "\(program.name) is for another kind of processor, and does not see the board: build it for "
        + "this one"
    }
  }

  /// The reason why the program may not see the board; nil if none is known. The door notify reports this
  /// itself, when it happens.
  var doubt: String? {
    guard program.loading == .unreadable, door == .preload else { return nil }
    return "\(program.name) may be run and not read, and sees the board only if it is dynamically "
      + "linked: make its file readable (chmod +r)"
  }

  /// The deficiencies of virtual time for the program; nil if there are none.
  var missedTime: String? {
    guard door == .notify else { return nil }
    return "\(program.name) keeps the system's clock by the door notify, and of its waits only "
      + "nanosleep and clock_nanosleep move the board's time: leave out --fast if it waits otherwise"
  }

  /// The reason why the board's virtual time does not reach the program; nil if it does.
  var stillness: String? {
    guard program.loading == .go else { return nil }
    return
      "\(program.name) is a Go program, whose waits (time.Sleep) do not move a virtual time of the board: "
      + "leave out --fast"
  }

  /// Starts the program on the board that is served at a socket.
  func start(
    on devices: [ServedDevice], at socket: String, isTimeVirtual: Bool,
    _ directory: PrivateDirectory
  ) throws(UserError) -> ChildProcess {
    if isTimeVirtual, let missedTime { Console.say(missedTime) }
    let variables = try variables(
      on: devices, at: socket, isTimeVirtual: isTimeVirtual, directory)
    do throws(ProgramError) {
      return try ChildProcess(
        program, arguments, by: runner, environment: variables, output: output)
    } catch { throw UserError(error) }
  }

  /// The same for a program that is asked in lines.
  func startAsked(
    on devices: [ServedDevice], at socket: String, isTimeVirtual: Bool,
    _ directory: PrivateDirectory
  ) throws(UserError) -> LineProgram {
    let variables = try variables(
      on: devices, at: socket, isTimeVirtual: isTimeVirtual, directory)
    return try asUserError { () throws(FileError) in
      try LineProgram(program, arguments, by: runner, environment: variables, as: .subject)
    }
  }

  private var runner: String? { door == .notify ? doorFile : nil }

  private func variables(
    on devices: [ServedDevice], at socket: String, isTimeVirtual: Bool,
    _ directory: PrivateDirectory
  ) throws(UserError) -> [[UInt8]] {
    var presentation = Presentation(
      devices: devices, names: names, socket: socket, isTimeVirtual: isTimeVirtual,
      interposer: door == .preload ? doorFile : nil)
    presentation.tellsPlaces = tellsPlaces && door == .preload
    return try asUserError { () throws(SocketError) in
      try presentation.environment(inheriting: .inherited, in: directory).entries
    }
  }
}

extension PrivateDirectory {
  /// Creates one in a place that the environment of this process names.
  static func make() throws(UserError) -> PrivateDirectory {
    try asUserError { () throws(SocketError) in
      try PrivateDirectory(in: places(environment(_:)))
    }
  }
}

extension UserError {
  fileprivate init(_ error: ProgramError) {
    self.init(line: error.description, status: error.status)
  }
}
