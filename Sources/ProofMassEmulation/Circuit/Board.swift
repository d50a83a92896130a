// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// State of a circuit: time, world, chips, faults and log.
///
/// The most used chip types of this module have an array of their own each, so that a transaction
/// is dispatched once and then runs on a concrete type; payloads of an enum would be moved out and
/// in. A `Place` identifies the array and the element.
struct Board: ~Copyable {
  /// The array that holds a chip.
  enum ChipType: UInt8 { case lis331dlh, l3g4200d, ak8975, other, inner }

  /// The array and the element that hold a chip, and its wiring.
  struct Place: Equatable {
    var type: ChipType
    /// Number, from 1, of the chip among `others` on whose auxiliary bus this one is; 0 on the main
    /// bus.
    var gate: UInt16 = 0
    /// Whether that one is on SPI, so that no I2C of the main bus reaches it.
    var isBehindSPI = false
    var index: Int
    /// Whether one wire carries SPI data in both directions.
    var isThreeWire = false
    /// The SPI clock that the chip supports.
    var spi = SPILimits()
  }

  /// The SPI clock that a chip supports, by its datasheet.
  struct SPILimits: Equatable {
    /// Polarity and phase; nil for a chip without SPI.
    var mode: UInt8?
    /// In hertz, of writes; some parts can be read faster.
    var maximum = Int64.max

    /// Whether a controller's clock violates these limits.
    func isOff(_ clock: SPIClock) -> Bool {
      guard let mode else { return false }
      return clock.mode.map { $0 & 3 != Int(mode) } ?? false || clock.hertz ?? 0 > maximum
    }
  }

  /// A chip where it is mounted.
  struct Mounted {
    var target: Transaction.Target
    var chip: Place
    /// In metres from the board's centre.
    var position: Axes<Double>
  }

  /// End of board time in nanoseconds: far enough from the end of Int64 for any sum.
  static let end: Int64 = 1 << 62

  /// Board time in nanoseconds.
  var now: Int64 = 0
  var world: World
  var wireTime: WireTime
  /// An external clock, which a transaction never precedes.
  var clock: (@Sendable () -> Int64)?
  /// That clock's time at board time 0, in nanoseconds.
  var clockStart: Int64 = 0
  /// Sleeps until that clock has reached a time.
  var wait: (@Sendable (Int64) -> Void)?

  /// In the order of the parts.
  private(set) var mounted: [Mounted] = []
  var lis331dlhs: [Seat<LIS331DLHChip>] = []
  var l3g4200ds: [Seat<L3G4200DChip>] = []
  var ak8975s: [Seat<AK8975Chip>] = []
  var others: [Seat<AnyChip>] = []
  var inners: [Inner] = []
  /// The bits of a command byte that name a register, by chip.
  private(set) var addressMasks: [Transaction.Target: UInt8] = [:]
  private var byAddress = [Place?](repeating: nil, count: 128)
  private var bySelect = ChipSelects()

  /// Frames whose chip select is still low, at most one per bus.
  var heldFrames: [HeldFrame] = []

  /// Number of transactions so far.
  var transactions = 0
  var faults = FaultPlan()
  var log = TransactionLog()

  init(_ parts: [Part], poweredFor age: Int64, world: World, wireTime: WireTime) {
    self.world = world
    self.wireTime = wireTime
    for part in parts { mount(part, poweredAt: -max(0, min(age, Self.end))) }
  }

  /// - Parameter outer: The number, among `others`, of the chip on whose auxiliary bus the part is, and whether that
  ///   one is on SPI; nil on the main bus.
  private mutating func mount(
    _ part: Part, poweredAt time: Int64, behind outer: (number: Int, isOnSPI: Bool)? = nil
  ) {
    precondition(find(part.target) == nil, "two parts at \(part.target)")
    var chip = part.chip
    chip.powerOn(at: time)
    let (type, index) =
      if let outer {
        (ChipType.inner, index: add(chip, behind: outer.number, at: part.target))
      } else { store(chip) }
    let facts = chip.facts
    var place = Place(type: type, index: index, isThreeWire: part.isThreeWire)
    if let outer {
      place.gate = UInt16(clamping: outer.number + 1)
      place.isBehindSPI = outer.isOnSPI
    }
    if let spi = facts.spi {
      place.spi = SPILimits(
        mode: UInt8(truncatingIfNeeded: spi.mode & 3),
        maximum: part.chip.maximumSPIHertz(0).map { Int64($0) } ?? .max)
    }
    mounted.append(Mounted(target: part.target, chip: place, position: part.position))
    if var habit = part.habit {
      habit.target = part.target
      faults.add(habit)
    }
    switch part.target {
    case .i2c(let address):
      addressMasks[part.target] = ~facts.i2c.incrementBit
      byAddress[Int(address)] = place
    case .spi(let select):
      addressMasks[part.target] = facts.spi?.addressMask ?? 0xFF
      bySelect.add(place, at: select)
    }
    precondition(type == .other || part.inside.isEmpty, "\(facts.name) has no auxiliary bus")
    let isOnSPI = if case .spi = part.target { true } else { false }
    for inner in part.inside { mount(inner, poweredAt: time, behind: (index, isOnSPI)) }
  }

  private mutating func store(_ chip: AnyChip) -> (ChipType, index: Int) {
    if let chip = chip.chip(as: LIS331DLHChip.self) {
      (.lis331dlh, Self.add(chip, to: &lis331dlhs))
    } else if let chip = chip.chip(as: L3G4200DChip.self) {
      (.l3g4200d, Self.add(chip, to: &l3g4200ds))
    } else if let chip = chip.chip(as: AK8975Chip.self) {
      (.ak8975, Self.add(chip, to: &ak8975s))
    } else {
      (.other, Self.add(chip, to: &others))
    }
  }

  private static func add<C: Chip>(_ chip: C, to chips: inout [Seat<C>]) -> Int {
    chips.append(Seat(chip: chip))
    return chips.count - 1
  }

  /// Whether a chip is connected to the main bus now.
  @inline(__always)
  func isReached(_ chip: Place) -> Bool {
    chip.gate == 0
      || !chip.isBehindSPI && others[Int(chip.gate) - 1].chip.passesAuxiliaryBus
  }

  @inline(__always)
  func find(_ target: Transaction.Target) -> Place? {
    switch target {
    case .i2c(let address): address < 128 ? byAddress[Int(address)] : nil
    case .spi(let select): bySelect[select]
    }
  }

  /// Reads or changes one chip, outside any transaction.
  mutating func with<Result>(
    _ chip: Place, _ body: (inout AnyChip) -> Result
  ) -> Result {
    switch chip.type {
    case .lis331dlh: Self.open(&lis331dlhs[chip.index].chip, body)
    case .l3g4200d: Self.open(&l3g4200ds[chip.index].chip, body)
    case .ak8975: Self.open(&ak8975s[chip.index].chip, body)
    case .other: body(&others[chip.index].chip)
    case .inner: withInner(chip) { seat, _ in body(&seat.chip) }
    }
  }

  /// Reads or changes the edges of one chip's pins.
  mutating func withEdges<Result>(
    of chip: Place, _ body: (inout EdgeLog) -> Result
  ) -> Result {
    switch chip.type {
    case .lis331dlh: body(&lis331dlhs[chip.index].edges)
    case .l3g4200d: body(&l3g4200ds[chip.index].edges)
    case .ak8975: body(&ak8975s[chip.index].edges)
    case .other: body(&others[chip.index].edges)
    case .inner: body(&inners[chip.index].seat.edges)
    }
  }

  /// Truth of one of a chip's quantities, nil for the first that it has; called after each sample, therefore
  /// on the concrete type.
  mutating func truth(of chip: Place, _ quantity: Quantity?) -> Truth? {
    guard let quantity else {
      for one in Quantity.allCases {
        if let truth = truth(of: chip, one) { return truth }
      }
      return nil
    }
    return switch chip.type {
    case .lis331dlh: lis331dlhs[chip.index].chip.truth(of: quantity)
    case .l3g4200d: l3g4200ds[chip.index].chip.truth(of: quantity)
    case .ak8975: ak8975s[chip.index].chip.truth(of: quantity)
    case .other: others[chip.index].chip.truth(of: quantity)
    case .inner: withInner(chip) { seat, _ in seat.chip.truth(of: quantity) }
    }
  }

  private static func open<C: Chip, Result>(
    _ chip: inout C, _ body: (inout AnyChip) -> Result
  ) -> Result {
    var opened = AnyChip(chip)
    defer { if let changed = opened.chip(as: C.self) { chip = changed } }
    return body(&opened)
  }

  /// Brings every chip up to the present time, before the world changes.
  mutating func catchUp() {
    for index in lis331dlhs.indices { lis331dlhs[index].catchUp(to: now, in: &world) }
    for index in l3g4200ds.indices { l3g4200ds[index].catchUp(to: now, in: &world) }
    for index in ak8975s.indices { ak8975s[index].catchUp(to: now, in: &world) }
    for index in others.indices { others[index].catchUp(to: now, in: &world) }
    for place in mounted where place.chip.type == .inner { catchUp(place.chip) }
  }

  mutating func catchUp(_ chip: Place) {
    switch chip.type {
    case .lis331dlh: lis331dlhs[chip.index].catchUp(to: now, in: &world)
    case .l3g4200d: l3g4200ds[chip.index].catchUp(to: now, in: &world)
    case .ak8975: ak8975s[chip.index].catchUp(to: now, in: &world)
    case .other: others[chip.index].catchUp(to: now, in: &world)
    case .inner: withInner(chip) { [now] seat, world in seat.catchUp(to: now, in: &world) }
    }
  }

  mutating func nextEvent(_ chip: Place) -> Int64 {
    switch chip.type {
    case .lis331dlh: lis331dlhs[chip.index].chip.nextEvent
    case .l3g4200d: l3g4200ds[chip.index].chip.nextEvent
    case .ak8975: ak8975s[chip.index].chip.nextEvent
    case .other: others[chip.index].chip.nextEvent
    case .inner: withInner(chip) { seat, _ in seat.chip.nextEvent }
    }
  }

  /// Interrupts the supply of every chip briefly.
  mutating func powerCycle() {
    deselect { _ in true }
    catchUp()
    for place in mounted {
      with(place.chip) { [now] in $0.powerOn(at: now) }
      notePins(of: place.chip)
    }
  }

  /// Advances to the external clock, if the board follows one.
  mutating func followClock() {
    if let clock { follow(clock()) }
  }

  /// A function of its own, so that transactions of a board without a clock stay short.
  @inline(never)
  private mutating func follow(_ time: Int64) { advance(to: boardTime(time)) }

  /// Board time at a time of the external clock.
  func boardTime(_ time: Int64) -> Int64 { max(0, min(time, Self.end)) - clockStart }

  mutating func advance(to time: Int64) { now = max(now, min(time, Self.end)) }
}

/// The chips on SPI by chip select.
///
/// An open-addressed hash table at most half full: a lookup has the same cost for any number of
/// chips. A lookup in a Dictionary takes four times as many instructions, which is an eighth of
/// those of a read of seven bytes.
struct ChipSelects {
  private typealias Entry = (select: SPISelect, chip: Board.Place)

  /// A power of two, at least two.
  private var slots: [Entry?] = [nil, nil]
  private var count = 0

  /// The chip at a chip select; nil when nothing is wired there.
  @inline(__always)
  subscript(select: SPISelect) -> Board.Place? { slots[slot(of: select)]?.chip }

  /// Adds a chip at a chip select that has none.
  mutating func add(_ chip: Board.Place, at select: SPISelect) {
    count += 1
    if 2 * count > slots.count {
      let entries = slots
      slots = [Entry?](repeating: nil, count: 2 * slots.count)
      for case let entry? in entries { slots[slot(of: entry.select)] = entry }
    }
    slots[slot(of: select)] = (select, chip)
  }

  /// Index of the slot that has a chip select, or in which it would be stored.
  @inline(__always)
  private func slot(of select: SPISelect) -> Int {
    let mask = slots.count - 1
    // Multiplicative hashing by two odd constants; the middle bits depend on all lower ones.
    let hash =
      UInt64(truncatingIfNeeded: select.select) &* 0x9E37_79B9_7F4A_7C15
      &+ UInt64(truncatingIfNeeded: select.bus) &* 0xC2B2_AE3D_27D4_EB4F
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while let entry = slots[slot], entry.select != select { slot = (slot + 1) & mask }
    return slot
  }
}
