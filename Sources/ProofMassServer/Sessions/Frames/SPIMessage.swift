// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

/// A message of several SPI transfers, as in SPI_IOC_MESSAGE: chip select is low from the first to
/// the last, except for the gaps that a transfer requests by `cs_change`. In the last transfer,
/// `cs_change` keeps chip select low until the next message.
struct SPIMessage {
  /// The bytes between two edges of chip select.
  private struct Frame {
    var bytes: [UInt8] = []
    /// The ranges whose received bytes are returned.
    var wanted: [Range<Int>] = []
    /// The fastest clock of its transfers, in hertz.
    var hertz: UInt32 = 0
  }

  private var frames: [Frame] = []
  /// Whether the last transfer had `cs_change`.
  private var changesSelect = true
  private var sent = 0
  private var received = 0
  /// The number of bytes of all transfers.
  private(set) var length = 0
  /// Whether the message exceeds a limit of spidev.
  var isTooLong = false
  /// Whether a transfer sends and receives simultaneously.
  private(set) var isFullDuplex = false

  /// Appends a transfer.
  ///
  /// - Parameter hertz: Its clock; 0 for the device's.
  mutating func append(
    _ bytes: [UInt8], receives: Bool, sends: Bool, changesSelect: Bool, hertz: UInt32
  ) {
    length += bytes.count
    if sends && receives && !bytes.isEmpty { isFullDuplex = true }
    sent += sends ? bytes.count : 0
    received += receives ? bytes.count : 0
    guard max(sent, received) <= ProofMassServer.Frame.longestSPI,
      length <= 2 * ProofMassServer.Frame.longestSPI
    else { return isTooLong = true }
    if self.changesSelect { frames.append(Frame()) }
    self.changesSelect = changesSelect
    let last = frames.count - 1
    let start = frames[last].bytes.count
    frames[last].bytes += bytes
    frames[last].hertz = max(frames[last].hertz, hertz)
    if receives { frames[last].wanted.append(start..<(start + bytes.count)) }
  }

  /// The means by which the chip of a message is selected.
  enum Selection {
    /// The controller's chip select.
    case controller(SPISelect)
    /// A GPIO line, which keeps a chip selected.
    case line(SPISelect)
    /// Nothing: no chip takes part.
    case nobody
  }

  /// Runs the message; returns the bytes of the transfers that receive.
  ///
  /// - Parameters:
  ///   - circuit: The board.
  ///   - selection: What selects the chip.
  ///   - isThreeWire: Whether the controller sends and receives on one wire.
  ///   - mode: Polarity and phase of the clock.
  ///   - hertz: The clock of transfers that have none of their own.
  func run(
    on circuit: Circuit, _ selection: Selection, isThreeWire: Bool, mode: UInt32, hertz: UInt32
  ) throws(BusError) -> [UInt8] {
    var answer: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      let isLast = index == frames.count - 1
      let clock = SPIClock(
        mode: Int(mode), hertz: Int64(frame.hertz == 0 ? hertz : frame.hertz))
      let back: [UInt8]
      switch selection {
      case .controller(let select):
        back = try circuit.exchange(
          spi: select, frame.bytes, keepsSelected: isLast && changesSelect,
          isThreeWire: isThreeWire, clock: clock)
      case .line(let select):
        back = try circuit.exchange(
          spi: select, frame.bytes, keepsSelected: true, isThreeWire: isThreeWire, clock: clock)
      case .nobody:
        circuit.exchangeWithNobody(frame.bytes.count)
        // The undriven line is pulled up.
        back = [UInt8](repeating: 0xFF, count: frame.bytes.count)
      }
      for range in frame.wanted { answer += back[range] }
    }
    return answer
  }
}
