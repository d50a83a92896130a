// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The number of an adapter from `/dev/i2c-N`; nil for another path.
func i2cNumber(ofPath path: String) -> Int? {
  let prefix = "/dev/i2c-"
  return path.hasPrefix(prefix) ? Int(path.dropFirst(prefix.count)) : nil
}

/// What the kernel calls a chip in /sys/bus/i2c/devices: `1-0018`.
func deviceName(_ number: Int, _ address: UInt8) -> String {
  "\(number)-00\([address].hexText)"
}
