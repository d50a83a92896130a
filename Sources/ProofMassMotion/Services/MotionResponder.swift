// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion

/// Somebody in a chain to whom gestures are offered: the methods of UIKit's `UIResponder`. Each says
/// whether it handled the event; one that did not leaves it to the next.
public protocol MotionResponder: Sendable {
  func motionBegan(_ event: MotionEvent) -> Bool
  func motionEnded(_ event: MotionEvent) -> Bool
  func motionCancelled(_ event: MotionEvent) -> Bool
}

/// Who does not say otherwise leaves it to the next.
extension MotionResponder {
  public func motionBegan(_ event: MotionEvent) -> Bool { false }
  public func motionEnded(_ event: MotionEvent) -> Bool { false }
  public func motionCancelled(_ event: MotionEvent) -> Bool { false }

  func handles(_ event: MotionEvent) -> Bool {
    switch event.phase {
    case .began: motionBegan(event)
    case .ended: motionEnded(event)
    case .cancelled: motionCancelled(event)
    }
  }
}
