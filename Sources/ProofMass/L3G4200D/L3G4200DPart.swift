// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// Which of the parts it is that share registers.
  public enum Part: UInt8, Sendable {
    /// ±250, ±500 and ±2000 °/s.
    case l3g4200d
    /// ±245 °/s. Answers with the same identity. ST's header gives it neither a range nor a block
    /// data update, and three modes of the FIFO.
    case a3g4250d
    /// ±250, ±500 and ±2000 °/s, at 95 to 760 Hz.
    case l3gd20
    /// ±245, ±500 and ±2000 °/s, at 12.5 to 800 Hz. Of what this part alone has, the driver knows
    /// the low rates.
    case l3gd20h
  }
}

extension L3G4200DConfiguration.Part {
  var identity: UInt8 {
    switch self {
    case .l3g4200d: Datasheet.L3G4200D.identity
    case .a3g4250d: Datasheet.A3G4250D.identity
    case .l3gd20: Datasheet.L3GD20.identity
    case .l3gd20h: Datasheet.L3GD20H.identity
    }
  }

  /// From power-down to settled data.
  var turnOn: Int64 {
    self == .l3gd20h ? Datasheet.L3GD20H.Timing.turnOn : Datasheet.L3G4200D.Timing.turnOn
  }

  var rateAfterPowerOn: L3G4200DConfiguration.Rate { self == .l3gd20 ? .hertz95 : .hertz100 }

  var lowestRange: L3G4200DConfiguration.Range {
    switch self {
    case .l3g4200d, .l3gd20: .dps250
    case .a3g4250d, .l3gd20h: .dps245
    }
  }

  var greatestRange: L3G4200DConfiguration.Range { self == .a3g4250d ? .dps245 : .dps2000 }

  var hasBlockDataUpdate: Bool { self != .a3g4250d }

  func has(_ range: L3G4200DConfiguration.Range) -> Bool {
    switch range {
    case .dps245, .dps250: range == lowestRange
    case .dps500, .dps2000: self != .a3g4250d
    }
  }

  func has(_ rate: L3G4200DConfiguration.Rate) -> Bool {
    switch rate {
    case .hertz100, .hertz200, .hertz400, .hertz800: self != .l3gd20
    case .hertz95, .hertz190, .hertz380, .hertz760: self == .l3gd20
    case .hertz12Point5, .hertz25, .hertz50: self == .l3gd20h
    }
  }

  func has(_ mode: L3G4200DConfiguration.FIFO.Mode) -> Bool {
    switch mode {
    case .bypass, .fifo, .stream: true
    case .streamToFIFO, .bypassToStream: self != .a3g4250d
    }
  }
}

// Lists are arrays, which a build without a heap cannot have.
#if !hasFeature(Embedded)
  extension L3G4200DConfiguration.Part: CaseIterable {
    /// What it can measure at, the slowest first.
    public var rates: [L3G4200DConfiguration.Rate] {
      L3G4200DConfiguration.Rate.allCases.filter { has($0) }.sorted { $0.hertz < $1.hertz }
    }

    /// What it can measure, the least first.
    public var ranges: [L3G4200DConfiguration.Range] {
      L3G4200DConfiguration.Range.allCases.filter { has($0) }
    }
  }
#endif
