// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Synchronization

/// The firmware around the client, on an emulated board in virtual time: its bus, its clock and
/// where it reports to. Everything that crosses is written down.
struct Firmware {
  /// What a read of the clock takes, so that polling it comes to an end.
  static let clockTime = Duration.microseconds(20)

  private let circuit: Circuit
  private var wire: CircuitI2CBytes
  private(set) var transcript = Transcript()
  /// The bit patterns that the client reported, a report a line.
  private(set) var reports: [[UInt64]] = []

  /// Creates a firmware on a board.
  ///
  /// - Parameter numbers: What the client is given, which the transcript begins with.
  init(_ circuit: Circuit = Circuit(), _ numbers: [Int64] = []) {
    self.circuit = circuit
    wire = CircuitI2CBytes(circuit)
    for number in numbers { transcript.append(number) }
  }

  mutating func start() {
    wire.start()
    transcript.append(.start)
  }

  mutating func send(_ byte: UInt8) -> UInt8 {
    let isAcknowledged = wire.send(byte)
    transcript.append(isAcknowledged ? .sent : .refused, byte)
    return isAcknowledged ? 1 : 0
  }

  mutating func receive(isLast: Bool) -> UInt8 {
    let byte = wire.receive()
    transcript.append(isLast ? .receivedLast : .received, byte)
    return byte
  }

  mutating func stop() {
    wire.stop()
    transcript.append(.stop)
  }

  mutating func nanoseconds() -> Int64 {
    circuit.advance(by: Self.clockTime)
    let now = circuit.now.nanoseconds
    transcript.append(clock: now)
    return now
  }

  mutating func report(_ bits: [UInt64]) { reports.append(bits) }
}

/// The firmware at work: the client's functions are C's, which have no context.
let firmware = Mutex(Firmware())

func start() { firmware.withLock { $0.start() } }
func send(_ byte: UInt8) -> UInt8 { firmware.withLock { $0.send(byte) } }
func receive(_ isLast: UInt8) -> UInt8 { firmware.withLock { $0.receive(isLast: isLast != 0) } }
func stop() { firmware.withLock { $0.stop() } }
func nanoseconds() -> Int64 { firmware.withLock { $0.nanoseconds() } }
func report(_ values: Double...) { report(values.map(\.bitPattern)) }
func report(_ bits: [UInt64]) { firmware.withLock { $0.report(bits) } }
func report(chip: UInt8, _ x: Double, _ y: Double, _ z: Double) {
  report([UInt64(chip)] + [x, y, z].map(\.bitPattern))
}
