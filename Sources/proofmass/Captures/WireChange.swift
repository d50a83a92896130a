// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// The level of a wire in a value change dump.
enum Level: Character {
  case low = "0"
  case high = "1"
  /// Nothing drives it.
  case open = "z"

  var inverse: Level { self == .low ? .high : .low }
}

/// A wire's level from a time on.
struct WireChange {
  var time: Int64
  var wire: Int
  var level: Level

  init(_ time: Int64, _ wire: Int, _ level: Level) {
    (self.time, self.wire, self.level) = (time, wire, level)
  }
}

/// Writes a value change dump of wires of one bit, in nanoseconds.
struct VCDWriter: ~Copyable {
  private let file: ByteFile
  private var text: String
  private var levels: [Level]
  private var time: Int64 = 0

  /// Writes the header, and the first levels.
  init(_ path: String, wires: [(name: String, level: Level)]) throws(FileError) {
    file = try ByteFile(writing: path)
    levels = wires.map(\.level)
    text =
      "$version ProofMass \(commandVersion) $end\n$timescale 1 ns $end\n$scope module board $end\n"
    for (index, wire) in wires.enumerated() {
      text += "$var wire 1 \(Self.identifier(index)) \(wire.name) $end\n"
    }
    text += "$upscope $end\n$enddefinitions $end\n#0\n$dumpvars\n"
    for (index, wire) in wires.enumerated() {
      text += "\(wire.level.rawValue)\(Self.identifier(index))\n"
    }
    text += "$end\n"
  }

  /// One or two printable characters.
  private static func identifier(_ index: Int) -> String {
    let digit = { (value: Int) in String(Character(Unicode.Scalar(UInt8(33 + value % 94)))) }
    return (index < 94 ? "" : digit(index / 94)) + digit(index)
  }

  /// Writes a change; one that is earlier than the last has its time.
  mutating func put(_ change: WireChange) throws(FileError) {
    guard levels[change.wire] != change.level else { return }
    levels[change.wire] = change.level
    if change.time > time {
      time = change.time
      text += "#\(time)\n"
    }
    text += "\(change.level.rawValue)\(Self.identifier(change.wire))\n"
    if text.utf8.count > 0x1_0000 { try flush() }
  }

  /// Writes the time of the end, after the last change.
  mutating func finish(at end: Int64) throws(FileError) {
    text += "#\(max(end, time + 1))\n"
    try flush()
  }

  private mutating func flush() throws(FileError) {
    try file.write(Array(text.utf8))
    text = ""
  }
}
