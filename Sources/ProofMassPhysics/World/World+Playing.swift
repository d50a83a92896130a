// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension World {
  /// Position, velocity and attitude at a board time in nanoseconds, from the scripted motion; at
  /// rest in the origin without one.
  package mutating func pose(at time: Int64) -> Pose {
    guard let script else { return Pose(position: .zero, velocity: .zero, attitude: .identity) }
    place = script.index(of: time, near: place)
    let now = script.kinematics(at: time, in: script.intervals[place])
    let up = playing?.specificForce?.segment(at: time).value(at: time) ?? constantSpecificForce
    return Pose(
      position: (now.position + up * now.lift.value) * Acceleration.standardGravity,
      velocity: (now.velocity + up * now.lift.rate) * Acceleration.standardGravity,
      attitude: now.attitude)
  }

  /// The end of the piece, from a board time in nanoseconds on, in which all quantities are linear
  /// in time to within what a sensing element resolves; `Int64.max` where nothing changes any more.
  /// Temperature does not count: it is slow, and elements read it at their own instants.
  ///
  /// A piece's last values, at its end, are also the first values of the next piece. A jump is a
  /// piece of one nanosecond.
  @inline(__always)
  @usableFromInline package mutating func linearEnd(from time: Int64) -> Int64 {
    moving.isEmpty ? .max : nextKnot(after: time)
  }

  private mutating func nextKnot(after time: Int64) -> Int64 {
    var end = Int64.max
    if let script {
      place = script.index(of: time, near: place)
      end = script.knot(after: time, in: script.intervals[place])
      for track in [playing?.specificForce, playing?.angularRate, playing?.field] {
        end = min(end, track?.segment(at: time).end ?? .max)
      }
      return end
    }
    if moving.contains(.acceleration) {
      if !specificForceSegment.contains(time) { moveSpecificForce(to: time) }
      end = min(end, specificForceSegment.end)
    }
    if moving.contains(.angularRate) {
      if !angularRateSegment.contains(time) { moveAngularRate(to: time) }
      end = min(end, angularRateSegment.end)
    }
    if moving.contains(.magneticFluxDensity) {
      if !fieldSegment.contains(time) { moveField(to: time) }
      end = min(end, fieldSegment.end)
    }
    return end
  }

  /// Evaluates the script at an instant and stores all quantities as segments: of this instant, or
  /// of the whole interval where nothing changes.
  mutating func play(_ script: Script, at time: Int64) {
    if let known = evaluated.moment(at: time) { return show(known, from: time, to: time) }
    place = script.index(of: time, near: place)
    let interval = script.intervals[place]
    let now = script.kinematics(at: time, in: interval)
    let toBoard = now.attitude.conjugate
    let atRest =
      playing?.specificForce.map { $0.segment(at: time).value(at: time) } ?? constantSpecificForce
    let force = atRest * (1 + now.lift.acceleration) + now.acceleration
    var rotation = constantAngularRate
    var change = Axes<Double>.zero
    if let segment = playing?.angularRate?.segment(at: time) {
      rotation = segment.value(at: time)
      change = segment.change * (1e9 / segment.duration)
    }
    rotation = toBoard.rotate(rotation)
    change = toBoard.rotate(change) - now.rate.cross(rotation) + now.angularAcceleration
    let field = playing?.field.map { $0.segment(at: time).value(at: time) } ?? constantField

    let isConstant =
      interval.knot == nil && playing?.specificForce == nil && playing?.angularRate == nil
      && playing?.field == nil
    let last = interval.end == .max ? .max : interval.end - 1
    let moment = Moment(
      time: time, specificForce: toBoard.rotate(force), angularRate: rotation + now.rate,
      angularAcceleration: isConstant ? .zero : change,
      field: iron(toBoard.rotate(field + now.magnet)))
    if isConstant { return show(moment, from: interval.start, to: last) }
    show(moment, from: time, to: time)
    evaluated.insert(moment)
  }

  private mutating func show(_ moment: Moment, from first: Int64, to last: Int64) {
    specificForceSegment = Segment(moment.specificForce, from: first, to: last)
    angularRateSegment = Segment(
      moment.angularRate, slope: moment.angularAcceleration, from: first, to: last)
    fieldSegment = Segment(moment.field, from: first, to: last)
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

extension World {
  /// The quantities of a script at one instant.
  struct Moment {
    /// Board time in nanoseconds; nil before the first evaluation.
    var time: Int64?
    var specificForce = Axes(0.0, 0, 0)
    var angularRate = Axes(0.0, 0, 0)
    var angularAcceleration = Axes(0.0, 0, 0)
    var field = Axes(0.0, 0, 0)
  }

  /// The instants that were evaluated last. A chip and its sensing element query the same few in
  /// turn: that of a sample, that of the sample before, and that of the last observation.
  struct Evaluated {
    private var moments = InlineArray<4, Moment>(repeating: Moment())
    private var oldest = 0

    /// The quantities at a board time in nanoseconds; nil unless they are among those evaluated last.
    func moment(at time: Int64) -> Moment? {
      for index in moments.indices where moments[index].time == time { return moments[index] }
      return nil
    }

    /// Replaces the moment that was inserted first.
    mutating func insert(_ moment: Moment) {
      moments[oldest] = moment
      oldest = (oldest + 1) % moments.count
    }
  }
}
