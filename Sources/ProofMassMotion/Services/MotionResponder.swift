// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion
internal import Synchronization

/// A responder in a chain to which gestures are offered, with the methods of UIKit's `UIResponder`. Each
/// returns whether it handled the event; otherwise the event goes to the next responder.
public protocol MotionResponder: Sendable {
  /// A shake has begun; returns whether that was handled.
  func motionBegan(_ event: MotionEvent) -> Bool
  /// A shake has ended; returns whether that was handled.
  func motionEnded(_ event: MotionEvent) -> Bool
  /// A shake was cancelled; returns whether that was handled.
  func motionCancelled(_ event: MotionEvent) -> Bool
}

extension MotionResponder {
  /// Leaves the event to the next responder.
  public func motionBegan(_ event: MotionEvent) -> Bool { false }
  /// Leaves the event to the next responder.
  public func motionEnded(_ event: MotionEvent) -> Bool { false }
  /// Leaves the event to the next responder.
  public func motionCancelled(_ event: MotionEvent) -> Bool { false }

  func handles(_ event: MotionEvent) -> Bool {
    switch event.phase {
    case .began: motionBegan(event)
    case .ended: motionEnded(event)
    case .cancelled: motionCancelled(event)
    }
  }
}

/// The responders in their order, and the action at its end. Nothing is called under its lock.
final class ResponderChain: Sendable {
  struct State {
    var responders: [any MotionResponder] = []
    var supportsShakeToEdit = true
    var shakeToEdit: (@Sendable (MotionEvent) -> Void)?
    /// A shake that has begun, and whose end has not been offered.
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

  /// Cancels a shake that has begun, because its end will not be detected.
  func cancel(at seconds: Double) {
    guard var event = state.withLock({ $0.open }) else { return }
    event.phase = .cancelled
    event.timestamp = seconds
    offer(event)
  }
}
