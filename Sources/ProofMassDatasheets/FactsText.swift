// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP

  // The facts of a part are generated as one text: a compiler takes it as it is, and needs seconds
  // for expressions of a thousand initialisers. Each line is a fact: a keyword, words, then texts,
  // each after " | "; the last two are the citation and, where it is not the manufacturer's, the
  // confidence. Bytes are hexadecimal, "-" stands for nil. The lines come in the order in which they
  // are read here; those of a field or of codes follow their register's. What the generator never
  // writes is read as 0, as nothing or as the end, so that no text ends the program.

  extension ChipFacts {
    /// What is known of no part at all: nothing.
    package static var nothing: ChipFacts { ChipFacts("", "") }

    /// Creates the facts of a part from their text.
    ///
    /// - Parameters:
    ///   - name: The manufacturer's name, which the text does not repeat: it is had without reading one.
    ///   - model: The part whose registers a relative has; what the text leaves out is the model's.
    ///   - text: The lines that `swift run registers` made.
    @inline(never)
    init(_ name: String, like model: ChipFacts? = nil, _ text: String) {
      var text = FactsText(text)
      self = Self.read(&text, name, like: model)
    }

    // It is long, and called for each part. An initializer would be taken into each part's constant,
    // whatever it says of inlining.
    @inline(never)
    private static func read(
      _ text: inout FactsText, _ name: String, like model: ChipFacts?
    ) -> ChipFacts {
      let words = text.next("part") ? text.words() : []
      let identity = text.next("identity") ? IdentityFacts(&text) : nil
      let i2c = text.next("i2c") ? I2CFacts(&text) : nil
      let spi = text.all("spi") { SPIFacts(&$0) }
      let counterWraps = text.all("wrap") { CounterWrapFacts(&$0) }
      let reserved = text.all("reserved") { ReservedFacts(&$0) }
      let registers = text.all("register") { RegisterFacts(&$0) } ?? []
      let tables = text.all("table") { TableFacts(&$0) } ?? []
      let timings = text.all("timing") { TimingFacts(&$0) } ?? []
      let constants = text.all("constant") { ConstantFacts(&$0) } ?? []
      let without = text.next("without") ? text.words() : []
      var documents: [String: String] = [:]
      while text.next("document") { documents[text.word()] = text.text() }
      return if let model {
        ChipFacts(
          name, like: model, Confidence(rawValue: words.last ?? "") ?? .unknown,
          identity: identity, i2c: i2c, spi: spi.map { $0.first }, counterWraps: counterWraps,
          reserved: reserved, registers: registers, tables: tables, timings: timings,
          constants: constants, without: without, documents: documents)
      } else {
        ChipFacts(
          name, Kind(rawValue: words.last ?? "") ?? .inertialUnit, identity: identity,
          i2c: i2c ?? I2CFacts(&text), spi: spi?.first, counterWraps: counterWraps ?? [],
          reserved: reserved ?? [], registers: registers, tables: tables, timings: timings,
          constants: constants, documents: documents)
      }
    }
  }

  extension IdentityFacts {
    fileprivate init(_ text: inout FactsText) {
      self.init(
        register: text.byte(), value: text.byte(), candidates: text.words(), cite: text.text(),
        confidence: text.confidence())
    }
  }

  extension I2CFacts {
    fileprivate init(_ text: inout FactsText) {
      let (maximumHertz, incrementBit) = (text.number(), text.byte())
      self.init(
        addresses: text.words().compactMap { UInt8($0, radix: 16) }, incrementBit: incrementBit,
        maximumHertz: maximumHertz, cite: text.text(), confidence: text.confidence())
    }
  }

  extension SPIFacts {
    fileprivate init(_ text: inout FactsText) {
      self.init(
        readBit: text.byte(), incrementBit: text.byte(), addressMask: text.byte(),
        mode: text.number(), maximumHertz: Int(text.word()),
        oneRegisterAWrite: text.word() == "oneRegisterAWrite", cite: text.text(),
        confidence: text.confidence())
    }
  }

  extension CounterWrapFacts {
    fileprivate init(_ text: inout FactsText) {
      self.init(
        from: text.byte(), to: text.byte(), cite: text.text(), confidence: text.confidence())
    }
  }

  extension ReservedFacts {
    fileprivate init(_ text: inout FactsText) {
      let first = text.byte()
      self.init(
        first...max(first, text.byte()), Rule(rawValue: text.word()) ?? .undocumented,
        cite: text.text(), confidence: text.confidence())
    }
  }

  extension RegisterFacts {
    fileprivate init(_ text: inout FactsText) {
      let (address, name) = (text.byte(), text.word())
      let access = Access(rawValue: text.word()) ?? .read
      let (reset, writeKey) = (UInt8(text.word(), radix: 16), UInt8(text.word(), radix: 16))
      let dump = Dump(rawValue: text.word()) ?? .always
      let (summary, cite, confidence) = (text.text(), text.text(), text.confidence())
      self.init(
        address, name, access, reset: reset, writeKey: writeKey, dump: dump, summary,
        readEffect: text.next("reading") ? text.text() : nil, cite: cite, confidence: confidence,
        fields: text.all("field") { FieldFacts(&$0) } ?? [])
    }
  }

  extension FieldFacts {
    fileprivate init(_ text: inout FactsText) {
      let name = text.word()
      // "7:5" or "4".
      let bits = text.word().utf8.map { Int($0) - 0x30 }
      let (high, low) = (bits.first ?? 0, bits.last ?? 0)
      let words = text.words()
      self.init(
        name, low...max(low, high), text.text(),
        rule: words.first.flatMap { Rule(rawValue: $0) } ?? .value, cite: text.text(),
        confidence: text.confidence(), isSigned: words.contains("signed"),
        clearsItself: words.contains("clearsItself"),
        only: words.contains("only") ? words.last.flatMap { UInt8($0) } : nil)
      while text.next("code") {
        // "3", or "9-15" where they are alike.
        let codes = text.word().split(separator: "-").compactMap { UInt8($0) }
        let (name, meaning) = (text.word(), text.text())
        guard let first = codes.first, let last = codes.last, first <= last else { continue }
        for code in first...last {
          let isDefined = name != "-"
          cases.append(
            CaseFacts(
              code: code, name: isDefined ? name : "undefined\(code)", meaning: meaning,
              isDefined: isDefined))
        }
      }
    }
  }

  extension TableFacts {
    fileprivate init(_ text: inout FactsText) {
      self.init(
        text.word(), by: text.words(), text.text(), text.text(), rows: [], cite: text.text(),
        confidence: text.confidence())
      // A line for all codes of the last field.
      while text.next("row") {
        let codes = text.words().compactMap { UInt8($0) }
        text.startText()
        for (code, word) in text.words().enumerated() {
          guard let value = Double(word) else { continue }
          rows.append(Row(codes: codes + [UInt8(truncatingIfNeeded: code)], value: value))
        }
      }
    }
  }

  extension TimingFacts {
    fileprivate init(_ text: inout FactsText) {
      self.init(
        text.word(), Int64(text.number()), text.text(), cite: text.text(),
        confidence: text.confidence())
    }
  }

  extension ConstantFacts {
    fileprivate init(_ text: inout FactsText) {
      self.init(
        text.word(), text.number(), text.text(), text.text(), cite: text.text(),
        confidence: text.confidence())
    }
  }

  /// A text of facts and how far it has been read.
  private struct FactsText {
    private let bytes: [UInt8]
    private var position = 0

    private static let space = UInt8(ascii: " ")
    private static let newline = UInt8(ascii: "\n")

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Goes on to the words of the next line, if it has this keyword.
    mutating func next(_ keyword: String) -> Bool {
      while position < bytes.count,
        bytes[position] == Self.space || bytes[position] == Self.newline
      {
        position += 1
      }
      var end = position
      for byte in keyword.utf8 {
        guard end < bytes.count, bytes[end] == byte else { return false }
        end += 1
      }
      position = end
      return true
    }

    /// The facts on the next lines with this keyword; nil where there are none. "none" says that a
    /// part has none, where its model may have some.
    mutating func all<Fact>(_ keyword: String, _ fact: (inout FactsText) -> Fact) -> [Fact]? {
      if next("\(keyword) none") { return [] }
      var facts: [Fact] = []
      while next(keyword) { facts.append(fact(&self)) }
      return facts.isEmpty ? nil : facts
    }

    private var isBeforeText: Bool {
      position + 2 < bytes.count && bytes[position] == Self.space
        && bytes[position + 1] == UInt8(ascii: "|") && bytes[position + 2] == Self.space
    }

    private var isBeforeWord: Bool {
      position < bytes.count && bytes[position] == Self.space && !isBeforeText
    }

    private func string(from start: Int) -> String {
      String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// The next word; empty where a text or the end of the line comes next.
    mutating func word() -> String {
      guard isBeforeWord else { return "" }
      position += 1
      let start = position
      while position < bytes.count, bytes[position] != Self.space, bytes[position] != Self.newline {
        position += 1
      }
      return string(from: start)
    }

    /// The words before the next text or the end of the line.
    mutating func words() -> [String] {
      var words: [String] = []
      while isBeforeWord { words.append(word()) }
      return words
    }

    /// Goes on to the words of a text.
    mutating func startText() {
      if isBeforeText { position += 2 }
    }

    /// The next text, or what is left of the line after its words; empty where nothing is.
    mutating func text() -> String {
      startText()
      guard position < bytes.count, bytes[position] == Self.space else { return "" }
      position += 1
      let start = position
      while position < bytes.count, bytes[position] != Self.newline, !isBeforeText {
        position += 1
      }
      return string(from: start)
    }

    /// A byte; 0 where there is none.
    mutating func byte() -> UInt8 { UInt8(word(), radix: 16) ?? 0 }

    /// A whole number; 0 where there is none.
    mutating func number() -> Int { Int(word()) ?? 0 }

    /// The confidence, at the end of a line.
    mutating func confidence() -> Confidence { Confidence(rawValue: text()) ?? .manufacturer }
  }
#endif
