// SPDX-License-Identifier: Apache-2.0

internal import ProofMass
internal import ProofMassControl
internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassPhysics
internal import ProofMassSampling

/// The user's description of a board in JSON:
/// `{"chips":["lis331dlh",{"chip":"l3g4200d","address":"0x69","rate":800}],"sensing":"typical","seed":1}`. A chip
/// with several sensors has a range of each, with its prefix: `"acc.range":4`.
struct BoardDescription {
  /// A chip of the board.
  struct Chip {
    /// nil for a chip that has no driver.
    var part: SensorPart?
    var chip: Part
    /// In hertz; for a magnetometer the rate of the requested measurements.
    var rate: Double
    /// In the unit of each sensor's ranges; none for a sensor with a single range.
    var ranges: [Quantity: Double] = [:]
    /// The magnetometer on its auxiliary bus, which it reads.
    var inner: (part: SensorPart, address: UInt8)?

    /// The orientation of that magnetometer's axes on the board.
    var innerMount: Mount {
      part.flatMap { $0.builtInMagnetometer == inner?.part ? $0.builtInMount : nil } ?? .aligned
    }

    /// The sensors that its driver samples, and of which part they are.
    var sensors: [(part: SensorPart, sensor: SensorPart.Sensor)] {
      [part, inner?.part].compactMap { $0 }.flatMap { part in part.sensors.map { (part, $0) } }
    }
  }

  var chips: [Chip] = []
  var sensing = Sensing.typical(seed: 1)
  /// Whether the drivers configure and sample the chips; otherwise only requests access them.
  var hasDrivers = true
  /// How the drivers sample.
  var mode = SamplingMode.onDemand
  /// Whether each sample is read at the instant at which it appears, as with a data-ready line.
  var readsAtOnce = false
  /// The speeds of the buses.
  var wireTime = WireTime()

  private static var mostSeed: Int { 999_999_999 }
  private static var assumed: [String] { ["lis331dlh", "l3g4200d", "ak8975"] }

  init(_ text: [UInt8]) throws(InputError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(text) } catch {
      throw InputError(error.description)
    }
    let members = try Members(
      value,
      known: [
        "chips", "sensing", "seed", "drivers", "continuous", "at_once", "i2c_hertz", "spi_hertz",
      ])
    readsAtOnce = try members.bool("at_once") ?? false
    hasDrivers = try members.bool("drivers") ?? true
    if try members.bool("continuous") ?? false { mode = .continuous }
    wireTime = WireTime(
      i2cHertz: try members.speed("i2c_hertz") ?? wireTime.i2cHertz,
      spiHertz: try members.speed("spi_hertz") ?? wireTime.spiHertz)
    let seed = UInt64(try members.integer("seed", in: 0...Self.mostSeed) ?? 1)
    sensing =
      switch try members.text("sensing") ?? "typical" {
      case "typical": .typical(seed: seed)
      case "nominal": .nominal
      case "ideal": .ideal
      case let other: throw InputError("sensing is \(quoted(other)): typical, nominal or ideal")
      }
    let listed = try members.array("chips")
    for chip in listed ?? [] {
      guard let assembly = chip.text.flatMap({ AssemblyFacts.named($0) }) else {
        let object = if let text = chip.text { try JSONValue(chip: text) } else { chip }
        chips.append(try Chip(object))
        continue
      }
      let parts = Part.assembly(assembly.name)
      guard !parts.isEmpty else { throw InputError("no chip of \(assembly.name) is emulated here") }
      for part in parts { chips.append(try Chip(name: part.facts.name, at: part.target)) }
    }
    if listed == nil { for name in Self.assumed { chips.append(try Chip(name: name)) } }
    try check()
  }

  /// Throws where its chips cannot be on one board, or its drivers on these chips.
  func check() throws(InputError) {
    guard !chips.isEmpty else { throw InputError("chips is empty: name one, like \"lis331dlh\"") }
    for (index, chip) in chips.enumerated() {
      let before = chips[..<index]
      let taken = before.flatMap { $0.chip.targets }
      if let twice = chip.chip.targets.first(where: { taken.contains($0) }) {
        throw InputError("two chips at \(twice.text): give one of them another address")
      }
      guard hasDrivers else { continue }
      guard let part = chip.part, case .i2c = chip.chip.target else {
        throw InputError("a chip without a driver here: set drivers to false, or leave it out")
      }
      let measured = before.flatMap { $0.sensors }.map { $0.sensor.quantity }
      guard !chip.sensors.contains(where: { measured.contains($0.sensor.quantity) }) else {
        throw InputError("two chips like \(part.name): set drivers to false, or leave one out")
      }
    }
  }
}

extension Members {
  /// The clock of a bus; a period of a nanosecond leaves the time on the wire to the caller.
  fileprivate func speed(_ key: String) throws(InputError) -> Int64? {
    try integer(key, in: 1...1_000_000_000).map { Int64($0) }
  }
}

extension BoardDescription.Chip {
  fileprivate init(_ value: JSONValue) throws(InputError) {
    guard case .object = value.content else {
      throw InputError("a chip is its name, or an object like {\"chip\":\"lis331dlh\"}")
    }
    let prefixed = Quantity.allCases.map { "\($0.prefix).range" }
    let members = try Members(
      value, known: ["chip", "address", "hub", "mag.address", "rate", "range"] + prefixed)
    try self.init(name: try members.required("chip", Members.text))
    if let target = try members.target("address") { try move(to: target) }
    if let rate = try members.number("rate") { try set(rate: rate) }
    if let name = try members.text("hub") {
      try carry(name, at: try members.target("mag.address"))
    }
    let sensors = sensors.map { $0.sensor }
    if let range = try members.number("range") {
      guard sensors.count < 2 else {
        let keys = sensors.map { "\($0.quantity.prefix).range" }.joined(separator: ", ")
        throw InputError("range of \(chip.facts.name): one of \(keys)")
      }
      try set(range: range, of: sensors.first)
    }
    for (quantity, key) in zip(Quantity.allCases, prefixed) {
      guard let range = try members.number(key) else { continue }
      try set(range: range, of: sensors.first { $0.quantity == quantity })
    }
  }

  fileprivate init(name: String, at target: Transaction.Target) throws(InputError) {
    try self.init(name: name)
    try move(to: target)
  }

  fileprivate init(name: String) throws(InputError) {
    guard let chip = Part.named(name) else {
      let emulated = Datasheet.assemblies.filter { !Part.assembly($0.name).isEmpty }
      let words = Part.names.map { $0.lowercased() } + emulated.map { $0.word }
      let names = words.joined(separator: ", ")
      throw InputError("unknown chip \(quoted(name)): one of \(names)")
    }
    self.chip = chip
    part = SensorPart(named: name)
    rate = part?.rates?.min { abs($0 - 100) < abs($1 - 100) } ?? 50
    for sensor in part?.sensors ?? [] { ranges[sensor.quantity] = sensor.motionRange }
    if let inside = part?.builtInMagnetometer { read(inside, at: inside.i2c.address) }
  }

  private mutating func move(to target: Transaction.Target) throws(InputError) {
    switch target {
    case .i2c(let address):
      guard chip.facts.i2c.addresses.contains(address) else {
        let known = chip.facts.i2c.addresses.map { $0.hexText }.joined(separator: ", ")
        throw InputError("\(chip.facts.name) has no address \(address.hexText): one of \(known)")
      }
      chip = chip.at(address)
    case .spi(let select):
      guard chip.facts.spi != nil else { throw InputError("\(chip.facts.name) has no SPI") }
      chip = chip.on(spi: select)
    }
  }

  /// Makes the chip read a magnetometer behind it.
  private mutating func read(_ magnetometer: SensorPart, at address: UInt8) {
    inner = (magnetometer, address)
    for sensor in magnetometer.sensors { ranges[sensor.quantity] = sensor.motionRange }
  }

  /// Puts a magnetometer on the chip's auxiliary bus; or, by the name `none`, leaves the one inside the chip unread.
  private mutating func carry(
    _ name: String, at target: Transaction.Target?
  ) throws(InputError) {
    let known = part?.innerMagnetometers ?? []
    guard !known.isEmpty else {
      throw InputError("\(chip.facts.name) reads no magnetometer behind it: leave hub out")
    }
    guard name != "none" else {
      ranges[.magneticFluxDensity] = nil
      return inner = nil
    }
    guard let magnetometer = known.first(where: { Datasheet.isSameName($0.name, name) }),
      let inner = Part.named(magnetometer.name)
    else {
      let names = known.map { $0.name.lowercased() }.joined(separator: ", ")
      throw InputError("hub of \(chip.facts.name): one of \(names), none")
    }
    guard part?.builtInMagnetometer == nil else {
      guard target == nil else {
        throw InputError("mag.address of \(chip.facts.name): the \(magnetometer.name) is inside it")
      }
      return
    }
    guard case .i2c(let address) = target ?? inner.target else {
      throw InputError("mag.address of \(magnetometer.name): an I2C address")
    }
    chip = chip.carrying(inner.at(address))
    read(magnetometer, at: address)
  }

  private mutating func set(rate: Double) throws(InputError) {
    guard let rates = part?.rates else {
      guard 1...100 ~= rate else { throw InputError("rate of \(chip.facts.name): from 1 to 100") }
      self.rate = rate
      return
    }
    guard rates.contains(rate) else {
      throw InputError("rate of \(chip.facts.name): one of \(list(rates))")
    }
    self.rate = rate
  }

  private mutating func set(
    range: Double, of sensor: SensorPart.Sensor?
  ) throws(InputError) {
    guard let sensor, sensor.ranges.contains(range) else {
      throw InputError(
        sensor?.ranges.isEmpty ?? true
          ? "\(chip.facts.name) has one range: leave range out"
          : "range of \(chip.facts.name): one of \(list(sensor?.ranges ?? []))")
    }
    ranges[sensor.quantity] = range
  }

  private func list(_ numbers: [Double]) -> String {
    numbers.map { shortest($0) }.joined(separator: ", ")
  }
}
