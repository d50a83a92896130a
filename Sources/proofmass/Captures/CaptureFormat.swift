// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The formats of captures.
enum CaptureFormat: String, CaseIterable, ExpressibleByArgument {
  /// IEEE 1364's value change dump.
  case vcd
  /// sigrok's session file.
  case sr
  /// Logic 2's CSV, of digital channels or of its I2C analyser.
  case saleae
  case strace
  /// The events i2c and smbus of Linux' tracing.
  case trace
  /// Our own.
  case transcript

  static let list = "VCD, sigrok's .sr, Logic 2's CSV, strace, the kernel's trace, a transcript"

  /// The format of a file by its first bytes; nil for any other.
  init?(_ beginning: [UInt8]) {
    let text = String(decoding: beginning.prefix(0x4000), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let first = line.drop { $0 == " " }
    let cells = first.split(separator: ",").map { $0.filter { $0 != "\"" }.lowercased() }
    let events = KernelTraceReader.events.map { " \($0): " }
    if beginning.starts(with: "PK\u{3}\u{4}".utf8) {
      self = .sr
    } else if first.hasPrefix("$") {
      self = .vcd
    } else if first.hasPrefix("{"), first.contains("\"proofmass\"") {
      self = .transcript
    } else if cells.contains("start_time") || cells.first?.hasPrefix("time") == true {
      self = .saleae
    } else if first.hasPrefix("# tracer:") || events.contains(where: text.contains) {
      self = .trace
    } else if text.split(whereSeparator: \.isNewline).prefix(100).contains(where: StraceCall.isCall)
    {
      self = .strace
    } else {
      return nil
    }
  }
}
