// SPDX-License-Identifier: Apache-2.0

extension Motion {
  /// First this, then another. What has been turned stays turned, and axes are the board's as they lie
  /// when a verb begins.
  ///
  /// Of two recordings the quantities that both have go on in the second; the ends of the others hold.
  /// What the other one has before its time 0 is left out.
  public func then(_ other: Motion) -> Motion { Self.sequence([self, other]) }

  /// One after the other.
  public static func sequence(_ motions: Motion...) -> Motion { sequence(motions) }

  /// One after the other.
  public static func sequence(_ motions: [Motion]) -> Motion {
    var sequence = Motion(endNanoseconds: 0)
    for (index, motion) in motions.enumerated() {
      let start = sequence.endNanoseconds
      var motion = motion
      if index > 0 { motion.cutBeforeZero() }
      motion = motion.delayed(byNanoseconds: start)
      sequence.force.append(motion.force, at: start)
      sequence.rotation.append(motion.rotation, at: start)
      sequence.field.append(motion.field, at: start)
      sequence.temperature.append(motion.temperature, at: start)
      for (layer, steps) in motion.layers.enumerated() {
        if layer < sequence.layers.count {
          sequence.layers[layer] += steps
        } else {
          sequence.layers.append(steps)
        }
      }
      // One that was delayed to before its time 0 takes no time.
      sequence.endNanoseconds = max(start, motion.endNanoseconds)
    }
    return sequence
  }

  /// Both at once, from the beginning of both: accelerations add, and the other turns what this one
  /// turns. So a verb upon a recording is felt on top of what was recorded.
  ///
  /// Of two recordings the other one wins where both have a quantity.
  public func overlaid(with other: Motion) -> Motion {
    var both = self
    both.endNanoseconds = max(endNanoseconds, other.endNanoseconds)
    both.force = other.force ?? force
    both.rotation = other.rotation ?? rotation
    both.field = other.field ?? field
    both.temperature = other.temperature ?? temperature
    both.layers += other.layers
    return both
  }

  /// How long it takes, from board time 0.
  public var duration: Duration { .nanoseconds(endNanoseconds) }
}

extension Motion {
  fileprivate mutating func cutBeforeZero() {
    force?.cut(before: 0)
    rotation?.cut(before: 0)
    field?.cut(before: 0)
    temperature?.cut(before: 0)
  }
}

extension Track? {
  /// What the other one has begins at `start`. An end that somebody set may be before the last row.
  fileprivate mutating func append(_ other: Track?, at start: Int64) {
    guard let other else { return }
    guard self != nil else { return self = other }
    self?.cut(after: start)
    self?.times += other.times
    self?.values += other.values
  }
}
