// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassMotion
import ProofMassServer

extension ChipArgument {
  /// The sensor as Linux's driver of the part shows it; nil for an AK8973, whose counts mean nothing without its
  /// offsets, and which has no such driver.
  func iioDevice(of sensors: inout Wiring.Sensors) -> IIODevice? {
    guard
      var digit = sensors.sensitivities(of: sensor)
        ?? model.microteslaPerCount.map({ Axes($0, $0, $0) }),
      let mount = MountMatrix(axesOfCounts: axesOfCounts)
    else { return nil }
    // That of a magnetometer behind the chip is not its other sensors'.
    if model.quantity == .magneticFluxDensity, let adjustment = sensors.adjustment(of: sensor) {
      // That of the AK8963 is the same.
      typealias Facts = Datasheet.AK8975.Constant
      let factors = adjustment.map {
        Double(Int($0) + Facts.adjustmentOffset) / Double(Facts.adjustmentDivisor)
      }
      digit = Axes(digit.x * factors.x, digit.y * factors.y, digit.z * factors.z)
    }
    return IIODevice(
      model.iioName, model.quantity, digit: digit, bits: model.iioBits,
      rates: (model.rates ?? []).filter { $0 <= 1000 }, mountMatrix: mount.text)
  }
}

extension ChipModel {
  /// The device's name. Linux's st_lsm6dsx and st_sensors add the quantity where a part, or the package of a die,
  /// has several; inv_mpu6050 has one device for both sensors, here there are two.
  fileprivate var iioName: String {
    let suffix =
      switch quantity {
      case .acceleration: "accel"
      case .angularRate: "gyro"
      case .magneticFluxDensity: "magn"
      }
    let isOfSeveral = linuxName.hasPrefix("lsm") || hasSiblings
    let isNamedSo = ["lis331dl", "h3lis331dl", "lis2dh12"].contains(linuxName)
    return isOfSeveral || isNamedSo ? "\(linuxName)_\(suffix)" : linuxName
  }

  /// The name of the part, or of the package of the die, in Linux.
  var linuxName: String {
    switch rawValue {
    case "lsm303dlhm", "lsm303dlhca", "lsm303dlhcm", "lsm303dlmm", "lsm303agra", "lsm303agrm",
      "lsm9ds1m":
      String(rawValue.dropLast())
    case "lsm9ds1ag": "lsm9ds1-imu"
    case "hmc5883l": "hmc5883"
    default: rawValue
    }
  }

  /// The bits of a sample that count, as Linux's drivers have them.
  fileprivate var iioBits: Int {
    switch part.driver {
    case .lis331dlh, .lis3dh: 12
    case .lis331dl: 8
    case .adxl345, .l3g4200d, .ak8975, .ak8963, .ak09916, .ak8973, .lis3mdl, .lis2mdl, .hmc5883l,
      .lsm9ds1ag, .lsm6dso, .lsm6dsl, .mpu6500, .icm20948:
      16
    }
  }
}
