// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// A listener of a session: a manager's subscription, or a service.
protocol SessionListener: AnyObject, Sendable {
  /// Called on the thread that drives the session, one update after the other, while no lock is
  /// held. It may still be called once while another thread is removing the listener.
  func receive(_ update: SessionUpdate)
}

/// What one listener demands of a session.
struct MotionDemand: Equatable, Sendable {
  /// Rates of the sensors whose samples it wants.
  var sensors = SensorDemand()
  /// The rate at which it wants ``FusedMotion``, in hertz; nil where it does not.
  var fused: Double?
  /// Whether the compass is to be fused, where there is one.
  var usesCompass = true
}
