// SPDX-License-Identifier: Apache-2.0

extension Row {
  /// Of accelerometers: rows 1 to 29, and 46's.
  static let accelerometer: [Row] =
    accelerometerNoise + thermal + accelerometerStatics + resonance + stepping + bandwidth
    + accelerometerChip
}
