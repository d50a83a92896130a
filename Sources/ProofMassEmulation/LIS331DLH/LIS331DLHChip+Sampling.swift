// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

// Sample by sample, for what remembers.
extension LIS331DLHChip: SampleBySample {
  struct Memory: Equatable {
    var signal: AccelerometerSignal
    var isAwake: Bool
  }

  var memory: Memory? { Memory(signal: signal, isAwake: isAwake) }

  mutating func take(_ instant: Int64, count: Int64, in world: inout World) {
    let force = world.force(at: instant, position: position)
    let axes = chosen.disabledAxes == .silent ? interface.output.enabled : 7
    let digits = signal.sample(measure(force, at: instant, in: &world), of: axes)
    interface.output.update(words(digits), input: force, at: instant, count: count)
    showSources()
    wake(at: instant)
  }

  func isActive(_ wake: LIS331DLHPolicies.WakeSource) -> Bool {
    switch wake {
    case .either: signal.first.isActive || signal.second.isActive
    case .first: signal.first.isActive
    case .second: signal.second.isActive
    }
  }

  /// Sleep-to-wake: an interrupt in a low-power mode turns normal mode on; CTRL_REG1 stays.
  private mutating func wake(at instant: Int64) {
    guard turnsOn, isActive(chosen.wakeSource) != isAwake else { return }
    if isAwake && chosen.wakeReturn == .stays { return }
    isAwake.toggle()
    startClock(at: instant)
  }

  var turnsOn: Bool {
    guard register(Registers.CTRL_REG1.self).powerMode?.lowPowerMillihertz != nil else {
      return false
    }
    let code = register(Registers.CTRL_REG5.self).turnOn
    return code == .on || code == nil && chosen.undefinedTurnOn == .on
  }

  mutating func showSources() {
    interface.set(Registers.INT1_SRC.address, to: signal.first.source.bits)
    interface.set(Registers.INT2_SRC.address, to: signal.second.source.bits)
  }
}
