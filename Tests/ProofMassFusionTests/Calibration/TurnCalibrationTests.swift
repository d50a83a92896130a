// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import Testing

/// A board with a gyroscope whose matrix is not the identity, turned from one rest to another.
private struct TurnedBoard {
  /// Reading = shown · rate + bias.
  var shown = Matrix3.identity
  var bias = Axes(0.5, -0.3, 0.2)
  /// From the accelerometer's axes to the compass'.
  var compass = Quaternion.identity
  /// The standard deviation of a rate in rad/s: an L3G4200D's at 100 Hz.
  var noise = 0.003
  var hasCompass = false
  /// From the board's axes to x east, y north, z up.
  private var attitude = Quaternion.identity
  private var time = 0.0
  var calibrator = TurnCalibrator()
  var draws: Draws

  init(seed: UInt64, _ parameters: TurnCalibrator.Parameters = .init()) {
    draws = Draws(seed: seed)
    calibrator = TurnCalibrator(parameters)
  }

  private static let interval = 0.01

  /// Rotates at a constant rate in rad/s for a time in seconds, at 100 samples a second.
  mutating func move(_ rate: Axes<Double>, for duration: Double, isFelt: Bool = true) {
    for _ in 0..<Int((duration / Self.interval).rounded()) {
      time += Self.interval
      let angle = rate.magnitude * Self.interval
      let (sine, cosine) = Series.sineAndCosine(angle / 2)
      if angle > 0 {
        let axis = rate * (1 / rate.magnitude)
        attitude = (attitude * Quaternion(scalar: cosine, vector: axis * sine)).normalized
      }
      let felt = isFelt ? shown * rate : .zero
      calibrator.update(
        AngularRate(radiansPerSecond: felt + bias + draws.gaussians(noise)), at: time)
      if hasCompass {
        let field = compass.rotate(attitude.conjugate.rotate([0, 25, -43.3]))
        calibrator.update(MagneticFluxDensity(microtesla: field + draws.gaussians(0.3)))
      }
      let up = attitude.conjugate.rotate([0, 0, 1])
      calibrator.update(Acceleration(g: up + draws.gaussians(0.001)), at: time)
    }
  }

  mutating func rest(for duration: Double = 1.5) { move(.zero, for: duration) }

  /// Turns by 90° about each axis there and back, and about diagonals, with rests between.
  mutating func turnAbout(_ number: Int) {
    rest()
    for index in 0..<number {
      let axes: [Axes<Double>] = [
        [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1], [1, 0, 1], [1, -1, 0], [0, 1, -1],
        [-1, 0, 1],
      ]
      let axis = axes[index % axes.count]
      let sign = index / axes.count % 2 == 0 ? 1.0 : -1
      move(axis * (sign * .pi / 2 / axis.magnitude), for: 1)
      rest()
    }
  }

  func calibration() throws -> TurnCalibration {
    try calibrator.calibration(
      AccelerometerCalibration(offset: Acceleration(g: .zero)),
      hasCompass
        ? CompassCalibration(
          offset: MagneticFluxDensity(microtesla: .zero), magnitude: 50, residual: 0, regions: 100,
          parameters: 10) : nil)
  }
}

extension Matrix3 {
  fileprivate var elements: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
}

@Suite struct TurnCalibrationTests {
  /// Tolerances of a part on sale, 2 %, and more for a sensor that is mounted askew. The elements
  /// are known as well as is said.
  @Test(arguments: 1...8, [false, true])
  func findsTheMatrix(seed: UInt64, hasCompass: Bool) throws {
    var board = TurnedBoard(seed: seed)
    board.hasCompass = hasCompass
    board.shown = board.draws.matrix(scale: 0.02, cross: 0.04)
    board.turnAbout(18)
    #expect(board.calibrator.count == 18)
    let found = try board.calibration()
    let truth = try #require(board.shown.inverse)
    for (index, element) in found.matrix.elements.enumerated() {
      let deviation = found.deviation.elements[index]
      #expect(deviation < 0.0012)
      #expect(abs(element - truth.elements[index]) < 3 * deviation)
    }
    #expect(found.residualBefore > 0.01 && found.residual < 0.002)
    if hasCompass { #expect(abs(try #require(found.dip) - .pi / 3) < 0.002) }
    #expect(hasCompass || found.dip == nil && found.compass == .identity)
  }

  /// Five turns leave most elements uncertain, which is said; what is found is still nearer than
  /// nothing, for a part of the tolerances that are assumed (0.7 % as standard deviation), or it is
  /// refused.
  @Test(arguments: [false, true])
  func fewTurnsTellLess(hasCompass: Bool) throws {
    var refused = 0
    for seed in 1...12 as ClosedRange<UInt64> {
      var board = TurnedBoard(seed: seed)
      board.hasCompass = hasCompass
      board.shown = board.draws.matrix(scale: 0.012, cross: 0.012)
      board.turnAbout(5)
      do {
        let found = try board.calibration()
        let truth = try #require(board.shown.inverse)
        let off = zip(found.matrix.elements, truth.elements).map { $0 - $1 }
        let before = zip(Matrix3.identity.elements, truth.elements).map { $0 - $1 }
        #expect(off.rms < before.rms)
        for (error, deviation) in zip(off, found.deviation.elements) {
          #expect(abs(error) < 3 * deviation)
        }
      } catch CalibrationShortfall.gain {
        refused += 1
      } catch CalibrationShortfall.turns(5, needed: 12) {
        // Gravity does not show turns about itself.
        #expect(!hasCompass)
        refused += 1
      }
    }
    #expect(refused < 6)
  }

  /// A compass on another chip is soldered at an angle.
  @Test func findsHowTheCompassIsMounted() throws {
    var board = TurnedBoard(seed: 3)
    board.hasCompass = true
    let axis: Axes<Double> = [2.0 / 3, -2.0 / 3, 1.0 / 3]
    let (sine, cosine) = Series.sineAndCosine(2.5 * .pi / 180)
    board.compass = Quaternion(scalar: cosine, vector: axis * sine)
    board.shown = board.draws.matrix(scale: 0.02, cross: 0.02)
    board.turnAbout(18)
    let found = try board.calibration()
    let back = found.compass * board.compass.rotate([0.6, 0, 0.8])
    // 5° before.
    #expect((back - [0.6, 0, 0.8]).magnitude < 0.3 * .pi / 180)
    let compass = CompassCalibration(
      offset: MagneticFluxDensity(microtesla: [3, 0, 0]), magnitude: 50, residual: 0, regions: 100,
      parameters: 10)
    #expect(found.applied(to: compass).matrix == found.compass)
    #expect(found.applied(to: compass).offset == compass.offset)
    #expect(found.applied(to: compass).dip == found.dip)
    let bias = GyroscopeCalibration(bias: AngularRate(radiansPerSecond: [1, 2, 3]))
    #expect(found.applied(to: bias).matrix == found.matrix)
    #expect(found.applied(to: bias).apply(to: bias.bias).radiansPerSecond == .zero)
  }

  @Test func takesEnoughTurns() {
    var board = TurnedBoard(seed: 1)
    board.turnAbout(4)
    #expect(throws: CalibrationShortfall.turns(4, needed: 5)) { try board.calibration() }
  }

  /// What does not follow from the gyroscope's readings must not become its matrix: here each turn
  /// seems to end elsewhere.
  @Test(arguments: 1...5, [0.05, 0.5])
  func refusesWhatFitsNoMatrix(seed: UInt64, disturbance: Double) throws {
    var board = TurnedBoard(seed: seed)
    board.rest()
    for index in 0..<16 {
      board.move([index % 3 == 0 ? 1 : 0.2, index % 2 == 0 ? 0.7 : -0.7, 0.1], for: 1)
      let bias = board.bias
      board.bias = bias + board.draws.gaussians(disturbance)
      board.move([0.5, 0, 0], for: 1)
      board.bias = bias
      board.rest()
    }
    #expect(board.calibrator.count == 16)
    let error = #expect(throws: CalibrationShortfall.self) { try board.calibration() }
    switch error {
    case .gain, .residual: break
    default: Issue.record("\(String(describing: error))")
    }
  }

  /// Without errors nothing is found but the noise.
  @Test func anIdealGyroscopeStaysIdeal() {
    var board = TurnedBoard(seed: 4)
    board.turnAbout(18)
    do throws(CalibrationShortfall) {
      let found = try board.calibrator.calibration(
        AccelerometerCalibration(offset: Acceleration(g: .zero)))
      for (element, ideal) in zip(found.matrix.elements, Matrix3.identity.elements) {
        #expect(abs(element - ideal) < 0.001)
      }
    } catch { #expect(error == .gain) }
  }

  /// Turns with a gap, with clipped samples or over many revolutions do not count; the next one
  /// does.
  @Test func leavesOutWhatIsIncomplete() {
    var board = TurnedBoard(seed: 5)
    board.rest()
    board.move([1.5, 0, 0], for: 1)
    board.calibrator.interrupt()
    board.rest()
    #expect(board.calibrator.count == 0)
    #expect(board.calibrator.incomplete == 1)
    board.move([1.5, 0, 0], for: 1)
    board.rest()
    #expect(board.calibrator.count == 1)
    board.move([3, 2, 0], for: 20)
    board.rest()
    #expect(board.calibrator.count == 1)
    board.move([0, 1.5, 0], for: 1)
    board.rest(for: 60)
    #expect(board.calibrator.count == 2)
  }

  /// No reading traps, and the memory has an end.
  @Test func nothingTraps() {
    var calibrator = TurnCalibrator()
    for value in [Double.nan, .infinity, -.infinity, 1e300, 0] {
      for time in [0, Double.nan, 1e300, -1, 5] {
        calibrator.update(AngularRate(radiansPerSecond: [value, 0, 0]), at: time)
        calibrator.update(Acceleration(g: [0, value, 0]), at: time)
        calibrator.update(MagneticFluxDensity(microtesla: [0, 0, value]))
      }
    }
    #expect(calibrator.count == 0)
    var board = TurnedBoard(seed: 6)
    board.turnAbout(40)
    #expect(board.calibrator.count == TurnCalibrator.capacity)
  }
}
