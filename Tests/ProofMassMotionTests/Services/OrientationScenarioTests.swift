// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassMotionTestSupport
import ProofMassPhysics
import Testing

/// Orientations through emulated chips, drivers and fusion.
@Suite struct OrientationScenarioTests {
  /// Poses as turns from the device's axes to east, north, up.
  static let poses: [(Quaternion, DeviceOrientation)] = [
    (Quaternion(1, 0, 0, 0), .faceUp), (Quaternion(0.7071, 0, 0, 0.7071), .faceUp),
    (Quaternion(0, 0, 0, 1), .faceUp), (Quaternion(0.7071, 0, 0, -0.7071), .faceUp),
    (Quaternion(0, 0, 1, 0), .faceDown), (Quaternion(0, 1, 0, 0), .faceDown),
    (Quaternion(0.7071, 0.7071, 0, 0), .portrait),
    (Quaternion(0, 0, 0.7071, -0.7071), .portraitUpsideDown),
    (Quaternion(0.5, 0.5, -0.5, 0.5), .landscapeLeft),
    (Quaternion(0.5, 0.5, 0.5, -0.5), .landscapeRight),
    (Quaternion(0.5, 0.5, -0.5, -0.5), .portrait), (Quaternion(0.9239, 0.3827, 0, 0), .portrait),
    (Quaternion(0.5, 0.8660, 0, 0), .portrait),
    (Quaternion(0.5849, 0.4066, 0.5196, 0.4718), .portrait),
  ]

  /// Poses on a boundary between orientations, with the neighbours of each: the previous
  /// orientation is kept.
  static let boundary: [(Quaternion, [Quaternion])] = [
    (Quaternion(0.9093, 0.2969, -0.0704, 0.2831), [.faceUp, .portrait, .landscapeLeft]),
    (
      Quaternion(0.2432, 0.0833, -0.9207, 0.2935), [.faceDown, .portraitUpsideDown, .landscapeLeft]
    ),
    (Quaternion(0.6533, 0.6533, -0.2706, 0.2706), [.portrait, .landscapeLeft]),
  ]

  @Test(arguments: poses, ScenarioBench.boards.indices.prefix(2))
  func eachPoseIsTold(_ pose: (Quaternion, DeviceOrientation), _ board: Int) throws {
    let (parts, sensing) = ScenarioBench.boards[board]
    let bench = try ScenarioBench(parts, sensing: sensing, attitude: pose.0)
    #expect(bench.orientations == [pose.1])
    #expect(bench.orientation.orientation == pose.1)
    #expect(bench.phases.isEmpty)
  }

  @Test(arguments: boundary)
  func boundariesKeepWhatWas(_ goal: Quaternion, _ neighbours: [Quaternion]) throws {
    for neighbour in neighbours {
      let bench = try ScenarioBench(attitude: neighbour)
      let before = bench.orientation.orientation
      bench.device.rotate(to: goal)
      bench.device.advance(by: .seconds(3))
      #expect(bench.orientations == [before])
    }
  }

  @Test(arguments: ScenarioBench.boards.indices)
  func turningIsFollowedWithoutAShake(_ board: Int) throws {
    let (parts, sensing) = ScenarioBench.boards[board]
    let bench = try ScenarioBench(parts, sensing: sensing)
    try bench.device.rotateDevice(to: .landscape, button: .right)
    try bench.device.rotateDevice(to: .landscape, button: .left)
    try bench.device.rotateDevice(to: .portrait, button: .bottom)
    try bench.device.rotateDevice(to: .portrait, button: .top)
    bench.device.advance(by: .seconds(1))
    let expected: [DeviceOrientation] = [
      .faceUp, .landscapeLeft, .landscapeRight, .portrait, .portraitUpsideDown,
    ]
    // A half turn from one landscape orientation to the other may pass through an upright or flat
    // pose.
    #expect(bench.orientations.filter { expected.contains($0) } == expected)
    #expect(bench.phases.isEmpty)
  }

  @Test(
    arguments: [
      (Axes<Double>.x, .portrait), (.y, .landscapeRight),
    ] as [(Axes<Double>, DeviceOrientation)])
  func aQuarterTurnInASecond(_ axis: Axes<Double>, _ expected: DeviceOrientation) throws {
    let bench = try ScenarioBench()
    bench.device.spin(rate: .degrees(90), about: axis, duration: .seconds(1))
    bench.device.advance(by: .seconds(1))
    #expect(bench.orientations == [.faceUp, expected])
  }

  @Test(arguments: ScenarioBench.boards.indices)
  func walkingUprightStaysUpright(_ board: Int) throws {
    let (parts, sensing) = ScenarioBench.boards[board]
    let bench = try ScenarioBench(parts, sensing: sensing, attitude: .portrait)
    bench.device.walk(for: .seconds(10))
    #expect(bench.orientations == [.portrait])
  }

  @Test(arguments: ScenarioBench.boards.indices)
  func aFallKeepsTheOrientation(_ board: Int) throws {
    let (parts, sensing) = ScenarioBench.boards[board]
    for verb in [Motion.drop(), .throw()] {
      let bench = try ScenarioBench(parts, sensing: sensing)
      bench.device.play(verb)
      bench.device.advance(by: .seconds(2))
      #expect(bench.orientations == [.faceUp])
    }
  }
}
