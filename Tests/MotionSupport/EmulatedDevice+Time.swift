// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassMotion

extension EmulatedDevice {
  /// Advances virtual time, with all listeners.
  public func advance(by duration: Duration) { advance(to: now + duration) }

  /// Advances virtual time to an instant; does nothing if that has passed.
  public func advance(to end: Instant) {
    guard let afterStep else { return run(until: end) }
    let step = max(.microseconds(1), defaults.step)
    var next = now
    while next < end {
      next = min(end, next + step)
      run(until: next)
      afterStep()
    }
  }

  /// Advances virtual time until a condition is true.
  ///
  /// - Parameters:
  ///   - what: The name of the condition, for the error.
  ///   - timeout: The limit in virtual time; `defaults.viewTimeout` where it is nil.
  ///   - condition: The condition, evaluated after each step.
  /// - Throws: ``TimedOut``, or the error of the condition.
  public func wait(
    for what: String = "the condition", timeout: Duration? = nil, until condition: () throws -> Bool
  ) throws {
    let timeout = timeout ?? defaults.viewTimeout
    let end = now + timeout
    while try !condition() {
      guard now < end else { throw TimedOut(what: what, after: timeout) }
      advance(to: min(end, now + max(.microseconds(1), defaults.step)))
    }
  }

  /// The condition of a wait did not become true.
  public struct TimedOut: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the condition.
    public var what: String
    /// The timeout, in virtual time.
    public var after: Duration

    /// Creates an error from its parts.
    public init(what: String, after: Duration) {
      self.what = what
      self.after = after
    }

    public var description: String { "waited \(after) of virtual time for \(what)" }
  }

  private func run(until end: Instant) {
    session.run(until: end)
    circuit.advance(to: end)  // also if the session ends before
  }
}
