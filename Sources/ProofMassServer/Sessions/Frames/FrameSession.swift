// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore
internal import ProofMassEmulation

/// The frame protocol, which the interposer and the `proofmass` command speak.
///
/// A connection begins with ``Frame/hello``. Then every request frame is a length (32 bits, of the
/// bytes that follow), a kind (8 bits) and a payload; its answer is a length, a status (32 bits: 0
/// or more, or a negated error number of the kernel) and data. Only `places` has no answer, so that the
/// client need not wait for one. All numbers are little-endian.
package struct FrameSession: Session {
  let board: ServedBoard
  private let files: OpenFiles
  private var hasGreeted = false
  /// The device file that this connection has opened; nil before.
  private(set) var file: OpenFile?
  /// The GPIO lines that this connection holds.
  var lines: LineRequest?
  /// The file below /sys/class/gpio that this connection holds.
  var lineFile: LineFile?
  /// The calls in a program that cause the next transfer; none where these were not reported.
  var places: [CallPlace] = []
  /// The alarm that this connection holds.
  private var alarm: BoardAlarms.Alarm?
  /// Whether the clock's descriptor is to be sent with the waiting answer.
  private var passesClock = false

  /// Creates a session on a board, whose device files are shared with other sessions.
  package init(_ board: ServedBoard, _ files: OpenFiles) {
    self.board = board
    self.files = files
  }

  package static var longestFrame: Int { 4 + Frame.longest }

  package var greeting: [UInt8] { [] }

  package mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    guard try greet(&input) else { return false }
    if let lineFile {
      guard input.count > 0 else { return false }
      writePlainly(input[0..<input.count], to: lineFile)
      input.removeFirst(input.count)
      return true
    }
    guard input.count >= 4 else { return false }
    let length = Int(input.littleEndian(at: 0, as: UInt32.self))
    guard 1...Frame.longest ~= length else { throw ProtocolError("a frame of \(length) bytes") }
    guard input.count >= 4 + length else { return false }
    let answer = try answer(input[4], FrameReader(input, 5..<(4 + length)))
    input.removeFirst(4 + length)
    guard let answer else { return true }
    output.append(littleEndian: UInt32(4 + answer.data.count))
    output.append(littleEndian: answer.status)
    output += answer.data
    return true
  }

  private mutating func greet(_ input: inout ByteQueue) throws(ProtocolError) -> Bool {
    guard !hasGreeted else { return true }
    guard input.count >= Frame.hello.count else { return false }
    guard input[0..<Frame.hello.count] == Frame.hello else { throw ProtocolError("no greeting") }
    input.removeFirst(Frame.hello.count)
    hasGreeted = true
    return true
  }

  package mutating func announce(_ output: inout [UInt8]) {
    if lines?.startsSignalling() == true { output.append(1) }
    guard let alarm, let clock = board.clock else { return }
    let shown = clock.shown(at: board.circuit.now.nanoseconds)
    if board.alarms.startsRinging(alarm, at: shown) { output.append(1) }
  }

  package mutating func takeUrgentByte() -> Bool { lineFile?.startsSignalling() == true }

  package mutating func takeDescriptor() -> Int32? {
    defer { passesClock = false }
    return passesClock ? board.clock?.descriptor : nil
  }

  package mutating func end() {
    lineFile = nil
    alarm = nil
    guard let held = lines else { return }
    lines = nil
    board.lines.release(held)
  }

  /// The answer to a request: a status and data.
  struct Answer {
    var status: Int32
    var data: [UInt8] = []

    init(_ status: Int32, _ data: [UInt8] = []) {
      self.status = status
      self.data = data
    }
  }

  /// Carries out a request; nil for one without an answer.
  private mutating func answer(
    _ kind: UInt8, _ payload: consuming FrameReader
  ) throws(ProtocolError) -> Answer? {
    let answer = try carryOut(kind, &payload)
    guard payload.isAtEnd else { throw ProtocolError("a frame with bytes left over") }
    return answer
  }

  private mutating func carryOut(
    _ kind: UInt8, _ payload: inout FrameReader
  ) throws(ProtocolError) -> Answer? {
    switch Frame.Kind(rawValue: kind) {
    case .open: return try open(&payload)
    case .places:
      try takePlaces(&payload)
      return nil
    case .i2c:
      beginPlaced()
      defer { endPlaced() }
      return try transfer(&payload)
    case .spi:
      beginPlaced()
      defer { endPlaced() }
      return try frames(&payload)
    case .set:
      let key = try payload.next(UInt8.self)
      return set(key, try payload.next(UInt32.self))
    case .get: return get(try payload.next(UInt8.self))
    case .advanceBy:
      let time = Int64(clamping: try payload.next(UInt64.self))
      return advance { $0.advance(by: Duration(wholeNanoseconds: time)) }
    case .advanceTo:
      let time = try payload.next(Int64.self)
      guard time > 0 else { return Answer(0, now) }
      return advance { $0.advance(to: Instant(nanoseconds: time)) }
    case .board:
      let names = files.devices.map { $0.name + "\n" }.joined()
      return Answer(0, [board.isTimeVirtual ? 1 : 0] + names.utf8)
    case .gpioChip: return chipFacts()
    case .gpioInfo: return try lineFacts(&payload)
    case .gpioTake: return try takeLines(&payload)
    case .gpioSet: return try setLines(&payload)
    case .gpioValues: return try lineValues(&payload)
    case .gpioRead: return try readLines(&payload)
    case .gpioAwait: return try awaitEdge(&payload)
    case .gpioPut: return try putLines(&payload)
    case .clockTo:
      let shown = try payload.next(Int64.self)
      let handled = try payload.next(Int64.self)
      guard let clock = board.clock else { return Answer(-EPERM) }
      guard handled == clock.handled else { return Answer(0, now) }
      let isToEdge = shown == .max
      let end =
        isToEdge
        ? board.circuit.now.advanced(byNanoseconds: Frame.longestAwait)
        : Instant(nanoseconds: clock.boardTime(at: shown))
      return advance { _ in _ = board.advance(to: end, onlyToEvents: isToEdge) }
    case .alarmTake:
      let number = try payload.next(UInt64.self)
      guard board.clock != nil else { return Answer(-EPERM) }
      guard file == nil, lines == nil, alarm == nil, let taken = board.alarms.take(number) else {
        return Answer(-EINVAL)
      }
      alarm = taken
      return Answer(0)
    case .alarmSet:
      let number = try payload.next(UInt64.self)
      let time = try payload.next(Int64.self)
      guard board.alarms.set(number, to: time) else { return Answer(-ENODEV) }
      board.clock?.countHandled()
      return Answer(0)
    case .clock:
      // Time follows the system's clock, or there is no memory for a page.
      guard board.clock != nil else { return Answer(board.isTimeVirtual ? -ENOMEM : -EPERM) }
      passesClock = true
      return Answer(0)
    case .lineFile: return try openLineFile(&payload)
    case .lineFileRead: return try readLineFile(&payload)
    case .lineFileWrite: return try writeLineFile(&payload)
    case .lineFileSeek: return try seekLineFile(&payload)
    case .linesExported: return Answer(0, [UInt8](littleEndian: board.lines.exportedLines))
    case nil: throw ProtocolError("a frame of unknown kind \(kind)")
    }
  }

  private mutating func open(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let number = try payload.next(UInt64.self)
    let name = payload.rest()
    guard file == nil else { return Answer(-EINVAL) }
    guard let device = files.devices.first(where: { Array($0.name.utf8) == name }) else {
      return Answer(-ENOENT)
    }
    guard let opened = files.open(number, device) else { return Answer(-EINVAL) }
    file = opened
    return Answer(0)
  }

  // MARK: I2C

  private func transfer(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let count = Int(try payload.next(UInt16.self))
    var messages: [I2CMessage] = []
    messages.reserveCapacity(min(count, Frame.mostMessages))
    var refusal: Int32?
    for _ in 0..<count {
      let address = try payload.next(UInt16.self)
      let flags = try payload.next(UInt16.self)
      let length = Int(try payload.next(UInt16.self))
      let content: I2CMessage.Content
      switch flags {
      case 0: content = .write(try payload.next(length))
      case Frame.readFlag: content = .read(count: length)
      case Frame.readFlag | Frame.countsFirstFlag: content = .readBlock
      default:
        if flags & Frame.readFlag == 0 { _ = try payload.next(length) }
        refusal = refusal ?? EOPNOTSUPP
        continue
      }
      if length > Frame.longestMessage { refusal = refusal ?? EINVAL }
      let chosen = address == Frame.chosenAddress ? UInt16(file?.slave ?? 0) : address
      messages.append(I2CMessage(content, at: UInt8(clamping: chosen)))
    }
    guard file?.device == .i2c else { return Answer(-EINVAL) }
    guard 1...Frame.mostMessages ~= count else { return Answer(-EINVAL) }
    if let refusal { return Answer(-refusal) }
    let start = board.circuit.beginOnWire()
    defer { board.circuit.waitForWire(since: start) }
    do throws(BusError) {
      let read = try board.circuit.transfer(messages)
      return Answer(Int32(count), read.count == 1 ? read[0] : read.flatMap(\.self))
    } catch {
      let countsFirst = messages.contains { $0.content == .readBlock }
      return Answer(-(error.kind == .other && countsFirst ? EPROTO : error.number))
    }
  }

  // MARK: SPI

  private func frames(_ payload: inout FrameReader) throws(ProtocolError) -> Answer {
    let count = Int(try payload.next(UInt16.self))
    var message = SPIMessage()
    for _ in 0..<count {
      let length = Int(try payload.next(UInt32.self))
      let flags = try payload.next(UInt8.self)
      let sends = flags & Frame.sendsFlag != 0
      let hertz = flags & Frame.hasSpeedFlag != 0 ? try payload.next(UInt32.self) : 0
      guard length <= Frame.longestSPI else {
        if sends { _ = try payload.next(length) }
        message.isTooLong = true
        continue
      }
      message.append(
        sends ? try payload.next(length) : [UInt8](repeating: 0, count: length),
        receives: flags & Frame.receivesFlag != 0, sends: sends,
        changesSelect: flags & Frame.changesSelectFlag != 0, hertz: hertz)
    }
    guard case .spi(let select) = file?.device else { return Answer(-EINVAL) }
    guard !message.isTooLong, count <= Frame.mostTransfers else { return Answer(-EMSGSIZE) }
    let settings = files.settings[select, default: .init()]
    let mode = settings.mode
    let isThreeWire = mode & Frame.threeWireMode != 0
    guard !isThreeWire || !message.isFullDuplex else { return Answer(-EINVAL) }
    guard let selection = selection(of: select, mode) else { return Answer(-EIO) }
    let start = board.circuit.beginOnWire()
    defer { board.circuit.waitForWire(since: start) }
    do throws(BusError) {
      let read = try message.run(
        on: board.circuit, selection, isThreeWire: isThreeWire, mode: mode & Frame.clockMode,
        hertz: settings.hertz)
      return Answer(Int32(message.length), read)
    } catch { return Answer(-error.number) }
  }

  /// The chip that a message on a chip select reaches: the one whose select the controller drives, or one on
  /// the bus whose select is a GPIO line that is low; nil where several are selected.
  private func selection(of select: SPISelect, _ mode: UInt32) -> SPIMessage.Selection? {
    var selections = board.lines.selected(onBus: select.bus).map(SPIMessage.Selection.line)
    let isDriven = mode & Frame.noSelectMode == 0 && board.lines.wiring.line(of: select) == nil
    if isDriven { selections.append(.controller(select)) }
    guard selections.count <= 1 else { return nil }
    return selections.first ?? .nobody
  }

  // MARK: Settings

  private func set(_ key: UInt8, _ value: UInt32) -> Answer {
    guard let file, let key = Frame.Key(rawValue: key) else { return Answer(-EINVAL) }
    switch file.device {
    case .i2c:
      guard key == .slave, value < 0x80 else { return Answer(-EINVAL) }
      file.slave = UInt8(value)
    case .spi(let select):
      guard let place = OpenFiles.SPISettings.place(of: key) else { return Answer(-EINVAL) }
      files.settings[select, default: .init()][keyPath: place] = value
      // The kernel deselects the chip when it applies a setting, unless a GPIO line selects it.
      if board.lines.wiring.line(of: select) == nil { board.circuit.deselect(select) }
    case .gpio: return Answer(-EINVAL)
    }
    return Answer(0)
  }

  private func get(_ key: UInt8) -> Answer {
    guard let file, let key = Frame.Key(rawValue: key) else { return Answer(-EINVAL) }
    switch file.device {
    case .i2c where key == .slave: return Answer(0, [UInt8](littleEndian: UInt32(file.slave)))
    case .spi(let select):
      guard let place = OpenFiles.SPISettings.place(of: key) else { return Answer(-EINVAL) }
      let value = files.settings[select, default: .init()][keyPath: place]
      return Answer(0, [UInt8](littleEndian: value))
    default: return Answer(-EINVAL)
    }
  }

  // MARK: Time

  private func advance(_ move: (Circuit) -> Void) -> Answer {
    guard board.isTimeVirtual else { return Answer(-EPERM, now) }
    move(board.circuit)
    return Answer(0, now)
  }

  /// Board time in nanoseconds, as 64 bits.
  var now: [UInt8] { [UInt8](littleEndian: board.circuit.now.nanoseconds) }
}
