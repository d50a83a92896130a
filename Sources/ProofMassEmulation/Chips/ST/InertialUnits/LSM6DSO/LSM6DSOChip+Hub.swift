// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
internal import ProofMassPhysics

// The sensor hub: its registers, and what starts a cycle.
extension LSM6DSOChip {
  typealias HubRegisters = Registers.SensorHub

  private func hubRegister<R: Register>(_: R.Type) -> R {
    R(bits: banks.read(R.address, in: .hub))
  }

  var passThrough: (isOn: Bool, isMaster: Bool) {
    let control = hubRegister(HubRegisters.MASTER_CONFIG.self)
    return (control.passesThrough, control.masterOn)
  }

  mutating func planHub() {
    let control = hubRegister(HubRegisters.MASTER_CONFIG.self)
    let first = hubRegister(HubRegisters.SLV0_CONFIG.self)
    let count = 1 + Int(control.otherSlaves)
    var plan = SensorHub.Plan()
    plan.isOn = control.masterOn && !control.resets && !control.externalTrigger
    plan.startsWithRate = chosen.hubTrigger == .either
    plan.writesOnce = control.writesOnce && (count > 1 || chosen.writeOnce == .always)
    plan.endsState = chosen.hubEnd == .idle
    plan.ticks = ticks(variant.sensorHubMillihertz(first.rate))
    // The registers of a slave are those of the first, three addresses on.
    for number in 0..<count {
      let offset = 3 * UInt8(number)
      func byte(_ address: UInt8) -> UInt8 { banks.read(address + offset, in: .hub) }
      let address = HubRegisters.SLV0_ADD(bits: byte(HubRegisters.SLV0_ADD.address))
      let config = HubRegisters.SLV0_CONFIG(bits: byte(HubRegisters.SLV0_CONFIG.address))
      var slave = SensorHub.Slave(
        number, address: address.slave, reads: address.reads,
        register: byte(HubRegisters.SLV0_SUBADD.address), count: config.count,
        writing: hubRegister(HubRegisters.DATAWRITE_SLV0.self).value)
      slave.isBatched = config.batches
      plan.slaves.append(slave)
    }
    hubPlan = plan
    updateStepping()
  }

  // MARK: FIFO

  /// Stores what the slaves answered, six bytes each. That the word of a slave that did not acknowledge is empty is
  /// assumed.
  mutating func store(_ answers: [SensorHub.Answer]) {
    for answer in answers where hubPlan.slaves[answer.slave].isBatched {
      guard let bytes = answer.bytes else {
        fifo.store(variant.fifoTagNoAcknowledge, 0)
        continue
      }
      guard !bytes.isEmpty else { continue }
      fifo.store(variant.fifoTagSlave0 + answer.slave, SensorHub.data(bytes))
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
