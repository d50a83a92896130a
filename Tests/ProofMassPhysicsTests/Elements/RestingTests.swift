// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// Elements skip the computation of samples while the world is constant, but never while a motion
/// plays. Under a motion that changes nothing, their output must be the same to the last bit,
/// whatever sequence of events precedes it.
struct RestingTests {
  private static let period: Int64 = 1_000_000

  private var worlds: (still: World, playing: World) {
    get throws {
      var playing = World()
      playing.motion = try Motion(csv: Array("time_s,temp_C\n0,25\n1,25\n".utf8), name: "warm.csv")
      return (World(), playing)
    }
  }

  /// Changes of a world and an element between two samples, with long stretches of none.
  private enum Event: CaseIterable { case force, back, blink, test, start, look, skip, move }

  private struct Script {
    var draws = NoiseSource(seed: 11).branch(0).draws(at: 0)
    var quiet = 100

    mutating func next() -> (event: Event?, after: Int64) {
      quiet -= 1
      guard quiet < 0 else { return (nil, 0) }
      quiet = [1, 3, 40, 200, 1700][number(5)]
      return (Event.allCases[number(Event.allCases.count)], Int64(number(2) * number(900_000)))
    }

    private mutating func number(_ count: Int) -> Int {
      Int(truncatingIfNeeded: draws.bits() >> 33) % count
    }
  }

  @Test(arguments: [nil, 1] as [UInt64?]) func anAccelerometer(seed: UInt64?) throws {
    var (still, playing) = try worlds
    func run(_ world: inout World) -> (felt: [Axes<Double>], rests: Int) {
      var element = AccelerometerElement(seed: seed)
      element.start(at: 0, period: Self.period, rate: 1000)
      var (script, felt, rests) = (Script(), [Axes<Double>](), 0)
      var (time, position, isPushed) = (Int64(0), Axes(0.0, 0, 0), false)
      for _ in 0..<20_000 {
        let (event, after) = script.next()
        let now = time + after
        if event != nil && event != .back {
          element.observe(upTo: now, position: position, in: &world)
        }
        switch event {
        case .force: world.specificForce = Axes(0.3, Double(felt.count % 7) / 10, -1)
        case .back: world.specificForce = Axes(0, 0, 1)
        case .blink:
          let before = world.specificForce
          world.specificForce = Axes(3, 2, 1)
          element.observe(upTo: now + 1, position: position, in: &world)
          world.specificForce = before
        case .test:
          isPushed.toggle()
          element.setSelfTestForce(isPushed ? Axes(0.1, 0.2, 0.3) : .zero, from: now)
        case .start:
          element.start(at: now, period: Self.period, rate: 1000)
          time = now
        case .skip: time += 5 * Self.period
        case .move: position = position == .zero ? Axes(0.01, 0.02, 0) : .zero
        case .look, nil: break
        }
        time += Self.period
        felt.append(element.sample(at: time, position: position, in: &world))
        if element.dynamics.rest != nil { rests += 1 }
      }
      return (felt, rests)
    }
    let (rested, restless) = (run(&still), run(&playing))
    #expect(rested.felt == restless.felt)
    #expect(rested.rests > 10_000)
    #expect(restless.rests == 0)
  }

  @Test(arguments: [nil, 1] as [UInt64?]) func aGyroscope(seed: UInt64?) throws {
    var (still, playing) = try worlds
    func run(_ world: inout World) -> (felt: [Axes<Double>], rests: Int) {
      var element = GyroscopeElement(.l3g4200d, seed: seed)
      element.powerOn()
      element.drive(isOn: true, at: 0)
      element.start(at: 0, period: Self.period, cutoff: 93, isSecondOrder: true, .zero)
      var (script, felt, rests) = (Script(), [Axes<Double>](), 0)
      var (time, isTested, cutoff) = (Int64(0), false, 93.0)
      for _ in 0..<20_000 {
        let (event, after) = script.next()
        let now = time + after
        if event != nil && event != .back { element.observe(upTo: now, in: &world) }
        switch event {
        case .force: world.angularRate = Axes(0.3, Double(felt.count % 7) / 10, -1)
        case .back: world.angularRate = .zero
        case .blink:
          let before = world.angularRate
          world.angularRate = Axes(3, 2, 1)
          element.observe(upTo: now + 1, in: &world)
          world.angularRate = before
        case .test:
          isTested.toggle()
          element.setSelfTestRate(isTested ? Axes(2, 2, 2) : .zero, from: now)
        case .start:
          cutoff = 186 - cutoff / 2
          element.start(at: now, period: Self.period, cutoff: cutoff, isSecondOrder: true, .kept)
        case .skip: time += 5 * Self.period
        case .move: element.position = Axes(0.01, 0.02, Double(felt.count % 3) / 100)
        case .look, nil: break
        }
        time += Self.period
        felt.append(element.sample(at: time, in: &world))
        if element.rest != nil { rests += 1 }
      }
      return (felt, rests)
    }
    let (rested, restless) = (run(&still), run(&playing))
    #expect(rested.felt == restless.felt)
    #expect(rested.rests > 5000)
    #expect(restless.rests == 0)
  }
}
