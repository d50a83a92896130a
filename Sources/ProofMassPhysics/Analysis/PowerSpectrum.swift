// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The one-sided power spectral density of a record by Welch's method: the mean over segments that
/// overlap by half, each with its mean removed and under a Hann window (Welch 1967).
public struct PowerSpectrum: Sendable {
  /// Densities at the frequencies 0, `resolution`, 2·`resolution` … up to half the sampling rate,
  /// in the samples' unit squared per hertz. The lowest two lines are too low, because each
  /// segment's mean was removed.
  public let densities: [Double]
  /// Distance between lines, in hertz. A Hann window spreads a sine over four lines.
  public let resolution: Double
  /// Number of segments that were averaged.
  package let segments: Int

  /// Estimates the spectrum of a record.
  ///
  /// - Parameters:
  ///   - samples: At least eight samples, at equal intervals.
  ///   - interval: Time between samples, in seconds.
  ///   - segment: Samples in a segment; rounded down to a power of two, and to the record's length.
  /// - Throws: `AnalysisError` for a bad interval, a sample that is not finite, or a short record.
  public init(
    _ samples: [Double], interval: Double, segment: Int = 1024
  ) throws(AnalysisError) {
    let least = 8
    try AnalysisError.check(samples, interval: interval, minimum: least)
    let longest = max(least, min(segment, samples.count))
    let count = 1 << (Int.bitWidth - 1 - longest.leadingZeroBitCount)
    let transform = FourierTransform(count: count)
    let window = (0..<count).map {
      (1 - Series.cosine(2 * .pi * Double($0) / Double(count))) / 2
    }

    var powers = [Double](repeating: 0, count: count / 2 + 1)
    var segments = 0
    for first in stride(from: 0, through: samples.count - count, by: count / 2) {
      var real = Array(samples[first..<first + count])
      var imaginary = [Double](repeating: 0, count: count)
      let mean = real.reduce(0, +) / Double(count)
      for index in real.indices { real[index] = (real[index] - mean) * window[index] }
      transform.transform(&real, &imaginary)
      for index in powers.indices {
        powers[index] += real[index] * real[index] + imaginary[index] * imaginary[index]
      }
      segments += 1
    }

    let norm = interval / (window.reduce(0) { $0 + $1 * $1 } * Double(segments))
    densities = powers.indices.map { index in
      // One-sided: negative frequencies are added. 0 and half the sampling rate have no counterpart.
      powers[index] * norm * (index == 0 || index == count / 2 ? 1 : 2)
    }
    resolution = 1 / (Double(count) * interval)
    self.segments = segments
  }

  /// Frequency of a line of `densities`, in hertz.
  public func frequency(ofLine index: Int) -> Double { Double(index) * resolution }

  /// Power within a band of frequencies in hertz, in the samples' unit squared. The power of all
  /// lines is the record's variance.
  public func power(in band: ClosedRange<Double>) -> Double {
    lines(in: band).reduce(0, +) * resolution
  }

  /// Square root of the mean density within a band of frequencies in hertz, in the samples' unit
  /// per √Hz: the noise density of datasheets. Nil where no line lies in the band.
  public func noiseDensity(in band: ClosedRange<Double>) -> Double? {
    let lines = lines(in: band)
    return lines.isEmpty ? nil : (lines.reduce(0, +) / Double(lines.count)).squareRoot()
  }

  private func lines(in band: ClosedRange<Double>) -> ArraySlice<Double> {
    let first = densities.indices.first { frequency(ofLine: $0) >= band.lowerBound }
    let last = densities.indices.last { frequency(ofLine: $0) <= band.upperBound }
    guard let first, let last, first <= last else { return [] }
    return densities[first...last]
  }
}

/// The discrete Fourier transform in place, for a count of complex numbers that is a power of two:
/// radix 2, decimation in time (Cooley, Tukey 1965).
struct FourierTransform {
  let count: Int
  /// Twiddle factors e^(−2πi·k/count), for k below count/2.
  private var twiddles: [(real: Double, imaginary: Double)] = []

  /// - Parameter count: A power of two.
  init(count: Int) {
    self.count = count
    for index in 0..<count / 2 {
      let (sine, cosine) = Series.sineAndCosine(2 * .pi * Double(index) / Double(count))
      twiddles.append((cosine, -sine))
    }
  }

  func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    permute(&real, &imaginary)
    var half = 1
    while half < count {
      let step = count / (2 * half)
      for block in stride(from: 0, to: count, by: 2 * half) {
        for index in 0..<half {
          let (one, other) = (block + index, block + index + half)
          let twiddle = twiddles[index * step]
          let re = real[other] * twiddle.real - imaginary[other] * twiddle.imaginary
          let im = real[other] * twiddle.imaginary + imaginary[other] * twiddle.real
          (real[other], imaginary[other]) = (real[one] - re, imaginary[one] - im)
          (real[one], imaginary[one]) = (real[one] + re, imaginary[one] + im)
        }
      }
      half *= 2
    }
  }

  /// Bit-reversal permutation: moves each element to the index whose bits are in reverse order.
  private func permute(_ real: inout [Double], _ imaginary: inout [Double]) {
    var reversed = 0
    for index in 0..<count {
      if index < reversed {
        real.swapAt(index, reversed)
        imaginary.swapAt(index, reversed)
      }
      var bit = count / 2
      while bit > 0, reversed & bit != 0 {
        reversed ^= bit
        bit /= 2
      }
      reversed |= bit
    }
  }
}
