// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// Whether a rate is a number, and of less than a million rad/s: more no chip can mean, and squares of
/// it would overflow.
package func isPlausible(_ rate: Axes<Double>) -> Bool { rate.squared < 1e12 }

/// The same of a force, in g, which has a direction too.
package func isPlausible(_ force: Acceleration) -> Bool {
  force.g.squared > 0 && force.g.squared < 1e12
}

/// The same of a field, in µT, which is not weaker than the least.
func isPlausible(_ field: MagneticFluxDensity, least: Double) -> Bool {
  let squared = field.microtesla.squared
  return squared > 0 && squared >= least * least && squared < 1e12
}

/// The same of a time, in seconds.
func isPlausible(time: Double) -> Bool { abs(time) < 1e6 }

/// From sample to sample in seconds: an interval that is positive and plausible, otherwise another one.
func interval(_ wanted: Double, or other: Double) -> Double {
  wanted > 0 && isPlausible(time: wanted) ? wanted : other
}
