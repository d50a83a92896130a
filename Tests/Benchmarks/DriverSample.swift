// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

/// A chip that consists of memory only, so that the time measured is that of the driver.
struct MemoryBus: Bus {
  private var registers = InlineArray<64, UInt8>(repeating: 0)

  init() {
    registers[0x0F] = 0x32
    registers[0x27] = 0xFF
    for address in 0x28...0x2D { registers[address] = UInt8(address) }
  }

  @inline(__always)
  mutating func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
    let memory = registers.span
    for index in 0..<bytes.count { bytes[index] = memory[Int(first) + index] }
  }

  @inline(__always)
  mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    for index in 0..<bytes.count { registers[Int(first) + index] = bytes[index] }
  }
}

/// The time of one driver sample in nanoseconds: a burst of seven bytes, the status, and three
/// conversions.
func driverSample() throws(SensorError) -> Double {
  var accelerometer = try LIS331DLH(on: MemoryBus())
  let count = 100_000_000
  var sum = 0.0
  let start = ContinuousClock.now
  for _ in 0..<count {
    let g = try accelerometer.read().acceleration.g
    sum += g.x + g.y + g.z
  }
  let time = seconds(since: start)
  keep(sum)
  return time / Double(count) * 1e9
}
