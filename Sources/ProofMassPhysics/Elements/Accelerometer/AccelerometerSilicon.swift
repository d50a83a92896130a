// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The state of an accelerometer's three proof masses at an instant, and what is read out from them: from the force to
/// the converter's input. X and Y are masses in the plane of the chip, Z is a torsion plate.
public struct AccelerometerSilicon: Equatable, Sendable {
  /// Electrostatic force of the self-test in g.
  public let selfTest: Axes<Double>
  /// Displacement towards the first electrode in m; of Z at the middle of its electrode.
  public let displacement: Axes<Double>
  /// Tilt of the torsion plate in rad.
  public let angle: Double
  /// Capacitance to the first electrode in F: of parallel plates, or of a tilted one.
  public let first: Axes<Double>
  /// Capacitance to the second electrode in F.
  public let second: Axes<Double>
  /// Output of the read-out circuit in V, which has the ratio of the capacitances that its law gives.
  public let volts: Axes<Double>
  /// Output of the analog low-pass filter in g, by the linear law of the springs.
  public let filtered: Axes<Double>
  /// Noise in the chip's last sample in g: white noise behind the filter, flicker noise and random walk.
  public let noise: Axes<Double>
  /// Input of the converter in g: the filter's output with the nonlinearity of the read-out, the part's errors, and that
  /// noise.
  public let output: Axes<Double>
  /// Input of the converter of a part without errors and noise, with the same masses.
  public let nominal: Axes<Double>
  /// Whether a mass touches its stopper.
  public let isTouching: Axes<Bool>
  /// The parameters of the part.
  public let parts: Parts

  /// The dimensions that a picture of the masses needs, which never change.
  public struct Parts: Equatable, Sendable {
    /// Masses in kg.
    public let mass: Axes<Double>
    /// Resonance frequencies in Hz.
    public let resonance: Axes<Double>
    /// Quality factors.
    public let quality: Axes<Double>
    /// Gaps to the electrodes at rest, in m.
    public let gap: Axes<Double>
    /// Capacitances of one side at rest, in F.
    public let rest: Axes<Double>
    /// Travel to the stoppers in m; of Z at the middle of its electrode.
    public let stop: Axes<Double>
    /// Displacement per g for small forces, in m.
    public let perG: Axes<Double>
    /// Distance of Z's electrode from the plate's axis, in m.
    public let arm: Double
    /// Voltage of the read-out's pulses in V.
    public let readPulse: Double
    /// Cut-off of the analog low-pass filter in Hz.
    public let cutoff: Double
  }
}

extension AccelerometerElement {
  /// The state at a board time in ns, not before the last sample. The element stays as it is: a copy moves on to that
  /// time by exact steps, so that any instant costs the same, and nothing is computed where nobody looks.
  ///
  /// - Parameters:
  ///   - instant: The board time in ns.
  ///   - position: Position of the part on the board, in m from its centre.
  ///   - world: What happens to the board.
  package func silicon(
    at instant: Int64, position: Axes<Double> = .zero, in world: inout World
  ) -> AccelerometerSilicon {
    var copy = self
    let noise = copy.lastNoise
    copy.look(at: instant, position, &world)
    let outputs = copy.outputs
    let (plane, plate) = (parameters.inPlane, parameters.outOfPlane)
    let arm = plate.electrodeDistance
    let place = copy.displacements
    let (x, y) = (plane.capacitances(at: place.x), plane.capacitances(at: place.y))
    let z = plate.capacitances(at: place.z)
    func volts(_ sides: (first: Double, second: Double), rest: Double) -> Double {
      parameters.readPulse
        * parameters.readout.ratio(sides.first, sides.second, restCapacitance: rest)
    }
    let stops = copy.dynamics.stops
    let at = copy.dynamics.state.x
    return AccelerometerSilicon(
      selfTest: copy.dynamics.selfTestForce.axes,
      displacement: Axes(place.x, place.y, place.z * arm), angle: place.z,
      first: Axes(x.first, y.first, z.first), second: Axes(x.second, y.second, z.second),
      volts: Axes(
        volts(x, rest: plane.restCapacitance), volts(y, rest: plane.restCapacitance),
        volts(z, rest: plate.restCapacitance)),
      filtered: copy.dynamics.state.y.axes, noise: noise, output: outputs.still + noise,
      nominal: outputs.nominal,
      isTouching: Axes(abs(at.x) >= stops.x, abs(at.y) >= stops.y, abs(at.z) >= stops.z),
      parts: AccelerometerSilicon.Parts(
        mass: Axes(plane.mass, plane.mass, plate.mass),
        resonance: Axes(plane.frequency, plane.frequency, plate.frequency),
        quality: Axes(plane.quality, plane.quality, plate.quality),
        gap: Axes(plane.gap, plane.gap, plate.gap),
        rest: Axes(plane.restCapacitance, plane.restCapacitance, plate.restCapacitance),
        stop: Axes(plane.stopper, plane.stopper, plate.stopper * arm),
        perG: Axes(plane.displacementPerG, plane.displacementPerG, plate.anglePerG * arm),
        arm: arm, readPulse: parameters.readPulse,
        cutoff: parameters.pole(for: dynamics.rate).cutoff))
  }
}

extension Readout {
  /// The read-out voltage relative to that of the pulses, for capacitances of both sides and of one side at rest, in F.
  func ratio(_ first: Double, _ second: Double, restCapacitance rest: Double) -> Double {
    let difference = first - second
    return switch self {
    case .ratiometric: difference / (first + second)
    case .difference: difference / (2 * rest)
    case .floatingNode(let parasitic): difference / (first + second + parasitic)
    }
  }
}
