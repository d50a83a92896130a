// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The list of a part's mutants.
@Suite struct MutantListTests {
  @Test(arguments: Part.names)
  func everyPartHasMutants(name: String) throws {
    let part = try #require(Part.named(name))
    let mutants = Mutant.all(of: part)
    #expect(mutants.count >= 20)
    #expect(Set(mutants.map(\.name)).count == mutants.count)
    #expect(mutants.allSatisfy { $0.meaning.hasSuffix(".") || $0.name.contains("=") })
    #expect(mutants.map(\.name) == Mutant.all(ofPart: name).map(\.name))
    for mutant in mutants {
      let circuit = Circuit(part.mutated(by: mutant))
      circuit.advance(by: .milliseconds(5))
      let target = try #require(circuit.mounted.first?.target)
      #expect(circuit.mutant(at: target)?.name == mutant.name)
    }
  }

  @Test func unknownPartHasNone() { #expect(Mutant.all(ofPart: "LIS99").isEmpty) }

  /// An AK8963 behind an MPU-9250 is mutated with it, where it is the part that is named.
  @Test func partInsideAnother() throws {
    let mutant = try #require(Mutant.all(of: .ak8963).first { $0.name == "wia=0x00" })
    let circuit = Circuit(Part.mpu9250.mutated(eachLike: .ak8963, by: mutant))
    let bypass: [UInt8] = [0x02]
    try circuit.wire.write(bypass.span, command: 0x37, to: 0x68)
    circuit.advance(by: .milliseconds(1))
    var bytes: [UInt8] = [0xEE]
    var span = bytes.mutableSpan
    try circuit.wire.read(into: &span, command: 0x00, from: 0x0C)
    #expect(bytes == [0x00])
    #expect(circuit.mutant(at: .i2c(0x0C))?.name == "wia=0x00")
    #expect(circuit.mutant(at: .i2c(0x68)) == nil)
  }
}
