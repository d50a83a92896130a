// SPDX-License-Identifier: Apache-2.0

internal import ProofMassControl
internal import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassPhysics

// Snapshots, chip selects and pins of a board.
extension LibraryBoard {
  /// Limit of the snapshots of a board; each holds a copy of its chips.
  private static var mostSnapshots: Int { 1000 }

  /// Keeps the present state; returns its number.
  func keepState() throws(Failure) -> Int32 {
    guard snapshots.count < Self.mostSnapshots, lastSnapshot < .max else { throw .full }
    lastSnapshot += 1
    snapshots[lastSnapshot] = circuit.state
    return lastSnapshot
  }

  /// Returns to a state that was kept.
  func restore(_ number: Int32) throws(Failure) {
    guard let state = snapshots[number] else { throw .invalid }
    virtual.restore(state)
    do throws(InputError) { try driveAgain() } catch {
      _ = give(Array(error.description.utf8))
      throw .sensor
    }
  }

  /// Forgets a state that was kept.
  func forget(_ number: Int32) throws(Failure) {
    guard snapshots.removeValue(forKey: number) != nil else { throw .invalid }
  }

  /// Starts or stops the drivers.
  func drive(_ drives: Bool) throws(Failure) {
    guard drives != description.hasDrivers else { return }
    description.hasDrivers = drives
    board.stop()
    do throws(InputError) {
      try description.check()
      try driveAgain()
    } catch {
      description.hasDrivers = false
      _ = give(Array(error.description.utf8))
      throw .sensor
    }
  }

  /// Force, rate, field and attitude at an instant in nanoseconds.
  static func truth(in world: inout World, at time: Int64) -> InlineArray<13, Double> {
    let (force, rate) = (world.specificForce(at: time), world.angularRate(at: time))
    let (field, attitude) = (world.field(at: time), world.pose(at: time).attitude)
    return [
      force.x, force.y, force.z, rate.x, rate.y, rate.z, field.x, field.y, field.z,
      attitude.w, attitude.vector.x, attitude.vector.y, attitude.vector.z,
    ]
  }

  /// Lets a controller that transfers single bytes use a chip select.
  func withSPI<Result>(
    _ select: SPISelect, _ body: (inout CircuitSPIBytes) -> Result
  ) -> Result {
    body(&spi[select, default: CircuitSPIBytes(circuit, select)])
  }

  /// The pins of a chip.
  func pins(of target: Transaction.Target) throws(Failure) -> WatchedPins {
    if let known = watched[target] { return known }
    guard let pins = CircuitPins(circuit, of: target) else { throw .noChip }
    let new = WatchedPins(pins: pins)
    watched[target] = new
    return new
  }

  /// Removes the oldest edges of a chip's pins since the last call; the first call starts to keep them.
  func takeEdges(of target: Transaction.Target, atMost most: Int) throws(Failure) -> [Edge] {
    var pins = try pins(of: target)
    defer { watched[target] = pins }
    guard var lines = pins.lines else {
      pins.lines = pins.pins.names.compactMap { circuit.line($0, of: target) }
      return []
    }
    for index in lines.indices {
      while let edge = lines[index].takeEdge() {
        pins.edges.append(
          Edge(time: edge.time, pin: Int32(index), isHigh: edge.isHigh ? 1 : 0))
      }
    }
    pins.lines = lines
    pins.edges.sort { ($0.time, $0.pin) < ($1.time, $1.pin) }
    let taken = Array(pins.edges.prefix(most))
    pins.edges.removeFirst(taken.count)
    // The others stay, as many as are kept of a chip's pins.
    pins.edges.removeFirst(max(0, pins.edges.count - 1024))
    return taken
  }
}

/// The output pins of a chip.
struct WatchedPins {
  var pins: CircuitPins
  /// One for each pin, since edges were first requested.
  var lines: [CircuitLine]?
  /// Edges that the caller had no room for.
  var edges: [Edge] = []
}
