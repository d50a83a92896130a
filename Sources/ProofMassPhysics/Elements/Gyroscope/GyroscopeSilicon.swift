// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The state of a gyroscope's driven mass at an instant, and what is read out from it: from the Coriolis force to the
/// converter's input. The mass oscillates at the drive's frequency; positions across it are amplitudes in phase with
/// the response to Coriolis forces, and a quarter period later.
public struct GyroscopeSilicon: Equatable, Sendable {
  /// Amplitude of the drive in m.
  public let drive: Double
  /// Amplitude of the Coriolis acceleration in m/s², of the world's angular rate at the present drive.
  public let coriolis: Axes<Double>
  /// Amplitude across the drive in phase with the response to Coriolis forces, in m.
  public let inPhase: Axes<Double>
  /// Amplitude across the drive a quarter period later, in m: that of quadrature forces.
  public let outOfPhase: Axes<Double>
  /// Quadrature force, as the angular rate in rad/s whose Coriolis force is equal.
  public let quadrature: Axes<Double>
  /// Angular rate in rad/s that the self-test adds.
  public let selfTest: Axes<Double>
  /// Output of the demodulator in rad/s.
  public let demodulated: Axes<Double>
  /// Output of the low-pass filter behind it, in rad/s.
  public let filtered: Axes<Double>
  /// Noise in the chip's last sample, in rad/s.
  public let noise: Axes<Double>
  /// Input of the converter in rad/s, with the errors of the part's electronics and that noise.
  public let output: Axes<Double>
  /// The parameters of the part.
  public let parts: Parts

  /// The figures of the resonator that a picture needs, which change only with the filter.
  public struct Parts: Equatable, Sendable {
    /// Resonance frequency of the drive mode in Hz.
    public let driveFrequency: Double
    /// Resonance frequency of the sense mode in Hz.
    public let senseFrequency: Double
    /// Quality factor of the drive mode.
    public let driveQuality: Double
    /// Quality factor of the sense mode.
    public let senseQuality: Double
    /// Controlled amplitude of the drive in m.
    public let driveAmplitude: Double
    /// Cut-off of the low-pass filter in Hz; 0 before sampling begins.
    public let cutoff: Double
  }
}

extension GyroscopeElement {
  /// The state at a board time in ns, not before the last sample. The element stays as it is: a copy moves on to that
  /// time by exact steps.
  package func silicon(at instant: Int64, in world: inout World) -> GyroscopeSilicon {
    var copy = self
    let noise = copy.lastNoise
    copy.look(at: instant, &world)
    let amplitude = copy.drive.target - copy.drive.missing(at: instant)
    let parts = resonator
    let drive = parts.driveAmplitude * 1e-6
    let frequency = 2 * .pi * parts.driveFrequency
    let size = drive * parts.displacementPerRate
    return GyroscopeSilicon(
      drive: drive * amplitude,
      coriolis: world.angularRate(at: instant) * (2 * drive * amplitude * frequency),
      inPhase: copy.state.inPhase.axes * size, outOfPhase: copy.state.quadrature.axes * size,
      quadrature: copy.input.quadrature.axes, selfTest: (copy.test * copy.specimen.selfTest).axes,
      demodulated: copy.state.inPhase.axes, filtered: copy.state.y.axes, noise: noise,
      output: copy.output.axes + noise,
      parts: GyroscopeSilicon.Parts(
        driveFrequency: parts.driveFrequency, senseFrequency: parts.driveFrequency + parts.split,
        driveQuality: parts.driveQuality, senseQuality: parts.senseQuality, driveAmplitude: drive,
        cutoff: setting.cutoff / (2 * .pi)))
  }
}

/// The resonator's parameters, which an element shares with its copies so that they stay small.
final class GyroscopeResonator: Sendable {
  let driveFrequency, split, driveQuality, senseQuality, driveAmplitude: Double

  init(_ parameters: GyroscopeParameters) {
    driveFrequency = parameters.driveFrequency
    split = parameters.split
    driveQuality = parameters.driveQuality
    senseQuality = parameters.senseQuality
    driveAmplitude = parameters.driveAmplitude
  }

  /// Amplitude across the drive, relative to that of the drive, for a constant rate of 1 rad/s:
  /// 2ω_d / |ω_s² − ω_d² + jω_dω_s/Q_s|.
  var displacementPerRate: Double {
    let drive = 2 * Double.pi * driveFrequency
    let sense = 2 * Double.pi * (driveFrequency + split)
    let spring = sense * sense - drive * drive
    let friction = drive * sense / senseQuality
    return 2 * drive / (spring * spring + friction * friction).squareRoot()
  }
}
