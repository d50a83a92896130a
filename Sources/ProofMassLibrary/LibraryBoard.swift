// SPDX-License-Identifier: Apache-2.0

package import ProofMassControl
internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassFusion
internal import ProofMassSampling

/// A board in the process of its user, in virtual time: chips, and the drivers that sample them. One thread at a
/// time may use it: `BoardTable` sees to that.
package final class LibraryBoard: @unchecked Sendable {
  var description: BoardDescription
  let circuit: Circuit
  let virtual: VirtualBoard
  private(set) var board: SampledBoard
  /// Created at the first request: until then no transaction is logged.
  private var control: ControlSession<VirtualBoard>?
  private var objects: ServedObjects<SampledBoard>
  private var chips: ServedChips<SampledBoard>
  private var requests: ServedRequests<SampledBoard>
  /// Requests of the stream since the last step, one per line.
  private var asked: [[UInt8]] = []
  /// The complete facts of the sampled parts, once they were passed.
  private var facts: [ChipFacts] = []
  /// The number of the board's restarts that have been processed.
  private var restarts = 0
  var snapshots: [Int32: BoardState] = [:]
  var lastSnapshot: Int32 = 0
  /// Bytes one by one on the buses.
  var i2c: CircuitI2CBytes
  var spi: [SPISelect: CircuitSPIBytes] = [:]
  var watched: [Transaction.Target: WatchedPins] = [:]
  /// The answer of the last call that has one.
  private(set) var lastAnswer: [UInt8] = []

  /// The samples of the last run, five numbers each: the sensor (0 accelerometer, 1 gyroscope, 2
  /// magnetometer), the time in seconds, x, y and z in g, rad/s or µT.
  package private(set) var rows: [Double] = []
  /// Device motion of the last run, 25 numbers each, in the order of `append`.
  package private(set) var motions: [Double] = []
  /// The first failure of a sensor in the last run, as text; nil without one.
  private(set) var failure: String?
  /// The longest run or step in nanoseconds, which limits the memory and time for its samples.
  package static var longest: Int64 { 60_000_000_000 }
  /// Limits of the requests of the stream that are kept, and that are counted: if there are more than 16, the
  /// next step reports their number.
  private static var mostAsked: (kept: Int, counted: Int) { (16, 1000) }

  /// - Parameter text: The description in JSON.
  package init(_ text: [UInt8]) throws(InputError) {
    let description = try BoardDescription(text)
    let circuit = Circuit(
      description.chips.map { $0.chip }, sensing: description.sensing,
      wireTime: description.wireTime)
    // Before the drivers, so that a restart returns the board to its state without them.
    let virtual = VirtualBoard(circuit)
    let board = try SampledBoard(circuit, description)
    self.description = description
    self.circuit = circuit
    self.virtual = virtual
    self.board = board
    virtual.sampled = board
    objects = ServedObjects(board)
    chips = ServedChips(board)
    requests = ServedRequests(board, virtual.hand)
    i2c = CircuitI2CBytes(circuit)
  }

  /// Board time in nanoseconds.
  package var now: Int64 { circuit.now.nanoseconds }

  /// Advances board time, at most to an instant in nanoseconds.
  func advance(to time: Int64) { circuit.advance(to: Instant(nanoseconds: time)) }

  /// Keeps an answer for the function `proofmass_answer`; returns its length.
  func give(_ answer: [UInt8]) -> Int32 {
    lastAnswer = answer
    return Int32(clamping: answer.count)
  }

  /// Carries out a request of the article Control; returns the answer.
  package func answer(_ request: [UInt8]) -> [UInt8] {
    var session = control ?? ControlSession(virtual)
    let answer = session.answer(request)
    control = session
    guard virtual.restarts != restarts else { return answer }
    restarts = virtual.restarts
    do throws(InputError) { try driveAgain() } catch {
      return JSON.object([("error", .text(error.description))]).line
    }
    return answer
  }

  /// Lets the drivers configure the chips again, after these have returned to an earlier state.
  func driveAgain() throws(InputError) {
    // A transfer by single bytes that had begun has not, and edges to come are those since the present state.
    i2c = CircuitI2CBytes(circuit)
    spi = [:]
    for target in watched.keys { watched[target]?.edges = [] }
    board = try SampledBoard(circuit, description)
    board.take(facts: facts)
    virtual.sampled = board
    objects = ServedObjects(board)
    chips = ServedChips(board)
    requests = ServedRequests(board, virtual.hand)
  }

  /// Takes the sampled parts' facts from those of all parts. Without them, descriptions of registers have no texts.
  ///
  /// - Returns: The number of sensors whose facts were there.
  package func take(facts texts: [UInt8]) -> Int {
    let found = board.sensors.map { ChipFacts($0.facts.name, in: texts) }
    facts = found.compactMap { $0 }
    board.take(facts: facts)
    return facts.count
  }

  /// Stores a request of the article WebStream, which the next step carries out.
  package func ask(_ request: [UInt8]) {
    guard asked.count < Self.mostAsked.counted else { return }
    asked.append(asked.count < Self.mostAsked.kept ? request : [])
  }

  /// The first object of the stream.
  package func hello() -> [UInt8] { objects.hello(on: "emulator", canMove: true).line }

  /// Samples until a board time in nanoseconds; returns the number of samples in ``rows``.
  ///
  /// - Parameter fuses: Whether device motion is computed.
  package func run(until time: Int64, fuses: Bool = true) -> Int {
    rows.removeAll(keepingCapacity: true)
    motions.removeAll(keepingCapacity: true)
    failure = nil
    if description.readsAtOnce {
      virtual.withoutLog { sample(until: time, fuses: fuses) }
    } else {
      sample(until: time, fuses: fuses)
    }
    return rows.count / 5
  }

  private func sample(until time: Int64, fuses: Bool) {
    board.run(until: Instant(nanoseconds: time), fuses: fuses) { events in
      virtual.report()
      for event in events {
        switch event {
        case .sample(let sample):
          rows.append(Double(sample.quantity.rawValue))
          rows.append(Double(sample.time.nanoseconds) / 1e9)
          append(sample.value, to: &rows)
        case .failure(let sensor, let error):
          failure = failure ?? board.explain(error, sensor.quantity)
        case .lost: break
        }
      }
    } _: { event in
      switch event {
      case .motion(let motion): append(motion)
      case .north(let north) where !motions.isEmpty: note(north: north)
      default: break
      }
    }
  }

  /// Samples until a board time in nanoseconds; returns the objects of the stream, one per line, as `serve`
  /// sends them 50 times a second.
  package func step(until time: Int64) -> [UInt8] {
    let mistake = requests.take(asked)
    asked = []
    var events: [SensorEvent] = []
    var updates: [WatchedEvent] = []
    // Only the last device motion is reported.
    var motion, north: WatchedEvent?
    board.run(until: Instant(nanoseconds: time)) { new in
      virtual.report()
      events += new
    } _: { event in
      switch event {
      case .motion: motion = event
      case .north: north = event
      default: updates.append(event)
      }
    }
    if let motion { updates.append(motion) }
    if let north { updates.append(north) }
    var lines = objects.of(
      events, updates, orientation: board.orientation,
      truth: ServedChips.truth(requests, at: circuit.now))
    if let mistake { lines += ServedObjects<SampledBoard>.refused(mistake).line }
    return lines + chips.of(&requests)
  }

  private func append(_ axes: Axes<Double>, to numbers: inout [Double]) {
    numbers.append(axes.x)
    numbers.append(axes.y)
    numbers.append(axes.z)
  }

  private func append(_ turn: Quaternion, to numbers: inout [Double]) {
    numbers.append(turn.w)
    append(turn.vector, to: &numbers)
  }

  private func append(_ motion: DeviceMotion) {
    motions.append(motion.timestamp)
    append(motion.attitude.quaternion, to: &motions)
    append(motion.gravity, to: &motions)
    append(motion.userAcceleration, to: &motions)
    append(motion.rotationRate, to: &motions)
    append(motion.magneticField.field, to: &motions)
    motions.append(Double(motion.magneticField.accuracy.rawValue))
    for number in [0.0, 1, 0, 0, 0, -1, motion.isSettled ? 1 : 0] { motions.append(number) }
  }

  /// Adds north to the last motion.
  private func note(north: DeviceMotion) {
    motions.removeLast(7)
    motions.append(1)
    append(north.attitude.eastNorthUp, to: &motions)
    motions.append(north.heading)
    motions.append(north.isSettled ? 1 : 0)
  }
}
