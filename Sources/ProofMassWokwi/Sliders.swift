// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// One quantity that acts on a part, as set by sliders for three axes.
struct SliderScale {
  let quantity: Quantity
  /// Prefix of the three attributes' names, before X, Y and Z.
  let name: String
  /// The quantity and its unit, in a label.
  let label: String
  let unit: String
  /// The initial value.
  let initial: Axes<Double>
  /// The magnitude of both ends of the sliders, and their step.
  let limit: Double
  let step: Double

  static let axes = ["X", "Y", "Z"]

  /// The quantities that act on a part, one for each of its sensors.
  static func all(_ facts: ChipFacts) -> [SliderScale] {
    facts.quantities.map { SliderScale($0, facts) }
  }

  /// One of a part's quantities. Its sliders reach to the largest full scale.
  private init(_ quantity: Quantity, _ facts: ChipFacts) {
    self.quantity = quantity
    let still = World()
    switch quantity {
    case .angularRate:
      name = "rotation"
      label = "Rotation"
      unit = "°/s"
      initial = .zero
      limit = Self.largest("ratedDegreesPerSecond", facts) ?? 2000
      step = 1
    case .magneticFluxDensity:
      name = "field"
      label = "Field"
      unit = "µT"
      initial = still.field
      // Four times the field of the Earth, which is at most 65 µT: on a slider with a full scale of 4.9 mT it
      // could hardly be set. diagram.json may give larger values.
      limit = 250
      step = 0.1
    case .acceleration:
      name = "force"
      label = "Specific force"
      unit = "g"
      initial = still.specificForce
      limit = Self.largest("ratedG", facts) ?? 8
      step = limit > 50 ? 0.1 : 0.01
    }
  }

  private static func largest(_ table: String, _ facts: ChipFacts) -> Double? {
    facts.tables.first { $0.name == table }.flatMap { $0.rows.map { $0.value }.max() }
  }

  /// Sets the quantity in a world to a value in the sliders' unit.
  func apply(_ value: Axes<Double>, to world: inout World) {
    switch quantity {
    case .angularRate: world.angularRate = value * (Double.pi / 180)
    case .magneticFluxDensity: world.field = value
    case .acceleration: world.specificForce = value
    }
  }
}

/// The chip's sliders, and their values when they were last read.
struct Sliders {
  private let scales: [SliderScale]
  /// The three axes of each scale.
  private let axes: [Axes<WokwiFraction>]
  private let temperature: WokwiFraction
  private let noise: WokwiNumber
  /// Whether the part's own errors and noise take effect.
  private(set) var isNoisy = false
  /// Whether all values were numbers when they were last read.
  private(set) var areNumbers = true
  private var values: [Axes<Double>]
  private var degrees = 25.0

  /// Declares the attributes, and reads them.
  init(_ scales: [SliderScale]) {
    self.scales = scales
    axes = scales.map { scale in
      Axes(
        WokwiFraction(scale.name + "X", scale.initial.x),
        WokwiFraction(scale.name + "Y", scale.initial.y),
        WokwiFraction(scale.name + "Z", scale.initial.z))
    }
    temperature = WokwiFraction("temperature", 25)
    noise = WokwiNumber("noise", 0)
    values = scales.map { $0.initial }
    read()
  }

  /// Names of the attributes that must be numbers.
  var names: String {
    let axes = scales.flatMap { scale in SliderScale.axes.map { scale.name + $0 } }
    return (axes + ["temperature"]).joined(separator: ", ")
  }

  /// Reads the sliders.
  ///
  /// - Returns: Whether the world and whether the noise has changed since they were last read.
  mutating func look() -> (world: Bool, noise: Bool) {
    let (before, degreesBefore, wasNoisy) = (values, degrees, isNoisy)
    read()
    return (values != before || degrees != degreesBefore, isNoisy != wasNoisy)
  }

  /// Reads the attributes; if one is not a number, the values of all stay unchanged.
  private mutating func read() {
    isNoisy = noise.value != 0
    let next = axes.map { $0.map { $0.value } }
    let nextDegrees = temperature.value
    areNumbers =
      nextDegrees.isFinite
      && next.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }
    guard areNumbers else { return }
    values = next
    degrees = nextDegrees
  }

  /// Sets a world to the sliders' values.
  func apply(to world: inout World) {
    for (scale, value) in zip(scales, values) { scale.apply(value, to: &world) }
    world.temperature = degrees
  }
}
