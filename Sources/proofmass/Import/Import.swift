// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// Logs that are merged by their times into one recording.
struct Import {
  private let sources: [any ImportSource]
  /// The next row of each source.
  private var next: [ImportRow?]
  /// The time in the logs that is 0 in the recording.
  private let zero: Int64
  private(set) var rows = 0

  let sensors: [ImportedSensor]

  init(_ sources: [any ImportSource]) throws(UserError) {
    self.sources = sources
    try Self.share(sources)
    let sensors = ImportedSensor.allCases.filter { sensor in
      sources.contains { $0.sensors.contains(sensor) }
    }
    self.sensors = sensors
    next = []
    for source in sources {
      guard let row = try source.next() else {
        throw .failure("\(source.path) has no row below its header: name a whole log")
      }
      next.append(row)
    }
    let origins = sources.map(\.origin)
    if let other = origins.firstIndex(where: { $0 != origins[0] }) {
      throw .failure(
        "\(sources[0].path) has times from \(origins[0].words), \(sources[other].path) from "
          + "\(origins[other].words): name columns of one kind with --map COLUMN=time:s")
    }
    // Times from the start of a log stay as they are.
    zero = origins[0] == .start ? 0 : next.compactMap { $0?.time }.min() ?? 0
  }

  /// Each sensor comes from one log: that with gravity before that without.
  private static func share(_ sources: [any ImportSource]) throws(UserError) {
    let accelerations = sources.filter { $0.sensors.contains(.acc) }
    if accelerations.contains(where: { !$0.isWithoutGravity }) {
      for source in accelerations where source.isWithoutGravity { source.leaveOut(.acc) }
    }
    for sensor in ImportedSensor.allCases {
      let owners = sources.filter { $0.sensors.contains(sensor) }
      guard owners.count > 1 else { continue }
      throw .failure(
        "\(owners[0].path) and \(owners[1].path) both have \(sensor): leave one out, or its columns "
          + "with --map COLUMN=none")
    }
  }

  /// The next row with a sample; nil after the last.
  mutating func row() throws(UserError) -> ImportRow? {
    while let time = next.lazy.compactMap({ $0?.time }).min() {
      var row = ImportRow(time: time - zero, values: ImportRow.empty)
      for index in sources.indices {
        guard let one = next[index], one.time == time else { continue }
        for place in one.values.indices where !one.values[place].isNaN {
          row.values[place] = one.values[place]
        }
        next[index] = try sources[index].next()
        if let later = next[index]?.time, later <= time {
          throw sources[index].fault(
            "its time, \(seconds(later)) s, is not later than that of the row above, \(seconds(time)) s"
          )
        }
      }
      guard sensors.contains(where: row.has) else { continue }
      rows += 1
      return row
    }
    return nil
  }

  private func seconds(_ time: Int64) -> String { JSON.seconds(time - zero).string }

  /// When the recording began, where the logs say it.
  var began: Date? {
    guard sources[0].origin == .epoch else { return nil }
    return Date(timeIntervalSince1970: Double(zero) / 1e9)
  }

  /// The members of the header.
  var members: [(String, JSON)] {
    let isLinear = sources.contains(where: \.isWithoutGravity)
    return [("sources", .array(sources.map(\.json)))]
      + (isLinear ? [("without_gravity", .bool(true))] : [])
  }

  var notes: [String] { sources.flatMap(\.notes) }
}

extension TimeOrigin {
  var words: String {
    switch self {
    case .start: "the start"
    case .epoch: "1970, UTC"
    case .localEpoch: "1970, in an unknown zone"
    case .midnight: "midnight"
    }
  }
}
