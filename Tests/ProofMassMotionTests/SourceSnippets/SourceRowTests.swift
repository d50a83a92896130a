// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The topics of the project's five source documents, which are not in the repository, with the tests
/// and examples that cover each. Rows are numbered by document (0 to 4) and topic.
@Suite struct SourceRowTests {
  /// Each row with its answers: suite and test, or the type of an example.
  static let answers: [(row: String, by: [String])] = [
    ("0.1 three sensors, fused in software", ["DynamicCaseTests.quarterTurns", "PoseTests.pose"]),
    ("0.2 partial sensor sets", ["EventHandlingTests.availability"]),
    ("0.3 an XY mass and a Z plate", ["ProofMassTests.capacitancesOfThePlate"]),
    ("0.4 uses", ["WebTests.deadReckoning", "ShakeTests.beginsAndEnds"]),
    ("0.5 ondevicemotion", ["WebTests.stillOnItsBack", "DynamicCaseTests.freeFall"]),
    ("0.6 ondeviceorientation", ["WebTests.angles"]),
    ("0.7 display form", ["WebTests.angles"]),
    ("0.8 collect at intervals", ["WebTests.atIntervals"]),
    (
      "0.9 verbs of tests",
      ["RubyMotionTests.rotations", "EmulatedDeviceTests.defaultsAreSettable"]
    ),
    ("0.10 resting reading", ["WebTests.stillOnItsBack"]),
    ("0.11 Core Animation", []),  // a user interface, out of scope
    ("1.1 intervals", ["SpiritsTests.eachIsStartedAndStoppedByItself"]),
    ("1.2 push with a handler", ["SpiritsTests.eachIsStartedAndStoppedByItself"]),
    ("1.3 both at once", ["SpiritsTests.bothAtOnce"]),
    ("1.4 colour by jerk", ["SpiritsTests.colorByJerk", "Spirits"]),
    ("1.5 alpha by tilt", ["SpiritsTests.alphaByTilt", "Spirits"]),
    ("1.6 alpha by spin", ["SpiritsTests.alphaBySpin", "Spirits"]),
    ("1.7 sensors without hardware", ["EmulatedDeviceTests.liesFaceUpAndItsTopToTheNorth"]),
    ("2.1 motion events", ["ShakeTests.beginsAndEnds", "ShakeTests.direction"]),
    ("2.2 no conflict with orientation", ["ShakeTests.whatIsNoShake"]),
    ("2.3 cancel rule", ["ShakeTests.beginsAndEnds"]),
    ("2.4 responder chain", ["ShakeTests.chain"]),
    ("2.5 direction trick", ["ShakeTests.direction"]),
    ("2.6 shake to edit", ["ShakeTests.chain"]),
    ("3.1 g-meter", ["GMeterTests.showsTheLeastAndTheMostUntilReset", "GMeter"]),
    ("3.2 reference readings", ["GMeterTests.referenceReadings"]),
    (
      "3.3 polar grid",
      ["GMeterTests.ballOnThePolarGrid", "DrawingTests.polarGrid", "PolarGrid"]
    ),
    ("3.4 queue pattern", ["GMeterTests.showsTheLeastAndTheMostUntilReset"]),
    ("3.5 guard", ["GMeterTests.withoutAnAccelerometerItDoesNotStart"]),
    ("3.6 measured ranges", ["GMeterTests.measuredRanges", "ShakeTests.whatIsNoShake"]),
    ("3.7 ceiling", ["GMeterTests.ceiling", "EmulatedDeviceTests.clipsEachAxis"]),
    ("4.1 orientation", ["OrientationTests.notifications"]),
    ("4.2 shake callbacks", ["ShakeTests.beginsAndEnds"]),
    ("4.3 capabilities", ["OrientationTests.requiredCapabilities"]),
    ("4.4 data classes", ["EventHandlingTests.itemsAreOrderedByTheirTimes"]),
    ("4.5 managers", ["EventHandlingTests.severalManagers"]),
    ("4.6 availability", ["EventHandlingTests.availability"]),
    ("4.7 pull and push", ["EventHandlingTests.pull", "EventHandlingTests.pushEveryThreeSeconds"]),
    ("4.8 rates", ["EventHandlingTests.rates"]),
    ("4.9 axes", ["EventHandlingTests.axes"]),
    ("4.10 relative attitude", ["EventHandlingTests.relativeAttitude"]),
    ("4.11 level picture", ["LevelTests.pictureStaysLevel", "LevelPicture"]),
    ("4.12 tilt scroll", ["LevelTests.tableScrolls"]),
    // Movements with expected values.
    ("d1 turn on the table", ["DynamicCaseTests.alphaYawAndHeadingOfATurnOnTheTable"]),
    ("d2 turn upwards", ["DynamicCaseTests.betaOfATurnUpwards"]),
    ("d3 turn to the right", ["DynamicCaseTests.quarterTurns"]),
    ("d4 free fall", ["DynamicCaseTests.freeFall"]),
    ("d5, d6 pushes", ["DynamicCaseTests.pushes"]),
    ("d7 ceiling", ["DynamicCaseTests.clipping"]),
    ("d8 on edge", ["DynamicCaseTests.onEdge"]),
    ("d9 turn on the spot", ["DynamicCaseTests.turnsOnTheSpot"]),
  ]

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The source text of all tests and examples, and of what these share with the command.
  static func sources() throws -> [String] {
    try ["Tests", "Sources/Examples", "Sources/ProofMassMotion"].flatMap { folder in
      let folder = root.appending(path: folder)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  @Test func everyRowIsThere() {
    let counts = [("0.", 11), ("1.", 7), ("2.", 6), ("3.", 7), ("4.", 12)]
    let rows = counts.flatMap { chapter, count in (1...count).map { "\(chapter)\($0)" } }
    let answered = Self.answers.map { $0.row.split(separator: " ")[0] }
    #expect(answered.filter { !$0.hasPrefix("d") }.map(String.init) == rows)
  }

  @Test func everyAnswerExists() throws {
    let sources = try Self.sources()
    for (row, answers) in Self.answers {
      for answer in answers {
        let names = answer.split(separator: ".")
        let exists = sources.contains { source in
          source.contains("struct \(names[0])")
            && (names.count == 1 || source.contains("func \(names[1])("))
        }
        #expect(exists, "\(row): \(answer)")
      }
    }
  }
}
