// SPDX-License-Identifier: Apache-2.0

// Names, meanings and citations: for the emulator, the command and the documents.
// A microcontroller build has no use for them.
#if !hasFeature(Embedded)

  /// How far a fact can be trusted, by where it was read.
  public enum Confidence: String, Sendable, CaseIterable {
    /// In the manufacturer's own document for this part.
    case manufacturer
    /// Two or more sources that do not copy each other.
    case independent
    /// One source.
    case single
    /// Follows from other facts; the silicon may differ.
    case inferred
    /// A choice, where nothing is known.
    case unknown

    func worse(_ other: Confidence) -> Confidence {
      let all = Confidence.allCases
      let isWorse = all.firstIndex(of: other) ?? 0 > all.firstIndex(of: self) ?? 0
      return isWorse ? other : self
    }
  }

  /// Everything that is known of one part, as data.
  public struct ChipFacts: Sendable {
    public enum Kind: String, Sendable {
      case accelerometer, gyroscope, compass
      /// A package that carries other parts and the switches to reach them.
      case inertialUnit
    }

    /// The manufacturer's name, `LIS331DLH`.
    public var name: String
    public var kind: Kind
    /// nil where no register tells the part.
    public var identity: IdentityFacts?
    public var i2c: I2CFacts
    /// nil where the part has no SPI.
    public var spi: SPIFacts?
    /// Where the address counter jumps instead of counting on (AKM).
    public var counterWraps: [CounterWrapFacts]
    /// Address ranges that hold no documented register.
    public var reserved: [ReservedFacts]
    /// In address order.
    public var registers: [RegisterFacts]
    public var tables: [TableFacts]
    public var timings: [TimingFacts]
    /// Single numbers of the part: clipping codes, limits, keys.
    public var constants: [ConstantFacts]
    /// Key of a citation to the document's full title.
    public var documents: [String: String]

    public init(
      name: String, kind: Kind, identity: IdentityFacts?, i2c: I2CFacts, spi: SPIFacts?,
      counterWraps: [CounterWrapFacts], reserved: [ReservedFacts], registers: [RegisterFacts],
      tables: [TableFacts], timings: [TimingFacts], constants: [ConstantFacts],
      documents: [String: String]
    ) {
      self.name = name
      self.kind = kind
      self.identity = identity
      self.i2c = i2c
      self.spi = spi
      self.counterWraps = counterWraps
      self.reserved = reserved
      self.registers = registers
      self.tables = tables
      self.timings = timings
      self.constants = constants
      self.documents = documents
    }
  }

  /// The identity byte, and the parts that answer with the same one.
  public struct IdentityFacts: Sendable {
    public var register: UInt8
    public var value: UInt8
    /// The part itself first.
    public var candidates: [String]
    public var cite: String
    public var confidence: Confidence

    public init(
      register: UInt8, value: UInt8, candidates: [String], cite: String,
      confidence: Confidence = .manufacturer
    ) {
      self.register = register
      self.value = value
      self.candidates = candidates
      self.cite = cite
      self.confidence = confidence
    }
  }

  public struct I2CFacts: Sendable {
    /// 7-bit addresses; the first is the default.
    public var addresses: [UInt8]
    /// Added to the command byte of a run of registers; 0 where the chip always counts.
    public var incrementBit: UInt8
    public var maximumHertz: Int
    public var cite: String
    public var confidence: Confidence

    public init(
      addresses: [UInt8], incrementBit: UInt8, maximumHertz: Int, cite: String,
      confidence: Confidence = .manufacturer
    ) {
      self.addresses = addresses
      self.incrementBit = incrementBit
      self.maximumHertz = maximumHertz
      self.cite = cite
      self.confidence = confidence
    }
  }

  public struct SPIFacts: Sendable {
    public var readBit: UInt8
    /// Added to the command byte of a run of registers; 0 where there is no such bit.
    public var incrementBit: UInt8
    /// The bits of the command byte that are the register's address.
    public var addressMask: UInt8
    public var mode: Int
    /// nil where no document seen states it.
    public var maximumHertz: Int?
    /// Whether one frame can write only one register (AKM).
    public var oneRegisterAWrite: Bool
    public var cite: String
    public var confidence: Confidence

    public init(
      readBit: UInt8, incrementBit: UInt8, addressMask: UInt8, mode: Int, maximumHertz: Int?,
      oneRegisterAWrite: Bool, cite: String, confidence: Confidence = .manufacturer
    ) {
      self.readBit = readBit
      self.incrementBit = incrementBit
      self.addressMask = addressMask
      self.mode = mode
      self.maximumHertz = maximumHertz
      self.oneRegisterAWrite = oneRegisterAWrite
      self.cite = cite
      self.confidence = confidence
    }
  }

  public struct CounterWrapFacts: Sendable {
    public var from: UInt8
    public var to: UInt8
    public var cite: String
    public var confidence: Confidence

    public init(from: UInt8, to: UInt8, cite: String, confidence: Confidence = .manufacturer) {
      self.from = from
      self.to = to
      self.cite = cite
      self.confidence = confidence
    }
  }

  public struct ReservedFacts: Sendable {
    public enum Rule: String, Sendable {
      /// Writing may damage the part; reading is undefined but harmless.
      case doNotWrite
      /// Nothing is documented there.
      case undocumented
    }

    public var addresses: ClosedRange<UInt8>
    public var rule: Rule
    public var cite: String
    public var confidence: Confidence

    public init(
      addresses: ClosedRange<UInt8>, rule: Rule, cite: String,
      confidence: Confidence = .manufacturer
    ) {
      self.addresses = addresses
      self.rule = rule
      self.cite = cite
      self.confidence = confidence
    }
  }

  public struct RegisterFacts: Sendable {
    public enum Access: String, Sendable { case read = "r", readWrite = "rw", write = "w" }

    /// What a register dump may do with it.
    public enum Dump: String, Sendable {
      case always
      /// Reading changes what the chip does next: only when asked for.
      case onRequest
      /// The manufacturer forbids access.
      case never
    }

    public var address: UInt8
    public var name: String
    public var access: Access
    /// nil where there is no fixed value after power-on.
    public var reset: UInt8?
    public var dump: Dump
    /// What reading the register does to the chip, in words; nil when nothing.
    public var readEffect: String?
    /// What the register is for, in a few words.
    public var summary: String
    /// Most significant first; they cover all eight bits.
    public var fields: [FieldFacts]
    public var cite: String
    public var confidence: Confidence
    /// The only value a write takes effect with; nil where any does.
    public var writeKey: UInt8?

    public init(
      address: UInt8, name: String, access: Access, reset: UInt8?, dump: Dump, readEffect: String?,
      summary: String, fields: [FieldFacts], cite: String,
      confidence: Confidence = .manufacturer, writeKey: UInt8? = nil
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
    }

    /// The same facts of a relative, known no better than that it is one.
    public func inherited(_ likeness: Confidence) -> RegisterFacts {
      var facts = self
      facts.confidence = confidence.worse(likeness)
      for index in fields.indices {
        facts.fields[index].confidence = fields[index].confidence.worse(likeness)
      }
      return facts
    }

    /// The bits that a write may set to one: fields that carry a value.
    public var writableMask: UInt8 {
      access == .read ? 0 : fields.reduce(0) { $1.rule == .value ? $0 | $1.mask : $0 }
    }
  }

  public struct FieldFacts: Sendable {
    public enum Rule: String, Sendable {
      case value
      /// Must be written as zero.
      case zero
      /// No meaning is documented; leave alone.
      case reserved
    }

    /// The datasheet's name.
    public var name: String
    public var bits: ClosedRange<Int>
    public var rule: Rule
    /// What the field is for, in a few words.
    public var summary: String
    /// Empty where the field is a number.
    public var cases: [CaseFacts]
    public var cite: String
    public var confidence: Confidence
    /// Whether the number is two's complement.
    public var isSigned: Bool
    /// Whether the chip returns the field to zero by itself.
    public var clearsItself: Bool

    public init(
      name: String, bits: ClosedRange<Int>, rule: Rule, summary: String, cases: [CaseFacts],
      cite: String, confidence: Confidence = .manufacturer, isSigned: Bool = false,
      clearsItself: Bool = false
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
    }

    public var mask: UInt8 {
      UInt8((1 << (bits.count)) - 1) << UInt8(bits.lowerBound)
    }

    /// The field's code inside a register value.
    public func code(in value: UInt8) -> UInt8 { (value & mask) >> UInt8(bits.lowerBound) }

    /// The meaning of the code inside a register value; nil for a number or an undefined code.
    public func meaning(in value: UInt8) -> CaseFacts? {
      let code = code(in: value)
      return cases.first { $0.code == code && $0.isDefined }
    }
  }

  public struct CaseFacts: Sendable {
    public var code: UInt8
    /// The case's name in code and on the command line.
    public var name: String
    /// In a few words.
    public var meaning: String
    /// False where the datasheet says the code is not defined or not used.
    public var isDefined: Bool

    public init(code: UInt8, name: String, meaning: String, isDefined: Bool = true) {
      self.code = code
      self.name = name
      self.meaning = meaning
      self.isDefined = isDefined
    }
  }

  /// A table of numbers that one or more fields select: rates, cut-offs, sensitivities.
  public struct TableFacts: Sendable {
    public struct Row: Sendable {
      /// The codes of the table's fields, in the order of `fields`.
      public var codes: [UInt8]
      public var value: Double

      public init(codes: [UInt8], value: Double) {
        self.codes = codes
        self.value = value
      }
    }

    public var name: String
    /// `REGISTER.FIELD`
    public var fields: [String]
    public var unit: String
    public var summary: String
    /// Codes for which the number means nothing are left out.
    public var rows: [Row]
    public var cite: String
    public var confidence: Confidence

    public init(
      name: String, fields: [String], unit: String, summary: String, rows: [Row], cite: String,
      confidence: Confidence = .manufacturer
    ) {
      self.name = name
      self.fields = fields
      self.unit = unit
      self.summary = summary
      self.rows = rows
      self.cite = cite
      self.confidence = confidence
    }
  }

  public struct TimingFacts: Sendable {
    public var name: String
    public var nanoseconds: Int64
    public var summary: String
    public var cite: String
    public var confidence: Confidence

    public init(
      name: String, nanoseconds: Int64, summary: String, cite: String,
      confidence: Confidence = .manufacturer
    ) {
      self.name = name
      self.nanoseconds = nanoseconds
      self.summary = summary
      self.cite = cite
      self.confidence = confidence
    }
  }

  /// A single number of the part.
  public struct ConstantFacts: Sendable {
    public var name: String
    public var value: Int
    public var unit: String
    public var summary: String
    public var cite: String
    public var confidence: Confidence

    public init(
      name: String, value: Int, unit: String, summary: String, cite: String,
      confidence: Confidence = .manufacturer
    ) {
      self.name = name
      self.value = value
      self.unit = unit
      self.summary = summary
      self.cite = cite
      self.confidence = confidence
    }
  }
#endif
