// SPDX-License-Identifier: Apache-2.0

import CSample
import ProofMass
import ProofMassCore

/// A chip that consists of memory only, so that the time measured is that of the driver.
struct MemoryBus: Bus {
  private var registers = InlineArray<128, UInt8>(repeating: 0)

  /// A chip whose register 0x0F has an identity, and whose samples are always new: the status register has `bits`.
  init(identity: UInt8, status: Int, _ bits: UInt8) {
    registers[0x0F] = identity
    registers[status] = bits
    for address in 0x20...0x2D where address != status { registers[address] = UInt8(address) }
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

/// Samples of the driver: each a burst of seven bytes, the status, and three conversions.
func driverSamples(_ count: Int) throws(SensorError) -> Times {
  var accelerometer = try LIS331DLH(on: MemoryBus(identity: 0x32, status: 0x27, 0xFF))
  var sum = 0.0
  let stopwatch = Stopwatch()
  for _ in 0..<count {
    let g = try accelerometer.read().acceleration.g
    sum += g.x + g.y + g.z
  }
  let times = stopwatch.read()
  keep(sum)
  return times
}

/// The same samples in C, with a function pointer for the bus.
func driverSamplesInC(_ count: Int) -> Times {
  let stopwatch = Stopwatch()
  let sum = csample_run(count)
  let times = stopwatch.read()
  keep(sum)
  return times
}
