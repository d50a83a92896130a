// SPDX-License-Identifier: Apache-2.0

/// A line of iiod's protocol, as its grammar (`iiod/parser.y` and `lexer.l` of libiio 0.24) has them.
enum IIODCommand: Equatable {
  case nothing
  case help
  case exit
  case print
  case version
  case timeout(milliseconds: UInt32)
  case open(device: String, samples: UInt32, mask: String, isCyclic: Bool)
  case close(device: String)
  case read(device: String, Place, attribute: String?)
  /// The value follows the line.
  case write(device: String, Place, attribute: String?, bytes: UInt32)
  case readBuffer(device: String, bytes: UInt32)
  case writeBuffer(device: String, bytes: UInt32)
  case trigger(device: String)
  case setTrigger(device: String, to: String?)
  case buffersCount(device: String, UInt32)

  /// Whose attribute it is.
  enum Place: Equatable {
    case device
    case debug
    case buffer
    case input(channel: String)
    case output(channel: String)
  }

  /// Nil for a line that is no command.
  init?(_ line: [UInt8]) {
    // Also the CR of clients.
    var words = line.split { $0 <= UInt8(ascii: " ") }[...].map {
      String(decoding: $0, as: UTF8.self)
    }[...]
    guard let verb = words.popFirst() else {
      self = .nothing
      return
    }
    let count = words.count
    switch (verb.uppercased(), words.popFirst()) {
    case ("HELP", nil): self = .help
    case ("EXIT", nil), ("QUIT", nil): self = .exit
    case ("PRINT", nil): self = .print
    case ("VERSION", nil): self = .version
    case ("TIMEOUT", let number?) where count == 1:
      guard let milliseconds = UInt32(number) else { return nil }
      self = .timeout(milliseconds: milliseconds)
    case ("OPEN", let device?) where count == 3 || count == 4:
      guard let samples = words.popFirst().flatMap({ UInt32($0) }), let mask = words.popFirst(),
        words.first.map({ $0.uppercased() == "CYCLIC" }) ?? true
      else { return nil }
      self = .open(device: device, samples: samples, mask: mask, isCyclic: !words.isEmpty)
    case ("CLOSE", let device?) where count == 1: self = .close(device: device)
    case ("READBUF", let device?) where count == 2:
      guard let bytes = words.first.flatMap({ UInt32($0) }) else { return nil }
      self = .readBuffer(device: device, bytes: bytes)
    case ("WRITEBUF", let device?) where count == 2:
      guard let bytes = words.first.flatMap({ UInt32($0) }) else { return nil }
      self = .writeBuffer(device: device, bytes: bytes)
    case ("READ", let device?):
      let place = Self.place(&words)
      guard let place, words.count <= 1 else { return nil }
      self = .read(device: device, place, attribute: words.first)
    case ("WRITE", let device?):
      guard let bytes = words.popLast().flatMap({ UInt32($0) }), let place = Self.place(&words),
        words.count <= 1
      else { return nil }
      self = .write(device: device, place, attribute: words.first, bytes: bytes)
    case ("GETTRIG", let device?) where count == 1: self = .trigger(device: device)
    case ("SETTRIG", let device?) where count <= 2:
      self = .setTrigger(device: device, to: words.first)
    case ("SET", let device?) where count == 3:
      guard words.popFirst() == "BUFFERS_COUNT", let number = words.first.flatMap({ UInt32($0) })
      else { return nil }
      self = .buffersCount(device: device, number)
    default: return nil
    }
  }

  /// Removes the words of a place; nil where the channel's name is missing.
  private static func place(_ words: inout ArraySlice<String>) -> Place? {
    switch words.first {
    case "DEBUG":
      words.removeFirst()
      return .debug
    case "BUFFER":
      words.removeFirst()
      return .buffer
    case "INPUT", "OUTPUT":
      let isInput = words.removeFirst() == "INPUT"
      return words.popFirst().map { isInput ? .input(channel: $0) : .output(channel: $0) }
    default: return .device
    }
  }
}
