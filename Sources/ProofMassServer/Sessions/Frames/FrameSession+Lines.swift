// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore
internal import ProofMassEmulation

/// The requests to the board's GPIO chip.
///
/// A client requests lines on a separate connection. The lines are held while that connection lasts, and the
/// only bytes on it are the announcements of new edges, one byte each. All other requests about the lines
/// arrive on other connections, by the number that the client has chosen.
extension FrameSession {
  /// `GPIO_MAX_NAME_SIZE` of linux/gpio.h, in bytes with the terminating zero.
  private static var nameSize: Int { 32 }

  private static func padded(_ name: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(name.prefix(nameSize - 1))
    return bytes + Array(repeating: 0, count: nameSize - bytes.count)
  }

  /// The number of lines.
  func chipFacts() -> Answer {
    Answer(0, [UInt8](littleEndian: UInt32(LineWiring.count)))
  }

  /// The flags, name and consumer of a line.
  func lineFacts(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    guard let line = board.lines.describe(try payload.next(UInt32.self)) else {
      return Answer(-EINVAL)
    }
    let flags = [UInt8](littleEndian: line.flags.rawValue)
    return Answer(0, flags + Self.padded(line.name.utf8) + Self.padded(line.consumer))
  }

  /// Requests lines, which this connection holds.
  mutating func takeLines(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let consumer = try payload.next(Self.nameSize).prefix { $0 != 0 }
    let kept = Int(try payload.next(UInt32.self))
    var wanted: [(offset: UInt32, flags: LineFlags)] = []
    for _ in 0..<(try payload.next(UInt16.self)) {
      let offset = try payload.next(UInt32.self)
      wanted.append((offset, LineFlags(rawValue: try payload.next(UInt64.self))))
    }
    guard file == nil, lines == nil else { return Answer(-EINVAL) }
    do throws(LineRefusal) {
      lines = try board.lines.take(wanted, number: number, consumer: Array(consumer), kept: kept)
      return Answer(0)
    } catch { return Answer(-error.code) }
  }

  /// Sets the flags of requested lines.
  func setLines(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    var flags: [LineFlags] = []
    while !payload.isAtEnd { flags.append(LineFlags(rawValue: try payload.next(UInt64.self))) }
    guard let request = board.lines[number], flags.count >= request.lines.count else {
      return Answer(-EINVAL)
    }
    board.lines.configure(request, flags)
    return Answer(0)
  }

  /// Sets the values of requested outputs.
  func putLines(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let mask = try payload.next(UInt64.self)
    let values = try payload.next(UInt64.self)
    guard let request = board.lines[number] else { return Answer(-ENODEV) }
    do throws(LineRefusal) { try request.put(values, mask) } catch { return Answer(-error.code) }
    board.lines.raiseSelects()
    return Answer(0)
  }

  /// The values of requested lines.
  func lineValues(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let mask = try payload.next(UInt64.self)
    guard let request = board.lines[number] else { return Answer(-ENODEV) }
    let known = request.lines.count == 64 ? UInt64.max : (1 << UInt64(request.lines.count)) - 1
    guard mask & known != 0 else { return Answer(-EINVAL) }
    return Answer(0, [UInt8](littleEndian: request.values & mask))
  }

  /// Removes the oldest edges of requested lines.
  func readLines(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let most = Int(try payload.next(UInt16.self))
    guard let request = board.lines[number] else { return Answer(-ENODEV) }
    let (events, isMarkStale) = request.take(min(most, 64))
    if !events.isEmpty { board.clock?.countHandled() }
    let data = events.reduce(into: [isMarkStale ? 1 : 0]) { data, event in
      data += event.bytes(at: board.lines.timestamp(of: event))
    }
    return Answer(Int32(events.count), data)
  }

  /// Advances virtual time until one of several requests has an edge.
  func awaitEdge(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let wanted = try payload.next(UInt64.self)
    let time = min(Int64(clamping: wanted), Frame.longestAwait)
    var numbers: [UInt64] = []
    while !payload.isAtEnd { numbers.append(try payload.next(UInt64.self)) }
    guard board.isTimeVirtual else { return Answer(-EPERM, now) }
    let start = board.circuit.now
    let (end, isForEver) = (start.advanced(byNanoseconds: time), wanted == Frame.forEver)
    let hasHappened = board.lines.advance(
      to: end, until: numbers.compactMap { board.lines[$0] }, onlyToEvents: isForEver)
    let passed = (board.circuit.now - start).wholeNanoseconds
    return Answer(hasHappened ? 1 : 0, [UInt8](littleEndian: passed))
  }
}
