// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Converts the facts in datasheets/*.json to the Swift of Sources/ProofMassDatasheets.
///
///     scripts/registers [--check] [--input DIR] [--output DIR] [--repository DIR]
///
/// The statements of datasheets/coverage about drivers and tests are checked against both and become the
/// article Coverage of that module's documentation.
///
/// With --check nothing is written: files that differ are listed, and the exit code is 1. Facts that
/// contradict themselves are rejected with one line, and then nothing is written either.
@main enum Registers {
  /// Path of the page generated from the coverage, in the repository.
  static let coveragePage = "Sources/ProofMassDatasheets/ProofMassDatasheets.docc/Coverage.md"

  static func main() {
    guard let line = run(Array(CommandLine.arguments.dropFirst())) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
    exit(1)
  }

  /// Executes the command line; returns an error message of one line, or nil.
  static func run(_ arguments: [String]) -> String? {
    do {
      let options = try Options(arguments)
      let chips = try Chip.all(in: options.input)
      var files = try files(of: chips)
      let others = try OtherPart.all(in: options.input)
      if !others.isEmpty { files["Others.swift"] = OtherPart.file(of: others) }
      let assemblies = try Assembly.all(in: options.input, of: chips, and: others)
      if !assemblies.isEmpty { files["Assemblies.swift"] = Assembly.file(of: assemblies) }
      let page = try Coverage.page(chips, facts: options.input, repository: options.repository)
      let pageURL = options.repository.appendingPathComponent(coveragePage)
      if options.isCheck {
        var names = differences(files, in: options.output)
        if let page, (try? String(contentsOf: pageURL, encoding: .utf8)) != page {
          names.append(coveragePage)
        }
        guard !names.isEmpty else { return nil }
        return "not as generated: \(commas(names)); run scripts/registers"
      }
      try FileManager.default.createDirectory(
        at: options.output, withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: options.output.appendingPathComponent(name))
      }
      if let page { try Data(page.utf8).write(to: pageURL) }
      return nil
    } catch let refusal as Refusal {
      return refusal.line
    } catch let usage as Usage {
      return usage.line
    } catch {
      return "\(error)"
    }
  }

  /// The Swift files by their names.
  private static func files(of chips: [Chip]) throws -> [String: String] {
    var list = Text(from: "datasheets")
    list.unlessEmbedded { text in
      text.block("extension Datasheet {") { text in
        text.doc(
          "All parts: accelerometers, gyroscopes, magnetometers, parts with several sensors, others."
        )
        text.list(
          "package static let chips: [ChipFacts] = [", chips.map { "\($0.name).facts" }, "]")
      }
    }
    var files = ["Chips.swift": list.file]
    for chip in chips {
      var types = Text(from: "datasheets/\(chip.file)")
      let family = try Family(chip, among: chips)
      chip.writeTypes(family, to: &types)
      if chip.likeness == nil {
        var facts = Text(from: "datasheets/\(chip.file)")
        chip.writeFacts(to: &facts)
        files["\(chip.name)+Facts.swift"] = facts.file
      } else {
        types.line()
        chip.writeFacts(to: &types)
      }
      files["\(chip.name).swift"] = types.file
      if let family { files["\(chip.name)+Variants.swift"] = family.file }
    }
    return files
  }

  /// The names of the generated files that differ from the expected ones.
  private static func differences(_ files: [String: String], in directory: URL) -> [String] {
    // A file or folder that cannot be read counts as different, and is listed.
    func text(_ name: String) -> String? {
      try? String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
    }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let leftOver = present.filter { name in
      name.hasSuffix(".swift") && files[name] == nil && text(name)?.contains(Text.mark) == true
    }
    return (files.filter { text($0.key) != $0.value }.map(\.key) + leftOver).sorted()
  }
}

/// A command line that cannot be executed.
struct Usage: Error {
  var line: String
}

struct Options {
  var isCheck = false
  /// The directory of the facts.
  var input: URL
  /// The directory of the generated Swift files.
  var output: URL
  /// The directory of drivers, tests and docs.
  var repository: URL

  init(_ arguments: [String]) throws {
    repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    input = repository.appendingPathComponent("datasheets")
    output = repository.appendingPathComponent("Sources/ProofMassDatasheets")
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--check" {
        isCheck = true
        continue
      }
      guard ["--input", "--output", "--repository"].contains(argument) else {
        throw Usage(
          line: "unknown argument \(argument); use [--check] [--input DIR] [--output DIR] "
            + "[--repository DIR]")
      }
      guard let path = rest.popFirst() else {
        throw Usage(line: "\(argument) needs a directory after it")
      }
      let url = URL(fileURLWithPath: path)
      switch argument {
      case "--input": input = url
      case "--output": output = url
      default: repository = url
      }
    }
  }
}

extension Chip {
  /// The parts that have files in a directory, sorted by sensors and name: those with one sensor, with
  /// several, with none; relatives after the part that they are like, those that the model's identity lists first, in
  /// that order.
  static func all(in directory: URL) throws -> [Chip] {
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".json") && $0 != "schema.json" }.sorted()
    guard !files.isEmpty else { throw Refusal(directory.path, "holds no .json file") }
    var chips: [Chip] = []
    var models: [String: JSON] = [:]
    var relatives: [(file: String, json: JSON)] = []
    func add(_ chip: Chip) throws {
      if let other = chips.first(where: { $0.name == chip.name }) {
        throw Refusal(chip.file, "describes \(chip.name), as \(other.file) does; remove one")
      }
      chips.append(chip)
    }
    for file in files {
      let json = try JSON(contentsOf: directory.appendingPathComponent(file), name: file)
      if json.members["like"] != nil {
        relatives.append((file, json))
      } else {
        let chip = try Chip(json, file: file)
        models[chip.name] = json
        try add(chip)
      }
    }
    // A part follows the one that it is like.
    while !relatives.isEmpty {
      let index = relatives.firstIndex { relative in
        let name = relative.json.members["like"]?.members["name"]?.text
        return chips.contains { $0.name == name }
      }
      let relative = relatives.remove(at: index ?? 0)
      try add(Chip(relative.json, file: relative.file, likeAnyOf: &models, chips))
    }
    func place(_ chip: Chip) -> (Int, String, Int, String, String) {
      let group =
        switch chip.sensors.count {
        case 0: sensors.count + 1
        case 1: sensors.firstIndex(of: chip.sensors[0]) ?? 0
        default: sensors.count
        }
      guard let likeness = chip.likeness else { return (group, chip.name, -1, "", "") }
      let rank = likeness.model.identity?.candidates.firstIndex(of: chip.name) ?? .max
      // Of a relative's relatives the former is the first.
      let line = likeness.kin.likeness == nil ? chip.name : likeness.kin.name
      return (group, likeness.model.name, rank, line, line == chip.name ? "" : chip.name)
    }
    return chips.sorted { place($0) < place($1) }
  }
}
