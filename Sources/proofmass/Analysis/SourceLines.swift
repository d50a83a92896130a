// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// A line of a program's source.
struct SourceLine: Hashable {
  /// The path, relative to the current folder where the file is below that.
  var file: String
  /// The number of the line, from 1.
  var line: Int

  /// Whether its file exists below the current folder.
  var isHere: Bool { !file.hasPrefix("/") && !file.hasPrefix("../") && isFile(file) }

  var text: String { "\(file):\(line)" }
}

/// The source lines of a program's calls, where they are known: for addresses, by the program addr2line from
/// the debug information (`-g`) in the program's files.
struct SourceLines {
  /// The largest number of callers to report for a line.
  private static let mostCallers = 8
  /// The names of the GNU and the LLVM tool, whose output is the same.
  private static let tools = ["addr2line", "llvm-addr2line"]
  /// The limits of the addresses in one command line of a tool, and of the bytes that it may write for them.
  private static let mostAddresses = 1000
  private static let mostBytes = 1 << 22

  /// The lines of each place: several for an address in inlined functions, the innermost first.
  private var lines: [CallPlace: [SourceLine]] = [:]
  /// The current folder with a slash at its end.
  private let folder = absolute("")

  init(of places: [CallPlace]) {
    var addresses: [String: Swift.Set<UInt64>] = [:]
    for place in places {
      switch place {
      case .address(let address, let file): addresses[file, default: []].insert(address)
      case .line(let line, let file): lines[place] = [SourceLine(file: relative(file), line: line)]
      }
    }
    guard !addresses.isEmpty, let tool = Self.tool else { return }
    for (file, addresses) in addresses where isFile(file) {
      let sorted = addresses.sorted()
      for start in stride(from: 0, to: sorted.count, by: Self.mostAddresses) {
        find(sorted[start...].prefix(Self.mostAddresses), in: file, by: tool)
      }
    }
  }

  /// The line of a program's call, followed by its callers, the innermost first: those in files below the
  /// current folder or, if there are none, all.
  func trace(_ places: [CallPlace]) -> [SourceLine] {
    var known: [SourceLine] = []
    for line in places.flatMap({ lines[$0] ?? [] }) where line != known.last { known.append(line) }
    let own = known.filter(\.isHere)
    return Array((own.isEmpty ? known : own).prefix(1 + Self.mostCallers))
  }

  /// The first tool that is installed; nil for none.
  private static var tool: Program? {
    for name in tools {
      do throws(ProgramError) {
        return try Program(name, search: environment("PATH"))
      } catch { continue }
    }
    return nil
  }

  private mutating func find(
    _ addresses: ArraySlice<UInt64>, in file: String, by tool: Program
  ) {
    var environment = ProgramEnvironment.inherited
    // Otherwise a tool would request missing debug information from servers.
    environment["DEBUGINFOD_URLS"] = nil
    let arguments = ["-a", "-i", "-e", file] + addresses.map { "0x\(String($0, radix: 16))" }
    let output: [UInt8]
    do throws(FileError) {
      output = try toolOutput(
        tool, arguments, environment: environment, atMost: Self.mostBytes)
    } catch {
      // As with a program that was built without -g, findings have no line.
      return
    }
    // Each address is followed by its lines.
    var index = addresses.startIndex - 1
    for text in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      if text.hasPrefix("0x") {
        index += 1
      } else if addresses.indices.contains(index), let line = sourceLine(text) {
        lines[.address(addresses[index], file: file), default: []].append(line)
      }
    }
  }

  /// `/home/ada/logger.c:42 (discriminator 2)`; nil for `??:0`.
  private func sourceLine(_ text: Substring) -> SourceLine? {
    guard let colon = text.lastIndex(of: ":"),
      let line = Int(text[text.index(after: colon)...].prefix { $0.isNumber }), line > 0
    else { return nil }
    let file = text[..<colon]
    guard !file.hasPrefix("??"), !file.contains("<") else { return nil }
    return SourceLine(file: relative(String(file)), line: line)
  }

  /// The path without `.` and `..`, relative to the current folder where the file is below that.
  private func relative(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let plain = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return plain.hasPrefix(folder) ? String(plain.dropFirst(folder.count)) : plain
  }
}
