// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassCore
import ProofMassEmulation
import Testing

@testable import ProofMassServer

/// The files of /sys/class/gpio, as drivers/gpio/gpiolib-sysfs.c has them. INT1 of the accelerometer is
/// line 17; line 20 is free.
@Suite struct LineFileTests {
  private let circuit = Circuit(.lis331dlh)
  private let board: ServedBoard
  private var lines: BoardLines { board.lines }

  init() {
    board = ServedBoard(
      circuit, isTimeVirtual: true, wiring: LineWiring(circuit, dataReady: [17: .i2c(0x18)]))
  }

  private func open(
    _ attribute: LineAttribute, _ line: UInt32 = 0, access: Int32 = O_RDWR
  ) throws(LineRefusal) -> LineFile {
    try lines.openFile(
      attribute, of: line, number: UInt64.random(in: .min ... .max), access: access)
  }

  /// The error number of a write; 0 for none.
  private func write(_ text: String, _ file: LineFile) -> Int32 {
    do throws(LineRefusal) {
      try lines.write(Array(text.utf8), to: file)
      return 0
    } catch { return error.code }
  }

  private func text(_ file: LineFile) throws -> String {
    String(decoding: try file.read(at: 0, most: 100).bytes, as: UTF8.self)
  }

  private func refusal(_ open: () throws(LineRefusal) -> LineFile) -> Int32 {
    do throws(LineRefusal) {
      _ = try open()
      return 0
    } catch { return error.code }
  }

  @Test func export() throws {
    let export = try open(.export, access: O_WRONLY)
    let unexport = try open(.unexport, access: O_WRONLY)
    #expect(refusal { () throws(LineRefusal) in try open(.value, 17) } == ENOENT)
    for wrong in ["", "\n", "x", "-1", "54", "17 ", "17\n\n", "+-1", "0x", "08", "1e1"] {
      #expect(write(wrong, export) == EINVAL, "\(wrong.debugDescription)")
    }
    #expect(write("17\n", export) == 0)
    #expect(write("0x11", export) == EBUSY)
    #expect(write("024", export) == 0)
    #expect(lines.exportedLines == 1 << 17 | 1 << 20)
    let described = try #require(lines.describe(17))
    #expect(described.consumer == Array("sysfs".utf8))
    #expect(described.flags == [.used, .input])
    let file = try open(.value, 17)
    #expect(try text(file) == "0\n")
    #expect(write("17", unexport) == 0)
    #expect(write("17", unexport) == EINVAL)
    #expect(throws: LineRefusal.self) { try file.read(at: nil, most: 1) }
    #expect(write("1", file) == ENODEV)
    // What holds a line by the other interface is in nobody's way.
    let request = try lines.take([(17, [.input])], number: 3, consumer: [], kept: 0)
    #expect(write("17", export) == EBUSY)
    lines.release(request)
    #expect(write("17", export) == 0)
    board.restart(request: Array("{}".utf8))
    #expect(lines.exportedLines == 0)
  }

  @Test func access() throws {
    for access in [O_RDONLY, O_RDWR] {
      #expect(refusal { () throws(LineRefusal) in try open(.export, access: access) } == EACCES)
    }
  }

  @Test func directions() throws {
    #expect(write("20", try open(.export, access: O_WRONLY)) == 0)
    let (direction, value) = (try open(.direction, 20), try open(.value, 20))
    let (edge, activeLow) = (try open(.edge, 20), try open(.activeLow, 20))
    #expect(try text(direction) == "in\n")
    #expect(write("1", value) == EPERM)
    for (word, level) in [("out\n", "0\n"), ("high", "1\n"), ("low", "0\n")] {
      #expect(write(word, direction) == 0)
      #expect(try text(direction) == "out\n")
      #expect(try text(value) == level)
    }
    #expect(write("1\n", value) == 0)
    #expect(try text(value) == "1\n")
    #expect(write("rising", edge) == EIO)
    // The wire stays as it is, and "high" means the wire.
    #expect(write("1", activeLow) == 0)
    #expect(try text(value) == "0\n")
    #expect(write("high", direction) == 0)
    #expect(try text(value) == "0\n")
    #expect(write("1", value) == 0)
    #expect(write("0", activeLow) == 0)
    #expect(try text(value) == "0\n")
    #expect(write("in", direction) == 0)
    #expect(write("sideways", direction) == EINVAL)
    // A free line of a Raspberry Pi from 9 on is pulled down.
    #expect(try text(value) == "0\n")
    #expect(write("both", edge) == 0)
    #expect(try text(edge) == "both\n")
    #expect(write("out", direction) == EIO)
    #expect(write("none", edge) == 0)
    #expect(write("none of these", edge) == EINVAL)
  }

  /// `value` is ready for POLLPRI before it is read first, and after an edge.
  @Test func changes() throws {
    #expect(write("17", try open(.export, access: O_WRONLY)) == 0)
    let value = try open(.value, 17)
    #expect(value.startsSignalling())
    #expect(!value.startsSignalling())
    #expect(try value.read(at: nil, most: 10).isMarkStale)
    #expect(!value.isChanged)
    try circuit.wire.write([0x02].span, command: 0x22, to: 0x18)
    try circuit.wire.write([0x27].span, command: 0x20, to: 0x18)
    circuit.advance(by: .milliseconds(25))
    // Without an edge that was asked for.
    #expect(!value.isChanged)
    #expect(try text(value) == "1\n")
    #expect(write("rising", try open(.edge, 17)) == 0)
    var bytes: InlineArray<6, UInt8> = [0, 0, 0, 0, 0, 0]
    var span = bytes.mutableSpan
    try circuit.wire.read(into: &span, command: 0xA8, from: 0x18)
    #expect(!value.isChanged)
    circuit.advance(by: .milliseconds(20))
    #expect(value.startsSignalling())
    // A read that goes on from the end of another sees nothing new; one from the beginning does.
    #expect(try value.seek(to: 0, from: SEEK_SET) == 0)
    #expect(try value.read(at: nil, most: 1).bytes == Array("1".utf8))
    #expect(!value.isChanged)
    #expect(try value.read(at: nil, most: 9).bytes == Array("\n".utf8))
    #expect(try value.read(at: nil, most: 9).bytes.isEmpty)
  }

  @Test func positions() throws {
    #expect(write("20", try open(.export, access: O_WRONLY)) == 0)
    let file = try open(.direction, 20)
    #expect(try file.seek(to: -1, from: SEEK_END) == 4095)
    #expect(try file.seek(to: 2, from: SEEK_CUR) == 4097)
    #expect(throws: LineRefusal.self) { try file.seek(to: -1, from: SEEK_SET) }
    #expect(throws: LineRefusal.self) { try file.seek(to: .max, from: SEEK_CUR) }
    #expect(throws: LineRefusal.self) { try file.seek(to: 0, from: 9) }
    #expect(try file.read(at: 1, most: 9).bytes == Array("n\n".utf8))
    #expect(try file.read(at: .max, most: 9).bytes.isEmpty)
    // A position has an end.
    #expect(try file.seek(to: .max, from: SEEK_SET) == .max)
    file.advance(by: 3)
    #expect(try file.seek(to: 0, from: SEEK_CUR) == .max)
  }

  // MARK: Frames

  private func say(_ session: inout ProgramSession, _ bytes: [UInt8]) throws -> [UInt8] {
    var input = ByteQueue(bytes)
    var output: [UInt8] = []
    while try session.receive(&input, &output) {}
    return output
  }

  @Test func frames() throws {
    let files = OpenFiles(circuit)
    let zeros = [UInt8](repeating: 0, count: 7)
    var (export, value) = (ProgramSession(board, files), ProgramSession(board, files))
    var asking = ProgramSession(board, files)
    let done: [UInt8] = [4, 0, 0, 0, 0, 0, 0, 0]
    // File 5 is `export`, opened for writing. What follows on the connection is written to it.
    let open: [UInt8] = [15, 0, 0, 0, 24, 5] + zeros + [0, 0, 0, 0, 0, 1]
    #expect(try say(&export, FrameSessionTests.hello + open) == done)
    #expect(try say(&export, Array("20\n".utf8)) == [])
    #expect(
      try say(&asking, FrameSessionTests.hello + [1, 0, 0, 0, 28])
        == [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0])
    // File 6 is the `value` of line 20.
    let second: [UInt8] = [15, 0, 0, 0, 24, 6] + zeros + [3, 20, 0, 0, 0, 2]
    #expect(try say(&value, FrameSessionTests.hello + second) == done)
    let urgent = [value.takeUrgentByte(), value.takeUrgentByte()]
    #expect(urgent == [true, false])
    // A read of 16 bytes at the position, which takes the mark with it.
    let read: [UInt8] =
      [19, 0, 0, 0, 25, 6] + zeros + [UInt8](repeating: 0xFF, count: 8) + [16, 0]
    #expect(try say(&asking, read) == [7, 0, 0, 0, 2, 0, 0, 0, 1, 0x30, 0x0A])
    #expect(try say(&asking, read) == [5, 0, 0, 0, 0, 0, 0, 0, 0])
    // A write to an input: −1, EPERM. A seek to the beginning.
    let write: [UInt8] = [11, 0, 0, 0, 26, 6] + zeros + [1, 0x31]
    #expect(try say(&asking, write) == [4, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF])
    let seek: [UInt8] = [18, 0, 0, 0, 27, 6] + zeros + zeros + [0, 0]
    #expect(try say(&asking, seek) == [12, 0, 0, 0, 0, 0, 0, 0] + zeros + [0])
    value.end()
    // ENODEV.
    #expect(try say(&asking, read) == [4, 0, 0, 0, 0xED, 0xFF, 0xFF, 0xFF])
  }
}
