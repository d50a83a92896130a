// SPDX-License-Identifier: Apache-2.0

/// The codes of failures, which all functions share; a header for C names them.
enum Failure: Int32, Error {
  case noBoard = -1
  case invalid = -2
  case noAcknowledge = -3
  case arbitrationLost = -4
  case timeout = -5
  case unsupported = -6
  case bus = -7
  case refused = -8
  case full = -9
  case noChip = -10
  case sensor = -11

  /// The meaning, as a line.
  var words: StaticString {
    switch self {
    case .noBoard: "no board has this handle: it was released, or never created"
    case .invalid: "an argument is null or outside its range"
    case .noAcknowledge: "no chip acknowledged the address or a byte"
    case .arbitrationLost: "another controller won the arbitration"
    case .timeout: "the chip held the clock for longer than a controller waits"
    case .unsupported: "the bus does not support this transfer"
    case .bus: "the bus failed"
    case .refused: "the description was refused: the message has the reason"
    case .full: "there are as many boards, or snapshots of the board, as are possible"
    case .noChip: "no chip is at this address or chip select"
    case .sensor: "a sensor failed: the answer has the reason"
    }
  }
}
