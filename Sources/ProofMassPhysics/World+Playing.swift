// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension World {
  /// Where the board is at a board time in nanoseconds, and how it lies: as the scripted motion has it.
  public mutating func pose(at time: Int64) -> Pose {
    guard let script else { return Pose(position: .zero, velocity: .zero, attitude: .identity) }
    place = script.index(of: time, near: place)
    let now = script.kinematics(at: time, in: script.intervals[place])
    let up = playing?.force?.segment(at: time).value(at: time) ?? constantForce
    return Pose(
      position: (now.position + up * now.lift.value) * Acceleration.standardGravity,
      velocity: (now.velocity + up * now.lift.rate) * Acceleration.standardGravity,
      attitude: now.attitude)
  }

  /// Until when, from a board time in nanoseconds on, everything goes in straight lines, or so nearly
  /// that no sensing element can tell; `Int64.max` where nothing changes any more. Temperature is left
  /// out: it is slow, and elements take it as it is when they look.
  ///
  /// A line goes from this instant's values to those at the end, which belong to the next line, too: a
  /// jump is a line of one nanosecond.
  public mutating func straight(from time: Int64) -> Int64 {
    var end = Int64.max
    if let script {
      place = script.index(of: time, near: place)
      end = script.knot(after: time, in: script.intervals[place])
      for track in [playing?.force, playing?.rotation, playing?.field] {
        end = min(end, track?.segment(at: time).end ?? .max)
      }
      return end
    }
    if moving.contains(.accelerometer) {
      if !forceSegment.contains(time) { moveForce(to: time) }
      end = min(end, forceSegment.end)
    }
    if moving.contains(.gyroscope) {
      if !rotationSegment.contains(time) { moveRotation(to: time) }
      end = min(end, rotationSegment.end)
    }
    if moving.contains(.magnetometer) {
      if !fieldSegment.contains(time) { moveField(to: time) }
      end = min(end, fieldSegment.end)
    }
    return end
  }

  /// Finds everything that is felt at an instant at once, for whoever asks next; where nothing
  /// changes, for as long as that is so.
  mutating func play(_ script: Script, at time: Int64) {
    place = script.index(of: time, near: place)
    let interval = script.intervals[place]
    let now = script.kinematics(at: time, in: interval)
    let toBoard = now.attitude.conjugate
    let force = playing?.force.map { $0.segment(at: time).value(at: time) } ?? constantForce
    let felt = force * (1 + now.lift.acceleration) + now.acceleration
    var rotation = constantRotation
    var change = Axes<Double>.zero
    if let segment = playing?.rotation?.segment(at: time) {
      rotation = segment.value(at: time)
      change = segment.change * (1e9 / segment.duration)
    }
    rotation = toBoard.rotate(rotation)
    change = toBoard.rotate(change) - now.rate.cross(rotation) + now.angularAcceleration
    let field = playing?.field.map { $0.segment(at: time).value(at: time) } ?? constantField

    let isConstant =
      interval.knot == nil && playing?.force == nil && playing?.rotation == nil
      && playing?.field == nil
    let last = interval.end == .max ? .max : interval.end - 1
    let (from, to) = isConstant ? (interval.start, last) : (time, time)
    forceSegment = Segment(toBoard.rotate(felt), from: from, to: to)
    rotationSegment = Segment(
      rotation + now.rate, slope: isConstant ? .zero : change, from: from, to: to)
    fieldSegment = Segment(iron(toBoard.rotate(field + now.magnet)), from: from, to: to)
  }

  mutating func playTemperature(_ script: Script, at time: Int64) {
    place = script.index(of: time, near: place)
    let interval = script.intervals[place]
    let warmth = script.kinematics(at: time, in: interval).warmth
    let track = playing?.temperature
    let outside = track?.segment(at: time).value(at: time).x ?? constantTemperature
    let isConstant = interval.isTemperatureConstant && track == nil
    let last = interval.end == .max ? .max : interval.end - 1
    let (from, to) = isConstant ? (interval.start, last) : (time, time)
    temperatureSegment = Segment(
      Axes(outside * warmth.part + warmth.offset, 0, 0), from: from, to: to)
  }
}
