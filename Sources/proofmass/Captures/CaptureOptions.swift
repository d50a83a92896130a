// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// The options of `lint` for a capture.
struct CaptureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge the transactions in this file in place of a program's; - is standard input.",
      valueName: "FILE"),
    completion: .file(), transform: pathArgument)
  var capture: String?

  @Option(
    help: ArgumentHelp(
      "The format of the capture, where its beginning does not show it: "
        + CaptureFormat.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "FORMAT")
  )
  var captureFormat: CaptureFormat?

  @Option(
    help: ArgumentHelp(
      "The channels of the wires, where these have other names: SDA=D0,SCL=D1 or "
        + "CLK=D0,MOSI=D1,MISO=D2,CS=D3. CS is chip select 0.0, CS1 is 0.1; without MISO, data have one wire.",
      valueName: "WIRES"))
  var channels: String?

  /// Refuses options of a capture where there is none.
  func checkUnused() throws(UserError) {
    if captureFormat != nil { throw .usage("--capture-format is for --capture FILE: name one") }
    if channels != nil { throw .usage("--channels is for --capture FILE: name one") }
  }

  /// Judges the capture.
  ///
  /// - Parameters:
  ///   - chips: The chips on the board; none for a transcript, which names them.
  ///   - options: The options of the board.
  func judge(
    _ path: String, chips: [String], _ options: BoardOptions, ignoring ignored: [Rule]
  ) throws(UserError) -> LintReport {
    var capture = try Capture(path, format: captureFormat, channels: channels)
    guard options.transcript == nil, options.duration == nil else {
      throw .usage("--transcript and --duration are for a program: leave them out with --capture")
    }
    if capture.format == .transcript {
      guard chips.isEmpty else {
        throw .usage("a transcript names its chips: leave \(chips[0]) out")
      }
      return try judge(&capture, motion: options.world.motion, ignoring: ignored)
    }
    guard !chips.isEmpty else {
      throw .usage(
        "\(capture.name) does not name its chips: name them, like lis331dlh,address=0x19")
    }
    var options = options
    options.world.fast = true
    let plan = try BoardPlan(chips, options, for: "lint")
    _ = try plan.start()
    var run = CaptureRun(
      plan.circuit, ignoring: ignored,
      countsFromFirst: capture.format == .strace || capture.format == .trace)
    try capture.transfers { (transfers) throws(UserError) in
      for transfer in transfers { run.carryOut(transfer) }
    }
    return try report(capture.name, run, plan.circuit, plan.description)
  }

  /// Judges a transcript: its requests change the board, too.
  private func judge(
    _ capture: inout Capture, motion: String?, ignoring ignored: [Rule]
  ) throws(UserError) -> LintReport {
    let name = capture.name
    var reading = TranscriptReader()
    var replay: (board: ServerReplay, run: CaptureRun)?
    func carryOut(_ entries: [Transcript.Entry]) throws(UserError) {
      if replay == nil, let header = reading.header {
        let board = try ServerReplay(header, named: name, motion: motion)
        replay = (board, CaptureRun(board.circuit, ignoring: ignored))
      }
      for entry in entries {
        guard let done = replay?.board.carryOut(entry) else { continue }
        guard case .transaction(let captured) = entry.event else { continue }
        replay?.run.judge(done, silicon: captured.read)
      }
    }
    try capture.pieces { (piece) throws(UserError) in
      try carryOut(
        try transcriptError(name) { () throws(TranscriptError) in try reading.append(piece) })
    }
    let last = try transcriptError(name) { () throws(TranscriptError) in try reading.finish().1 }
    try carryOut(last)
    guard let (board, run) = replay else { throw .failure("\(name) is empty: name a transcript") }
    let chips = board.circuit.mounted.map { "\($0.facts.name) \($0.target.text)" }
    return try report(name, run, board.circuit, chips.joined(separator: ", "))
  }

  private func report(
    _ name: String, _ run: CaptureRun, _ circuit: Circuit, _ chips: String
  ) throws(UserError) -> LintReport {
    guard run.findings.transactions > 0 else {
      throw .failure("\(name) has no transaction: name a capture of the bus, and its wires")
    }
    return LintReport(
      findings: run.findings, sources: SourceLines(of: []), mounted: circuit.mounted,
      devices: chips,
      subject: .capture(name, answers: run.answers.list, leftOut: run.freshness.count))
  }
}
