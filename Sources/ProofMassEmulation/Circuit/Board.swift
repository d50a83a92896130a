// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// What a circuit holds: time, world, chips, faults and the log.
///
/// The chips of this module live in an array of their own type each, so that a transaction is
/// dispatched once and then runs on a concrete type; payloads of an enum would be moved out and
/// in. A `Mounted` says which element of which array.
struct Board: ~Copyable {
  enum Slot: UInt8 { case accelerometer, gyroscope, compass, other }

  struct Mounted: Equatable {
    var slot: Slot
    /// Behind which of the other chips this one is reached, counted from 1; 0 when on the bus itself.
    var gate: UInt16 = 0
    var index: Int
    /// Whether one wire carries SPI data both ways.
    var isThreeWire = false
  }

  /// Where board time ends, in nanoseconds: far enough from the end of Int64 for any sum.
  static let end: Int64 = 1 << 62

  var now: Int64 = 0
  var world: World
  private(set) var wireTime: WireTime
  /// Board time by an outside clock, which a transaction never precedes.
  var clock: (@Sendable () -> Int64)?
  /// Sleeps until that clock has come to a time.
  var wait: (@Sendable (Int64) -> Void)?

  private(set) var mounted: [(target: Transaction.Target, chip: Mounted)] = []
  /// Of those that are mounted, in the same order.
  private(set) var positions: [Axes<Double>] = []
  var accelerometers: [Socket<LIS331DLHChip>] = []
  var gyroscopes: [Socket<L3G4200DChip>] = []
  var compasses: [Socket<AK8975Chip>] = []
  var others: [Socket<any Chip>] = []
  /// The bits of a command byte that name a register, by chip.
  private var addressMasks: [Transaction.Target: UInt8] = [:]
  private var byAddress = [Mounted?](repeating: nil, count: 128)

  /// At most one a bus.
  var heldFrames: [HeldFrame] = []

  var transactions = 0
  var faults = FaultPlan()
  var log = TransactionLog()

  init(_ parts: [Part], poweredFor age: Int64, world: World, wireTime: WireTime) {
    self.world = world
    self.wireTime = wireTime
    for part in parts { mount(part, poweredAt: -max(0, min(age, Self.end))) }
  }

  private mutating func mount(_ part: Part, poweredAt time: Int64, behind gate: UInt16 = 0) {
    precondition(find(part.target) == nil, "two parts at \(part.target)")
    let (slot, index) =
      switch part.model {
      case .lis331dlh(let chip): (Slot.accelerometer, Self.add(chip, to: &accelerometers, time))
      case .l3g4200d(let chip): (Slot.gyroscope, Self.add(chip, to: &gyroscopes, time))
      case .ak8975(let chip): (Slot.compass, Self.add(chip, to: &compasses, time))
      case .other(let chip): (Slot.other, Self.add(chip, to: &others, time))
      }
    let chip = Mounted(
      slot: slot, gate: gate, index: index,
      isThreeWire: part.isThreeWire)
    mounted.append((part.target, chip))
    positions.append(part.position)
    let facts = with(chip) { $0.facts }
    addressMasks[part.target] =
      switch part.target {
      case .i2c: ~facts.i2c.incrementBit
      case .spi: facts.spi?.addressMask ?? 0xFF
      }
    if case .i2c(let address) = part.target { byAddress[Int(address)] = chip }
    for inner in part.inside {
      mount(inner, poweredAt: time, behind: slot == .other ? UInt16(clamping: index + 1) : 0)
    }
  }

  /// Whether a chip is on the bus at this moment.
  @inline(__always)
  private func isReached(_ chip: Mounted) -> Bool {
    chip.gate == 0 || others[Int(chip.gate) - 1].chip.passesAuxiliaryBus
  }

  private static func add<C: Chip>(_ chip: C, to chips: inout [Socket<C>], _ time: Int64) -> Int {
    var chip = chip
    chip.powerOn(at: time)
    chips.append(Socket(chip: chip))
    return chips.count - 1
  }

  private static func add(
    _ chip: any Chip, to chips: inout [Socket<any Chip>], _ time: Int64
  ) -> Int {
    var chip = chip
    chip.powerOn(at: time)
    chips.append(Socket(chip: chip))
    return chips.count - 1
  }

  @inline(__always)
  func find(_ target: Transaction.Target) -> Mounted? {
    switch target {
    case .i2c(let address): address < 128 ? byAddress[Int(address)] : nil
    case .spi: mounted.first { $0.target == target }?.chip
    }
  }

  /// Looks at or changes one chip, outside any transaction.
  mutating func with<Result>(
    _ chip: Mounted, _ body: (inout any Chip) -> Result
  ) -> Result {
    switch chip.slot {
    case .accelerometer: Self.open(&accelerometers[chip.index].chip, body)
    case .gyroscope: Self.open(&gyroscopes[chip.index].chip, body)
    case .compass: Self.open(&compasses[chip.index].chip, body)
    case .other: body(&others[chip.index].chip)
    }
  }

  /// Looks at or changes the edges of one chip's pins.
  mutating func withEdges<Result>(
    of chip: Mounted, _ body: (inout EdgeLog) -> Result
  ) -> Result {
    switch chip.slot {
    case .accelerometer: body(&accelerometers[chip.index].edges)
    case .gyroscope: body(&gyroscopes[chip.index].edges)
    case .compass: body(&compasses[chip.index].edges)
    case .other: body(&others[chip.index].edges)
    }
  }

  /// What a chip last gave to a reader; asked for after each sample, so without an existential.
  func truth(of chip: Mounted) -> Truth? {
    switch chip.slot {
    case .accelerometer: accelerometers[chip.index].chip.truth
    case .gyroscope: gyroscopes[chip.index].chip.truth
    case .compass: compasses[chip.index].chip.truth
    case .other: others[chip.index].chip.truth
    }
  }

  private static func open<C: Chip, Result>(
    _ chip: inout C, _ body: (inout any Chip) -> Result
  ) -> Result {
    var opened: any Chip = chip
    defer { if let changed = opened as? C { chip = changed } }
    return body(&opened)
  }

  /// Lets every chip see the world as it was up to now.
  mutating func catchUp() {
    for index in accelerometers.indices { accelerometers[index].catchUp(to: now, in: &world) }
    for index in gyroscopes.indices { gyroscopes[index].catchUp(to: now, in: &world) }
    for index in compasses.indices { compasses[index].catchUp(to: now, in: &world) }
    for index in others.indices { others[index].catchUp(to: now, in: &world) }
  }

  mutating func catchUp(_ chip: Mounted) {
    switch chip.slot {
    case .accelerometer: accelerometers[chip.index].catchUp(to: now, in: &world)
    case .gyroscope: gyroscopes[chip.index].catchUp(to: now, in: &world)
    case .compass: compasses[chip.index].catchUp(to: now, in: &world)
    case .other: others[chip.index].catchUp(to: now, in: &world)
    }
  }

  mutating func nextEvent(_ chip: Mounted) -> Int64 {
    switch chip.slot {
    case .accelerometer: accelerometers[chip.index].chip.nextEvent
    case .gyroscope: gyroscopes[chip.index].chip.nextEvent
    case .compass: compasses[chip.index].chip.nextEvent
    case .other: others[chip.index].chip.nextEvent
    }
  }

  mutating func powerCycle() {
    deselect { _ in true }
    catchUp()
    for (_, chip) in mounted {
      with(chip) { [now] in $0.powerOn(at: now) }
      notePins(of: chip)
    }
  }

  mutating func followClock() {
    if let clock { advance(to: clock()) }
  }

  mutating func advance(to time: Int64) { now = max(now, min(time, Self.end)) }

  // MARK: One transaction

  /// I2C: an optional write, then an optional read, on one chip.
  ///
  /// `command` is nil when nothing is written: a probe, or a read from where the chip's pointer is.
  @_lifetime(reading: copy reading)
  mutating func i2c(
    _ address: UInt8, command: UInt8?, writing: Span<UInt8>,
    reading: inout MutableSpan<UInt8>, _ ending: I2CEnding = I2CEnding()
  ) throws(BusError) {
    transactions += 1
    let due =
      faults.isEmpty
      ? nil : dueFault(.i2c(address), command, isRead: reading.count > 0)
    let start = now
    var wire = I2CTransaction(
      bit: wireTime.i2cBit, time: start, fault: due?.fault)
    defer {
      advance(to: wire.time)
      if let due, wire.hasStruck { faults.noteStrike(of: due) }
      if log.isOn {
        record(wire, .i2c(address), at: start, command, writing, reading.span, ending)
      }
    }
    guard let chip = find(.i2c(address)), wire.begins, isReached(chip) else {
      throw wire.refuseAddress()
    }
    switch chip.slot {
    case .accelerometer:
      try accelerometers[chip.index].run(&wire, &world, command, writing, &reading, ending)
    case .gyroscope:
      try gyroscopes[chip.index].run(&wire, &world, command, writing, &reading, ending)
    case .compass:
      try compasses[chip.index].run(&wire, &world, command, writing, &reading, ending)
    case .other:
      try others[chip.index].run(&wire, &world, command, writing, &reading, ending)
    }
  }

  /// SPI: one frame on a chip select, or the next part of one.
  @_lifetime(reading: copy reading)
  mutating func spi(
    _ select: SPISelect, command: UInt8, writing: Span<UInt8>, reading: inout MutableSpan<UInt8>,
    resuming held: HeldFrame? = nil, keepsSelected: Bool = false
  ) throws(BusError) {
    if !heldFrames.isEmpty { deselect { $0.bus == select.bus } }
    let target = Transaction.Target.spi(select)
    var due: FaultPlan.Due?
    if held == nil {
      transactions += 1
      if !faults.isEmpty { due = dueFault(target, command, isRead: reads(command, target)) }
    }
    let start = held?.start ?? now
    var frame = SPIFrame(
      bit: wireTime.spiBit, time: now, fault: due?.fault,
      isThreeWire: find(target)?.isThreeWire ?? false, resuming: held)
    frame.keepsSelected = keepsSelected
    defer {
      advance(to: frame.time)
      if let due, frame.hasStruck { faults.noteStrike(of: due) }
      if keepsSelected && frame.error == nil {
        hold(frame, held, select, at: start, command, writing, reading.span)
      } else if log.isOn, let held {
        let written = held.written + writing.array
        let read = held.read + reading.span.array
        record(frame, target, at: start, command, written.span, read.span)
      } else if log.isOn {
        record(frame, target, at: start, command, writing, reading.span)
      }
    }
    try frame.begin()
    guard let chip = find(target) else { return frame.runOpen(writing, &reading) }
    switch chip.slot {
    case .accelerometer:
      try accelerometers[chip.index].run(&frame, &world, command, writing, &reading)
    case .gyroscope: try gyroscopes[chip.index].run(&frame, &world, command, writing, &reading)
    case .compass: try compasses[chip.index].run(&frame, &world, command, writing, &reading)
    case .other: try others[chip.index].run(&frame, &world, command, writing, &reading)
    }
  }

  /// A transfer of several messages, joined by repeated STARTs.
  ///
  /// A write, and a read of the same chip that follows it, are one transaction.
  mutating func i2c(_ messages: [I2CMessage], stop: Bool) throws(BusError) -> [[UInt8]] {
    var answers: [[UInt8]] = []
    var rest = messages[...]
    while var message = rest.popFirst() {
      var sent: [UInt8] = []
      if case .write(let bytes) = message.content {
        sent = bytes
        if !bytes.isEmpty, let next = rest.first, next.address == message.address, next.room > 0 {
          message = rest.removeFirst()
        }
      }
      var answer = [UInt8](repeating: 0, count: message.room)
      let ending = I2CEnding(
        stops: stop && rest.isEmpty, countsFirst: message.content == .readBlock)
      let data = Array(sent.dropFirst())
      var reading = answer.mutableSpan
      try i2c(
        message.address, command: sent.first, writing: data.span, reading: &reading, ending)
      if ending.countsFirst { answer.removeSubrange((1 + Int(answer[0]))...) }
      if message.isRead { answers.append(answer) }
    }
    return answers
  }

  /// Whether an SPI command tells the chip there to read.
  private mutating func reads(_ command: UInt8, _ target: Transaction.Target) -> Bool {
    guard let chip = find(target) else { return false }
    return with(chip) { ($0.facts.spi?.readBit ?? 0) & command != 0 }
  }

  /// The fault that is due now. A brown-out happens here and leaves the wire as it is.
  private mutating func dueFault(
    _ target: Transaction.Target, _ command: UInt8?, isRead: Bool
  ) -> FaultPlan.Due? {
    let start = TransactionStart(
      number: transactions, time: now, target: target, command: command, isRead: isRead)
    let register = command.flatMap { command in addressMasks[target].map { command & $0 } }
    guard let due = faults.next(start, register: register) else { return nil }
    guard due.fault == .brownOut else { return due }
    faults.noteStrike(of: due)
    powerCycle()
    return nil
  }
}
