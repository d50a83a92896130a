// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation

/// The chip's file for the simulator, `NAME.chip.json`: the pins and sliders of a part, from its facts.
struct Description {
  let facts: ChipFacts
  let outputs: [String]

  /// The description of a part; nil when there is none of this name.
  init?(_ name: String) {
    guard let part = Part.named(name) else { return nil }
    let circuit = Circuit(part)
    guard let mounted = circuit.mounted.first,
      let pins = CircuitPins(circuit, of: mounted.target)
    else { return nil }
    facts = mounted.facts
    outputs = pins.names
  }

  /// The file.
  var json: String {
    let pins = Pinout(facts).all(outputs: outputs).map { "\"\($0)\"" }
    var controls = SliderScale.all(facts).flatMap { scale in
      SliderScale.axes.map { axis in
        control(
          scale.name + axis, "\(scale.label) \(axis) (\(scale.unit))",
          -scale.limit, scale.limit, scale.step)
      }
    }
    controls.append(control("temperature", "Temperature (°C)", -40, 85, 0.5))
    controls.append(control("noise", "Noise and tolerances (0: off, 1: on)", 0, 1, 1))
    return """
      {
        "name": "\(facts.name)",
        "author": "ProofMass",
        "pins": [\(pins.joined(separator: ", "))],
        "controls": [
      \(controls.joined(separator: ",\n"))
        ]
      }

      """
  }

  private func control(
    _ id: String, _ label: String, _ least: Double, _ greatest: Double, _ step: Double
  ) -> String {
    "    { \"id\": \"\(id)\", \"label\": \"\(label)\", \"type\": \"range\", "
      + "\"min\": \(text(least)), \"max\": \(text(greatest)), \"step\": \(text(step)) }"
  }

  /// A number with at most two decimals.
  private func text(_ number: Double) -> String {
    let hundredths = Int64((number * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let fraction =
      rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + "\(whole)" + fraction
  }

  /// Names of all parts that are chips for the simulator: those that have sensors of their own.
  static var names: [String] {
    Part.names.filter { name in Description(name).map { !$0.facts.quantities.isEmpty } ?? false }
  }
}
