// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `plot --kind attitude` and `--kind field`.
@Suite struct AttitudePlotTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ arguments: String, _ more: String...) throws -> Command.Outcome {
    try Command.run(
      arguments.split(separator: " ").map(String.init) + more,
      environment: ["PROOFMASS_BUS": "emulator"])
  }

  /// The picture of a plot of a file.
  private func svg(_ file: String, _ options: String) throws -> String {
    let path = folder.path("plot.svg").path
    let outcome = try Command.run(
      ["plot", file, "--output", path] + options.split(separator: " ").map(String.init))
    #expect(outcome == Command.Outcome(status: 0, data: "", words: ""))
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The curves of a picture, in pixels, their parts behind each other.
  private func curves(_ svg: String) -> [[(x: Double, y: Double)]] {
    svg.split(separator: "\n").filter { $0.hasPrefix("<path d=") && $0.contains("fill=\"none\"") }
      .map { path in
        path.split(separator: "\"")[1].replacing("h0", with: "").split { "LM".contains($0) }
          .compactMap { point in
            let numbers = point.split(separator: " ").compactMap { Double($0) }
            return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
          }
      }
  }

  /// Rows of `motion` have the same picture as what the fusion makes of the samples: 45° to the top and to the
  /// right, one after the other.
  @Test func attitude() throws {
    let board = "--scenario tilt --fast --sensing ideal"
    let csv = try folder.write(try run("motion \(board) --format csv").data, to: "m.csv")
    let lines = try folder.write(try run("motion \(board) --format jsonl").data, to: "m.jsonl")
    let samples = try folder.write(
      try run("stream \(board) --format csv lis331dlh l3g4200d").data, to: "s.csv")
    let found = try [csv, lines, samples].map { curves(try svg($0, "--kind attitude")) }
    for curves in found { #expect(curves.count == 3) }
    let legend = try svg(csv, "--kind attitude")
    for name in ["pitch, about x", "roll, about y", "yaw, about the vertical"] {
      #expect(legend.contains(">\(name)</text>"))
    }
    // Steps of 20° from -40 to 60 or so: pitch and roll reach 45°, and yaw stays where it was.
    func span(_ curve: [(x: Double, y: Double)]) -> Double {
      (curve.map(\.y).max() ?? 0) - (curve.map(\.y).min() ?? 0)
    }
    let ticks = svgTicks(legend)
    let pixels = 300 / (try #require(ticks.last) - (try #require(ticks.first)))
    for curves in found {
      for (curve, degrees) in zip(curves, [45.0, 45, 0]) {
        #expect(abs(span(curve) / pixels - degrees) < 2, "\(span(curve) / pixels)")
      }
      for (one, other) in zip(curves, found[0]) {
        #expect(abs((one.map(\.y).max() ?? 0) - (other.map(\.y).max() ?? 0)) < 4)
      }
    }
  }

  /// With a calibrated compass yaw is from magnetic north, as `motion --frame magnetic` has it: the board's y
  /// points north.
  @Test func yawFromNorth() throws {
    let calibration = folder.path("mag.json").path
    _ = try run(
      "calibrate ak8975 --scenario figure8 --fast --sensing ideal --output", calibration)
    let samples = folder.path("s.csv").path
    _ = try run("stream --scenario tilt --fast --sensing ideal --output", samples)
    let rows = try run(
      "motion --scenario tilt --fast --sensing ideal --frame magnetic --format csv --calibration",
      calibration)
    let angles = try folder.write(rows.data, to: "m.csv")
    let pictures = try [samples, angles].map {
      try svg($0, "--kind attitude --calibration \(calibration)")
    }
    let ticks = svgTicks(pictures[0])
    #expect(ticks == svgTicks(pictures[1]))
    let found = pictures.map(curves)
    for (one, other) in zip(found[0], found[1]) {
      #expect(abs((one.map(\.y).max() ?? 0) - (other.map(\.y).max() ?? 0)) < 2)
      #expect(abs((one.map(\.y).min() ?? 0) - (other.map(\.y).min() ?? 0)) < 2)
    }
    let range = try #require(ticks.last) - (try #require(ticks.first))
    for point in found[0][2] {
      let yaw = try #require(ticks.first) + (362 - point.y) / 300 * range
      #expect(abs(yaw + 90) < 1)
    }
  }

  /// The numbers beside the rows, in ascending order.
  private func svgTicks(_ svg: String) -> [Double] {
    svg.split(separator: "\n").filter { $0.contains("text-anchor=\"end\"") }
      .compactMap { line in Double(line.split { "><".contains($0) }.dropFirst().first ?? "") }
  }

  /// A compass' readings are about its offset, and those that are calibrated about the centre of the circle.
  @Test func field() throws {
    let path = folder.path("turned.csv").path
    _ = try run("stream ak8975,rate=100 --scenario figure8 --fast --seed 2 --output", path)
    let calibration = folder.path("mag.json").path
    _ = try run("calibrate ak8975 --scenario figure8 --fast --seed 2 --output", calibration)
    for options in ["--kind field", "--kind field --calibration \(calibration)"] {
      let svg = try svg(path, options)
      // Three plots beside each other.
      #expect(svg.contains("width=\"900\"") && svg.contains("translate(600 0)"))
      let found = curves(svg)
      #expect(found.count == 9)
      for plot in 0..<3 {
        let (before, after, circle) = (found[plot * 3], found[plot * 3 + 1], found[plot * 3 + 2])
        #expect(before.count > 200 && before.count == after.count)
        let across = circle.map(\.x)
        let radius = ((across.max() ?? 0) - (across.min() ?? 0)) / 2
        let center = ((across.max() ?? 0) + (across.min() ?? 0)) / 2
        let heights = circle.map(\.y)
        let middle = ((heights.max() ?? 0) + (heights.min() ?? 0)) / 2
        // One scale on both axes: the circle is one.
        #expect(abs((heights.max() ?? 0) - middle - radius) < 0.5)
        func distance(_ point: (x: Double, y: Double)) -> Double {
          ((point.x - center) * (point.x - center) + (point.y - middle) * (point.y - middle))
            .squareRoot()
        }
        #expect(after.allSatisfy { distance($0) < radius * 1.08 })
        #expect((after.map(distance).max() ?? 0) > radius * 0.9)
        #expect(before.contains { distance($0) > radius * 1.3 })
      }
      // The emulated field is the earth's.
      let labels = svg.split(separator: "\n").filter { $0.hasSuffix(" µT</text>") }
        .flatMap { line in line.split { "> <".contains($0) }.compactMap { Double($0) } }
      #expect(labels.count == 3 && labels.allSatisfy { (40...60).contains($0) }, "\(labels)")
    }
  }

  @Test func mistakes() throws {
    let rest = folder.path("rest.csv").path
    _ = try run(
      "stream lis331dlh l3g4200d,range=2000dps ak8975 --fast --duration 2s --output", rest)
    let foreign = try folder.write("time_s,temp_C\n0,1\n1,2\n", to: "t.csv")
    let angles = try folder.write("time_s,roll_deg,pitch_deg\n0,1,2\n", to: "a.csv")
    let odd = try folder.write("time_s,roll_deg,pitch_deg,yaw_deg\n0,1,x,2\n", to: "o.csv")
    let calibration = folder.path("gyr.json").path
    _ = try run("calibrate l3g4200d --fast --duration 15s --output", calibration)
    let corrected = folder.path("c.csv").path
    _ = try run(
      "stream l3g4200d lis331dlh --fast --duration 1s --calibration", calibration, "--output",
      corrected)
    for (file, options, words) in [
      (rest, "--kind field", "\(rest): mag: it shows no calibration, "),
      (rest, "--kind field --calibration \(calibration)", "\(calibration) has no calibration of "),
      (rest, "--kind field --sensors mag", "--sensors means nothing to --kind field: leave it out"),
      (rest, "--kind attitude --sensors mag", "--sensors means nothing to --kind attitude"),
      (rest, "--calibration x", "--calibration is for --kind attitude or field: leave it out"),
      (rest, "--kind field --density 4", "--density is for --kind allan or spectrum: leave it out"),
      (foreign, "--kind field", "\(foreign) has no sample of mag"),
      (foreign, "--kind attitude", "\(foreign) has no sample"),
      (angles, "--kind attitude", "\(angles):1: no columns time_s, roll_deg, pitch_deg, yaw_deg"),
      (odd, "--kind attitude", "\(odd):2: pitch_deg: \"x\" is not a number"),
      (
        corrected, "--kind attitude --calibration \(calibration)",
        "\(corrected) was recorded with a calibration: leave --calibration out"
      ),
    ] {
      let outcome = try Command.run(
        ["plot", file] + options.split(separator: " ").map(String.init))
      #expect(outcome.status == 1 || outcome.status == 64)
      #expect(outcome.data == "" && outcome.words.hasPrefix("proofmass: \(words)"), "\(outcome)")
      #expect(outcome.words.split(separator: "\n").count == 1)
    }
  }
}
