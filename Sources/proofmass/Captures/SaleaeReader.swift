// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// The CSV of Saleae's Logic 2: digital channels, a row for each change, or the table of its I2C analyser.
struct SaleaeReader: CaptureLines {
  private enum Kind {
    /// The channels, and the number of cells of a row.
    case digital(CaptureChannels, Int)
    /// The numbers of the table's columns, by their names.
    case table([String: Int])
  }

  private let path: String
  private let channelText: String?
  private var kind: Kind?
  private var times = ForeignTimes(.seconds)
  private var bus = I2CAssembler()
  private var line = 0
  private var last = Int64.min

  init(_ path: String, channels: String?) { (self.path, channelText) = (path, channels) }

  mutating func take(
    _ text: ArraySlice<UInt8>, _ found: inout [CapturedTransfer]
  ) throws(UserError) {
    line += 1
    guard text.contains(where: { $0 > 0x20 }) else { return }
    let cells = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
      $0.filter { $0 >= 0x20 && $0 != UInt8(ascii: "\"") }[...]
    }
    switch kind {
    case nil:
      kind = try Self.kind(cells.map { String(decoding: $0, as: UTF8.self) }, channelText, path)
    case .digital(var channels, let count):
      guard cells.count == count else {
        throw .failure(
          "\(path):\(line): \(cells.count - 1) levels, where the first line names \(count - 1) channels"
        )
      }
      // Moved out and in, so that it is not copied.
      kind = nil
      var levels: UInt64 = 0
      for (index, cell) in cells.dropFirst().enumerated() where index < 64 {
        if cell.elementsEqual("1".utf8) {
          levels |= 1 << UInt64(index)
        } else if !cell.elementsEqual("0".utf8) {
          throw .failure("\(path):\(line): \(Self.quote(cell)) is no level: 0 or 1")
        }
      }
      let now = try time(cells[0])
      guard now >= last else {
        throw .failure("\(path):\(line): the time is before that of the line above: sort the rows")
      }
      last = now
      channels.take(now, levels, &found)
      kind = .digital(channels, count)
    case .table(let columns):
      try row(columns, cells)
      found += bus.take()
    }
  }

  mutating func finish(_ found: inout [CapturedTransfer]) {
    guard case .digital(var channels, _) = kind else { return }
    channels.finish(&found)
  }

  private static func kind(
    _ names: [String], _ text: String?, _ path: String
  ) throws(UserError) -> Kind {
    guard names.contains(where: { $0.lowercased() == "start_time" }) else {
      return .digital(
        try CaptureChannels(Array(names.dropFirst()), text, of: path), names.count)
    }
    let columns = Dictionary(
      names.enumerated().map { ($0.element.lowercased(), $0.offset) }, uniquingKeysWith: { $1 })
    if let missing = ["type", "duration", "address", "read", "data"].first(where: {
      columns[$0] == nil
    }) {
      throw .failure(
        "\(path) has no column \(missing): export the table of Logic 2's I2C analyser, or its channels"
      )
    }
    return .table(columns)
  }

  private static func quote(_ cell: ArraySlice<UInt8>) -> String {
    quoted(String(decoding: cell.prefix(40), as: UTF8.self))
  }

  private mutating func time(_ cell: ArraySlice<UInt8>) throws(UserError) -> Int64 {
    guard let time = times.take(cell) else {
      throw .failure(
        "\(path):\(line): \(Self.quote(cell)) is no time in seconds"
      )
    }
    return time
  }

  private mutating func row(
    _ columns: [String: Int], _ cells: [ArraySlice<UInt8>]
  ) throws(UserError) {
    func cell(_ name: String) -> ArraySlice<UInt8> {
      columns[name].flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? []
    }
    func text(_ name: String) -> String { String(decoding: cell(name), as: UTF8.self).lowercased() }
    func byte(_ name: String) throws(UserError) -> UInt8 {
      guard let number = integer(text(name)), let byte = UInt8(exactly: number) else {
        throw .failure(
          "\(path):\(line): \(name) \(quoted(text(name))): export it in hexadecimal, like 0x1F")
      }
      return byte
    }
    let start = try time(cell("start_time"))
    let type = text("type")
    guard type == "address" || type == "data" else {
      if type == "start" { bus.start(start, after: start) }
      if type == "stop" { bus.stop() }
      return
    }
    var value = try byte(type)
    if type == "address" { value = value << 1 | (text("read") == "true" ? 1 : 0) }
    bus.byte(
      value, isAcknowledged: text("ack") != "false", until: start + (try time(cell("duration"))))
  }
}
