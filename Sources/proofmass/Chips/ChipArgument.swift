// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// A sensor of a chip on the command line: `NAME(,KEY=VALUE)*`. A chip with several has an argument for each.
struct ChipArgument: Sendable {
  enum Key: String, CaseIterable {
    case bus, address, spi, rate, range, hub, identity, drdy, int1, int2, cs, axes, position, adc
    case temperatureOffset = "temperature-offset"
  }

  var model: ChipModel
  /// The chip's own bus; nil for that of --bus.
  private(set) var bus: BusChoice?
  /// The chip's I2C address or SPI chip select.
  var connection: Transaction.Target
  /// For a magnetometer behind another chip, which reads it on its auxiliary bus, that chip.
  private(set) var carrier: ChipModel?
  /// The address of such a magnetometer on the auxiliary bus.
  private(set) var innerAddress: UInt8 = 0
  /// The magnetometer behind the chip, of a device of a list (``Swift/Array/devices``).
  var behind: [ChipArgument] = []
  /// Whether a run of registers has the bit in its command byte that makes the address increment.
  private(set) var increments = true
  /// The output data rate, or the rate of measurements, in hertz.
  var rate: Double
  /// The ranges of all sensors of the chip in the units of their ranges, but for those with one range.
  var ranges: [Quantity: Double] = [:]
  var mount = Mount.aligned
  /// The place on an emulated board, in metres from its centre.
  var position = Axes<Double>.zero
  /// The voltages in V at ADC1 to ADC3 on an emulated board; nil for the default ones.
  var adcInputs: Axes<Double>?
  /// The temperature in °C at which the gyroscope's OUT_TEMP reads 0; nil for no temperatures.
  var temperatureOffset: Double?
  /// The identity of a clone; nil for that of the part.
  private(set) var identity: UInt8?
  /// The line to which its chip select is wired; nil for a select of the SPI controller.
  var selectLine: GPIOName?
  /// The line to which its data-ready pin is wired; nil if its status register is polled instead.
  var line: GPIOName?
  /// The lines to which its pins INT1 and INT2 are wired, on a board for other programs, by key.
  private(set) var pinLines: [(key: Key, name: GPIOName)] = []
  /// The keys that were given.
  private(set) var keys: [Key] = []

  /// The number of the sensor among those of its quantity on the board, from 0.
  var number: UInt8 = 0
  /// The beginning of the names of its columns: `acc`, or `lis3dh_acc` where it is not the board's first of its
  /// quantity.
  var column: String

  /// Creates a chip with the defaults of its model.
  init(_ model: ChipModel, on connection: Transaction.Target? = nil) {
    self.model = model
    self.connection = connection ?? .i2c(model.i2cTarget.address)
    rate = model.defaultRate
    column = model.quantity.prefix
    for one in model.sensors { ranges[one.quantity] = one.defaultRange }
  }

  /// Creates a magnetometer behind a chip.
  init(_ model: ChipModel, behind front: ChipArgument) {
    self.init(model, on: front.connection)
    carrier = front.model
    innerAddress = model.i2cTarget.address
    follow(front)
  }

  /// Places a magnetometer with the chip in front of it, which also reads it.
  mutating func follow(_ front: ChipArgument) {
    (bus, connection) = (front.bus, front.connection)
    rate = min(front.rate, front.model.part.innerRate)
    guard isBuiltIn else { return }
    position = front.position
    if !keys.contains(.axes) { mount = front.model.part.builtInMount.on(front.mount) }
  }

  /// Whether it is a magnetometer that the chip in front of it contains.
  var isBuiltIn: Bool { carrier.map { $0.builtIn == model } ?? false }

  /// The sensors of a chip, and the magnetometer that it contains.
  static func sensors(
    of model: ChipModel, on connection: Transaction.Target? = nil
  ) -> [ChipArgument] {
    let sensors = model.sensors.map { ChipArgument($0, on: connection) }
    return sensors + (model.builtIn.map { [ChipArgument($0, behind: sensors[0])] } ?? [])
  }

  /// Whether the command line names the sensor's range.
  var hasNamedRange: Bool { keys.contains(.range) }

  /// The range of the sensor in the unit of its ranges; nil for one with a single range.
  var range: Double? { ranges[model.quantity] }

  /// Refuses keys that exclude each other.
  func check(_ name: String) throws(UserError) {
    guard carrier == nil else { return }
    if let bus, let key = keys.first(where: { $0 == .spi || $0 == .address && bus.isSPI }) {
      throw .usage("\(name) has bus=\(bus.name) and \(key.rawValue)=: leave \(key.rawValue)= out")
    }
    if keys.contains(.address), keys.contains(.spi) {
      throw .usage("\(name) has address= and spi=: it has one bus, name one of them")
    }
    if keys.contains(.cs), !keys.contains(.spi) {
      throw .usage("\(name) has cs= without spi=: name its bus, like spi=0.0")
    }
  }

  mutating func set(_ key: Key, _ value: String) throws(UserError) {
    guard !keys.contains(key) else {
      throw .usage("\(key.rawValue)= comes twice with \(model.rawValue): name it once")
    }
    keys.append(key)
    switch key {
    case .bus: try setBus(value)
    case .address:
      if carrier == nil {
        connection = .i2c(try address(value))
      } else {
        innerAddress = try address(value)
      }
    case .spi:
      guard model.hasSPI else {
        throw .usage("spi=\(value): \(model.rawValue) has no SPI, leave spi= out")
      }
      connection = .spi(try Self.select(value))
    case .cs: selectLine = try Self.line(key, value)
    case .rate: try setRate(value)
    case .range: try setRange(value)
    case .hub: break  // It adds a sensor.
    case .identity: identity = try cloneIdentity(value)
    case .drdy: line = try Self.line(key, value)
    case .int1, .int2: pinLines.append((key, try Self.line(key, value)))
    case .axes:
      guard let mount = Mount(value) else {
        throw .usage(
          "axes=\(value) is no right-handed arrangement: three signed axes like +y-x+z")
      }
      self.mount = mount
    case .position: position = try Self.position(value)
    case .adc: adcInputs = try Self.voltages(value)
    case .temperatureOffset:
      guard model.quantity == .angularRate else {
        throw .usage(
          "temperature-offset= is for a gyroscope, whose thermometer has no zero: \(model.rawValue) "
            + "is none, leave it out")
      }
      guard let offset = finite(value) else {
        throw .usage("temperature-offset=\(value) is not a number of °C")
      }
      temperatureOffset = offset
    }
  }

  /// Reads a line of a GPIO chip; a number alone is a line of the first one, as on a Raspberry Pi's header.
  private static func line(_ key: Key, _ value: String) throws(UserError) -> GPIOName {
    guard let line = GPIOName(UInt32(value) == nil ? value : "gpiochip0:\(value)") else {
      throw .usage(
        "\(key.rawValue)=\(value) is no GPIO line: LINE or gpiochipN:LINE, like 17 or gpiochip0:17")
    }
    return line
  }

  private func address(_ value: String) throws(UserError) -> UInt8 {
    guard let number = integer(value) else {
      throw .usage("address=\(value) is not a number: 0x08 to 0x77")
    }
    guard let address = UInt8(exactly: number), 0x08...0x77 ~= address else {
      throw .usage("address=\(value) is out of range: 0x08 to 0x77")
    }
    // A decimal number whose digits are one of the part's addresses.
    if let written = UInt8(value, radix: 16), written != address,
      model.facts.i2c.addresses.contains(written), !model.facts.i2c.addresses.contains(address)
    {
      throw .usage("address=\(value) is \(address.hexText): write address=0x\(value)")
    }
    return address
  }

  private func cloneIdentity(_ value: String) throws(UserError) -> UInt8 {
    guard model.part.acceptsIdentity else {
      throw .usage(
        "identity=\(value): \(model.rawValue) is driven with its own identity alone, leave identity= out; "
          + "those of which clones are driven are "
          + ChipModel.list(ChipModel.allCases.filter(\.part.acceptsIdentity)))
    }
    guard let number = integer(value), let identity = UInt8(exactly: number) else {
      throw .usage("identity=\(value) is no byte: what `proofmass detect` lists, like 0x98")
    }
    return identity
  }

  private static func position(_ value: String) throws(UserError) -> Axes<Double> {
    guard let place = three(value) else {
      throw .usage(
        "position=\(value) is no place on a board: X:Y:Z in metres from its centre, each from -10 to "
          + "10, like 0.1:0:0")
    }
    return place
  }

  private static func voltages(_ value: String) throws(UserError) -> Axes<Double> {
    guard let volts = three(value) else {
      throw .usage(
        "adc=\(value) is not three voltages: those at ADC1, ADC2 and ADC3 in V, each from -10 to 10, "
          + "like 0.9:1.2:1.5")
    }
    return volts
  }

  /// Three numbers from -10 to 10, separated by colons; nil for another text.
  private static func three(_ value: String) -> Axes<Double>? {
    let numbers = value.split(separator: ":", omittingEmptySubsequences: false).compactMap {
      finite(String($0))
    }
    guard numbers.count == 3, value.count(where: { $0 == ":" }) == 2,
      numbers.allSatisfy({ -10...10 ~= $0 })
    else { return nil }
    return Axes(numbers[0], numbers[1], numbers[2])
  }

  private static func select(_ value: String) throws(UserError) -> SPISelect {
    guard let select = SPISelect(text: value) else {
      throw .usage("spi=\(value) is no chip select: B.C, like spi=0.1 for /dev/spidev0.1")
    }
    return select
  }

  private mutating func setBus(_ value: String) throws(UserError) {
    let choice = try BusChoice(value)
    switch choice {
    case .i2c: break
    case .spi(let select):
      guard model.hasSPI else {
        throw .usage("\(model.rawValue) has no SPI: it is not on \(choice.name)")
      }
      connection = .spi(select)
    case .emulator, .unix:
      throw .usage("bus=\(value) is no bus of one chip: N or /dev/i2c-N, or /dev/spidevB.C")
    }
    bus = choice
  }

  private mutating func setRate(_ value: String) throws(UserError) {
    guard let rate = finite(value), model.takes(rate: rate) else {
      let known = model.rates.map { "has \($0.map(shortest).joined(separator: ", "))" }
      throw .usage("rate=\(value): \(model.rawValue) \(known ?? "takes 0.001 to 100") Hz")
    }
    self.rate = rate
  }

  private mutating func setRange(_ value: String) throws(UserError) {
    guard let unit = model.rangeUnit else {
      throw .usage("range=\(value): \(model.rawValue) has one range, leave range= out")
    }
    guard let range = model.range(named: value) else {
      let known = model.ranges.map { shortest($0) + unit }.joined(separator: ", ")
      throw .usage("range=\(value): \(model.rawValue) has \(known)")
    }
    ranges[model.quantity] = range
  }
}

extension ChipArgument {
  /// The name of the chip in reports.
  var name: String { model.facts.name }

  /// The name of the sensor in reports: that of the chip, with a prefix where the chip has several.
  var title: String { model.hasSiblings ? "\(name) \(model.quantity.prefix)" : name }

  /// The member of JSON that names the sensor of a chip with several; none for others.
  var sensorMember: [(String, JSON)] {
    model.hasSiblings ? [("sensor", .text(model.quantity.prefix))] : []
  }

  /// The name of the sensor on its board.
  var sensor: SensorID { SensorID(model.quantity, number: number) }

  /// The key of its range.
  var rangeKey: String { model.hasSiblings ? "\(model.quantity.prefix).range" : "range" }

  /// Whether two sensors are on one chip.
  func isOnSameChip(as other: ChipArgument) -> Bool {
    connection == other.connection && bus == other.bus
  }

  /// Whether two sensors are on one chip, and neither is behind it.
  func isOnSamePart(as other: ChipArgument) -> Bool {
    isOnSameChip(as: other) && carrier == other.carrier
  }

  /// The place of the chip in reports: `0x18`, `spi0.1`, or `0x1e behind 0x6a`.
  var place: String {
    carrier == nil ? connection.text : "\(innerAddress.hexText) behind \(connection.text)"
  }

  /// Its place on an emulated board.
  var target: Transaction.Target { carrier == nil ? connection : .i2c(innerAddress) }

  /// The address on an emulated board of the magnetometer that the chip contains, whether it is read or not; nil for every
  /// other chip.
  var builtInTarget: Transaction.Target? {
    carrier == nil ? model.builtIn.map { .i2c($0.i2cTarget.address) } : nil
  }

  /// ``mount`` as keys and files have it: `+y-x+z`.
  var axes: String { [mount.x, mount.y, mount.z].map(\.text).joined() }

  /// The range in reports: `8g`; nil for a chip with one range.
  var rangeText: String? {
    guard let range, let unit = model.rangeUnit else { return nil }
    return shortest(range) + unit
  }

  /// The same chip for reads of a run of registers without the bit that makes the address increment.
  var withoutIncrement: ChipArgument {
    var chip = self
    chip.increments = false
    return chip
  }

  /// The framing on I2C at an address.
  func i2cTarget(at address: UInt8) -> I2CTarget {
    increments
      ? model.i2cTarget.at(address) : I2CTarget(address: address, incrementBit: 0)
  }

  /// The framing on SPI.
  var spiTarget: SPITarget {
    var target = model.spiTarget
    if !increments { target.incrementBit = 0 }
    return target
  }

  /// The chip in the first line of JSON Lines.
  var members: [(String, JSON)] {
    var members: [(String, JSON)] = [("chip", .text(name))] + placeMembers
    members += sensorMember
    members.append(("range", .optional(rangeText)))
    if number > 0 { members.append(("columns", .text(column))) }
    return bus.map { [("bus", .text($0.name))] + members } ?? members
  }

  var json: JSON { .object(members) }

  /// Where the chip is, as members of JSON: its address or chip select and, of a magnetometer behind another chip, that
  /// of the other.
  var placeMembers: [(String, JSON)] {
    let members: [(String, JSON)] = [("address", .text(target.text))]
    return carrier == nil ? members : members + [("behind", .text(connection.text))]
  }

  /// Refuses keys that have no effect with a verb.
  func refuse(_ refused: [Key], with verb: String) throws(UserError) {
    guard let key = keys.first(where: refused.contains) else { return }
    let advice =
      key == .hub
      ? ", and name the magnetometer itself, which answers while the auxiliary bus is joined" : ""
    throw .usage(
      "\(key.rawValue)= means nothing to \(verb): leave it out\(advice)")
  }
}

extension Mount.Direction {
  fileprivate var text: String {
    switch self {
    case .plusX: "+x"
    case .minusX: "-x"
    case .plusY: "+y"
    case .minusY: "-y"
    case .plusZ: "+z"
    case .minusZ: "-z"
    }
  }
}
