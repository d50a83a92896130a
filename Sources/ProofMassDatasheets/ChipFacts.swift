// SPDX-License-Identifier: Apache-2.0

// Names, meanings and citations: for the emulator, the command and the documents. A build without a
// heap, for microcontrollers, leaves them out.
#if !NO_HEAP
  public import ProofMassCore

  /// How far a fact can be trusted, according to its source; from the best to the worst.
  public enum Confidence: String, Sendable, CaseIterable {
    /// In the manufacturer's own document for this part.
    case manufacturer
    /// In two or more sources that do not copy each other.
    case independent
    /// In one source.
    case single
    /// Follows from other facts; the silicon may differ.
    case inferred
    /// A choice, because no source states it.
    case unknown

    func worse(_ other: Confidence) -> Confidence {
      let all = Confidence.allCases
      let isWorse = all.firstIndex(of: other) ?? 0 > all.firstIndex(of: self) ?? 0
      return isWorse ? other : self
    }
  }

  /// All known facts of one part, as data.
  public struct ChipFacts: Sendable {
    /// The manufacturer's name, `LIS331DLH`.
    public var name: String
    /// The quantities that the part's sensors measure; none for a package that carries other parts and the switches
    /// to reach them.
    public var quantities: [Quantity]
    /// The identity register; nil where no register identifies the part.
    public var identity: IdentityFacts?
    /// Addresses and framing on I2C.
    public var i2c: I2CFacts
    /// Framing on SPI; nil where the part has no SPI.
    public var spi: SPIFacts?
    /// Jumps of the address counter, where it does not continue (AKM).
    public var counterWraps: [CounterWrapFacts]
    /// The magnetometer that the part has on its auxiliary bus in its own package; nil for a part without one.
    package var inside: InsideFacts?
    /// Address ranges that hold no documented register.
    public var reserved: [ReservedFacts]
    /// All documented registers, by address; of a part with banks, those of the bank that is open after power-on.
    public var registers: [RegisterFacts]
    /// The registers of the other banks, by the banks' names.
    package var banks: [BankFacts]
    /// Numbers that fields select.
    public var tables: [TableFacts]
    /// Start-up, settling and measurement times.
    public var timings: [TimingFacts]
    /// Single numbers of the part: clipping codes, limits, keys.
    public var constants: [ConstantFacts]
    /// Full titles of the documents, by the keys with which citations begin.
    public var documents: [String: String]

    /// Creates the facts of a part.
    @inline(never) public init(
      _ name: String, _ quantities: [Quantity], identity: IdentityFacts? = nil, i2c: I2CFacts,
      spi: SPIFacts? = nil, counterWraps: [CounterWrapFacts] = [], reserved: [ReservedFacts] = [],
      registers: [RegisterFacts], banks: [BankFacts] = [], tables: [TableFacts] = [],
      timings: [TimingFacts] = [], constants: [ConstantFacts] = [], documents: [String: String]
    ) {
      self.name = name
      self.quantities = quantities
      self.identity = identity
      self.i2c = i2c
      self.spi = spi
      self.counterWraps = counterWraps
      self.reserved = reserved
      self.registers = registers
      self.banks = banks
      self.tables = tables
      self.timings = timings
      self.constants = constants
      self.documents = documents
    }
  }

  /// The identity register, and the parts that answer with the same value.
  public struct IdentityFacts: Sendable {
    /// The register's address.
    package var register: UInt8
    /// The value of the register.
    package var value: UInt8
    /// Names of the parts that answer with this value, the part itself first.
    package var candidates: [String]
    /// Where the fact was read: a key of the documents, then the place; several with "; " between.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) public init(
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

  /// Addresses and framing on I2C.
  public struct I2CFacts: Sendable {
    /// 7-bit addresses, the default first.
    package var addresses: [UInt8]
    /// The bit that a run of registers adds to its first address; 0 where the chip always increments.
    package var incrementBit: UInt8
    /// The fastest clock, in Hz.
    package var maximumHertz: Int
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) public init(
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

  /// Framing on SPI.
  public struct SPIFacts: Sendable {
    /// The bit of the command byte that selects a read.
    package var readBit: UInt8
    /// The bit that a run of registers adds to its command byte; 0 where there is none.
    package var incrementBit: UInt8
    /// The bits of the command byte that are the register's address.
    package var addressMask: UInt8
    /// Clock polarity and phase, 0 to 3.
    package var mode: Int
    /// The fastest clock, in Hz; nil where no document at hand states it.
    package var maximumHertz: Int?
    /// Whether one frame can write only one register (AKM).
    package var oneRegisterAWrite: Bool
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) public init(
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

  /// A jump of the address counter in a run of registers.
  public struct CounterWrapFacts: Sendable {
    /// The last address before the jump.
    package var from: UInt8
    /// The address after it.
    package var to: UInt8
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) public init(
      from: UInt8, to: UInt8, cite: String, confidence: Confidence = .manufacturer
    ) {
      self.from = from
      self.to = to
      self.cite = cite
      self.confidence = confidence
    }
  }

  /// A magnetometer in the package of a part, on its auxiliary bus.
  package struct InsideFacts: Sendable {
    /// Its name.
    package var part: String
    /// The orientation of its axes on those of the part that contains it.
    package var mount: Mount
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence
  }

  /// Addresses that hold no documented register.
  public struct ReservedFacts: Sendable {
    /// The rule for such addresses.
    public enum Rule: String, Sendable {
      /// Writing may damage the part; reading is undefined but harmless.
      case doNotWrite
      /// Nothing is documented there.
      case undocumented
    }

    /// From the first to the last address.
    package var addresses: ClosedRange<UInt8>
    /// The rule for them.
    package var rule: Rule
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) public init(
      _ addresses: ClosedRange<UInt8>, _ rule: Rule, cite: String,
      confidence: Confidence = .manufacturer
    ) {
      self.addresses = addresses
      self.rule = rule
      self.cite = cite
      self.confidence = confidence
    }
  }
#endif
