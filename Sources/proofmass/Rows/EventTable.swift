// SPDX-License-Identifier: Apache-2.0

import ProofMassFusion
import ProofMassMotion

/// A change of orientation, or a phase of a shake.
struct EventRow: TimedRow {
  enum What: Sendable {
    case orientation(OrientationChange)
    case motion(MotionEvent)
  }

  var time: Int64
  var what: What

  init(_ what: What, _ run: SessionRun) {
    let timestamp =
      switch what {
      case .orientation(let change): change.timestamp
      case .motion(let event): event.timestamp
      }
    time = run.time(of: timestamp)
    self.what = what
  }
}

/// The rows of `events`.
struct EventTable: RowTable {
  let time = Column("time_s", decimals: 3, width: 10)
  /// Each is as wide as its longest word; only a shake has an axis.
  let columns = [
    Column(words: "event", width: 13), Column(words: "value", width: 20),
    Column(words: "axis", width: 3),
  ]

  func append(_ row: EventRow, to cells: inout RowCells) {
    switch row.what {
    case .orientation(let change):
      cells.append(.word("orientation"))
      cells.append(.word("\(change.orientation)"))
      cells.append(.empty)
    case .motion(let event):
      cells.append(.word("\(event.subtype)"))
      cells.append(.word("\(event.phase)"))
      cells.append(.word("\(event.dominantAxis)"))
    }
  }
}
