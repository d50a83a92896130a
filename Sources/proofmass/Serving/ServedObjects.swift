// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassServer

/// The objects of the stream of `serve`, which the article WebStream of ProofMassServer describes.
struct ServedObjects {
  /// The version of the stream: changed by whatever is not added.
  static let version = 1

  private let run: SessionRun
  private let bus: String
  private let canMove: Bool
  private let motionRate: Double

  init(_ run: SessionRun, bus: String, canMove: Bool, motionRate: Double) {
    (self.run, self.bus, self.canMove, self.motionRate) = (run, bus, canMove, motionRate)
  }

  private var classes: [ChipClass] { run.chips.classes }

  /// The first object.
  var hello: JSON {
    let sensors = classes.map { one in
      let rate = run.session.rate(of: one.sensor)
      return (
        one.prefix,
        JSON.object([
          ("unit", .text(one.unit)), ("rate_hz", rate.map { .number($0) } ?? .null),
        ])
      )
    }
    return .object([
      ("type", .text("hello")), ("version", .integer(Self.version)),
      ("proofmass_version", .text(commandVersion)), ("bus", .text(bus)),
      ("emulated", .bool(run.run.board != nil)), ("can_move", .bool(canMove)),
      ("chips", .array(run.chips.map(\.json))), ("sensors", .object(sensors)),
      ("interval_s", .number(1 / motionRate)),
    ])
  }

  /// What has been reported since the last time, as lines.
  ///
  /// - Parameters:
  ///   - orientation: The present one, which a client that comes later has not been told.
  ///   - truth: The emulated board's attitude, to east, north, up.
  func of(
    _ updates: [ServedUpdate], orientation: DeviceOrientation, truth: Quaternion?
  ) -> [UInt8] {
    var samples: [[JSON]] = ChipClass.allCases.map { _ in [] }
    var motion, north: DeviceMotion?
    var others: [UInt8] = []
    func add(_ one: ChipClass, _ timestamp: Double, _ value: Axes<Double>) {
      samples[one.index].append(.array([time(timestamp)] + numbers(value)))
    }
    for update in updates {
      switch update {
      // The chip's sign, as in `stream`.
      case .accelerometer(let data): add(.accelerometer, data.timestamp, data.acceleration * -1)
      case .gyroscope(let data): add(.gyroscope, data.timestamp, data.rotationRate)
      case .compass(let data): add(.compass, data.timestamp, data.magneticField)
      case .motion(let data): motion = data
      case .north(let data): north = data
      case .orientation(let change):
        others += event("orientation", change.timestamp, "\(change.orientation)").line
      case .shake(let event):
        others +=
          self.event("shake", event.timestamp, "\(event.phase)", axis: "\(event.dominantAxis)").line
      case .failure(let error): others += failure(error).line
      }
    }
    var members: [(String, JSON)] = [("type", .text("samples")), ("time_s", .seconds(run.elapsed))]
    for one in classes { members.append((one.prefix, .array(samples[one.index]))) }
    if let motion { members.append(("motion", .object(describe(motion)))) }
    if let north { members.append(("north", .object(describe(north: north)))) }
    members.append(("orientation", .text("\(orientation)")))
    if let truth { members.append(("truth", .object([("q", numbers(truth))]))) }
    let lost = classes.map { ($0.prefix, JSON.integer(run.session.lostSamples(of: $0.sensor))) }
    members.append(("lost", .object(lost)))
    return JSON.object(members).line + others
  }

  /// Why a client's message was not carried out.
  static func refused(_ mistake: Mistake) -> JSON {
    .object([("type", .text("refused")), ("words", .text(mistake.description))])
  }

  // MARK: Parts

  private func time(_ timestamp: Double) -> JSON { .seconds(run.time(of: timestamp)) }

  /// Without -0.
  private func numbers(_ axes: Axes<Double>) -> [JSON] {
    [.number(axes.x + 0), .number(axes.y + 0), .number(axes.z + 0)]
  }

  private func numbers(_ turn: Quaternion) -> JSON {
    .array([.number(turn.w + 0)] + numbers(turn.vector))
  }

  private func describe(_ motion: DeviceMotion) -> [(String, JSON)] {
    var members: [(String, JSON)] = [
      ("time_s", time(motion.timestamp)), ("q", numbers(motion.attitude.quaternion)),
      ("gravity_g", .array(numbers(motion.gravity))),
      ("user_g", .array(numbers(motion.userAcceleration))),
      ("rate_radps", .array(numbers(motion.rotationRate))),
    ]
    if classes.contains(.compass) {
      members.append(("field_uT", .array(numbers(motion.magneticField.field))))
      members.append(("accuracy", .integer(Int(motion.magneticField.accuracy.rawValue))))
    }
    return members
  }

  private func describe(north motion: DeviceMotion) -> [(String, JSON)] {
    [
      ("time_s", time(motion.timestamp)), ("q", numbers(motion.attitude.eastNorthUp)),
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

  private func failure(_ error: MotionError) -> JSON {
    let words =
      error == .deviceRequiresMovement
      ? "the compass is not calibrated: turn the board about, in all directions"
      : run.complaint(error).line
    return .object([
      ("type", .text("failure")), ("time_s", .seconds(run.elapsed)), ("words", .text(words)),
    ])
  }
}
