// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// An emulated board, what plays on it, and until when.
struct EmulatedRun {
  let board: EmulatedBoard
  let motion: Motion?
  /// nil: until somebody ends it.
  let end: Instant?

  init(
    _ chips: [ChipArgument], _ bus: BusOptions, _ world: WorldOptions, for duration: Duration?
  ) throws(Complaint) {
    board = try EmulatedBoard(
      chips, policies: bus.policy, sensing: try world.sensing.choose())
    motion = try world.move(board, with: chips)
    let ends = [motion?.endNanoseconds, duration?.wholeNanoseconds].compactMap(\.self)
    end = ends.min().map { Instant(nanoseconds: $0) }
  }
}
