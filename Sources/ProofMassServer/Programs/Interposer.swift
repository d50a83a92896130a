// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// The library that answers a program's calls for the kernel.
package enum Interposer {
  package static let fileName = "libproofmass-preload.so"

  /// Where it is, beside the running command: in an installation, then in a checkout's build.
  package static func find() -> String? {
    guard let own = ownPath() else { return nil }
    return places(besides: own).first { unsafe access($0.systemPath, R_OK) == 0 }
  }

  /// From `PREFIX/bin/proofmass`, and from `.build/TRIPLE/CONFIGURATION/proofmass`.
  static func places(besides command: String) -> [String] {
    let folders = command.split(separator: "/").dropLast()
    func place(above count: Int, _ rest: String) -> String {
      (folders.dropLast(count) + [Substring(rest), Substring(fileName)]).reduce("") {
        "\($0)/\($1)"
      }
    }
    return [place(above: 1, "lib/proofmass"), place(above: 2, "preload")]
  }

  private static func ownPath() -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = unsafe readlink("/proc/self/exe", base, buffer.count)
      // A longer path is cut off, which readlink does not tell.
      guard count > 0, count < buffer.count else { return nil }
      return unsafe String(systemBytes: UnsafeRawBufferPointer(start: base, count: count))
    }
  }
}

/// From where this process is, where a path does not begin at the root.
package func absolute(_ path: String) -> String {
  guard !path.hasPrefix("/") else { return path }
  let folder = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
    guard let base = buffer.baseAddress, unsafe getcwd(base, buffer.count) != nil else {
      return String?.none
    }
    return unsafe String(systemBytes: UnsafeRawBufferPointer(start: base, count: strlen(base)))
  }
  // Nobody can say where that is; relative it is as right.
  guard let folder else { return path }
  return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
}
