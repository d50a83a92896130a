// SPDX-License-Identifier: Apache-2.0

/// Parameters of an accelerometer's sensing element, in g, Hz, s, V and K unless stated otherwise.
///
/// The source is named next to each value; its full title is in the article Physics, section Sources.
/// "Datasheet" without a name is that of the LIS331DLH. "Assumed" means that nothing is published,
/// "derived" that the value follows from others, "from memory" that no document was at hand.
public struct AccelerometerParameters: Equatable, Sendable {
  /// The mass that senses X, and the equal one that senses Y.
  package var inPlane: LateralProofMass
  /// The plate that senses Z.
  package var outOfPlane: TorsionPlate
  /// Speed of a mass after it hits its stopper, relative to the speed before.
  package var restitution = 0.4  // assumed, from 0.3–0.5
  /// Read-out circuit. Ratiometric is assumed: with the others, the nonlinearity at ±8 g exceeds the
  /// ±0.5 % of the LIS344ALH, a sister part.
  public var readout = Readout.ratiometric
  /// Voltage of the read-out's pulses in V. Assumed.
  package var readPulse = 1.25

  /// The analog low-pass filter for an output data rate.
  package struct Filter: Equatable, Sendable {
    /// Output data rate in Hz.
    package var rate: Double
    /// −3 dB frequency of mass and filter together, in Hz.
    package var cutoff: Double

    /// Creates a filter from its parts.
    package init(rate: Double, cutoff: Double) {
      self.rate = rate
      self.cutoff = cutoff
    }
  }

  /// Filters by output data rate (datasheet, CTRL_REG1). Each has one pole: with the published
  /// cut-offs this gives the published turn-on time, which supports it but does not prove it. A part
  /// without any has a filter of half of each rate.
  package var filters: [Filter] = [
    Filter(rate: 50, cutoff: 37), Filter(rate: 100, cutoff: 74),
    Filter(rate: 400, cutoff: 292), Filter(rate: 1000, cutoff: 780),
  ]

  /// The point in the signal chain to which the specified noise density refers.
  public enum NoiseReference: Equatable, Sendable {
    /// The output, aliased noise included: σ is the density times √(rate/2).
    case output
    /// The input of the filter: σ at the output is half as large again. Derived: the noise bandwidth
    /// of one pole is π/2 times its cut-off, instead of half the rate.
    case input
  }

  /// White noise density, one-sided, in g/√Hz at 25 °C.
  public var noiseDensity = 218e-6  // datasheet, at ±2 g
  /// Interpretation of the datasheet, which allows both; the acceptance table assumes `output`.
  public var noiseReference = NoiseReference.output
  /// White noise density of Z relative to X and Y.
  package var outOfPlaneNoise = 1.0
  /// Flicker noise: flat part of the Allan deviation in g.
  package var flickerFloor = 70e-6  // assumed
  /// Random walk: standard deviation after one second in g.
  public var walk = 1e-6  // assumed
  /// Standard deviation of the change of offset at each power-on, in g.
  public var turnOnDeviation = 2e-3  // assumed

  /// Standard deviation of the offset over many parts, in g.
  public var offsetDeviation = 20e-3  // datasheet: "±20 mg typ", defined as one
  /// Magnitude of the offset's temperature coefficient in g/K; the sign is random.
  public var offsetPerKelvin = 0.1e-3  // datasheet
  /// Limit of the relative error of sensitivity. Limits are three standard deviations.
  public var sensitivityLimit = 0.1  // datasheet
  /// Relative increase of sensitivity per K, because springs become softer: −2 times the −29 ppm/K of
  /// the resonance frequency (Comi et al. 2016). The datasheet's limit is 100e-6.
  public var sensitivityPerKelvin = 58e-6
  /// Limit of the cross-axis sensitivity, as a fraction.
  public var crossAxisLimit = 0.02  // LIS344ALH, a sister part
  /// Limit of the relative error of the self-test's force. Assumed: together with that of
  /// sensitivity, within the limits of ST's example `lis331dlh_self_test.c`.
  package var selfTestLimit = 0.5

  /// Supply voltage in V at which the self-test is specified.
  package var nominalSupply = 2.5  // datasheet
  /// Exponent of the supply voltage in the self-test's force. Derived: an electrostatic force is
  /// proportional to the square. The output of the ratiometric LIS344ALH changes with the cube.
  package var selfTestPower = 2

  /// Creates parameters from the masses; everything else is that of an LIS331DLH.
  package init(inPlane: LateralProofMass, outOfPlane: TorsionPlate) {
    self.inPlane = inPlane
    self.outOfPlane = outOfPlane
  }
}

extension LateralProofMass {
  /// The set for X and Y of the LIS331DLH, whose mechanical figures are not published: from sister
  /// parts and a patent of ST, or assumed.
  package static let recommended = LateralProofMass(
    mass: 12.5e-9,  // the middle of 12–13 µg (US 11,852,650 B2)
    frequency: 2000,  // sister parts: 1800 (LIS344ALH) to 2000 (LIS3L02DQ, LIS352AX)
    quality: 0.75,  // assumed: keeps the published 780 Hz
    gap: 2e-6,  // assumed, near the 2.1 µm of Comi et al. 2010
    restCapacitance: 400e-15,  // within 250–450 fF (US 11,852,650 B2)
    readVoltage: 1.25 * 0.5.squareRoot(),  // assumed: pulses of 1.25 V, half of the time
    stopper: 1.4e-6)  // assumed
}

extension SqueezeFilm {
  /// The fingers of `LateralProofMass.recommended`: 20 of 205 µm, derived from its capacitance, in
  /// 22 µm of polysilicon (Comi et al. 2016).
  public static let recommended = SqueezeFilm(
    fingers: 20, length: 205.3e-6, height: 22e-6, gap: 2e-6)
}

extension TorsionPlate {
  /// The plate of Comi et al. 2016, table 1, at 1 mbar. The stopper is assumed. So is a shear modulus
  /// of 61.5 GPa: the copy at hand prints 6.15, with which the measured frequency is impossible.
  package static let published = TorsionPlate(
    mass: 7.55e-9, arm: 43.53e-6,
    stiffness: stiffness(
      shearModulus: 61.5e9, springLength: 262e-6, width: 2.1e-6, height: 22e-6),
    frequency: 2440, quality: 69, gap: 1.8e-6,
    electrodeDistance: 162.5e-6, electrodeHalfWidth: 77.65e-6, electrodeLength: 143.9e-6,
    readVoltage: 0, stopper: 1.5e-6 / 350e-6)

  /// The plate for Z of the LIS331DLH: `published` with wider electrodes and the pressure of a
  /// product.
  package static let recommended: TorsionPlate = {
    var plate = published
    plate.electrodeLength = 400e-6  // assumed
    plate.quality = 0.75  // assumed
    plate.readVoltage = 0  // assumed: a self-balanced bridge, which exerts no force
    return plate
  }()
}

extension AccelerometerParameters {
  /// LIS331DLH, and the accelerometer in LSM303DLH and LSM303DLM.
  public static let lis331dlh = AccelerometerParameters(
    inPlane: .recommended, outOfPlane: .recommended)

  /// LIS331HH, ±24 g.
  public static let lis331hh: AccelerometerParameters = {
    var part = lis331dlh.stiffened(3)
    part.setNoise(650e-6)  // from memory
    part.offsetDeviation = 70e-3  // from memory
    part.offsetPerKelvin = 0.8e-3  // from memory
    return part
  }()

  /// H3LIS331DL, ±400 g.
  public static let h3lis331dl: AccelerometerParameters = {
    var part = lis331dlh.stiffened(50)
    part.setNoise(15e-3)  // from memory, at ±100 g and 50 Hz
    part.offsetDeviation = 1.5  // from memory
    part.offsetPerKelvin = 5e-3  // from memory
    return part
  }()

  /// LIS331DL and LIS302DL, with 8 bits. Published figures are those of the LIS302DL's datasheet.
  public static let lis331dl: AccelerometerParameters = {
    var part = lis331dlh  // with its noise density: assumed, because none is published
    // The published bandwidth is half the rate. One pole there settles to 99 % in 1.5 samples; the
    // datasheet allows 3.
    part.filters = [Filter(rate: 100, cutoff: 50), Filter(rate: 400, cutoff: 200)]
    part.offsetDeviation = 40e-3  // LIS302DL datasheet: "±40 mg typ"
    part.offsetPerKelvin = 0.5e-3  // the same
    // Limits of 3…32 digits at 2.5 V and 7…74 at 3.3 V (the same) have the ratio of the cubes.
    part.selfTestPower = 3
    return part
  }()

  /// LIS3DH. Its rates here are twice the bandwidths of its modes: half the rate, and in
  /// high-resolution mode a ninth (its datasheet, Table 10).
  public static let lis3dh: AccelerometerParameters = {
    var part = lis331dlh  // assumed: the same technology
    let rates: [Double] = [1, 10, 25, 50, 100, 200, 400, 1344]
    part.filters = (rates + rates.map { $0 * 2 / 9 } + [1600, 5376]).map { rate in
      Filter(rate: rate, cutoff: rate / 2)
    }
    part.setNoise(220e-6)  // its datasheet, Table 4, at ±2 g in high-resolution mode
    part.offsetDeviation = 40e-3  // the same, "±40 mg typ"
    part.offsetPerKelvin = 0.5e-3  // the same
    return part
  }()

  /// ADXL345 and ADXL343 (data sheet of the former). Their resonance is the figure of an analog sister part; the rest
  /// of the mechanics, the random walk and the turn-on deviation are assumed.
  public static let adxl345: AccelerometerParameters = {
    var part = lis331dlh
    let (frequency, quality) = (5500.0, 1.0)
    let stiffening = frequency / part.outOfPlane.frequency
    (part.inPlane.frequency, part.outOfPlane.frequency) = (frequency, frequency)
    (part.inPlane.quality, part.outOfPlane.quality) = (quality, quality)
    part.outOfPlane.stiffness *= stiffening * stiffening
    part.filters = (0...15).map { 3200 / Double(1 << $0) }.map { Filter(rate: $0, cutoff: $0 / 2) }
    part.setNoise(290e-6)
    part.outOfPlaneNoise = 430.0 / 290
    part.noiseReference = .input  // reproduces the printed 0.75 digits at 100 Hz, with rounding
    part.flickerFloor = 100e-6  // Allan deviation, a figure
    part.offsetDeviation = 35e-3  // of X and Y; 40 mg of Z
    part.offsetPerKelvin = 0.4e-3  // of X and Y; 1.2 mg of Z
    part.sensitivityLimit = 0.03  // three times the standard deviation
    part.sensitivityPerKelvin = 100e-6
    part.crossAxisLimit = 0.01
    part.selfTestLimit = 0.15  // histograms
    return part
  }()

  /// The accelerometer of the LSM9DS1. Its rates here are twice its four bandwidths. Noise, drift and
  /// mechanics are assumed: revision 2 of its datasheet prints none.
  public static let lsm9ds1: AccelerometerParameters = {
    var part = lis331dlh  // assumed: the same technology
    part.filters = [50, 105, 211, 408].map { Filter(rate: 2 * $0, cutoff: $0) }  // its datasheet
    part.setNoise(150e-6)  // assumed: between the LIS3DH and later six-axis parts
    part.offsetDeviation = 90e-3  // its datasheet: "±90 mg typ"
    part.offsetPerKelvin = 0.5e-3  // assumed: that of the LIS3DH
    return part
  }()

  /// LSM6DSO and LSM6DSOX. Its rates here are twice the cut-offs of its first low-pass: half the output rate, and
  /// 700 Hz outside high performance. Mechanics are assumed.
  public static let lsm6dso: AccelerometerParameters = sixAxis(
    noise: 70e-6, offset: 20e-3, sensitivity: 0.01)  // other publications' quotes

  /// LSM6DSO32 (its datasheet), twice as stiff.
  public static let lsm6dso32: AccelerometerParameters = lsm6dso.stiffened(2)
    .with(noise: 120e-6, offset: 20e-3, sensitivity: 0.005)

  /// ISM330DHCX, as other publications quote its datasheet.
  public static let ism330dhcx: AccelerometerParameters = sixAxis(
    noise: 60e-6, offset: 10e-3, sensitivity: 0.02)

  /// LSM6DSL (its datasheet), but for the tolerance of sensitivity, which is assumed. Its first low-pass is at half or
  /// a quarter of the rate, and at 740 Hz outside high performance, behind 400 or 1500 Hz before the converter.
  public static let lsm6dsl: AccelerometerParameters = {
    var part = sixAxis(noise: 80e-6, offset: 40e-3, sensitivity: 0.01)
    part.filters = (0...10).map { 6667 / Double(1 << $0) }.map { Filter(rate: $0, cutoff: $0 / 2) }
    part.filters += [400, 740, 1500].map { Filter(rate: 2 * $0, cutoff: $0) }
    return part
  }()

  /// LSM6DS3TR-C (its datasheet).
  public static let lsm6ds3trc: AccelerometerParameters = {
    var part = lsm6dsl.with(noise: 90e-6, offset: 40e-3, sensitivity: 0.01)
    part.offsetPerKelvin = 0.5e-3
    return part
  }()

  /// LSM6DS3 and LSM6DS33 (datasheet of the former). Its rates here are twice its bandwidths.
  public static let lsm6ds3: AccelerometerParameters = {
    var part = lsm6ds3trc
    part.filters = [50, 100, 200, 400, 742, 1517, 3320].map { Filter(rate: 2 * $0, cutoff: $0) }
    return part
  }()

  /// MPU-6000 and MPU-6050 (their product specification). Its rates here are twice its bandwidths. Mechanics, flicker
  /// noise and random walk are assumed; so is the spread of the self-test, whose factory codes tell of this part.
  public static let mpu6050: AccelerometerParameters = invenSense(
    noise: 400e-6, offset: 50e-3, drift: 0.5e-3)

  /// The accelerometer of an MPU-9150 (its product specification).
  public static let mpu9150: AccelerometerParameters = invenSense(
    noise: 400e-6, offset: 80e-3, drift: 0.75e-3)

  /// MPU-6500 (its product specification).
  public static let mpu6500: AccelerometerParameters = invenSense(
    noise: 300e-6, offset: 60e-3, drift: 0.64e-3)

  /// The accelerometer of an MPU-9250 or MPU-9255 (product specification of the former).
  public static let mpu9250: AccelerometerParameters = invenSense(
    noise: 300e-6, offset: 60e-3, drift: 1.5e-3)

  /// The accelerometer of an ICM-20948 (datasheet), by itself: on a board its offset is twice as large.
  public static let icm20948: AccelerometerParameters = invenSense(
    noise: 230e-6, offset: 25e-3, drift: 0.8e-3, sensitivity: 0.005)

  private static func invenSense(
    noise: Double, offset: Double, drift: Double, sensitivity: Double = 0.03
  ) -> AccelerometerParameters {
    // ±16 g in place of the ±8 g of an LIS331DLH: assumed.
    var part = lis331dlh.stiffened(2).with(
      noise: noise, offset: offset, sensitivity: sensitivity)
    part.filters = []
    part.noiseReference = .input  // the density times √(π/2 · bandwidth) is nearly the printed rms
    part.offsetPerKelvin = drift
    part.selfTestLimit = 0.1
    return part
  }

  private static func sixAxis(
    noise: Double, offset: Double, sensitivity: Double
  ) -> AccelerometerParameters {
    // ±16 g in place of the ±8 g of an LIS331DLH: assumed.
    var part = lis331dlh.stiffened(2)
    let rates: [Double] = (0...9).map { 6667 / Double(1 << $0) }
    part.filters = (rates + [6667.0 / 4096, 1400]).map { Filter(rate: $0, cutoff: $0 / 2) }
    part.crossAxisLimit = 0.005  // the ISM330DHCX's, as quoted
    return part.with(noise: noise, offset: offset, sensitivity: sensitivity)
  }

  /// The part with other errors: noise in g/√Hz, σ of the offset in g, and the limit of the error of sensitivity.
  private func with(
    noise: Double, offset: Double, sensitivity: Double
  ) -> AccelerometerParameters {
    var part = self
    part.setNoise(noise)
    part.offsetDeviation = offset
    part.offsetPerKelvin = 0.1e-3
    part.sensitivityLimit = sensitivity
    return part
  }

  /// The part with stiffer springs: equal displacement at a full scale that is wider by a factor.
  /// Assumed.
  private func stiffened(_ factor: Double) -> AccelerometerParameters {
    var part = self
    part.inPlane.frequency *= factor.squareRoot()
    part.outOfPlane.frequency *= factor.squareRoot()
    part.outOfPlane.stiffness *= factor
    return part
  }

  /// Sets the noise density in g/√Hz. That flicker, random walk and turn-on deviation scale with it is
  /// assumed.
  private mutating func setNoise(_ density: Double) {
    flickerFloor *= density / noiseDensity
    walk *= density / noiseDensity
    turnOnDeviation *= density / noiseDensity
    noiseDensity = density
  }

  /// The filter of the output data rate nearest to `rate`, and the cut-off of that filter alone in
  /// Hz: with the mass in front of it, the −3 dB frequency is that of the table.
  package func pole(for rate: Double) -> (rate: Double, cutoff: Double) {
    let found = filters.min { abs($0.rate - rate) < abs($1.rate - rate) }
    let filter = found ?? Filter(rate: rate, cutoff: rate / 2)
    let part = filter.cutoff / inPlane.frequency
    let spring = 1 - part * part
    let friction = part / inPlane.quality
    let gain = 1 / (spring * spring + friction * friction)
    // Where the mass alone is already below −3 dB, the filter has no effect.
    let rest = 2 * gain - 1
    return (filter.rate, rest > 1e-6 ? filter.cutoff / rest.squareRoot() : 1e3 * filter.cutoff)
  }
}
