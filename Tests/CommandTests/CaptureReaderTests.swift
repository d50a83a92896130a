// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import Testing

@testable import proofmass

/// The readers of captures, on lines as other programs write them.
@Suite struct CaptureReaderTests {
  private func read(_ reader: some CaptureLines, _ text: String) throws -> [CapturedTransfer] {
    var reader = reader
    var found: [CapturedTransfer] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try reader.take(Array(line.utf8)[...], &found)
    }
    try reader.finish(&found)
    return found
  }

  private func words(_ found: [CapturedTransfer]) -> [String] {
    found.map(\.transaction).map { transaction in
      "\(transaction.time) \(transaction.target) \(transaction.written) \(transaction.read)"
        + (transaction.error == nil ? "" : " fails") + (transaction.stops ? "" : " goes on")
    }
  }

  // MARK: The kernel's events

  /// i2c-dev's I2C_RDWR, by a driver's tracing; in the middle, events of others.
  @Test func kernel() throws {
    let found = try read(
      KernelTraceReader("t"),
      """
      # tracer: nop
      #           TASK-PID     CPU#  |||||  TIMESTAMP  FUNCTION
                 i2cget-812     [001] .....   71.250000: i2c_write: i2c-1 #0 a=018 f=0000 l=1 [0f]
                 i2cget-812     [001] .....   71.250001: i2c_read: i2c-1 #1 a=018 f=0001 l=1
                 kworker-9      [000] d..1.   71.250002: irq_handler_entry: irq=30 name=i2c
                 i2cget-812     [001] .....   71.250300: i2c_reply: i2c-1 #1 a=018 f=0001 l=1 [32]
                 i2cget-812     [001] .....   71.250301: i2c_result: i2c-1 n=2 ret=2
                 i2cget-812     [001] .....   71.260000: i2c_write: i2c-1 #0 a=040 f=0000 l=2 [20-27]
                 i2cget-812     [001] .....   71.260301: i2c_result: i2c-1 n=1 ret=-121

      """)
    #expect(
      words(found) == [
        "71250000000 i2c(24) [15] [50]", "71260000000 i2c(64) [32, 39] [] fails",
      ])
  }

  /// An adapter with SMBus has no messages; one that emulates it has both, of which the messages count.
  @Test func systemManagementBus() throws {
    let found = try read(
      KernelTraceReader("t"),
      """
      i2cget 812 [001]    71.250000: smbus:smbus_read: i2c-0 a=018 f=0000 c=f BYTE_DATA
      i2cget 812 [001]    71.250300: smbus:smbus_reply: i2c-0 a=018 f=0000 c=f BYTE_DATA l=1 [32]
      i2cget 812 [001]    71.250301: smbus:smbus_result: i2c-0 a=018 f=0000 c=f BYTE_DATA rd res=0
      i2cset 813 [001]    71.350000: smbus:smbus_write: i2c-0 a=018 f=0000 c=a0 I2C_BLOCK_DATA l=3 [02-27-00]
      i2cset 813 [001]    71.350301: smbus:smbus_result: i2c-0 a=018 f=0000 c=a0 I2C_BLOCK_DATA wr res=0
      i2cget 814 [001]    71.450000: smbus:smbus_read: i2c-0 a=018 f=0000 c=f BYTE_DATA
      i2cget 814 [001]    71.450001: i2c:i2c_write: i2c-0 #0 a=018 f=0000 l=1 [0f]
      i2cget 814 [001]    71.450002: i2c:i2c_read: i2c-0 #1 a=018 f=0001 l=1
      i2cget 814 [001]    71.450300: i2c:i2c_reply: i2c-0 #1 a=018 f=0001 l=1 [32]
      i2cget 814 [001]    71.450300: i2c:i2c_result: i2c-0 n=2 ret=2
      i2cget 814 [001]    71.450300: smbus:smbus_reply: i2c-0 a=018 f=0000 c=f BYTE_DATA l=1 [32]
      i2cget 814 [001]    71.450301: smbus:smbus_result: i2c-0 a=018 f=0000 c=f BYTE_DATA rd res=0
      """)
    #expect(
      words(found) == [
        "71250000000 i2c(24) [15] [50]", "71350000000 i2c(24) [160, 39, 0] []",
        "71450001000 i2c(24) [15] [50]",
      ])
  }

  // MARK: strace

  /// As Debian's strace 6.1 prints it, with -f; a child has the descriptors of its parent.
  @Test func strace() throws {
    let found = try read(
      StraceReader("t"),
      #"""
      812 1795841631.100000 openat(AT_FDCWD, "\x2f\x64\x65\x76\x2f\x69\x32\x63\x2d\x31", O_RDWR) = 3
      812 1795841631.100100 ioctl(3, _IOC(_IOC_NONE, 0x7, 0x3, 0), 0x18) = 0
      812 1795841631.200000 write(3, "\x20\x27", 2) = 2
      812 1795841631.200100 clone(child_stack=NULL, flags=CLONE_CHILD_SETTID|SIGCHLD) = 813
      813 1795841631.300000 write(3, "\x0f", 1 <unfinished ...>
      812 1795841631.300050 write(1, "\x0f", 1) = 1
      813 1795841631.300100 <... write resumed>) = 1
      813 1795841631.300200 read(3,  <unfinished ...>
      813 1795841631.300300 <... read resumed>"2", 1) = 1
      812 1795841631.400000 dup2(3, 7) = 7
      812 1795841631.400001 close(3) = 0
      812 1795841631.500000 write(7, "\250\n", 2) = -1 EREMOTEIO (Remote I/O error)
      812 1795841631.600000 write(3, "\x0f", 1) = -1 EBADF (Bad file descriptor)
      812 1795841631.700000 +++ exited with 0 +++
      """#)
    #expect(
      words(found) == [
        "1795841631200000000 i2c(24) [32, 39] []", "1795841631300000000 i2c(24) [15] []",
        "1795841631300200000 i2c(24) [] [50]", "1795841631500000000 i2c(24) [] [] fails",
      ])
  }

  /// Times that count from the call before (-r), and times of day (-tt); -y prints paths.
  @Test func straceTimes() throws {
    let relative = try read(
      StraceReader("t"),
      #"""
           0.000000 openat(AT_FDCWD, "/dev/i2c-1", O_RDWR) = 3
           0.500000 ioctl(3, I2C_SLAVE, 0x18) = 0
           0.250000 write(3, "\17", 1) = 1
      """#)
    #expect(words(relative) == ["750000000 i2c(24) [15] []"])
    let clock = try read(
      StraceReader("t"),
      #"""
      [pid  812] 23:59:59.500000 ioctl(3</dev/i2c-1>, _IOC(_IOC_NONE, 0x7, 0x6, 0), 0x18) = 0
      [pid  812] 23:59:59.750000 write(3</dev/i2c-1>, "\17", 1) = 1
      [pid  812] 00:00:00.250000 read(3</dev/i2c-1>, "2", 1) = 1
      """#)
    #expect(clock.count == 2)
    #expect(clock[1].transaction.time - clock[0].transaction.time == 500_000_000)
  }

  @Test func straceThatHasCut() {
    let error = #expect(throws: UserError.self) {
      try read(
        StraceReader("t"),
        #"""
        1795841631.1 openat(AT_FDCWD, "/dev/i2c-1", O_RDWR) = 3
        1795841631.2 ioctl(3, I2C_SLAVE, 0x18) = 0
        1795841631.3 read(3, "2"..., 64) = 64
        """#)
    }
    #expect(error?.line == "t:3: strace has cut the bytes: run it with -s 8192")
  }

  /// The sum of the times from call to call has a limit.
  @Test func straceOfCenturies() {
    let line = "31535999.000000 read(3, \"2\", 1) = 1\n"
    let error = #expect(throws: UserError.self) {
      try read(StraceReader("t"), String(repeating: line, count: 400))
    }
    #expect(
      error?.line == "t:147: the calls take more than a century: run strace with -ttt")
  }

  // MARK: Logic 2

  @Test func analyserTable() throws {
    let found = try read(
      SaleaeReader("t", channels: nil),
      """
      name,type,start_time,duration,"ack","address","read","data"
      "I2C","start",0.001,0.0000000,,,,
      "I2C","address",0.0010025,0.0000225,true,0x18,false,
      "I2C","data",0.001025,0.0000225,true,,,0x0F
      "I2C","start",0.00105,0.0000000,,,,
      "I2C","address",0.00105,0.0000225,true,0x18,true,
      "I2C","data",0.0010725,0.0000225,false,,,0x32
      "I2C","stop",0.001095,0.0000000,,,,
      """)
    #expect(words(found) == ["1000000 i2c(24) [15] [50]"])
    #expect(found.first?.bit == 2500)
  }

  /// A row at each change, of `aProbe` of the decoders' tests.
  @Test func digitalTable() throws {
    let scl = "---__-__-__-__-__-__-__-__-__-__---"
    let sda = "--_______------__________________--"
    let rows = zip(scl, sda).enumerated().map { index, wires in
      "\(Double(index) / 1e6),\(wires.0 == "-" ? 1 : 0),\(wires.1 == "-" ? 1 : 0)"
    }
    let found = try read(
      SaleaeReader("t", channels: "SCL=channel 0,SDA=Channel 1"),
      (["Time [s],Channel 0,Channel 1"] + rows).joined(separator: "\n"))
    #expect(words(found) == ["2000 i2c(24) [] []"])
  }

  @Test(arguments: [
    ("0.1,0,x", "t:3: \"x\" is no level: 0 or 1"),
    ("0.1,0", "t:3: 1 levels, where the first line names 2 channels"),
    ("-1,0,0", "t:3: the time is before that of the line above: sort the rows"),
    ("later,0,0", "t:3: \"later\" is no time in seconds"),
  ])
  func wrongRows(_ row: String, _ words: String) {
    let error = #expect(throws: UserError.self) {
      try read(
        SaleaeReader("t", channels: "SCL=channel 0,SDA=Channel 1"),
        "Time [s],Channel 0,Channel 1\n0,1,1\n\(row)\n")
    }
    #expect(error?.line == words)
  }

  // MARK: VCD

  /// As sigrok writes it: several changes on a line; another scale, a vector, a comment.
  @Test func valueChanges() throws {
    let scl = "---__-__-__-__-__-__-__-__-__-__---"
    let sda = "--_______------__________________--"
    let body = zip(scl, sda).enumerated().map { index, wires in
      "#\(index) \(wires.0 == "-" ? 1 : 0)! \(wires.1 == "-" ? 1 : 0)\" b0101 %"
    }
    let found = try read(
      VCDReader("t", channels: nil),
      """
      $date today $end
      $timescale
        1 us
      $end
      $scope module logic $end
      $var wire 1 ! SCL $end $var wire 1 " SDA $end
      $var wire 4 % other [3:0] $end
      $upscope $end $enddefinitions $end
      $comment #5 0! $end

      """ + body.joined(separator: "\n"))
    #expect(words(found) == ["2000 i2c(24) [] []"])
  }

  // MARK: Fresh data

  private static let reading: Transaction = {
    var transaction = Transaction(time: 0, target: .i2c(0x18))
    (transaction.written, transaction.read) = ([0xA8], [0x10, 0x20])
    transaction.registers = [0x28, 0x29]
    transaction.violations = [
      Violation(kind: .staleRead, time: 0, register: 0x28),
      Violation(kind: .unprotectedRead, time: 0, register: 0x29),
    ]
    return transaction
  }()

  private static func status(_ value: UInt8) -> Transaction {
    var transaction = Transaction(time: 0, target: .i2c(0x18))
    (transaction.written, transaction.read, transaction.registers) = ([0x27], [value], [0x27])
    return transaction
  }

  private var freshness: CapturedFreshness {
    CapturedFreshness(Circuit(.lis331dlh).mounted)
  }

  /// Equal answers leave out nothing, new data of the silicon alone leave out `stale-read` alone.
  @Test func bytesThatChange() {
    var freshness = freshness
    #expect(freshness.judge(Self.reading, silicon: [0x10, 0x20]) == Self.reading)
    #expect(freshness.judge(Self.reading, silicon: [0x10, 0x20]) == Self.reading)
    #expect(freshness.count == 0)
    let judged = freshness.judge(Self.reading, silicon: [0x30, 0x20])
    #expect(judged.violations.map(\.kind) == [.unprotectedRead])
    #expect(freshness.judge(Self.reading, silicon: [0x30, 0x20]) == Self.reading)
    #expect(freshness.count == 1)
  }

  /// A status with a flag that the emulated chip's has not holds until the next status.
  @Test func statusThatIsAhead() {
    var freshness = freshness
    _ = freshness.judge(Self.status(0x00), silicon: [0x08])
    #expect(freshness.judge(Self.reading, silicon: [0x10, 0x20]).violations.count == 1)
    _ = freshness.judge(Self.status(0x08), silicon: [0x08])
    #expect(freshness.judge(Self.reading, silicon: [0x10, 0x20]) == Self.reading)
    _ = freshness.judge(Self.status(0x08), silicon: [0x00])
    #expect(freshness.judge(Self.reading, silicon: [0x10, 0x20]) == Self.reading)
  }
}
