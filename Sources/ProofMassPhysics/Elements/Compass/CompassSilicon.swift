// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The state of a magnetometer's transducer at an instant: what the field does to Hall plates or to magnetoresistive
/// bridges, and the result of the last measurement, which is a mean over its duration.
public struct CompassSilicon: Equatable, Sendable {
  /// The transducer.
  public enum Transducer: Equatable, Sendable {
    /// Fields normal to the die in µT at the four plates under the concentrator's rim, at 0°, 90°, 180° and 270°; the
    /// concentrator's gain, and the in-plane field in µT up to which it is linear.
    case plates(SIMD4<Double>, gain: Double, saturation: Double)
    /// Angles in rad by which the field turns the magnetization of the strips of each bridge; their anisotropy field in
    /// µT.
    case bridges(Axes<Double>, anisotropy: Double)
  }

  /// The transducer, in the field of the instant.
  public let transducer: Transducer
  /// Field of the self-test coil in µT; zero while it is off.
  public let coil: Axes<Double>
  /// What a strong field left in the concentrator or in the strips, in µT.
  public let remanence: Axes<Double>
  /// Zero-field output in µT at the present temperature.
  public let offset: Axes<Double>
  /// Sensitivity adjustment of each axis that the part needs: the factor that a host applies.
  public let adjustment: Axes<Double>
  /// Noise in the chip's last measurement in µT.
  public let noise: Axes<Double>
  /// The chip's last measurement in µT, noise included, before scale and rounding; zero before the first,
  /// kept over a loss of power.
  public let output: Axes<Double>
}

extension CompassElement {
  /// The state at a board time in ns. The element stays as it is.
  ///
  /// - Parameters:
  ///   - instant: The board time in ns.
  ///   - coil: Field of the self-test coil in µT, of a nominal part; nil while it is off.
  ///   - world: What happens to the board.
  package func silicon(
    at instant: Int64, coil: Axes<Double>?, in world: inout World
  ) -> CompassSilicon {
    var copy = self
    let coil = (coil ?? .zero) * specimen.coil
    let field = mount.toSensor(world.field(at: instant)) + coil
    let remanence = trace.remanence.magnetization
    return CompassSilicon(
      transducer: specimen.bridges.map {
        .bridges(
          $0.angles(field, remanence: remanence), anisotropy: parameters.anisotropyField ?? 0)
      }
        ?? .plates(
          specimen.plates.signals(field, magnetization: remanence),
          gain: parameters.concentratorGain, saturation: parameters.saturation),
      coil: coil, remanence: remanence, offset: copy.offset(at: instant, in: &world),
      adjustment: adjustment, noise: last.noise, output: last.output)
  }
}
