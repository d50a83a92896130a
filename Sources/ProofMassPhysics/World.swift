// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What happens to the board, as a function of time.
///
/// The quantities are true ones, in the sensors' frame. Between them and a chip's sampling belongs
/// the sensing element: what the silicon feels of them. A chip that reads the world directly senses
/// ideally: no lag, no noise.
///
/// Asking moves a cursor: asking in the order of time is fast, going back is allowed.
public struct World: Sendable {
  /// Specific force in g, up-positive: at rest, face up, z is +1.
  public var force = Axes(0.0, 0, 1)
  /// Angular rate in rad/s.
  public var rotation = Axes(0.0, 0, 0)
  /// Magnetic flux density in µT; by default 50 µT that point north and 60° down, y being north.
  public var field = Axes(0, 25, -43.3013)
  /// In °C.
  public var temperature = 25.0

  /// A recorded motion; a quantity that it has wins over the constant above.
  public var motion: Motion? {
    get { playing }
    set {  // no observer: an initializer in an extension would pass it by
      playing = newValue
      moving = newValue?.sensors ?? []
      forceSegment = Segment()
      rotationSegment = Segment()
      fieldSegment = Segment()
      temperatureSegment = Segment()
    }
  }

  private var playing: Motion?
  @usableFromInline var moving: Motion.Sensors = []
  @usableFromInline var forceSegment = Segment()
  @usableFromInline var rotationSegment = Segment()
  @usableFromInline var fieldSegment = Segment()
  @usableFromInline var temperatureSegment = Segment()

  /// A board at rest, face up, y pointing north, at room temperature.
  public init() {}

  /// The specific force in g at a board time in nanoseconds.
  @inlinable
  public mutating func force(at time: Int64) -> Axes<Double> {
    guard moving.contains(.accelerometer) else { return force }
    if !forceSegment.contains(time) { moveForce(to: time) }
    return forceSegment.value(at: time)
  }

  /// The angular rate in rad/s at a board time in nanoseconds.
  @inlinable
  public mutating func rotation(at time: Int64) -> Axes<Double> {
    guard moving.contains(.gyroscope) else { return rotation }
    if !rotationSegment.contains(time) { moveRotation(to: time) }
    return rotationSegment.value(at: time)
  }

  /// The magnetic flux density in µT at a board time in nanoseconds.
  @inlinable
  public mutating func field(at time: Int64) -> Axes<Double> {
    guard moving.contains(.magnetometer) else { return field }
    if !fieldSegment.contains(time) { moveField(to: time) }
    return fieldSegment.value(at: time)
  }

  /// The temperature in °C at a board time in nanoseconds.
  @inlinable
  public mutating func temperature(at time: Int64) -> Double {
    guard moving.contains(.thermometer) else { return temperature }
    if !temperatureSegment.contains(time) { moveTemperature(to: time) }
    return temperatureSegment.value(at: time).x
  }

  @usableFromInline
  mutating func moveForce(to time: Int64) { playing?.force?.move(&forceSegment, to: time) }

  @usableFromInline
  mutating func moveRotation(to time: Int64) { playing?.rotation?.move(&rotationSegment, to: time) }

  @usableFromInline
  mutating func moveField(to time: Int64) { playing?.field?.move(&fieldSegment, to: time) }

  @usableFromInline
  mutating func moveTemperature(to time: Int64) {
    playing?.temperature?.move(&temperatureSegment, to: time)
  }
}
