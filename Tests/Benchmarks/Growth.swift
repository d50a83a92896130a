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

  /// Reads the status and the six bytes after it, of one chip after the other.
  mutating func read(times count: Int) throws(BusError) -> Times {
    var bytes = InlineArray<7, UInt8>(repeating: 0)
    let stopwatch = Stopwatch()
    for _ in 0..<count {
      var span = bytes.mutableSpan
      try wires[next].read(into: &span, command: 0xE7)
      next = next + 1 == wires.count ? 0 : next + 1
    }
    return stopwatch.read()
  }

  /// Waits 1 ms for a chip whose samples are not read, so that there is no edge; with many chips,
  /// many samples fall due between two waits for the same chip.
  mutating func wait(times count: Int) -> Times {
    let stopwatch = Stopwatch()
    for _ in 0..<count {
      _ = lines[next].waitForEdge(until: circuit.now.advanced(byNanoseconds: 1_000_000))
      next = next + 1 == lines.count ? 0 : next + 1
    }
    return stopwatch.read()
  }
}

/// Reads over SPI on a board with so many chips.
func crowdedReads(_ count: Int, chips: Int) throws(BusError) -> Times {
  var board = try CrowdedBoard(chips: chips)
  return try board.read(times: count)
}

/// Waits on a line on a board with so many chips.
func crowdedWaits(_ count: Int, chips: Int) throws(BusError) -> Times {
  var board = try CrowdedBoard(chips: chips)
  return board.wait(times: count)
}
