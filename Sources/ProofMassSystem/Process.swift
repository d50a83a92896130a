// SPDX-License-Identifier: Apache-2.0

// `environ` is a global variable, which is read before there is a second thread.
@unsafe @preconcurrency internal import Glibc

/// The arguments of this process.
package enum Arguments {
  /// The name of the program and its arguments. Bytes that are not UTF-8 are kept as stand-ins
  /// (`String.init(systemBytes:)`), which `CommandLine.arguments` would replace.
  package static let all: [String] = (0..<Int(CommandLine.argc)).compactMap { index in
    unsafe CommandLine.unsafeArgv[index].map { unsafe String(systemString: $0) }
  }
}

/// The value of a variable of this process's environment; nil where it is not set.
package func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(systemString: $0) }
}

/// The environment of a program, as bytes, because a value need not be UTF-8.
package struct ProgramEnvironment: Equatable, Sendable {
  /// The variables, each as `NAME=VALUE`.
  package private(set) var entries: [[UInt8]]

  /// Creates an environment from its variables, each as `NAME=VALUE`.
  package init(_ entries: [[UInt8]]) { self.entries = entries }

  /// The environment of this process.
  package static var inherited: ProgramEnvironment {
    var entries: [[UInt8]] = []
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let count = unsafe strlen(entry)
      entries.append(unsafe UnsafeRawBufferPointer(start: entry, count: count).map { $0 })
      unsafe next = next.successor()
    }
    return ProgramEnvironment(entries)
  }

  /// The value of a variable; nil where it is not set or empty. Setting nil removes the variable.
  package subscript(name: String) -> [UInt8]? {
    get {
      let start = Array("\(name)=".utf8)
      guard let entry = entries.first(where: { $0.starts(with: start) }), entry.count > start.count
      else { return nil }
      return Array(entry.dropFirst(start.count))
    }
    set {
      let start = Array("\(name)=".utf8)
      entries.removeAll { $0.starts(with: start) }
      if let newValue { entries.append(start + newValue) }
    }
  }
}

/// File descriptors 0 to 2, which a process may be started without.
package enum StandardStreams {
  /// Opens `/dev/null` at those descriptors from 0 to 2 that are closed, so that no file that is opened later
  /// takes their numbers.
  ///
  /// Call this before anything is opened. The streams still count as closed: using one is an error,
  /// and a program that this process starts finds it closed.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // open takes the lowest free number, which is this one. The direction is the one in which the
      // stream is never used.
      let direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = unsafe open("/dev/null", direction | O_CLOEXEC)
    }
  }
}

/// The name of this machine, as `hostname` reports it; empty where it has none.
package var machineName: String {
  var name = [CChar](repeating: 0, count: 256)
  guard unsafe gethostname(&name, name.count - 1) == 0 else { return "" }
  return unsafe String(systemString: name)
}
