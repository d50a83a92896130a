// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// A request to a program to end when the board's time is over. After 5 s it is killed.
struct EndRequest {
  /// The longest wait for the program to receive the signal, during which the board stands still, and the
  /// time until the program is killed, on the system's clock.
  private static let longestStop = Duration.seconds(1)
  private static let patience = Duration.seconds(5)
  private let start = ContinuousClock.now
  private var isKilled = false

  /// Asks a program to end.
  init(to program: borrowing ChildProcess) { program.end() }

  /// Lets the board run on when the program has received the signal, so that its remaining work takes time;
  /// kills it when it does not end.
  mutating func pursue(with program: borrowing ChildProcess, on board: ServedBoard) {
    let passed = ContinuousClock.now - start
    if board.isStopped, !program.isAskedInVain || passed > Self.longestStop { board.goOn() }
    guard passed > Self.patience, !isKilled else { return }
    isKilled = true
    program.kill()
    Console.say("the program did not end within 5 s of --duration, and was killed")
  }

  /// The program's ending: if the requested signal ended it, this is a success.
  func ending(of ending: ChildProcess.Ending) -> ChildProcess.Ending {
    !isKilled && ending == .asked ? .exited(0) : ending
  }
}
