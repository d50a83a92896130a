// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation
package import ProofMassFusion
internal import ProofMassPhysics
package import ProofMassSampling

/// The objects of the stream of `serve`, which the article WebStream of ProofMassServer describes.
package struct ServedObjects<Board: WatchedSource> {
  /// The version of the stream: increased by every change other than an addition.
  package static var version: Int { 1 }
  /// The time from one `samples` object and one attitude to the next, in seconds.
  package static var interval: Double { 0.02 }

  private let board: Board
  /// By sensor, the description of its failure until there is a sample.
  private var failures: [Quantity: String] = [:]
  private var losses = Losses()
  /// By sensor, the samples that have been sent.
  private var sent = Quantity.allCases.map { _ in 0 }

  package init(_ board: Board) { self.board = board }

  /// The first object.
  package func hello(on bus: String, canMove: Bool) -> JSON {
    let sensors = board.sensors.map { one in
      let rate = board.rate(of: one.quantity)
      return (
        one.quantity.prefix,
        JSON.object([
          ("chip", .text(one.name)), ("address", .text(one.target.text)),
          ("unit", .text(one.quantity.unit)), ("rate_hz", rate.map { .number($0) } ?? .null),
        ])
      )
    }
    let scenarios = Scenario.all.map { one in
      JSON.object([
        ("name", .text(one.name)), ("summary", .text(one.summary)),
        ("duration_s", .seconds(one.duration.wholeNanoseconds)),
      ])
    }
    return .object([
      ("type", .text("hello")), ("version", .integer(Self.version)),
      ("proofmass_version", .text(commandVersion)), ("bus", .text(bus)),
      ("emulated", .bool(board.circuit != nil)), ("can_move", .bool(canMove)),
      ("sensing", .optional(board.circuit?.sensing?.name)),
      ("chips", .array(board.sensors.sorted { $0.number < $1.number }.map { $0.json })),
      ("sensors", .object(sensors)),
      ("interval_s", .number(Self.interval)),
      ("scenarios", .array(canMove ? scenarios : [])), ("recording", board.recording),
    ])
  }

  /// The reports since the last call, as lines.
  ///
  /// - Parameters:
  ///   - orientation: The present one, for clients that have connected since its last change.
  ///   - truth: The state of an emulated board.
  package mutating func of(
    _ events: [SensorEvent], _ updates: [WatchedEvent],
    orientation: DeviceOrientation, truth: JSON?
  ) -> [UInt8] {
    var samples: [[JSON]] = Quantity.allCases.map { _ in [] }
    var others: [UInt8] = []
    for event in events {
      switch event {
      case .sample(var sample):
        sample.correct(by: board.calibration)
        failures[sample.quantity] = nil
        let (index, time) = (sample.quantity.rawValue, board.time(sample.time))
        losses.locate(sample.sensor, before: time)
        samples[index].append(.array([.seconds(time)] + JSON.numbers(sample.value)))
        sent[index] &+= 1
      case .lost(let sensor, let count): losses.add(count, sensor)
      case .failure(let sensor, let error):
        let words = board.explain(error, sensor.quantity)
        if failures.updateValue(words, forKey: sensor.quantity) != words {
          others += failure(words).line
        }
      }
    }
    var motion, north: DeviceMotion?
    for update in updates {
      switch update {
      case .motion(let data): motion = data
      case .north(let data) where data.magneticField.accuracy != .uncalibrated: north = data
      case .noNorth(needsTurning: true):
        let words = "the compass is not calibrated: turn the board about, in all directions"
        others += failure(words).line
      case .north, .noNorth: break
      case .orientation(let orientation, let time):
        others += event("orientation", time, orientation.word).line
      case .shake(let event):
        others +=
          self.event("shake", event.timestamp, event.phase.word, axis: event.dominantAxis.word).line
      }
    }
    var members: [(String, JSON)] = [
      ("type", .text("samples")), ("time_s", .seconds(board.elapsed)),
    ]
    let sensors = board.sensors.map { $0.quantity }
    for one in sensors { members.append((one.prefix, .array(samples[one.rawValue]))) }
    if let motion { members.append(("motion", .object(describe(motion)))) }
    if let north { members.append(("north", .object(describe(north: north)))) }
    members.append(("orientation", .text(orientation.word)))
    if let truth { members.append(("truth", truth)) }
    let lost = sensors.map { ($0.prefix, JSON.integer(board.lostSamples(of: $0))) }
    members.append(("lost", .object(lost)))
    let failing = sensors.compactMap { one in
      failures[one].map { (one.prefix, JSON.text($0)) }
    }
    if !failing.isEmpty { members.append(("failing", .object(failing))) }
    members.append(("sent", .object(sensors.map { ($0.prefix, .integer(sent[$0.rawValue])) })))
    var places: [JSON] = []
    while let place = losses.next(upTo: .max) {
      places.append(.object(place.members(place.sensor.quantity.prefix, offset: 0)))
    }
    if !places.isEmpty { members.append(("losses", .array(places))) }
    return JSON.object(members).line + others
  }

  /// The reason why a client's message was not carried out.
  package static func refused(_ mistake: InputError) -> JSON {
    .object([("type", .text("refused")), ("words", .text(mistake.description))])
  }

  // MARK: Parts

  private func time(_ timestamp: Double) -> JSON { .seconds(board.time(of: timestamp)) }

  private func describe(_ motion: DeviceMotion) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("time_s", time(motion.timestamp)), ("q", JSON(motion.attitude.quaternion)),
      ("gravity_g", .array(JSON.numbers(motion.gravity))),
      ("user_g", .array(JSON.numbers(motion.userAcceleration))),
      ("rate_radps", .array(JSON.numbers(motion.rotationRate))),
    ]
    if board.sensors.contains(where: { $0.quantity == .magneticFluxDensity }) {
      members.append(("field_uT", .array(JSON.numbers(motion.magneticField.field))))
      members.append(("accuracy", .integer(Int(motion.magneticField.accuracy.rawValue))))
    }
    members.append(("settled", .bool(motion.isSettled)))
    return members
  }

  private func describe(north motion: DeviceMotion) -> [(String, JSON)] {
    [
      ("time_s", time(motion.timestamp)), ("q", JSON(motion.attitude.eastNorthUp)),
      ("heading_deg", .number(motion.heading)),
    ]
  }

  private func event(
    _ name: String, _ timestamp: Double, _ value: String, axis: String? = nil
  ) -> JSON {
    .object([
      ("type", .text("event")), ("time_s", time(timestamp)), ("event", .text(name)),
      ("value", .text(value)), ("axis", .optional(axis)),
    ])
  }

  private func failure(_ words: String) -> JSON {
    .object([
      ("type", .text("failure")), ("time_s", .seconds(board.elapsed)), ("words", .text(words)),
    ])
  }
}

extension DeviceOrientation {
  fileprivate var word: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }
}

extension MotionEvent.Phase {
  fileprivate var word: String {
    switch self {
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension MotionEvent.Axis {
  fileprivate var word: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .z: "z"
    }
  }
}

extension JSON {
  /// Three numbers without -0.
  fileprivate static func numbers(_ axes: Axes<Double>) -> [JSON] {
    [.number(axes.x + 0), .number(axes.y + 0), .number(axes.z + 0)]
  }

  /// `[w, x, y, z]`
  init(_ turn: Quaternion) {
    self = .array([.number(turn.w + 0)] + Self.numbers(turn.vector))
  }
}
