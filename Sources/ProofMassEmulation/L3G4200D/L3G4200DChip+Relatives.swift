// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
internal import ProofMassPhysics

/// What differs between the parts of the family: identity, tables, times, a few bits.
extension L3G4200DChip {
  /// A part with this register map.
  public enum Relative: Sendable {
    case l3g4200d, a3g4250d, l3gd20
    /// With low rates, two more FIFO modes, a limit of the FIFO's depth, a software reset, a bit
    /// that disables I2C and one for the polarity of DRDY/INT2. Its input DEN is not connected.
    case l3gd20h

    var facts: ChipFacts {
      switch self {
      case .l3g4200d: Datasheet.L3G4200D.facts
      case .a3g4250d: Datasheet.A3G4250D.facts
      case .l3gd20: Datasheet.L3GD20.facts
      case .l3gd20h: Datasheet.L3GD20H.facts
      }
    }

    var boot: Int64 {
      switch self {
      case .l3g4200d: Datasheet.L3G4200D.Timing.boot
      case .a3g4250d: Datasheet.A3G4250D.Timing.boot
      case .l3gd20: Datasheet.L3GD20.Timing.boot
      case .l3gd20h: Datasheet.L3GD20H.Timing.boot
      }
    }

    var turnOn: Int64 {
      switch self {
      case .l3g4200d: Datasheet.L3G4200D.Timing.turnOn
      case .a3g4250d: Datasheet.A3G4250D.Timing.turnOn
      case .l3gd20: Datasheet.L3GD20.Timing.turnOn
      case .l3gd20h: Datasheet.L3GD20H.Timing.turnOn
      }
    }

    /// Of the sensing element.
    var parameters: GyroscopeParameters {
      switch self {
      case .l3g4200d, .a3g4250d: .l3g4200d
      case .l3gd20: .l3gd20
      case .l3gd20h: .l3gd20h
      }
    }

    /// The rate as it is named.
    func millihertz(_ rate: Registers.CTRL_REG1.DataRate) -> Int32 {
      switch self {
      case .l3g4200d: rate.millihertz
      case .a3g4250d: Datasheet.A3G4250D.millihertz(rate)
      case .l3gd20: Datasheet.L3GD20.millihertz(rate)
      case .l3gd20h: Datasheet.L3GD20H.millihertz(rate)
      }
    }

    func lowPass1(_ rate: Registers.CTRL_REG1.DataRate) -> Int32 {
      switch self {
      case .l3g4200d: rate.lowPass1CutoffMillihertz
      case .a3g4250d: Datasheet.A3G4250D.lowPass1CutoffMillihertz(rate)
      case .l3gd20: Datasheet.L3GD20.lowPass1CutoffMillihertz(rate)
      case .l3gd20h: Datasheet.L3GD20H.lowPass1CutoffMillihertz(rate)
      }
    }

    func lowPass2(
      _ rate: Registers.CTRL_REG1.DataRate, _ bandwidth: Registers.CTRL_REG1.Bandwidth
    ) -> Int32 {
      switch self {
      case .l3g4200d:
        Registers.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
      case .a3g4250d:
        Datasheet.A3G4250D.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
      case .l3gd20:
        Datasheet.L3GD20.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
      case .l3gd20h:
        Datasheet.L3GD20H.lowPass2CutoffMillihertz(dataRate: rate, bandwidth: bandwidth)
      }
    }

    func highPass(
      _ rate: Registers.CTRL_REG1.DataRate, _ cutoff: Registers.CTRL_REG2.HighPassCutoff
    ) -> Int32 {
      switch self {
      case .l3g4200d: Registers.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
      case .a3g4250d:
        Datasheet.A3G4250D.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
      case .l3gd20:
        Datasheet.L3GD20.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
      case .l3gd20h:
        Datasheet.L3GD20H.highPassCutoffMillihertz(dataRate: rate, highPassCutoff: cutoff)
      }
    }

    /// nil for a range that the part does not have.
    func microdegreesPerDigit(_ range: Registers.CTRL_REG4.FullScale) -> Int32? {
      switch self {
      case .l3g4200d: range.microdegreesPerSecondPerDigit
      case .a3g4250d: Datasheet.A3G4250D.microdegreesPerSecondPerDigit(range)
      case .l3gd20: Datasheet.L3GD20.microdegreesPerSecondPerDigit(range)
      case .l3gd20h: Datasheet.L3GD20H.microdegreesPerSecondPerDigit(range)
      }
    }

    /// In °/s; nil for a range that the part does not have.
    func selfTest(_ range: Registers.CTRL_REG4.FullScale) -> Int32? {
      switch self {
      case .l3g4200d: range.selfTestDegreesPerSecond
      case .a3g4250d: Datasheet.A3G4250D.selfTestDegreesPerSecond(range)
      case .l3gd20: Datasheet.L3GD20.selfTestDegreesPerSecond(range)
      case .l3gd20h: Datasheet.L3GD20H.selfTestDegreesPerSecond(range)
      }
    }

    /// An undefined mode is bypass.
    func mode(_ code: UInt8) -> L3G4200DFIFO.Mode {
      switch self {
      case .l3g4200d, .l3gd20: .init(Registers.FIFO_CTRL_REG(bits: code).mode)
      case .a3g4250d: .init(simple: Registers.FIFO_CTRL_REG(bits: code).mode)
      case .l3gd20h: .init(Datasheet.L3GD20H.FIFO_CTRL_REG(bits: code).mode)
      }
    }
  }
}

extension L3G4200DFIFO.Mode {
  fileprivate init(_ mode: Datasheet.L3G4200D.FIFO_CTRL_REG.Mode?) {
    switch mode {
    case .bypass, nil: self.init()
    case .fifo: self.init(way: .fill, triggered: .fill)
    case .stream: self.init(way: .stream, triggered: .stream)
    case .streamToFIFO: self.init(way: .stream, triggered: .fill)
    case .bypassToStream: self.init(way: .bypass, triggered: .stream)
    }
  }

  /// Of a part without triggered modes.
  fileprivate init(simple mode: Datasheet.L3G4200D.FIFO_CTRL_REG.Mode?) {
    switch mode {
    case .fifo, .stream: self.init(mode)
    case .bypass, .streamToFIFO, .bypassToStream, nil: self.init()
    }
  }

  fileprivate init(_ mode: Datasheet.L3GD20H.FIFO_CTRL_REG.Mode?) {
    switch mode {
    case .bypass, nil: self.init()
    case .fifo: self.init(way: .fill, triggered: .fill)
    case .stream: self.init(way: .stream, triggered: .stream)
    case .streamToFIFO: self.init(way: .stream, triggered: .fill)
    case .bypassToStream: self.init(way: .bypass, triggered: .stream)
    case .dynamicStream: self.init(way: .stream, triggered: .stream, isDynamic: true)
    case .bypassToFIFO: self.init(way: .bypass, triggered: .fill)
    }
  }
}
