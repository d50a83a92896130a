// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP

  extension ChipFacts {
    /// Creates the facts of a part that has the registers of another, from the differences.
    ///
    /// A register replaces the model's at its address; a table, time or constant replaces the model's of its
    /// name. Inherited facts are known no better than the likeness, and numbers no better than by inference:
    /// two parts that share registers may differ in scales and times.
    ///
    /// - Parameters:
    ///   - name: The manufacturer's name of the part.
    ///   - model: The part with the same registers.
    ///   - likeness: How far it is known that the registers are the same.
    ///   - identity: The identity byte; nil where no register identifies the part.
    ///   - i2c: Addresses and framing on I2C; nil for the model's.
    ///   - spi: Framing on SPI; nil for the model's, `.some(nil)` where the part has no SPI.
    ///   - counterWraps: Jumps of the address counter; nil for the model's.
    ///   - inside: The magnetometer in the same package; nil for the model's.
    ///   - reserved: Ranges without a documented register; nil for the model's.
    ///   - registers: Registers that differ, or that the model does not have.
    ///   - banks: The same of the banks.
    ///   - tables: Tables that differ.
    ///   - timings: Times that differ.
    ///   - constants: Single numbers that differ.
    ///   - without: Names of the model's registers and numbers that the part does not have.
    ///   - documents: Documents that the model's citations do not name.
    package init(
      _ name: String, like model: ChipFacts, _ likeness: Confidence, identity: IdentityFacts?,
      i2c: I2CFacts? = nil, spi: SPIFacts?? = nil, counterWraps: [CounterWrapFacts]? = nil,
      inside: InsideFacts? = nil, reserved: [ReservedFacts]? = nil,
      registers: [RegisterFacts] = [], banks: [BankFacts] = [], tables: [TableFacts] = [],
      timings: [TimingFacts] = [], constants: [ConstantFacts] = [],
      without: [String] = [], documents: [String: String] = [:]
    ) {
      self.name = name
      quantities = model.quantities
      self.identity = identity
      self.i2c = i2c ?? model.i2c.inherited(likeness)
      self.spi = spi ?? model.spi?.inherited(likeness)
      self.counterWraps = counterWraps ?? model.counterWraps.map { $0.inherited(likeness) }
      self.inside = inside ?? model.inside?.inherited(likeness)
      self.reserved = reserved ?? model.reserved.map { $0.inherited(likeness) }
      func laid(_ own: [RegisterFacts], over model: [RegisterFacts]) -> [RegisterFacts] {
        own.laid(over: model, without, likeness).sorted { $0.address < $1.address }
      }
      self.registers = laid(registers, over: model.registers)
      let inherited = model.banks.map { bank in
        let own = banks.first { $0.name == bank.name }?.registers ?? []
        return BankFacts(name: bank.name, registers: laid(own, over: bank.registers))
      }
      self.banks = inherited.filter { !$0.registers.isEmpty }
      self.banks += banks.filter { bank in !model.banks.contains { $0.name == bank.name } }
      let number = likeness.worse(.inferred)
      self.tables = tables.laid(over: model.tables, without, number)
      self.timings = timings.laid(over: model.timings, without, number)
      self.constants = constants.laid(over: model.constants, without, number)
      self.documents = model.documents
      for (key, document) in documents { self.documents[key] = document }
    }
  }

  /// A fact that a relative can inherit.
  private protocol Inheritable {
    var confidence: Confidence { get set }
    func inherited(_ likeness: Confidence) -> Self
  }

  extension Inheritable {
    /// The same fact, known no better than the likeness.
    fileprivate func inherited(_ likeness: Confidence) -> Self {
      var fact = self
      fact.confidence = confidence.worse(likeness)
      return fact
    }
  }

  /// A fact that is replaced by another of the same place.
  private protocol Replaceable: Inheritable {
    var name: String { get }
    func replaces(_ other: Self) -> Bool
  }

  extension Replaceable {
    fileprivate func replaces(_ other: Self) -> Bool { name == other.name }
  }

  extension Array where Element: Replaceable {
    /// The model's facts, each replaced by one of these if there is one, without those that the part does not have,
    /// followed by the rest of these.
    fileprivate func laid(
      over model: [Element], _ without: [String], _ likeness: Confidence
    ) -> [Element] {
      let inherited = model.compactMap { fact in
        first { $0.replaces(fact) }
          ?? (without.contains(fact.name) ? nil : fact.inherited(likeness))
      }
      return inherited + filter { fact in !model.contains { fact.replaces($0) } }
    }
  }

  extension I2CFacts: Inheritable {}
  extension SPIFacts: Inheritable {}
  extension CounterWrapFacts: Inheritable {}
  extension InsideFacts: Inheritable {}
  extension ReservedFacts: Inheritable {}
  extension TableFacts: Replaceable {}
  extension TimingFacts: Replaceable {}
  extension ConstantFacts: Replaceable {}

  extension RegisterFacts: Replaceable {
    fileprivate func replaces(_ other: RegisterFacts) -> Bool { address == other.address }

    /// The same facts of a relative, known no better than the likeness.
    fileprivate func inherited(_ likeness: Confidence) -> RegisterFacts {
      var facts = self
      facts.confidence = confidence.worse(likeness)
      for index in fields.indices {
        facts.fields[index].confidence = fields[index].confidence.worse(likeness)
      }
      return facts
    }
  }
#endif
