// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassDatasheets
package import ProofMassEmulation
package import ProofMassFusion
package import ProofMassSampling

/// The interface of a watched board, from which the objects of its stream are created.
package protocol WatchedSource {
  /// The sensors in the order of `Quantity`, at most one of a kind.
  var sensors: [WatchedSensor] { get }
  /// The emulated board; nil where the chips are real, or another process emulates them.
  var circuit: Circuit? { get }
  /// The time now, on the clock of the samples.
  var now: Instant { get }
  /// The instant from which times count.
  var origin: Instant { get }
  /// The corrections of the samples.
  var calibration: Calibration { get }
  /// The part before the rows of a recording that begins at the origin.
  var recording: JSON { get }

  /// The nominal rate to which a sensor is set, in hertz; nil while it does not work.
  func rate(of sensor: Quantity) -> Double?
  /// The number of samples that were lost before they could be read, or were unusable.
  func lostSamples(of sensor: Quantity) -> Int
  /// A sensor's registers by address; nil where one is not known.
  func registers(of sensor: WatchedSensor) -> [UInt8?]
  /// The last transactions, the oldest first, and the number of all so far.
  func lastTransactions(_ count: Int) -> (entries: [BusLog.Entry], of: Int)
  /// The reason why a sensor has no samples, and the remedy.
  func explain(_ error: SensorError, _ quantity: Quantity) -> String
}

/// A chip of a watched board.
package struct WatchedSensor: Sendable {
  /// The kind of sensor.
  package var quantity: Quantity
  /// The name under which it was requested, and the name of its part.
  package var name: String
  package var facts: ChipFacts
  /// Its place on an emulated board.
  package var target: Transaction.Target
  /// Its number in the log of the bus.
  package var number: Int
  /// Its description in the stream.
  package var json: JSON

  package init(
    _ quantity: Quantity, name: String, facts: ChipFacts, target: Transaction.Target,
    number: Int, json: JSON
  ) {
    self.quantity = quantity
    self.name = name
    self.facts = facts
    self.target = target
    self.number = number
    self.json = json
  }
}

/// A report of a board's motion services.
package enum WatchedEvent: Sendable {
  /// In a frame with z up.
  case motion(DeviceMotion)
  /// In the frame of magnetic north, which may point anywhere while the magnetometer is not calibrated.
  case north(DeviceMotion)
  /// North is unknown until the board has been turned in all directions, or because a sensor fails.
  case noNorth(needsTurning: Bool)
  /// At a time in seconds.
  case orientation(DeviceOrientation, at: Double)
  case shake(MotionEvent)
}

extension Circuit {
  /// The registers of a chip by address, without an effect on it; nil where one cannot be read.
  package func peek(_ facts: ChipFacts, at target: Transaction.Target) -> [UInt8?] {
    var values = [UInt8?](repeating: nil, count: 256)
    let registers = facts.registers.filter { $0.dump != .never && $0.access != .write }
    let addresses = registers.map { $0.address }
    for (address, value) in zip(addresses, peek(at: addresses, of: target)) {
      values[Int(address)] = value
    }
    return values
  }
}

extension WatchedSource {
  /// The chips, each by the first of its sensors.
  var watchedChips: [WatchedSensor] {
    sensors.indices.filter { index in
      !sensors[..<index].contains { $0.target == sensors[index].target }
    }.map { sensors[$0] }
  }

  /// The time since the origin, in nanoseconds.
  var elapsed: Int64 { now.nanoseconds - origin.nanoseconds }

  /// The time since the origin of an instant, in nanoseconds.
  func time(_ instant: Instant) -> Int64 { instant.nanoseconds - origin.nanoseconds }

  /// The time since the origin of a time in seconds, in nanoseconds.
  func time(of timestamp: Double) -> Int64 {
    Int64((timestamp * 1e9).rounded()) - origin.nanoseconds
  }
}
