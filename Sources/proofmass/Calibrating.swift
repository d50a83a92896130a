// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion

/// Sensors that are calibrated together, and the person who turns the board.
struct Calibrating<Sensors: MotionSensors & ~Copyable, Clock: StreamClock>: ~Copyable {
  private var sensors: Sensors
  private let chips: [ChipArgument]
  private let clock: Clock
  private let poses: Int?
  private let progress: Progress
  private var accelerometer: AccelerometerCalibrator?
  private var gyroscope: GyroscopeCalibrator?
  private var compass: CompassCalibrator?
  /// Of those that had what they need. They are gone and fed no more, so that what comes later takes
  /// nothing back.
  private var found = Calibration()
  /// Measurements of a compass that gave nothing.
  private var spoilt = 0
  private var nextLook: Instant
  /// That was spoken of.
  private var lastPose: Acceleration?

  /// - Parameter poses: Of the accelerometer; nil for six sides.
  init(
    _ sensors: consuming Sensors, _ chips: [ChipArgument], poses: Int?, _ clock: Clock
  ) {
    let available = sensors.available
    self.sensors = sensors
    self.chips = chips
    self.poses = poses
    self.clock = clock
    progress = Progress(besideData: false, since: clock.now())
    nextLook = clock.now()
    if available.contains(.gyroscope) { gyroscope = GyroscopeCalibrator() }
    if available.contains(.magnetometer) { compass = CompassCalibrator() }
    if let chip = chips.first(where: { $0.model.chipClass == .accelerometer }) {
      var parameters = AccelerometerCalibrator.Parameters()
      parameters.forceLimit = max(parameters.forceLimit, chip.forceStep ?? 0)
      parameters.poses = poses ?? parameters.poses
      accelerometer = AccelerometerCalibrator(parameters)
    }
  }

  /// Until all have what they need, time is up, or a signal asks for an end; then chips are powered
  /// down. Gives the sensor that failed, if one did.
  mutating func run(
    until end: Instant?
  ) throws(Complaint) -> (sensor: MotionSensor, error: SensorError)? {
    let end = end ?? Instant(nanoseconds: .max)
    for chip in chips { Console.say(CalibrationWords.task(chip, poses: poses)) }
    sensors.demand(SensorDemand(chips))
    var failure: (MotionSensor, SensorError)?
    var events: [SensorEvent] = []
    while failure == nil, !isDone, let due = sensors.due, due <= end,
      clock.pause(until: due)
    {
      events.removeAll(keepingCapacity: true)
      sensors.step(until: end, into: &events)
      for event in events {
        if case .failure(let sensor, let error) = event { failure = (sensor, error) }
        take(event)
      }
      look()
    }
    progress.clear()
    sensors.demand(SensorDemand())
    while let due = sensors.due, due <= clock.now() {
      events.removeAll(keepingCapacity: true)
      sensors.step(until: due, into: &events)
    }
    return failure
  }

  private mutating func take(_ event: SensorEvent) {
    switch event {
    case .acceleration(_, _, isClipped: true), .rotation(_, _, _, isClipped: true): break
    case .acceleration(let time, let force, _):
      gyroscope?.update(force)
      if let event = accelerometer?.update(force, at: Double(time.nanoseconds) * 1e-9) {
        told(event)
      }
    case .rotation(let time, let rate, _, _):
      accelerometer?.update(rate)
      let stillTime = gyroscope?.stillTime ?? 0
      gyroscope?.update(rate, at: Double(time.nanoseconds) * 1e-9)
      if stillTime > 1, gyroscope?.stillTime == 0 {
        say("moved, counting begins anew", .gyroscope)
      }
    case .field(_, let field): compass?.update(field)
    case .lost(.magnetometer, let count): spoilt += count
    case .lost, .failure: break
    }
  }

  private mutating func told(_ event: AccelerometerCalibrator.Event) {
    guard let accelerometer else { return }
    switch event {
    case .taken(let pose):
      let (count, number, rest) =
        poses.map { (accelerometer.count, $0, accelerometer.sides) }
        ?? (accelerometer.faces.count, 6, accelerometer.faces)
      let missing = CalibrationWords.names(Faces.all.subtracting(rest))
      let words =
        isLeaning(pose)
        ? leaning(pose) : "pose \(count) of \(number) taken, \(CalibrationWords.name(pose))"
      say(words + (missing.isEmpty ? "" : "; missing \(missing)"), .accelerometer)
      nextLook = clock.now()
      lastPose = pose
    case .known(let pose):
      // Said once, and not of a board that lies as it lay.
      guard let last = lastPose, (pose.g - last.g).magnitude > 0.1 else { return }
      let name = CalibrationWords.name(pose)
      say(
        isLeaning(pose) ? leaning(pose) : "\(name) is there already: turn it further",
        .accelerometer)
      lastPose = pose
    case .refused(let pose):
      if let last = lastPose, (pose.g - last.g).magnitude <= 0.1 { return }
      say("what it feels is far from 1 g: no pose", .accelerometer)
      lastPose = pose
    case .full: say("no room for more poses", .accelerometer)
    }
  }

  /// Whether a pose was to be a side and is none, since it leans.
  private func isLeaning(_ pose: Acceleration) -> Bool {
    guard poses == nil, let accelerometer else { return false }
    return !accelerometer.faces.contains(Faces(nearest: pose))
  }

  private func leaning(_ pose: Acceleration) -> String {
    "\(CalibrationWords.name(pose)) is not square to the sides: set it down again"
  }

  /// A few times a second, since a look at the compass takes a while.
  private mutating func look() {
    let now = clock.now()
    guard now >= nextLook else { return }
    nextLook = now.advanced(byNanoseconds: 250_000_000)
    var states: [String] = []
    for chip in chips {
      let sensor = chip.model.chipClass.sensor
      guard isMissing(sensor) else { continue }
      if let shortfall = take(sensor) {
        // Three fit into a line.
        states.append("\(chip.model.rawValue): \(CalibrationWords.progress(shortfall))")
      } else {
        say("done", sensor)
      }
    }
    progress.show(states.joined(separator: "; "), now)
  }

  private var isDone: Bool { !chips.contains { isMissing($0.model.chipClass.sensor) } }

  private func isMissing(_ sensor: MotionSensor) -> Bool {
    switch sensor {
    case .accelerometer: accelerometer != nil
    case .gyroscope: gyroscope != nil
    case .magnetometer: compass != nil
    }
  }

  /// Takes what has been found of a sensor; gives what it lacks.
  private mutating func take(_ sensor: MotionSensor) -> CalibrationShortfall? {
    do throws(CalibrationShortfall) {
      switch sensor {
      case .accelerometer:
        guard let calibrator = accelerometer else { return nil }
        found.accelerometer = try calibrator.calibration(facesAreSquare: poses == nil)
        accelerometer = nil
      case .gyroscope:
        guard let calibrator = gyroscope else { return nil }
        found.gyroscope = try calibrator.calibration()
        gyroscope = nil
      case .magnetometer:
        guard let calibrator = compass else { return nil }
        found.compass = try calibrator.calibration()
        compass = nil
      }
      return nil
    } catch { return error }
  }

  private func say(_ words: String, _ sensor: MotionSensor) {
    progress.clear()
    let chip = chips.first { $0.model.chipClass.sensor == sensor }
    Console.say("\(chip?.model.rawValue ?? ""): \(words)")
  }

  private func words(_ missing: CalibrationShortfall, _ chip: ChipArgument) -> String {
    let words = "\(chip.model.rawValue): \(CalibrationWords.missing(missing))"
    guard chip.model.chipClass == .compass, spoilt > 0 else { return words }
    return words + ", \(spoilt) were too strong to measure"
  }

  /// What has been found, and what is missing.
  mutating func result() -> (Calibration, missing: [String]) {
    var missing: [String] = []
    for chip in chips {
      if let shortfall = take(chip.model.chipClass.sensor) {
        missing.append(words(shortfall, chip))
      }
    }
    return (found, missing)
  }
}

extension ChipArgument {
  /// A digit in g, roughly: the greatest difference that noise and rounding make between samples at
  /// rest; nil for a chip that is no accelerometer.
  fileprivate var forceStep: Double? {
    model.accelerationBits.map { 2 * (range ?? 8) / Double(1 << $0) }
  }
}
