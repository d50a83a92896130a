// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

extension LIS331DLChip: SampleBySample {
  struct Memory: Equatable {
    var signal: AccelerometerSignal
    var click: ClickDetector
  }

  var memory: Memory? { click.isTimed ? nil : Memory(signal: signal, click: click) }

  mutating func take(_ instant: Int64, count: Int64, in world: inout World) {
    let force = world.force(at: instant, position: position)
    let digits = measure(force, at: instant, in: &world)
    let axes = chosen.disabledAxes == .silent ? interface.output.enabled : 7
    let shown = signal.sample(digits, of: axes)
    interface.output.update(words(shown), input: force, at: instant, count: count)
    if click.isOn {
      // A disabled axis rests at zero.
      click.sample(
        Axes(
          axes & 1 != 0 ? micro(digits.x) : 0, axes & 2 != 0 ? micro(digits.y) : 0,
          axes & 4 != 0 ? micro(digits.z) : 0), at: instant)
    }
    showSources()
  }

  private func micro(_ digits: Int) -> Int { digits * Int(microgravitiesPerDigit) }

  /// In digits, what the element makes of the world; without one, what acts on the board, and the
  /// self-test force.
  mutating func measure(
    _ force: Axes<Double>, at instant: Int64, in world: inout World
  ) -> Axes<Int> {
    let perG = 1e6 / microgravitiesPerDigit
    let facts = Registers.Constant.self
    func digits(_ force: Double) -> Int {
      Int(
        quantize(force * perG, from: Double(facts.lowestCode), to: Double(facts.highestCode)))
    }
    let felt =
      element?.feel(at: instant, position: position, in: &world) ?? (force + addedForce)
    return Axes(digits(felt.x), digits(felt.y), digits(felt.z))
  }

  /// The odd addresses have the outputs, and those before them nothing.
  func words(_ digits: Axes<Int>) -> Axes<Int16> {
    digits.map { Int16(truncatingIfNeeded: $0 << 8) }
  }

  mutating func showSources() {
    interface.set(Registers.FF_WU_SRC_1.address, to: signal.first.source.bits)
    interface.set(Registers.FF_WU_SRC_2.address, to: signal.second.source.bits)
    interface.set(Registers.CLICK_SRC.address, to: click.source.bits)
  }
}
