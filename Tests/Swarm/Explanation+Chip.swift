// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassSampling

// The levels below the registers: converter, element, world.
extension Explanation {
  // MARK: Converter

  func converter(_ bytes: [Byte]) -> [String] {
    var lines: [String] = []
    if let truth = taken.truth {
      let instants = truth.instants
      let read = bytes.isEmpty ? nil : watch.transactions[last(bytes) - 1].time
      let age = read.map { ", \(milliseconds($0 - instants.x)) before it was read" } ?? ""
      lines.append("the chip took the sample at \(seconds(Instant(nanoseconds: instants.x)))\(age)")
      if instants.y != instants.x || instants.z != instants.x {
        lines.append(
          "Y at \(seconds(Instant(nanoseconds: instants.y))), Z at "
            + "\(seconds(Instant(nanoseconds: instants.z))): the set changed while it was read")
      }
    } else {
      lines.append("when the chip took the sample is not known: its supply failed since")
    }
    if let input = felt, let digits = silicon?.digits {
      lines.append(
        "\(digits.words) digits a \(quantity.unit), so before rounding "
          + (input * digits).words)
      if let count = taken.digits, (digits * count).map({ abs(abs($0) - 1) > 0.05 }) != Self.nowhere
      {
        lines.append("the driver counts otherwise: it takes the chip to have other settings")
      }
      let cut = (input * digits - taken.sample.raw.map { Double($0) }).map { abs($0) > 1 }
      if cut != Self.nowhere {
        lines.append(
          taken.sample.isClipped
            ? "saturated: beyond the range of the converter"
            : "the counts are others: by a filter, or by what is named here")
      }
    }
    if let chip = causes.program.chips.first(where: { $0.target == target }) {
      if let mutant = chip.mutant { lines.append("the chip is the mutant \(mutant)") }
      lines += policies(of: chip)
    }
    lines += causes.stuckAxes(of: target, at: last(bytes)).map {
      "FAULT since transaction \($0.transaction): \($0.text)"
    }
    return lines
  }

  /// The policies that steps have set so far.
  private func policies(of chip: Program.Chip) -> [String] {
    let steps = causes.program.steps.prefix(max(0, watch.beginnings.count - 1))
    return steps.enumerated().compactMap { index, step in
      guard case .policy(let number, let name, let value) = step,
        causes.program.chips.indices ~= number, causes.program.chips[number] == chip
      else { return nil }
      return "policy \(name) is \(value), of step \(index + 1)"
    }
  }

  /// The converter's input; nil where it is not known.
  private var felt: Axes<Double>? {
    guard let silicon else { return nil }
    return switch silicon.silicon {
    case .ideal: taken.truth?.input
    case .masses(let one): one.output
    case .resonator(let one): one.output
    case .magnetic(let one): one.output
    }
  }

  private static let nowhere = Axes(false, false, false)

  private func milliseconds(_ time: Int64) -> String { "\((Double(time) * 1e-6).words) ms" }

  // MARK: Element

  var element: [String] {
    guard let silicon, let state else { return [] }
    let unit = quantity.unit
    let input = taken.truth.map { "input \($0.input.words) \(unit) on the sensor's axes" }
    var lines = input.map { [$0] } ?? []
    switch silicon.silicon {
    case .ideal: lines.append("senses ideally: no offset, no noise, no lag")
    case .masses(let one):
      lines += [
        "proof masses displaced by \((one.displacement * 1e9).words) nm"
          + (one.isTouching == Self.nowhere ? "" : ", at a stopper"),
        "filtered \(one.filtered.words) g, read out as \(one.nominal.words) g",
        "errors of the part \((one.output - one.noise - one.nominal).words) g, noise "
          + "\(one.noise.words) g, output \(one.output.words) g",
      ]
    case .resonator(let one):
      lines += [
        "driven by \((one.drive * 1e6).words) um, deflected by "
          + "\((one.inPhase * 1e12).words) pm",
        "demodulated \(one.demodulated.words) rad/s, filtered \(one.filtered.words) rad/s",
        "errors of the part \((one.output - one.noise - one.filtered).words) rad/s, noise "
          + "\(one.noise.words) rad/s, output \(one.output.words) rad/s",
      ]
    case .magnetic(let one):
      lines += [
        "offset \(one.offset.words) uT, remanence \(one.remanence.words) uT, sensitivity "
          + "adjustment \(one.adjustment.words)",
        "noise \(one.noise.words) uT, output \(one.output.words) uT",
      ]
    }
    // A transaction that was running at that instant ends before the look.
    let instant = taken.truth?.instants.x ?? state.time
    if state.time > instant, silicon.silicon != .ideal, quantity != .magneticFluxDensity {
      lines.append("these are the states \(milliseconds(state.time - instant)) after the sample")
    }
    return lines
  }

  // MARK: World

  var world: [String] {
    let instant = taken.truth?.instants.x ?? taken.sample.time.nanoseconds
    let world = before?.world ?? watch.world
    return [
      "\(world.value(quantity).words) \(quantity.unit), \(setting(of: quantity, at: instant))",
      "\(world.temperature.words) °C, \(setting(of: nil, at: instant))",
    ]
  }

  private func setting(of quantity: Quantity?, at instant: Int64) -> String {
    let (step, next) = causes.setting(of: quantity, at: instant)
    let text = step == 0 ? "from the start" : "of step \(step)"
    return next.map { "\(text); step \($0) changes it after the sample" } ?? text
  }
}

extension Transaction.Target {
  /// `0x18`, or `spi0.1`.
  var words: String {
    switch self {
    case .i2c(let address): address.hexText
    case .spi(let select): "spi\(select.bus).\(select.select)"
    }
  }
}

extension [UInt8] {
  /// `a8 00 04`, or a dash for none.
  var spaced: String { isEmpty ? "-" : map { [$0].hexText }.joined(separator: " ") }
}

extension Double {
  /// Up to nine decimals.
  var words: String {
    let rounded = (self * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
  }
}

extension Axes<Double> {
  var words: String { "(\(x.words), \(y.words), \(z.words))" }

  static func * (left: Self, right: Self) -> Self {
    Self(left.x * right.x, left.y * right.y, left.z * right.z)
  }
}

extension Axes<Int16> {
  var words: String { "(\(x), \(y), \(z))" }
}
