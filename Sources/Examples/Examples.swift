// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import ProofMassCore
internal import ProofMassLinux

/// `Examples NAME` on emulated chips, `Examples NAME BUS` on those of /dev/i2c-BUS, until ^C.
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

  /// As fast as time goes, which is virtual on emulated chips.
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
