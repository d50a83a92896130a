// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

// The sensor hub: its registers, and what starts a cycle.
extension LSM6DSLChip {
  typealias HubRegisters = Registers.BankA

  private func hubRegister<R: Register>(_: R.Type) -> R {
    R(bits: banks.read(R.address, in: .first))
  }

  var passThrough: (isOn: Bool, isMaster: Bool) {
    let control = register(Registers.MASTER_CONFIG.self)
    return (control.passesThrough && variant.hasSensorHub, control.master)
  }

  /// The accelerometer's samples start cycles. FUNC_EN is needed, as the sequences of the application notes have it.
  mutating func planHub() {
    guard variant.hasSensorHub else { return }
    let control = register(Registers.MASTER_CONFIG.self)
    let count = 1 + Int(hubRegister(HubRegisters.SLAVE0_CONFIG.self).otherSlaves)
    var plan = SensorHub.Plan()
    plan.isOn =
      control.master && !control.triggerPin && register(Registers.CTRL10_C.self).functions
    plan.writesOnce = hubRegister(HubRegisters.SLAVE1_CONFIG.self).writesOnce && count > 1
    plan.endsState = hubEnd == .idle
    plan.ticks = ticks(variant.sensorHubMillihertz.map { Int32($0) })
    // The registers of a slave are those of the first, three addresses on.
    for number in 0..<count {
      let offset = 3 * UInt8(number)
      func byte(_ address: UInt8) -> UInt8 { banks.read(address + offset, in: .first) }
      let address = HubRegisters.SLV0_ADD(bits: byte(HubRegisters.SLV0_ADD.address))
      let config = HubRegisters.SLAVE0_CONFIG(bits: byte(HubRegisters.SLAVE0_CONFIG.address))
      var slave = SensorHub.Slave(
        number, address: address.slave, reads: address.reads,
        register: byte(HubRegisters.SLV0_SUBADD.address), count: config.count,
        writing: hubRegister(HubRegisters.DATAWRITE_SRC_MODE_SUB_SLV0.self).value)
      slave.every = 1 << Int(config.decimation.rawValue)
      plan.slaves.append(slave)
    }
    if plan.isOn && !hubPlan.isOn {
      hub.start()
      if plan.endsState { hub.didReadState() }
    }
    hubPlan = plan
  }

  // MARK: State

  private var hubEnd: LSM6DSLPolicies.HubEnd {
    chosen.hubEnd == .part ? isEarly ? .read : .idle : chosen.hubEnd
  }

  /// SENSORHUB_END_OP.
  var hubHasEnded: Bool {
    guard variant.hasSensorHub else { return false }
    let isIdle = hubEnd == .idle && (!hubPlan.isOn || chosen.hubStart == .idle)
    return hub.hasEnded || isIdle
  }

  /// FUNC_SRC2.
  var failedSlaves: UInt8 {
    Registers.FUNC_SRC2(
      slave3Failed: hub.failed & 8 != 0, slave2Failed: hub.failed & 4 != 0,
      slave1Failed: hub.failed & 2 != 0, slave0Failed: hub.failed & 1 != 0
    ).bits
  }

  mutating func didReadHubState() {
    if hubEnd == .read { hub.didReadState() }
  }

  /// Whether INT1 shows the end of a cycle: as long as the bit that a read ends, else by a pulse.
  var hubIsShown: Bool {
    register(Registers.MASTER_CONFIG.self).readyOnPin
      && (hubEnd == .read ? hub.hasEnded : pulses.hub != .max)
  }

  /// A cycle has ended.
  mutating func showHub(at instant: Int64) {
    pulses.hub = variant.sensorHubPulse.map { instant + $0 } ?? .max
  }

  // MARK: Registers

  /// The number of an output of the hub in their order; nil for another register.
  func hubOutput(_ address: UInt8) -> Int? {
    guard variant.hasSensorHub else { return nil }
    switch address {
    case Registers.SENSORHUB1_REG.address...Registers.SENSORHUB12_REG.address:
      return Int(address - Registers.SENSORHUB1_REG.address)
    case Registers.SENSORHUB13_REG.address...Registers.SENSORHUB18_REG.address:
      return 12 + Int(address - Registers.SENSORHUB13_REG.address)
    default: return nil
    }
  }

  mutating func writeBank(_ byte: UInt8, to address: UInt8, in bank: SixAxisBanks.Bank) {
    banks.write(byte, to: address, in: bank)
    planHub()
  }
}
