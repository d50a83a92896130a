// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassServer

/// The calibration of sensors together, with instructions for the person who turns the board.
struct Calibrating: ~Copyable {
  private var sensors: Wiring.Sensors
  private let chips: [ChipArgument]
  private let clock: BoardClock
  private let poses: Int?
  private let progress: Progress
  private var accelerometer: AccelerometerCalibrator?
  private var gyroscope: GyroscopeCalibrator?
  private var compass: CompassCalibrator?
  /// The calibrator for the turns between the poses.
  private var turns: TurnCalibrator?
  /// The last reading of the gyroscope's thermometer, in °C.
  private var temperature: Double?
  /// The temperature in °C from which it has to differ, if any.
  private let other: Double?
  /// The instant at which the thermometer, which measures once per second, certainly has the next
  /// temperature.
  private var nextReading: Instant
  /// The complete calibrations. Their calibrators are removed, so that later samples change nothing.
  private var found = Calibration()
  /// The number of measurements of the magnetometer without a sample.
  private var unusable = 0
  private var nextLook: Instant
  /// The pose of the last message.
  private var lastPose: Acceleration?

  /// - Parameters:
  ///   - poses: The number of poses of the accelerometer; nil for six sides.
  ///   - other: The temperature in °C of a calibration at another temperature, if there is one.
  init(
    _ sensors: consuming Wiring.Sensors, _ chips: [ChipArgument], poses: Int?, other: Double?,
    _ clock: BoardClock
  ) {
    let available = sensors.available
    self.sensors = sensors
    self.chips = chips
    self.poses = poses
    self.clock = clock
    progress = Progress(besideData: false, since: clock.now())
    nextLook = clock.now()
    nextReading = nextLook + .milliseconds(1500)
    self.other = other
    let forceStep = chips.lazy.compactMap(\.forceStep).first ?? 0
    if available.contains(.angularRate) {
      var conditions = GyroscopeCalibrator.Parameters()
      // The output of a coarse accelerometer changes by some digits at rest.
      conditions.forceLimit = max(conditions.forceLimit, 3 * forceStep)
      gyroscope = GyroscopeCalibrator(conditions)
    }
    if available.contains(.magneticFluxDensity) { compass = CompassCalibrator() }
    if available.contains(.acceleration) {
      var parameters = AccelerometerCalibrator.Parameters()
      parameters.forceLimit = max(parameters.forceLimit, forceStep)
      parameters.poses = poses ?? parameters.poses
      accelerometer = AccelerometerCalibrator(parameters)
      if available.contains(.angularRate) {
        var conditions = TurnCalibrator.Parameters()
        conditions.forceLimit = parameters.forceLimit
        turns = TurnCalibrator(conditions)
      }
    }
  }

  /// Runs until all sensors have enough samples, time is up, or a signal requests the end; then powers the
  /// chips down. Returns the sensor that failed, if one did.
  mutating func run(
    until end: Instant?
  ) throws(UserError) -> (sensor: SensorID, error: SensorError)? {
    let end = end ?? Instant(nanoseconds: .max)
    for chip in chips { Console.say(CalibrationWords.task(chip, poses: poses)) }
    sensors.demand(SensorDemand(chips))
    var failure: (SensorID, SensorError)?
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
      if clock.now() >= nextReading {
        let isFirst = temperature == nil
        failure = failure ?? readTemperature()
        if isFirst { try compareTemperature() }
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

  private mutating func readTemperature() -> (SensorID, SensorError)? {
    nextReading = clock.now() + .seconds(1)
    do throws(SensorError) { temperature = try sensors.readTemperature() } catch {
      return (.angularRate, error)
    }
    return nil
  }

  /// Refuses a temperature too near to the other one, before a person turns the board in vain.
  private mutating func compareTemperature() throws(UserError) {
    let least = Calibration.leastTemperatureDifference
    guard let other, let temperature, abs(temperature - other) < least else { return }
    progress.clear()
    throw .failure(
      "the board is as warm as it was, within \(shortest(least)) K (\(shortest(temperature)) and "
        + "\(shortest(other)) °C): warm it or cool it first, by 10 K or more")
  }

  private mutating func take(_ event: SensorEvent) {
    switch event {
    case .sample(let sample) where sample.sensor.number > 0: break
    case .sample(let sample):
      if !sample.isClipped {
        take(sample)
      } else if sample.quantity == .angularRate {
        turns?.interrupt()
      }
    case .lost(.magneticFluxDensity, let count): unusable += count
    case .lost, .failure: break
    }
  }

  private mutating func take(_ sample: SensorSample) {
    let seconds = Double(sample.time.nanoseconds) * 1e-9
    switch sample.quantity {
    case .acceleration:
      gyroscope?.update(sample.acceleration)
      turns?.update(sample.acceleration, at: seconds)
      if let event = accelerometer?.update(sample.acceleration, at: seconds) { report(event) }
    case .angularRate:
      accelerometer?.update(sample.angularRate)
      turns?.update(sample.angularRate, at: seconds)
      let stillTime = gyroscope?.stillTime ?? 0
      gyroscope?.update(sample.angularRate, at: seconds)
      if stillTime > 1, gyroscope?.stillTime == 0 {
        say("moved: counting starts again", .angularRate)
      }
    case .magneticFluxDensity:
      compass?.update(sample.fluxDensity)
      turns?.update(sample.fluxDensity)
    }
  }

  private mutating func report(_ event: AccelerometerCalibrator.Event) {
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
      say(words + (missing.isEmpty ? "" : "; missing \(missing)"), .acceleration)
      nextLook = clock.now()
      lastPose = pose
    case .known(let pose):
      // Once per pose, not while the board rests in the last one.
      guard let last = lastPose, (pose.g - last.g).magnitude > 0.1 else { return }
      let name = CalibrationWords.name(pose)
      say(
        isLeaning(pose) ? leaning(pose) : "\(name) is already taken: turn the board further",
        .acceleration)
      lastPose = pose
    case .refused(let pose):
      if let last = lastPose, (pose.g - last.g).magnitude <= 0.1 { return }
      say("not taken: the reading is far from 1 g", .acceleration)
      lastPose = pose
    case .full: say("no room for more poses", .acceleration)
    }
  }

  /// Whether a pose that should be a side is tilted.
  private func isLeaning(_ pose: Acceleration) -> Bool {
    guard poses == nil, let accelerometer else { return false }
    return !accelerometer.faces.contains(Faces(nearest: pose))
  }

  private func leaning(_ pose: Acceleration) -> String {
    "\(CalibrationWords.name(pose)) is not square to the other sides: put it down again"
  }

  /// Computes results a few times per second, because the magnetometer's computation takes a while.
  private mutating func look() {
    let now = clock.now()
    guard now >= nextLook else { return }
    nextLook = now.advanced(byNanoseconds: 250_000_000)
    var states: [String] = []
    for chip in chips {
      let sensor = chip.model.quantity
      guard isMissing(sensor) else { continue }
      if let shortfall = take(sensor) {
        // Three fit on a line.
        states.append("\(chip.model.sensorName): \(CalibrationWords.progress(shortfall))")
      } else {
        say("done", sensor)
      }
    }
    progress.show(states.joined(separator: "; "), now)
  }

  private var isDone: Bool { !chips.contains { isMissing($0.model.quantity) } }

  private func isMissing(_ sensor: Quantity) -> Bool {
    switch sensor {
    case .acceleration: accelerometer != nil
    case .angularRate: gyroscope != nil
    case .magneticFluxDensity: compass != nil
    }
  }

  /// Takes over a sensor's calibration if it is complete; otherwise returns what is missing.
  private mutating func take(_ sensor: Quantity) -> CalibrationShortfall? {
    do throws(CalibrationShortfall) {
      switch sensor {
      case .acceleration:
        guard let calibrator = accelerometer else { return nil }
        found.accelerometer = try calibrator.calibration(facesAreSquare: poses == nil)
        accelerometer = nil
      case .angularRate:
        guard let calibrator = gyroscope else { return nil }
        found.gyroscope = try calibrator.calibration()
        found.gyroscope?.temperature = temperature
        gyroscope = nil
      case .magneticFluxDensity:
        guard let calibrator = compass else { return nil }
        found.compass = try calibrator.calibration()
        found.compass?.temperature = temperature
        compass = nil
      }
      return nil
    } catch { return error }
  }

  private func say(_ words: String, _ sensor: Quantity) {
    progress.clear()
    let chip = chips.first(of: SensorID(sensor))
    Console.say("\(chip?.model.sensorName ?? ""): \(words)")
  }

  private func words(_ missing: CalibrationShortfall, _ chip: ChipArgument) -> String {
    let words = "\(chip.model.sensorName): \(CalibrationWords.missing(missing))"
    guard chip.model.quantity == .magneticFluxDensity, unusable > 0 else { return words }
    return words + ", \(unusable) were too strong to measure"
  }

  /// The calibrations that are complete, and what is missing for the others.
  mutating func result() -> (Calibration, missing: [String]) {
    var missing: [String] = []
    for chip in chips {
      if let shortfall = take(chip.model.quantity) {
        missing.append(words(shortfall, chip))
      }
    }
    takeTurns()
    return (found, missing)
  }

  /// Adds the result of the turns, if they suffice; a gyroscope is calibrated without it, too.
  private mutating func takeTurns() {
    guard let turns, let accelerometer = found.accelerometer, let gyroscope = found.gyroscope else {
      return
    }
    do throws(CalibrationShortfall) {
      let calibration = try turns.calibration(accelerometer, found.compass)
      found.gyroscope = calibration.applied(to: gyroscope)
      found.compass = found.compass.map(calibration.applied(to:))
    } catch {
      say("scale and crossed axes stay uncorrected: \(CalibrationWords.turns(error))", .angularRate)
    }
    guard turns.incomplete > 0 else { return }
    say(
      "\(turns.incomplete) of \(turns.count + turns.incomplete) turns did not count, because they "
        + "were faster than the range, or too long: turn more slowly, or choose a wider range",
      .angularRate)
  }
}

extension ChipArgument {
  /// Approximately one digit in g: the largest difference between samples at rest by noise and rounding; nil
  /// for a chip that is no accelerometer.
  fileprivate var forceStep: Double? {
    model.sensor.digit ?? model.sensor.bits.map { 2 * (range ?? 8) / Double(1 << $0) }
  }
}
