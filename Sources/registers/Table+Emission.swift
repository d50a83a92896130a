// SPDX-License-Identifier: Apache-2.0

extension Table {
  /// A property of the enum that selects a row.
  func writeProperty(to text: inout Text) {
    let isOptional = rows.contains { $0.value == nil }
    text.doc(sentence("\(summary) (\(unit))"))
    text.inlined("var \(name): Int32\(isOptional ? "?" : "") {") { text in
      text.line("switch self {")
      for row in rows {
        let item = fields[0].field.defined.first { $0.code == row.codes[0] }
        text.line("case .\(item?.name ?? ""): \(row.value.map(grouped) ?? "nil")")
      }
      text.line("}")
    }
  }

  /// A function of the enums that select a row, with one list of numbers for each part. The enums are those
  /// of the first part, the model; codes for which a part has no number give nil.
  func writeFunction(_ declaration: String, of parts: [Chip], to text: inout Text) {
    let model = parts[0]
    let fields = fields.compactMap { register, field in
      model.field(like: field, in: register).map { (register, $0) }
    }
    // The list has an entry for every combination of codes, the first field's code varying slowest.
    var combinations: [[Int]] = [[]]
    var index = ""
    // Where three or more fields select a row: the index from all but the last, one line for each field.
    var places: [String] = []
    var width = 1
    for (_, field) in fields {
      width = (field.defined.map(\.code).max() ?? 0) + 1
      combinations = combinations.flatMap { head in (0..<width).map { head + [$0] } }
      let code = "Int(\(field.swift ?? "").rawValue)"
      if index.contains("*") {
        places.append(index)
        index = "place"
      }
      index = index.isEmpty ? code : "\(index) * \(width) + \(code)"
    }
    func isDefined(_ codes: [Int]) -> Bool {
      zip(codes, fields).allSatisfy { code, field in field.1.defined.contains { $0.code == code } }
    }
    let values = parts.map { part in
      let rows = part.tables.first { $0.name == name }?.rows ?? []
      return combinations.map { codes in rows.first { $0.codes == codes }?.value }
    }
    let isOptional = values.contains { values in
      zip(combinations, values).contains { isDefined($0) && $1 == nil }
    }
    let numbers = values.map { $0.map { $0.map(grouped) ?? (isOptional ? "nil" : "0") } }
    let parameters = fields.map { register, field in
      "\(fields.count == 1 ? "_ " : "")\(field.swift ?? ""): \(register.typeName).\(field.typeName)"
    }
    let type = isOptional ? "Int32?" : "Int32"
    text.doc(
      sentence("\(summary) (\(unit))")
        + (isOptional ? " nil where the part or the code has none." : ""))
    text.line(Text.inlined)
    text.function("package \(declaration) \(name)(", parameters, ") -> \(type) {") { text in
      let opening = "let row: InlineArray<\(combinations.count), \(type)> ="
      if Set(numbers).count == 1 {
        text.list("\(opening) [", numbers[0], "]", by: width)
      } else {
        text.line(opening)
        text.indented { text in
          text.cases(of: parts, numbers) { pattern, numbers, text in
            let whole = "\(pattern) [\(commas(numbers))]"
            // swift-format breaks the line of a case one column before the limit.
            if text.fits(whole + " ") { return text.line(whole) }
            text.line(pattern)
            text.indented { $0.list("[", numbers, "]", by: width, spare: 1) }
          }
        }
      }
      for (number, place) in places.enumerated() {
        text.line("\(number == 0 ? places.count == 1 ? "let " : "var " : "")place = \(place)")
      }
      text.line("return row[\(index)]")
    }
  }
}

extension Text {
  /// A switch over the variants, which groups those with the same value.
  mutating func cases<Value: Equatable>(
    of parts: [Chip], _ values: [Value], _ write: (String, Value, inout Text) -> Void
  ) {
    var seen: [Value] = []
    line("switch self {")
    for value in values where !seen.contains(value) {
      seen.append(value)
      let names = zip(parts, values).filter { $0.1 == value }.map { ".\($0.0.caseName)" }
      write("case \(commas(names)):", value, &self)
    }
    line("}")
  }
}
