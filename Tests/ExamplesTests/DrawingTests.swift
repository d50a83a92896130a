// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import ProofMassPhysics
import Testing

@testable import Examples

@Suite struct DrawingTests {
  static func lines(_ demo: some Demo) -> [String] {
    demo.drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The position of a character in a drawing, relative to its centre: to the right and upwards, in
  /// rows.
  static func place(of character: Character, in demo: some Demo) -> (x: Double, y: Double)? {
    for (row, line) in lines(demo).enumerated() {
      guard let column = Array(line).firstIndex(of: character) else { continue }
      return (
        (Double(column) + 0.5 - Double(Canvas.columns) / 2) / 2,
        Double(Canvas.rows) / 2 - Double(row) - 0.5
      )
    }
    return nil
  }

  static func after<Model: Demo>(
    _: Model.Type, _ acceleration: Axes<Double>, rotationRate: Axes<Double> = .zero,
    frames: Int = 1
  ) -> Model {
    var model = Model()
    for _ in 0..<frames {
      model.update(MotionSample(acceleration: acceleration, rotationRate: rotationRate))
    }
    return model
  }

  /// 1 g is at two thirds of the distance to the edge, which is at 1.5 g; values beyond are drawn
  /// at the edge.
  @Test(
    arguments: [
      ([0, 0, -1], 0.0, 0.0), ([1, 0, 0], 7, 0), ([0, -1, 0], 0, -7), ([-0.5, 0.5, 0], -3.5, 3.5),
      ([4, 0, 0], 10.5, 0),
    ] as [(Axes<Double>, Double, Double)])
  func ballOfTheGMeter(acceleration: Axes<Double>, x: Double, y: Double) throws {
    let ball = try #require(Self.place(of: "@", in: Self.after(GMeter.self, acceleration)))
    #expect(abs(ball.x - x) < 0.8 && abs(ball.y - y) < 0.8)
  }

  @Test func polarGrid() {
    #expect(PolarGrid.oneGee == 0.666 && PolarGrid.discs == [3, 2, 1])
    let lines = PolarGrid.empty.text.split(separator: "\n").map(Array.init)
    #expect(lines.count == Canvas.rows && lines.allSatisfy { $0.count == Canvas.columns })
    let (middle, right) = (Canvas.rows / 2, Canvas.columns - 1)
    #expect(lines[middle][5] == "-" && lines[5][Canvas.columns / 2] == "|")
    // The corners are beyond 2 g, and the middles of the edges within 1.5 g.
    #expect(lines[0][0] == "%" || lines[0][1] == "%")
    #expect(lines[middle - 2][right - 1] == ":")
    #expect(lines[middle - 2][Canvas.columns / 2 + 8] == " ")
  }

  @Test func numbersOfTheGMeter() {
    var meter = Self.after(GMeter.self, [1, 0, -1])
    meter.update(MotionSample(acceleration: [0, 0, -0.5]))
    let lines = Self.lines(meter).suffix(5)
    #expect(
      Array(lines) == [
        "    g      now      min      max", "    x    +0.00    +0.00    +1.00",
        "    y    +0.00    +0.00    +0.00", "    z    -0.50    -1.00    -0.50",
        "  |a|    +0.50    +0.50    +1.41",
      ])
    meter.reset()
    #expect(Self.lines(meter).last == "  |a|    +0.50    +0.50    +0.50")
  }

  @Test func ballRollsDown() throws {
    let model = Self.after(RollingBall.self, [0.5, -0.5, -0.7], frames: 600)
    #expect(model.position.x > 0.9 && model.position.y < -0.9)
    let ball = try #require(Self.place(of: "O", in: model))
    #expect(ball.x > 8 && ball.y < -8)
  }

  /// The roof points up: in the drawing of a device that lies on its right edge it is at the left.
  @Test(
    arguments: [
      ([0, -1, 0], 0.0, 1.0), ([1, 0, 0], -1, 0), ([-1, 0, 0], 1, 0), ([0, 1, 0], 0, -1),
    ] as [(Axes<Double>, Double, Double)])
  func pictureIsLevel(acceleration: Axes<Double>, x: Double, y: Double) throws {
    let model = Self.after(LevelPicture.self, acceleration)
    // The walls, the largest part of the picture, are below its middle.
    let points = Self.lines(model).enumerated().flatMap { row, line in
      line.enumerated().compactMap { column, character -> (Double, Double)? in
        guard character == "|" else { return nil }
        return (Double(column) / 2 - 10.5, 10.5 - Double(row))
      }
    }
    let count = Double(points.count)
    let (meanX, meanY) = (
      points.map(\.0).reduce(0, +) / count, points.map(\.1).reduce(0, +) / count
    )
    #expect(x == 0 ? abs(meanX) < 1.5 : meanX * -x > 0.5)
    #expect(y == 0 ? abs(meanY) < 1.5 : meanY * -y > 0.5)
  }

  @Test func spirits() {
    let model = Self.after(Spirits.self, [0.5, -1.4, 2], rotationRate: [1, -1, 2])
    #expect(
      Self.lines(model) == [
        "colour  blue      ", "tilt    #####.....", "spin    #####.....",
      ])
  }

  /// Values that are not finite can be drawn.
  @Test func whatIsNoNumber() {
    for (_, _, demo) in demos {
      var model: any Demo = demo.init()
      model.update(
        MotionSample(acceleration: [.nan, .infinity, 1e300], rotationRate: [.nan, 1, 1]))
      #expect(!model.drawing.isEmpty)
    }
  }

  /// Runs each on emulated chips for some seconds, through drivers and a session: it draws, and the
  /// drawing changes.
  @Test(arguments: demos.map(\.name))
  func drawsOnEmulatedChips(name: String) throws {
    let demo = try #require(demos.first { $0.name == name }).demo
    let (session, start) = try emulatedSession()
    var show = Show(demo, on: session, from: start)
    var drawings: Set<String> = []
    for _ in 0..<300 {
      try show.step()
      drawings.insert(show.demo.drawing)
    }
    #expect(drawings.count > 5)
    let widths = Set(drawings.flatMap { $0.split(separator: "\n").prefix(3) }.map(\.count))
    #expect(widths.count == 1)
  }
}
