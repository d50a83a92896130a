// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The power spectral density of a record, one-sided, by Welch's method: the mean over segments that
/// overlap by half, each less its mean and under a Hann window.
public struct PowerSpectrum: Sendable {
  /// The samples' unit squared per hertz, of the frequencies 0, `resolution`, 2·`resolution` … up to
  /// half the sampling rate. The lowest two lines have lost what was taken out with the means.
  public let densities: [Double]
  /// Between lines, in hertz. A Hann window spreads a line over four of these.
  public let resolution: Double
  /// How many were averaged.
  public let segments: Int

  /// - Parameters:
  ///   - samples: At least eight, at equal intervals.
  ///   - interval: In seconds.
  ///   - segment: How many samples a segment has. What is no power of two is lowered to one, what is
  ///     longer than the record to what fits.
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
      // The frequencies below zero, which 0 and half the sampling rate do not have.
      powers[index] * norm * (index == 0 || index == count / 2 ? 1 : 2)
    }
    resolution = 1 / (Double(count) * interval)
    self.segments = segments
  }

  /// Of a line, in hertz.
  public func frequency(ofLine index: Int) -> Double { Double(index) * resolution }

  /// The power within a band, in the samples' unit squared: its variance, over all lines.
  public func power(in band: ClosedRange<Double>) -> Double {
    lines(in: band).reduce(0, +) * resolution
  }

  /// The root of the mean density within a band, in the samples' unit per √Hz: what datasheets call
  /// noise density. Nil where no line is in the band.
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
