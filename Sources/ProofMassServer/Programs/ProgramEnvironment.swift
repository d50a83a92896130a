// SPDX-License-Identifier: Apache-2.0

// `environ` is a global variable, and this process has one thread.
@unsafe @preconcurrency internal import Glibc

/// A program's environment, as bytes: not all of it has to be text.
package struct ProgramEnvironment: Equatable, Sendable {
  /// `NAME=VALUE`
  package private(set) var entries: [[UInt8]]

  package init(_ entries: [[UInt8]]) { self.entries = entries }

  /// This process' own.
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

  /// nil for a variable that is not set; an empty one counts as not set.
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
