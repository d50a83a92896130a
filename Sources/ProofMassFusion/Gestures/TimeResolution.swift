// SPDX-License-Identifier: Apache-2.0

/// In seconds: times that differ by less are the same. Sums of decimal fractions are not exact, and a
/// gesture should not depend on which side of a limit they fall.
let timeResolution = 1e-6
