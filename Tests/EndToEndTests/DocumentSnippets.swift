// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassLinux
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import ProofMassTestSupport
import Synchronization
import Testing

// The Swift of the documents, word for word. The last test compares it with them.

/// README, "A driver"
private func application() throws {
  let clock = SystemTimebase()
  var accelerometer = try LIS331DLH(on: LinuxI2C(1).device(.lis331dlh), .init(range: .g4))
  var compass = try AK8975(on: LinuxI2C(1).device(.ak8975), clock)
  for _ in 0..<10 {
    clock.wait(for: .milliseconds(100))
    let g = try accelerometer.read().acceleration.g
    let field = try compass.measure(clock).fluxDensity.microtesla
    print(g.x, g.y, g.z, field.x, field.y, field.z)
  }
}

/// Getting started: a gyroscope at another address.
private func measuring() throws {
  let clock = SystemTimebase()
  var gyroscope = try L3G4200D(on: LinuxI2C(1).device(.l3g4200d.at(0x69)), .init(rate: .hertz100))
  clock.wait(for: gyroscope.settlingTime)
  print(try gyroscope.read().angularRate.degreesPerSecond)
}

/// Getting started: the accelerometer with interrupts.
private func watching() throws {
  let clock = SystemTimebase()
  var line = try GPIOLine(GPIOName(chip: 0, line: 17))
  var watching = try LIS331DLH(
    on: LinuxI2C(1).device(.lis331dlh), .init(range: .g2, interrupt1: .wakeUp(threshold: 0.25)))
  try watching.arm(clock)
  if let time = try line.waitForEdge(until: clock.now() + .seconds(60)) {
    print(time.nanoseconds, try watching.readInterrupt(.one).high)
  }
}

/// Getting started: the gyroscope with its FIFO.
private func draining() throws {
  let clock = SystemTimebase()
  var full = try GPIOLine(GPIOName(chip: 0, line: 27))
  var gyroscope = try L3G4200D(
    on: LinuxI2C(1).device(.l3g4200d),
    .init(rate: .hertz800, pins: .init(watermark: true), fifo: .init(.stream, watermark: 4)))
  clock.wait(for: gyroscope.settlingTime)
  try gyroscope.rearmFIFO(clock)
  var samples = [L3G4200DTimedSample](repeating: .init(), count: 32)
  for _ in 0..<160 {
    let edge = try full.waitForEdge(until: clock.now() + .milliseconds(20))
    var room = samples.mutableSpan
    let drain = try gyroscope.drain(into: &room, at: edge, clock)
    print(drain.count, drain.lost, samples[0].time.nanoseconds, samples[0].angularRate)
  }
}

/// A transcript of a driver that starts and powers its chip down.
private func transcript() throws -> String {
  let circuit = Circuit(.lis331dlh)
  circuit.logTransactions()
  var sensor = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh))
  try sensor.powerDown()
  func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
  let lines = circuit.transactions.map { transaction in
    #"{"time_s":0,"address":"0x18","write":"\#(hex(transaction.written))""#
      + (transaction.read.isEmpty ? "}" : #","read":"\#(hex(transaction.read))"}"#)
  }
  return ([#"{"proofmass":"transcript","version":1,"chips":[]}"#] + lines)
    .joined(separator: "\n")
}

/// "Holding a driver"
final class TiltSwitch<Link: Bus & ~Copyable> {
  private var accelerometer: LIS331DLH<Link>

  init(on link: consuming Link) throws(SensorError) {
    accelerometer = try LIS331DLH(on: link, .init(range: .g2))
  }

  /// Whether the board is upside down: its z axis measures -1 g.
  func isTurnedOver() throws(SensorError) -> Bool {
    try accelerometer.read().acceleration.g.z < -0.8
  }
}

func makeSwitch() throws -> TiltSwitch<I2CDevice<LinuxI2C>> {
  try TiltSwitch(on: LinuxI2C(1).device(.lis331dlh))
}

func turnOver() throws -> Bool {
  let circuit = Circuit(.lis331dlh)
  let tilt = try TiltSwitch(on: I2CDevice(circuit.wire, .lis331dlh))
  circuit.change { $0.specificForce = [0, 0, -1] }
  circuit.advance(by: .milliseconds(50))
  return try tilt.isTurnedOver() && circuit.finish().isClean
}

@Suite struct DocumentSnippets {
  @Test func `one g to the right`() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d)
    var sensor = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz1000, range: .g2))
    circuit.change { $0.specificForce = [1, 0, 0] }
    circuit.advance(by: .milliseconds(2))
    #expect(try sensor.read().acceleration.g.x == 1)
    circuit.fail(atTransaction: 1)
    #expect(throws: SensorError.self) { try sensor.read() }
  }

  @Test func `a part with noise measures a shake`() throws {
    let circuit = Circuit([.lis331dlh], sensing: .typical(seed: 7))
    var sensor = try LIS331DLH(
      on: I2CDevice(circuit.wire, .lis331dlh), .init(rate: .hertz100, range: .g8))
    circuit.change { $0.motion = .rest(for: .seconds(1)).then(.shake(peak: 2.5)) }
    var peak = 0.0
    for _ in 0..<200 {
      circuit.advance(by: .milliseconds(10))
      peak = max(peak, abs(try sensor.read().acceleration.g.x))
    }
    #expect((2...3).contains(peak))
  }

  @Test func `the first sample shows most differences of its outputs`() {
    let survivors = Mutant.all(of: .lis331dlh).filter { mutant in
      let circuit = Circuit(.lis331dlh.mutated(by: mutant))
      circuit.change { $0.specificForce = [0.5, -0.25, 1] }
      do {
        var sensor = try LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh), .init(range: .g2))
        circuit.advance(by: .milliseconds(30))
        return try sensor.read().acceleration.g == [0.5, -0.25, 1]
      } catch { return false }
    }
    #expect(!survivors.contains { $0.name == "axes-exchanged" }, "\(survivors.map(\.meaning))")
  }

  /// "Device motion"
  private func devicing() async throws {
    let clock = SystemTimebase()
    let session = try MotionSession(
      BoardSensors(
        accelerometer: LIS331DLH(on: LinuxI2C(1).device(.lis331dlh)),
        gyroscope: L3G4200D(on: LinuxI2C(1).device(.l3g4200d)),
        compass: AK8975(on: LinuxI2C(1).device(.ak8975), clock), clock: clock), clock: clock)
    let manager = MotionManager(session)
    manager.deviceMotionUpdateInterval = 0.02
    for try await motion in manager.deviceMotionUpdates(using: .xMagneticNorthZVertical) {
      print(motion.attitude.pitch, motion.userAcceleration.x, motion.heading)
    }
  }

  /// "Device motion", a program for Core Motion.
  private func porting() throws {
    let clock = SystemTimebase()
    MotionSession.shared = try MotionSession(
      BoardSensors(
        accelerometer: LIS331DLH(on: LinuxI2C(1).device(.lis331dlh)),
        gyroscope: L3G4200D(on: LinuxI2C(1).device(.l3g4200d)), clock: clock), clock: clock)

    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 1 / 60
    manager.startDeviceMotionUpdates(to: .main) { motion, error in
      guard let motion else { return print(error?.localizedDescription ?? "no motion") }
      print(motion.attitude.roll, motion.attitude.pitch, motion.userAcceleration.x)
    }
    RunLoop.main.run()
  }

  @Test func `a shake undoes`() throws {
    let device = try EmulatedDevice()
    let shakes = ShakeService(device.session)
    let undone = Mutex(0)
    shakes.shakeToEdit = { _ in undone.withLock { $0 += 1 } }
    shakes.start(on: .immediate)
    try device.rotateDevice(to: .landscape)
    device.shake()
    device.advance(by: .seconds(1))
    #expect(undone.withLock { $0 } == 1)
  }

  @Test func `fusion without a session`() {
    var filter = VQF(
      gyroscopeInterval: 1 / 200, accelerometerInterval: 1 / 100, compassInterval: 1 / 50)
    filter.update(AngularRate(degreesPerSecond: [0, 0, 10]))
    filter.update(Acceleration(g: [0, 0, 1]))
    filter.update(MagneticFluxDensity(microtesla: [0, 25, -43]))
    let attitude = Attitude(eastNorthUp: filter.rotation9D)
    print(attitude.yaw, attitude.heading, filter.bias.degreesPerSecond, filter.isAtRest)
    #expect(abs(attitude.yaw + .pi / 2) < 0.01)
  }

  @Test func `true north in Berlin`() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975)
    let clock = circuit.timebase
    let sensors = try BoardSensors(
      accelerometer: LIS331DLH(on: I2CDevice(circuit.wire, .lis331dlh)),
      gyroscope: L3G4200D(on: I2CDevice(circuit.wire, .l3g4200d)),
      compass: AK8975(on: I2CDevice(circuit.wire, .ak8975), clock), clock: clock)
    let earth = WorldMagneticModel.field(
      latitude: 52.52, longitude: 13.41, altitude: 40, year: 2026.9)
    let session = MotionSession(
      sensors, clock: clock, configuration: .init(declination: earth?.declination))
    #expect(session.availableAttitudeReferenceFrames.contains(.xTrueNorthZVertical))
  }

  @Test func `what the physics can be told`() throws {
    var parameters = AccelerometerParameters.lis331dlh
    parameters.readout = .difference
    parameters.noiseDensity = 100e-6
    let element = AccelerometerElement(parameters, seed: 1)
    let circuit = Circuit([.lis331dlh(element: element).mounted(at: [0.1, 0, 0]), .ak8975])
    circuit.change {
      $0.field = Place.berlin.field
      $0.hardIron = [40, -15, 8]
      $0.motion = .sequence(
        .rotate(to: .portrait), .rest(for: .seconds(1)),
        .walk(for: .seconds(5)).overlaid(
          with: .swing(by: .degrees(10), about: .y, for: .seconds(5))),
        .drop(height: 1))
    }
    #expect(circuit.finish().isClean)
  }

  @Test func `an hour of noise`() throws {
    var element = AccelerometerElement(seed: 3)
    element.start(at: 0, period: 10_000_000, rate: 100)
    var world = World()
    let x = (1...360_000).map { element.sample(at: $0 * 10_000_000, in: &world).x }
    let curve = try Stability(x, interval: 0.01).deviations()
    let noise = NoiseCoefficients(curve)
    let density = try #require(noise.noiseDensity)  // in g/√Hz
    #expect(abs(density / 218e-6 - 1) < 0.05)
  }

  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/i2c-1")))
  func `the application says that there is no bus`() async {
    let error = #expect(throws: OpenError.self) { try application() }
    #expect(error?.reason == .missing)
    #expect(throws: OpenError.self) { try measuring() }
    #expect(throws: OpenError.self) { try watching() }
    #expect(throws: OpenError.self) { try draining() }
    await #expect(throws: OpenError.self) { try await devicing() }
    #expect(throws: OpenError.self) { try porting() }
    #expect(throws: OpenError.self) { _ = try makeSwitch() }
  }

  @Test func `a class that holds a driver`() throws { #expect(try turnOver()) }

  @Test func `the driver begins as it did`() throws {
    let text = try transcript()
    let script = try Playback(transcript: text, at: .i2c(0x18))
    var sensor = try LIS331DLH(on: I2CDevice(script, .lis331dlh))
    try sensor.powerDown()
    #expect(script.finish() == [])
  }

  @Test(arguments: [
    ("README.md", 3),
    ("Sources/proofmass/Guides.docc/GettingStarted.md", 3),
    ("Sources/proofmass/Guides.docc/TestingADriver.md", 2),
    ("Sources/proofmass/Guides.docc/MotionServices.md", 3),
    ("Sources/ProofMassServer/ProofMassServer.docc/Transcripts.md", 1),
    ("Sources/ProofMassServer/ProofMassServer.docc/Control.md", 0),
    ("Sources/ProofMassPhysics/ProofMassPhysics.docc/Physics.md", 2),
    ("Sources/ProofMassMotion/ProofMassMotion.docc/Motion.md", 2),
    ("Sources/ProofMass/ProofMass.docc/HoldingADriver.md", 3),
  ])
  func `every line of Swift in a document stands here`(_ path: String, _ count: Int) throws {
    let tests = URL(filePath: #filePath)
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let document = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let all = Self.lines(try String(contentsOf: tests, encoding: .utf8))
    var here = all[...]
    let blocks = document.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(blocks.count == count)
    // In the same order, apart from the imports, which are at the top.
    for line in blocks.flatMap(Self.lines) {
      if line.hasPrefix("import ") {
        #expect(all.contains(line), "not imported: \(line)")
        continue
      }
      let place = here.firstIndex(of: line)
      #expect(place != nil, "not compiled: \(line)")
      if let place { here = here[(place + 1)...] }
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
