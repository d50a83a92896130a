// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// A session of sigrok: a ZIP archive with the channels' names, and the samples in parts of some megabytes, which
/// the program unzip reads one after the other.
struct SigrokFile {
  private let path: String
  private let tool: Program
  private var names: [String] = []
  private var hertz: Int64 = 0
  private var size = 1
  private var prefix = "logic-1"

  private static let largestPart = 256 << 20

  init(_ path: String) throws(UserError) {
    self.path = path
    guard isFile(path) else {
      throw .failure("\(path): a session of sigrok cannot come by a pipe: name its file")
    }
    do throws(ProgramError) { tool = try Program("unzip", search: environment("PATH")) } catch {
      throw .failure(
        "\(path): \(error); install unzip, or convert it: sigrok-cli -i \(path) -O vcd")
    }
    try readMetadata()
  }

  private func run(_ arguments: [String], atMost limit: Int) throws(UserError) -> [UInt8] {
    do throws(FileError) {
      return try toolOutput(tool, arguments, environment: .inherited, atMost: limit)
    } catch { throw .failure("\(path) is no whole session of sigrok: \(error)") }
  }

  private var archive: String { path.hasPrefix("-") ? "./" + path : path }

  private mutating func readMetadata() throws(UserError) {
    let text = String(
      decoding: try run(["-p", archive, "metadata"], atMost: 1 << 20), as: UTF8.self)
    var probes: [Int: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let pair = line.split(separator: "=", maxSplits: 1).map {
        $0.split(separator: " ").joined(separator: " ")
      }
      guard pair.count == 2 else { continue }
      switch pair[0] {
      case "samplerate": hertz = Self.hertz(pair[1])
      case "unitsize": size = Int(pair[1]) ?? 0
      case "capturefile": prefix = pair[1]
      default:
        if pair[0].hasPrefix("probe"), let number = Int(pair[0].dropFirst(5)), 1...64 ~= number {
          probes[number] = pair[1]
        }
      }
    }
    names = (0..<(probes.keys.max() ?? 0)).map { probes[$0 + 1] ?? "" }
    guard hertz > 0, 1...8 ~= size, !names.isEmpty else {
      throw .failure("\(path) has no samples of logic channels with a rate: name another capture")
    }
  }

  /// The rate of `1 MHz`.
  private static func hertz(_ text: String) -> Int64 {
    let words = text.split(separator: " ")
    let factor: Double =
      switch words.last?.lowercased() {
      case "ghz": 1e9
      case "mhz": 1e6
      case "khz": 1e3
      default: 1
      }
    let number = words.first.flatMap { Double($0) } ?? 0
    return number > 0 && number * factor < 1e10 ? Int64(number * factor) : 0
  }

  /// Passes on the transactions, part by part.
  func read(
    channels text: String?, _ put: ([CapturedTransfer]) throws(UserError) -> Void
  ) throws(UserError) {
    var channels = try CaptureChannels(names, text, of: path)
    let listed = String(decoding: try run(["-Z1", archive], atMost: 16 << 20), as: UTF8.self)
    let parts = listed.split(separator: "\n").compactMap { name -> (Int, String)? in
      if name == prefix { return (0, String(name)) }
      guard name.hasPrefix(prefix + "-") else { return nil }
      return Int(name.dropFirst(prefix.count + 1)).map { ($0, String(name)) }
    }.sorted { $0.0 < $1.0 }
    let (mask, rate) = (channels.mask, UInt64(hertz))
    var (index, last, rest): (UInt64, UInt64?, [UInt8]) = (0, nil, [])
    for (_, part) in parts {
      var found: [CapturedTransfer] = []
      let bytes = rest + (try run(["-p", archive, part], atMost: Self.largestPart))
      let span = bytes.span
      for start in stride(from: 0, through: bytes.count - size, by: size) {
        var levels: UInt64 = 0
        for byte in 0..<size { levels |= UInt64(span[start + byte]) << UInt64(8 * byte) }
        levels &= mask
        if levels != last {
          last = levels
          let (whole, part) = index.quotientAndRemainder(dividingBy: rate)
          let time = whole * 1_000_000_000 + part * 1_000_000_000 / rate
          channels.take(Int64(clamping: time), levels, &found)
        }
        index += 1
      }
      rest = Array(bytes.suffix(bytes.count % size))
      try put(found)
    }
    var found: [CapturedTransfer] = []
    channels.finish(&found)
    try put(found)
  }
}
