// SPDX-License-Identifier: Apache-2.0

/// Whether the FIFO of a six-axis part stores what arrives: its mode, and the event that switches it.
struct FIFOGate: Sendable {
  private var mode = STFIFO.Mode()
  /// Whether the event that switches the mode is active, or was once and counts until bypass.
  private var isTriggered = false
  /// Whether it was full in FIFO mode: then only bypass restarts it.
  var isStopped = false

  var isActive: Bool { mode != STFIFO.Mode() }

  var way: STFIFO.Mode.Way { isTriggered ? mode.triggered : mode.way }

  var isOpen: Bool { way != .bypass && !isStopped }

  /// Whether an event switches the mode.
  var isSwitched: Bool { mode.way != mode.triggered }

  /// - Returns: Whether this empties the FIFO.
  mutating func set(_ mode: STFIFO.Mode) -> Bool {
    guard mode != self.mode else { return false }
    self.mode = mode
    isStopped = false
    guard mode == STFIFO.Mode() else { return false }
    isTriggered = false
    return true
  }

  /// The event begins or ends; in the modes that begin with bypass its end empties the FIFO.
  ///
  /// - Parameter stays: Whether it counts until bypass.
  /// - Returns: Whether this empties the FIFO.
  mutating func trigger(_ isOn: Bool, stays: Bool = false) -> Bool {
    guard isOn != isTriggered, isOn || !stays else { return false }
    isTriggered = isOn
    isStopped = false
    return !isOn && mode.way == .bypass && isActive
  }
}
