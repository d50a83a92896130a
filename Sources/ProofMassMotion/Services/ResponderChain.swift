// SPDX-License-Identifier: Apache-2.0

internal import ProofMassFusion
internal import Synchronization

/// Responders in their order, and what happens where it ends. Nobody is called under its lock.
final class ResponderChain: Sendable {
  struct State {
    var responders: [any MotionResponder] = []
    var supportsShakeToEdit = true
    var shakeToEdit: (@Sendable (MotionEvent) -> Void)?
    /// A shake that has begun, and of whose end nobody has been told.
    var open: MotionEvent?
  }

  let state = Mutex(State())

  func offer(_ event: MotionEvent) {
    let (responders, action) = state.withLock { state in
      state.open = event.phase == .began ? event : nil
      return (state.responders, state.supportsShakeToEdit ? state.shakeToEdit : nil)
    }
    if responders.contains(where: { $0.handles(event) }) { return }
    if event.phase == .ended { action?(event) }
  }

  /// Nothing more will come.
  func cancel(at seconds: Double) {
    guard var event = state.withLock({ $0.open }) else { return }
    event.phase = .cancelled
    event.timestamp = seconds
    offer(event)
  }
}
