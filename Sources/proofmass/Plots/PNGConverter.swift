// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// Converts a picture from SVG to PNG by librsvg's own program.
struct PNGConverter {
  private let program: Program

  /// Finds the program.
  ///
  /// - Parameter output: The name of the picture, for the error.
  init(for output: String) throws(UserError) {
    do throws(ProgramError) {
      program = try Program("rsvg-convert", search: environment("PATH"))
    } catch {
      throw .failure("--output \(output): \(error): install librsvg2-bin, or name the picture .svg")
    }
  }

  /// The picture at twice the SVG's resolution, for paper and high-resolution screens.
  func png(of svg: String) throws(UserError) -> [UInt8] {
    let signals = try asUserError { () throws(SocketError) in try Signals(withProgram: true) }
    return try png(of: svg, signals)
  }

  private func png(of svg: String, _ signals: borrowing Signals) throws(UserError) -> [UInt8] {
    let directory = try PrivateDirectory.make()
    defer { directory.remove() }
    try asUserError { () throws(SocketError) in
      try directory.createFile("picture.svg", svg.systemBytes)
    }
    let result = directory.reserve("picture.png")
    let ending: ChildProcess.Ending
    do throws(ProgramError) {
      let child = try ChildProcess(
        program, ["--zoom", "2", "--output", result, "\(directory.path)/picture.svg"],
        environment: ProgramEnvironment.inherited.entries, output: .standardError)
      ending = child.wait(signals)
    } catch { throw .failure(error.description) }
    guard ending == .exited(0) else {
      throw .failure(
        "rsvg-convert ended with status \(ending.status): name the picture .svg instead")
    }
    var bytes: [UInt8] = []
    try read(result) { (piece) throws(UserError) in bytes += piece }
    return bytes
  }
}
