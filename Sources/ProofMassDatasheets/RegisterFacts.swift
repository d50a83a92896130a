// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP

  /// The registers of a bank, which take the places of others while it is open.
  public struct BankFacts: Sendable {
    /// The name, that of a type in the part's namespace.
    package var name: String
    /// By address.
    package var registers: [RegisterFacts]

    /// Creates the facts from their parts.
    @inline(never) public init(name: String, registers: [RegisterFacts]) {
      self.name = name
      self.registers = registers
    }
  }

  extension ChipFacts {
    /// The registers of a bank by its name; none for an unknown name.
    package func registers(inBank name: String) -> [RegisterFacts] {
      banks.first { $0.name == name }?.registers ?? []
    }
  }

  /// The facts of one register.
  public struct RegisterFacts: Sendable {
    /// The access that the host has to a register.
    public enum Access: String, Sendable {
      /// The host may read it.
      case read = "r"
      /// The host may read and write it.
      case readWrite = "rw"
      /// The host may write it.
      case write = "w"
    }

    /// Whether a dump of all registers reads this one.
    public enum Dump: String, Sendable {
      /// Reading changes nothing.
      case always
      /// Reading changes the chip's behaviour, so a dump reads it only on request.
      case onRequest
      /// The manufacturer forbids access.
      case never
    }

    /// The address inside the chip.
    package var address: UInt8
    /// The datasheet's name.
    package var name: String
    /// The access that the host has to it.
    package var access: Access
    /// The value after power-on; nil where it is not fixed.
    package var reset: UInt8?
    /// Whether a dump reads it.
    package var dump: Dump
    /// The effect of reading the register on the chip, in words; nil if there is none.
    package var readEffect: String?
    /// The register's purpose, in a few words.
    package var summary: String
    /// Most significant first; they cover all eight bits.
    package var fields: [FieldFacts]
    /// Where the fact was read: a key of the documents, then the place; several with "; " between.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence
    /// The only value that takes effect when written; nil where any does.
    package var writeKey: UInt8?

    /// Creates the facts from their parts. A field with an empty citation has the register's.
    @inline(never) public init(
      _ address: UInt8, _ name: String, _ access: Access, reset: UInt8? = nil,
      writeKey: UInt8? = nil, dump: Dump = .always, _ summary: String, readEffect: String? = nil,
      cite: String, confidence: Confidence = .manufacturer, fields: [FieldFacts]
    ) {
      self.address = address
      self.name = name
      self.access = access
      self.reset = reset
      self.dump = dump
      self.readEffect = readEffect
      self.summary = summary
      self.fields = fields
      self.cite = cite
      self.confidence = confidence
      self.writeKey = writeKey
      for index in fields.indices where fields[index].cite.isEmpty {
        self.fields[index].cite = cite
        self.fields[index].confidence = confidence
      }
    }

    /// The bits that a write may set to one: those of fields that carry a value.
    package var writableMask: UInt8 {
      access == .read ? 0 : fields.reduce(0) { $1.rule == .value ? $0 | $1.mask : $0 }
    }

    /// The byte with the prescribed code in fields for which the datasheet allows only one: fields that must
    /// be zero, and those with ``FieldFacts/only``.
    package func withFixedFields(_ value: UInt8) -> UInt8 {
      fields.reduce(value) { value, field in
        guard let only = field.rule == .zero ? 0 : field.only else { return value }
        return value & ~field.mask | only << UInt8(field.bits.lowerBound)
      }
    }
  }

  /// The facts of those bits of a register that have one meaning.
  public struct FieldFacts: Sendable {
    /// Whether the bits carry a value.
    public enum Rule: String, Sendable {
      /// The bits carry a value.
      case value
      /// The bits must be written as zero.
      case zero
      /// No meaning is documented; leave them alone.
      case reserved
    }

    /// The datasheet's name.
    package var name: String
    /// From the least to the most significant bit, 0 to 7.
    package var bits: ClosedRange<Int>
    /// Whether the bits carry a value.
    package var rule: Rule
    /// The field's purpose, in a few words.
    package var summary: String
    /// The meanings of all codes; empty where the field is a number.
    package var cases: [CaseFacts]
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence
    /// Whether the number is two's complement.
    package var isSigned: Bool
    /// Whether the chip returns the field to zero by itself.
    package var clearsItself: Bool
    /// The one code that may be written; nil where every defined one may.
    package var only: UInt8?

    /// Creates the facts from their parts.
    ///
    /// - Parameters:
    ///   - name: The datasheet's name of the field.
    ///   - bits: The bits of the register that it takes.
    ///   - summary: The field's purpose, in a few words.
    ///   - rule: What may be written to it.
    ///   - cases: The meanings of all codes; empty where the field is a number.
    ///   - cite: Where the fact was read; left out where it is the register's, with its confidence.
    ///   - confidence: How far the fact can be trusted.
    ///   - isSigned: Whether the number is two's complement.
    ///   - clearsItself: Whether the chip returns the field to zero by itself.
    ///   - only: The one code that may be written; nil where every defined one may.
    @inline(never) public init(
      _ name: String, _ bits: ClosedRange<Int>, _ summary: String, rule: Rule = .value,
      cases: [CaseFacts] = [], cite: String = "", confidence: Confidence = .manufacturer,
      isSigned: Bool = false, clearsItself: Bool = false, only: UInt8? = nil
    ) {
      self.name = name
      self.bits = bits
      self.rule = rule
      self.summary = summary
      self.cases = cases
      self.cite = cite
      self.confidence = confidence
      self.isSigned = isSigned
      self.clearsItself = clearsItself
      self.only = only
    }

    /// The field's bits in the register.
    package var mask: UInt8 { UInt8((1 << bits.count) - 1) << UInt8(bits.lowerBound) }

    /// The field's code inside a register value.
    package func code(in value: UInt8) -> UInt8 { (value & mask) >> UInt8(bits.lowerBound) }

    /// The meaning of the code inside a register value; nil for a number or an undefined code.
    package func meaning(in value: UInt8) -> CaseFacts? {
      let code = code(in: value)
      return cases.first { $0.code == code && $0.isDefined }
    }
  }

  /// The meaning of one code of a field.
  public struct CaseFacts: Sendable {
    /// The field's value, from 0.
    package var code: UInt8
    /// The case's name in code and on the command line.
    package var name: String
    /// The meaning of the code, in a few words.
    package var meaning: String
    /// False where the datasheet says that the code is not defined or not used.
    package var isDefined: Bool

    /// Creates the facts from their parts.
    @inline(never) public init(code: UInt8, name: String, meaning: String, isDefined: Bool = true) {
      self.code = code
      self.name = name
      self.meaning = meaning
      self.isDefined = isDefined
    }
  }
#endif
