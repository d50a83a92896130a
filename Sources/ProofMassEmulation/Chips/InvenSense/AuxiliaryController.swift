// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// The controller of the auxiliary bus in InvenSense's parts: it serves slaves 0 to 3 at each sample, in their order, and
/// after them slave 4, once. In which registers settings, bytes and status are, is the chip's.
///
/// Choices where nothing is documented: a transfer takes no time, so no arbitration is lost and nothing waits for slaves;
/// a slave whose number of bytes grows keeps its place, and loses those for which there is none.
struct AuxiliaryController: Sendable {
  /// What the registers of slave 0, 1, 2 or 3 select.
  struct Slave: Equatable, Sendable {
    /// 7-bit I2C address.
    var address: UInt8 = 0
    var reads = false
    /// Number of bytes; 0 where the slave is off.
    var length = 0
    var register: UInt8 = 0
    /// Whether the register is not sent.
    var isWithoutRegister = false
    /// Whether the bytes of each pair are exchanged, and whether the first register of a pair is odd.
    var swapsBytes = false
    var startsAtOdd = false
    /// The byte that is written.
    var output: UInt8 = 0
    /// Whether it is served in some cycles only.
    var isDelayed = false
  }

  struct Plan: Equatable, Sendable {
    /// Slaves 0 to 3.
    var slaves = [Slave](repeating: Slave(), count: 4)
    /// Slave 4; its length is 1 while its transfer is to be done.
    var single = Slave()
    /// Cycles that delayed slaves leave out after each of theirs.
    var delay = 0
    /// Whether a write of several bytes repeats the one that there is.
    var repeatsOutput = true
    /// Whether the places of the bytes are found anew in each cycle.
    var reallocates = false
  }

  /// What a cycle did.
  struct Outcome: Sendable {
    /// The slaves that did not acknowledge: bit n is slave n.
    var refused: UInt8 = 0
    /// Whether the transfer of slave 4 was done.
    var endedSingle = false
  }

  var bus = AuxiliaryBus()
  /// Whether samples start cycles.
  var isOn = false
  var plan = Plan() {
    didSet { if plan.slaves.allSatisfy({ $0.length == 0 }) { release() } }
  }
  /// The bytes that slaves 0 to 3 have sent.
  private(set) var external: [UInt8]
  /// The byte that slave 4 has sent.
  private(set) var input: UInt8 = 0
  /// Places of the slaves' bytes among all; nil for a slave that has none.
  private var places = [Range<Int>?](repeating: nil, count: 4)
  /// Cycles since the controller was switched on.
  private var cycles: Int64 = 0

  /// - Parameter bytes: The number of registers for what is read.
  init(bytes: Int) { external = [UInt8](repeating: 0, count: bytes) }

  // MARK: State

  /// Whether samples start transfers.
  var hasTransfers: Bool {
    isOn && (plan.single.length > 0 || plan.slaves.contains { $0.length > 0 })
  }

  /// The controller is switched on, or reset.
  mutating func restart() {
    cycles = 0
    release()
  }

  /// Cycles are left out.
  mutating func skip(_ number: Int64) { cycles &+= number }

  /// Clears the bytes.
  mutating func clear() {
    for index in external.indices { external[index] = 0 }
  }

  mutating func reset() {
    isOn = false
    plan = Plan()
    restart()
    clear()
    input = 0
  }

  private mutating func release() {
    for number in places.indices { places[number] = nil }
  }

  /// The bytes of a slave that reads; none of another one.
  func bytes(of number: Int) -> ArraySlice<UInt8> {
    guard plan.slaves[number].reads, plan.slaves[number].length > 0, let place = places[number]
    else { return [] }
    return external[place.clamped(to: 0..<external.count)]
  }

  // MARK: Cycles

  /// Serves the slaves.
  mutating func serve(at time: Int64, in world: inout World) -> Outcome {
    var outcome = Outcome()
    allocate()
    let isDue = cycles % Int64(1 + plan.delay) == 0
    cycles &+= 1
    for number in 0..<4 {
      let slave = plan.slaves[number]
      guard slave.length > 0, isDue || !slave.isDelayed else { continue }
      if !serve(slave, number, at: time, in: &world) { outcome.refused |= 1 << UInt8(number) }
    }
    if plan.single.length > 0, isDue || !plan.single.isDelayed {
      if !serveSingle(at: time, in: &world) { outcome.refused |= 0x10 }
      plan.single.length = 0
      outcome.endedSingle = true
    }
    return outcome
  }

  /// Places bytes behind those of the other slaves. A slave that is off, or does not acknowledge, keeps its place.
  private mutating func allocate() {
    if plan.reallocates { release() }
    for (number, slave) in plan.slaves.enumerated() where slave.reads && slave.length > 0 {
      let end = places.reduce(0) { max($0, $1?.upperBound ?? 0) }
      let place = places[number] ?? end..<end
      guard place.upperBound == end else { continue }
      places[number] = place.lowerBound..<place.lowerBound + slave.length
    }
  }

  /// - Returns: Whether the slave acknowledges.
  private mutating func serve(
    _ slave: Slave, _ number: Int, at time: Int64, in world: inout World
  ) -> Bool {
    guard slave.reads else { return write(slave, at: time, in: &world) }
    guard var bytes = read(slave, at: time, in: &world) else { return false }
    if slave.swapsBytes { Self.swapPairs(of: &bytes, slave) }
    guard let place = places[number] else { return true }
    for (index, byte) in zip(place, bytes) where index < external.count { external[index] = byte }
    return true
  }

  private mutating func serveSingle(at time: Int64, in world: inout World) -> Bool {
    guard plan.single.reads else { return write(plan.single, at: time, in: &world) }
    guard let bytes = read(plan.single, at: time, in: &world) else { return false }
    input = bytes.first ?? 0
    return true
  }

  private mutating func read(
    _ slave: Slave, at time: Int64, in world: inout World
  ) -> [UInt8]? {
    bus.read(
      slave.length, from: slave.isWithoutRegister ? nil : slave.register, of: slave.address,
      at: time, in: &world)
  }

  private mutating func write(_ slave: Slave, at time: Int64, in world: inout World) -> Bool {
    let count = plan.repeatsOutput ? slave.length : 1
    let bytes = [UInt8](repeating: slave.output, count: count)
    return bus.write(
      slave.isWithoutRegister ? bytes : [slave.register] + bytes, to: slave.address, at: time,
      in: &world)
  }

  /// Exchanges the bytes of pairs by the numbers of their registers; a byte without the other one stays.
  private static func swapPairs(of bytes: inout [UInt8], _ slave: Slave) {
    let isSecond = slave.register & 1 != (slave.startsAtOdd ? 1 : 0)
    for index in stride(from: isSecond ? 1 : 0, to: bytes.count - 1, by: 2) {
      bytes.swapAt(index, index + 1)
    }
  }
}
