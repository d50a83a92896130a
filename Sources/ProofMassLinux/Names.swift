// SPDX-License-Identifier: Apache-2.0

/// The number of an adapter from `/dev/i2c-N`; nil for another path.
func i2cNumber(ofPath path: String) -> Int? {
  let prefix = "/dev/i2c-"
  return path.hasPrefix(prefix) ? Int(path.dropFirst(prefix.count)) : nil
}

/// What the kernel calls a chip in /sys/bus/i2c/devices: `1-0018`.
func deviceName(_ number: Int, _ address: UInt8) -> String {
  "\(number)-00\(twoDigits(address))"
}

/// `0x0c`
func hexadecimal(_ byte: UInt8) -> String { "0x\(twoDigits(byte))" }

private func twoDigits(_ byte: UInt8) -> String {
  (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
}
