// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// Reads a file of Renode's sensor data block by block, and of a block sample by sample.
struct RESDReader: ~Copyable {
  /// The samples of a block that have not been read.
  struct Block {
    let kind: RESD.Kind
    let form: RESD.Form
    let channel: UInt16
    /// The time of the next sample, or that from which the samples' own count, in nanoseconds; nil beyond 64 bits.
    fileprivate var time: UInt64?
    fileprivate let period: UInt64
    /// The bytes that are left.
    fileprivate var size: UInt64
  }

  private let path: String
  private var file: InputFile
  private var bytes: [UInt8] = []
  private var index = 0
  private var isOpen = false
  private var blocks = 0
  private var samples = 0

  init(_ path: String) throws(UserError) {
    self.init(path, try asUserError { () throws(FileError) in try InputFile(path) })
  }

  private init(_ path: String, _ file: consuming InputFile) {
    self.path = path
    self.file = file
  }

  private mutating func open() throws(UserError) {
    guard try has(RESD.header.count), take(RESD.header.count).elementsEqual(RESD.header) else {
      throw .failure(
        "\(path) does not begin with RESD, version 1, and three zeros: name a file of Renode's sensor data"
      )
    }
    isOpen = true
  }

  /// An error in the current block.
  func fault(_ reason: String) -> UserError {
    .failure("\(path): block \(blocks)\(samples > 0 ? ", sample \(samples)" : ""): \(reason)")
  }

  /// Reads the header of the next block of a sensor; nil at the end of the file. Before it the rest of the current one
  /// has to be skipped.
  ///
  /// - Parameter pass: Takes the number of the sample type of each block of something else, which is skipped.
  mutating func next(passing pass: (UInt16) -> Void) throws(UserError) -> Block? {
    if !isOpen { try open() }
    while try has(1) {
      blocks += 1
      samples = 0
      var header = try part(RESD.blockHeader)
      let (kind, type, channel) = (
        header.removeFirst(), UInt16(take(2, of: &header)), UInt16(take(2, of: &header))
      )
      var size = take(8, of: &header)
      guard let kind = RESD.Kind(rawValue: kind),
        let form = RESD.forms.first(where: { $0.type == type })
      else {
        pass(type)
        try skip(size)
        continue
      }
      let fields = kind.subheader + 8
      guard size >= fields else {
        throw fault("its size, \(size) bytes, is less than that of its fields, \(fields) bytes")
      }
      size -= UInt64(fields)
      var subheader = try part(fields)
      let start = take(8, of: &subheader)
      let period = kind == .constantRate ? take(8, of: &subheader) : 0
      let metadata = take(8, of: &subheader)
      guard metadata <= size else {
        throw fault("its metadata, \(metadata) bytes, are longer than the block")
      }
      try skip(metadata)
      size -= metadata
      let each = UInt64(kind.stamp + form.size)
      guard size % each == 0 else {
        throw fault("\(size) bytes are no whole number of samples of \(each) bytes")
      }
      guard period > 0 || kind == .arbitraryTimes || size <= each else {
        throw fault("its period is 0")
      }
      return Block(
        kind: kind, form: form, channel: channel, time: start, period: period, size: size)
    }
    return nil
  }

  /// Reads the next sample of a block: the time in nanoseconds, and the values in the recording's unit; nil after the
  /// last.
  mutating func sample(of block: inout Block) throws(UserError) -> (time: Int64, values: [Double])?
  {
    guard block.size > 0 else { return nil }
    samples += 1
    let size = block.kind.stamp + block.form.size
    block.size -= UInt64(size)
    var sample = try part(size)
    let start = block.time
    let time: UInt64?
    switch block.kind {
    case .arbitraryTimes: time = Self.sum(start, take(8, of: &sample))
    case .constantRate:
      time = start
      block.time = Self.sum(start, block.period)
    }
    // Half of what the numbers hold, so that sums with them hold, too.
    guard let time, time < 1 << 62 else { throw fault("its time is later than 146 years") }
    let values = block.form.sensor.places.map { _ in
      Double(Int32(bitPattern: UInt32(take(4, of: &sample)))) / block.form.factor
    }
    return (Int64(time), values)
  }

  private static func sum(_ time: UInt64?, _ more: UInt64) -> UInt64? {
    guard let (sum, isOver) = time?.addingReportingOverflow(more), !isOver else { return nil }
    return sum
  }

  /// Skips the samples of a block.
  mutating func skip(_ block: Block) throws(UserError) { try skip(block.size) }

  // MARK: Bytes

  /// Whether so many bytes follow.
  private mutating func has(_ count: Int) throws(UserError) -> Bool {
    while bytes.count - index < count {
      bytes.removeFirst(index)
      index = 0
      let piece = try asUserError { () throws(FileError) in try file.readBytes() }
      guard !piece.isEmpty else { return false }
      bytes += piece
    }
    return true
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { index += count }
    return bytes[index..<(index + count)]
  }

  private mutating func part(_ count: Int) throws(UserError) -> ArraySlice<UInt8> {
    guard try has(count) else { throw fault("the file ends within it") }
    return take(count)
  }

  private mutating func skip(_ count: UInt64) throws(UserError) {
    var left = count
    while left > 0 {
      guard try has(1) else { throw fault("the file ends within it") }
      let some = Int(min(left, UInt64(bytes.count - index)))
      index += some
      left -= UInt64(some)
    }
  }

  /// A number with the lowest byte first.
  private func take(_ count: Int, of bytes: inout ArraySlice<UInt8>) -> UInt64 {
    defer { bytes.removeFirst(count) }
    return bytes.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
