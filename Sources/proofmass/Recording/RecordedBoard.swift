// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import ProofMassServer

/// The description of the board and the chips of a motion session in a recording.
struct RecordedBoard {
  private let board: [(String, JSON)]
  /// The chips in the order of the columns, without their rates, which depend on the demands on the session.
  private let chips: [(chip: ChipArgument, members: [(String, JSON)])]

  /// - Parameters:
  ///   - board: The members that describe the board, without its chips.
  ///   - calibration: The calibration that corrects the samples.
  init(
    _ board: [(String, JSON)], _ chips: [ChipArgument], _ sensors: inout Wiring.Sensors,
    _ calibration: Calibration
  ) throws(UserError) {
    self.board = board
    var list: [(ChipArgument, [(String, JSON)])] = []
    for chip in chips.inOrder {
      let sensitivity = sensors.sensitivity(of: chip.sensor) ?? chip.model.microteslaPerCount
      var members = chip.membersOfRecording(
        in: Units()[chip.model.quantity], sensitivity: sensitivity,
        calibration: try calibration.member(of: chip))
      if let adjustment = sensors.adjustment(of: chip.sensor) {
        members.insert(("asa", JSON(xyz: adjustment.map { Double($0) })), at: 0)
      }
      list.append((chip, members))
    }
    self.chips = list
  }

  /// The members of a recording that begins now.
  func members(in session: MotionSession) -> [(String, JSON)] {
    let chips = chips.map { chip, members in
      let rate = session.rate(of: chip.model.quantity) ?? chip.rate
      return JSON.object(chip.members + [("rate_hz", .number(rate))] + members)
    }
    return board + [("chips", .array(chips))]
  }
}
