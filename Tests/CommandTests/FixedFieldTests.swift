// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import Testing

@testable import proofmass

/// Bits that must have one value: what `set` takes is never what a datasheet forbids.
@Suite struct FixedFieldTests {
  private func value(_ text: String, for register: String, of chip: String) throws(UserError)
    -> RegisterValue
  {
    try RegisterValue(text, for: try RegisterName(register, of: ChipArgument.parse(chip)[0]))
  }

  /// Literals from the documents: 8.6 of the LIS3DH, the register list of the AK8973.
  @Test(arguments: [
    ("lis3dh", "CTRL_REG0", "0x10 0x90", "0x00 0x80 0x11 0x30 0x50 0xff"),
    ("lis2dh12", "CTRL_REG0", "0x10 0x90", "0x00 0x80 0x18"),
    ("lis3dh", "CTRL_REG0.0010000", "16", "0 17 127"),
    ("lis331dlh", "CTRL_REG4", "0xfb&", "0x04"),
    ("lis331dlh", "CTRL_REG5", "0x03", "0x83"),
    ("l3g4200d", "CTRL_REG2", "0x39", "0x40 0x80"),
    ("ak8973", "MS1", "0x00 0x02 0x03", "0xaa 0xa8 0x04 0x08"),
    ("ak8973", "MS1.WEN", "0", "21 1"),
    ("ak8975", "ASTC", "0x40", "0x80 0x41"),
    ("ak8963", "CNTL1", "0x16", "0x21"),
    ("ak09916", "CNTL2", "0x08", "0x28"),
    ("lis3mdl", "INT_CFG", "0xe8 0x0f", "0x00 0xe0 0xf0 0xf8"),
    ("lsm9ds1m", "INT_CFG", "0x08 0xef", "0x00 0xe0 0xf0 0xf8"),
    ("lis3mdl", "CTRL_REG3", "0x03 0x27", "0x43 0x83"),
    ("lis2mdl", "INT_CTRL_REG", "0xe0 0x07", "0x08 0xf8"),
    ("lis2mdl", "CFG_REG_C", "0x15 0x7f", "0x80"),
    ("lsm303agrm", "CFG_REG_C", "0x11 0x7b", "0x04 0x80"),
    ("lsm9ds1ag", "CTRL_REG1_G", "0x18 0xc3", "0x04 0x10 0xe0"),
  ])
  func `a bit that must have one value is refused with another`(
    chip: String, register: String, taken: String, refused: String
  ) throws {
    for text in taken.split(separator: " ") where !text.hasSuffix("&") {
      _ = try value(String(text), for: register, of: chip)
    }
    for text in refused.split(separator: " ") {
      #expect(throws: UserError.self, "\(chip) \(register) \(text)") {
        _ = try value(String(text), for: register, of: chip)
      }
    }
  }

  @Test func `the error says what the field takes`() throws {
    let run = try Command.run(["set", "lis3dh", "CTRL_REG0", "0"])
    #expect(run.status == 64 && run.data.isEmpty)
    #expect(
      run.words.hasPrefix(
        "proofmass: CTRL_REG0.0010000 takes only 16: with all else zero, CTRL_REG0 is 0x10"),
      "\(run.words)")
  }

  /// Whatever byte `set` takes, of any register of any part, breaks no rule of values on the chip.
  @Test(arguments: ChipModel.allCases.map(\.rawValue))
  func `what is taken is allowed`(name: String) throws {
    let chip = try ChipArgument.parse(name)[0]
    for register in chip.model.facts.registers where register.access != .read {
      let part = try #require(Part.named(chip.name))
      let circuit = Circuit([part])
      let bytes = (0...255).filter { byte in
        (try? value("\(byte)", for: register.name, of: name)) != nil
      }
      guard register.dump != .never || register.writeKey != nil else { continue }
      #expect(!bytes.isEmpty || register.writableMask == 0, "\(register.name)")
      // A byte that is not taken as a whole cannot be written by a field either, whatever is held.
      for field in register.fields where field.rule == .value && register.writeKey == nil {
        for code in 0..<(1 << field.bits.count) {
          let whole = "\(register.name).\(field.name)"
          guard let one = try? value("\(code)", for: whole, of: name) else { continue }
          for other in register.fields where other.rule == .zero {
            #expect(one.merged(into: 0xFF) & other.mask == 0, "\(whole)")
          }
        }
      }
      // Bits that have to keep the factory's value break no rule of values.
      let kept: UInt8 =
        register.fields.contains { $0.name == "reserved0" && $0.rule == .value } ? 1 : 0
      let held = circuit.peek(at: [register.address], of: part.target).first ?? 0
      for byte in bytes where (UInt8(byte) ^ held) & kept == 0 {
        // An error of a bus that a setting has switched off is no violation.
        try? circuit.write(UInt8(byte), to: register.address, at: part.target)
      }
      let wrong = circuit.violations(at: part.target).list.filter {
        [.reservedBits, .reservedOnes, .undefinedCode, .wrongKey, .doNotAccess].contains($0.kind)
      }
      #expect(wrong.isEmpty, "\(name) \(register.name): \(wrong.prefix(3))")
    }
  }
}

extension Circuit {
  fileprivate func write(
    _ byte: UInt8, to register: UInt8, at target: Transaction.Target
  ) throws(BusError) {
    guard case .i2c(let address) = target else { return }
    _ = try transfer([I2CMessage(.write([register, byte]), at: address)])
    advance(by: .milliseconds(1))
  }
}
