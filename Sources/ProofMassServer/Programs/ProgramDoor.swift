// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// A way by which a program's system calls on a board's device files are answered.
package enum ProgramDoor: String, CaseIterable, Sendable {
  /// A library that the dynamic linker loads into the program, in place of libc's functions.
  case preload
  /// A process from which the kernel requests the answers (seccomp_unotify(2)): for programs that make system
  /// calls without libc. The program and its children never get other privileges (setuid).
  case notify

  /// The door for a program.
  package init(for program: Program) {
    switch program.loading {
    // From the door notify, the kernel hides a program whose file may not be read.
    case .dynamic, .privileged, .foreign, .unreadable: self = .preload
    case .static, .go: self = .notify
    }
  }

  /// The name of the door's file: the library, or the program of the process.
  package var fileName: String {
    switch self {
    case .preload: "libproofmass-preload.so"
    case .notify: "proofmass-notify"
    }
  }

  /// The path of the door's file that belongs to the running command: in its installation, otherwise in the
  /// build folder of its checkout; nil where it is in neither.
  package func find() -> String? { companion(fileName, builtIn: "preload") }

  /// Keeps the system's time for this process, which is about to serve a board itself. If it runs behind the
  /// door `preload` of another board, the door would otherwise show it that board's time.
  package static func keepSystemTime() {
    typealias Function = @convention(c) () -> Void
    guard let found = unsafe dlsym(nil, "proofmass_keep_system_time") else { return }
    unsafe unsafeBitCast(found, to: Function.self)()
  }
}

/// The path of a file that belongs to the running command: in the folder lib/proofmass of an installation,
/// otherwise in a folder of a checkout's build folder; nil where it is in neither.
package func companion(_ name: String, builtIn folder: String) -> String? {
  guard let own = linkTarget("/proc/self/exe") else { return nil }
  return places(of: name, builtIn: folder, besides: own).first {
    unsafe access($0.systemPath, R_OK) == 0
  }
}

/// The paths to search, for `PREFIX/bin/proofmass` and for `.build/TRIPLE/CONFIGURATION/proofmass`.
func places(of name: String, builtIn folder: String, besides command: String) -> [String] {
  let folders = command.split(separator: "/").dropLast()
  func place(above count: Int, _ rest: String) -> String {
    (folders.dropLast(count) + [Substring(rest), Substring(name)]).reduce("") { "\($0)/\($1)" }
  }
  return [place(above: 1, "lib/proofmass"), place(above: 2, folder)]
}
