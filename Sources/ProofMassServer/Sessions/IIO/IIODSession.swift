// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// The text protocol of iiod, libiio's server: commands in lines, answered by a decimal integer, which is a number of
/// bytes that follow or a negative error number of Linux.
///
/// As in libiio 0.24: the grammar in `iiod/parser.y`, the answers in `iiod/ops.c`, the other side in
/// `iiod-client.c` (https://github.com/analogdevicesinc/libiio). Newer clients first ask for a binary protocol, and
/// use this one when that is refused. READBUF is answered in pieces: a piece's number of bytes, before the first one
/// the mask, and the samples; a client asks until it has all bytes. A piece is as long as the client's buffer, as
/// iiod's are, or shorter when the client's timeout is over, so that slow sensors fill large buffers.
package struct IIODSession: Session {
  private let board: IIOBoard
  private let clock: () -> Int64
  /// The longest wait for samples, in nanoseconds; nil for any.
  private var patience: Int64?
  /// By device, the buffers that the client has opened.
  private var buffers: [Int: Buffer] = [:]
  private var work: Work?
  /// When the present wait for a sample is too long.
  private var deadline: Int64?

  private struct Buffer {
    let mask: IIODevice.ChannelMask
    /// The samples of a piece.
    let samples: Int
    /// The number of the device's samples that the client has read, or lost.
    var position: Int
  }

  /// What goes on over several calls.
  private enum Work {
    /// A READBUF of a device, with the bytes that are still to be sent.
    case sending(device: Int, bytes: Int, isFirst: Bool)
    /// A rate was requested, by a value of this many bytes.
    case settingRate(request: Int, bytes: Int)
    /// The rest of a line that is too long.
    case skippingLine
    /// The rest of a value that is too long.
    case skippingValue(bytes: Int)
  }

  /// The longest line, in bytes: clients write theirs into as many.
  private static var longestLine: Int { 1024 }
  /// The longest value, in bytes.
  private static var longestValue: Int { 1024 }

  package static var longestFrame: Int { 1 << 16 }

  /// - Parameter clock: The time in nanoseconds.
  package init(_ board: IIOBoard, clock: @escaping () -> Int64) {
    self.board = board
    self.clock = clock
  }

  package var greeting: [UInt8] { [] }
  package mutating func announce(_ output: inout [UInt8]) {}
  package mutating func takeDescriptor() -> Int32? { nil }
  package mutating func takeUrgentByte() -> Bool { false }

  package mutating func end() {
    if case .settingRate(let request, _) = work { board.withdraw(request) }
  }

  package mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    switch work {
    case .sending(let device, let bytes, let isFirst):
      return send(device, bytes, isFirst, &output)
    case .settingRate(let request, let bytes):
      guard let answer = board.takeAnswer(to: request) else { return false }
      work = nil
      output.append(line: answer < 0 ? answer : bytes)
      return true
    case .skippingValue(let bytes):
      let count = min(bytes, input.count)
      input.removeFirst(count)
      work = count < bytes ? .skippingValue(bytes: bytes - count) : nil
      if work == nil { output.append(line: .invalid) }
      return work == nil
    case .skippingLine, nil: return try takeLine(&input, &output)
    }
  }

  private mutating func takeLine(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    let end = input.firstIndex(of: UInt8(ascii: "\n"))
    if case .skippingLine = work {
      input.removeFirst(end.map { $0 + 1 } ?? input.count)
      guard end != nil else { return false }
      work = nil
      output.append(line: .invalid)
      return true
    }
    guard let end, end <= Self.longestLine else {
      guard end != nil || input.count > Self.longestLine else { return false }
      work = .skippingLine
      return true
    }
    guard let command = IIODCommand(input[0..<end]) else {
      input.removeFirst(end + 1)
      output.append(line: .invalid)
      return true
    }
    var value: [UInt8] = []
    if case .write(_, _, _, let bytes) = command {
      guard bytes <= Self.longestValue else {
        input.removeFirst(end + 1)
        work = .skippingValue(bytes: Int(bytes))
        return true
      }
      guard input.count > end + Int(bytes) else { return false }
      value = input[(end + 1)..<(end + 1 + Int(bytes))]
    }
    do throws(IIODError) {
      guard try carryOut(command, value, &output) else { return false }
    } catch { output.append(line: error) }
    deadline = nil
    input.removeFirst(end + 1 + value.count)
    if command == .exit { throw ProtocolError("iiod: EXIT") }
    return true
  }

  /// Carries a command out; false where it has to wait for a sample, and be tried again.
  private mutating func carryOut(
    _ command: IIODCommand, _ value: [UInt8], _ output: inout [UInt8]
  ) throws(IIODError) -> Bool {
    switch command {
    case .nothing, .exit: break
    case .help: output += Self.help
    case .version: output += Array("0.24.proofms\n".utf8)
    case .print:
      let xml = Array(board.xml.utf8)
      output.append(line: xml.count)
      output += xml + [UInt8(ascii: "\n")]
    case .timeout(let milliseconds):
      patience = milliseconds > 0 ? Int64(milliseconds) * 1_000_000 : nil
      output.append(line: 0)
    case .open(let name, let samples, let mask, let isCyclic):
      try open(name, samples, mask, isCyclic)
      output.append(line: 0)
    case .close(let name):
      guard buffers.removeValue(forKey: try device(name)) != nil else { throw .noAddress }
      output.append(line: 0)
    case .readBuffer(let name, let bytes):
      let device = try device(name)
      guard buffers[device] != nil else { throw .notOpen }
      work = .sending(device: device, bytes: Int(bytes), isFirst: true)
    case .writeBuffer(let name, _):
      // All channels are inputs; the client sends no data after this answer.
      guard buffers[try device(name)] != nil else { throw .notOpen }
      throw .notPermitted
    case .read(let name, let place, let attribute):
      return try read(try device(name), place, attribute, &output)
    case .write(let name, let place, let attribute, _):
      try write(value, to: try device(name), place, attribute, &output)
    case .trigger(let name), .setTrigger(let name, _):
      _ = try device(name)
      // There are no triggers: sensors sample by themselves.
      throw .noEntry
    case .buffersCount(let name, let count):
      _ = try device(name)
      guard count > 0 else { throw .invalid }
      output.append(line: 0)
    }
    return true
  }

  /// The number of a device, by its name or as `iio:device0`.
  private func device(_ name: String) throws(IIODError) -> Int {
    let index = board.devices.indices.first {
      name == "iio:device\($0)" || name == board.devices[$0].name
    }
    guard let index else { throw .noDevice }
    return index
  }

  // MARK: Attributes

  private mutating func read(
    _ device: Int, _ place: IIODCommand.Place, _ attribute: String?, _ output: inout [UInt8]
  ) throws(IIODError) -> Bool {
    let channel = try channel(place, of: device)
    let names = board.devices[device].attributes(of: channel)
    guard let attribute else {
      // All of them: of each its length, highest byte first, and the text, to a multiple of four bytes.
      var all: [UInt8] = []
      for name in names {
        guard let text = try self.value(of: name, device, channel) else { return false }
        all.append(bigEndian: Int32(text.count))
        all += text + [UInt8](repeating: 0, count: (4 - text.count % 4) % 4)
      }
      output.append(line: all.count)
      output += all + [UInt8(ascii: "\n")]
      return true
    }
    guard names.contains(attribute) else { throw .noEntry }
    guard let text = try value(of: attribute, device, channel) else { return false }
    output.append(line: text.count)
    output += text + [UInt8(ascii: "\n")]
    return true
  }

  /// The number of the channel; nil for the device itself.
  private func channel(
    _ place: IIODCommand.Place, of device: Int
  ) throws(IIODError) -> Int? {
    switch place {
    case .device: return nil
    case .debug, .buffer: throw .noEntry
    case .output: throw .noAddress
    case .input(let name):
      guard let index = board.devices[device].channels.firstIndex(of: name) else {
        throw .noAddress
      }
      return index
    }
  }

  /// The value with the zero that ends it, as iiod sends it; nil where it has to be waited for.
  private mutating func value(
    of attribute: String, _ device: Int, _ channel: Int?
  ) throws(IIODError) -> [UInt8]? {
    var text: [UInt8] = []
    if attribute == "sampling_frequency" {
      text.append(decimal: board.rate(of: device))
    } else if attribute == "raw", let channel {
      switch board.last(of: device) {
      case .samples(let samples): text.append(decimal: Int(samples[0].raw[channel]))
      case .failing: throw .inputOutput
      case .waiting:
        if isTooLate() { throw .timedOut }
        return nil
      }
    } else {
      guard let constant = board.devices[device].constant(attribute, ofAxis: channel) else {
        throw .noEntry
      }
      text = constant
    }
    return text + [0]
  }

  private mutating func write(
    _ value: [UInt8], to device: Int, _ place: IIODCommand.Place, _ attribute: String?,
    _ output: inout [UInt8]
  ) throws(IIODError) {
    let channel = try channel(place, of: device)
    let names = board.devices[device].attributes(of: channel)
    guard let attribute, names.contains(attribute) else { throw .noEntry }
    guard attribute == "sampling_frequency" else { throw .notPermitted }
    let text = String(decoding: value.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    let rates = board.devices[device].rates
    guard let rate = Double(text),
      rates.isEmpty ? IIODevice.anyRate ~= rate : rates.contains(rate)
    else { throw .invalid }
    if rate == board.rate(of: device) {
      output.append(line: value.count)
    } else if board.canSetRates {
      work = .settingRate(request: board.request(rate, of: device), bytes: value.count)
    } else {
      throw .busy
    }
  }

  // MARK: Buffers

  private mutating func open(
    _ name: String, _ samples: UInt32, _ mask: String, _ isCyclic: Bool
  ) throws(IIODError) {
    let device = try device(name)
    guard let mask = IIODevice.ChannelMask(mask), samples > 0, !isCyclic else { throw .invalid }
    guard buffers[device] == nil else { throw .busy }
    buffers[device] = Buffer(
      mask: mask, samples: min(Int(samples), IIOBoard.capacity / 2),
      position: board.total(of: device))
  }

  /// Sends the next piece of a READBUF; false where it has to be waited for.
  private mutating func send(
    _ device: Int, _ bytes: Int, _ isFirst: Bool, _ output: inout [UInt8]
  ) -> Bool {
    guard var buffer = buffers[device] else { return false }
    let size = buffer.mask.sampleSize
    guard bytes >= size else {
      // No bytes end an answer that is shorter than requested.
      if bytes > 0 || isFirst { output.append(line: 0) }
      work = nil
      return true
    }
    let isLate = isTooLate()
    let unseen = board.next(
      min(bytes / size, buffer.samples), of: device, from: &buffer.position, isLate: isLate)
    buffers[device] = buffer
    switch unseen {
    case .samples(let samples):
      deadline = nil
      output.append(line: samples.count * size)
      if isFirst { output += Array("\(buffer.mask.text)\n".utf8) }
      for sample in samples { board.devices[device].append(sample, buffer.mask, to: &output) }
      let rest = bytes - samples.count * size
      work = rest > 0 ? .sending(device: device, bytes: rest, isFirst: false) : nil
      return true
    case .failing: output.append(line: .inputOutput)
    case .waiting:
      guard isLate else { return false }
      output.append(line: .timedOut)
    }
    (work, deadline) = (nil, nil)
    return true
  }

  /// Whether the present wait has lasted for the client's timeout; the first call begins it.
  private mutating func isTooLate() -> Bool {
    guard let patience else { return false }
    let now = clock()
    let deadline = deadline ?? now + patience
    self.deadline = deadline
    return now >= deadline
  }

  private static let help = Array(
    """
    Available commands:

    \tHELP
    \tEXIT
    \tPRINT
    \tVERSION
    \tTIMEOUT <timeout_ms>
    \tOPEN <device> <samples_count> <mask>
    \tCLOSE <device>
    \tREAD <device> [INPUT <channel>] [<attribute>]
    \tWRITE <device> sampling_frequency <bytes_count>
    \tREADBUF <device> <bytes_count>
    \tSET <device> BUFFERS_COUNT <count>

    """.utf8)
}

extension [UInt8] {
  /// Appends a number and a line end.
  fileprivate mutating func append(line number: Int) { self += Array("\(number)\n".utf8) }
  fileprivate mutating func append(line error: IIODError) { append(line: error.rawValue) }
}
