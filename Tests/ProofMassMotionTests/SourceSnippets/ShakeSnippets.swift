// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Synchronization

/// A view controller that overrides motionBegan and its siblings, as in UIKit.
final class ShakeViewController: MotionResponder {
  let log = Samples<String>()
  let handlesShakes: Bool
  private let first = Mutex<MotionEvent?>(nil)

  init(handlesShakes: Bool = true) { self.handlesShakes = handlesShakes }

  func motionBegan(_ event: MotionEvent) -> Bool {
    guard event.type == .motion, event.subtype == .shake, handlesShakes else { return false }
    first.withLock { $0 = event }
    log.note("began")
    return true
  }

  /// The acceleration at the beginning of the shake gives its axis.
  func motionEnded(_ event: MotionEvent) -> Bool {
    guard event.subtype == .shake, handlesShakes, let start = first.withLock({ $0 }) else {
      return false
    }
    let change = event.acceleration - start.acceleration
    log.note(abs(change.x) > abs(change.y) ? "ended horizontally" : "ended vertically")
    return true
  }

  func motionCancelled(_ event: MotionEvent) -> Bool {
    guard event.subtype == .shake, handlesShakes else { return false }
    log.note("cancelled")
    return true
  }
}
