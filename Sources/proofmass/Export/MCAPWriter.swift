// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// Makes an MCAP file of messages (https://mcap.dev/spec): uncompressed chunks with indexes of their messages, and a
/// summary by which readers find any time without reading the rest.
///
/// Its bytes are taken while it grows, so that memory is bounded: by a chunk, and 0.01 % of the file for the indexes.
struct MCAPWriter {
  private enum Record: UInt8 {
    case header = 0x01, footer, schema, channel, message, chunk, messageIndex, chunkIndex
    case statistics = 0x0B, metadata, metadataIndex, summaryOffset, dataEnd
  }

  private static let magic: [UInt8] = [0x89] + Array("MCAP0\r\n".utf8)
  /// A chunk ends when it has this many bytes.
  private static let chunkSize = 1 << 20

  /// Bytes that have not been taken.
  private var bytes: [UInt8] = []
  /// The offset in the file of the first of them.
  private var taken = 0
  /// The checksum of the file so far.
  private var sum = CRC32()

  private var chunk: [UInt8] = []
  private var chunkTimes: ClosedRange<UInt64>?
  private var times: ClosedRange<UInt64>?
  /// The messages of the chunk, by channel: time, and offset in the chunk.
  private var entries: [[(time: UInt64, offset: Int)]] = []
  /// The number of messages of each channel.
  private var counts: [Int] = []
  private var chunks = 0
  // Records of the summary.
  private var schemas: [UInt8] = []
  private var channels: [UInt8] = []
  private var chunkIndexes: [UInt8] = []
  private var metadataIndexes: [UInt8] = []
  private var metadataCount = 0

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - profile: What is known of its messages: `ros2`.
  ///   - metadata: Named groups of texts.
  init(profile: String, library: String, metadata: [(name: String, texts: [(String, String)])]) {
    append(Self.magic)
    append(record(.header, text(profile) + text(library)))
    for group in metadata {
      let texts = group.texts.flatMap { text($0.0) + text($0.1) }
      let record = record(.metadata, text(group.name) + counted(texts))
      metadataCount += 1
      metadataIndexes += self.record(
        .metadataIndex, word(position) + word(record.count) + text(group.name))
      append(record)
    }
  }

  /// Adds a channel with a schema of its own, and returns its number.
  mutating func addChannel(_ topic: String, _ encoding: String, schema: Schema) -> Int {
    let number = counts.count
    let id = [UInt8](littleEndian: UInt16(number + 1))
    let kind = record(
      .schema, id + text(schema.name) + text(schema.encoding) + counted(Array(schema.text.utf8)))
    let channel = record(.channel, id + id + text(topic) + text(encoding) + counted([]))
    schemas += kind
    channels += channel
    chunk += kind + channel
    counts.append(0)
    entries.append([])
    return number
  }

  /// The description of the messages of a channel.
  struct Schema {
    var name: String
    var encoding: String
    var text: String
  }

  /// Adds a message of a channel at a time in nanoseconds since 1970.
  mutating func add(_ message: [UInt8], to channel: Int, at time: UInt64) {
    entries[channel].append((time, chunk.count))
    var content = [UInt8](littleEndian: UInt16(channel + 1))
    content.append(littleEndian: UInt32(truncatingIfNeeded: counts[channel]))
    content.append(littleEndian: time)
    content.append(littleEndian: time)
    chunk += record(.message, content + message)
    counts[channel] += 1
    chunkTimes = Self.extended(chunkTimes, to: time)
    times = Self.extended(times, to: time)
    if chunk.count >= Self.chunkSize { endChunk() }
  }

  /// The bytes since the last call.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    taken += bytes.count
    return bytes
  }

  /// Ends the file.
  mutating func finish() {
    if !chunk.isEmpty { endChunk() }
    append(record(.dataEnd, [UInt8](littleEndian: sum.value)))
    let start = position
    var offsets: [UInt8] = []
    var summary: [UInt8] = []
    for (kind, records) in [
      (Record.schema, schemas), (.channel, channels), (.statistics, statistics),
      (.chunkIndex, chunkIndexes), (.metadataIndex, metadataIndexes),
    ] where !records.isEmpty {
      offsets += record(
        .summaryOffset, [kind.rawValue] + word(start + summary.count) + word(records.count))
      summary += records
    }
    let end = word(start) + word(start + summary.count)
    // The checksum covers the footer up to itself.
    let head = [Record.footer.rawValue] + word(end.count + 4) + end
    append(summary + offsets + head)
    append([UInt8](littleEndian: CRC32.of(summary + offsets + head)))
    append(Self.magic)
  }

  /// The number of messages of a channel.
  func count(of channel: Int) -> Int { counts[channel] }

  // MARK: Parts

  private var position: Int { taken + bytes.count }

  private mutating func append(_ more: [UInt8]) {
    sum.add(more)
    bytes += more
  }

  private mutating func endChunk() {
    let start = position
    let (first, last) = (chunkTimes?.lowerBound ?? 0, chunkTimes?.upperBound ?? 0)
    let span = [UInt8](littleEndian: first) + [UInt8](littleEndian: last)
    let sizes = word(chunk.count)
    append(
      record(
        .chunk,
        span + sizes + [UInt8](littleEndian: CRC32.of(chunk)) + text("") + sizes + chunk))
    let end = position
    var offsets: [UInt8] = []
    for (channel, list) in entries.enumerated() where !list.isEmpty {
      let id = [UInt8](littleEndian: UInt16(channel + 1))
      offsets += id + word(position)
      var index: [UInt8] = []
      for entry in list {
        index.append(littleEndian: entry.time)
        index += word(entry.offset)
      }
      append(record(.messageIndex, id + counted(index)))
      entries[channel].removeAll(keepingCapacity: true)
    }
    chunkIndexes += record(
      .chunkIndex,
      span + word(start) + word(end - start) + counted(offsets) + word(position - end) + text("")
        + sizes + sizes)
    chunks += 1
    chunk.removeAll(keepingCapacity: true)
    chunkTimes = nil
  }

  private var statistics: [UInt8] {
    var content = word(counts.reduce(0, +))
    content.append(littleEndian: UInt16(counts.count))
    content.append(littleEndian: UInt32(counts.count))
    content.append(littleEndian: UInt32(0))
    content.append(littleEndian: UInt32(metadataCount))
    content.append(littleEndian: UInt32(chunks))
    content.append(littleEndian: times?.lowerBound ?? 0)
    content.append(littleEndian: times?.upperBound ?? 0)
    let each = counts.enumerated().flatMap { channel, count in
      [UInt8](littleEndian: UInt16(channel + 1)) + word(count)
    }
    return record(.statistics, content + counted(each))
  }

  private func record(_ kind: Record, _ content: [UInt8]) -> [UInt8] {
    [kind.rawValue] + word(content.count) + content
  }

  private func word(_ number: Int) -> [UInt8] { [UInt8](littleEndian: UInt64(number)) }

  private func text(_ text: String) -> [UInt8] { counted(Array(text.utf8)) }

  /// Bytes after their number.
  private func counted(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](littleEndian: UInt32(bytes.count)) + bytes
  }

  private static func extended(
    _ range: ClosedRange<UInt64>?, to time: UInt64
  ) -> ClosedRange<UInt64> {
    guard let range else { return time...time }
    return min(range.lowerBound, time)...max(range.upperBound, time)
  }
}
