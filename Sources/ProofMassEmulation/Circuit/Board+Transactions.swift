// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Transactions: each is dispatched once, to the array that holds its chip.
extension Board {
  /// I2C: an optional write, then an optional read, on one chip.
  ///
  /// `command` is nil when nothing is written: a probe, or a read from the present position of the
  /// chip's pointer.
  @_lifetime(reading: copy reading)
  @inline(__always)
  mutating func i2c(
    _ address: UInt8, command: UInt8?, writing: Span<UInt8>,
    reading: inout MutableSpan<UInt8>, _ ending: I2CEnding = I2CEnding()
  ) throws(BusError) {
    if let command, writing.isEmpty, ending.isPlain, readPlainly(address, command, &reading) {
      return
    }
    try i2cInSteps(address, command, writing, &reading, ending)
  }

  /// The same, byte by byte where something special may occur in between.
  @_lifetime(reading: copy reading)
  @inline(never)
  private mutating func i2cInSteps(
    _ address: UInt8, _ command: UInt8?, _ writing: Span<UInt8>,
    _ reading: inout MutableSpan<UInt8>, _ ending: I2CEnding
  ) throws(BusError) {
    transactions &+= 1
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
    switch chip.type {
    case .lis331dlh:
      try lis331dlhs[chip.index].run(&wire, &world, command, writing, &reading, ending)
    case .l3g4200d:
      try l3g4200ds[chip.index].run(&wire, &world, command, writing, &reading, ending)
    case .ak8975:
      try ak8975s[chip.index].run(&wire, &world, command, writing, &reading, ending)
    case .other:
      try others[chip.index].run(&wire, &world, command, writing, &reading, ending)
    case .inner:
      take(chip)
      defer { give(chip) }
      try inners[chip.index].seat.run(&wire, &world, command, writing, &reading, ending)
    }
  }

  /// Reads from a chip in one step, if no fault is planned and no log is kept.
  ///
  /// - Returns: Whether it did; else the transaction has not begun.
  @_lifetime(reading: copy reading)
  private mutating func readPlainly(
    _ address: UInt8, _ command: UInt8, _ reading: inout MutableSpan<UInt8>
  ) -> Bool {
    guard faults.isEmpty, !log.isOn, !reading.isEmpty, let chip = find(.i2c(address)),
      isReached(chip)
    else { return false }
    let times = I2CReadTimes(from: now, bit: wireTime.i2cBit, count: reading.count)
    var isRead = false
    switch chip.type {
    case .lis331dlh: isRead = lis331dlhs[chip.index].read(&reading, command, times, &world)
    case .l3g4200d: isRead = l3g4200ds[chip.index].read(&reading, command, times, &world)
    case .ak8975: isRead = ak8975s[chip.index].read(&reading, command, times, &world)
    case .other: isRead = others[chip.index].read(&reading, command, times, &world)
    case .inner:
      take(chip)
      isRead = inners[chip.index].seat.read(&reading, command, times, &world)
      give(chip)
    }
    guard isRead else { return false }
    transactions &+= 1
    advance(to: times.stop)
    return true
  }

  /// SPI: one frame on a chip select, or the next part of one. The wires are those of the chip's
  /// place, unless the controller specifies how many it uses.
  @_lifetime(reading: copy reading)
  mutating func spi(
    _ select: SPISelect, command: UInt8, writing: Span<UInt8>, reading: inout MutableSpan<UInt8>,
    resuming held: HeldFrame? = nil, keepsSelected: Bool = false, isThreeWire: Bool? = nil,
    clock: SPIClock = .fitting
  ) throws(BusError) {
    if !heldFrames.isEmpty { deselect { $0.bus == select.bus } }
    let target = Transaction.Target.spi(select)
    let chip = find(target)
    var due: FaultPlan.Due?
    if held == nil {
      transactions &+= 1
      if !faults.isEmpty { due = dueFault(target, command, isRead: reads(command, target)) }
    }
    let start = held?.start ?? now
    var frame = SPIFrame(
      bit: wireTime.spiBit, time: now, fault: due?.fault,
      isThreeWire: isThreeWire ?? chip?.isThreeWire ?? false, resuming: held)
    frame.keepsSelected = keepsSelected
    if clock != .fitting, held == nil, let chip, chip.spi.isOff(clock) {
      let (slip, isTooFast) = judge(clock, of: chip, command)
      frame.slip = slip
      if slip.isAny || isTooFast { frame.clock = clock }
    }
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
    guard let chip else { return frame.runOpen(writing, &reading) }
    guard !frame.slip.isAny else {
      return try runSlipped(&frame, chip, command, writing, &reading, isResumed: held != nil)
    }
    try run(&frame, chip, command, writing, &reading)
  }

  /// Runs a frame on its chip.
  @_lifetime(reading: copy reading)
  @inline(__always)
  mutating func run(
    _ frame: inout SPIFrame, _ chip: Place, _ command: UInt8, _ writing: Span<UInt8>,
    _ reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    switch chip.type {
    case .lis331dlh:
      try lis331dlhs[chip.index].run(&frame, &world, command, writing, &reading)
    case .l3g4200d: try l3g4200ds[chip.index].run(&frame, &world, command, writing, &reading)
    case .ak8975: try ak8975s[chip.index].run(&frame, &world, command, writing, &reading)
    case .other: try others[chip.index].run(&frame, &world, command, writing, &reading)
    // An auxiliary bus is I2C.
    case .inner: break
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

  /// Whether an SPI command requests a read from the chip there.
  private mutating func reads(_ command: UInt8, _ target: Transaction.Target) -> Bool {
    guard let chip = find(target) else { return false }
    return with(chip) { ($0.facts.spi?.readBit ?? 0) & command != 0 }
  }

  /// The fault that is due now. A brown-out and a stuck axis take effect here and do not affect the wire.
  mutating func dueFault(
    _ target: Transaction.Target, _ command: UInt8?, isRead: Bool
  ) -> FaultPlan.Due? {
    let start = TransactionStart(
      number: transactions, time: now, target: target, command: command, isRead: isRead)
    let register = command.flatMap { command in addressMasks[target].map { command & $0 } }
    guard let due = faults.next(start, register: register) else { return nil }
    switch due.fault {
    case .brownOut: powerCycle()
    case .stuckAxis(let axis):
      guard 0...2 ~= axis, let chip = find(target) else { return nil }
      catchUp(chip)
      let bit: UInt8 = 1 << UInt8(axis)
      let sticks = with(chip) { chip in
        chip.stick(chip.stuckAxes | bit)
        return chip.stuckAxes & bit != 0
      }
      guard sticks else { return nil }
    default: return due
    }
    faults.noteStrike(of: due)
    return nil
  }

  /// Lets all axes that are stuck move again.
  mutating func freeAxes() {
    for place in mounted where with(place.chip, { $0.stuckAxes != 0 }) {
      catchUp(place.chip)
      with(place.chip) { $0.stick(0) }
    }
  }
}
