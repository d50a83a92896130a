// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import Testing

/// Banks A and B of the LSM6DSL and its relatives.
@Suite struct FirstSixAxisBankTests {
  private static func slave(_ number: UInt8, at first: UInt8) -> [Row] {
    let direction = number == 0 ? "rw_0" : "r_\(number)"
    return [
      Row(
        first, "SLV\(number)_ADD", .readWrite, 0x00, .always, 0xFF,
        "Slave\(number)_add \(direction)"),
      Row(
        first + 1, "SLV\(number)_SUBADD", .readWrite, 0x00, .always, 0xFF, "Slave\(number)_reg"),
    ]
  }

  private static let hubSettings =
    slave(0, at: 0x02) + slave(1, at: 0x05) + slave(2, at: 0x08) + slave(3, at: 0x0B) + [
      Row(
        0x04, "SLAVE0_CONFIG", .readWrite, 0x00, .always, 0xFF,
        "Slave0_rate Aux_sens_on Src_mode Slave0_numop"),
      Row(
        0x07, "SLAVE1_CONFIG", .readWrite, 0x00, .always, 0xE7,
        "Slave1_rate write_once - Slave1_numop"),
      Row(0x0A, "SLAVE2_CONFIG", .readWrite, 0x00, .always, 0xC7, "Slave2_rate - Slave2_numop"),
      Row(0x0D, "SLAVE3_CONFIG", .readWrite, 0x00, .always, 0xC7, "Slave3_rate - Slave3_numop"),
      Row(0x0E, "DATAWRITE_SRC_MODE_SUB_SLV0", .readWrite, 0x00, .always, 0xFF, "Slave_dataw"),
    ]

  private static let functions = [
    Row(0x0F, "CONFIG_PEDO_THS_MIN", .readWrite, 0x10, .always, 0x9F, "PEDO_FS - ths_min"),
    Row(0x13, "SM_THS", .readWrite, 0x06, .always, 0xFF, "SM_THS"),
    Row(0x14, "PEDO_DEB_REG", .readWrite, 0x6E, .always, 0xFF, "DEB_TIME DEB_STEP"),
    Row(0x15, "STEP_COUNT_DELTA", .readWrite, 0x00, .always, 0xFF, "SC_DELTA"),
  ]

  private static let iron: [Row] = {
    let matrix: [(UInt8, String, UInt8)] = [
      (0x24, "XX", 8), (0x25, "XY", 0), (0x26, "XZ", 0), (0x27, "YX", 0), (0x28, "YY", 8),
      (0x29, "YZ", 0), (0x2A, "ZX", 0), (0x2B, "ZY", 0), (0x2C, "ZZ", 8),
    ]
    let offset: [(UInt8, String)] = [
      (0x2D, "X_L"), (0x2E, "X_H"), (0x2F, "Y_L"), (0x30, "Y_H"), (0x31, "Z_L"), (0x32, "Z_H"),
    ]
    return matrix.map { address, name, reset in
      Row(address, "MAG_SI_\(name)", .readWrite, reset, .always, 0xFF, "MAG_SI_\(name)")
    }
      + offset.map { address, name in
        Row(address, "MAG_OFF\(name)", .readWrite, 0x00, .always, 0xFF, "MAG_OFF\(name)")
      }
  }()

  private static let first = (hubSettings + functions + iron).sorted { $0.address < $1.address }

  private static let firstOfLSM6DS3 = first.rows(
    but: Row(0x07, "SLAVE1_CONFIG", .readWrite, 0x00, .always, 0xC7, "Slave1_rate - Slave1_numop"),
    Row(0x0F, "PEDO_THS_REG", .readWrite, 0x00, .always, 0x9F, "pedo_4g - ths_min"),
    Row(0x14, "PEDO_DEB_REG", .readWrite, 0x00, .always, 0xFF, "deb_time deb_step"))

  private static let second = [
    Row(0x50, "A_WRIST_TILT_LAT", .readWrite, 0x0F, .always, 0xFF, "WRIST_TILT_TIMER"),
    Row(0x54, "A_WRIST_TILT_THS", .readWrite, 0x20, .always, 0xFF, "WRIST_TILT_THS"),
    Row(
      0x59, "A_WRIST_TILT_MASK", .readWrite, 0xC0, .always, 0xFC,
      "WRIST_TILT_MASK_Xpos WRIST_TILT_MASK_Xneg WRIST_TILT_MASK_Ypos WRIST_TILT_MASK_Yneg WRIST_TILT_MASK_Zpos WRIST_TILT_MASK_Zneg -"
    ),
  ]

  @Test(arguments: [
    Part(facts: Datasheet.LSM6DSL.facts, rows: first),
    Part(facts: Datasheet.LSM6DS3TRC.facts, rows: first),
    Part(facts: Datasheet.LSM6DS3.facts, rows: firstOfLSM6DS3),
    Part(
      facts: Datasheet.LSM6DS33.facts,
      rows: firstOfLSM6DS3.rows(without: [0x02...0x0E, 0x24...0x32])),
  ])
  func firstBank(part: Part) {
    var bank = part
    bank.facts.registers = part.facts.registers(inBank: "BankA")
    bank.check()
  }

  @Test func secondBank() {
    for facts in [Datasheet.LSM6DSL.facts, Datasheet.LSM6DS3TRC.facts] {
      #expect(facts.banks.map(\.name) == ["BankA", "BankB"])
      var bank = Part(facts: facts, rows: Self.second)
      bank.facts.registers = facts.registers(inBank: "BankB")
      bank.check()
    }
    #expect(Datasheet.LSM6DS3.facts.banks.map(\.name) == ["BankA"])
    #expect(Datasheet.LSM6DS33.facts.banks.map(\.name) == ["BankA"])
  }
}
