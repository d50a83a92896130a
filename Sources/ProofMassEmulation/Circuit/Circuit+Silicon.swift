// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
internal import ProofMassDatasheets
public import ProofMassPhysics
internal import Synchronization

/// A sensor at an instant, from the world's quantity through its silicon to its output registers.
public struct SensorSilicon: Sendable {
  /// The instant, in nanoseconds of board time.
  public package(set) var time: Int64 = 0
  /// The world's quantity on the sensor's axes: g, rad/s or µT.
  public let world: Axes<Double>
  /// The element between the world and the converter.
  public let silicon: Silicon
  /// Whether the converter's input is the world's quantity and the self-test, although there is silicon.
  public let isBypassed: Bool
  /// The registers with the sensor's last sample, in ascending order.
  public var registers: [UInt8] { outputs.registers }
  /// The bytes that a program would read from them now, one at a time.
  public package(set) var bytes: [UInt8] = []
  /// The codes in them, as the registers have them: where a part's codes are left-justified, with low bits of zero.
  public var codes: Axes<Int> { bytes.isEmpty ? Axes(0, 0, 0) : outputs.codes(bytes) }
  /// Digits of the converter per unit of the world's quantity, by the present settings and negative where an axis is
  /// reversed; nil where a part has no single factor, as behind the amplifiers of an AK8973.
  package private(set) var digits: Axes<Double>?
  package let outputs: OutputPlaces

  init(world: Axes<Double>, silicon: Silicon, isBypassed: Bool, outputs: OutputPlaces) {
    self.world = world
    self.silicon = silicon
    self.isBypassed = isBypassed
    self.outputs = outputs
  }

  /// The same with the converter's digits per unit.
  func converted(by digits: Axes<Double>) -> SensorSilicon {
    var converted = self
    converted.digits = digits
    return converted
  }

  func converted(by digits: Double) -> SensorSilicon {
    converted(by: Axes(digits, digits, digits))
  }
}

/// A look at the next moments of a chip, on a copy of it in a copy of the world.
package struct SiliconLook: Sendable {
  /// The duration in nanoseconds, from now on, and the number of instants in it, the first of which is now.
  package var (duration, count): (Int64, Int)
  /// Sign of the self-test that is switched on at the first of them; nil leaves it as it is.
  package var selfTest: Double?
  /// The motion of the board from now on; nil leaves the world as it is.
  package var world: World?

  package init(duration: Int64 = 0, count: Int = 1, selfTest: Double? = nil, world: World? = nil) {
    (self.duration, self.count) = (max(0, min(duration, 1 << 40)), max(1, min(count, 10_000)))
    self.selfTest = selfTest
    self.world = world
  }
}

extension Circuit {
  /// The state inside a sensor of a chip now; nil where nothing is wired there, or the chip has no such sensor.
  ///
  /// Every number is computed from the state of the model, by exact steps of a copy from the last sample to now: looking
  /// has no effect, takes no board time, and costs nothing when nobody looks. The article InsideSensors of
  /// ProofMassPhysics describes the numbers.
  public func silicon(
    at target: Transaction.Target, of quantity: Quantity
  ) -> SensorSilicon? {
    silicon(at: target, SiliconLook()).first { $0.quantity == quantity }?.instants.first
  }

  /// What a look sees of each sensor of a chip: none where nothing is wired there.
  package func silicon(
    at target: Transaction.Target, _ look: SiliconLook
  ) -> [(quantity: Quantity, instants: [SensorSilicon])] {
    board.withLock { board in
      board.followClock()
      guard let place = board.find(target) else { return [] }
      board.catchUp(place)
      board.notePins(of: place)
      let now = board.now
      var world = look.world ?? board.world
      return board.with(place) { chip in
        var copy = chip
        let quantities = copy.facts.quantities
        if let sign = look.selfTest {
          for quantity in quantities { copy.pressSelfTest(of: quantity, by: sign, at: now) }
        }
        var seen = quantities.map { ($0, instants: [SensorSilicon]()) }
        for number in 0..<look.count {
          let step = look.count > 1 ? look.duration / Int64(look.count - 1) : 0
          let time = now + step * Int64(number)
          copy.catchUp(to: time, in: &world)
          for index in seen.indices {
            guard var one = copy.silicon(of: seen[index].0, at: time, in: &world) else { continue }
            one.time = time
            one.bytes = one.registers.map { register in
              var reader = copy
              reader.command(i2c: register, at: time)
              return reader.read(at: time)
            }
            seen[index].instants.append(one)
          }
        }
        return seen.filter { !$0.instants.isEmpty }.map { (quantity: $0.0, instants: $0.instants) }
      }
    }
  }
}
