// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer
import Testing

/// The requests are those of libiio 0.24's `iiod-client.c`, the answers those of its `iiod/ops.c`.
@Suite struct IIODSessionTests {
  /// A time that passes when the test says so.
  final class Clock {
    var now: Int64 = 0
  }

  static let accelerometer = IIODevice(
    "lis331dlh", .acceleration, digit: Axes(0.001, 0.001, 0.001), bits: 12,
    rates: [50, 100, 400, 1000], mountMatrix: "1, 0, 0; 0, 1, 0; 0, 0, 1")
  static let compass = IIODevice(
    "ak8975", .magneticFluxDensity, digit: Axes(0.3, 0.375, 0.45), bits: 16, rates: [],
    mountMatrix: "0, 1, 0; 1, 0, 0; 0, 0, -1")

  static func board(canSetRates: Bool = true) -> IIOBoard {
    IIOBoard([accelerometer, compass], rates: [100, 12.5], canSetRates: canSetRates)
  }

  /// A client's side of a session.
  struct Client: ~Copyable {
    let board: IIOBoard
    let clock = Clock()
    private var session: IIODSession
    private var input = ByteQueue()
    var left: Int { input.count }

    init(_ board: IIOBoard) {
      self.board = board
      let clock = clock
      session = IIODSession(board) { clock.now }
    }

    /// Sends bytes, and returns what has been answered since the last call.
    mutating func ask(_ bytes: [UInt8]) throws(ProtocolError) -> [UInt8] {
      input.append(bytes)
      var output: [UInt8] = []
      while try session.receive(&input, &output) {}
      return output
    }

    mutating func ask(_ text: String = "") throws(ProtocolError) -> String {
      String(decoding: try ask(Array(text.utf8)), as: UTF8.self)
    }

    mutating func end() { session.end() }
  }

  static func bytes(_ line: String, _ data: [UInt8]) -> [UInt8] { Array(line.utf8) + data }

  static func put(_ board: IIOBoard, _ raw: Axes<Int16>, at time: Int64, of device: Int = 0) {
    board.put(IIOSample(raw, at: time), of: device)
  }

  @Test func `a client asks for the version, the timeout and the context`() throws {
    var client = Client(Self.board())
    #expect(try client.ask("VERSION\r\n") == "0.24.proofms\n")
    #expect(try client.ask("TIMEOUT 2500\r\n") == "0\n")
    let answer: String = try client.ask("PRINT\r\n")
    let parts = answer.split(separator: "\n", maxSplits: 1).map { String($0) }
    #expect(parts[0] == "\(parts[1].utf8.count - 1)")
    #expect(parts[1].hasSuffix("</context>\n"))
    let accelerometer =
      "<device id=\"iio:device0\" name=\"lis331dlh\"><channel id=\"accel_x\" type=\"input\">"
      + "<scan-element index=\"0\" format=\"le:s12/16&gt;&gt;4\"/>"
      + "<attribute name=\"mount_matrix\" filename=\"in_accel_mount_matrix\"/>"
      + "<attribute name=\"raw\" filename=\"in_accel_x_raw\"/>"
      + "<attribute name=\"sampling_frequency\" filename=\"in_accel_sampling_frequency\"/>"
      + "<attribute name=\"scale\" filename=\"in_accel_scale\"/>"
    #expect(parts[1].contains(accelerometer))
    // An axis with a scale of its own.
    #expect(parts[1].contains("<attribute name=\"scale\" filename=\"in_magn_y_scale\"/>"))
    let timestamp =
      "<channel id=\"timestamp\" type=\"input\">"
      + "<scan-element index=\"3\" format=\"le:S64/64&gt;&gt;0\"/></channel>"
    #expect(parts[1].contains(timestamp))
  }

  /// The length counts the zero that ends the value; a line end follows it.
  @Test(arguments: [
    ("READ iio:device0 INPUT accel_z raw", "5\n1000\0\n"),
    ("READ lis331dlh INPUT accel_x raw", "4\n-16\0\n"),
    // 0.001 g · 9.80665 m/s².
    ("READ iio:device0 INPUT accel_x scale", "11\n0.00980665\0\n"),
    ("READ iio:device0 INPUT accel_x mount_matrix", "26\n1, 0, 0; 0, 1, 0; 0, 0, 1\0\n"),
    // 0.375 µT is 3.75 mG.
    ("READ iio:device1 INPUT magn_y scale", "8\n0.00375\0\n"),
    ("READ iio:device0 sampling_frequency", "4\n100\0\n"),
    ("READ iio:device1 sampling_frequency", "5\n12.5\0\n"),
    ("READ iio:device1 INPUT magn_z sampling_frequency", "5\n12.5\0\n"),
    ("READ iio:device0 sampling_frequency_available", "16\n50 100 400 1000\0\n"),
    ("READ iio:device0 current_timestamp_clock", "9\nrealtime\0\n"),
    ("READ iio:device1 sampling_frequency_available", "-2\n"),
    ("READ iio:device0 INPUT accel_x input", "-2\n"),
    ("READ iio:device0 DEBUG direct_reg_access", "-2\n"),
    ("READ iio:device0 BUFFER watermark", "-2\n"),
    ("READ iio:device0 INPUT timestamp raw", "-2\n"),
    ("READ iio:device0 INPUT anglvel_x raw", "-6\n"),
    ("READ iio:device0 OUTPUT accel_x raw", "-6\n"),
    ("READ iio:device2 sampling_frequency", "-19\n"),
    ("GETTRIG iio:device0", "-2\n"), ("SETTRIG iio:device0 trigger0", "-2\n"),
    ("GETTRIG iio:device7", "-19\n"),
    ("SET iio:device0 BUFFERS_COUNT 4", "0\n"), ("SET iio:device0 BUFFERS_COUNT 0", "-22\n"),
    ("CLOSE iio:device0", "-6\n"), ("READBUF iio:device0 64", "-9\n"),
    ("WRITEBUF iio:device0 64", "-9\n"), ("", ""),
    // Newer clients ask for these first.
    ("BINARY", "-22\n"), ("ZPRINT", "-22\n"),
    ("READ", "-22\n"), ("READ iio:device0 INPUT", "-22\n"),
    ("READ iio:device0 one two", "-22\n"), ("READBUF iio:device0 -1", "-22\n"),
    ("READBUF iio:device0 99999999999999999999", "-22\n"), ("TIMEOUT", "-22\n"),
    ("TIMEOUT x", "-22\n"), ("OPEN iio:device0 0 00000001", "-22\n"),
    ("OPEN iio:device0 1 00000000", "-22\n"), ("OPEN iio:device0 1 fffffff0", "-22\n"),
    ("OPEN iio:device0 1 1", "-22\n"), ("OPEN iio:device0 1 -0000001", "-22\n"),
    ("OPEN iio:device0 1 00000001 CYCLIC", "-22\n"), ("OPEN iio:device0 1 00000001 x", "-22\n"),
    ("OPEN iio:device9 1 00000001", "-19\n"), ("SET iio:device0 x 1", "-22\n"),
  ])
  func request(_ line: String, _ answer: String) throws {
    var client = Client(Self.board())
    Self.put(client.board, Axes(-16, 0, 1000), at: 7)
    #expect(try client.ask(line + "\r\n") == answer)
    // The connection lives.
    #expect(try client.ask("print\n").hasSuffix("</context>\n"))
    #expect(client.left == 0)
  }

  @Test func `all attributes of a channel`() throws {
    var client = Client(Self.board())
    Self.put(client.board, Axes(-16, 0, 1000), at: 7)
    let values = [
      ("1, 0, 0; 0, 1, 0; 0, 0, 1\0", "\0\0"), ("-16\0", ""), ("100\0", ""), ("0.00980665\0", "\0"),
      ("0.00980665\0", "\0"),
    ]
    // Of each the length, highest byte first, and the value, to a multiple of four bytes.
    var all = ""
    for (value, padding) in values {
      all += "\0\0\0\(UnicodeScalar(UInt8(value.utf8.count)))\(value)\(padding)"
    }
    #expect(try client.ask("READ iio:device0 INPUT accel_x \r\n") == "\(all.utf8.count)\n\(all)\n")
  }

  @Test func `the end is the client's`() {
    var client = Client(Self.board())
    #expect(throws: ProtocolError("iiod: EXIT")) { try client.ask("EXIT\r\nPRINT\r\n") }
  }

  // MARK: Buffers

  @Test func `a buffer has the samples from its opening on`() throws {
    var client = Client(Self.board())
    Self.put(client.board, Axes(9, 9, 9), at: 1)
    #expect(try client.ask("OPEN iio:device0 2 0000000f\r\n") == "0\n")
    #expect(try client.ask("OPEN iio:device0 2 0000000f\r\n") == "-16\n")
    #expect(try client.ask("READBUF iio:device0 32\r\n") == "")
    Self.put(client.board, Axes(1, -1, 1000), at: 0x0102_0304_0506_0708)
    #expect(try client.ask() == "")
    Self.put(client.board, Axes(2, -2, 1001), at: 0x0102_0304_0506_0709)
    // Twelve bits in the upper ones of sixteen; the time at a multiple of eight bytes.
    let samples: [UInt8] = [
      0x10, 0x00, 0xF0, 0xFF, 0x80, 0x3E, 0, 0, 8, 7, 6, 5, 4, 3, 2, 1,
      0x20, 0x00, 0xE0, 0xFF, 0x90, 0x3E, 0, 0, 9, 7, 6, 5, 4, 3, 2, 1,
    ]
    #expect(try client.ask([]) == Self.bytes("32\n0000000f\n", samples))
    #expect(try client.ask("CLOSE iio:device0\r\n") == "0\n")
    #expect(try client.ask("READBUF iio:device0 32\r\n") == "-9\n")
  }

  @Test(
    arguments: [
      ("00000001", [0x10, 0]), ("00000004", [0x30, 0]), ("00000005", [0x10, 0, 0x30, 0]),
      ("00000008", [7, 0, 0, 0, 0, 0, 0, 0]),
      ("0000000a", [0x20, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0]),
    ] as [(String, [UInt8])])
  func channels(_ mask: String, _ sample: [UInt8]) throws {
    var client = Client(Self.board())
    _ = try client.ask("OPEN iio:device0 1 \(mask)\r\n") as String
    Self.put(client.board, Axes(1, 2, 3), at: 7)
    #expect(
      try client.ask(Array("READBUF iio:device0 \(sample.count)\r\n".utf8))
        == Self.bytes("\(sample.count)\n\(mask)\n", sample))
  }

  @Test func `a long request is answered in pieces, and a remainder ends it`() throws {
    var client = Client(Self.board())
    _ = try client.ask("OPEN iio:device0 2 00000001\r\n") as String
    for number in 1...3 { Self.put(client.board, Axes(Int16(number), 0, 0), at: 0) }
    let pieces =
      Self.bytes("4\n00000001\n", [0x10, 0, 0x20, 0]) + Self.bytes("2\n", [0x30, 0])
    #expect(
      try client.ask(Array("READBUF iio:device0 7\r\n".utf8)) == pieces + Self.bytes("0\n", []))
    #expect(try client.ask("READBUF iio:device0 1\r\n") == "0\n")
  }

  @Test func `requests behind one that waits are answered later`() throws {
    var client = Client(Self.board())
    _ = try client.ask("OPEN iio:device0 1 00000001\r\n") as String
    #expect(try client.ask("READBUF iio:device0 2\r\nTIMEOUT 1\r\n") == "")
    Self.put(client.board, Axes(1, 0, 0), at: 0)
    #expect(
      try client.ask([]) == Self.bytes("2\n00000001\n", [0x10, 0]) + Self.bytes("0\n", []))
  }

  @Test func `a client that is too slow loses the oldest samples`() throws {
    var client = Client(Self.board())
    _ = try client.ask("OPEN iio:device0 1 00000008\r\n") as String
    for number in 1...5000 { Self.put(client.board, Axes(0, 0, 0), at: Int64(number)) }
    // The first of the last 4096: 905.
    #expect(
      try client.ask(Array("READBUF iio:device0 8\r\n".utf8))
        == Self.bytes("8\n00000008\n", [0x89, 3, 0, 0, 0, 0, 0, 0]))
  }

  @Test func `a slow sensor fills a large buffer in pieces within the timeout`() throws {
    var client = Client(Self.board())
    _ = try client.ask("TIMEOUT 1000\r\nOPEN iio:device0 256 00000001\r\n") as String
    #expect(try client.ask("READBUF iio:device0 512\r\n") == "")
    Self.put(client.board, Axes(1, 0, 0), at: 0)
    client.clock.now = 999_999_999
    #expect(try client.ask() == "")
    client.clock.now = 1_000_000_000
    #expect(try client.ask([]) == Self.bytes("2\n00000001\n", [0x10, 0]))
    client.clock.now = 2_000_000_000
    #expect(try client.ask() == "-110\n")
  }

  @Test func `a sensor that fails has neither a value nor samples`() throws {
    var client = Client(Self.board())
    _ = try client.ask("OPEN iio:device0 1 00000001\r\nTIMEOUT 1\r\n") as String
    // Before the first sample.
    #expect(try client.ask("READ iio:device0 INPUT accel_x raw\r\n") == "")
    client.clock.now = 1_000_000
    #expect(try client.ask() == "-110\n")
    Self.put(client.board, Axes(1, 0, 0), at: 0)
    client.board.fail(0)
    #expect(try client.ask("READ iio:device0 INPUT accel_x raw\r\n") == "-5\n")
    // Those that came before are there.
    #expect(
      try client.ask(Array("READBUF iio:device0 4\r\n".utf8))
        == Self.bytes("2\n00000001\n", [0x10, 0]) + Self.bytes("-5\n", []))
    Self.put(client.board, Axes(2, 0, 0), at: 0)
    #expect(try client.ask("READ iio:device0 INPUT accel_x raw\r\n") == "2\n2\0\n")
  }

  // MARK: Writing

  @Test func `a rate that the sensor has is set`() throws {
    var client = Client(Self.board())
    // The one that it has already.
    #expect(try client.ask("WRITE iio:device0 sampling_frequency 4\r\n100\0") == "4\n")
    #expect(client.board.takeRateRequests().isEmpty)
    #expect(try client.ask("WRITE iio:device0 sampling_frequency 3\r\n40") == "")
    #expect(try client.ask("0READ iio:device0 sampling_frequency\r\n") == "")
    let request = try #require(client.board.takeRateRequests().first)
    #expect((request.device, request.rate) == (0, 400))
    client.board.answer(request, isSet: true, rates: [400, 12.5])
    #expect(try client.ask() == "3\n4\n400\0\n")

    #expect(try client.ask("WRITE iio:device1 sampling_frequency 1\r\n3") == "")
    let second = try #require(client.board.takeRateRequests().first)
    client.board.answer(second, isSet: false, rates: [400, 12.5])
    #expect(try client.ask() == "-16\n")
  }

  @Test func `the request of a client that leaves is forgotten`() throws {
    var client = Client(Self.board())
    #expect(try client.ask("WRITE iio:device0 sampling_frequency 2\r\n50") == "")
    client.end()
    #expect(client.board.takeRateRequests().isEmpty)
  }

  @Test func `an answer to a client that has left is dropped`() throws {
    var client = Client(Self.board())
    #expect(try client.ask("WRITE iio:device0 sampling_frequency 2\r\n50") == "")
    let request = try #require(client.board.takeRateRequests().first)
    client.end()
    client.board.answer(request, isSet: true, rates: [50, 12.5])
    #expect(try client.ask() == "")
  }

  @Test(arguments: [
    ("iio:device0 sampling_frequency", "123", "-22\n"),
    ("iio:device0 sampling_frequency", "nan", "-22\n"),
    ("iio:device1 sampling_frequency", "-1", "-22\n"),
    ("iio:device1 sampling_frequency", "1e9", "-22\n"),
    ("iio:device0 sampling_frequency_available", "1", "-1\n"),
    ("iio:device0 INPUT accel_x scale", "0.019613", "-1\n"),
    ("iio:device0 INPUT accel_x offset", "1", "-2\n"), ("iio:device0 DEBUG x", "1", "-2\n"),
    ("iio:device0 INPUT timestamp sampling_frequency", "50", "-2\n"),
    ("iio:device0 offset", "1", "-2\n"), ("iio:device0", "1", "-2\n"),
    ("iio:device7 sampling_frequency", "1", "-19\n"),
  ])
  func refusal(_ place: String, _ value: String, _ answer: String) throws {
    var client = Client(Self.board())
    #expect(try client.ask("WRITE \(place) \(value.utf8.count)\r\n\(value)") == answer)
    #expect(client.left == 0)
    #expect(client.board.takeRateRequests().isEmpty)
  }

  @Test func `beside the page rates stay`() throws {
    var client = Client(Self.board(canSetRates: false))
    #expect(try client.ask("WRITE iio:device0 sampling_frequency 2\r\n50") == "-16\n")
  }

  @Test func `an opened buffer takes no data`() throws {
    var client = Client(Self.board())
    _ = try client.ask("OPEN iio:device0 1 00000001\r\n") as String
    #expect(try client.ask("WRITEBUF iio:device0 2\r\n") == "-1\n")
  }

  // MARK: Limits

  @Test func `a line that is too long is skipped to its end`() throws {
    var client = Client(Self.board())
    #expect(try client.ask(String(repeating: "x", count: 5000)) == "")
    #expect(client.left == 0)
    #expect(try client.ask("x\nVERSION\n") == "-22\n0.24.proofms\n")
    #expect(
      try client.ask(String(repeating: " ", count: 2000) + "\nVERSION\n") == "-22\n0.24.proofms\n")
  }

  @Test func `a value that is too long is skipped`() throws {
    var client = Client(Self.board())
    #expect(try client.ask("WRITE iio:device0 sampling_frequency 4000000000\n") == "")
    #expect(try client.ask("PRINT\n") == "")
    #expect(client.left == 0)
    var other = Client(Self.board())
    #expect(try other.ask("WRITE iio:device0 sampling_frequency 1025\n") == "")
    #expect(
      try other.ask(String(repeating: "1", count: 1025) + "VERSION\n") == "-22\n0.24.proofms\n")
  }
}
