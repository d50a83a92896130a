// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Without a compass a steady turn about the vertical cannot be told from a bias at rest.
@Suite struct EvenTurnTests {
  static let degree = Double.pi / 180

  private let bench = Bench([.acceleration, .angularRate])
  private let manager: MotionManager

  init() {
    manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates()
  }

  /// Turns at a rate in °/s for a time in seconds.
  private func turn(_ rate: Axes<Double>, for seconds: Double) {
    bench.board.change { $0.rate = rate * Self.degree }
    bench.run(seconds: seconds)
  }

  private func turn(_ rate: Double, for seconds: Double) { turn(Axes(0, 0, rate), for: seconds) }

  private var bias: Axes<Double>? {
    bench.session.calibration.gyroscope?.bias.degreesPerSecond
  }

  /// The rotation rate of the latest device motion, in °/s.
  private var shown: Axes<Double> {
    get throws { try #require(manager.deviceMotion).rotationRate * (1 / Self.degree) }
  }

  private var yaw: Double {
    get throws { try #require(manager.deviceMotion).attitude.yaw / Self.degree }
  }

  @Test func `A spin ends where it began, once around`() throws {
    let device = try EmulatedDevice([.lis331dlh, .l3g4200d])
    let manager = MotionManager(device.session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: record.note)
    device.play(try #require(Scenario.named("spin")).motion)
    let yaws = record.samples.map { $0.attitude.yaw / Self.degree }
    let turned = zip(yaws, yaws.dropFirst()).map { remainder($1 - $0, 360) }.reduce(0, +)
    #expect(abs(turned - 360) < 1)
    #expect(device.session.calibration.gyroscope == nil)
  }

  @Test(arguments: [0, 0.3, 3], [0.0, 30])
  func `A curve of four seconds is no bias, and rest after it is seen`(
    restBefore: Double, bias: Double
  ) throws {
    turn(bias, for: restBefore)
    turn(bias + 22.5, for: 4)
    #expect(self.bias == nil)
    if bias == 0 { #expect(abs(try yaw - 90) < 0.5) }
    turn(bias, for: 10)
    #expect(try shown.magnitude < 0.02)
    if bias == 0 { #expect(abs(try yaw - 90) < 0.5) }
  }

  /// In a curve the specific force leans outwards, so that part of the turn appears to be about an
  /// axis across gravity.
  @Test func `A curve that presses to the side is no bias`() throws {
    bench.board.change { $0.force = Axes(0.4, 0, 1) }
    turn(22.5, for: 4)
    #expect(bias == nil)
  }

  @Test(arguments: [22.5, -40])
  func `A turn from the start is given up in the rest after it`(rate: Double) throws {
    turn(rate + 3, for: 20)
    #expect(abs(try #require(bias).z - rate - 3) < 0.01)
    turn(3, for: 10)
    #expect(abs(try #require(bias).z - 3) < 0.01)
    #expect(try shown.magnitude < 0.02)
  }

  @Test func `A turn after a rest is no bias for four times as long as the rest`() throws {
    turn(0, for: 5.1)
    turn(22.5, for: 16)
    #expect(bias == nil)
    #expect(abs(try yaw) < 0.5)
    turn(22.5, for: 6)
    // After that time turn and bias cannot be told apart. The rest that follows corrects the bias.
    #expect(bias != nil)
    turn(0, for: 10)
    #expect(try shown.magnitude < 0.02)
  }

  @Test(arguments: [true, false], [Axes(0, 0, 3), Axes(3, 0, 0), Axes(2.5, -2.5, 2.5)])
  func `A bias is found within ten seconds of rest`(hasCompass: Bool, bias: Axes<Double>) throws {
    let bench = Bench(hasCompass ? Set(Quantity.allCases) : [.acceleration, .angularRate])
    bench.board.change { $0.rate = bias * Self.degree }
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates()
    bench.run(seconds: 10)
    let motion = try #require(manager.deviceMotion)
    #expect(motion.rotationRate.magnitude < 0.02 * Self.degree)
    #expect(acos(-motion.gravity.z) < 0.05 * Self.degree)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `Bought parts without a compass are right after ten seconds of rest`(seed: UInt64) throws {
    let device = try EmulatedDevice([.lis331dlh, .l3g4200d], sensing: .typical(seed: seed))
    let manager = MotionManager(device.session)
    let record = Record<DeviceMotion>()
    manager.startDeviceMotionUpdates(to: .immediate, withHandler: record.note)
    device.advance(by: .seconds(10))
    let before = record.samples.count
    device.advance(by: .seconds(3))
    let rates = record.samples.dropFirst(before).map(\.rotationRate)
    let mean = rates.reduce(.zero, +) * (1 / Double(rates.count))
    #expect(mean.magnitude < 0.1 * Self.degree)
  }

  @Test func `What is across gravity is bias at once, what is along it later`() throws {
    let bias = Axes(10.0, -20, 15)
    turn(bias, for: 1.2)
    let first = try #require(self.bias)
    #expect((first - Axes(10, -20, 0)).magnitude < 0.01)
    turn(bias, for: 8)
    let second = try #require(self.bias)
    #expect((second - bias).magnitude < 0.01)
    #expect(try shown.magnitude < 0.02)
  }

  @Test func `Another side up shows what a turn had hidden`() throws {
    turn(Axes(0, 0, 22.5), for: 10)
    #expect(bias != nil)
    bench.board.change { $0.force = .x }
    turn(.zero, for: 2.5)
    #expect(try #require(bias).magnitude < 0.01)
  }
}
