// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore

/// The attitude that cameras saw, from the sensor's axes to east, north and up.
struct Truth: Sendable {
  /// In nanoseconds from the first row, ascending.
  private(set) var times: [Int64] = []
  /// nil where the cameras lost the sensor, and where the data's authors do not evaluate.
  private(set) var attitudes: [Quaternion?] = []

  /// From the columns `time_s`, `ref_q…` and `movement`.
  init(_ bytes: [UInt8], file: String) throws {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
      line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    }
    func text(_ cell: ArraySlice<UInt8>) -> String { String(decoding: cell, as: UTF8.self) }
    let header = lines.first.map { cells($0).map(text) } ?? []
    let names = ["time_s", "ref_qw", "ref_qx", "ref_qy", "ref_qz", "movement"]
    let places = names.compactMap { header.firstIndex(of: $0) }
    guard places.count == names.count else {
      throw TrialError(file: file, reason: "lacks one of \(names.joined(separator: ", "))")
    }
    for line in lines.dropFirst() {
      let cells = cells(line)
      guard cells.count == header.count, let time = Double(text(cells[places[0]])) else {
        throw TrialError(file: file, reason: "row \(times.count + 1) is not like its header")
      }
      times.append(Int64((time * 1e9).rounded()))
      let numbers = places[1...].compactMap { Double(text(cells[$0])) }
      let isTracked = numbers.count == 5 && numbers.allSatisfy { !$0.isNaN }
      attitudes.append(
        isTracked && numbers[4] == 1
          ? Quaternion(numbers[0], numbers[1], numbers[2], numbers[3]).normalized : nil)
    }
  }

  init(times: [Int64], attitudes: [Quaternion?]) {
    self.times = times
    self.attitudes = attitudes
  }

  /// Between two rows on the way from one to the other, which turns so little between two that the
  /// chord is as good as the arc; nil where one of them is missing.
  func attitude(at time: Int64) -> Quaternion? {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let first = attitudes[low - 1] else { return nil }
    if times[low - 1] == time { return first }
    guard low < times.count, var second = attitudes[low] else { return nil }
    let part = Double(time - times[low - 1]) / Double(times[low] - times[low - 1])
    // q and −q are one attitude.
    if (first.conjugate * second).w < 0 {
      second = Quaternion(-second.w, -second.x, -second.y, -second.z)
    }
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return Quaternion(
      between(first.w, second.w), between(first.x, second.x), between(first.y, second.y),
      between(first.z, second.z)
    ).normalized
  }
}
