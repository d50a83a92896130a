// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

/// The source of a fact.
struct FactSource {
  let cite: String
  let confidence: Confidence
  /// The documents that the citation names, by their keys.
  let documents: [(key: String, title: String)]

  init(_ cite: String, _ confidence: Confidence, of facts: ChipFacts) {
    self.cite = cite
    self.confidence = confidence
    let words = cite.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    documents = facts.documents.filter { words.contains($0.key) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The confidence in the fact, where it is not the manufacturer's own for this part.
  var remark: String { confidence == .manufacturer ? "" : " (\(confidence.rawValue))" }

  /// A line with the citation, and one for each document.
  ///
  /// - Parameter what: The cited fact.
  func text(_ what: String) -> String {
    "\(what): \(cite)\(remark)\n" + documents.map { "  \($0.key): \($0.title)\n" }.joined()
  }

  var members: [(String, JSON)] {
    [
      ("cite", .text(cite)), ("confidence", .text(confidence.rawValue)),
      ("documents", .object(documents.map { ($0.key, .text($0.title)) })),
    ]
  }
}

/// A number that a datasheet states for a chip in its range and at its rate.
struct DatasheetFigure {
  let value: Double
  let unit: String
  let source: FactSource
}

extension ChipArgument {
  /// The sensor's fact of this name, for its range or rate where it depends on one; nil where there is none.
  func figure(_ name: String) -> DatasheetFigure? {
    // The facts of a chip's accelerometer may have names without the sensor's.
    figure(named: model.factName(name))
      ?? (model.quantity == .acceleration ? figure(named: name) : nil)
  }

  private func figure(named name: String) -> DatasheetFigure? {
    let facts = model.facts
    if let fact = facts.constants.first(where: { $0.name == name }) {
      return DatasheetFigure(
        value: Double(fact.value), unit: fact.unit,
        source: FactSource(fact.cite, fact.confidence, of: facts))
    }
    guard let fact = facts.tables.first(where: { $0.name == name }),
      let codes = codes(of: fact.fields),
      let row = fact.rows.first(where: { $0.codes == codes })
    else { return nil }
    return DatasheetFigure(
      value: row.value, unit: fact.unit, source: FactSource(fact.cite, fact.confidence, of: facts))
  }

  /// The codes of the fields that select the chip's range or rate.
  private func codes(of fields: [String]) -> [UInt8]? {
    for table in model.facts.tables where table.fields == fields {
      let wanted: Double? =
        switch table.name {
        case "ratedG", "ratedDegreesPerSecond": range
        case "millihertz": rate * 1000
        default: nil
        }
      if let row = table.rows.first(where: { $0.value == wanted }) { return row.codes }
    }
    return nil
  }
}
