// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// A recording as a file of Renode's sensor data: a block for each sensor, on channel 0, with the times of the rows.
struct RESDExport: RecordingExport {
  private let path: String
  private let scan: RecordingScan

  init(_ path: String, _ scan: RecordingScan) throws(UserError) {
    (self.path, self.scan) = (path, scan)
    guard scan.format != .text else { throw Self.text(path) }
    guard RESD.forms.contains(where: { scan.samples(of: $0.sensor.quantity).count > 0 }) else {
      throw .failure("\(path) has no samples of acc, gyr, mag or temp: record with `stream`")
    }
  }

  /// Reads the recording once for each sensor.
  mutating func write(_ put: ([UInt8]) throws(UserError) -> Void) throws(UserError) {
    try put(RESD.header)
    for form in RESD.forms where scan.samples(of: form.sensor.quantity).count > 0 {
      try write(form, put)
    }
  }

  private func write(
    _ form: RESD.Form, _ put: ([UInt8]) throws(UserError) -> Void
  ) throws(UserError) {
    let kind = RESD.Kind.arbitraryTimes
    var left = scan.samples(of: form.sensor.quantity).count
    var bytes: [UInt8] = [kind.rawValue]
    bytes.append(littleEndian: form.type)
    bytes.append(littleEndian: UInt16(0))
    bytes.append(littleEndian: UInt64(kind.subheader + 8 + left * (kind.stamp + form.size)))
    // The start, from which the times count, and the size of the metadata.
    bytes += [UInt8](repeating: 0, count: kind.subheader + 8)
    _ = try RecordingScan(path) { (rows) throws(UserError) in
      // A file that grows has more than were counted.
      for row in rows where left > 0 {
        guard let sample = row.sample(of: form.sensor.quantity) else { continue }
        guard let time = UInt64(exactly: row.time) else {
          throw .failure(
            "\(path): the row at \(JSON.seconds(row.time).string) s is before 0, where times of RESD begin"
          )
        }
        bytes.append(littleEndian: time)
        for value in [sample.x, sample.y, sample.z].prefix(form.sensor.places.count) {
          guard let number = Int32(exactly: (value * form.factor).rounded()) else {
            throw .failure(
              "\(path): the row at \(JSON.seconds(row.time).string) s: \(shortest(value)) of \(form.sensor) is "
                + "more than 32 bits of \(form.unit)")
          }
          bytes.append(littleEndian: number)
        }
        left -= 1
      }
      try put(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    guard left == 0 else {
      throw .failure("\(path) changed while it was exported: export it again")
    }
  }

  var notes: [String] {
    var notes: [String] = []
    for form in RESD.forms where scan.samples(of: form.sensor.quantity).count > 0 {
      notes.append(
        "\(form.name), channel 0: \(counted(scan.samples(of: form.sensor.quantity).count, "sample")) of \(form.sensor) in \(form.unit)"
      )
    }
    return notes + leftOut(scan.further.map(\.sensor.name))
  }
}
