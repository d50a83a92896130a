// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassPhysics

/// The input of a part, as set by sliders: three axes of one quantity, and the temperature.
struct SliderScale {
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

  /// The quantity that acts on a part. Its sliders reach to the largest full scale.
  init(_ facts: ChipFacts) {
    let still = World()
    switch facts.quantity {
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
    case .acceleration, nil:
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
  func apply(_ value: Axes<Double>, temperature: Double, to world: inout World) {
    switch name {
    case "rotation": world.angularRate = value * (Double.pi / 180)
    case "field": world.field = value
    default: world.specificForce = value
    }
    world.temperature = temperature
  }
}

/// The chip's sliders, and their values when they were last read.
struct Sliders {
  private let scale: SliderScale
  private let x, y, z, temperature: WokwiFraction
  private let noise: WokwiNumber
  /// Whether the part's own errors and noise take effect.
  private(set) var isNoisy = false
  /// Whether all values were numbers when they were last read.
  private(set) var areNumbers = true
  private var value: Axes<Double>
  private var degrees = 25.0

  /// Declares the attributes, and reads them.
  init(_ scale: SliderScale) {
    self.scale = scale
    x = WokwiFraction(scale.name + "X", scale.initial.x)
    y = WokwiFraction(scale.name + "Y", scale.initial.y)
    z = WokwiFraction(scale.name + "Z", scale.initial.z)
    temperature = WokwiFraction("temperature", 25)
    noise = WokwiNumber("noise", 0)
    value = scale.initial
    read()
  }

  /// Names of the attributes that must be numbers.
  var names: String {
    SliderScale.axes.map { scale.name + $0 }.joined(separator: ", ") + ", temperature"
  }

  /// Reads the sliders.
  ///
  /// - Returns: Whether the world and whether the noise has changed since they were last read.
  mutating func look() -> (world: Bool, noise: Bool) {
    let (before, degreesBefore, wasNoisy) = (value, degrees, isNoisy)
    read()
    return (value != before || degrees != degreesBefore, isNoisy != wasNoisy)
  }

  /// Reads the attributes; if one is not a number, the values of all stay unchanged.
  private mutating func read() {
    isNoisy = noise.value != 0
    let next = Axes(x.value, y.value, z.value)
    let nextDegrees = temperature.value
    areNumbers = [next.x, next.y, next.z, nextDegrees].allSatisfy { $0.isFinite }
    guard areNumbers else { return }
    value = next
    degrees = nextDegrees
  }

  /// Sets a world to the sliders' values.
  func apply(to world: inout World) { scale.apply(value, temperature: degrees, to: &world) }
}
