// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion

extension Wiring where Chip: ~Copyable, Clock: Sendable {
  /// Configures the chips, which are then powered down, for a session that its caller drives.
  func session(
    _ chips: [ChipArgument], _ configuration: MotionSession.Configuration
  ) throws(Complaint) -> MotionSession {
    MotionSession(
      try board(chips), clock: clock, drive: .caller, configuration: configuration)
  }

  /// What keeps a session from going on.
  func complaint(_ error: MotionError, _ chips: [ChipArgument]) -> Complaint {
    guard case .sensor(let sensor, let error) = error,
      let chip = chips.first(where: { $0.model.chipClass.sensor == sensor })
    else { return .failure("device motion: \(error)") }
    return complaint(error, chip)
  }
}
