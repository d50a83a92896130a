// SPDX-License-Identifier: Apache-2.0

import CoreMotionCompatibility
import Foundation
import ProofMassCore
import ProofMassEmulation
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Rows 0.2 and 4.4 to 4.10 of `SourceRowTests`.
@Suite struct EventHandlingTests {
  /// 0.2 and 4.6: parts of actual telephones, and whether accelerometer, gyroscope, magnetometer
  /// and device motion are available with them.
  @Test(
    arguments: [
      ("LIS302DL", [true, false, false, false]),
      ("LIS331DL", [true, false, false, false]),
      ("LIS331DL AK8973", [true, false, true, false]),
      ("LIS331DLH L3G4200D AK8975", [true, true, true, true]),
      ("LIS331DLH L3G4200D", [true, true, false, true]),
      ("L3G4200D", [false, true, false, false]),
    ] as [(String, [Bool])])
  func availability(names: String, available: [Bool]) throws {
    let parts = try names.split(separator: " ").map { name in
      let part = try #require(Part.named(String(name)))
      return name == "LIS331DL" ? part.at(0x1D) : part  // the AK8973 uses the other address
    }
    let manager = try CMMotionManager(EmulatedDevice(parts).session)
    #expect(
      [
        manager.isAccelerometerAvailable, manager.isGyroAvailable,
        manager.isMagnetometerAvailable, manager.isDeviceMotionAvailable,
      ] == available)
  }

  /// Without sensors no kind is available, and no data are delivered.
  @Test func withoutASession() {
    let manager = CMMotionManager(nil)
    #expect(!manager.isAccelerometerAvailable && !manager.isDeviceMotionAvailable)
    manager.startAccelerometerUpdates()
    #expect(manager.accelerometerData == nil)
  }

  /// 4.4: items of every kind, sorted by timestamp.
  @Test func itemsAreOrderedByTheirTimes() throws {
    let phone = try Phone()
    let manager = phone.motionManager()
    let items = Samples<CMLogItem>()
    manager.startAccelerometerUpdates(to: phone.queue) { data, _ in data.map(items.note) }
    manager.startGyroUpdates(to: phone.queue) { data, _ in data.map(items.note) }
    manager.startMagnetometerUpdates(to: phone.queue) { data, _ in data.map(items.note) }
    manager.startDeviceMotionUpdates(to: phone.queue) { data, _ in data.map(items.note) }
    phone.device.advance(by: .seconds(1))
    func times<Item: CMLogItem>(_: Item.Type) -> [Double] {
      items.all.compactMap { $0 as? Item }.map(\.timestamp)
    }
    for times in [
      times(CMAccelerometerData.self), times(CMGyroData.self), times(CMMagnetometerData.self),
      times(CMDeviceMotion.self),
    ] {
      #expect(times.count > 50)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  /// 4.5: several managers work independently; the sensor runs at the rate of the fastest.
  @Test func severalManagers() throws {
    let phone = try Phone()
    let (slow, fast) = (phone.motionManager(), phone.motionManager())
    let (few, many) = (Samples<Double>(), Samples<Double>())
    slow.accelerometerUpdateInterval = 0.1
    slow.startAccelerometerUpdates(to: phone.queue) { data, _ in
      if let data { few.note(data.timestamp) }
    }
    fast.accelerometerUpdateInterval = 0.01
    fast.startAccelerometerUpdates(to: phone.queue) { data, _ in
      if let data { many.note(data.timestamp) }
    }
    phone.device.advance(by: .seconds(1))
    few.removeAll()
    many.removeAll()
    phone.device.advance(by: .seconds(2))
    #expect((19...21).contains(few.count) && (198...202).contains(many.count))
    fast.stopAccelerometerUpdates()
    phone.device.advance(by: .seconds(1))
    few.removeAll()
    phone.device.advance(by: .seconds(2))
    #expect((19...21).contains(few.count))
  }

  /// 4.7: handlers, every 3 seconds.
  @Test func pushEveryThreeSeconds() throws {
    let phone = try Phone()
    let manager = phone.motionManager()
    manager.gyroUpdateInterval = 3
    let times = Samples<Double>()
    manager.startGyroUpdates(to: phone.queue) { data, _ in
      if let data { times.note(data.timestamp) }
    }
    phone.device.advance(by: .seconds(10))
    let intervals = zip(times.all, times.all.dropFirst()).map { $1 - $0 }
    #expect(intervals.count >= 2 && intervals.allSatisfy { abs($0 - 3) < 0.02 })
  }

  /// 4.7: polling by the application's own timer.
  @Test func pull() throws {
    let phone = try Phone()
    let manager = phone.motionManager()
    #expect(manager.gyroData == nil)
    manager.startGyroUpdates()
    manager.startAccelerometerUpdates()
    var seen: [Double] = []
    for _ in 0..<40 {
      phone.device.advance(by: .milliseconds(50))
      if let data = manager.accelerometerData { seen.append(data.timestamp) }
    }
    // Each read returns the newest sample.
    #expect(seen.count >= 38)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { abs($1 - $0 - 0.05) < 0.011 })
    #expect(abs(try #require(manager.gyroData).rotationRate.x) < 0.01)
    manager.stopAccelerometerUpdates()
    manager.stopGyroUpdates()
    #expect(!manager.isAccelerometerActive && !manager.isGyroActive)
  }

  /// 4.8: rates for orientation, games and gestures; samples arrive at these rates.
  @Test(arguments: [10.0, 20, 30, 60, 70, 100])
  func rates(hertz: Double) throws {
    let phone = try Phone()
    let manager = phone.motionManager()
    manager.deviceMotionUpdateInterval = 1 / hertz
    let times = Samples<Double>()
    manager.startDeviceMotionUpdates(to: phone.queue) { motion, _ in
      if let motion { times.note(motion.timestamp) }
    }
    phone.device.advance(by: .seconds(1))
    times.removeAll()
    phone.device.advance(by: .seconds(5))
    #expect(abs(Double(times.count) - 5 * hertz) <= 0.02 * 5 * hertz + 1)
  }

  /// 4.9: pitch is about x, roll about y, yaw about z; gravity is separated from the user's
  /// acceleration.
  @Test(
    arguments: [
      (Axes.x, (roll: 0.0, pitch: 0.5, yaw: 0.0)), (.y, (roll: 0.5, pitch: 0, yaw: 0)),
      (.z, (roll: 0, pitch: 0, yaw: 0.5)),
    ])
  func axes(axis: Axes<Double>, angles: (roll: Double, pitch: Double, yaw: Double)) throws {
    let phone = try Phone()
    let manager = phone.motionManager()
    manager.startDeviceMotionUpdates()
    phone.device.advance(by: .seconds(3))
    let start = try #require(manager.deviceMotion).attitude.yaw
    phone.device.play(.tilt(by: 0.5, about: axis))
    phone.device.advance(by: .milliseconds(500))
    let motion = try #require(manager.deviceMotion)
    #expect(abs(motion.attitude.roll - angles.roll) < 0.005)
    #expect(abs(motion.attitude.pitch - angles.pitch) < 0.005)
    #expect(abs(motion.attitude.yaw - start - angles.yaw) < 0.005)
    let (gravity, user) = (motion.gravity, motion.userAcceleration)
    #expect(abs(gravity.x * gravity.x + gravity.y * gravity.y + gravity.z * gravity.z - 1) < 1e-9)
    #expect(abs(user.x) < 0.01 && abs(user.y) < 0.01 && abs(user.z) < 0.01)
  }

  /// 4.10: the change since a stored attitude.
  @Test func relativeAttitude() throws {
    let phone = try Phone(EmulatedDevice(attitude: .portrait))
    let manager = phone.motionManager()
    manager.startDeviceMotionUpdates()
    phone.device.advance(by: .seconds(3))
    let reference = try #require(manager.deviceMotion).attitude
    phone.device.play(.tilt(by: .degrees(30), about: .x))
    phone.device.advance(by: .milliseconds(100))
    let attitude = try #require(manager.deviceMotion).attitude
    attitude.multiply(byInverseOf: reference)
    #expect(abs(attitude.pitch - .degrees(30)) < 0.01)
    #expect(abs(attitude.roll) < 0.01 && abs(attitude.yaw) < 0.01)
  }

  enum Mistake: CaseIterable {
    case interval, noGyroscope, compassNotCalibrated, placeNotKnown

    var code: CMError {
      switch self {
      case .interval: CMErrorInvalidParameter
      case .noGyroscope: CMErrorNotAvailable
      case .compassNotCalibrated: CMErrorDeviceRequiresMovement
      case .placeNotKnown: CMErrorTrueNorthNotAvailable
      }
    }
  }

  /// An unavailable feature is reported once, with Core Motion's error.
  @Test(arguments: Mistake.allCases)
  func errors(mistake: Mistake) throws {
    let parts = mistake == .noGyroscope ? [Part.lis331dlh] : [.lis331dlh, .l3g4200d, .ak8975]
    let phone = try Phone(EmulatedDevice(parts))
    let manager = phone.motionManager()
    let errors = Samples<String>()
    let frame: CMAttitudeReferenceFrame =
      switch mistake {
      case .interval, .noGyroscope: .xArbitraryZVertical
      case .compassNotCalibrated: .xMagneticNorthZVertical
      case .placeNotKnown: .xTrueNorthZVertical
      }
    if mistake == .interval { manager.deviceMotionUpdateInterval = .nan }
    manager.startDeviceMotionUpdates(using: frame, to: phone.queue) { motion, error in
      guard let error = error as NSError? else { return }
      errors.note("\(error.domain) \(error.code) \(motion == nil)")
    }
    phone.device.advance(by: .seconds(1))
    #expect(errors.all == ["CMErrorDomain \(mistake.code.rawValue) true"])
  }
}
