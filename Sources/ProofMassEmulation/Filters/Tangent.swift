// SPDX-License-Identifier: Apache-2.0

/// The tangent of an angle from 0 to less than a quarter turn, in radians, by series of our own: a
/// filter is the same whatever C library the machine has.
func tangent(_ angle: Double) -> Double {
  let square = angle * angle
  var sine = 1.0
  var cosine = 1.0
  // From the last terms; the first that are left out are less than half a unit in the last place.
  for term in stride(from: 26.0, through: 2, by: -2) {
    sine = 1 - square / (term * (term + 1)) * sine
    cosine = 1 - square / (term * (term - 1)) * cosine
  }
  return angle * sine / cosine
}
