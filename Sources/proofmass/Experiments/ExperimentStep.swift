// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// One line of an experiment, with addresses in place of registers' names.
struct ExperimentStep {
  /// A span of registers.
  struct Place {
    var address: UInt8
    var count = 1
    /// The bits of each byte that count.
    var mask: UInt8 = 0xFF
    /// Whether the command byte lacks the bit that makes the address increment.
    var isPlain = false
  }

  /// Samples at regular times.
  struct Series {
    var count: Int
    var period: Duration
  }

  /// Three consecutive outputs of 16 bits.
  struct Outputs {
    var address: UInt8
    var isLittleEndian: Bool
  }

  /// What a person does to the board, and the emulator to its own.
  enum Gesture: String, CaseIterable { case turn, knock, replug }

  enum Action {
    case write(UInt8, [UInt8])
    /// Reads bytes, which are answers.
    case read(Place)
    /// Reads bytes for the effect alone.
    case discard(Place)
    case wait(Duration)
    /// Reads one register until its masked bits have a value. Answers: whether they came to have it, the last byte, and
    /// the time in ms.
    case poll(UInt8, mask: UInt8, value: UInt8, for: Duration)
    /// The OR of bytes that are read repeatedly.
    case any(Place, Series)
    /// The AND of them.
    case all(Place, Series)
    /// The mean of the first of the outputs.
    case mean(Outputs, Series)
    /// The mean length of the vector of the outputs.
    case magnitude(Outputs, Series)
    /// The number of masked bits that are set in a register.
    case bits(UInt8, mask: UInt8)
    /// Whether the bytes of a burst repeat after a number of them: 01 or 00.
    case period(Place, Int)
    /// The last measure (mean, magnitude, bits or rate) divided by the one before it.
    case ratio
    /// The last measure less the one before it.
    case difference
    /// The rate in Hz at which bits come to be set while a place is read each time.
    case rate(UInt8, mask: UInt8, reading: Place, for: Duration)
    case gesture(Gesture)
  }

  var action: Action
  /// The line as it was written.
  var text: String

  var gesture: Gesture? { if case .gesture(let gesture) = action { gesture } else { nil } }

  /// Whether `ratio` and `difference` take its number.
  var isMeasure: Bool {
    switch action {
    case .mean, .magnitude, .bits, .rate: true
    default: false
    }
  }

  /// Whether it needs a link without the increment bit.
  var isPlain: Bool {
    switch action {
    case .read(let place), .discard(let place), .any(let place, _), .all(let place, _),
      .rate(_, _, let place, _):
      place.isPlain
    default: false
    }
  }
}

/// What a step found.
struct ExperimentAnswer {
  var bytes: [UInt8] = []
  var number: Double?
}
