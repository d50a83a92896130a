// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer

/// The objects of the stream of `serve`, which the article WebStream of ProofMassServer describes.
struct ServedObjects {
  /// The version of the stream: changed by whatever is not added.
  static let version = 1
  /// The time from one `samples` and one attitude to the next, in seconds.
  static let interval = 0.02

  private let board: WatchedBoard
  /// By sensor, the words of its failure until there is a sample.
  private var failures: [MotionSensor: String] = [:]
  private var losses = Losses()
  /// By class of chips, the samples that have been sent.
  private var sent = ChipClass.allCases.map { _ in 0 }

  init(_ board: WatchedBoard) { self.board = board }

  private var classes: [ChipClass] { board.chips.classes }

  /// The first object.
  func hello(on bus: String, canMove: Bool) -> JSON {
    let sensors = classes.map { one in
      let rate = board.session.rate(of: one.sensor)
      return (
        one.prefix,
        JSON.object([
          ("chip", .optional(board.chips.first(of: one.sensor)?.name)), ("unit", .text(one.unit)),
          ("rate_hz", rate.map { .number($0) } ?? .null),
        ])
      )
    }
    let scenarios = Scenario.all.map { one in
      JSON.object([
        ("name", .text(one.name)), ("summary", .text(one.summary)),
        ("duration_s", .seconds(one.motion.duration.wholeNanoseconds)),
      ])
    }
    return .object([
      ("type", .text("hello")), ("version", .integer(Self.version)),
      ("proofmass_version", .text(commandVersion)), ("bus", .text(bus)),
      ("emulated", .bool(board.circuit != nil)), ("can_move", .bool(canMove)),
      ("sensing", .optional(board.circuit?.sensing?.name)),
      ("chips", .array(board.chips.map(\.json))), ("sensors", .object(sensors)),
      ("interval_s", .number(Self.interval)),
      ("scenarios", .array(canMove ? scenarios : [])), ("recording", recording),
    ])
  }

  /// What a recording of the samples says before its rows: one that begins at the stream's start.
  private var recording: JSON {
    let header = RecordingHeader("serve", since: board.origin, on: board.clock, board.header)
    let table = StreamTable(classes)
    let columns = [table.time] + table.columns
    return .object([
      ("header", .object(header.members())), ("columns", .array(columns.map { .text($0.name) })),
    ])
  }

  /// What has been reported since the last time, as lines.
  ///
  /// - Parameters:
  ///   - orientation: The present one, which a client that comes later has not been told.
  ///   - truth: The state of an emulated board.
  mutating func of(
    _ events: [SensorEvent], _ updates: [WatchedServices.Event],
    orientation: DeviceOrientation, truth: JSON?
  ) -> [UInt8] {
    var samples: [[JSON]] = ChipClass.allCases.map { _ in [] }
    var others: [UInt8] = []
    for event in events {
      switch event {
      case .sample(var sample):
        sample.correct(by: board.calibration)
        failures[sample.sensor] = nil
        let (index, time) = (ChipClass(sample.sensor).index, time(sample.time))
        losses.locate(sample.sensor, before: time)
        samples[index].append(.array([.seconds(time)] + JSON.numbers(sample.value)))
        sent[index] += 1
      case .lost(let sensor, let count): losses.add(count, sensor)
      case .failure(let sensor, let error):
        let words = board.explain(error, sensor).line
        if failures.updateValue(words, forKey: sensor) != words { others += failure(words).line }
      }
    }
    var motion, north: DeviceMotion?
    for update in updates {
      switch update {
      case .motion(let data): motion = data
      case .north(let data) where data.magneticField.accuracy != .uncalibrated: north = data
      case .northFailure(.deviceRequiresMovement):
        let words = "the compass is not calibrated: turn the board about, in all directions"
        others += failure(words).line
      case .north, .northFailure: break
      case .orientation(let change):
        others += event("orientation", change.timestamp, "\(change.orientation)").line
      case .shake(let event):
        others +=
          self.event("shake", event.timestamp, "\(event.phase)", axis: "\(event.dominantAxis)").line
      }
    }
    var members: [(String, JSON)] = [
      ("type", .text("samples")), ("time_s", .seconds(board.run.elapsed)),
    ]
    for one in classes { members.append((one.prefix, .array(samples[one.index]))) }
    if let motion { members.append(("motion", .object(describe(motion)))) }
    if let north { members.append(("north", .object(describe(north: north)))) }
    members.append(("orientation", .text("\(orientation)")))
    if let truth { members.append(("truth", truth)) }
    let lost = classes.map {
      ($0.prefix, JSON.integer(board.session.lostSamples(of: $0.sensor)))
    }
    members.append(("lost", .object(lost)))
    let failing = classes.compactMap { one in
      failures[one.sensor].map { (one.prefix, JSON.text($0)) }
    }
    if !failing.isEmpty { members.append(("failing", .object(failing))) }
    members.append(("sent", .object(classes.map { ($0.prefix, .integer(sent[$0.index])) })))
    var places: [JSON] = []
    while let place = losses.next(upTo: .max) { places.append(.object(place.members(offset: 0))) }
    if !places.isEmpty { members.append(("losses", .array(places))) }
    return JSON.object(members).line + others
  }

  /// Why a client's message was not carried out.
  static func refused(_ mistake: Mistake) -> JSON {
    .object([("type", .text("refused")), ("words", .text(mistake.description))])
  }

  // MARK: Parts

  private func time(_ timestamp: Double) -> JSON { .seconds(board.run.time(of: timestamp)) }

  private func time(_ instant: Instant) -> Int64 {
    instant.nanoseconds - board.origin.nanoseconds
  }

  private func describe(_ motion: DeviceMotion) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("time_s", time(motion.timestamp)), ("q", JSON(motion.attitude.quaternion)),
      ("gravity_g", .array(JSON.numbers(motion.gravity))),
      ("user_g", .array(JSON.numbers(motion.userAcceleration))),
      ("rate_radps", .array(JSON.numbers(motion.rotationRate))),
    ]
    if classes.contains(.compass) {
      members.append(("field_uT", .array(JSON.numbers(motion.magneticField.field))))
      members.append(("accuracy", .integer(Int(motion.magneticField.accuracy.rawValue))))
    }
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
      ("type", .text("failure")), ("time_s", .seconds(board.run.elapsed)), ("words", .text(words)),
    ])
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
