// SPDX-License-Identifier: Apache-2.0

import EmbeddedClient
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Synchronization

/// The client's functions, each with a board to run on.
enum Entry: String, CaseIterable {
  case measure, watch, follow, collect
  case measureCompasses = "measure_compasses"
  case measureSuccessor = "measure_successor"
  case measureInertial = "measure_inertial"
  case measureMotion = "measure_motion"

  private var parts: [Part] {
    switch self {
    case .measure, .follow: [.lis331dlh, .l3g4200d, .ak8975]
    case .watch: [.lis331dlh, .lis331dl]
    case .collect: [.lis3dh]
    case .measureCompasses: [.mpu9150, .ak8963.at(0x0D), .ak8973]
    case .measureSuccessor: [.ak09916]
    case .measureInertial: [.lsm6dso.carrying(.lis2mdl), .lsm6dsl.at(0x6B)]
    case .measureMotion: [.mpu9150, .adxl345]
    }
  }

  /// What the board does after a second of rest, in which chips are configured and tested.
  private var motion: Motion {
    switch self {
    case .measure, .measureCompasses, .measureSuccessor, .measureInertial, .measureMotion:
      .rest(for: .zero)
    case .watch:
      .sequence(
        .drop(), .rest(for: .milliseconds(200)), .tilt(by: .degrees(90)),
        .rest(for: .milliseconds(200)), .doubleKnock)
    case .follow: .tumble(for: .seconds(4)).then(.figure8(for: .seconds(8)))
    case .collect: .tumble(for: .seconds(2)).then(.shake())
    }
  }

  /// When the client ends, if nothing else ends it.
  private var deadline: Duration {
    switch self {
    case .measure, .measureCompasses, .measureSuccessor, .measureInertial, .measureMotion: .zero
    case .watch, .collect: .seconds(4)
    case .follow: .seconds(13)
    }
  }

  // What `watch` wakes up and notices falls by: g, and for how long.
  private static let threshold = 0.35
  private static let duration = Duration.milliseconds(30)

  /// Runs the client's function.
  ///
  /// - Returns: The firmware with what it has written down, and the function's result.
  func run() -> (Firmware, result: Int32) {
    let circuit = Circuit(parts, sensing: .typical(seed: 1))
    circuit.change { $0.motion = .rest(for: .seconds(1)).then(motion) }
    let (deadline, duration) = (deadline.wholeNanoseconds, Self.duration.wholeNanoseconds)
    firmware.withLock {
      $0 = Firmware(
        circuit, [deadline, duration, Int64(bitPattern: Self.threshold.bitPattern)])
    }
    let result = call(deadline, duration)
    return (firmware.withLock { $0 }, result)
  }

  private func call(_ deadline: Int64, _ duration: Int64) -> Int32 {
    switch self {
    case .measure:
      EmbeddedClient.measure(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        report: { report(chip: $0, $1, $2, $3) })
    case .measureCompasses:
      EmbeddedClient.measureCompasses(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        report: { report(chip: $0, $1, $2, $3) })
    case .measureSuccessor:
      EmbeddedClient.measureSuccessor(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        report: { report(chip: $0, $1, $2, $3) })
    case .measureInertial:
      EmbeddedClient.measureInertial(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        report: { report(chip: $0, $1, $2, $3) })
    case .measureMotion:
      EmbeddedClient.measureMotion(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        report: { report(chip: $0, $1, $2, $3) })
    case .watch:
      EmbeddedClient.watch(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        threshold: Self.threshold, duration: duration, deadline: deadline,
        report: { report([UInt64($0)]) })
    case .follow:
      EmbeddedClient.follow(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        deadline: deadline, report: { report($0, $1, $2, $3) })
    case .collect:
      EmbeddedClient.collect(
        start: start, send: send, receive: receive, stop: stop, nanoseconds: nanoseconds,
        deadline: deadline, report: { report($0, $1, $2) })
    }
  }
}

extension Motion {
  /// Two knocks on z, 150 ms apart.
  static var doubleKnock: Motion {
    .sequence(.knock(), .rest(for: .milliseconds(140)), .knock(), .rest(for: .milliseconds(200)))
  }
}
