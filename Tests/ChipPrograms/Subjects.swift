// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassPhysics

extension Subject {
  /// Every part, on each of its buses.
  public static let all: [Subject] =
    [
      lis331dlh, lis331hh, h3lis331dl, lis331dl, lis302dl, lis3dh, adxl345, l3g4200d,
      a3g4250d, l3gd20,
      l3gd20h, ak8975, ak8963, ak09916, lis3mdl, lsm9ds1m, lis2mdl, lsm303agrm,
      lsm9ds1ag, lsm6dsl, lsm6ds3, lsm6ds33, lsm6dso, ism330dhcx, mpu6500, mpu6000, mpu9250,
      icm20948,
    ].flatMap { [$0, $0.onSPI] } + [
      lsm303dlhca, ak8973, hmc5883l, mpu6050, mpu9150, mpu9250Streaming, icm20948WithSlave,
      lsm6dslWithHub,
      lsm6dsoWithHub,
    ]
    + [
      lis331dlh, lis331dl, lis3dh, adxl345, l3g4200d, l3gd20h, ak8975, ak8963, ak09916, ak8973,
      lis3mdl, lis2mdl, hmc5883l, lsm9ds1ag, lsm6dsl, lsm6ds3,
      lsm6dso, mpu6500, mpu6050, mpu9250, icm20948,
    ].map(\.typical)

  /// The same part with the tolerances of one specimen, instead of an ideal one.
  private var typical: Subject {
    var subject = self
    subject.name += ", typical,"
    subject.part = part.sensing(.typical(seed: 1))
    return subject
  }

  private var onSPI: Subject {
    var subject = self
    subject.address = nil
    subject.part = part.on(spi: 0)
    return subject
  }

  /// A relative, which has the same registers except for `changes`.
  private func named(
    _ name: String, _ part: Part, at address: UInt8, identity: UInt8,
    _ changes: [UInt8: UInt8] = [:]
  ) -> Subject {
    var subject = self
    subject.name = name
    subject.part = part
    subject.address = address
    subject.constants = [(0x0F, identity)]
    subject.meaningful.merge(changes) { $1 }
    return subject
  }

  // MARK: Accelerometers

  private static var lis331dlh: Subject {
    Subject(
      name: "LIS331DLH", part: .lis331dlh, address: 0x18,
      meaningful: [
        0x20: 0xFF, 0x21: 0xFF, 0x22: 0xFF, 0x23: 0xFB, 0x24: 0x03, 0x26: 0xFF, 0x30: 0xFF,
        0x32: 0x7F, 0x33: 0x7F, 0x34: 0xFF, 0x36: 0x7F, 0x37: 0x7F,
      ],
      constants: [(0x0F, 0x32)], framing: .st, pins: ["INT1", "INT2"])
  }

  private static var lis331hh: Subject {
    lis331dlh.named("LIS331HH", .lis331hh, at: 0x18, identity: 0x32)
  }

  /// Has no self-test and no 6D.
  private static var h3lis331dl: Subject {
    lis331dlh.named(
      "H3LIS331DL", .h3lis331dl, at: 0x18, identity: 0x32, [0x23: 0xF1, 0x30: 0xBF, 0x34: 0xBF])
  }

  private static var lis331dl: Subject {
    Subject(
      name: "LIS331DL", part: .lis331dl, address: 0x1C,
      meaningful: [
        0x20: 0xFF, 0x21: 0xDF, 0x22: 0xFF, 0x30: 0xFF, 0x32: 0xFF, 0x33: 0xFF, 0x34: 0xFF,
        0x36: 0xFF, 0x37: 0xFF, 0x38: 0x7F, 0x3B: 0xFF, 0x3C: 0x0F, 0x3D: 0xFF, 0x3E: 0xFF,
        0x3F: 0xFF,
      ],
      constants: [(0x0F, 0x3B)], framing: .st, pins: ["INT1", "INT2"])
  }

  private static var lis302dl: Subject {
    lis331dl.named("LIS302DL", .lis302dl, at: 0x1C, identity: 0x3B)
  }

  private static var lis3dh: Subject {
    Subject(
      name: "LIS3DH", part: .lis3dh, address: 0x18,
      meaningful: [
        0x1E: 0xFF, 0x1F: 0xC0, 0x20: 0xFF, 0x21: 0xFF, 0x22: 0xFE, 0x23: 0xFF, 0x24: 0xCF,
        0x25: 0xFA, 0x26: 0xFF, 0x2E: 0xFF, 0x30: 0xFF, 0x32: 0x7F, 0x33: 0x7F, 0x34: 0xFF,
        0x36: 0x7F, 0x37: 0x7F, 0x38: 0x3F, 0x3A: 0xFF, 0x3B: 0x7F, 0x3C: 0xFF, 0x3D: 0xFF,
        0x3E: 0x7F, 0x3F: 0xFF,
      ],
      constants: [(0x0F, 0x33)], framing: .st, fifoSource: 0x2F, pins: ["INT1", "INT2"])
  }

  /// Has no auxiliary ADC, self-test, latched clicks and activity detection, and no SPI.
  private static var lsm303dlhca: Subject {
    var subject = lis3dh.named(
      "LSM303DLHCA", .lsm303dlhca, at: 0x19, identity: 0x33, [0x23: 0xF9, 0x3A: 0x7F])
    for address in [0x1E, 0x1F, 0x3E, 0x3F] as [UInt8] { subject.meaningful[address] = nil }
    return subject
  }

  private static var adxl345: Subject {
    Subject(
      name: "ADXL345", part: .adxl345, address: 0x53,
      meaningful: [
        0x1D: 0xFF, 0x1E: 0xFF, 0x1F: 0xFF, 0x20: 0xFF, 0x21: 0xFF, 0x22: 0xFF, 0x23: 0xFF,
        0x24: 0xFF, 0x25: 0xFF, 0x26: 0xFF, 0x27: 0xFF, 0x28: 0xFF, 0x29: 0xFF, 0x2A: 0x0F,
        0x2C: 0x1F, 0x2D: 0x3F, 0x2E: 0xFF, 0x2F: 0xFF, 0x31: 0xEF, 0x38: 0xFF,
      ],
      constants: [(0x00, 0xE5)], framing: .analog, pins: ["INT1", "INT2"])
  }

  // MARK: Gyroscopes

  private static var l3g4200d: Subject {
    Subject(
      name: "L3G4200D", part: .l3g4200d, address: 0x68,
      meaningful: [
        0x20: 0xFF, 0x21: 0x3F, 0x22: 0xFF, 0x23: 0xF7, 0x24: 0xDF, 0x25: 0xFF, 0x2E: 0xFF,
        0x30: 0xFF, 0x32: 0x7F, 0x33: 0xFF, 0x34: 0x7F, 0x35: 0xFF, 0x36: 0x7F, 0x37: 0xFF,
        0x38: 0xFF,
      ],
      constants: [(0x0F, 0xD3)], framing: .st, fifoSource: 0x2F, pins: ["INT1", "DRDY/INT2"])
  }

  /// Has no BDU.
  private static var a3g4250d: Subject {
    l3g4200d.named("A3G4250D", .a3g4250d, at: 0x68, identity: 0xD3, [0x23: 0x77])
  }

  private static var l3gd20: Subject {
    l3g4200d.named("L3GD20", .l3gd20, at: 0x6A, identity: 0xD4)
  }

  private static var l3gd20h: Subject {
    l3g4200d.named(
      "L3GD20H", .l3gd20h, at: 0x6A, identity: 0xD7,
      [0x21: 0xFF, 0x23: 0xFF, 0x24: 0xFF, 0x32: 0xFF, 0x39: 0x2D])
  }

  // MARK: Compasses

  /// I2CDIS accepts only its key, so all its bits matter. RSV, TS1 and TS2, which must not be
  /// accessed, store what is written under one of their policies.
  private static var ak8975: Subject {
    Subject(
      name: "AK8975", part: .ak8975, address: 0x0C,
      meaningful: [0x0A: 0x0F, 0x0B: 0xFF, 0x0C: 0x40, 0x0D: 0xFF, 0x0E: 0xFF, 0x0F: 0xFF],
      constants: [(0x00, 0x48)], framing: .akm(wraps: [0x0C: 0x00, 0x12: 0x10]), pins: ["DRDY"])
  }

  private static var ak8963: Subject {
    var subject = ak8975
    subject.name = "AK8963"
    subject.part = .ak8963
    subject.meaningful[0x0A] = 0x1F
    subject.meaningful[0x0B] = 0x01
    return subject
  }

  private static var ak09916: Subject {
    Subject(
      name: "AK09916", part: .ak09916, address: 0x0C,
      meaningful: [0x31: 0x1F, 0x32: 0x01, 0x33: 0xFF, 0x34: 0xFF],
      constants: [(0x00, 0x48), (0x01, 0x09)],
      framing: .akm(wraps: [0x03: 0x10, 0x18: 0x00, 0x32: 0x30]), pins: [])
  }

  /// The EEPROM can be written while MS1 holds the key.
  private static var ak8973: Subject {
    var subject = Subject(
      name: "AK8973", part: .ak8973, address: 0x1C,
      meaningful: [
        0xE0: 0xFB, 0xE1: 0xFF, 0xE2: 0xFF, 0xE3: 0xFF, 0xE4: 0x0F, 0xE5: 0x0F, 0xE6: 0x0F,
      ],
      constants: [], framing: .akm(wraps: [0xC4: 0xC0, 0xE6: 0xE0, 0x68: 0x62]), pins: ["INT"])
    for address in [0x5D, 0x60] + Array(0x62...0x68) as [UInt8] {
      subject.meaningful[address] = 0xFF
    }
    return subject
  }

  private static var hmc5883l: Subject {
    Subject(
      name: "HMC5883L", part: .hmc5883l, address: 0x1E,
      meaningful: [0x00: 0x7F, 0x01: 0xE0, 0x02: 0x03],
      constants: [(0x0A, 0x48), (0x0B, 0x34), (0x0C, 0x33)],
      framing: .reading(wraps: [0x08: 0x03, 0x0C: 0x00]), pins: ["DRDY"])
  }

  private static var lis3mdl: Subject {
    var subject = Subject(
      name: "LIS3MDL", part: .lis3mdl, address: 0x1C,
      meaningful: [
        0x20: 0xFF, 0x21: 0x6C, 0x22: 0x27, 0x23: 0x0E, 0x24: 0xC0, 0x30: 0xFF, 0x32: 0xFF,
        0x33: 0x7F,
      ],
      constants: [(0x0F, 0x3D)], framing: .stWrapping, pins: ["INT", "DRDY"])
    for address in 0x05...0x0A as ClosedRange<UInt8> { subject.meaningful[address] = 0xFF }
    return subject
  }

  private static var lsm9ds1m: Subject {
    lis3mdl.named(
      "LSM9DS1M", .lsm9ds1m, at: 0x1C, identity: 0x3D, [0x20: 0xFD, 0x22: 0xA7, 0x24: 0x40])
  }

  private static var lis2mdl: Subject {
    var subject = Subject(
      name: "LIS2MDL", part: .lis2mdl, address: 0x1E,
      meaningful: [0x60: 0xFF, 0x61: 0x1F, 0x62: 0x7F, 0x63: 0xE7, 0x65: 0xFF, 0x66: 0xFF],
      constants: [(0x4F, 0x40)], framing: .stCanceling, pins: ["INT/DRDY"])
    for address in 0x45...0x4A as ClosedRange<UInt8> { subject.meaningful[address] = 0xFF }
    return subject
  }

  private static var lsm303agrm: Subject {
    var subject = lis2mdl
    subject.name = "LSM303AGRM"
    subject.part = .lsm303agrm
    subject.meaningful[0x62] = 0x7B
    return subject
  }

  private static var lsm9ds1ag: Subject {
    var subject = Subject(
      name: "LSM9DS1AG", part: .lsm9ds1ag, address: 0x6A,
      meaningful: [
        0x0D: 0xBF, 0x10: 0xFB, 0x11: 0x0F, 0x12: 0xCF, 0x13: 0x3F, 0x1E: 0x3B, 0x1F: 0xF8,
        0x20: 0xFF, 0x21: 0xE5, 0x22: 0xFF, 0x23: 0x5F, 0x24: 0x05, 0x2E: 0xFF, 0x33: 0x7F,
        0x35: 0x7F,
      ],
      constants: [(0x0F, 0x68)],
      framing: .stUnit(status: 0x27, data: 0x28, readable: 0x04...0x38), fifoSource: 0x2F,
      pins: ["INT1", "INT2"])
    for address in Array(0x04...0x0C) + [0x30, 0x31, 0x32, 0x34, 0x36, 0x37] as [UInt8] {
      subject.meaningful[address] = 0xFF
    }
    return subject
  }

  /// Without FUNC_CFG_ACCESS, behind which other registers have the addresses of these.
  private static var lsm6dsl: Subject {
    var subject = Subject(
      name: "LSM6DSL", part: .lsm6dsl, address: 0x6A,
      meaningful: [
        0x04: 0x0F, 0x05: 0x03, 0x07: 0xCF, 0x08: 0x3F, 0x0A: 0x7F, 0x0B: 0x81, 0x11: 0xFE,
        0x13: 0xFE, 0x15: 0xFB, 0x16: 0xF4, 0x17: 0xFD, 0x18: 0xF4, 0x19: 0xBF, 0x1A: 0xDF,
        0x5B: 0xBF,
      ],
      constants: [(0x0F, 0x6A)],
      framing: .stUnit(status: 0x1E, data: 0x22, readable: 0x01...0x75), pins: ["INT1", "INT2"],
      avoided: 0x01)
    let whole = [0x06, 0x09, 0x0D, 0x0E, 0x10, 0x12, 0x14, 0x42] as [UInt8]
    for address in whole + [0x58, 0x59, 0x5A] + Array(0x5C...0x61) + Array(0x73...0x75) {
      subject.meaningful[address] = 0xFF
    }
    return subject
  }

  /// Of the generation before.
  private static var lsm6ds3: Subject {
    var subject = lsm6dsl.named(
      "LSM6DS3", .lsm6ds3, at: 0x6A, identity: 0x69,
      [
        0x04: 0xFF, 0x09: 0x7F, 0x0B: 0x3F, 0x13: 0xFF, 0x14: 0xEF, 0x15: 0xF0, 0x16: 0xFC,
        0x17: 0xE5, 0x18: 0x3C, 0x19: 0x3F, 0x5B: 0xFF,
      ])
    for address in [0x05, 0x60, 0x61, 0x73, 0x74, 0x75] as [UInt8] {
      subject.meaningful[address] = nil
    }
    return subject
  }

  /// Without sensor hub.
  private static var lsm6ds33: Subject {
    var subject = lsm6ds3.named("LSM6DS33", .lsm6ds33, at: 0x6A, identity: 0x69)
    for address in [0x04, 0x1A] as [UInt8] { subject.meaningful[address] = nil }
    return subject
  }

  /// Without FUNC_CFG_ACCESS, behind which other registers have the addresses of these.
  private static var lsm6dso: Subject {
    var subject = Subject(
      name: "LSM6DSO", part: .lsm6dso, address: 0x6A,
      meaningful: [
        0x08: 0xD7, 0x0A: 0xF7, 0x0B: 0xE7, 0x0E: 0x7F, 0x10: 0xFE, 0x11: 0xFE, 0x12: 0xFD,
        0x13: 0x6E, 0x14: 0xEF, 0x16: 0xF7, 0x18: 0xFE, 0x19: 0x20, 0x56: 0x7F, 0x62: 0x19,
      ],
      constants: [(0x0F, 0x6C)],
      framing: .stUnit(status: 0x1E, data: 0x22, readable: 0x01...0x7E), pins: ["INT1", "INT2"],
      avoided: 0x01)
    let whole = [0x02, 0x07, 0x09, 0x0C, 0x0D, 0x15, 0x17, 0x42] as [UInt8]
    for address in whole + Array(0x57...0x5F) + Array(0x73...0x75) {
      subject.meaningful[address] = 0xFF
    }
    return subject
  }

  /// Its sensor hub writes CFG_REG_A of an LIS2MDL, and reads its outputs and WHO_AM_I, into the FIFO, too. Programs leave
  /// the hub as it is, until they switch the supply off or reset the chip.
  private static var lsm6dsoWithHub: Subject {
    lsm6dso.carryingLIS2MDL([
      (0x01, [0x40]), (0x21, [0x8C]),
      (0x15, [0x3C, 0x60, 0x00, 0x3D, 0x68, 0x0E, 0x3D, 0x4F, 0x01]),
      (0x14, [0x46]), (0x01, [0x00]), (0x10, [0x40]),
    ])
  }

  /// The same of the generation before. Programs also switch the hub, and join the buses.
  private static var lsm6dslWithHub: Subject {
    lsm6dsl.carryingLIS2MDL([
      (0x01, [0x80]), (0x0E, [0x8C]), (0x02, [0x3C, 0x60, 0x20, 0x3D, 0x68, 0x26]),
      (0x08, [0x3D, 0x4F, 0x01]), (0x01, [0x00]), (0x09, [0x09]), (0x19, [0x04]), (0x1A, [0x01]),
      (0x10, [0x40]),
    ])
  }

  /// The same with an LIS2MDL behind it, after writes.
  private func carryingLIS2MDL(_ settings: [(UInt8, [UInt8])]) -> Subject {
    var subject = prepared(at: 0x6A, settings)
    subject.name += " with an LIS2MDL"
    subject.part = part.carrying(.lis2mdl)
    return subject
  }

  /// The same after writes.
  private func prepared(at address: UInt8, _ settings: [(UInt8, [UInt8])]) -> Subject {
    var subject = self
    subject.prepare = { circuit in
      for (register, bytes) in settings {
        var none = MutableSpan<UInt8>()
        // A failure shows in what the programs read: then the hub is off.
        try? circuit.transfer(address, command: register, writing: bytes.span, reading: &none)
      }
    }
    return subject
  }

  /// Has ±4000 °/s, and neither I3C nor ultra-low power.
  private static var ism330dhcx: Subject {
    var subject = lsm6dso.named(
      "ISM330DHCX", .ism330dhcx, at: 0x6A, identity: 0x6B, [0x11: 0xFF, 0x14: 0x6F, 0x17: 0xFD])
    subject.meaningful[0x62] = nil
    return subject
  }

  // MARK: InvenSense

  /// Registers that the generations share. Those of slaves decide what the auxiliary bus does, where there is a chip.
  private static func invenSense(
    _ name: String, _ part: Part, identity: UInt8, _ changes: [UInt8: UInt8]
  ) -> Subject {
    var subject = Subject(
      name: name, part: part, address: 0x68,
      meaningful: [
        0x1A: 0x7F, 0x1B: 0xFB, 0x1C: 0xF8, 0x37: 0xFE, 0x67: 0x9F, 0x68: 0x07, 0x6A: 0xFF,
        0x6B: 0xFF, 0x6C: 0xFF, 0x74: 0xFF,
      ],
      constants: [(0x75, identity)],
      framing: .invenSense(status: 0x3A, data: 0x3B, readable: 0x00...0x7F, stay: [0x6F, 0x74]),
      pins: ["INT"])
    let whole = Array(0x00...0x02) + Array(0x0D...0x0F) + Array(0x13...0x19) as [UInt8]
    let slaves = Array(0x23...0x34) + Array(0x63...0x66) as [UInt8]
    for address in whole + [0x1F] + slaves { subject.meaningful[address] = 0xFF }
    subject.meaningful.merge(changes) { $1 }
    // Of the motion processor.
    for address in [0x6D, 0x6E, 0x6F, 0x70, 0x71] as [UInt8] { subject.meaningful[address] = 0xFF }
    return subject
  }

  private static let offsets: [UInt8] = [0x77, 0x78, 0x7A, 0x7B, 0x7D, 0x7E]

  private static var mpu6500: Subject {
    var changes: [UInt8: UInt8] = [0x1D: 0xCF, 0x1E: 0x0F, 0x38: 0x5B, 0x69: 0xC0]
    for address in offsets { changes[address] = 0xFF }
    return invenSense("MPU-6500", .mpu6500, identity: 0x70, changes)
  }

  /// Has no motion processor in its register map, and an AK8963 on its auxiliary bus.
  private static var mpu9250: Subject {
    var subject = mpu6500
    subject.name = "MPU-9250"
    subject.part = .mpu9250
    subject.constants = [(0x75, 0x71)]
    subject.meaningful.merge([0x38: 0x59, 0x6A: 0x77, 0x6C: 0x3F]) { $1 }
    return subject
  }

  /// Its controller reads the AK8963 at each sample, and its FIFO stores that, until programs change it.
  private static var mpu9250Streaming: Subject {
    var subject = mpu9250.prepared(
      at: 0x68,
      [
        (0x1A, [0x01]), (0x25, [0x8C, 0x02, 0x88, 0x0C, 0x0A, 0x81]), (0x63, [0x00, 0x11]),
        (0x34, [0x04]), (0x67, [0x03]), (0x23, [0xF9]), (0x6A, [0x60]),
      ])
    subject.name = "MPU-9250 with its compass"
    return subject
  }

  private static var mpu6050: Subject {
    var changes: [UInt8: UInt8] = [0x00: 0xFF, 0x01: 0xFF, 0x02: 0x7F, 0x10: 0x3F, 0x69: 0x3F]
    let whole = Array(0x03...0x0B) + [0x1C, 0x1D, 0x1E, 0x20, 0x21, 0x22, 0x38] as [UInt8]
    for address in whole { changes[address] = 0xFF }
    changes[0x1B] = 0xF8
    return invenSense("MPU-6050", .mpu6050, identity: 0x68, changes)
  }

  private static var mpu6000: Subject {
    var subject = mpu6050
    (subject.name, subject.part) = ("MPU-6000", .mpu6000)
    return subject
  }

  /// Has an AK8975 on its auxiliary bus.
  private static var mpu9150: Subject {
    var subject = mpu6050
    (subject.name, subject.part) = ("MPU-9150", .mpu9150)
    return subject
  }

  /// Bank 0, without the register that opens the others.
  private static var icm20948: Subject {
    Subject(
      name: "ICM-20948", part: .icm20948, address: 0x68,
      meaningful: [
        0x03: 0xFE, 0x05: 0x70, 0x06: 0xEF, 0x07: 0x3F, 0x0F: 0xFE, 0x10: 0x8F, 0x11: 0x01,
        0x12: 0x1F, 0x13: 0x1F, 0x66: 0x0F, 0x67: 0x1F, 0x68: 0x1F, 0x69: 0x1F, 0x72: 0xFF,
        0x76: 0x01, 0x7C: 0xFF, 0x7D: 0xFF, 0x7E: 0xFF,
      ],
      constants: [(0x00, 0xEA)],
      framing: .invenSense(status: 0x1A, data: 0x2D, readable: 0x00...0x7F, stay: [0x72, 0x7D]),
      pins: ["INT1"], avoided: 0x7F)
  }

  /// At 112.5 Hz its slave 0 reads the AK09916, which measures at 100 Hz, and slave 1 an address that nothing has;
  /// wake on motion is on.
  private static var icm20948WithSlave: Subject {
    var subject = icm20948
    subject.name += " with a slave"
    subject.prepare = { circuit in
      for (address, register, bytes) in [
        (0x68, 0x06, [0x01]), (0x68, 0x0F, [0x02]), (0x0C, 0x31, [0x08]), (0x68, 0x0F, [0x00]),
        (0x68, 0x7F, [0x20]), (0x68, 0x00, [0x09]), (0x68, 0x12, [0x03, 0x19]),
        (0x68, 0x7F, [0x30]),
        (0x68, 0x03, [0x8C, 0x10, 0x89, 0x00, 0x8D, 0x00, 0x81]), (0x68, 0x7F, [0x00]),
        (0x68, 0x66, [0x01, 0x1F]), (0x68, 0x03, [0x60]),
      ] as [(UInt8, UInt8, [UInt8])] {
        var none = MutableSpan<UInt8>()
        // A failure shows in what the programs read: then no slave is served.
        try? circuit.transfer(address, command: register, writing: bytes.span, reading: &none)
      }
    }
    return subject
  }
}
