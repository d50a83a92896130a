// SPDX-License-Identifier: Apache-2.0

/// Leaves so many samples out that one is left for each interval. What is left are the sensors'
/// samples as they are, at the sensors' times, as it is observed with Core Motion.
///
/// Of the samples the one nearest to when one is due is taken, not the first after: a sensor that
/// samples as often as it is asked would otherwise lose one whenever its clock jitters. That, and
/// that the first sample goes through, is a choice.
struct Decimation: Sendable {
  /// In seconds; 0 leaves nothing out.
  var interval: Double {
    didSet { due = previous.map { $0 + interval } }
  }
  private var due: Double?
  /// The last that was taken.
  private var previous: Double?
  /// The last there was.
  private var last: Double?

  init(interval: Double) { self.interval = interval }

  mutating func takes(_ time: Double) -> Bool {
    let spacing = min(max(0, time - (last ?? time)), interval)
    last = time
    // A clock that went back starts anew.
    if let due, let previous, time + spacing / 2 < due, time >= previous { return false }
    let next = (due ?? time) + interval
    // More than an interval late, or early: anew from here, so that there is never a burst.
    due = abs(next - interval - time) > interval ? time + interval : next
    previous = time
    return true
  }
}
