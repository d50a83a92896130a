// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// An I2C bus whose bytes a program moves one by one. The random programs hold it against whole
/// transactions.
@Suite struct ByteTests {
  /// Sends START and bytes.
  ///
  /// - Returns: How many were acknowledged.
  private func start(_ bus: inout CircuitI2CBytes, _ bytes: UInt8...) -> Int {
    bus.start()
    return bytes.count { bus.send($0) }
  }

  /// S, 0x68+W, WHO_AM_I, Sr, 0x68+R, a byte, P: 39 bits of 2.5 µs.
  @Test func aRead() {
    let circuit = Circuit(.l3g4200d)
    var bus = CircuitI2CBytes(circuit)
    #expect(start(&bus, 0xD0, 0x0F) == 2)
    #expect(start(&bus, 0xD1) == 1)
    #expect(bus.receive() == 0xD3)
    bus.stop()
    #expect(circuit.now.nanoseconds == 97_500)
    #expect(circuit.transactionCount == 1)
  }

  /// S, 0x68+W, CTRL_REG1, a byte, P: 29 bits. A byte without a command goes on at the pointer.
  @Test func aWrite() throws {
    let bench = Bench(.l3g4200d, at: 0x68)
    var bus = CircuitI2CBytes(bench.circuit)
    #expect(start(&bus, 0xD0, 0x20, 0x5F) == 3)
    bus.stop()
    #expect(bench.now == 72_500)
    #expect(try bench.byte(0x20) == 0x5F)
    #expect(start(&bus, 0xD1) == 1)
    #expect(bus.receive() == 0x5F)
    bus.stop()
  }

  /// Nobody acknowledges, and the wire stays high.
  @Test func nobody() {
    let circuit = Circuit(.l3g4200d)
    var bus = CircuitI2CBytes(circuit)
    #expect(start(&bus, 0xAB) == 0)
    #expect(bus.receive() == 0xFF)
    bus.stop()
    #expect(start(&bus, 0xD0) == 1)
    #expect(start(&bus, 0xAA) == 0)
    bus.stop()
  }

  /// A burst over one sample, Z X Y Z, finds nothing new in the second Z, whether six bytes are read
  /// at once or not.
  @Test(arguments: [false, true])
  func anAxisTwiceInABurst(byBytes: Bool) throws {
    let bench = try Bench.gyroscope((0x20, 0x0F), (0x23, 0x80))
    bench.set(policy: "output-wrap", "always")
    bench.wait(.milliseconds(500))
    if byBytes {
      var bus = CircuitI2CBytes(bench.circuit)
      #expect(start(&bus, 0xD0, 0xAC) == 2)
      #expect(start(&bus, 0xD1) == 1)
      for _ in 0..<8 { _ = bus.receive() }
      bus.stop()
    } else {
      _ = try bench.bytes(0xAC, 8)
    }
    #expect(bench.count(.staleRead) == 1)
  }
}
