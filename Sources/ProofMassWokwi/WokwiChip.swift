// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassPhysics

/// A chip in a diagram: a board with one part, which runs in the simulator's time.
final class WokwiChip {
  let circuit: Circuit
  let target: Transaction.Target
  let facts: ChipFacts
  private let pinout: Pinout

  // I2C.
  var i2c: CircuitI2CBytes
  /// The pins that select the address; none where the diagram gives an address.
  private var addressPins: [WokwiPin] = []
  /// The address at which the chip answers; nil where pins select it.
  private var fixedAddress: UInt8?
  /// Whether a transfer to this chip is in progress.
  var isConnected = false

  // SPI.
  var spi: CircuitSPIBytes
  var spiEnd: WokwiSPI?
  var isSelected = false

  // Pins and time.
  let pins: CircuitPins
  var outputs: [WokwiPin] = []
  var levels: UInt8 = 0
  var timer: WokwiTimer?
  /// The time for which the timer is set, in nanoseconds; nil where it is not.
  var alarm: Int64?

  // Settings by the simulator's user, and reports to the user.
  var sliders: Sliders
  var nextLook: Int64 = 0
  var hasToldOfNumbers = false
  var isReporting: Bool
  var reported: Set<UInt8> = []
  var wasUsed = false

  /// Creates the chip of a part, and declares its pins and attributes in the diagram; nil after a line with
  /// the reason.
  init?(_ name: String) {
    guard let part = Part.named(name), let facts = Self.facts(of: part) else {
      report("ProofMass: this module holds no part's name; make it with scripts/wokwi")
      return nil
    }
    self.facts = facts
    pinout = Pinout(facts)
    let usesSPI = facts.spi != nil && WokwiNumber("spi", 0).value != 0
    let seed = WokwiNumber("seed", 0).value
    let address = WokwiNumber("address", 0).value
    isReporting = WokwiNumber("report", 1).value != 0
    sliders = Sliders(SliderScale.all(facts))

    let addresses = facts.i2c.addresses
    if addresses.count == 1 { fixedAddress = addresses[0] }
    if address != 0 {
      fixedAddress = addresses.first { $0 == address } ?? addresses[0]
      if fixedAddress.map(UInt32.init) != address {
        let possible = addresses.map { String($0) }.joined(separator: ", ")
        report("\(name): attribute address is \(address); the part answers at \(possible)")
      }
    }
    // On the board the chip has its default address; `connect` maps the address that its pins select.
    target = usesSPI ? .spi(0) : .i2c(addresses[0])
    let mounted = (usesSPI ? part.on(spi: 0) : part).sensing(.typical(seed: UInt64(seed)))
    var world = World()
    sliders.apply(to: &world)
    // A bit time of a nanosecond: the simulator determines the time on the wire.
    let noTime = WireTime(i2cHertz: 1_000_000_000, spiHertz: 1_000_000_000)
    let circuit = Circuit([mounted], world: world, wireTime: noTime)
    circuit.follow { simulatedTime() }
    circuit.bypassElements(!sliders.isNoisy)
    guard let pins = CircuitPins(circuit, of: target) else { return nil }
    self.circuit = circuit
    self.pins = pins
    i2c = CircuitI2CBytes(circuit)
    spi = CircuitSPIBytes(circuit, 0)
    usesSPI ? joinSPI() : joinI2C()
    levels = pins.levels()
    outputs = pins.names.enumerated().map { index, name in
      WokwiPin(output: Pinout.name(ofOutput: name), isHigh: levels & 1 << UInt8(index) != 0)
    }
    timer = WokwiTimer(for: self)
    settle()
  }

  private static func facts(of part: Part) -> ChipFacts? { Circuit(part).mounted.first?.facts }

  private func joinI2C() {
    if fixedAddress == nil {
      addressPins = pinout.addressPins.map { WokwiPin(input: $0, pulledUp: false) }
    }
    let clock = WokwiPin(bus: Pinout.clock, pulledUp: true)
    let data = WokwiPin(bus: Pinout.data, pulledUp: true)
    clock.joinI2C(data: data, address: fixedAddress ?? 0, self)
  }

  private func joinSPI() {
    guard let output = pinout.output, let select = pinout.chipSelect, let facts = facts.spi else {
      return
    }
    let clock = WokwiPin(bus: Pinout.clock, pulledUp: false)
    let input = WokwiPin(bus: Pinout.data, pulledUp: false)
    spiEnd = WokwiSPI(
      clock: clock, input: input, output: WokwiPin(bus: output, pulledUp: false), mode: facts.mode,
      for: self)
    WokwiPin(input: select, pulledUp: true).watch(for: self)
  }

  /// The address at which the chip answers now.
  var address: UInt8 {
    if let fixedAddress { return fixedAddress }
    var index = 0
    for (bit, pin) in addressPins.enumerated() where pin.isHigh { index |= 1 << bit }
    return facts.i2c.addresses[min(index, facts.i2c.addresses.count - 1)]
  }
}
