// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// One physical part by its own parameters, as `proofmass twin` estimates them from recordings: an emulated
/// part that has them is its twin.
///
/// A parameter that is not stated is that of a nominal part.
public struct PartDescription: Equatable, Sendable {
  /// A sensor of the part, in g, rad/s or µT, at the converter's input.
  public struct Sensor: Equatable, Sendable {
    /// The name of the chip, as its datasheet has it.
    public var chip: String
    /// The quantity that it measures.
    public var quantity: Quantity
    /// Output for an input of 1 on each axis: scale on the diagonal, crossed axes beside it.
    public var matrix = Matrix3.identity
    /// Output for an input of 0, at 25 °C.
    public var offset = Axes<Double>.zero
    /// Change of the offset per K.
    public var offsetPerKelvin = Axes<Double>.zero
    /// Relative change of scale per K; nil for that of a nominal part.
    public var scalePerKelvin: Double?
    /// White noise at the output: one-sided density per √Hz at low frequencies; of a magnetometer the standard
    /// deviation of a measurement.
    public var noise = Axes<Double>.zero
    /// Flicker noise: the flat part of the Allan deviation.
    public var flicker = Axes<Double>.zero
    /// Random walk: standard deviation after one second.
    public var walk = Axes<Double>.zero
    /// A gyroscope's output for a specific force of 1 g along the axis.
    public var perG = Axes<Double>.zero
    /// The same for its square.
    public var perGSquared = Axes<Double>.zero
    /// Relative error of the chip's clock: that of its sample rate. Chips without a clock error of their own, such as
    /// the LIS331DLH, have none.
    public var clockError = 0.0

    /// Creates a nominal sensor without noise.
    public init(_ quantity: Quantity, of chip: String) {
      self.quantity = quantity
      self.chip = chip
    }
  }

  /// The sensors of the part, or of the parts of a board.
  public var sensors: [Sensor]
  /// Selects the noise's realisation.
  public var seed: UInt64

  /// Creates a description from its parts.
  public init(_ sensors: [Sensor], seed: UInt64 = 0) {
    self.sensors = sensors
    self.seed = seed
  }

  /// The sensor of a quantity, if there is one.
  package func sensor(_ quantity: Quantity) -> Sensor? {
    sensors.first { $0.quantity == quantity }
  }
}

extension Matrix3 {
  /// The matrix of an element's columns.
  init(columns: (x: Lanes, y: Lanes, z: Lanes)) {
    let (x, y, z) = columns
    self.init(Axes(x.x, y.x, z.x), Axes(x.y, y.y, z.y), Axes(x.z, y.z, z.z))
  }

  /// Columns for an element.
  var lanes: (x: Lanes, y: Lanes, z: Lanes) {
    (Lanes(m11, m21, m31, 0), Lanes(m12, m22, m32, 0), Lanes(m13, m23, m33, 0))
  }
}

/// The noise of the three axes of an element.
struct NoiseTerms: Sendable {
  /// White noise at the output, one-sided at low frequencies; nil where parameters state it.
  var density: Lanes?
  /// Flat part of the Allan deviation.
  var floor: Lanes
  /// Standard deviation of the random walk after one second.
  var walk: Lanes

  /// The same on all axes.
  init(floor: Double, walk: Double) {
    self.floor = Lanes(repeating: floor)
    self.walk = Lanes(repeating: walk)
  }

  init(_ sensor: PartDescription.Sensor) {
    (density, floor) = (Lanes(sensor.noise), Lanes(sensor.flicker))
    walk = Lanes(sensor.walk)
  }
}
