// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
internal import ProofMassPhysics

/// What only the L3GD20H has.
extension L3G4200DChip {
  private typealias H = Datasheet.L3GD20H

  private var lowRateControl: H.LOW_ODR? {
    relative == .l3gd20h ? H.LOW_ODR(bits: self[H.LOW_ODR.self]) : nil
  }

  /// The rate of a typical part.
  var rateMillihertz: Int32 {
    let rate = control1.dataRate
    guard let control = lowRateControl else { return relative.millihertz(rate) }
    if control.lowRate { return H.lowRateMillihertz(rate) }
    return chosen.rate == .typical ? H.typicalMillihertz(rate) : H.millihertz(rate)
  }

  public var answersI2C: Bool { !(lowRateControl?.i2cDisabled ?? false) }

  /// Of DRDY/INT2, which in the other parts is always active high.
  var secondPinIsActiveLow: Bool { lowRateControl?.dataReadyActiveLow ?? false }

  /// Sets that the FIFO holds.
  var fifoCapacity: Int {
    guard relative == .l3gd20h, H.CTRL_REG5(bits: self[H.CTRL_REG5.self]).stopsAtWatermark else {
      return SampleFIFO.depth
    }
    return max(1, Int(H.FIFO_CTRL_REG(bits: self[H.FIFO_CTRL_REG.self]).watermark))
  }

  /// DCRM, or what the others do, of which the documents say nothing but in figures.
  var durationCountsDown: Bool {
    guard relative == .l3gd20h else { return chosen.interrupt.counter == .decrement }
    return H.INT1_TSH_XH(bits: self[H.INT1_TSH_XH.self]).durationDecrements
  }

  var repeatsDrainedSet: Bool {
    switch chosen.fifo.duplicate {
    case .byPart: relative == .l3gd20h
    case .never: false
    case .stream: true
    }
  }

  var defersBoot: Bool {
    guard !control1.powered else { return false }
    switch chosen.powerDownBoot {
    case .byPart: return relative == .l3gd20h
    case .atOnce: return false
    case .waits: return true
    }
  }

  mutating func applyLowRate(_ change: STInterface.Change, at time: Int64) {
    if H.LOW_ODR(bits: change.value).softwareReset {
      powerOn(at: time)
      return interface.showRestart(change.address, H.LOW_ODR(softwareReset: true).bits)
    }
    let rate = H.LOW_ODR(lowRate: true).bits
    if (change.before ^ change.value) & rate != 0 && interface.clock.next != .max {
      startClock(at: time, .kept)
      noteSettling(at: time)
    }
    plan()
  }
}
