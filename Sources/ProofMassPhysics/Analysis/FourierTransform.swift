// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The discrete Fourier transform of a power of two of complex numbers, in place: radix 2, decimation
/// in time (Cooley, Tukey 1965).
struct FourierTransform {
  let count: Int
  /// e to the −2πi·k/count, for the first half of a turn.
  private var turns: [(real: Double, imaginary: Double)] = []

  /// - Parameter count: A power of two.
  init(count: Int) {
    self.count = count
    for index in 0..<count / 2 {
      let (sine, cosine) = Series.sineAndCosine(2 * .pi * Double(index) / Double(count))
      turns.append((cosine, -sine))
    }
  }

  func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    reverse(&real, &imaginary)
    var half = 1
    while half < count {
      let step = count / (2 * half)
      for block in stride(from: 0, to: count, by: 2 * half) {
        for index in 0..<half {
          let (one, other) = (block + index, block + index + half)
          let turn = turns[index * step]
          let re = real[other] * turn.real - imaginary[other] * turn.imaginary
          let im = real[other] * turn.imaginary + imaginary[other] * turn.real
          (real[other], imaginary[other]) = (real[one] - re, imaginary[one] - im)
          (real[one], imaginary[one]) = (real[one] + re, imaginary[one] + im)
        }
      }
      half *= 2
    }
  }

  /// Puts what is at an index where the index with its bits from back to front says.
  private func reverse(_ real: inout [Double], _ imaginary: inout [Double]) {
    var mirror = 0
    for index in 0..<count {
      if index < mirror {
        real.swapAt(index, mirror)
        imaginary.swapAt(index, mirror)
      }
      var bit = count / 2
      while bit > 0, mirror & bit != 0 {
        mirror ^= bit
        bit /= 2
      }
      mirror |= bit
    }
  }
}
