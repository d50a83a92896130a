// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A motion of the board, recorded or scripted, which ``World/motion`` plays.
///
/// Scripted motions are verbs and their combinations:
/// `.sequence(.rest(for: .seconds(1)), .rotate(to: .portrait), .shake())`.
public struct Motion: Sendable {
  /// A set of quantities that a motion determines: those of sensors, and the temperature.
  public struct Quantities: OptionSet, Sendable {
    /// One bit per quantity: that of a `Quantity` is 1 shifted by its raw value.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the set of one quantity.
    @inlinable
    public init(_ quantity: Quantity) { rawValue = 1 << quantity.rawValue }

    /// Specific force.
    @inlinable public static var acceleration: Quantities { Quantities(.acceleration) }
    /// Angular rate.
    @inlinable public static var angularRate: Quantities { Quantities(.angularRate) }
    /// Magnetic flux density.
    @inlinable public static var magneticFluxDensity: Quantities {
      Quantities(.magneticFluxDensity)
    }
    /// Temperature.
    @inlinable public static var temperature: Quantities { Quantities(rawValue: 8) }
    /// All four of them.
    @inlinable public static var all: Quantities { Quantities(rawValue: 15) }
  }

  /// Board time of the end in nanoseconds: of a recording's last row, of a script's last verb.
  @usableFromInline package var endNanoseconds: Int64

  /// Recorded specific force in g.
  var specificForce: Track?
  /// Recorded angular rate in rad/s.
  var angularRate: Track?
  /// Recorded magnetic flux density in µT.
  var field: Track?
  /// Recorded temperature in °C, on x.
  var temperature: Track?

  /// Changes each recorded quantity, together with the same quantity of another motion.
  private mutating func changeTracks(
    beside other: Motion = Motion(endNanoseconds: 0), _ change: (inout Track?, Track?) -> Void
  ) {
    change(&specificForce, other.specificForce)
    change(&angularRate, other.angularRate)
    change(&field, other.field)
    change(&temperature, other.temperature)
  }

  /// The script: layers of steps, each in the order of time. A layer rotates with those before it.
  var layers: [[Step]] = []

  /// Time from board time 0 to the end.
  public var duration: Duration { .nanoseconds(endNanoseconds) }

  /// The quantities that this motion determines.
  @usableFromInline package var quantities: Quantities {
    var quantities: Quantities = []
    if specificForce != nil { quantities.insert(.acceleration) }
    if angularRate != nil { quantities.insert(.angularRate) }
    if field != nil { quantities.insert(.magneticFluxDensity) }
    if temperature != nil || changesTemperature { quantities.insert(.temperature) }
    if !layers.isEmpty {
      quantities.formUnion([.acceleration, .angularRate, .magneticFluxDensity])
    }
    return quantities
  }

  private var changesTemperature: Bool {
    layers.contains { steps in
      steps.contains { step in
        if case .warm = step.effect { return true }
        return false
      }
    }
  }

  /// The same motion, later by a time in nanoseconds.
  @usableFromInline package func delayed(byNanoseconds delay: Int64) -> Motion {
    var motion = self
    motion.endNanoseconds = Self.clampedSum(endNanoseconds, delay)
    motion.changeTracks { track, _ in track?.delay(by: delay) }
    motion.layers = layers.map { $0.map { $0.delayed(by: delay) } }
    return motion
  }

  /// A sum of times, clamped to ±2⁶², so that no difference of two overflows.
  static func clampedSum(_ time: Int64, _ delay: Int64) -> Int64 {
    let (sum, isOverflow) = time.addingReportingOverflow(delay)
    return max(1 - (1 << 62), min(isOverflow ? delay : sum, 1 << 62))
  }
}

// MARK: - Combining motions

extension Motion {
  /// This motion, followed by another. The attitude reached is kept, and a verb's axes are the
  /// board's at the verb's start.
  ///
  /// A quantity that is in both of two recordings continues in the second; otherwise the first
  /// one's last value holds. The part of `other` before its time 0 is removed.
  public func then(_ other: Motion) -> Motion { Self.sequence([self, other]) }

  /// Motions one after the other; see ``then(_:)``.
  public static func sequence(_ motions: Motion...) -> Motion { sequence(motions) }

  /// Motions one after the other; see ``then(_:)``.
  public static func sequence(_ motions: [Motion]) -> Motion {
    var sequence = Motion(endNanoseconds: 0)
    for (index, motion) in motions.enumerated() {
      let start = sequence.endNanoseconds
      var motion = motion
      if index > 0 { motion.changeTracks { track, _ in track?.cut(before: 0) } }
      motion = motion.delayed(byNanoseconds: start)
      sequence.changeTracks(beside: motion) { $0.append($1, at: start) }
      for (layer, steps) in motion.layers.enumerated() {
        if layer < sequence.layers.count {
          sequence.layers[layer] += steps
        } else {
          sequence.layers.append(steps)
        }
      }
      // A motion that was delayed to end before its time 0 takes no time.
      sequence.endNanoseconds = max(start, motion.endNanoseconds)
    }
    return sequence
  }

  /// Both motions simultaneously, from a common start: accelerations add, and the other one's
  /// rotations are applied on top of this one's. A verb on a recording adds to the recorded
  /// quantities.
  ///
  /// Where two recordings have the same quantity, the other one wins.
  public func overlaid(with other: Motion) -> Motion {
    var both = self
    both.endNanoseconds = max(endNanoseconds, other.endNanoseconds)
    both.changeTracks(beside: other) { $0 = $1 ?? $0 }
    both.layers += other.layers
    return both
  }
}

extension Track? {
  /// Appends another track that begins at `start`. Rows after that are removed: a caller may have
  /// set an end before the last row.
  fileprivate mutating func append(_ other: Track?, at start: Int64) {
    guard let other else { return }
    guard self != nil else { return self = other }
    self?.cut(after: start)
    self?.times += other.times
    self?.values += other.values
  }
}
