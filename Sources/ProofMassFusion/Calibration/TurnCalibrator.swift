// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Calibrates a gyroscope's matrix by turns of the board from one rest to another, without a
/// turntable (Tedaldi, Pretto and Menegatti, "A robust and easy to implement method for IMU
/// calibration without external equipments", ICRA 2014).
///
/// The rotation that the gyroscope measures has to map gravity before it to gravity after it, and with a
/// magnetometer the field, too. Gravity does not show a rotation about itself, so without a magnetometer
/// turns about many axes are needed.
///
/// It receives the readings of all sensors while another calibrator asks for poses, and uses the turns
/// between the poses.
public struct TurnCalibrator: Sendable {
  /// The conditions for a rest and a turn, and the assumptions about the sensors; choices, unless stated
  /// otherwise.
  public struct Parameters: Equatable, Sendable {
    /// The time for which the board has to be still between turns, in s.
    public var time = 0.5
    /// The greatest standard deviation of the specific force at rest on each axis, in g.
    package var forceLimit = 0.005
    /// The greatest standard deviation of the angular rate at rest, in rad/s: 1 °/s.
    package var rateLimit = Double.pi / 180
    /// The number of turns needed: those between six sides.
    public var turns = 5
    /// The prior standard deviation of a matrix' elements from the identity, apart from a rotation: 2 % in
    /// three standard deviations are assumed for the L3G4200D. It keeps elements that the turns do not
    /// determine near the identity.
    public var tolerance = 0.007
    /// The prior standard deviation of the rotation of gyroscope and magnetometer against the
    /// accelerometer, in radians: 2°.
    public var mounting = 0.035
    /// The standard deviation of gravity's direction after a turn, in radians: errors of the
    /// accelerometer's calibration, and errors of the gyroscope that the matrix does not correct.
    package var gravityDeviation = 0.002
    /// The standard deviation of the field's direction after a turn, in radians: a field indoors
    /// differs between two places.
    package var fieldDeviation = 0.01
    /// The greatest root mean square angle by which gravity after the turns may be off with the
    /// matrix, in radians.
    package var residualLimit = 0.02

    /// Creates the default conditions.
    public init() {}
  }

  /// The number of turns, in many directions, that are enough without a magnetometer. A choice.
  static var turnsWithoutCompass: Int { 12 }

  /// The greatest number of turns that are kept.
  package static var capacity: Int { 32 }

  /// The conditions, and the assumptions about the sensors.
  package let parameters: Parameters
  private var stillness: StillnessDetector
  private(set) var turns = InlineArray<32, Turn>(repeating: Turn())
  /// The number of turns that were measured.
  public private(set) var count = 0
  /// The number of turns in which samples were missing or clipped, or that were too long.
  package private(set) var incomplete = 0
  /// The turn that began at the present or last rest; nil before the first.
  private var turn: Turn?
  /// The mean readings of that rest, and the number of periods that they were taken from.
  private var (rest, periods) = (Rest(), 0)
  /// Whether the last of `turns` ended at that rest.
  private var hasEnded = false
  /// The last sample of the gyroscope: its rate in rad/s and its time in seconds.
  private var last: (rate: Axes<Double>, seconds: Double)?

  /// Creates a calibrator without turns.
  public init(_ parameters: Parameters = Parameters()) {
    self.parameters = parameters
    stillness = StillnessDetector(
      time: parameters.time, forceLimit: parameters.forceLimit, rateLimit: parameters.rateLimit)
  }

  /// The greatest time between samples of the gyroscope in a turn, in s. A choice.
  private static var longestGap: Double { 0.1 }

  /// Updates the calibrator with a sample of the gyroscope that is not clipped, at a time in
  /// seconds.
  public mutating func update(_ rate: AngularRate, at seconds: Double) {
    let rate = rate.radiansPerSecond
    guard rate.isFinite, seconds.isFinite else { return }
    stillness.update(rate)
    if let last {
      let time = seconds - last.seconds
      if time > 0, time <= Self.longestGap {
        turn?.add((last.rate + rate) * 0.5, over: time)
      } else {
        turn?.interrupt()
      }
    }
    last = (rate, seconds)
  }

  /// Records that samples of the gyroscope are missing or clipped: the present turn does not count.
  package mutating func interrupt() { turn?.interrupt() }

  /// Updates the calibrator with a sample of the magnetometer, if there is one.
  public mutating func update(_ field: MagneticFluxDensity) {
    stillness.update(field: field.microtesla)
  }

  /// Updates the calibrator with a sample of the accelerometer at a time in seconds.
  public mutating func update(_ force: Acceleration, at seconds: Double) {
    if let rest = stillness.update(force.g, at: seconds) { add(rest) }
  }

  private mutating func add(_ new: Rest) {
    if var done = turn, done.hasMoved {
      done.end(at: new)
      hasEnded = done.isComplete && count < Self.capacity
      if hasEnded {
        turns[count] = done
        count += 1
      } else if !done.isComplete {
        incomplete += 1
      }
      (rest, periods) = (new, 1)
    } else {
      periods += 1
      rest = rest.moved(by: 1 / Double(periods), to: new)
      if hasEnded { turns[count - 1].refine(rest) }
    }
    turn = Turn(from: rest)
  }
}

extension Rest {
  /// Interpolates by a fraction of the way to another rest.
  fileprivate func moved(by part: Double, to other: Rest) -> Rest {
    Rest(
      force: force + (other.force - force) * part, rate: rate + (other.rate - rate) * part,
      field: field + (other.field - field) * part)
  }
}
