// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// A value change dump: IEEE 1364, clause 18, with wires of one bit.
struct VCDReader: CaptureLines {
  private let path: String
  private let channelText: String?
  private var channels: CaptureChannels?
  private var names: [String] = []
  /// The numbers of the channels, by their identifiers in the dump.
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  /// The section of the header that is being read, and its words.
  private var section: [ArraySlice<UInt8>] = []
  private var lineNumber = 0
  private var isInHeader = true
  /// Nanoseconds are the file's unit times the first, divided by the second.
  private var scale: (Int64, Int64) = (1, 1)
  private var time: Int64 = 0
  private var levels: UInt64 = .max
  private var open: UInt64 = 0
  private var hasChanged = false
  /// Whether the next word is the identifier of a vector, whose value is not a wire's.
  private var isVector = false
  /// Whether a comment or the like is being skipped in the body.
  private var isSkipping = false

  init(_ path: String, channels: String?) { (self.path, channelText) = (path, channels) }

  mutating func take(
    _ line: ArraySlice<UInt8>, _ found: inout [CapturedTransfer]
  ) throws(UserError) {
    lineNumber += 1
    for word in line.split(whereSeparator: { $0 <= 0x20 }) {
      if isInHeader { try header(word) } else { try body(word, &found) }
    }
  }

  mutating func finish(_ found: inout [CapturedTransfer]) throws(UserError) {
    guard !isInHeader else {
      throw .failure("\(path) ends within its header: name a whole value change dump")
    }
    flush(&found)
    channels?.finish(&found)
  }

  private mutating func header(_ word: ArraySlice<UInt8>) throws(UserError) {
    guard word.elementsEqual("$end".utf8) else {
      guard section.count < 4096 else { throw fault(word) }
      return section.append(word)
    }
    defer { section = [] }
    switch section.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "$timescale": try setScale(section.dropFirst().flatMap(\.self))
    case "$var" where section.count >= 5 && section[2].elementsEqual("1".utf8):
      guard numbers[section[3]] == nil, names.count < 64 else { break }
      numbers[ArraySlice(Array(section[3]))] = names.count
      names.append(String(decoding: section[4], as: UTF8.self))
    case "$enddefinitions":
      isInHeader = false
      channels = try CaptureChannels(names, channelText, of: path)
    default: break
    }
  }

  private mutating func setScale(_ text: [UInt8]) throws(UserError) {
    let units: [(String, Int64, Int64)] = [
      ("ns", 1, 1), ("us", 1000, 1), ("ms", 1_000_000, 1), ("ps", 1, 1000), ("fs", 1, 1_000_000),
      ("s", 1_000_000_000, 1),
    ]
    let text = String(decoding: text, as: UTF8.self)
    guard let (unit, times, parts) = units.first(where: { text.hasSuffix($0.0) }),
      let number = Int64(text.dropLast(unit.count)), [1, 10, 100].contains(number)
    else {
      throw .failure(
        "\(path): $timescale \(quoted(text)): 1, 10 or 100, and s, ms, us, ns, ps or fs")
    }
    scale = (times * number, parts)
  }

  private mutating func body(
    _ word: ArraySlice<UInt8>, _ found: inout [CapturedTransfer]
  ) throws(UserError) {
    let first = word[word.startIndex]
    if isSkipping {
      isSkipping = !word.elementsEqual("$end".utf8)
    } else if isVector {
      isVector = false
    } else if first == UInt8(ascii: "#") {
      flush(&found)
      guard let number = Int64(String(decoding: word.dropFirst(), as: UTF8.self)), number >= 0,
        case let (product, hasOverflown) = number.multipliedReportingOverflow(by: scale.0),
        !hasOverflown, product / scale.1 <= 1 << 62
      else { throw fault(word) }
      time = max(time, product / scale.1)
    } else if first == UInt8(ascii: "$") {
      isSkipping = word.elementsEqual("$comment".utf8)
    } else if "bBrR".utf8.contains(first) {
      isVector = true
    } else if "01xXzZ".utf8.contains(first), word.count > 1 {
      change(word.dropFirst(), first)
    } else {
      throw fault(word)
    }
  }

  private mutating func change(_ identifier: ArraySlice<UInt8>, _ value: UInt8) {
    guard let number = numbers[identifier] else { return }
    let bit: UInt64 = 1 << UInt64(number)
    // What nothing drives is pulled up.
    if value == UInt8(ascii: "0") { levels &= ~bit } else { levels |= bit }
    if "zZxX".utf8.contains(value) { open |= bit } else { open &= ~bit }
    hasChanged = true
  }

  private mutating func flush(_ found: inout [CapturedTransfer]) {
    guard hasChanged else { return }
    hasChanged = false
    channels?.take(time, levels, open: open, &found)
  }

  private func fault(_ word: ArraySlice<UInt8>) -> UserError {
    .failure(
      "\(path):\(lineNumber): \(quoted(String(decoding: word.prefix(40), as: UTF8.self))) is no part of a value "
        + "change dump: if it was cut there, remove the line"
    )
  }
}
