// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

/// The state inside a chip's sensors: the chain from the world's quantity to the bytes of the registers.
enum SiliconPage {
  static func draw(_ state: MonitorState, into screen: inout Screen, _ rows: Range<Int>) {
    let view = state.registers
    let chip = view.chips[view.chip]
    let x = screen.put(" \(chip.name)", 0, rows.lowerBound, .bold)
    screen.put("  \(chip.place)", x, rows.lowerBound, .dim)
    screen.put(
      screen.width < 60 ? "c chip " : "c next chip ", endingAt: screen.width, rows.lowerBound, .dim)
    guard state.isEmulated else {
      screen.put("only an emulated chip can be looked into", 1, rows.lowerBound + 2)
      return
    }
    var y = rows.lowerBound + 1
    for (quantity, sensor) in state.silicon where y < rows.upperBound {
      y = draw(SiliconChain(quantity, sensor), into: &screen, y..<rows.upperBound) + 1
    }
  }

  /// Draws a sensor, and returns the row after it.
  private static func draw(
    _ chain: SiliconChain, into screen: inout Screen, _ rows: Range<Int>
  ) -> Int {
    let isWide = screen.width >= 60
    let ends = (isWide ? [36, 49, 62] : [19, 29, 39]).map { min($0, screen.width) }
    screen.put(chain.title, 1, rows.lowerBound, .bold, room: ends[0] - 2)
    for (index, name) in ["x", "y", "z"].enumerated() {
      screen.put(name, endingAt: ends[index], rows.lowerBound, Style.axes[index].union(.bold))
    }
    var y = rows.lowerBound + 1
    for stage in chain.stages where y < rows.upperBound {
      screen.put(isWide ? stage.name : stage.short, 1, y, .dim)
      for (end, number) in zip(ends, stage.numbers) { screen.put(number, endingAt: end, y) }
      y += 1
    }
    // Each mass between its two electrodes.
    guard isWide, let masses = chain.masses, y < rows.upperBound else { return y }
    let scale = SiliconChain.scale(of: masses.displacement)
    screen.put("mass between ±\(shortest(scale * 1e9)) nm", 1, y, .dim)
    let places = [masses.displacement.x, masses.displacement.y, masses.displacement.z]
    for (axis, place) in places.enumerated() {
      Bar.draw(place / scale, ends[axis] - 11..<ends[axis], y, Style.axes[axis], &screen)
    }
    return y + 1
  }
}

/// The stages between the world and the registers of one sensor, as text.
struct SiliconChain {
  struct Stage {
    /// The name with its unit, and a short one for a narrow terminal.
    let name, short: String
    let numbers: [String]
  }

  let title: String
  private(set) var stages: [Stage] = []
  let masses: AccelerometerSilicon?

  init(_ quantity: Quantity, _ sensor: SensorSilicon) {
    masses = if case .masses(let masses) = sensor.silicon { masses } else { nil }
    title =
      switch sensor.silicon {
      case .ideal: "ideal"
      case .masses: "masses"
      case .resonator: "resonator"
      case .magnetic(let one):
        if case .plates = one.transducer { "plates" } else { "bridges" }
      }
    let degrees = 180 / Double.pi
    switch sensor.silicon {
    case .ideal: add("\(quantity)", quantity.unit, "input", sensor.world, 4)
    case .masses(let one):
      add("force", "g", "F g", sensor.world, 4)
      add("self-test", "g", "test g", one.selfTest, 4)
      add("displacement", "nm", "x nm", one.displacement * 1e9, 3)
      add("first capacitance", "fF", "C1 fF", one.first * 1e15, 3)
      add("second capacitance", "fF", "C2 fF", one.second * 1e15, 3)
      add("difference", "fF", "C1-C2 fF", (one.first - one.second) * 1e15, 3)
      add("read-out", "mV", "read mV", one.volts * 1e3, 3)
      add("filter", "g", "filter g", one.filtered, 4)
      add("noise", "mg", "noise mg", one.noise * 1e3, 3)
      add("converter's input", "g", "ADC in g", one.output, 4)
    case .resonator(let one):
      add("rate", "°/s", "Ω °/s", sensor.world * degrees, 3)
      add("drive", "µm", "drive µm", Axes(one.drive, one.drive, one.drive) * 1e6, 3)
      add("Coriolis acceleration", "mm/s²", "a mm/s²", one.coriolis * 1e3, 2)
      add("motion in phase", "pm", "y pm", one.inPhase * 1e12, 2)
      add("motion in quadrature", "pm", "yq pm", one.outOfPhase * 1e12, 2)
      add("demodulated", "°/s", "dem °/s", one.demodulated * degrees, 3)
      add("filter", "°/s", "filt °/s", one.filtered * degrees, 3)
      add("noise", "°/s", "noise°/s", one.noise * degrees, 3)
      add("converter's input", "°/s", "ADC °/s", one.output * degrees, 3)
    case .magnetic(let one):
      add("field", "µT", "B µT", sensor.world, 3)
      if case .plates(let plates, _, _) = one.transducer {
        add("first plates", "µT", "h1 h2 µT", Axes(plates[0], plates[1], .nan), 2)
        add("opposite plates", "µT", "h3 h4 µT", Axes(plates[2], plates[3], .nan), 2)
      }
      if case .bridges(let angles, _) = one.transducer {
        add("angle of the strips", "°", "angle °", angles * degrees, 4)
      }
      add("coil", "µT", "coil µT", one.coil, 2)
      add("offset", "µT", "offs µT", one.offset, 2)
      add("noise", "µT", "noise µT", one.noise, 3)
      add("last measurement", "µT", "ADC µT", one.output, 3)
    }
    let codes = sensor.codes
    stages.append(
      Stage(name: "code", short: "code", numbers: [codes.x, codes.y, codes.z].map(String.init)))
    let width = sensor.bytes.count / 3
    let bytes = (0..<3).map { axis in
      sensor.bytes[axis * width..<(axis + 1) * width].map { $0.hexText.dropFirst(2) }
        .joined(separator: " ")
    }
    stages.append(Stage(name: "bytes by address", short: "bytes", numbers: bytes))
  }

  private mutating func add(
    _ name: String, _ unit: String, _ short: String, _ axes: Axes<Double>, _ decimals: Int
  ) {
    let numbers = [axes.x, axes.y, axes.z].map { number in
      number.isNaN ? "" : fixed(number + 0, decimals: decimals)
    }
    stages.append(Stage(name: "\(name), \(unit)", short: short, numbers: numbers))
  }

  /// The end of the bars in m: 1, 2 or 5 times a power of ten that no displacement exceeds, from 10 nm on.
  static func scale(of displacement: Axes<Double>) -> Double {
    let most = max(abs(displacement.x), abs(displacement.y), abs(displacement.z))
    var scale = 10e-9
    for factor in [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2] where scale < most { scale *= factor }
    return scale
  }
}
