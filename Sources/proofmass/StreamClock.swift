// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// A clock that a stream can be stopped on.
protocol StreamClock: Timebase, Sendable {
  /// Whether somebody may be watching the rows come.
  static var isReal: Bool { get }

  /// Waits until then; false when a signal asks the stream to end.
  func pause(until instant: Instant) -> Bool
}

extension SystemTimebase: StreamClock {
  static var isReal: Bool { true }

  func pause(until instant: Instant) -> Bool { StopSignals.sleep(until: instant) }
}

extension CircuitTimebase: StreamClock {
  static var isReal: Bool { false }

  func pause(until instant: Instant) -> Bool {
    wait(until: instant)
    return !StopSignals.haveCome
  }
}

extension ServedTimebase: StreamClock {
  static var isReal: Bool { true }

  func pause(until instant: Instant) -> Bool {
    wait(until: instant)
    return !StopSignals.haveCome
  }
}

/// An emulated board that follows the system clock: waiting really waits.
struct FollowingTimebase: StreamClock {
  private let circuit: Circuit
  private let system = SystemTimebase()
  /// The system's time at board time 0.
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

  static var isReal: Bool { true }

  /// A transaction may have taken the board ahead of the system.
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
