// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// The mutants of a part, generated from its facts and its chip.
struct MutantList {
  private(set) var mutants: [Mutant] = []
  let facts: ChipFacts
  let chip: AnyChip
  /// Output registers of each sensor.
  let outputs: [OutputPlaces]
  /// Bits that say that there is something new.
  let ready: [ByteChange]

  init(_ part: Part) {
    chip = part.chip
    facts = chip.facts
    outputs = Self.outputs(of: part.chip)
    ready = Self.bits(facts, named: Self.readyNames)
    addIdentities()
    addReadiness()
    addTimes()
    addRegisters()
    addSettings()
    addOutputs()
    addFIFO()
    addCompass()
    addTransfers()
    addPolicies()
  }

  /// Adds a mutant, unless another one has its name.
  mutating func add(_ name: String, _ mutation: Mutation, _ meaning: String) {
    guard !mutants.contains(where: { $0.name == name }) else { return }
    mutants.append(Mutant(name, mutation, meaning))
  }

  // MARK: Facts

  private static let readyNames = [
    "ZYXDA", "ZDA", "YDA", "XDA", "XLDA", "GDA", "DRDY", "RDY", "RAW_DATA_RDY_INT", "DATA_READY",
    "RAW_DATA_0_RDY_INT", "Zyxda", "zda", "yda", "xda",
  ]

  /// Where a part has its samples after power-on, by sensor.
  private static func outputs(of chip: AnyChip) -> [OutputPlaces] {
    var (chip, world) = (chip, World())
    let time: Int64 = 1_000_000_000
    chip.powerOn(at: 0)
    chip.catchUp(to: time, in: &world)
    return chip.facts.quantities.compactMap { quantity in
      chip.silicon(of: quantity, at: time, in: &world)?.outputs
    }
  }

  /// The bits of registers that can only be read, by the names of fields.
  static func bits(_ facts: ChipFacts, named names: [String]) -> [ByteChange] {
    facts.registers.compactMap { register in
      guard register.access == .read else { return nil }
      let mask = register.fields.reduce(0) { names.contains($1.name) ? $0 | $1.mask : $0 }
      return mask == 0 ? nil : .ones(register.address, mask)
    }
  }

  func register(_ name: String) -> RegisterFacts? { facts.registers.first { $0.name == name } }

  /// The longest of the times whose names begin so, in nanoseconds.
  func time(_ names: String...) -> Int64? {
    facts.timings.filter { timing in names.contains { timing.name.hasPrefix($0) } }
      .map { $0.nanoseconds }.max()
  }

  // MARK: Groups

  private mutating func addIdentities() {
    guard let identity = facts.identity, let register = register(at: identity.register) else {
      return
    }
    let name = Self.word(register.name)
    let relatives = Datasheet.chips.filter {
      $0.quantities == facts.quantities && $0.identity?.register == identity.register
        && $0.identity?.value != identity.value
    }
    for relative in relatives.prefix(2) {
      guard let value = relative.identity?.value else { continue }
      add(
        "\(name)=\(value.hexText)", .bytes([Self.constant(value, in: identity.register)]),
        "\(register.name) answers \(value.hexText), as that of \(relative.name) does.")
    }
    for value in [0x00, 0xFF] as [UInt8] {
      add(
        "\(name)=\(value.hexText)", .bytes([Self.constant(value, in: identity.register)]),
        "\(register.name) answers \(value.hexText).")
    }
  }

  private mutating func addReadiness() {
    guard !ready.isEmpty else { return }
    let millisecond: Int64 = 1_000_000
    add(
      "ready-late", .lateReady(ready, nanoseconds: millisecond, percent: nil),
      "Data-ready bits, and rising edges of pins, come 1 ms after the outputs have changed.")
    add(
      "ready-later", .lateReady(ready, nanoseconds: millisecond, percent: 30),
      "Data-ready bits, and rising edges of pins, come after the outputs have changed: 1 ms at the first sample, then 30 % "
        + "of the time since the one before."
    )
    add(
      "ready-early", .lateOutputs(ready, outputs, nanoseconds: millisecond),
      "Data-ready bits are set 1 ms before the outputs change.")
    add(
      "ready-never", .bytes(ready.map { .zeros($0.register, $0.mask) }),
      "Data-ready bits are never set.")
    add("ready-always", .bytes(ready), "Data-ready bits are always set.")
    add(
      "ready-stays", .stickyReady(ready),
      "Reading does not clear data-ready bits: once set, they stay so until power is lost.")
  }

  private mutating func addTimes() {
    if !chip.pinNames.isEmpty {
      let all: UInt8 = 0xFF
      add("pins-low", .pins(keeps: 0, flips: 0), "Output pins stay low.")
      add("pins-high", .pins(keeps: 0, flips: all), "Output pins stay high.")
      add("pins-inverted", .pins(keeps: all, flips: all), "Output pins have inverted levels.")
    }
    add("clock-fast", .clock(tenths: 1), "The chip's clock is 10 % fast.")
    add("clock-slow", .clock(tenths: -1), "The chip's clock is 10 % slow.")
    let starting = Self.startingNames.compactMap { register($0)?.address }
    if !starting.isEmpty, !ready.isEmpty {
      let length = min(
        10
          * (time("turnOn", "gyroscopeTurnOn", "accelerometerTurnOn", "measurement") ?? 10_000_000),
        3_000_000_000)
      add(
        "turn-on-slow", .slowStart(ready, registers: starting, nanoseconds: length),
        "After a write of a register that starts measuring, nothing is ready for ten times as long as documented, "
          + "\(length / 1_000_000) ms.")
    }
    let resets = facts.registers.compactMap { register -> ByteChange? in
      let mask = register.fields.reduce(0) { $1.clearsItself ? $0 | $1.mask : $0 }
      return mask == 0 ? nil : .ones(register.address, mask)
    }
    if !resets.isEmpty {
      let length = 10 * (time("boot", "softReset", "startUp") ?? 1_000_000)
      add(
        "reset-slow", .slowReset(resets, nanoseconds: length),
        "Bits that the chip clears by itself read as set for ten times as long as documented, "
          + "\(length / 1_000_000) ms.")
    }
    let boot = 10 * (time("boot", "startUp", "powerOn", "firstData") ?? 1_000_000)
    add(
      "boot-slow", .slowBoot(nanoseconds: boot),
      "After power-on the chip does not answer for ten times as long as documented, \(boot / 1_000_000) ms."
    )
  }

  private static let startingNames = [
    "CTRL_REG1", "CTRL1_XL", "CTRL2_G", "PWR_MGMT_1", "POWER_CTL", "CNTL", "CNTL1", "CNTL2", "MR",
    "CTRL_REG6_XL", "CTRL_REG1_G", "CFG_REG_A",
  ]

  private mutating func addTransfers() {
    add(
      "increment-none", .repeats,
      "The address does not advance: a burst repeats its first register.")
    if let block = outputs.first?.registers, let first = block.first, let last = block.last {
      add(
        "increment-short", .wraps(from: last, to: first),
        "In a burst, the address returns to the first output one register early.")
    }
    add("absent", .absent(every: 47), "Every 47th transfer reads 0xFF only.")
    add(
      "stretch", .wire(WireHabit(.clockStretch(byte: 0, nanoseconds: 100_000), every: 1)),
      "On I2C the chip holds the clock for 100 µs at each command byte.")
    add(
      "stretch-long", .wire(WireHabit(.clockStretch(byte: 0, nanoseconds: 1_000_000), every: 1)),
      "On I2C the chip holds the clock for 1 ms at each command byte.")
    add(
      "no-acknowledge", .wire(WireHabit(.noAddressAcknowledge, every: 97)),
      "On I2C the chip does not acknowledge its address in every 97th transaction.")
  }

  private mutating func addPolicies() {
    for policy in chip.policies {
      for value in policy.values where value != policy.value {
        add(
          "\(policy.name)=\(value)", .policy(name: policy.name, value: value),
          "Another reading of the datasheet: \(policy.meaning)")
      }
    }
  }
}
