// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassEmulation

/// The gain of a gyroscope for sines, from its outputs, sampled and read one by one.
final class FrequencyResponse {
  let bench: Bench
  private let start: Int64
  private var samples: Int64 = 0
  /// The nominal number of samples per second.
  let rate: Double
  /// The amplitude in °/s; it is 22 857 digits at ±250 °/s.
  private static let amplitude = 200.0
  /// The number of changes of the board's rate per sample: a sensing element filters all of them.
  private let steps: Int64

  /// Creates a gyroscope; `control` is the value of CTRL_REG1.
  init(
    _ chip: L3G4200DChip = L3G4200DChip(), rate base: Double = 100, control: UInt8,
    _ writes: (UInt8, UInt8)...
  ) throws {
    steps = chip.element == nil ? 1 : 16
    bench = Bench(.l3g4200d(chip), at: 0x68)
    bench.set(policy: "rate", "named")
    for (register, byte) in [(0x23, 0x80)] + writes { try bench.write(register, byte) }
    rate = base * Double(1 << (control >> 6))
    try bench.write(0x20, control)
    // The last bit of the byte ended one STOP before now.
    start = bench.now - 2_500
    // The drive starts with a time constant of a tenth of a second.
    if chip.element != nil { samples = Int64(2 * rate) }
  }

  /// The gain at a frequency, from the sine and cosine parts of the output over whole periods,
  /// after the response to previous input has decayed.
  func gain(at frequency: Double) throws -> Double {
    let period = rate / frequency
    // Waits eight time constants of a pole at the frequency.
    let forgetting = Int(8 * period / (2 * .pi)) + 50
    let periods = max(1, (200 / period).rounded())
    let count = Int((periods * period).rounded())
    var (sine, cosine, sines, cosines, mixed) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for index in 0..<forgetting + count {
      let angle = 2 * .pi * Double(index) / period
      let (s, c) = (sin(angle), cos(angle))
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        bench.turn(Self.amplitude * sin(angle + 2 * .pi * part / period), 0, 0)
        let time = samples * steps + step + 1
        let instant = start + time * Int64(1e9 / rate) / steps + 5_000
        bench.circuit.advance(to: Instant(nanoseconds: instant))
      }
      samples += 1
      let bytes = try bench.bytes(0xA8, 2)
      guard index >= forgetting else { continue }
      let word = Double(Int16(bitPattern: UInt16(bytes[0]) | UInt16(bytes[1]) << 8))
      sine += word * s
      cosine += word * c
      sines += s * s
      cosines += c * c
      mixed += s * c
    }
    // Fits a sine and a cosine by least squares.
    let determinant = sines * cosines - mixed * mixed
    let a = (sine * cosines - cosine * mixed) / determinant
    let b = (cosine * sines - sine * mixed) / determinant
    return (a * a + b * b).squareRoot() / (Self.amplitude / 8.75e-3)
  }
}
