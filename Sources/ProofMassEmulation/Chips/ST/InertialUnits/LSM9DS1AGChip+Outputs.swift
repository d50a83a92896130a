// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Output registers behind samples and FIFO, and the effects of reading.
extension LSM9DS1AGChip {
  /// Passes the halves of a set that were measured to the FIFO or to the output registers.
  mutating func deliver(
    _ first: SampleSet?, _ second: SampleSet?, at instant: Int64, in world: inout World
  ) {
    guard first != nil || second != nil else { return }
    if fifo.isActive {
      var halves = (first ?? Self.empty, second ?? Self.empty)
      halves.0.temperature = temperatureWord(at: instant, in: &world)
      halves.1.temperature = halves.0.temperature
      let arrivals = fifo.arrive(
        halves.0, halves.1, isTriggered: accelerometerInterrupt.isActive)
      if first != nil { interface.accelerometer.noteSample() }
      if second != nil { interface.gyroscope.noteSample() }
      showSets(
        arrivals.accelerometer.showsAnother, arrivals.gyroscope.showsAnother)
      guard arrivals.accelerometer == .bypassed else { return }
    }
    if let first { interface.accelerometer.update(first, count: 1) }
    if let second { interface.gyroscope.update(second, count: 1) }
  }

  static var empty: SampleSet { SampleSet(instant: InertialFIFO.notMeasured) }

  /// Shows the FIFO's oldest set in the output registers of these sensors.
  private mutating func showSets(_ first: Bool, _ second: Bool) {
    if first, let set = fifo.oldestOfAccelerometer {
      interface.accelerometer.output.show(set, replaced: false)
      showTemperature(of: set)
    }
    if second, let set = fifo.oldestOfGyroscope {
      interface.gyroscope.output.show(set, replaced: false)
      if !power.accelerometer { showTemperature(of: set) }
    }
    noteFIFO()
  }

  private mutating func showTemperature(of set: SampleSet) {
    guard fifoHasTemperature else { return }
    show(set.temperature, at: set.instant, count: 1)
  }

  /// Passes the state of the FIFO on to the output registers.
  mutating func noteFIFO() {
    let holds = fifo.holdsSet
    interface.accelerometer.isHeld = holds
    interface.gyroscope.isHeld = holds
    interface.accelerometer.output.hasUnread = fifo.oldestOfAccelerometer != nil
    interface.gyroscope.output.hasUnread = fifo.oldestOfGyroscope != nil
    if fifo.accelerometer.sets.isEmpty { interface.accelerometer.output.noteEmpty() }
    if fifo.gyroscope.sets.isEmpty { interface.gyroscope.output.noteEmpty() }
  }

  // MARK: Reading

  mutating func willRead(_ address: UInt8, at time: Int64) {
    switch address {
    case Registers.INT_GEN_SRC_XL.address:
      interface.set(address, to: accelerometerInterrupt.source.bits)
    case Registers.INT_GEN_SRC_G.address: interface.set(address, to: gyroscopeInterrupt.source)
    case Registers.FIFO_SRC.address: interface.set(address, to: fifo.source)
    case Registers.STATUS_REG.address, Registers.STATUS_REG_XL.address:
      interface.set(address, to: status(at: time))
    default: break
    }
  }

  private func status(at time: Int64) -> UInt8 {
    Registers.STATUS_REG(
      accelerometerInterrupt: accelerometerInterrupt.isActive,
      gyroscopeInterrupt: gyroscopeInterrupt.isActive, inactive: activity.isAsleep,
      booting: interface.boot.isRunning(at: time), temperatureReady: interface.thermometer.isReady,
      gyroscopeReady: interface.gyroscope.isReady,
      accelerometerReady: interface.accelerometer.isReady
    ).bits
  }

  func didReadOutputs(gyroscope: Bool, accelerometer: Bool) {}

  mutating func didRead(_ address: UInt8) {
    switch address {
    case Registers.OUT_Z_H_XL.address where fifo.isActive:
      let taken = fifo.didRead(accelerometer: true, otherIsOn: power.gyroscope == .on)
      showSets(taken.accelerometer, taken.gyroscope)
    case Registers.OUT_Z_H_G.address where fifo.isActive:
      let taken = fifo.didRead(accelerometer: false, otherIsOn: power.accelerometer)
      showSets(taken.accelerometer, taken.gyroscope)
    case Registers.INT_GEN_SRC_XL.address:
      accelerometerInterrupt.didRead()
      updateStepping()
    case Registers.INT_GEN_SRC_G.address:
      gyroscopeInterrupt.didRead(isSampling: power.gyroscope == .on)
      updateStepping()
    case Registers.REFERENCE_G.address where chosen.referenceRead == .restarts:
      gyroscopePath.highPass.settle()
    default: break
    }
  }
}

extension STFIFO.Arrival {
  /// Whether another set is the oldest.
  fileprivate var showsAnother: Bool { self == .oldest || self == .oldestLost }
}
