// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
public import ProofMassPhysics

// The catalog of the software chips. A part with the registers of another is a case and a row here:
// its facts, and the parameters of its sensing element. A part with registers of its own has its
// own folder and a row of `Part.catalog`. A test compares the catalog with the datasheets.

extension LIS331DLHChip {
  /// A part with the LIS331DLH's registers.
  package enum Relative: CaseIterable, Sendable {
    /// LIS331DLH: ±2, ±4 and ±8 g.
    case lis331dlh
    /// LIS331HH: ±6, ±12 and ±24 g.
    case lis331hh
    /// H3LIS331DL: ±100, ±200 and ±400 g; without self-test and 6D.
    case h3lis331dl
    /// The accelerometer half of an LSM303DLH.
    case lsm303dlh
    /// The accelerometer half of an LSM303DLM.
    case lsm303dlm

    var row: (variant: Datasheet.LIS331DLH.Variant, parameters: AccelerometerParameters) {
      switch self {
      case .lis331dlh: (.lis331dlh, .lis331dlh)
      case .lis331hh: (.lis331hh, .lis331hh)
      case .h3lis331dl: (.h3lis331dl, .h3lis331dl)
      case .lsm303dlh: (.lsm303dlh, .lis331dlh)
      case .lsm303dlm: (.lsm303dlm, .lis331dlh)
      }
    }
  }
}

extension LIS331DLChip {
  /// A part with the LIS331DL's registers.
  package enum Relative: CaseIterable, Sendable {
    /// LIS331DL: ±2 and ±8 g.
    case lis331dl
    /// LIS302DL: the same part under its first name.
    case lis302dl

    var row: (variant: Datasheet.LIS331DL.Variant, parameters: AccelerometerParameters) {
      switch self {
      case .lis331dl: (.lis331dl, .lis331dl)
      case .lis302dl: (.lis302dl, .lis331dl)
      }
    }
  }
}

extension LIS3DHChip {
  /// A part with the LIS3DH's registers.
  package enum Relative: CaseIterable, Sendable {
    /// LIS3DH: with an auxiliary ADC of three channels.
    case lis3dh
    /// LIS2DH12: with a thermometer in place of the auxiliary ADC.
    case lis2dh12
    /// The accelerometer of an LSM303AGR: as a LIS2DH12, with digits of 0.98 mg at ±2 g.
    case lsm303agra
    /// The accelerometer of an LSM303DLHC: without ADC, thermometer, self-test and activity detection.
    case lsm303dlhca

    var row: (variant: Datasheet.LIS3DH.Variant, parameters: AccelerometerParameters) {
      switch self {
      case .lis3dh: (.lis3dh, .lis3dh)
      case .lis2dh12: (.lis2dh12, .lis3dh)
      case .lsm303agra: (.lsm303agra, .lis3dh)
      case .lsm303dlhca: (.lsm303dlhca, .lis3dh)
      }
    }
  }
}

extension ADXL345Chip {
  /// A part with the ADXL345's registers.
  package enum Relative: CaseIterable, Sendable {
    /// ADXL345: ±2 to ±16 g, 10 to 13 bits.
    case adxl345
    /// ADXL343: the same for consumer products.
    case adxl343

    var row: (variant: Datasheet.ADXL345.Variant, parameters: AccelerometerParameters) {
      switch self {
      case .adxl345: (.adxl345, .adxl345)
      case .adxl343: (.adxl343, .adxl345)
      }
    }
  }
}

extension L3G4200DChip {
  /// A part with the L3G4200D's registers.
  package enum Relative: CaseIterable, Sendable {
    /// L3G4200D: ±250, ±500 and ±2000 °/s.
    case l3g4200d
    /// A3G4250D: ±245 °/s only.
    case a3g4250d
    /// L3GD20: ±250, ±500 and ±2000 °/s, other rates.
    case l3gd20
    /// L3GD20H: also low rates, two more FIFO modes, a limit for the FIFO's depth, a software
    /// reset, a bit that disables I2C and one for the polarity of DRDY/INT2. Its input DEN is not
    /// connected.
    case l3gd20h

    var row: (variant: Datasheet.L3G4200D.Variant, parameters: GyroscopeParameters) {
      switch self {
      case .l3g4200d: (.l3g4200d, .l3g4200d)
      case .a3g4250d: (.a3g4250d, .l3g4200d)
      case .l3gd20: (.l3gd20, .l3gd20)
      case .l3gd20h: (.l3gd20h, .l3gd20h)
      }
    }
  }
}

extension LIS3MDLChip {
  /// A part with the LIS3MDL's registers.
  package enum Relative: CaseIterable, Sendable {
    /// LIS3MDL: with a thermometer, and rates up to 1000 Hz.
    case lis3mdl
    /// The magnetometer of an LSM9DS1: up to 80 Hz.
    case lsm9ds1m

    var row: (variant: Datasheet.LIS3MDL.Variant, parameters: CompassParameters) {
      switch self {
      case .lis3mdl: (.lis3mdl, .lis3mdl)
      case .lsm9ds1m: (.lsm9ds1m, .lis3mdl)
      }
    }
  }
}

extension LIS2MDLChip {
  /// A part with the LIS2MDL's registers.
  package enum Relative: CaseIterable, Sendable {
    /// LIS2MDL: with a thermometer.
    case lis2mdl
    /// IIS2MDC: the same part for industry.
    case iis2mdc
    /// The magnetometer of an LSM303AGR: without a thermometer, and with three SPI wires only.
    case lsm303agrm

    var row: (variant: Datasheet.LIS2MDL.Variant, parameters: CompassParameters) {
      switch self {
      case .lis2mdl: (.lis2mdl, .lis2mdl)
      case .iis2mdc: (.iis2mdc, .lis2mdl)
      case .lsm303agrm: (.lsm303agrm, .lis2mdl)
      }
    }
  }
}

extension HMC5883LChip {
  /// A part with the HMC5883L's registers.
  package enum Relative: CaseIterable, Sendable {
    /// HMC5883L: with a self-test and averages.
    case hmc5883l
    /// The magnetometer of an LSM303DLHC: with a thermometer.
    case lsm303dlhcm
    /// The magnetometer of an LSM303DLH: with Y before Z.
    case lsm303dlhm
    /// The magnetometer of an LSM303DLM.
    case lsm303dlmm

    var row: Datasheet.HMC5883L.Variant {
      switch self {
      case .hmc5883l: .hmc5883l
      case .lsm303dlhcm: .lsm303dlhcm
      case .lsm303dlhm: .lsm303dlhm
      case .lsm303dlmm: .lsm303dlmm
      }
    }
  }
}

extension LSM6DSOChip {
  /// A part with the LSM6DSO's registers.
  package enum Relative: CaseIterable, Sendable {
    /// LSM6DSO: ±2 to ±16 g, ±125 to ±2000 °/s.
    case lsm6dso
    /// LSM6DSOX: the same, with a machine-learning core, which is not modelled.
    case lsm6dsox
    /// LSM6DSO32: ±4 to ±32 g.
    case lsm6dso32
    /// ISM330DHCX: for industry, also ±4000 °/s; without ultra-low power.
    case ism330dhcx

    var row:
      (
        variant: Datasheet.LSM6DSO.Variant, accelerometer: AccelerometerParameters,
        gyroscope: GyroscopeParameters
      )
    {
      switch self {
      case .lsm6dso: (.lsm6dso, .lsm6dso, .lsm6dso)
      case .lsm6dsox: (.lsm6dsox, .lsm6dso, .lsm6dso)
      case .lsm6dso32: (.lsm6dso32, .lsm6dso32, .lsm6dso32)
      case .ism330dhcx: (.ism330dhcx, .ism330dhcx, .ism330dhcx)
      }
    }
  }
}

extension LSM6DSLChip {
  /// A part with the LSM6DSL's registers.
  package enum Relative: CaseIterable, Sendable {
    /// LSM6DSL: up to 6667 Hz, a FIFO of 4 kB.
    case lsm6dsl
    /// LSM6DS3TR-C: the same registers, with other errors.
    case lsm6ds3trc
    /// LSM6DS3: the generation before, with a FIFO of 8 kB, axes that can be switched off, and a gyroscope up to 1667 Hz.
    case lsm6ds3
    /// LSM6DS33: as the LSM6DS3, without sensor hub.
    case lsm6ds33

    var row:
      (
        variant: Datasheet.LSM6DSL.Variant, accelerometer: AccelerometerParameters,
        gyroscope: GyroscopeParameters
      )
    {
      switch self {
      case .lsm6dsl: (.lsm6dsl, .lsm6dsl, .lsm6dsl)
      case .lsm6ds3trc: (.lsm6ds3trc, .lsm6ds3trc, .lsm6ds3trc)
      case .lsm6ds3: (.lsm6ds3, .lsm6ds3, .lsm6ds3)
      case .lsm6ds33: (.lsm6ds33, .lsm6ds3, .lsm6ds3)
      }
    }
  }
}

extension MPU6500Chip {
  /// A part with the MPU-6500's registers.
  package enum Relative: CaseIterable, Sendable {
    /// MPU-6500: ±2 to ±16 g, ±250 to ±2000 °/s, up to 32 kHz.
    case mpu6500
    /// MPU-6000: an MPU-6050 with SPI.
    case mpu6000
    /// MPU-6050: the generation before, with one low-pass for both sensors; on GY-521.
    case mpu6050
    /// The accelerometer and gyroscope of an MPU-9150: as an MPU-6050.
    case mpu9150
    /// The accelerometer and gyroscope of an MPU-9250: as an MPU-6500.
    case mpu9250
    /// Those of an MPU-9255: as an MPU-9250.
    case mpu9255

    var row:
      (
        variant: Datasheet.MPU6500.Variant, accelerometer: AccelerometerParameters,
        gyroscope: GyroscopeParameters
      )
    {
      switch self {
      case .mpu6500: (.mpu6500, .mpu6500, .mpu6500)
      case .mpu6000: (.mpu6000, .mpu6050, .mpu6050)
      case .mpu6050: (.mpu6050, .mpu6050, .mpu6050)
      case .mpu9150: (.mpu9150, .mpu9150, .mpu6050)
      case .mpu9250: (.mpu9250, .mpu9250, .mpu6500)
      case .mpu9255: (.mpu9255, .mpu9250, .mpu6500)
      }
    }
  }
}

extension Part {
  /// A chip of the catalog: its name, and a closure that creates it.
  private struct Row: Sendable {
    var name: String
    var part: @Sendable () -> Part

    init(_ name: String, _ part: @escaping @Sendable () -> Part) {
      self.name = name
      self.part = part
    }
  }

  // In steps, because the compiler gives up on long sums.
  private static let catalog: [Row] = {
    var rows = LIS331DLHChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .lis331dlh(LIS331DLHChip(relative)) }
    }
    rows += LIS331DLChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .lis331dl(LIS331DLChip(relative)) }
    }
    rows += LIS3DHChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .lis3dh(LIS3DHChip(relative)) }
    }
    rows += ADXL345Chip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .adxl345(ADXL345Chip(relative)) }
    }
    rows += L3G4200DChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .l3g4200d(L3G4200DChip(relative)) }
    }
    rows.append(Row(Datasheet.AK8975.name) { .ak8975 })
    rows.append(Row(Datasheet.AK8963.name) { .ak8963 })
    rows.append(Row(Datasheet.AK09916.name) { .ak09916 })
    rows.append(Row(Datasheet.AK8973.name) { .ak8973 })
    rows += LIS3MDLChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .lis3mdl(LIS3MDLChip(relative)) }
    }
    rows += LIS2MDLChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .lis2mdl(LIS2MDLChip(relative)) }
    }
    rows += HMC5883LChip.Relative.allCases.map { relative in
      Row(relative.row.name) { .hmc5883l(HMC5883LChip(relative)) }
    }
    rows += LSM6DSLChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .lsm6dsl(LSM6DSLChip(relative)) }
    }
    rows += LSM6DSOChip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .lsm6dso(LSM6DSOChip(relative)) }
    }
    rows.append(Row(Datasheet.LSM9DS1AG.name) { .lsm9ds1ag })
    rows += MPU6500Chip.Relative.allCases.map { relative in
      Row(relative.row.variant.name) { .mpu6500(MPU6500Chip(relative)) }
    }
    rows.append(Row(Datasheet.ICM20948.name) { .icm20948 })
    return rows
  }()

  /// Names of the parts in the datasheets that have no software chip: none.
  static var missingNames: [String] {
    Datasheet.chips.map { $0.name }.filter { named($0)?.chip.facts.name != $0 }
  }

  /// The manufacturer's names of all software chips.
  public static var names: [String] { catalog.map { $0.name } }

  /// The software chip of a part by its manufacturer's name, such as `LIS331DLH`, in upper or lower case, with
  /// hyphens or without; nil when there is none.
  public static func named(_ name: String) -> Part? {
    catalog.first { Datasheet.isSameName($0.name, name) }?.part()
  }

  // MARK: Accelerometers

  /// LIS331DLH: 12-bit three-axis accelerometer, at 0x18.
  public static var lis331dlh: Part { lis331dlh(LIS331DLHChip()) }
  /// LIS331HH: the LIS331DLH's registers, ±6, ±12 and ±24 g.
  public static var lis331hh: Part { lis331dlh(LIS331DLHChip(.lis331hh)) }
  /// H3LIS331DL: the LIS331DLH's registers, ±100, ±200 and ±400 g; without self-test and 6D.
  public static var h3lis331dl: Part { lis331dlh(LIS331DLHChip(.h3lis331dl)) }
  /// The accelerometer half of an LSM303DLH.
  public static var lsm303dlh: Part { lis331dlh(LIS331DLHChip(.lsm303dlh)) }
  /// The accelerometer half of an LSM303DLM.
  public static var lsm303dlm: Part { lis331dlh(LIS331DLHChip(.lsm303dlm)) }
  /// LIS331DL: 8-bit three-axis accelerometer, at 0x1C; 0x1D with its address pin high.
  public static var lis331dl: Part { lis331dl(LIS331DLChip()) }
  /// LIS302DL: the LIS331DL's registers under its first name.
  public static var lis302dl: Part { lis331dl(LIS331DLChip(.lis302dl)) }

  /// LIS3DH: three-axis accelerometer with 8, 10 or 12 bits and a FIFO, at 0x18.
  public static var lis3dh: Part { lis3dh(LIS3DHChip()) }
  /// LIS2DH12: the LIS3DH's registers, with a thermometer in place of the auxiliary ADC.
  public static var lis2dh12: Part { lis3dh(LIS3DHChip(.lis2dh12)) }
  /// The accelerometer of an LSM303AGR, at 0x19: the LIS2DH12's registers, with digits of 0.98 mg at ±2 g.
  public static var lsm303agra: Part { lis3dh(LIS3DHChip(.lsm303agra)) }
  /// The accelerometer of an LSM303DLHC, at 0x19: the LIS3DH's registers, without ADC, thermometer, self-test and
  /// activity detection. Its offsets and noise are those of a LIS3DH.
  public static var lsm303dlhca: Part { lis3dh(LIS3DHChip(.lsm303dlhca)) }

  /// ADXL345 of Analog Devices: three-axis accelerometer with 10 to 13 bits and a FIFO, at 0x53; 0x1D with its address
  /// pin high.
  public static var adxl345: Part { adxl345(ADXL345Chip()) }
  /// ADXL343: the ADXL345's registers, for consumer products.
  public static var adxl343: Part { adxl345(ADXL345Chip(.adxl343)) }

  // MARK: Gyroscopes

  /// L3G4200D: 16-bit three-axis gyroscope with a FIFO, at 0x68.
  public static var l3g4200d: Part { l3g4200d(L3G4200DChip()) }
  /// A3G4250D: the L3G4200D's registers, ±245 °/s only.
  public static var a3g4250d: Part { l3g4200d(L3G4200DChip(.a3g4250d)) }
  /// L3GD20: the L3G4200D's registers, at 0x6A.
  public static var l3gd20: Part { l3g4200d(L3G4200DChip(.l3gd20)) }
  /// L3GD20H: the L3GD20's registers, and low rates, at 0x6A.
  public static var l3gd20h: Part { l3g4200d(L3G4200DChip(.l3gd20h)) }

  // MARK: Magnetometers

  /// AK8975: 13-bit three-axis magnetometer, at 0x0C.
  public static var ak8975: Part { ak8975(AK8975Chip()) }
  /// AK8963: three-axis magnetometer with 14 or 16 bits, at 0x0C.
  public static var ak8963: Part { ak8963(AK8963Chip()) }
  /// AK09916: 16-bit three-axis magnetometer, at 0x0C; on I2C only.
  public static var ak09916: Part { ak09916(AK09916Chip()) }
  /// AK8973: 8-bit three-axis magnetometer, at 0x1C; on I2C only.
  public static var ak8973: Part { ak8973(AK8973Chip()) }
  /// HMC5883L: three-axis magnetometer of ±8.1 G, at 0x1E.
  public static var hmc5883l: Part { hmc5883l(HMC5883LChip()) }
  /// The magnetometer of an LSM303DLHC, at 0x1E: the HMC5883L's registers, with other gains, and a thermometer.
  public static var lsm303dlhcm: Part { hmc5883l(HMC5883LChip(.lsm303dlhcm)) }
  /// The magnetometer of an LSM303DLH, at 0x1E: the HMC5883L's registers, with other gains, and Y before Z.
  public static var lsm303dlhm: Part { hmc5883l(HMC5883LChip(.lsm303dlhm)) }
  /// The magnetometer of an LSM303DLM, at 0x1E: the HMC5883L's registers, with other gains.
  public static var lsm303dlmm: Part { hmc5883l(HMC5883LChip(.lsm303dlmm)) }
  /// LIS3MDL: 16-bit three-axis magnetometer that measures by itself, at 0x1C.
  public static var lis3mdl: Part { lis3mdl(LIS3MDLChip()) }
  /// The magnetometer of an LSM9DS1: the LIS3MDL's registers, up to 80 Hz, at 0x1C.
  public static var lsm9ds1m: Part { lis3mdl(LIS3MDLChip(.lsm9ds1m)) }

  /// LIS2MDL: 16-bit three-axis magnetometer that measures by itself and cancels its offset, at 0x1E.
  public static var lis2mdl: Part { lis2mdl(LIS2MDLChip()) }
  /// IIS2MDC: the LIS2MDL for industry, at 0x1E.
  public static var iis2mdc: Part { lis2mdl(LIS2MDLChip(.iis2mdc)) }
  /// The magnetometer of an LSM303AGR: the LIS2MDL's registers without a thermometer, at 0x1E.
  public static var lsm303agrm: Part { lis2mdl(LIS2MDLChip(.lsm303agrm)) }

  // MARK: Several sensors

  /// The accelerometer and gyroscope of an LSM9DS1: 16 bits, one FIFO, at 0x6A; 0x6B with its address pin high. Its
  /// X is opposite to that of `lsm9ds1m`.
  public static var lsm9ds1ag: Part { lsm9ds1ag(LSM9DS1AGChip()) }
  /// LSM6DSL: 16-bit accelerometer and gyroscope with a FIFO of 4 kB, at 0x6A; 0x6B with its address pin high.
  public static var lsm6dsl: Part { lsm6dsl(LSM6DSLChip()) }
  /// LSM6DS3TR-C: the LSM6DSL's registers.
  public static var lsm6ds3trc: Part { lsm6dsl(LSM6DSLChip(.lsm6ds3trc)) }
  /// LSM6DS3: the generation before the LSM6DSL, with a FIFO of 8 kB; its gyroscope has at most 1667 Hz.
  public static var lsm6ds3: Part { lsm6dsl(LSM6DSLChip(.lsm6ds3)) }
  /// LSM6DS33: as the LSM6DS3, without sensor hub.
  public static var lsm6ds33: Part { lsm6dsl(LSM6DSLChip(.lsm6ds33)) }
  /// LSM6DSO: 16-bit accelerometer and gyroscope with a FIFO of tagged words, at 0x6A; 0x6B with its address pin high.
  public static var lsm6dso: Part { lsm6dso(LSM6DSOChip()) }
  /// LSM6DSOX: as the LSM6DSO; its machine-learning core is not modelled.
  public static var lsm6dsox: Part { lsm6dso(LSM6DSOChip(.lsm6dsox)) }
  /// LSM6DSO32: the LSM6DSO's registers, ±4 to ±32 g.
  public static var lsm6dso32: Part { lsm6dso(LSM6DSOChip(.lsm6dso32)) }
  /// ISM330DHCX: the LSM6DSO's registers, also ±4000 °/s.
  public static var ism330dhcx: Part { lsm6dso(LSM6DSOChip(.ism330dhcx)) }
  /// MPU-6500 of InvenSense: 16-bit accelerometer and gyroscope with a FIFO of bytes, at 0x68; 0x69 with AD0 high.
  public static var mpu6500: Part { mpu6500(MPU6500Chip()) }
  /// MPU-6000: an MPU-6050 with SPI.
  public static var mpu6000: Part { mpu6500(MPU6500Chip(.mpu6000)) }
  /// MPU-6050: the generation before the MPU-6500, which sleeps after power-on, with one low-pass for both sensors.
  public static var mpu6050: Part { mpu6500(MPU6500Chip(.mpu6050)) }
  /// MPU-9150: an MPU-6050 and, on its auxiliary bus, an AK8975, which answers at 0x0C while the bypass is enabled.
  public static var mpu9150: Part { mpu6500(MPU6500Chip(.mpu9150)) }
  /// MPU-9250: an MPU-6500 and, on its auxiliary bus, an AK8963, which answers at 0x0C while the bypass is enabled.
  public static var mpu9250: Part { mpu6500(MPU6500Chip(.mpu9250)) }
  /// MPU-9255: as an MPU-9250.
  public static var mpu9255: Part { mpu6500(MPU6500Chip(.mpu9255)) }
  /// ICM-20948 of InvenSense: 16-bit accelerometer and gyroscope with registers in four banks and a FIFO of bytes, at 0x68;
  /// 0x69 with AD0 high; and, on its auxiliary bus, an AK09916, which answers at 0x0C while the bypass is enabled.
  public static var icm20948: Part { icm20948(ICM20948Chip()) }

  // MARK: Chips with a sensing element of their own

  /// A LIS331DLH whose sensing element was created before, with parameters of its own.
  public static func lis331dlh(element: AccelerometerElement) -> Part {
    var chip = LIS331DLHChip()
    chip.element = element
    return .other(chip)
  }
  /// An L3G4200D whose sensing element was created before, with parameters of its own.
  public static func l3g4200d(element: GyroscopeElement) -> Part {
    var chip = L3G4200DChip()
    chip.element = element
    return .other(chip)
  }
  /// An AK8975 whose sensing element was created before, with parameters of its own.
  public static func ak8975(element: CompassElement) -> Part {
    var chip = AK8975Chip()
    chip.element = element
    return .other(chip)
  }

  // MARK: Chips with properties of their own

  /// A LIS331DLH, or a relative, with properties that were set before.
  package static func lis331dlh(_ chip: LIS331DLHChip) -> Part { .other(chip) }
  /// A LIS331DL with properties that were set before.
  package static func lis331dl(_ chip: LIS331DLChip) -> Part { .other(chip) }
  /// A LIS3DH, or a relative, with properties that were set before.
  package static func lis3dh(_ chip: LIS3DHChip) -> Part { .other(chip) }
  /// An ADXL345, or a relative, with properties that were set before.
  package static func adxl345(_ chip: ADXL345Chip) -> Part { .other(chip) }
  /// An L3G4200D, or a relative, with properties that were set before.
  package static func l3g4200d(_ chip: L3G4200DChip) -> Part { .other(chip) }
  /// An AK8975 with properties that were set before.
  package static func ak8975(_ chip: AK8975Chip) -> Part { .other(chip) }
  /// An AK8963 with properties that were set before.
  package static func ak8963(_ chip: AK8963Chip) -> Part { .other(chip) }
  /// An AK09916 with properties that were set before.
  package static func ak09916(_ chip: AK09916Chip) -> Part { .other(chip) }
  /// An AK8973 with properties that were set before.
  package static func ak8973(_ chip: AK8973Chip) -> Part { .other(chip) }
  /// An HMC5883L with properties that were set before.
  package static func hmc5883l(_ chip: HMC5883LChip) -> Part { .other(chip) }
  /// A LIS3MDL, or a relative, with properties that were set before.
  package static func lis3mdl(_ chip: LIS3MDLChip) -> Part { .other(chip) }
  /// A LIS2MDL, or a relative, with properties that were set before.
  package static func lis2mdl(_ chip: LIS2MDLChip) -> Part { .other(chip) }
  /// The accelerometer and gyroscope of an LSM9DS1 with properties that were set before.
  package static func lsm9ds1ag(_ chip: LSM9DS1AGChip) -> Part { .other(chip) }
  /// An LSM6DSL, or a relative, with properties that were set before.
  package static func lsm6dsl(_ chip: LSM6DSLChip) -> Part { .other(chip) }
  /// An LSM6DSO, or a relative, with properties that were set before.
  package static func lsm6dso(_ chip: LSM6DSOChip) -> Part { .other(chip) }
  /// An MPU-6500, or a relative, with properties that were set before, and the magnetometer that is inside.
  ///
  /// - Parameter compass: Another one in its place.
  package static func mpu6500(_ chip: MPU6500Chip, compass: Part? = nil) -> Part {
    .other(chip).containing(compass, chip.facts)
  }
  /// An ICM-20948 with properties that were set before, and the magnetometer that is inside.
  ///
  /// - Parameter compass: Another one in its place.
  package static func icm20948(_ chip: ICM20948Chip, compass: Part? = nil) -> Part {
    .other(chip).containing(compass, chip.facts)
  }

  /// The part with the magnetometer that its facts have inside it, or another one in its place.
  private func containing(_ other: Part?, _ facts: ChipFacts) -> Part {
    guard let compass = other ?? facts.inside.flatMap(Self.inside) else { return self }
    return carrying(compass)
  }

  private static func inside(_ facts: InsideFacts) -> Part? {
    func mounted(_ chip: some AKMChip) -> Part {
      var chip = chip
      chip.mount = facts.mount
      return .other(chip)
    }
    switch facts.part {
    case Datasheet.AK8975.name: return mounted(AK8975Chip())
    case Datasheet.AK8963.name: return mounted(AK8963Chip())
    case Datasheet.AK09916.name: return mounted(AK09916Chip())
    default: return nil
    }
  }
}
