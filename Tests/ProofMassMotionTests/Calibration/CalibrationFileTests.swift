// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

@Suite struct CalibrationFileTests {
  private let calibration = Calibration(
    accelerometer: AccelerometerCalibration(
      matrix: Matrix3(Axes(1.02, 0.1 + 0.2, -1e-17), Axes(0, 0.97, 0.01), Axes(0, 0, 1.0 / 3)),
      offset: Acceleration(g: [0.03, -0.1, 1e-5]), residual: 0.0004),
    gyroscope: GyroscopeCalibration(
      bias: AngularRate(degreesPerSecond: [31, -18, 44]), deviation: 1e-4, temperature: 31.5,
      matrix: Matrix3(Axes(1.01, 0.002, -0.003), Axes(0.004, 0.99, 0), Axes(1e-9, 0.1, 1)),
      matrixDeviation: Matrix3(diagonal: Axes(0.0005, 0.0006, 0.02))),
    compass: CompassCalibration(
      matrix: Matrix3(Axes(1, 0.01, 0), Axes(0.01, 1.1, 0), Axes(0, 0, 0.9)),
      offset: MagneticFluxDensity(microtesla: [101.7, -88, 12.3]), magnitude: 49.07,
      residual: 0.0117, regions: 93, parameters: 10, dip: 1.047, temperature: -8.5),
    origins: [
      .acceleration: .init(chip: "lis331dlh", range: "8g", date: "2026-11-21"),
      .angularRate: .init(chip: "a \"quoted\" \\ näme\n"),
    ])

  private func read(_ json: String) throws(CalibrationFileError) -> Calibration {
    try Calibration(json: Array(json.utf8), name: "c.json")
  }

  @Test func readsWhatItWroteToTheLastBit() throws {
    #expect(try read(calibration.json) == calibration)
    #expect(try read(Calibration().json) == Calibration())
    var part = calibration
    part.accelerometer = nil
    part.compass = nil
    part.origins[.acceleration] = nil
    part.gyroscope?.temperature = nil
    part.gyroscope?.matrix = .identity
    part.gyroscope?.matrixDeviation = nil
    #expect(try read(part.json) == part)
    part = calibration
    part.compass?.dip = nil
    part.compass?.temperature = nil
    part.secondCompass = calibration.compass
    part.secondCompass?.temperature = 40
    #expect(try read(part.json) == part)
  }

  @Test func isSmallAndReadable() {
    let gyroscope = Calibration(
      gyroscope: GyroscopeCalibration(
        bias: AngularRate(radiansPerSecond: [0.5, -0.25, 1]), deviation: 0.125),
      origins: [.angularRate: .init(chip: "l3g4200d", range: "2000dps", date: "2026-11-21")])
    #expect(
      gyroscope.json == """
        {
          "version": 1,
          "gyroscope": {
            "chip": "l3g4200d",
            "range": "2000dps",
            "date": "2026-11-21",
            "bias_radps": [0.5, -0.25, 1.0],
            "deviation_radps": 0.125
          }
        }

        """)
    #expect(calibration.json.utf8.count < 1500)
  }

  @Test func mergingKeepsWhatTheOtherLacks() {
    var both = Calibration(accelerometer: calibration.accelerometer)
    both.merge(Calibration(gyroscope: calibration.gyroscope, origins: calibration.origins))
    #expect(both.accelerometer == calibration.accelerometer)
    #expect(both.gyroscope == calibration.gyroscope)
    #expect(both.origins.keys.map(\.self) == [.angularRate])
    #expect(both.sensors == [.acceleration, .angularRate])
  }

  /// The bias is measured again and again, the matrix once; a compass alone does not show how it is
  /// mounted.
  @Test func mergingKeepsWhatTurnsHaveShown() throws {
    var board = calibration
    board.origins[.angularRate] = .init(chip: "L3G4200D", range: "2000dps")
    // Turned by a right angle about z.
    board.compass?.matrix = Matrix3(Axes(0, -1.1, 0), Axes(1, 0, 0), Axes(0, 0, 0.9))
    let rest = GyroscopeCalibration(bias: AngularRate(degreesPerSecond: [1, 2, 3]))
    var later = Calibration(gyroscope: rest, origins: board.origins)
    later.compass = CompassCalibration(
      matrix: Matrix3(diagonal: Axes(1.2, 1, 0.8)), offset: MagneticFluxDensity(microtesla: .zero),
      magnitude: 50, residual: 0.01, regions: 80, parameters: 10)
    var both = board
    both.merge(later)
    #expect(both.gyroscope?.bias == rest.bias)
    #expect(both.gyroscope?.matrix == board.gyroscope?.matrix)
    #expect(both.gyroscope?.matrixDeviation == board.gyroscope?.matrixDeviation)
    let turned = try #require(both.compass).apply(to: MagneticFluxDensity(microtesla: [10, 0, 0]))
    #expect((turned.microtesla - [0, 12, 0]).magnitude < 1e-9)
    #expect(both.compass?.dip == 1.047)
    // Another chip, or another range, may have other axes.
    later.origins[.angularRate]?.range = "250dps"
    later.origins[.magneticFluxDensity] = .init(chip: "AK8963")
    both = board
    both.merge(later)
    #expect(both.gyroscope == later.gyroscope)
    #expect(both.compass == later.compass)
  }

  @Test func twoTemperaturesInterpolate() throws {
    var board = calibration
    board.compass?.temperature = 20
    var warm = try #require(board.compass)
    warm.offset = MagneticFluxDensity(microtesla: [111.7, -88, 12.3])
    warm.temperature = 40
    board.merge(Calibration(compass: warm), asSecondTemperature: true)
    #expect(board.compass?.offset == calibration.compass?.offset)
    #expect(board.secondCompass?.temperature == 40)
    func x(_ temperature: Double?) -> Double {
      board.compass(at: temperature)?.offset.microtesla.x ?? .nan
    }
    for (temperature, offset) in [(20, 101.7), (40, 111.7), (25, 104.2), (50, 116.7), (99, 116.7)] {
      #expect(abs(x(Double(temperature)) - offset) < 1e-9)
    }
    #expect(abs(x(0) - 96.7) < 1e-9)
    #expect(x(nil) == 101.7)
    #expect(board.compass(at: 25)?.matrix == calibration.compass?.matrix)
    // As warm as before: nothing to interpolate.
    board.secondCompass?.temperature = 22
    #expect(board.compass(at: 30) == board.compass)
    // A new calibration knows nothing of the other temperature.
    board.merge(Calibration(compass: warm))
    #expect(board.secondCompass == nil)
    #expect(try read(board.json) == board)
  }

  @Test func savesAndLoads() throws {
    let path = FileManager.default.temporaryDirectory.path + "/proofmass-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try calibration.save(to: path)
    #expect(try Calibration(contentsOf: path) == calibration)
    // Overwrites the file that is there.
    try Calibration().save(to: path)
    #expect(try Calibration(contentsOf: path) == Calibration())
  }

  @Test(arguments: ["/nowhere/c.json", "/", "/dev/zero"])
  func aPathThatIsNoFileIsSaidInOneLine(path: String) {
    let error = #expect(throws: CalibrationFileError.self) { try Calibration(contentsOf: path) }
    #expect(error?.description.hasPrefix("\(path): ") == true)
    #expect(error?.description.contains("\n") == false)
    #expect(throws: CalibrationFileError.self) { try calibration.save(to: path + "/x/y.json") }
  }

  private static let bias = #""gyroscope": {"bias_radps": [1, 2, 3]}"#

  @Test(arguments: [
    ("", "c.json: is not JSON that makes sense"),
    ("[1]", "c.json: an object is wanted"),
    ("{}", "c.json: version: is missing"),
    (#"{"version": 2}"#, "c.json: version: 2 is unknown, this program reads 1"),
    (#"{"version": "1"}"#, "c.json: version: a whole number is wanted"),
    (#"{"version": 1, "gyroscope": {}}"#, "c.json: gyroscope.bias_radps: is missing"),
    (
      #"{"version": 1, "gyroscope": {"bias_radps": [1, 2, 3], "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, 1]]}}"#,
      "c.json: gyroscope.matrix_deviation: a list of three rows"
    ),
    (#"{"version": 1, "second_compass": 7}"#, "c.json: second_compass: an object is wanted"),
    (#"{"version": 1, "gyroscope": 7}"#, "c.json: gyroscope: an object is wanted"),
    (
      #"{"version": 1, "gyroscope": {"bias_radps": [1, "2", 3]}}"#,
      "c.json: gyroscope.bias_radps.1: a number is wanted"
    ),
    (
      #"{"version": 1, "gyroscope": {"bias_radps": [1, 2]}}"#,
      "c.json: gyroscope.bias_radps: a list of three numbers within ±50.0 is wanted"
    ),
    (
      #"{"version": 1, "gyroscope": {"bias_radps": [1, 2, 300]}}"#,
      "c.json: gyroscope.bias_radps: a list of three"
    ),
    (#"{"version": 1, "gyroscope": {"bias_radps": [1, 2, 1e999]}}"#, "c.json: "),
    (#"{"version": 1, "gyroscope": {"bias_radps": [1, 2, NaN]}}"#, "c.json: is not JSON"),
    (
      #"{"version": 1, "accelerometer": {"offset_g": [0, 0, 0], "matrix": [[1, 0, 0], [0, 1, 0]]}}"#,
      "c.json: accelerometer.matrix: a list of three rows"
    ),
    (
      #"{"version": 1, "accelerometer": {"offset_g": [0, 0, 0], "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, -1]]}}"#,
      "c.json: accelerometer.matrix: a matrix with a determinant"
    ),
    (
      #"{"version": 1, "compass": {"offset_uT": [0, 0, 0], "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "field_uT": 50, "residual": 0.01, "regions": 101, "parameters": 10}}"#,
      "c.json: compass.regions: from 0 to 100"
    ),
    (
      #"{"version": 1, "compass": {"offset_uT": [0, 0, 0], "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "field_uT": -50, "residual": 0.01, "regions": 11, "parameters": 10}}"#,
      "c.json: compass.field_uT: a number from 1.0 to 1000.0"
    ),
    (
      #"{"version": 1, "compass": {"offset_uT": [0, 0, 0], "matrix": [[1, 0, 0], [0, 1, 0], [0, 0, 1]], "field_uT": 50, "residual": 0.01, "regions": 91, "parameters": 10, "dip_rad": 60}}"#,
      "c.json: compass.dip_rad: a number from -1.6 to 1.6"
    ),
    (
      #"{"version": 1, "gyroscope": {"bias_radps": [1, 2, 3], "chip": "\#(String(repeating: "x", count: 101))"}}"#,
      "c.json: gyroscope.chip: a text of 100 bytes"
    ),
  ])
  func refusesWhatNoCalibrationHas(json: String, beginning: String) {
    let error = #expect(throws: CalibrationFileError.self) { try read(json) }
    let line = error?.description ?? ""
    #expect(line.hasPrefix(beginning), "\(line)")
    #expect(!line.contains("\n"))
  }

  /// A file cut off at any byte throws an error; it never traps.
  @Test func cutAnywhereItIsRefused() {
    let bytes = Array(calibration.json.utf8)
    for count in 0..<bytes.count - 2 {
      #expect(throws: CalibrationFileError.self) {
        try Calibration(json: Array(bytes[..<count]), name: "c.json")
      }
    }
  }
}
