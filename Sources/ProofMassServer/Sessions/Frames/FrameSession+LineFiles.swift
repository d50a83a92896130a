// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The requests about files below /sys/class/gpio.
///
/// As with lines, a client opens a file on a separate connection, and makes all other requests about it on
/// others, by the number that it has chosen. On the file's connection an urgent byte (MSG_OOB), for which the
/// system reports POLLPRI, announces that the value has changed since it was read.
extension FrameSession {
  /// Opens a file, which this connection holds.
  mutating func openLineFile(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let attribute = LineAttribute(rawValue: try payload.next(UInt8.self))
    let line = try payload.next(UInt32.self)
    let access = Int32(try payload.next(UInt8.self))
    guard file == nil, lines == nil, lineFile == nil, let attribute else { return Answer(-EINVAL) }
    do throws(LineRefusal) {
      lineFile = try board.lines.openFile(attribute, of: line, number: number, access: access)
      return Answer(0)
    } catch { return Answer(-error.code) }
  }

  /// Reads from an offset; from the file's position where that is negative.
  func readLineFile(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let offset = try payload.next(Int64.self)
    let most = Int(try payload.next(UInt16.self))
    guard let file = board.lines.file(number) else { return Answer(-ENODEV) }
    do throws(LineRefusal) {
      let (bytes, isMarkStale) = try file.read(at: offset < 0 ? nil : offset, most: most)
      if isMarkStale { board.clock?.countHandled() }
      return Answer(Int32(bytes.count), [isMarkStale ? 1 : 0] + bytes)
    } catch { return Answer(-error.code) }
  }

  /// Writes bytes, which are taken as a whole word at any offset.
  func writeLineFile(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let movesPosition = try payload.next(UInt8.self) != 0
    let bytes = payload.rest()
    guard let file = board.lines.file(number) else { return Answer(-ENODEV) }
    do throws(LineRefusal) { try board.lines.write(bytes, to: file) } catch {
      return Answer(-error.code)
    }
    if movesPosition { file.advance(by: bytes.count) }
    return Answer(Int32(bytes.count))
  }

  /// Moves the file's position.
  func seekLineFile(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let offset = try payload.next(Int64.self)
    let whence = Int32(try payload.next(UInt8.self))
    guard let file = board.lines.file(number) else { return Answer(-ENODEV) }
    do throws(LineRefusal) {
      return Answer(0, [UInt8](littleEndian: try file.seek(to: offset, from: whence)))
    } catch { return Answer(-error.code) }
  }

  /// Takes the bytes that arrive on the connection of a file: a program wrote them without `write` of the
  /// interposer, as a shell does by the C library's streams. Each line is a word; a refusal is not reported.
  func writePlainly(_ bytes: [UInt8], to file: LineFile) {
    for word in bytes.split(separator: UInt8(ascii: "\n")) {
      do throws(LineRefusal) { try board.lines.write(Array(word), to: file) } catch { continue }
    }
  }
}
