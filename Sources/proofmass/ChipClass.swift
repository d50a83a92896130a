// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// What a chip measures: a stream has columns for one of each.
enum ChipClass: String, CaseIterable {
  case accelerometer, gyroscope, compass

  /// In `allCases`.
  var index: Int {
    switch self {
    case .accelerometer: 0
    case .gyroscope: 1
    case .compass: 2
    }
  }

  /// What of a motion the chip feels.
  var sensors: Motion.Sensors {
    switch self {
    case .accelerometer: .accelerometer
    case .gyroscope: .gyroscope
    case .compass: .magnetometer
    }
  }

  /// How its columns begin.
  var prefix: String {
    switch self {
    case .accelerometer: "acc"
    case .gyroscope: "gyr"
    case .compass: "mag"
    }
  }

  /// The unit of its samples.
  var unit: String {
    switch self {
    case .accelerometer: "g"
    case .gyroscope: "rad/s"
    case .compass: "uT"
    }
  }

  /// The unit in which a range is named; nil where a chip has only one.
  var rangeUnit: String? {
    switch self {
    case .accelerometer: "g"
    case .gyroscope: "dps"
    case .compass: nil
    }
  }

  /// How many decimals show each digit of the finest range.
  var decimals: Int {
    switch self {
    case .accelerometer: 4
    case .gyroscope: 5
    case .compass: 3
    }
  }
}

extension Motion.Sensors {
  init(_ classes: [ChipClass]) {
    self = classes.reduce(into: []) { $0.insert($1.sensors) }
  }

  /// What of a motion emulated chips feel: what they measure, and the temperature where there is a
  /// thermometer or a sensing element, which it changes.
  init(feltBy models: [ChipModel], _ sensing: Sensing) {
    self.init(models.map(\.chipClass))
    if sensing != .ideal || models.contains(where: \.hasThermometer) { insert(.thermometer) }
  }
}

extension [ChipArgument] {
  /// What they measure, in the order of a stream's columns.
  var classes: [ChipClass] {
    ChipClass.allCases.filter { one in contains { $0.model.chipClass == one } }
  }
}
