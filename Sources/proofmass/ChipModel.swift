// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics

/// A part that the command knows by name.
enum ChipModel: String, CaseIterable {
  case lis331dlh, l3g4200d, ak8975

  static let names = allCases.map(\.rawValue).joined(separator: ", ")
  static let completion = CompletionKind.list(allCases.map(\.rawValue))

  /// In `allCases`.
  var index: Int {
    switch self {
    case .lis331dlh: 0
    case .l3g4200d: 1
    case .ak8975: 2
    }
  }

  var facts: ChipFacts {
    switch self {
    case .lis331dlh: Datasheet.LIS331DLH.facts
    case .l3g4200d: Datasheet.L3G4200D.facts
    case .ak8975: Datasheet.AK8975.facts
    }
  }

  var i2cTarget: I2CTarget {
    switch self {
    case .lis331dlh: .lis331dlh
    case .l3g4200d: .l3g4200d
    case .ak8975: .ak8975
    }
  }

  var spiTarget: SPITarget {
    switch self {
    case .lis331dlh: .lis331dlh
    case .l3g4200d: .l3g4200d
    case .ak8975: .ak8975
    }
  }

  /// The software chip.
  var part: Part {
    switch self {
    case .lis331dlh: .lis331dlh
    case .l3g4200d: .l3g4200d
    case .ak8975: .ak8975
    }
  }

  /// What of a motion the chip feels.
  var sensors: Motion.Sensors {
    switch self {
    case .lis331dlh: .accelerometer
    case .l3g4200d: .gyroscope
    case .ak8975: .magnetometer
    }
  }

  /// How its columns begin.
  var prefix: String {
    switch self {
    case .lis331dlh: "acc"
    case .l3g4200d: "gyr"
    case .ak8975: "mag"
    }
  }

  /// The unit of its samples.
  var unit: String {
    switch self {
    case .lis331dlh: "g"
    case .l3g4200d: "rad/s"
    case .ak8975: "uT"
    }
  }

  /// In hertz; nil where any rate up to 100 Hz will do.
  var rates: [Double]? {
    switch self {
    case .lis331dlh: LIS331DLHConfiguration.Rate.allCases.map(\.hertz)
    case .l3g4200d: L3G4200DConfiguration.Part.l3g4200d.rates.map(\.hertz)
    case .ak8975: nil
    }
  }

  var defaultRate: Double { self == .ak8975 ? 50 : 100 }

  /// The unit in which a range is named; nil where there is only one range.
  var rangeUnit: String? {
    switch self {
    case .lis331dlh: "g"
    case .l3g4200d: "dps"
    case .ak8975: nil
    }
  }

  var ranges: [Double] {
    switch self {
    case .lis331dlh:
      LIS331DLHConfiguration.Range.allCases.filter { $0.part == .lis331dlh }.map(\.g)
    case .l3g4200d: L3G4200DConfiguration.Part.l3g4200d.ranges.map(\.degreesPerSecond)
    case .ak8975: []
    }
  }

  /// nil where there is only one range.
  var defaultRange: Double? {
    switch self {
    case .lis331dlh: 8
    case .l3g4200d: 2000
    case .ak8975: nil
    }
  }
}
