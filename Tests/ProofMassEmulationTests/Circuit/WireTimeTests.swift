// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// START, repeated START and STOP take one bit each; a byte takes nine bits on I2C and eight on
/// SPI.
struct WireTimeTests {
  private func time(_ circuit: Circuit, _ body: () throws -> Void) rethrows -> Int64 {
    let start = circuit.now.nanoseconds
    try body()
    return circuit.now.nanoseconds - start
  }

  @Test func sixByteReadTakes84Bits() throws {
    let bench = try Bench.accelerometer()
    #expect(try time(bench.circuit) { _ = try bench.bytes(0xA8, 6) } == 210_000)
  }

  @Test func oneByteReadTakes39Bits() throws {
    let bench = try Bench.accelerometer()
    #expect(try time(bench.circuit) { _ = try bench.byte(0x0F) } == 97_500)
  }

  @Test func writeOfOneRegisterTakes29Bits() throws {
    let bench = try Bench.accelerometer()
    #expect(try time(bench.circuit) { try bench.write(0x20, 0x27) } == 72_500)
  }

  @Test func probeTakes11Bits() throws {
    let bench = try Bench.accelerometer()
    #expect(try time(bench.circuit) { try bench.probe() } == 27_500)
  }

  @Test func emptyAddressTakes11Bits() {
    let bench = Bench(on: Circuit(.lis331dlh), at: 0x55)
    let taken = time(bench.circuit) {
      #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
    }
    #expect(taken == 27_500)
  }

  @Test func readWithoutCommandTakes20BitsAtOneByte() throws {
    let bench = Bench.compass()
    #expect(try time(bench.circuit) { _ = try bench.nextBytes(1) } == 50_000)
  }

  @Test func standardModeIsFourTimesSlower() throws {
    let circuit = Circuit([.lis331dlh], wireTime: WireTime(i2cHertz: 100_000))
    let bench = Bench(on: circuit, at: 0x18)
    #expect(try time(circuit) { _ = try bench.bytes(0xA8, 6) } == 840_000)
  }

  @Test(arguments: [(1, 16_000), (6, 56_000), (192, 1_544_000)])
  func spiReadTakesEightMicrosecondsAByte(count: Int, nanoseconds: Int64) throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    #expect(try time(circuit) { _ = try circuit.frame(0xE8, reading: count) } == nanoseconds)
  }

  @Test func spiWriteOfOneRegisterTakesTwoBytes() throws {
    let circuit = Circuit(.l3g4200d.on(spi: 0))
    #expect(try time(circuit) { try circuit.frame(0x20, 0x0F) } == 16_000)
  }

  @Test func nothingElseTakesTime() throws {
    let bench = try Bench.accelerometer()
    let taken = time(bench.circuit) {
      bench.force(1, 2, 3)
      bench.circuit.powerCycle()
      _ = bench.circuit.finish()
    }
    #expect(taken == 0)
  }
}
