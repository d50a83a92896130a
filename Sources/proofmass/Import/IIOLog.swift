// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ProofMassSystem

/// The binary samples of iio_readdev, by a context that describes them.
///
/// A sample has its channels in the order of their indices, each at a multiple of its size, and the whole has a
/// multiple of the largest size. A value is (raw + offset) × scale in m/s², rad/s, gauss or m°C, a timestamp in ns
/// (Linux, Documentation/ABI/testing/sysfs-bus-iio).
final class IIOLog: ImportSource {
  private struct Field {
    let channel: IIOChannel
    let format: IIOFormat
    let start: Int
    /// The place in an ``ImportRow``; nil for a channel that is not taken.
    var place: Int?
    /// The factor to the recording's unit, with the scale.
    var factor = 1.0
  }

  let path: String
  private let device: String
  private var file: InputFile
  private var fields: [Field] = []
  private var size = 0
  private let interval: Double?
  private var bytes: [UInt8] = []
  private var index = 0
  private var count = 0
  private var times = ForeignTimes(.nanoseconds)
  let isWithoutGravity = false

  /// - Parameters:
  ///   - wanted: The channels that were read; nil for all.
  ///   - rate: The samples a second, for samples without timestamps.
  init(
    _ path: String, _ device: IIOContext.Device, channels wanted: [String]?, rate: Double?
  ) throws(UserError) {
    self.path = path
    self.device = device.name.isEmpty ? device.id : device.name
    interval = rate.map { 1e9 / $0 }
    file = try asUserError { () throws(FileError) in try InputFile(path) }
    if let missing = wanted?.first(where: { id in !device.channels.contains { $0.id == id } }) {
      let known = device.channels.map(\.id).joined(separator: ",")
      throw .usage("--channels \(missing): \(self.device) has \(known)")
    }
    var largest = 1
    for channel in device.channels where wanted?.contains(channel.id) ?? true {
      guard let format = IIOFormat(channel.format) else {
        throw .failure(
          "--iio: \(channel.id) has the format \(channel.format): like le:s12/16>>4 are read")
      }
      let start = (size + format.size - 1) / format.size * format.size
      size = start + format.size
      largest = max(largest, format.size)
      fields.append(try field(channel, format, start))
    }
    size = (size + largest - 1) / largest * largest
    guard !sensors.isEmpty else {
      throw .failure("--iio: \(self.device) has no channel of a sensor, like accel_x or anglvel_x")
    }
    for sensor in sensors where sensor.places.contains(where: { !has($0) }) {
      throw .failure("--iio: \(self.device) has not all of \(sensor)'s axes among the channels")
    }
    guard interval != nil || fields.contains(where: { $0.channel.id == "timestamp" }) else {
      throw .usage("\(path) has no channel timestamp: name the samples a second with --rate HZ")
    }
  }

  private func has(_ place: Int) -> Bool { fields.contains { $0.place == place } }

  private static let units: [(String, ImportedSensor, unit: String)] = [
    ("accel", .acc, "m/s²"), ("anglvel", .gyr, "rad/s"), ("magn", .mag, "gauss"),
    ("temp", .temp, "m°C"),
  ]

  private func field(
    _ channel: IIOChannel, _ format: IIOFormat, _ start: Int
  ) throws(UserError) -> Field {
    var field = Field(channel: channel, format: format, start: start)
    let words = channel.id.split(separator: "_")
    guard let (_, sensor, name) = Self.units.first(where: { words.first == $0.0[...] }),
      let unit = ForeignUnit.named(name, of: sensor)
    else { return field }
    let axis = sensor == .temp ? 0 : ["x", "y", "z"].firstIndex(of: words.last ?? "")
    guard words.count == (sensor == .temp ? 1 : 2), let axis else { return field }
    guard let scale = channel.scale else {
      throw .failure(
        "--iio: no scale of \(channel.id): make the context with iio_info, or iio_genxml, on the "
          + "machine of the device")
    }
    field.place = sensor.first + axis
    field.factor = scale * unit.factor
    return field
  }

  var sensors: [ImportedSensor] {
    ImportedSensor.allCases.filter { sensor in
      fields.contains { $0.place.map(sensor.places.contains) ?? false }
    }
  }

  var origin: TimeOrigin { times.origin ?? .start }

  func leaveOut(_ sensor: ImportedSensor) {
    for index in fields.indices where fields[index].place.map(sensor.places.contains) == true {
      fields[index].place = nil
    }
  }

  func fault(_ reason: String) -> UserError { .failure("\(path): sample \(count): \(reason)") }

  func next() throws(UserError) -> ImportRow? {
    while bytes.count - index < size {
      bytes.removeFirst(index)
      index = 0
      let piece = try asUserError { () throws(FileError) in try file.readBytes() }
      guard !piece.isEmpty else {
        guard bytes.isEmpty else {
          throw .failure(
            "\(path) ends within a sample, \(bytes.count) of \(size) bytes: name the channels that "
              + "were read with --channels, in any order, or cut the file")
        }
        return nil
      }
      bytes += piece
    }
    defer { index += size }
    count += 1
    var row = ImportRow(time: evenTime(count - 1, interval), values: ImportRow.empty)
    for field in fields {
      let start = index + field.start
      let raw = field.format.value(bytes[start..<(start + field.format.size)])
      if let place = field.place {
        row.values[place] = (Double(raw) + (field.channel.offset ?? 0)) * field.factor
      } else if field.channel.id == "timestamp", interval == nil {
        guard let time = times.take(raw) else { throw fault("its timestamp is out of range") }
        row.time = time
      }
    }
    return row
  }

  private var meanings: [(String, String)] {
    fields.compactMap { field in
      guard let place = field.place,
        let sensor = ImportedSensor.allCases.first(where: { $0.places.contains(place) })
      else { return field.channel.id == "timestamp" ? ("timestamp", "time, ns") : nil }
      let offset = field.channel.offset.map { " + \(shortest($0))" } ?? ""
      let unit = Self.units.first { $0.1 == sensor }?.unit ?? ""
      let words = ForeignUnit.named(unit, of: sensor)?.words ?? ""
      return (
        field.channel.id,
        "\(sensor.axis(place - sensor.first)), (raw\(offset)) × "
          + "\(shortest(field.channel.scale ?? 1)) \(unit) × \(words)"
      )
    }
  }

  var notes: [String] {
    ["\(path): samples of \(device) in \(size) bytes, by --iio"]
      + meanings.map { "\(path): \($0.0) is \($0.1): by the context's format and scale" }
  }

  var json: JSON {
    .object([
      ("file", .text(path)), ("kind", .text("iio_readdev")), ("device", .text(device)),
      ("columns", .object(meanings.map { ($0.0, .text($0.1)) })),
    ])
  }
}
