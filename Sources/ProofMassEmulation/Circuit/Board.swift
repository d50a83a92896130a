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
    /// In the order of the parts.
    var number: Int
    var slot: Slot
    /// Behind which of the other chips this one is reached, counted from 1; 0 when on the bus itself.
    var gate: UInt16 = 0
    var index: Int
    /// Whether one wire carries SPI data both ways.
    var isThreeWire = false
  }

  /// Where board time ends, in nanoseconds: far enough from the end of Int64 for any sum.
  static let end: Int64 = 1 << 62

  private(set) var now: Int64 = 0
  var world: World
  let wireTime: WireTime
  /// Board time by an outside clock, which a transaction never precedes.
  var clock: (@Sendable () -> Int64)?
  /// Sleeps until that clock has come to a time.
  var wait: (@Sendable (Int64) -> Void)?

  private(set) var mounted: [(target: Transaction.Target, chip: Mounted)] = []
  private var accelerometers: [LIS331DLHChip] = []
  private var gyroscopes: [L3G4200DChip] = []
  private var compasses: [AK8975Chip] = []
  private var others: [any Chip] = []
  private var byAddress = [Mounted?](repeating: nil, count: 128)
  /// By number; nil where nobody watches the pins.
  var edgeLogs: [EdgeLog?] = []
  var isWatched = false

  var transactions = 0
  var faults: [FaultRule] = []
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
      number: mounted.count, slot: slot, gate: gate, index: index,
      isThreeWire: part.isThreeWire)
    edgeLogs.append(nil)
    mounted.append((part.target, chip))
    if case .i2c(let address) = part.target { byAddress[Int(address)] = chip }
    for inner in part.inside {
      mount(inner, poweredAt: time, behind: slot == .other ? UInt16(clamping: index + 1) : 0)
    }
  }

  /// Whether a chip is on the bus at this moment.
  @inline(__always)
  private func isReached(_ chip: Mounted) -> Bool {
    chip.gate == 0 || others[Int(chip.gate) - 1].passesAuxiliaryBus
  }

  private static func add<C: Chip>(_ chip: C, to chips: inout [C], _ time: Int64) -> Int {
    chips.append(chip)
    chips[chips.count - 1].powerOn(at: time)
    return chips.count - 1
  }

  private static func add(_ chip: any Chip, to chips: inout [any Chip], _ time: Int64) -> Int {
    chips.append(chip)
    chips[chips.count - 1].powerOn(at: time)
    return chips.count - 1
  }

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
    case .accelerometer: Self.open(&accelerometers[chip.index], body)
    case .gyroscope: Self.open(&gyroscopes[chip.index], body)
    case .compass: Self.open(&compasses[chip.index], body)
    case .other: body(&others[chip.index])
    }
  }

  /// What a chip last gave to a reader; asked for after each sample, so without an existential.
  func truth(of chip: Mounted) -> Truth? {
    switch chip.slot {
    case .accelerometer: accelerometers[chip.index].truth
    case .gyroscope: gyroscopes[chip.index].truth
    case .compass: compasses[chip.index].truth
    case .other: others[chip.index].truth
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
    if isWatched { return mounted.forEach { catchUp($0.chip) } }
    for index in accelerometers.indices { accelerometers[index].catchUp(to: now, in: &world) }
    for index in gyroscopes.indices { gyroscopes[index].catchUp(to: now, in: &world) }
    for index in compasses.indices { compasses[index].catchUp(to: now, in: &world) }
    for index in others.indices { others[index].catchUp(to: now, in: &world) }
  }

  mutating func catchUp(_ chip: Mounted) {
    let (number, index) = (chip.number, chip.index)
    switch chip.slot {
    case .accelerometer:
      edgeLogs[number].catchUp(&accelerometers[index], to: now, in: &world)
    case .gyroscope: edgeLogs[number].catchUp(&gyroscopes[index], to: now, in: &world)
    case .compass: edgeLogs[number].catchUp(&compasses[index], to: now, in: &world)
    case .other:
      func opened<C: Chip>(_ chip: inout C) {
        edgeLogs[number].catchUp(&chip, to: now, in: &world)
      }
      opened(&others[index])
    }
  }

  func nextEvent(_ chip: Mounted) -> Int64 {
    switch chip.slot {
    case .accelerometer: accelerometers[chip.index].nextEvent
    case .gyroscope: gyroscopes[chip.index].nextEvent
    case .compass: compasses[chip.index].nextEvent
    case .other: others[chip.index].nextEvent
    }
  }

  mutating func powerCycle() {
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
  mutating func i2c(
    _ address: UInt8, command: UInt8?, writing: Span<UInt8>,
    reading: inout MutableSpan<UInt8>, _ ending: I2CEnding = I2CEnding()
  ) throws(BusError) {
    transactions += 1
    let fault =
      faults.isEmpty ? nil : dueFault(.i2c(address), command, isRead: reading.count > 0)
    let start = now
    var wire = I2CTransaction(
      bit: wireTime.i2cBit, time: start, fault: fault.map { faults[$0].fault })
    defer {
      advance(to: wire.time)
      if let fault, wire.hasStruck { faults[fault].hasStruck = true }
      if log.isOn {
        record(wire, .i2c(address), at: start, command, writing, reading.span, ending)
      }
    }
    guard let chip = find(.i2c(address)), wire.begins, isReached(chip) else {
      throw wire.refuseAddress()
    }
    switch chip.slot {
    case .accelerometer:
      try wire.run(
        &accelerometers[chip.index], &world, &edgeLogs[chip.number], command, writing,
        &reading, ending)
    case .gyroscope:
      try wire.run(
        &gyroscopes[chip.index], &world, &edgeLogs[chip.number], command, writing,
        &reading, ending)
    case .compass:
      try wire.run(
        &compasses[chip.index], &world, &edgeLogs[chip.number], command, writing,
        &reading, ending)
    case .other:
      try Self.run(
        &wire, &others[chip.index], &world, &edgeLogs[chip.number], command, writing,
        &reading, ending)
    }
  }

  /// Opens an existential for the generic run.
  private static func run(
    _ wire: inout I2CTransaction, _ chip: inout any Chip, _ world: inout World,
    _ edges: inout EdgeLog?, _ command: UInt8?, _ writing: Span<UInt8>,
    _ reading: inout MutableSpan<UInt8>,
    _ ending: I2CEnding
  ) throws(BusError) {
    func opened<C: Chip>(_ chip: inout C) throws(BusError) {
      try wire.run(&chip, &world, &edges, command, writing, &reading, ending)
    }
    try opened(&chip)
  }

  /// SPI: one frame on a chip select.
  mutating func spi(
    _ select: SPISelect, command: UInt8, writing: Span<UInt8>, reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    transactions += 1
    let target = Transaction.Target.spi(select)
    let fault =
      faults.isEmpty ? nil : dueFault(target, command, isRead: reads(command, target))
    let start = now
    var frame = SPIFrame(
      bit: wireTime.spiBit, time: start, fault: fault.map { faults[$0].fault },
      isThreeWire: find(target)?.isThreeWire ?? false)
    defer {
      advance(to: frame.time)
      if let fault, frame.hasStruck { faults[fault].hasStruck = true }
      if log.isOn { record(frame, target, at: start, command, writing, reading.span) }
    }
    try frame.begin()
    guard let chip = find(target) else { return frame.runOpen(writing, &reading) }
    switch chip.slot {
    case .accelerometer:
      try frame.run(
        &accelerometers[chip.index], &world, &edgeLogs[chip.number], command, writing, &reading)
    case .gyroscope:
      try frame.run(
        &gyroscopes[chip.index], &world, &edgeLogs[chip.number], command, writing, &reading)
    case .compass:
      try frame.run(
        &compasses[chip.index], &world, &edgeLogs[chip.number], command, writing, &reading)
    case .other:
      try Self.run(
        &frame, &others[chip.index], &world, &edgeLogs[chip.number], command, writing, &reading)
    }
  }

  private static func run(
    _ frame: inout SPIFrame, _ chip: inout any Chip, _ world: inout World,
    _ edges: inout EdgeLog?, _ command: UInt8,
    _ writing: Span<UInt8>, _ reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    func opened<C: Chip>(_ chip: inout C) throws(BusError) {
      try frame.run(&chip, &world, &edges, command, writing, &reading)
    }
    try opened(&chip)
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

  /// Those that have struck and will not strike again; what never struck is reported in the end.
  mutating func forgetPastFaults() {
    faults.removeAll { fault in
      guard fault.hasStruck, case .transactions(let numbers) = fault.trigger else { return false }
      return numbers.upperBound <= transactions
    }
  }

  /// The first fault due now, by its index. A brown-out happens here and leaves the wire as it is.
  private mutating func dueFault(
    _ target: Transaction.Target, _ command: UInt8?, isRead: Bool
  ) -> Int? {
    let start = TransactionStart(
      number: transactions, time: now, target: target, command: command, isRead: isRead)
    var due: Int?
    // Each is asked, also when one strikes already: a rule may count what it is asked about.
    for index in faults.indices where faults[index].strikes(start) { due = due ?? index }
    guard let index = due, faults[index].fault == .brownOut else { return due }
    faults[index].hasStruck = true
    powerCycle()
    return nil
  }
}
