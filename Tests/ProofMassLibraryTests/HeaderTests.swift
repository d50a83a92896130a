// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassLibrary
import Testing

/// The header, against the functions.
@Suite struct HeaderTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/ProofMassLibrary").standardized

  private func text(_ file: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
  }

  @Test func declaresEveryFunctionAndNoOther() throws {
    let exports = try [
      "Exports.swift", "Exports+Buses.swift", "Exports+Samples.swift",
    ].map(text).joined()
    let functions = exports.matches(of: /@_cdecl\("(\w+)"\)/).map { String($0.1) }
    let declared = try text("C/proofmass.h").matches(
      of: /^(?:const )?\w+ \*?(proofmass_\w+)\(/
        .anchorsMatchLineEndings()
    ).map { String($0.1) }
    #expect(functions.count >= 30)
    #expect(Set(declared) == Set(functions))
    #expect(declared.count == functions.count)
  }

  @Test func hasTheInterfaceAndTheCodes() throws {
    let header = try text("C/proofmass.h")
    #expect(header.contains("#define PROOFMASS_INTERFACE \(interface())\n"))
    let codes = header.matches(of: /PROOFMASS_\w+ = (-\d+)/).compactMap { Int32($0.1) }
    #expect(codes == (1...11).map { -$0 })
  }

  /// struct proofmass_edge: int64_t, int32_t, int32_t.
  @Test func edgesHaveTheHeadersLayout() {
    #expect(MemoryLayout<Edge>.size == 16)
    #expect(MemoryLayout<Edge>.offset(of: \.pin) == 8)
    #expect(MemoryLayout<Edge>.offset(of: \.isHigh) == 12)
  }
}
