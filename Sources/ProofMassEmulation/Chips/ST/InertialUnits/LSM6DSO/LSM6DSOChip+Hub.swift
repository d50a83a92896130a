// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
internal import ProofMassPhysics

// The sensor hub: its registers, and what starts a cycle.
extension LSM6DSOChip {
  typealias HubRegisters = Registers.SensorHub

  /// The settings of the hub's registers.
  struct HubPlan: Sendable {
    /// Whether the part is the controller, and its sensors start the cycles. INT2 is no input here.
    var isOn = false
    var writesOnce = false
    var slaves: [SensorHub.Slave] = []
    /// The slaves whose bytes the FIFO stores: bit n is slave n.
    var batched: UInt8 = 0
    /// Ticks of the rate in SHUB_ODR.
    var ticks: Int64 = 1
  }

  private func hubRegister<R: Register>(_: R.Type) -> R {
    R(bits: banks.read(R.address, in: .hub))
  }

  package mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    hub.bus.exchange(&chip, at: place)
  }

  package var passesAuxiliaryBus: Bool {
    let control = hubRegister(HubRegisters.MASTER_CONFIG.self)
    return control.passesThrough && (!control.masterOn || chosen.passThrough == .always)
  }

  mutating func planHub() {
    let control = hubRegister(HubRegisters.MASTER_CONFIG.self)
    let first = hubRegister(HubRegisters.SLV0_CONFIG.self)
    let count = 1 + Int(control.otherSlaves)
    var plan = HubPlan()
    plan.isOn = control.masterOn && !control.resets && !control.externalTrigger
    plan.writesOnce = control.writesOnce && (count > 1 || chosen.writeOnce == .always)
    plan.ticks = TimeBase.ticks(
      ofMillihertz: variant.sensorHubMillihertz(first.rate), base: variant.timeBaseMillihertz)
    // The registers of a slave are those of the first, three addresses on.
    for number in 0..<count {
      let offset = 3 * UInt8(number)
      func byte(_ address: UInt8) -> UInt8 { banks.read(address + offset, in: .hub) }
      let address = HubRegisters.SLV0_ADD(bits: byte(HubRegisters.SLV0_ADD.address))
      let config = HubRegisters.SLV0_CONFIG(bits: byte(HubRegisters.SLV0_CONFIG.address))
      let access: SensorHub.Access =
        if address.reads {
          config.count == 0 ? .none : .read(Int(config.count))
        } else if number == 0 {
          .write(hubRegister(HubRegisters.DATAWRITE_SLV0.self).value)
        } else { .none }
      plan.slaves.append(
        SensorHub.Slave(
          address: address.slave, register: byte(HubRegisters.SLV0_SUBADD.address), access: access))
      if config.batches { plan.batched |= 1 << UInt8(number) }
    }
    hubPlan = plan
    updateStepping()
  }

  // MARK: Cycles

  /// Runs a cycle of the hub, if one is due at an instant at which these sensors have samples.
  mutating func runHub(
    at instant: Int64, force: Bool, rate: Bool, in world: inout World
  ) -> [SensorHub.Answer] {
    guard hubPlan.isOn else { return [] }
    let hasRate = chosen.hubTrigger == .either && power.gyroscope == .on
    let fastest = min(
      power.accelerometerTicks == 0 ? .max : power.accelerometerTicks,
      hasRate ? power.gyroscopeTicks : .max)
    guard force || hasRate && rate, fastest != .max,
      base.isDue(instant, ticks: max(hubPlan.ticks, fastest))
    else { return [] }
    if chosen.hubEnd == .idle { hub.didReadState() }
    return hub.serve(hubPlan.slaves, writesOnce: hubPlan.writesOnce, at: instant, in: &world)
  }

  /// Stores what the slaves answered, six bytes each. That the word of a slave that did not acknowledge is empty is
  /// assumed.
  mutating func store(_ answers: [SensorHub.Answer]) {
    for answer in answers where hubPlan.batched & 1 << UInt8(answer.slave) != 0 {
      guard let bytes = answer.bytes else {
        fifo.store(variant.fifoTagNoAcknowledge, 0)
        continue
      }
      guard !bytes.isEmpty else { continue }
      var data: UInt64 = 0
      for (index, byte) in bytes.prefix(6).enumerated() { data |= UInt64(byte) << (8 * index) }
      fifo.store(variant.fifoTagSlave0 + answer.slave, data)
    }
  }

  // MARK: Registers

  /// STATUS_MASTER, also in the user bank.
  var hubState: HubRegisters.STATUS_MASTER {
    mutating get {
      HubRegisters.STATUS_MASTER(
        wroteOnce: hub.hasWritten, slave3Failed: hub.failed & 8 != 0,
        slave2Failed: hub.failed & 4 != 0, slave1Failed: hub.failed & 2 != 0,
        slave0Failed: hub.failed & 1 != 0, ended: hub.hasEnded || chosen.hubEnd == .idle)
    }
  }

  mutating func didReadHubState() {
    if chosen.hubEnd == .read { hub.didReadState() }
  }

  mutating func readHub(_ address: UInt8) -> UInt8 {
    switch address {
    case HubRegisters.SENSOR_HUB_1.address...HubRegisters.SENSOR_HUB_18.address:
      return hub.outputs[Int(address - HubRegisters.SENSOR_HUB_1.address)]
    case HubRegisters.STATUS_MASTER.address:
      defer { didReadHubState() }
      return hubState.bits
    default: return banks.read(address, in: .hub)
    }
  }

  mutating func writeHub(_ byte: UInt8, to address: UInt8) {
    let before = hubRegister(HubRegisters.MASTER_CONFIG.self)
    banks.write(byte, to: address, in: .hub)
    let after = hubRegister(HubRegisters.MASTER_CONFIG.self)
    if after.resets && !before.resets {
      hub.reset()
      if chosen.hubReset == .all {
        banks.resetSecond()
        banks.write(after.bits, to: HubRegisters.MASTER_CONFIG.address, in: .hub)
      }
    }
    if after.masterOn && !before.masterOn { hub.start() }
    planHub()
  }
}
