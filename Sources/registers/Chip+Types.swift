// SPDX-License-Identifier: Apache-2.0

/// The part's registers as Swift types, and its numbers, for microcontrollers as well.
extension Chip {
  /// - Parameter family: The parts with the same registers. The namespace of their model has the numbers that
  ///   all of them share; the differences are only in `Variant`, so code that reads them has to name a part.
  func writeTypes(_ family: Family?, to text: inout Text) {
    text.block("extension Datasheet {") { text in
      text.doc(sentence(summary))
      if let likeness {
        text.line("///")
        text.doc(
          "Its registers are those of `\(likeness.kin.name)`, but for what is here; its numbers "
            + "are in `\(likeness.model.name).Variant`.")
      }
      let own = registers.filter(hasType)
      guard likeness == nil || !own.isEmpty else { return text.line("package enum \(name) {}") }
      text.inlined("enum \(name) {") { text in
        if likeness == nil {
          writeWire(to: &text)
          let times = timings.filter { family?.differs($0) != true }
          writeSingles(times, "Timing", "Int64", "Times in nanoseconds.", to: &text)
          let numbers = constants.filter { family?.differs($0) != true }
          writeSingles(numbers, "Constant", "Int", "Single numbers of the part.", to: &text)
        }
        let open = own.filter { $0.bank == nil }
        for (index, register) in open.enumerated() {
          if index > 0 || likeness == nil { text.line() }
          register.writeType(to: &text)
        }
        for (index, bank) in banks.enumerated() {
          let own = own.filter { $0.bank == bank }
          guard !own.isEmpty else { continue }
          if index > 0 || !open.isEmpty || likeness == nil { text.line() }
          text.doc("The registers of a bank.")
          text.inlined("enum \(bank) {") { text in
            for (index, register) in own.enumerated() {
              if index > 0 { text.line() }
              register.writeType(to: &text)
            }
          }
        }
      }
    }
    guard likeness == nil else { return }
    let tables = tables.filter { family?.differs($0) != true }
    for register in registers {
      for field in register.fields where field.kind == .choice {
        let own = tables.filter {
          $0.fields.count == 1 && $0.fields[0].register.name == register.name
            && $0.fields[0].field.name == field.name
        }
        guard !own.isEmpty else { continue }
        text.line()
        let type = "\(name).\(register.typeName).\(field.typeName)"
        text.block("extension Datasheet.\(type) {") { text in
          for table in own { table.writeProperty(to: &text) }
        }
      }
    }
    let shared = tables.filter { $0.fields.count > 1 }
    guard !shared.isEmpty else { return }
    text.line()
    text.block("extension Datasheet.\(name) {") { text in
      for (index, table) in shared.enumerated() {
        if index > 0 { text.line() }
        table.writeFunction("static func", of: [self], to: &text)
      }
    }
  }

  private func writeWire(to text: inout Text) {
    func property(_ doc: String, _ name: String, _ type: String, _ value: String) {
      text.doc(doc)
      text.property(name, type, value, isStatic: true)
    }
    if let identity {
      property("The value of the identity register.", "identity", "UInt8", hex(identity.value))
      property(
        "The address of the identity register.", "identityRegister", "UInt8",
        hex(identity.register))
    }
    property(
      "The 7-bit I2C address with all address pins low.", "i2cAddress", "UInt8",
      hex(i2c.addresses[0]))
    property(
      "The bit that a run of registers adds to its first address on I2C.", "i2cIncrementBit",
      "UInt8", hex(i2c.incrementBit))
    guard let spi else { return }
    property("The bit of an SPI command that reads.", "spiReadBit", "UInt8", hex(spi.readBit))
    property(
      "The bit that a run of registers adds to its SPI command.", "spiIncrementBit", "UInt8",
      hex(spi.incrementBit))
    property(
      "The bits of an SPI command that hold the address.", "spiAddressMask", "UInt8",
      hex(spi.addressMask))
    property(
      "Whether an SPI frame writes one register only.", "spiOneRegisterAWrite", "Bool",
      "\(spi.oneRegisterAWrite)")
  }

  private func writeSingles(
    _ singles: [Single], _ name: String, _ type: String, _ summary: String, to text: inout Text
  ) {
    guard !singles.isEmpty else { return }
    text.line()
    text.doc(summary)
    text.inlined("enum \(name) {") { text in
      for single in singles {
        text.doc(sentence("\(single.summary)\(single.unit == "ns" ? "" : " (\(single.unit))")"))
        text.property(single.name, type, grouped(single.value), isStatic: true)
      }
    }
  }
}

extension Register {
  fileprivate func writeType(to text: inout Text) {
    text.doc(sentence(summary))
    if let readEffect {
      text.line("///")
      text.doc(sentence("Reading it: \(readEffect)"))
    }
    text.inlined("struct \(name): \(isWritable ? "WritableRegister" : "Register") {") { text in
      text.property("address", "UInt8", hex(address), isStatic: true)
      if let reset {
        // The protocol documents it for registers that can be written.
        if !isWritable { text.doc("The value after power-on.") }
        text.property("reset", "UInt8", hex(reset), isStatic: true)
      } else if isWritable {
        text.doc("In place of the value after power-on, which differs from part to part.")
        text.property("reset", "UInt8", hex(0), isStatic: true)
      }
      // The protocol has the default.
      if isWritable, settable != 0xFF {
        text.property("settable", "UInt8", hex(settable), isStatic: true)
      }
      if isWritable, let writeKey {
        text.doc("The only value that takes effect when written.")
        text.property("writeKey", "UInt8", hex(writeKey), isStatic: true)
      }
      text.line("\(Text.inlined) package var bits: UInt8")
      text.line()
      text.line("\(Text.inlined) package init(bits: UInt8) { self.bits = bits }")
      guard !values.isEmpty else { return }
      text.line()
      if !chosen.isEmpty {
        writeInitializer(to: &text)
        text.line()
      }
      for field in values { field.write(to: &text) }
    }
  }

  /// An initializer with the fields that may be chosen.
  private func writeInitializer(to text: inout Text) {
    let fields = chosen
    text.doc(
      "Creates the value from its fields\(reset == nil ? "" : ", by default those of the reset value")."
    )
    text.line(Text.inlined)
    text.function("package init(", fields.map { $0.parameter(reset: reset ?? 0) }, ") {") { text in
      if fields.count == 1, fixed == 0 { return text.line("bits = \(fields[0].encoded)") }
      // The fixed bits come first, or otherwise the first field that is not a flag.
      let first = fixed == 0 ? fields.first { $0.kind != .flag } : nil
      text.line("bits = \(first?.encoded ?? (fixed == 0 ? "0" : hex(fixed)))")
      for field in fields where field.name != first?.name {
        if field.kind == .flag {
          text.line("if \(field.swift ?? "") { bits |= \(hex(field.mask)) }")
        } else {
          text.line("bits |= \(field.encoded)")
        }
      }
    }
  }
}

extension Field {
  /// The field's place in the byte, from the parameter with its name.
  fileprivate var encoded: String {
    let name = swift ?? ""
    let shift = low == 0 ? "" : " << \(low)"
    switch kind {
    case .flag: return "\(name) ? \(hex(mask)) : 0"
    case .choice: return "\(name).rawValue\(shift)"
    default:
      if isSigned { return "UInt8(bitPattern: \(name))" }
      if width == 8 { return name }
      let value = "\(name) & \(hex(mask >> UInt8(low)))"
      return low == 0 ? value : "(\(value))\(shift)"
    }
  }

  /// The field's code, from `bits`.
  private var decoded: String {
    let shifted = low == 0 ? "bits" : "bits >> \(low)"
    if high == 7 { return shifted }
    let mask = hex(mask >> UInt8(low))
    return low == 0 ? "bits & \(mask)" : "(\(shifted)) & \(mask)"
  }

  fileprivate func parameter(reset: UInt8) -> String {
    let name = swift ?? ""
    let code = code(in: reset)
    switch kind {
    case .flag: return "\(name): Bool = \(code == 1)"
    case .choice:
      let initial = defined.first { $0.code == code }?.name ?? ""
      return "\(name): \(typeName) = .\(initial)"
    default:
      if isSigned { return "\(name): Int8 = \(Int8(bitPattern: UInt8(code)))" }
      return "\(name): UInt8 = \(width == 8 ? hex(UInt8(code)) : String(code))"
    }
  }

  fileprivate func write(to text: inout Text) {
    let name = swift ?? ""
    if kind == .choice { writeEnum(to: &text) }
    let undefined = cases.filter { $0.name == nil }.map { String($0.code) }
    text.doc(
      sentence(summary)
        + (undefined.isEmpty
          ? ""
          : " nil for the undefined code\(undefined.count > 1 ? "s" : "") \(commas(undefined))."))
    switch kind {
    case .flag: text.property(name, "Bool", "bits & \(hex(mask)) != 0")
    case .choice:
      // The mask leaves no other code, so the last case stands only for itself.
      let last = isTotal ? " ?? .\(defined.last?.name ?? "")" : ""
      text.property(
        name, typeName + (isTotal ? "" : "?"), "\(typeName)(rawValue: \(decoded))\(last)")
    default:
      text.property(
        name, isSigned ? "Int8" : "UInt8", isSigned ? "Int8(bitPattern: bits)" : decoded)
    }
  }

  private func writeEnum(to text: inout Text) {
    text.doc("The codes of \(name).")
    text.inlined("enum \(typeName): UInt8, Sendable {") { text in
      for item in defined {
        text.doc(sentence(capitalized(item.meaning)))
        text.line("case \(item.name ?? "") = \(item.code)")
      }
    }
  }
}
