// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import ProofMassCore
internal import ProofMassLinux

/// Runs a demo until Ctrl-C: `Examples NAME` with emulated chips, `Examples NAME BUS` with the
/// chips on /dev/i2c-BUS.
@main
enum Examples {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let demo = demos.first(where: { $0.name == name })?.demo
    else { return complain(usage, 64) }
    do {
      guard let bus = arguments.dropFirst().first else {
        let (session, start) = try emulatedSession()
        return try run(Show(demo, on: session, from: start))
      }
      guard let number = Int(bus) else { return complain(usage, 64) }
      let (session, start) = try session(onBus: number)
      try run(Show(demo, on: session, from: start))
    } catch { complain("\(error)", 1) }
  }

  /// Draws the demo 60 times a second by this machine's clock, even for emulated chips, whose time is
  /// virtual.
  private static func run(_ show: consuming Show) throws {
    StopSignals.catch()
    let clock = SystemTimebase()
    var next = clock.now()
    print("\u{1B}[2J", terminator: "")
    while !StopSignals.haveCome {
      try show.step()
      print("\u{1B}[H" + show.demo.drawing)
      next = next + .seconds(Show.interval)
      clock.wait(until: next)
    }
  }

  private static var usage: String {
    let lines = demos.map { "  " + $0.name + " — " + $0.summary }
    return (["usage: Examples NAME [BUS]"] + lines).joined(separator: "\n")
  }

  private static func complain(_ text: String, _ status: Int32) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}

/// An application of motion data, drawn in text.
protocol Demo: Sendable {
  init()

  /// Updates the application with a sample, 60 times a second.
  mutating func update(_ sample: MotionSample)

  /// The picture, as lines of equal length.
  var drawing: String { get }
}

/// The latest measurements, with Core Motion's signs.
struct MotionSample {
  /// In g, with gravity.
  var acceleration = Axes(0.0, 0, 0)
  /// In rad/s.
  var rotationRate = Axes(0.0, 0, 0)
  /// The time since the sample before, in seconds.
  var interval = 1 / 60.0
}

/// All demos, by the name on the command line.
let demos: [(name: String, summary: String, demo: any Demo.Type)] = [
  ("g-meter", "acceleration on a polar grid, with its smallest and largest values", GMeter.self),
  ("ball", "a ball that rolls downwards", RollingBall.self),
  ("level", "a picture that stays upright however the device is held", LevelPicture.self),
  ("spirits", "a colour for a jerk, a strength for tilt and for spin", Spirits.self),
]
