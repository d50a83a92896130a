// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassSystem

/// A bus that is ready to be sampled for some time, with the motion that an emulated board plays.
struct BoardRun {
  let wiring: Wiring
  /// The instant from which times count.
  let origin: Instant
  /// When it ends; nil for a run that only a signal ends.
  let end: Instant?
  /// The emulated board; nil on a bus with real chips, and on one that another process serves.
  let board: EmulatedBoard?
  let motion: Motion?
  /// Whether this thread has priority over other programs, where time passes by itself.
  let isRealTime: Bool

  /// - Parameters:
  ///   - choices: For the emulator, how its chips differ.
  ///   - duration: The longest that it may take.
  ///   - endsWithMotion: Whether a motion ends it, too.
  init(
    _ bus: BusChoice, _ chips: [ChipArgument], choosing choices: ChipChoices, _ world: WorldOptions,
    for duration: Duration?, endsWithMotion: Bool = true
  ) throws(UserError) {
    guard bus == .emulator else {
      (board, motion) = (nil, nil)
      wiring = try bus.wiring(chips)
      isRealTime = ThreadPriority.becomeRealTime()
      origin = wiring.clock.now()
      end = duration.map { [origin] in origin + $0 }
      return
    }
    let board = try EmulatedBoard(
      chips, choosing: choices, sensing: try world.sensing.choose())
    motion = try world.move(board, with: chips)
    origin = Instant(nanoseconds: 0)
    let motionEnd = endsWithMotion ? motion?.endNanoseconds : nil
    end = [motionEnd, duration?.wholeNanoseconds].compactMap(\.self).min().map {
      Instant(nanoseconds: $0)
    }
    self.board = board
    wiring = board.wiring(isFollowing: !world.fast)
    isRealTime = !world.fast && ThreadPriority.becomeRealTime()
  }
}
