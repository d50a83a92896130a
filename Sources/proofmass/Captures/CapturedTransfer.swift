// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation

/// A transaction that a capture shows.
struct CapturedTransfer: Equatable {
  /// Its time in the capture, and its bytes. In an SPI frame, `written` has all bytes of the controller and
  /// `read` those that came back after the command byte: only the chip's facts say which of them matter.
  var transaction: Transaction
  /// The bit time on the wire in nanoseconds; nil where the capture does not show the clock.
  var bit: Int64?
}
