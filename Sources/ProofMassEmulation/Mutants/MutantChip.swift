// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// A chip in a shell that changes what passes between it and the circuit.
///
/// The chip inside is the software chip of the part, which knows nothing of the shell. It has its seat among the chips
/// of any type, so that chips without a shell pay nothing for it.
struct MutantChip: Chip {
  let mutant: Mutant
  var chip: AnyChip
  var clock: MutantClock
  /// The transfer in progress.
  var transfer = MutantTransfer()
  /// What was written and read since power-on.
  var memory = MutantMemory()
  /// Rises of ready bits and pins.
  var ready = ReadyWatch()
  /// The latest instant up to which it has caught up.
  private var now = Int64.min
  /// The register that opens another bank, where the part has several.
  private let bankRegister: UInt8?

  init(_ chip: AnyChip, _ mutant: Mutant) {
    self.chip = chip
    self.mutant = mutant
    bankRegister =
      chip.facts.registers.first {
        $0.name == "FUNC_CFG_ACCESS" || $0.name == "REG_BANK_SEL"
      }?.address
    clock = MutantClock()
    if case .clock(let tenths) = mutant.mutation { clock.tenths = tenths }
    if case .policy(let name, let value) = mutant.mutation {
      _ = self.chip.setPolicy(name, to: value)
    }
  }

  var mutation: Mutation { mutant.mutation }

  // MARK: Time

  var nextEvent: Int64 {
    mutating get { min(clock.outer(chip.nextEvent), pendingRise) }
  }
  var nextPinChange: Int64 {
    mutating get { min(clock.outer(chip.nextPinChange), pendingRise) }
  }

  mutating func catchUp(to time: Int64, in world: inout World) {
    now = max(now, time)
    advance(to: time, in: &world)
  }

  mutating func powerOn(at time: Int64) {
    clock.start(at: time)
    transfer = MutantTransfer()
    memory = MutantMemory()
    ready = ReadyWatch()
    now = time
    if case .slowBoot(let length) = mutation { memory.muteUntil = time + length }
    if case .lostWrites(_, let count) = mutation { memory.writesToLose = count }
    chip.powerOn(at: time)
    noteRises(at: time)
    ready.forgetRises()
  }

  // MARK: Transfers

  var answersI2C: Bool { chip.answersI2C && now >= memory.muteUntil }

  mutating func command(i2c byte: UInt8, at time: Int64) {
    transfer.begin(byte, isSPI: false)
    chip.command(i2c: byte, at: clock.inner(time))
  }

  mutating func command(spi byte: UInt8, at time: Int64) -> Bool {
    transfer.begin(byte, isSPI: true)
    return chip.command(spi: byte, at: clock.inner(time))
  }

  mutating func write(_ byte: UInt8, at time: Int64) {
    store(byte, at: time)
    noteRises(at: time)
  }

  mutating func read(at time: Int64) -> UInt8 {
    let byte = answer(at: time)
    noteRises(at: time)
    return byte
  }

  mutating func read(into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64) {
    var time = time
    for index in 0..<bytes.count {
      bytes[index] = read(at: time)
      time += byteTime
    }
  }

  mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
    every byteTime: Int64
  ) {
    self.command(i2c: command, at: time)
    read(into: &bytes, at: first, every: byteTime)
    end(at: first + byteTime * Int64(bytes.count))
  }

  mutating func end(at time: Int64) {
    transfer.end()
    chip.end(at: clock.inner(time))
    noteRises(at: time)
  }

  var keepsNextSet: Bool { mutating get { false } }
  var pointer: UInt8 { chip.pointer }
  func register(after register: UInt8) -> UInt8 { chip.register(after: register) }

  /// Whether registers of the facts, not those of another bank, are accessed.
  var isInMainBank: Bool { memory.bank == 0 }

  /// Notes a write that opens or closes a bank.
  mutating func noteBank(_ byte: UInt8, at register: UInt8) {
    if register == bankRegister { memory.bank = byte & 0xF0 }
  }

  // MARK: Pins

  var pinNames: [String] { chip.pinNames }

  mutating func pinLevels(at time: Int64) -> UInt8 {
    let levels = chip.pinLevels(at: clock.inner(time))
    let all = UInt8(truncatingIfNeeded: (1 << chip.pinNames.count) - 1)
    switch mutation {
    case .pins(let keeps, let flips): return (levels & keeps ^ flips) & all
    case .lateReady: return levels & ~ready.pendingPins(at: time)
    default: return levels
    }
  }

  // MARK: The rest passes

  var facts: ChipFacts { chip.facts }
  var passesAuxiliaryBus: Bool { chip.passesAuxiliaryBus }
  mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    self.chip.exchange(&chip, at: place)
  }
  var isThreeWire: Bool { chip.isThreeWire }
  mutating func sense(_ sensing: Sensing) { chip.sense(sensing) }
  mutating func bypassElement(_ isBypassed: Bool) { chip.bypassElement(isBypassed) }
  mutating func mount(at position: Axes<Double>) { chip.mount(at: position) }
  var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { chip.lateOnSPI }
  func maximumSPIHertz(_ command: UInt8) -> Int? { chip.maximumSPIHertz(command) }
  var stuckAxes: UInt8 { chip.stuckAxes }
  mutating func stick(_ axes: UInt8) { chip.stick(axes) }
  var analogInputs: Axes<Double>? { chip.analogInputs }
  mutating func setAnalogInputs(_ volts: Axes<Double>) { chip.setAnalogInputs(volts) }
  var violations: Violations {
    get { chip.violations }
    set { chip.violations = newValue }
  }
  func truth(of quantity: Quantity) -> Truth? {
    chip.truth(of: quantity).map { truth in
      Truth(instants: truth.instants.map { clock.outer($0) }, input: truth.input)
    }
  }
  mutating func silicon(
    of quantity: Quantity, at time: Int64, in world: inout World
  ) -> SensorSilicon? {
    chip.silicon(of: quantity, at: clock.inner(time), in: &world)
  }
  mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) {
    chip.pressSelfTest(of: quantity, by: sign, at: clock.inner(time))
  }
  mutating func setPolicy(_ name: String, to value: String) -> Bool {
    chip.setPolicy(name, to: value)
  }
  var policies: [PolicyFacts] { chip.policies }
}
