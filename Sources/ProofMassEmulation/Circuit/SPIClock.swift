// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// The clock of an SPI controller, as a program sets it.
///
/// All parts here use mode 3: the clock idles high, they sample a bit at its rising edge and output one at
/// its falling edge. A controller in another mode uses other edges:
///
/// - Mode 0 idles low and has the same edges. By most reports it works, by some it does not: the policy
///   `spi-mode-0`.
/// - In mode 1 the controller outputs a bit at the edge at which the chip samples, so that the chip samples
///   the previous one: it receives all bytes one bit late, after a zero, and misses the last bit. This
///   changes the command: its read bit is zero, so that the chip treats the following bytes as a write.
/// - In mode 2 the controller samples at the edge at which the chip outputs a bit, so that it
///   samples the previous one: it reads all bytes one bit late, after a one.
///
/// Above the maximum clock of its datasheet a chip may output a bit too late, with the effect of mode 2: the
/// policy `spi-too-fast`.
public struct SPIClock: Equatable, Sendable {
  /// Polarity and phase, 0 to 3; nil for those of the chip.
  public var mode: Int?
  /// Frequency in hertz; nil for one that the chip supports. It is checked against the chip's
  /// limit; the duration of a frame follows from the board's `WireTime`.
  public var hertz: Int64?

  /// Creates a clock from its parts, by default one that suits the chip.
  public init(mode: Int? = nil, hertz: Int64? = nil) {
    self.mode = mode
    self.hertz = hertz
  }

  /// The clock that suits a chip.
  static let fitting = SPIClock()
}

/// Questions that a chip's documents leave open about an SPI clock outside the datasheet's limits.
struct SPIPolicies: Equatable, Sendable {
  enum Effect: String, CaseIterable { case works, shifts }

  var modeZero = Effect.works
  var tooFast = Effect.works

  /// Whether reads are one bit late, in the form of `Chip.lateOnSPI`.
  var late: (inModeZero: Bool, whenTooFast: Bool) { (modeZero == .shifts, tooFast == .shifts) }

  /// The policy of mode 0. By some reports it works with a LIS331 and a LIS3DH (Adafruit's LIS331 library;
  /// RIOT's lis3dh driver), by others not (lis3dh-esp-idf), and an ADXL345, a mode 3 part, was read one bit
  /// late on a clock that idled low.
  static func modeZero<Policies: PolicySet>(
    _ access: @escaping PolicyEntry<Policies>.Access
  ) -> PolicyEntry<Policies> {
    PolicyEntry(
      "spi-mode-0", access,
      "on SPI with a clock that idles low (mode 0), all is as in mode 3, or reads are one bit late")
  }

  /// The policy of a clock above the maximum: half its period is shorter than the output delay of
  /// the chip (50 ns after the falling edge, in ST's parts).
  static func tooFast<Policies: PolicySet>(
    _ access: @escaping PolicyEntry<Policies>.Access
  ) -> PolicyEntry<Policies> {
    PolicyEntry(
      "spi-too-fast", access,
      "above the fastest clock of SPI, all is as below it, or reads are one bit late")
  }
}

/// The shift of a frame's bits against its bytes when the controller's clock does not suit the chip.
struct SPISlip: Equatable, Sendable {
  /// Whether the chip receives the bytes sent one bit late.
  var isInputLate = false
  /// Whether the controller reads the chip's bytes one bit late.
  var isOutputLate = false
  /// The last bit that was sent: initially the line is low.
  private var sent: UInt8 = 0
  /// The last bit from the chip: initially the line is not driven, and pulled up.
  private var given: UInt8 = 1

  /// Whether bits are shifted.
  var isAny: Bool { isInputLate || isOutputLate }

  /// The byte that the chip receives when a byte is sent.
  mutating func send(_ byte: UInt8) -> UInt8 {
    defer { sent = byte & 1 }
    return sent << 7 | byte >> 1
  }

  /// The byte that the controller reads when the chip outputs a byte.
  mutating func give(_ byte: UInt8) -> UInt8 {
    defer { given = byte & 1 }
    return given << 7 | byte >> 1
  }
}

extension Board {
  /// Checks the clock of a frame that begins against a chip's limits.
  ///
  /// - Returns: The shift of its bits, and whether it is too fast.
  @inline(never)
  mutating func judge(
    _ clock: SPIClock, of chip: Place, _ command: UInt8
  ) -> (slip: SPISlip, isTooFast: Bool) {
    with(chip) { [now] chip in
      var slip = SPISlip()
      guard let facts = chip.facts.spi else { return (slip, false) }
      let (register, late) = (command & facts.addressMask, chip.lateOnSPI)
      if let mode = clock.mode.map({ $0 & 3 }), mode != facts.mode {
        if Self.samplesOnRise(mode) == Self.samplesOnRise(facts.mode) {
          slip.isOutputLate = late.inModeZero
        } else if mode & 1 == 1 {
          slip.isInputLate = true
        } else {
          slip.isOutputLate = true
        }
        if slip.isAny { chip.violations.record(.spiMode, register: register, at: now) }
      }
      guard let hertz = clock.hertz, let maximum = chip.maximumSPIHertz(command), hertz > maximum
      else { return (slip, false) }
      chip.violations.record(.spiClock, register: register, at: now)
      if late.whenTooFast { slip.isOutputLate = true }
      return (slip, true)
    }
  }

  private static func samplesOnRise(_ mode: Int) -> Bool { mode == 0 || mode == 3 }

  /// Runs a frame whose bits are shifted against its bytes.
  @_lifetime(reading: copy reading)
  @inline(never)
  mutating func runSlipped(
    _ frame: inout SPIFrame, _ chip: Place, _ command: UInt8, _ writing: Span<UInt8>,
    _ reading: inout MutableSpan<UInt8>, isResumed: Bool
  ) throws(BusError) {
    var (command, bytes) = (command, writing.array)
    if frame.slip.isInputLate {
      if !isResumed { command = frame.slip.send(command) }
      // The controller sends zeros after the end of its bytes.
      bytes += [UInt8](repeating: 0, count: max(0, reading.count - bytes.count))
      for index in bytes.indices { bytes[index] = frame.slip.send(bytes[index]) }
    }
    try run(&frame, chip, command, bytes.span, &reading)
    if frame.slip.isOutputLate {
      for index in 0..<reading.count { reading[index] = frame.slip.give(reading[index]) }
    }
  }
}
