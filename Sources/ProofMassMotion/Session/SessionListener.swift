// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// A listener of a session: a manager's subscription, or a service.
protocol SessionListener: AnyObject, Sendable {
  /// Called on the thread that drives the session, one update after the other, while no lock is held. It may
  /// be called once more while another thread is removing the listener.
  func receive(_ update: SessionUpdate)
}

/// The demand of one listener on a session.
struct MotionDemand: Equatable, Sendable {
  /// The rates of the sensors whose samples it needs.
  var sensors = SensorDemand()
  /// The rate at which it needs ``FusedMotion``, in hertz; nil if it does not.
  var fused: Double?
  /// Whether the magnetometer is to be fused, where there is one.
  var usesCompass = true
}
