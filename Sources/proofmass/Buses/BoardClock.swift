// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// A clock whose waits a signal can end.
protocol StreamClock: Timebase, Sendable {
  /// Whether a wait takes time outside the board, so that a person may watch rows as they arrive.
  var isReal: Bool { get }

  /// Waits until an instant; false when a signal asks the command to end.
  func pause(until instant: Instant) -> Bool
}

extension SystemTimebase: StreamClock {
  var isReal: Bool { true }

  func pause(until instant: Instant) -> Bool { StopSignals.sleep(until: instant) }
}

extension CircuitTimebase: StreamClock {
  var isReal: Bool { false }

  func pause(until instant: Instant) -> Bool {
    wait(until: instant)
    return !StopSignals.haveCome
  }
}

extension ServedTimebase: StreamClock {
  var isReal: Bool { true }

  func pause(until instant: Instant) -> Bool {
    wait(until: instant)
    return !StopSignals.haveCome
  }
}

/// The clock of an emulated board that follows the system's clock, so that a wait takes its time.
struct FollowingTimebase: StreamClock {
  private let circuit: Circuit
  private let system = SystemTimebase()
  /// The system's time at board time 0, in nanoseconds.
  let start: Int64

  init(_ circuit: Circuit) {
    self.circuit = circuit
    let start = system.now().nanoseconds
    self.start = start
    let system = system
    circuit.follow {
      system.now().nanoseconds - start
    } wait: {
      system.wait(until: Instant(nanoseconds: $0).advanced(byNanoseconds: start))
    }
  }

  var isReal: Bool { true }

  /// Board time, which a transaction may have moved ahead of the system's.
  func now() -> Instant {
    max(circuit.now, Instant(nanoseconds: system.now().nanoseconds - start))
  }

  func wait(until instant: Instant) {
    system.wait(until: instant.advanced(byNanoseconds: start))
  }

  func pause(until instant: Instant) -> Bool {
    system.pause(until: instant.advanced(byNanoseconds: start))
  }
}

/// The clock of a bus, of any kind: one type, as ``ChipLink`` is for buses, and the emulator's is called
/// directly here, too. A class, so that a sampling loop does not copy it.
final class BoardClock: StreamClock {
  private let clock: any StreamClock
  private let emulated: CircuitTimebase?
  let isReal: Bool

  init(_ clock: any StreamClock) {
    self.clock = clock
    emulated = clock as? CircuitTimebase
    isReal = clock.isReal
  }

  func now() -> Instant { emulated?.now() ?? clock.now() }
  func wait(until instant: Instant) { clock.wait(until: instant) }

  func pause(until instant: Instant) -> Bool {
    emulated?.pause(until: instant) ?? clock.pause(until: instant)
  }
}
