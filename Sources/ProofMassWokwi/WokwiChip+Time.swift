// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation

// Pins, sliders and reports: the work while no byte crosses a bus.
extension WokwiChip {
  /// Nanoseconds between two reads of the sliders, which a hand does not move faster.
  private static var lookEvery: Int64 { 10_000_000 }

  /// The timer has fired.
  func wake() {
    alarm = nil
    let now = simulatedTime()
    if now >= nextLook {
      look()
      nextLook = now + Self.lookEvery
    }
    settle()
  }

  /// Drives the pins to their present levels, and sets the timer to the time at which they may next change.
  func settle() {
    let present = pins.levels()
    if present != levels {
      for index in outputs.indices where (present ^ levels) & 1 << UInt8(index) != 0 {
        outputs[index].drive(present & 1 << UInt8(index) != 0)
      }
      levels = present
    }
    let due = min(pins.nextChange(), nextLook)
    guard due != alarm else { return }
    alarm = due
    // Not immediately: a simulator with longer steps might fire forever within the same step.
    timer?.start(after: max(1000, due - simulatedTime()))
  }

  /// Passes the sliders' values to the board, and reports the program's violations of the datasheet.
  private func look() {
    let changes = sliders.look()
    if changes.world { circuit.change { sliders.apply(to: &$0) } }
    if changes.noise { circuit.bypassElements(!sliders.isNoisy) }
    if !sliders.areNumbers && !hasToldOfNumbers {
      hasToldOfNumbers = true
      report(
        "\(facts.name): one of the attributes \(sliders.names) is no number; "
          + "all stay as they were")
    }
    if isReporting && wasUsed { reportViolations() }
    wasUsed = false
  }

  /// Reports the first violation of each kind.
  private func reportViolations() {
    for violation in circuit.violations(at: target).list
    where violation.severity != .note && !reported.contains(violation.kind.rawValue) {
      reported.insert(violation.kind.rawValue)
      let (seconds, rest) = violation.time.quotientAndRemainder(dividingBy: 1_000_000_000)
      let fraction = String(1_000_000_000 + rest).dropFirst()
      report(
        "\(facts.name), \(seconds).\(fraction) s, register \(violation.register.hexText): "
          + "\(violation.severity == .forbidden ? "forbidden" : "hazard"): "
          + violation.meaning)
    }
  }
}
