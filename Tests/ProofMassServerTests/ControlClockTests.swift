// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer
import Testing

/// The clock of SPI by which a control client transfers, and in what is said of its frames.
@Suite struct ControlClockTests {
  private func read(_ members: String) -> String {
    #"{"do":"transfer","address":"spi0.0","messages":[{"write":"8f","read":1}]"# + members + "}"
  }

  @Test(arguments: [
    ("", "33"), (#","mode":0"#, "33"), (#","mode":1"#, "ff"), (#","mode":2"#, "99"),
    (#","mode":3"#, "33"), (#","hertz":10000001"#, "33"), (#","mode":2,"hertz":10000001"#, "99"),
  ])
  func transfer(_ members: String, _ byte: String) throws {
    var client = ControlClient(Circuit(.lis3dh.on(spi: 0)))
    #expect(
      try client.ask(read(members)) == #"{"id":null,"answers":[""# + byte
        + #""],"time_s":0.000016}"#)
  }

  /// The transcript has a clock that makes a difference, and a replay repeats it.
  @Test func transcript() throws {
    var client = ControlClient(Circuit(.lis3dh.on(spi: 0)))
    for mode in [0, 2, 3] { _ = try client.ask(read(",\"mode\":\(mode),\"hertz\":500000")) }
    let lines = try client.ask(#"{"do":"transcript"}"#)
    #expect(lines.contains(#""write":"8f","read":"99","mode":2,"hertz":500000,"registers""#))
    #expect(!lines.contains(#""mode":0"#) && !lines.contains(#""mode":3"#))
    #expect(lines.contains(#""identifier":"spi-mode","class":"hazard""#))
    let transcript = """
      {"proofmass":"transcript","version":1,"chips":[{"chip":"LIS3DH","address":"spi0.0"}]}
      {"time_s":0,"address":"spi0.0","write":"8f","read":"99","mode":2,"hertz":500000}
      {"time_s":1,"address":"spi0.0","write":"8f","read":"33"}

      """
    let report = try Replay.run(try Transcript(Array(transcript.utf8)))
    #expect(report.differences.isEmpty)
  }
}
