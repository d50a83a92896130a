// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The register OUT_TEMP.
struct GyroscopeTemperatureTests {
  private func bench(_ temperature: Double, offset: Double? = nil) throws -> Bench {
    var chip = L3G4200DChip()
    if let offset { chip.temperatureOffset = offset }
    let bench = Bench(.l3g4200d(chip), at: 0x68)
    bench.temperature(temperature)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(2_500))
    return bench
  }

  /// The value is 37 minus the temperature: 12 at room temperature, 8 with a finger on the part.
  @Test(arguments: [
    (25, 0x0C), (29, 0x08), (36, 0x01), (37, 0x00), (38, 0xFF), (85, 0xD0), (-40, 0x4D),
    (25.4, 0x0C), (24.6, 0x0C), (23.4, 0x0E),
  ])
  func countsDownWithTheTemperature(temperature: Double, byte: Int) throws {
    #expect(try bench(temperature).byte(0x26) == UInt8(byte))
  }

  @Test(arguments: [(500, 0x80), (-500, 0x7F)])
  func clampsAtEightBits(temperature: Double, byte: Int) throws {
    #expect(try bench(temperature).byte(0x26) == UInt8(byte))
  }

  @Test func notANumberDoesNotTrap() throws {
    _ = try bench(.nan).byte(0x26)
    _ = try bench(.infinity).byte(0x26)
  }

  @Test func offsetIsThePartsOwn() throws {
    #expect(try bench(25, offset: 50).byte(0x26) == 0x19)
  }

  /// While the board warms by one degree every 0.1 s, the register changes once per second.
  @Test func latchesOnceASecond() throws {
    let bench = try bench(0)
    var seen: [UInt8] = []
    for step in 0..<50 {
      bench.temperature(Double(step))
      bench.wait(.milliseconds(100))
      let byte = try bench.byte(0x26)
      if seen.last != byte { seen.append(byte) }
    }
    #expect((5...7).contains(seen.count))
  }

  @Test func holdsInPowerDown() throws {
    let bench = try bench(25)
    try bench.write(0x20, 0x07)
    bench.temperature(30)
    bench.wait(.seconds(10))
    #expect(try bench.byte(0x26) == 0x0C)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(2_500))
    #expect(try bench.byte(0x26) == 0x07)
  }
}
