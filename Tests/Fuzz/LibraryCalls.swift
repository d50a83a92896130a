// SPDX-License-Identifier: Apache-2.0

#if FUZZ
  import ProofMassLibrary

  /// Calls the functions of libproofmass.so in an order, with handles, numbers and sizes that the input gives. Pointers
  /// are null, or of memory as long as the size that goes with them, because a wrong one is the caller's mistake.
  struct LibraryCalls {
    private var input: ArraySlice<UInt8>
    private var boards: [Int32] = [0]

    init(_ bytes: [UInt8]) { input = bytes[...] }

    mutating func run() {
      for _ in 0..<300 where !input.isEmpty { call() }
      for board in boards { _ = release(board) }
    }

    private mutating func byte() -> Int { Int(input.popFirst() ?? 0) }

    /// A small number, or one at the end of its type.
    private mutating func number() -> Int64 {
      let byte = byte()
      return switch byte {
      case 253: .max
      case 254: .min
      case 255: -1
      default: Int64(byte) << Int64(self.byte() & 31)
      }
    }

    private mutating func board() -> Int32 {
      let byte = byte()
      return byte == 255 ? Int32(truncatingIfNeeded: number()) : boards[byte % boards.count]
    }

    private mutating func bytes() -> [UInt8] {
      let count = min(byte(), input.count)
      defer { input = input.dropFirst(count) }
      return Array(input.prefix(count))
    }

    private static var descriptions: [String] {
      [
        "{}", #"{"chips":["lis331dlh,rate=1000"],"at_once":true,"continuous":true}"#,
        #"{"chips":["lsm6dsox","lis3mdl,spi=0.0"],"drivers":false,"i2c_hertz":1000000000}"#,
        #"{"chips":["mpu9250","lis331dlh,spi=0.1"],"drivers":false,"sensing":"ideal"}"#,
      ]
    }

    private mutating func text() -> [UInt8] {
      let requests = [
        #"{"do":"scenario","name":"tumble"}"#, #"{"do":"reset"}"#, #"{"do":"transcript"}"#,
        #"{"do":"fault","fault":"clock-stretch","byte":0,"for_s":1}"#, #"{"do":"power_cycle"}"#,
        #"{"do":"fault","fault":"brown-out","at":2}"#, #"{"do":"edges"}"#, #"{"do":"describe"}"#,
      ]
      let byte = byte()
      return byte < requests.count ? Array(requests[byte].utf8) : bytes()
    }

    private mutating func call() {
      let kind = byte() % 24
      let board = board()
      switch kind {
      case 0:
        let known = Self.descriptions
        let choice = byte()
        let text = choice < known.count ? Array(known[choice].utf8) : bytes()
        var message = [UInt8](repeating: 1, count: byte())
        let made = unsafe create(text, text.count, &message, message.count)
        if made > 0, boards.count < 8 { boards.append(made) } else { _ = release(made) }
      case 1: _ = release(board)
      case 2: _ = advance(board, now(board) &+ number())
      case 3, 4:
        let text = text()
        _ = unsafe kind == 3 ? request(board, text, text.count) : ask(board, text, text.count)
        var place = [UInt8](repeating: 0, count: byte() * 16)
        _ = unsafe answer(board, &place, place.count)
      case 5, 6:
        let written = bytes()
        var read = [UInt8](repeating: 0, count: byte())
        let address = Int32(truncatingIfNeeded: number())
        _ = unsafe i2c(board, address, written, written.count, &read, read.count)
        _ = unsafe spi(board, address, written, &read, min(written.count, read.count))
      case 7: _ = i2cStart(board)
      case 8: _ = i2cSend(board, UInt8(byte()))
      case 9: _ = i2cReceive(board)
      case 10: _ = i2cStop(board)
      case 11: _ = spiSelect(board, Int32(truncatingIfNeeded: number()))
      case 12: _ = spiOffer(board, 0x100 + Int32(byte() & 1))
      case 13: _ = spiTake(board, 0x100 + Int32(byte() & 1), UInt8(byte()))
      case 14: _ = spiDeselect(board, 0x100 + Int32(byte() & 1))
      case 15: _ = (pins(board, Int32(byte())), nextChange(board, Int32(byte())))
      case 16:
        var list = [Edge](repeating: Edge(time: 0, pin: 0, isHigh: 0), count: byte())
        let chip = Int32(byte())
        _ = unsafe list.withUnsafeMutableBytes {
          unsafe edges(board, chip, $0.baseAddress, $0.count / MemoryLayout<Edge>.size)
        }
      case 17: _ = (snapshot(board), forget(board, Int32(byte())))
      case 18: _ = restore(board, Int32(truncatingIfNeeded: number()))
      case 19: _ = drive(board, Int32(byte() & 1))
      // At most a second, so that an input takes milliseconds.
      case 20:
        let time = now(board) &+ number() % 1_000_000_000
        _ = ProofMassLibrary.run(board, time, Int32(byte() & 1))
      case 21:
        var numbers = [Double](repeating: 0, count: byte() * 8)
        let sensor = Int32(byte()) - 1
        _ = unsafe samples(board, sensor, &numbers, numbers.count)
        _ = unsafe rows(board, &numbers, numbers.count)
        _ = unsafe motions(board, &numbers, numbers.count)
      case 22: _ = (hello(board), step(board, now(board) &+ number() % 1_000_000_000))
      default:
        let times = (0..<byte() % 16).map { _ in number() }
        var state = [Double](repeating: 0, count: 13 * times.count)
        _ = unsafe truth(board, times, times.count, &state)
        let text = text()
        _ = unsafe facts(board, text, text.count)
      }
    }
  }
#endif
