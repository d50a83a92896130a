// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// A part with six axes whose sensor hub, if it has one, is a `SensorHub`.
protocol SensorHubChip: SixAxisChip {
  var hub: SensorHub { get set }
  var hubPlan: SensorHub.Plan { get }
  /// What joins the buses: PASS_THROUGH_MODE, and MASTER_ON, which may prevent it.
  var passThrough: (isOn: Bool, isMaster: Bool) { get }
}

extension SensorHubChip {
  package mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) {
    hub.bus.exchange(&chip, at: place)
  }

  package var passesAuxiliaryBus: Bool {
    let setting = passThrough
    return setting.isOn && (!setting.isMaster || chosen.sixAxis.passThrough == .always)
  }

  /// Runs a cycle of the hub, if one is due at an instant at which these sensors have samples.
  ///
  /// - Returns: What the slaves answered; nil without a cycle.
  mutating func runHub(
    at instant: Int64, force: Bool, rate: Bool, in world: inout World
  ) -> [SensorHub.Answer]? {
    guard hubPlan.isOn else { return nil }
    let hasRate = hubPlan.startsWithRate && power.gyroscope == .on
    let fastest = min(
      power.accelerometerTicks == 0 ? .max : power.accelerometerTicks,
      hasRate ? power.gyroscopeTicks : .max)
    guard force || hasRate && rate, fastest != .max,
      base.isDue(instant, ticks: max(hubPlan.ticks, fastest))
    else { return nil }
    return hub.serve(hubPlan, at: instant, in: &world)
  }
}
