// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer
import ProofMassSystem

/// The manual page proofmass(1), from the same text as the help: `proofmass --generate-manual`, for
/// scripts/install.
struct ManualPage {
  private static let option = "--generate-manual"

  /// Whether the command line requests the page.
  static var isWanted: Bool { Arguments.all.dropFirst().elementsEqual([option]) }

  static func print() throws {
    let document: JSONValue
    do throws(JSONError) { document = try JSONValue(Array(Proofmass._dumpHelp().utf8)) } catch {
      throw UserError.failure("the help cannot be read: \(error)")
    }
    guard let root = document["command"] else { throw UserError.failure("the help has no command") }
    try Console.print(ManualPage(root).text)
  }

  private(set) var text = ""

  private init(_ root: JSONValue) {
    add(".TH PROOFMASS 1 \"\" \"proofmass \(commandVersion)\" \"User Commands\"")
    add(".SH NAME")
    add("proofmass \\- " + Self.escaped(Self.summary(of: root)))
    add(".SH SYNOPSIS\n.B proofmass\n.I VERB\n[\\fIARGUMENT\\fR ...] [\\fIOPTION\\fR ...]")
    add(".SH DESCRIPTION")
    addParagraphs(root["discussion"]?.text ?? "", without: ExitStatuses.text)
    for verb in root["subcommands"]?.array ?? [] where verb["commandName"]?.text != "help" {
      addVerb(verb)
    }
    add(".SH EXIT STATUS")
    for (status, meaning) in ExitStatuses.all { addTerm(status, meaning) }
    add(".SH ENVIRONMENT")
    addTerm("PROOFMASS_BUS", "The bus where --bus is not given.")
    addTerm(
      "NO_COLOR", "Where it is set and not empty, nothing is coloured; else a terminal's text is.")
  }

  private mutating func add(_ line: String) { text += line + "\n" }

  private mutating func addTerm(_ term: String, _ meaning: String) {
    add(".TP\n.B \(Self.escaped(term))\n\(Self.escaped(meaning))")
  }

  private mutating func addVerb(_ verb: JSONValue) {
    let name = verb["commandName"]?.text ?? ""
    add(".SH \(Self.escaped(name.uppercased()))")
    add(Self.escaped(Self.summary(of: verb)))
    if let type = Proofmass.configuration.subcommands.first(where: {
      $0.configuration.commandName == name
    }) {
      add(".PP\n.nf\n" + Self.lines(Proofmass.usageString(for: type)) + "\n.fi")
    }
    addParagraphs(verb["discussion"]?.text ?? "")
    for argument in verb["arguments"]?.array ?? [] {
      let words = argument["abstract"]?.text ?? ""
      // Every verb has these two.
      guard !["Show the version.", "Show help information."].contains(words) else { continue }
      let value = argument["valueName"]?.text ?? ""
      let names = (argument["names"]?.array ?? []).map {
        ($0["kind"]?.text == "short" ? "-" : "--") + ($0["name"]?.text ?? "")
      }.joined(separator: ", ")
      let isOption = argument["kind"]?.text == "option"
      addTerm(names.isEmpty ? value : isOption ? "\(names) \(value)" : names, words)
    }
  }

  /// Paragraphs between empty lines; one with indented lines, such as examples, keeps its lines.
  private mutating func addParagraphs(_ words: String, without left: String = "") {
    var paragraph: [Substring] = []
    // The empty line at the end closes the last paragraph.
    for line in (words + "\n\n").split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.isEmpty else {
        paragraph.append(line)
        continue
      }
      let whole = paragraph.joined(separator: "\n")
      if !paragraph.isEmpty, whole != left {
        let isFixed = paragraph.contains { $0.hasPrefix(" ") }
        add(".PP\n" + (isFixed ? ".nf\n\(Self.lines(whole))\n.fi" : Self.lines(whole)))
      }
      paragraph = []
    }
  }

  private static func summary(of command: JSONValue) -> String {
    var words = command["abstract"]?.text ?? ""
    if words.last == "." { words.removeLast() }
    return words
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\n")
  }

  /// A line that roff prints verbatim: without requests and escapes, and with hyphens that can be copied.
  private static func escaped(_ line: String) -> String {
    let words = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return words.hasPrefix(".") || words.hasPrefix("'") ? "\\&" + words : words
  }
}
