// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// A recording of a part: its chips, samples and temperatures.
struct TwinRecord {
  /// The samples of a sensor, by time in seconds.
  struct Track {
    let times: [Double]
    let values: [Axes<Double>]

    /// The index of the first sample at a time or later.
    func index(at time: Double) -> Int { TwinRecord.index(times.count) { times[$0] < time } }
  }

  /// The longest time of a recording, in seconds: 30 days. A choice.
  private static let longest = 30 * 86_400.0

  let path: String
  let chips: [ChipArgument]
  let tracks: [Quantity: Track]
  let temperatures: Recording.Samples?
  /// The temperature in °C that an emulated board was given; nil for another.
  private let given: Double?
  /// What says that two recordings are of one part: sensing and seed of the emulator, or the bus.
  private let specimen: String

  /// Reads a recording. Refuses one that does not name its chips, or that was corrected.
  init(_ path: String) throws(UserError) {
    guard path != "-" else {
      throw .usage("- is standard input: name files, which can be read twice")
    }
    self.path = path
    let (samples, header) = try recording(path, RecordedSensors())
    guard let header else {
      throw .failure(
        "\(path) does not say which chips it is of: record with `stream --output FILE`")
    }
    guard header["align"] == nil else {
      throw .failure(
        "\(path) was recorded with --align, whose values lie between samples: record without")
    }
    let all = try ChipArgument.list(in: header, of: path)
    let entries = header["chips"]?.array ?? []
    guard !all.isEmpty else { throw .failure("\(path) names no chip: record with `stream`") }
    if let (chip, _) = zip(all, entries).first(where: { $0.1.isCorrected }) {
      throw .failure(
        "\(path): a calibration has corrected \(chip.name), so its errors are gone: record without "
          + "--calibration")
    }
    chips = all.filter { $0.number == 0 }
    var tracks: [Quantity: Track] = [:]
    for chip in chips {
      let quantity = Motion.Quantities(chip.model.quantity)
      guard let found = samples.sensors.first(where: { $0.quantity == quantity }) else { continue }
      let columns = found.columns.map(\.array)
      tracks[chip.model.quantity] = Track(
        times: found.times.map { Double($0) * 1e-9 },
        values: columns[0].indices.map { Axes(columns[0][$0], columns[1][$0], columns[2][$0]) })
    }
    self.tracks = tracks
    let end = tracks.values.compactMap(\.times.last).max() ?? 0
    guard end <= Self.longest else {
      throw .failure(
        "\(path) is longer than \(rounded(Self.longest / 86_400)) days: record in parts")
    }
    temperatures = samples.sensors.first { $0.quantity == .temperature }
    let isSteady =
      header["bus"]?.text == "emulator" && header["motion"] == nil
      && header["scenario"]?.text != "warm"
    given = header["temperature_C"]?.double ?? (isSteady ? 25 : nil)
    let keys = ["bus", "sensing", "seed"]
    specimen = keys.map { "\($0) \(header[$0]?.text ?? "none")" }.joined(separator: ", ")
  }

  /// Refuses a recording of another part than the first.
  func check(like first: TwinRecord) throws(UserError) {
    let advice = "a twin is of one part: leave one recording out"
    for chip in chips {
      guard let other = first.chips.first(where: { $0.model.quantity == chip.model.quantity })
      else { continue }
      guard other.name == chip.name else {
        throw .failure("\(path) is of \(chip.name), \(first.path) of \(other.name): \(advice)")
      }
      guard other.rangeText == chip.rangeText else {
        throw .failure(
          "\(path) has \(chip.name) at \(chip.rangeText ?? ""), \(first.path) at "
            + "\(other.rangeText ?? ""): record both at one range, because offsets differ")
      }
    }
    guard specimen == first.specimen else {
      throw .failure(
        "\(path) is of another specimen (\(specimen)) than \(first.path) (\(first.specimen)): \(advice)"
      )
    }
  }

  /// The mean temperature in °C over a time in seconds; nil where the recording does not say.
  func temperature(from start: Double, to end: Double) -> Double? {
    guard let temperatures, let column = temperatures.columns.first else { return given }
    let times = temperatures.times
    let first = Self.index(times.count) { Double(times[$0]) * 1e-9 < start }
    let last = Self.index(times.count) { Double(times[$0]) * 1e-9 <= end }
    guard first < last else { return given }
    return (first..<last).reduce(0) { $0 + column[$1] } / Double(last - first)
  }

  /// The number of the first elements for which something holds, where it holds for none after these.
  private static func index(_ count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
