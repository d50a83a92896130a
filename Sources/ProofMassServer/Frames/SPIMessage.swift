// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

/// Several SPI transfers in one go, as in SPI_IOC_MESSAGE: chip select is low from the first to the
/// last, but for the gaps that a transfer asks for.
struct SPIMessage {
  /// One stay of chip select at low.
  private struct Frame {
    var bytes: [UInt8] = []
    /// The parts of it whose answer is wanted.
    var wanted: [Range<Int>] = []
  }

  private var frames = [Frame()]
  private var sent = 0
  private var received = 0
  private(set) var length = 0
  var isTooLong = false

  mutating func append(_ bytes: [UInt8], receives: Bool, sends: Bool, deselects: Bool) {
    length += bytes.count
    sent += sends ? bytes.count : 0
    received += receives ? bytes.count : 0
    guard max(sent, received) <= ProofMassServer.Frame.longestSPI,
      length <= 2 * ProofMassServer.Frame.longestSPI
    else { return isTooLong = true }
    let last = frames.count - 1
    let start = frames[last].bytes.count
    frames[last].bytes += bytes
    if receives { frames[last].wanted.append(start..<(start + bytes.count)) }
    if deselects { frames.append(Frame()) }
  }

  /// What came back in the transfers that receive.
  func run(on circuit: Circuit, _ select: SPISelect) throws(BusError) -> [UInt8] {
    var answer: [UInt8] = []
    for frame in frames {
      guard let command = frame.bytes.first else { continue }
      let data = Array(frame.bytes.dropFirst())
      var back = [UInt8](repeating: 0, count: data.count)
      var reading = back.mutableSpan
      try circuit.transfer(spi: select, command: command, writing: data.span, reading: &reading)
      // While the command goes out nobody drives the other line, which is pulled up.
      let all = [0xFF] + back
      for range in frame.wanted { answer += all[range] }
    }
    return answer
  }
}
