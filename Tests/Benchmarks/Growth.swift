// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// Running accelerometers on one SPI bus, used in turn.
///
/// A transfer takes next to no board time here, so that as few samples fall due between two reads
/// of a chip on a board with many chips as on a board with one.
private struct CrowdedBoard {
  private let circuit: Circuit
  private let wires: [CircuitSPI]
  private var lines: [CircuitLine] = []
  /// Index of the chip that is next in turn.
  private var next = 0

  init(chips count: Int) throws(BusError) {
    let selects = (0..<count).map { SPISelect(bus: 0, select: $0) }
    let circuit = Circuit(
      selects.map { .lis331dlh.on(spi: $0) }, wireTime: WireTime(spiHertz: 1_000_000_000))
    self.circuit = circuit
    wires = selects.map { circuit.wire(spi: $0) }
    for wire in wires {
      // CTRL_REG1 to CTRL_REG4: 1 kHz, all axes, data ready on INT1, block data update.
      let control: InlineArray<4, UInt8> = [0x3F, 0, 0x02, 0x80]
      try wire.write(control.span, command: 0x60)
    }
    lines = selects.compactMap { circuit.line("INT1", of: .spi($0)) }
  }

  /// The time in seconds of reads of the status and the six bytes after it.
  mutating func read(times count: Int) throws(BusError) -> Double {
    var bytes = InlineArray<7, UInt8>(repeating: 0)
    let start = ContinuousClock.now
    for _ in 0..<count {
      var span = bytes.mutableSpan
      try wires[next].read(into: &span, command: 0xE7)
      next = next + 1 == wires.count ? 0 : next + 1
    }
    return seconds(since: start)
  }

  /// The time in seconds of waits of 1 ms for a chip whose samples are not read, so that there is
  /// no edge; with many chips, many samples fall due between two waits for the same chip.
  mutating func wait(times count: Int) -> Double {
    let start = ContinuousClock.now
    for _ in 0..<count {
      _ = lines[next].waitForEdge(until: circuit.now.advanced(byNanoseconds: 1_000_000))
      next = next + 1 == lines.count ? 0 : next + 1
    }
    return seconds(since: start)
  }
}

/// The time of a read over SPI, and of a wait on a line, on a board with a hundred chips in
/// multiples of that with one. The shortest of many runs, taken in turn, counts; each is short
/// enough to fit between two interruptions by other processes.
func growth() throws(BusError) -> (read: Double, wait: Double) {
  var one = try CrowdedBoard(chips: 1)
  var hundred = try CrowdedBoard(chips: 100)
  var reads = (one: Double.infinity, hundred: Double.infinity)
  var waits = reads
  for _ in 0..<200 {
    reads.one = min(reads.one, try one.read(times: 5000))
    reads.hundred = min(reads.hundred, try hundred.read(times: 5000))
    waits.one = min(waits.one, one.wait(times: 5000))
    waits.hundred = min(waits.hundred, hundred.wait(times: 5000))
  }
  return (reads.hundred / reads.one, waits.hundred / waits.one)
}
