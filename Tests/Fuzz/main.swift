// SPDX-License-Identifier: Apache-2.0

#if FUZZ
  import ChipPrograms
  import Glibc
  import ProofMassCore
  import ProofMassEmulation
  import ProofMassServer

  /// The session of the door named by PROOFMASS_FUZZ, and the first bytes that a client sends.
  func door(_ name: String, _ board: ServedBoard) -> (session: any Session, opening: [UInt8]) {
    switch name {
    case "control": (ProgramSession(board, OpenFiles(board.circuit)), Array("{".utf8))
    case "usbredir": (USBRedirSession(board), [])
    case "usbip": (USBIPSession(board), [])
    case "iiod": (sensors(), Array("TIMEOUT 2\nOPEN iio:device0 2 0000000f\n".utf8))
    default:
      // The greeting, and the request that opens the I2C bus.
      (
        ProgramSession(board, OpenFiles(board.circuit)),
        Array("PMDOOR1\n".utf8) + [12, 0, 0, 0, 1, 5, 0, 0, 0, 0, 0, 0, 0, 0x69, 0x32, 0x63]
      )
    }
  }

  /// A session with an accelerometer of IIO, which has a sample each millisecond; that passes by each wait.
  func sensors() -> IIODSession {
    let device = IIODevice(
      "lis331dlh", .acceleration, digit: Axes(0.001, 0.001, 0.001), bits: 12, rates: [50, 100],
      mountMatrix: "1, 0, 0; 0, 1, 0; 0, 0, 1")
    let board = IIOBoard([device], rates: [50], canSetRates: true)
    var time: Int64 = 0
    return IIODSession(board) {
      time += 1_000_000
      board.put(IIOSample(Axes(0, 0, 1000), at: time), of: 0)
      return time
    }
  }

  /// Runs a program on a chip: the first byte selects chip and bus, the rest is the program.
  func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let subject = Subject.all[Int(first) % Subject.all.count]
    var program = ChipProgram(subject, GivenBytes(Array(bytes.dropFirst())))
    guard let problem = program.run() else { return }
    let words = Array((problem + "\n").utf8)
    _ = unsafe words.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
    abort()
  }

  let name = unsafe getenv("PROOFMASS_FUZZ").map { unsafe String(cString: $0) } ?? ""

  /// The entry that libFuzzer calls with each input. The first byte is the length of the first of
  /// two pieces.
  @_cdecl("LLVMFuzzerTestOneInput")
  func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    if name == "chips" {
      run(bytes)
      return 0
    }
    if name == "library" {
      var calls = LibraryCalls(bytes)
      calls.run()
      return 0
    }
    let board = ServedBoard(
      Circuit([.lis331dlh, .ak8975, .l3g4200d.on(spi: 0)]), isTimeVirtual: true)
    var (session, opening) = door(name, board)
    var input = ByteQueue(opening)
    var output: [UInt8] = []
    let cut = min(Int(bytes.first ?? 0), bytes.count)
    do {
      for piece in [bytes[..<cut], bytes[cut...]] {
        input.append(piece)
        while try session.receive(&input, &output) {
          if output.count > 1 << 22 { output = [] }
        }
      }
    } catch {
      // The session has ended with a protocol error, which is a valid outcome.
    }
    return 0
  }

  /// libFuzzer's driver, because SwiftPM does not link its `main`.
  @_silgen_name("LLVMFuzzerRunDriver")
  func runFuzzer(
    _ argc: UnsafeMutablePointer<CInt>,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
  ) -> CInt

  var argc = CommandLine.argc
  var argv = unsafe CommandLine.unsafeArgv
  _ = unsafe runFuzzer(&argc, &argv, fuzz)
#else
  print("scripts/fuzz builds and runs this")
#endif
