// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// A program that is to run on a board, and what shows it the board's device files.
struct ProgramRun {
  private let program: Program
  private let arguments: [String]
  private let interposer: String
  var names = DeviceNames()
  var output = ChildProcess.Output.standardOutput

  /// Finds the program and the interposer.
  ///
  /// - Parameter command: A name and arguments.
  init(_ command: [String]) throws(Complaint) {
    do throws(ProgramError) {
      program = try Program(command.first ?? "", search: environment("PATH"))
    } catch { throw Complaint(error) }
    arguments = Array(command.dropFirst())
    guard let path = Interposer.find() else {
      throw .failure(
        "\(Interposer.fileName), which shows the board to programs, is not here: "
          + "`scripts/preload` builds it, `scripts/install` installs it")
    }
    interposer = path
  }

  /// Why the program cannot see the board; nil if no reason is known.
  var blindness: String? {
    switch program.loading {
    case .dynamic: nil
    case .static:
      "\(program.name) is statically linked, and does not see the board: link it dynamically"
    case .privileged:
      "\(program.name) runs with other rights (setuid), and does not see the board: run a copy "
        + "without them"
    case .foreign:
      "\(program.name) is for another kind of processor, and does not see the board: build it for "
        + "this one"
    }
  }

  /// Starts the program on the board that is served at a socket.
  func start(
    on devices: [ServedDevice], at socket: String, isTimeVirtual: Bool,
    _ directory: PrivateDirectory
  ) throws(Complaint) -> ChildProcess {
    let presentation = Presentation(
      devices: devices, names: names, socket: socket, isTimeVirtual: isTimeVirtual,
      interposer: interposer)
    let environment = try complaining { () throws(SocketError) in
      try presentation.environment(inheriting: .inherited, in: directory)
    }
    do throws(ProgramError) {
      return try ChildProcess(
        program, arguments, environment: environment.entries, output: output)
    } catch { throw Complaint(error) }
  }
}

extension PrivateDirectory {
  /// Makes one in a place that the environment of this process names.
  static func make() throws(Complaint) -> PrivateDirectory {
    try complaining { () throws(SocketError) in
      try PrivateDirectory(in: places(environment(_:)))
    }
  }
}

extension Complaint {
  fileprivate init(_ error: ProgramError) {
    self.init(line: error.description, status: error.status)
  }
}
