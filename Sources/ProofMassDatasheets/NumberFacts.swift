// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP

  /// A table of numbers that one or more fields select: rates, cut-offs, sensitivities.
  public struct TableFacts: Sendable {
    /// The number for one combination of codes.
    package struct Row: Sendable {
      /// The codes of the table's fields, in the order of `fields`.
      package var codes: [UInt8]
      /// The number, in the table's unit.
      package var value: Double

      /// Creates a row from its parts.
      @inline(never) package init(codes: [UInt8], value: Double) {
        self.codes = codes
        self.value = value
      }
    }

    /// The table's name in code.
    package var name: String
    /// The fields that select a row, each as `REGISTER.FIELD`.
    package var fields: [String]
    /// The unit of the numbers, `mHz`.
    package var unit: String
    /// The meaning of the numbers, in a few words.
    package var summary: String
    /// The rows, by codes; codes for which the number has no meaning are left out.
    package var rows: [Row]
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) package init(
      _ name: String, by fields: [String], _ unit: String, _ summary: String, rows: [Row],
      cite: String, confidence: Confidence = .manufacturer
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

  /// A time of the part.
  public struct TimingFacts: Sendable {
    /// The time's name in code.
    package var name: String
    /// The time, in ns.
    package var nanoseconds: Int64
    /// The beginning and the end of the time, in a few words.
    package var summary: String
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) package init(
      _ name: String, _ nanoseconds: Int64, _ summary: String, cite: String,
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
    /// The number's name in code.
    package var name: String
    /// The number, in `unit`.
    package var value: Int
    /// The number's unit, `digits`.
    package var unit: String
    /// The meaning of the number, in a few words.
    package var summary: String
    /// Where the fact was read.
    package var cite: String
    /// How far the fact can be trusted.
    package var confidence: Confidence

    /// Creates the facts from their parts.
    @inline(never) package init(
      _ name: String, _ value: Int, _ unit: String, _ summary: String, cite: String,
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
