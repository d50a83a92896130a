// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassEmulation

/// The files below /sys/class/gpio that are more than text: the two by which programs export and unexport
/// lines, and those of a line.
enum LineAttribute: UInt8 {
  case export = 0
  case unexport, direction, value, edge, activeLow
}

/// A line that programs hold by /sys/class/gpio: from `export` until `unexport`, whichever processes write
/// these.
final class ExportedLine {
  let request: LineRequest
  /// The number of times that the file `value` has become ready for POLLPRI. A file that was never read is
  /// ready (kernfs).
  private(set) var changes: UInt32 = 1

  init(_ request: LineRequest) { self.request = request }

  var line: LineRequest.Line { request.lines[0] }

  /// Notices the edges that have happened by now.
  func collect() {
    request.collect()
    guard request.hasEvents else { return }
    request.dropEdges()
    changes &+= 1
  }
}

/// An open file of a line, which behaves as in drivers/gpio/gpiolib-sysfs.c.
final class LineFile {
  let attribute: LineAttribute
  private weak var exported: ExportedLine?
  private var position: Int64 = 0
  /// The file's content when it was read from its beginning, and the end of the last read.
  private var text: [UInt8] = []
  private var end: Int64 = 0
  /// The count of changes when the file was read last.
  private var seen: UInt32 = 0
  private var isSignalled = false

  /// The size that sysfs reports for every file; the longest write.
  static let page = 4096

  init(_ attribute: LineAttribute, _ exported: ExportedLine?) {
    self.attribute = attribute
    self.exported = exported
  }

  /// The request of the file's line; nil after that was released.
  var request: LineRequest? { exported?.request }

  /// Whether the file is ready for POLLPRI.
  var isChanged: Bool {
    guard attribute == .value, let exported else { return false }
    exported.collect()
    return exported.changes != seen
  }

  /// Whether to notify the client now that the file is ready for POLLPRI. It is notified once.
  func startsSignalling() -> Bool {
    guard !isSignalled, isChanged else { return false }
    isSignalled = true
    return true
  }

  /// Reads from an offset, or from the file's position. `isMarkStale` is true where the client was notified
  /// of a change that it has now read. Throws ENODEV where the line was released.
  func read(
    at offset: Int64?, most: Int
  ) throws(LineRefusal) -> (bytes: [UInt8], isMarkStale: Bool) {
    let exported = try existing()
    let start = offset ?? position
    var isMarkStale = false
    if start == 0 || start != end {
      exported.collect()
      if attribute == .value {
        seen = exported.changes
        (isMarkStale, isSignalled) = (isSignalled, false)
      }
      text = Array((exported.line.text(of: attribute) + "\n").utf8)
    }
    let bytes = Array(text.dropFirst(Int(clamping: start)).prefix(most))
    end = start + Int64(bytes.count)
    if offset == nil { position = end }
    return (bytes, isMarkStale)
  }

  /// Advances the file's position after a write that has no offset of its own.
  func advance(by count: Int) { position += min(Int64(count), .max - position) }

  /// Moves the file's position, as lseek(2) does; returns the new one.
  func seek(to offset: Int64, from whence: Int32) throws(LineRefusal) -> Int64 {
    let start: Int64
    switch whence {
    case SEEK_SET: start = 0
    case SEEK_CUR: start = position
    case SEEK_END: start = Int64(Self.page)
    default: throw LineRefusal(code: EINVAL)
    }
    let (sum, overflow) = start.addingReportingOverflow(offset)
    guard !overflow, sum >= 0 else { throw LineRefusal(code: EINVAL) }
    position = sum
    return sum
  }

  /// The line of the file. Throws ENODEV where it was released.
  func existing() throws(LineRefusal) -> ExportedLine {
    guard let exported else { throw LineRefusal(code: ENODEV) }
    return exported
  }
}

extension LineRequest.Line {
  /// The content of a file of the line.
  func text(of attribute: LineAttribute) -> String {
    switch attribute {
    case .direction: flags.contains(.output) ? "out" : "in"
    case .value: isHigh != flags.contains(.activeLow) ? "1" : "0"
    case .edge: LineFlags.edges.first { flags.intersection(.bothEdges) == $0.flags }?.word ?? ""
    case .activeLow: flags.contains(.activeLow) ? "1" : "0"
    case .export, .unexport: ""
    }
  }

  /// The flags of the line after a word was written to one of its files. Throws the kernel's error
  /// number where it refuses the word.
  func flags(
    writing word: ArraySlice<UInt8>, to attribute: LineAttribute
  ) throws(LineRefusal) -> LineFlags {
    switch attribute {
    case .direction: try flags(direction: String(decoding: word, as: UTF8.self))
    case .value: try flags(value: sysfsNumber(word) != 0)
    case .activeLow: try flags(activeLow: sysfsNumber(word) != 0)
    case .edge: try flags(edge: String(decoding: word, as: UTF8.self))
    case .export, .unexport: throw LineRefusal(code: EINVAL)
    }
  }

  /// The words set the level of the wire, regardless of `active_low`.
  private func flags(direction word: String) throws(LineRefusal) -> LineFlags {
    var flags = flags
    switch word {
    case "in":
      flags.remove(.output)
      flags.insert(.input)
    case "out", "low", "high":
      guard flags.isDisjoint(with: .bothEdges) else { throw LineRefusal(code: EIO) }
      flags.remove(.input)
      flags.insert(.output)
      flags.set(.active, (word == "high") != flags.contains(.activeLow))
    default: throw LineRefusal(code: EINVAL)
    }
    return flags
  }

  private func flags(value isActive: Bool) throws(LineRefusal) -> LineFlags {
    guard flags.contains(.output) else { throw LineRefusal(code: EPERM) }
    var flags = flags
    flags.set(.active, isActive)
    return flags
  }

  /// An output keeps its level.
  private func flags(activeLow isLow: Bool) throws(LineRefusal) -> LineFlags {
    var flags = flags
    if flags.contains(.output), isLow != flags.contains(.activeLow) {
      flags.set(.active, !flags.contains(.active))
    }
    flags.set(.activeLow, isLow)
    return flags
  }

  private func flags(edge word: String) throws(LineRefusal) -> LineFlags {
    guard let edges = LineFlags.edges.first(where: { $0.word == word })?.flags else {
      throw LineRefusal(code: EINVAL)
    }
    guard edges.isEmpty || flags.contains(.input) else { throw LineRefusal(code: EIO) }
    return flags.subtracting(.bothEdges).union(edges)
  }
}

extension LineFlags {
  static let bothEdges: LineFlags = [.rising, .falling]
  /// The words of the file `edge`.
  fileprivate static let edges: [(word: String, flags: LineFlags)] = [
    ("none", []), ("falling", .falling), ("rising", .rising), ("both", .bothEdges),
  ]

  fileprivate mutating func set(_ flag: LineFlags, _ isSet: Bool) {
    if isSet { insert(flag) } else { remove(flag) }
  }
}

/// A number that is written to a file of sysfs, as the kernel's kstrtol reads it: decimal, hexadecimal
/// after 0x, octal after 0.
func sysfsNumber(_ word: ArraySlice<UInt8>) throws(LineRefusal) -> Int {
  var digits = word
  let isNegative = digits.first == UInt8(ascii: "-")
  if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
  var radix = 10
  if digits.first == UInt8(ascii: "0"), digits.count > 1 {
    let isHexadecimal = digits.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x")
    radix = isHexadecimal ? 16 : 8
    digits = digits.dropFirst(isHexadecimal ? 2 : 1)
  }
  // Text that begins with a second sign is no number.
  guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
    let number = Int(String(decoding: digits, as: UTF8.self), radix: radix)
  else { throw LineRefusal(code: EINVAL) }
  return isNegative ? -number : number
}
