// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// What a program is asked when the board's time is over: to end, and 5 s later it is killed.
struct EndRequest {
  /// The longest wait for the program to take the signal, in which the board stands still, and the time
  /// until the program is killed, on the system's clock.
  private static let longestStop = Duration.seconds(1)
  private static let patience = Duration.seconds(5)
  private let start = ContinuousClock.now
  private var isKilled = false

  /// Asks a program.
  init(to program: borrowing ChildProcess) { program.end() }

  /// Lets the board go on when the program has taken the signal, so that what it still does has its time;
  /// kills it when it does not end.
  mutating func pursue(with program: borrowing ChildProcess, on board: ServedBoard) {
    let passed = ContinuousClock.now - start
    if board.isStopped, !program.isAskedInVain || passed > Self.longestStop { board.goOn() }
    guard passed > Self.patience, !isKilled else { return }
    isKilled = true
    program.kill()
    Console.say("the program did not end within 5 s of --duration, and was killed")
  }

  /// How the program ended: that it was ended by the signal is what was asked for.
  func ending(of ending: ChildProcess.Ending) -> ChildProcess.Ending {
    !isKilled && ending == .asked ? .exited(0) : ending
  }
}
