// SPDX-License-Identifier: Apache-2.0

/// A channel of a buffer of Linux' IIO subsystem, as its context describes it.
struct IIOChannel {
  /// Such as `accel_x`, `anglvel_z`, `magn_y`, `temp` and `timestamp`.
  let id: String
  let index: Int
  /// Such as `le:s12/16>>4`.
  let format: String
  var scale: Double?
  var offset: Double?
}

/// The devices of a context with their buffers' channels: the XML of iio_genxml, or the text of iio_info.
struct IIOContext {
  struct Device {
    let id: String
    var name: String
    var channels: [IIOChannel] = []
  }

  private(set) var devices: [Device] = []

  /// Devices with a buffer only.
  init(_ text: String) {
    if text.contains("<context") { readXML(text) } else { readText(text) }
    for index in devices.indices { devices[index].channels.sort { $0.index < $1.index } }
    devices.removeAll { $0.channels.isEmpty }
  }

  /// Notes an attribute of the last channel.
  private mutating func set(_ attribute: String, _ value: String) {
    guard let device = devices.indices.last, let channel = devices[device].channels.indices.last
    else { return }
    switch attribute {
    case "scale": devices[device].channels[channel].scale = finite(value)
    case "offset": devices[device].channels[channel].offset = finite(value)
    default: break
    }
  }

  // MARK: XML

  private mutating func readXML(_ text: String) {
    var id: String?
    // Attributes may come before the scan element.
    var attributes: [(String, String)] = []
    for tag in text.split(separator: "<").dropFirst() {
      let body = tag.prefix { $0 != ">" }
      let members = Self.attributes(body)
      switch body.prefix(while: { !$0.isWhitespace && $0 != "/" }) {
      case "device":
        devices.append(Device(id: members["id"] ?? "", name: members["name"] ?? ""))
      case "channel":
        id = members["type"] == "output" ? nil : members["id"]
        attributes = []
      case "scan-element":
        guard let id, let device = devices.indices.last, let format = members["format"],
          let index = members["index"].flatMap({ Int($0) })
        else { continue }
        devices[device].channels.append(IIOChannel(id: id, index: index, format: format))
        if let scale = members["scale"] { set("scale", scale) }
        for (name, value) in attributes { set(name, value) }
      case "attribute":
        guard let id, let name = members["name"], let value = members["value"] else { continue }
        attributes.append((name, value))
        if devices.last?.channels.last?.id == id { set(name, value) }
      default:
        if tag.hasPrefix("/channel") { id = nil }
      }
    }
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    var members: [String: String] = [:]
    let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      let name = pieces[index].split { $0.isWhitespace || $0 == "=" }.last
      members[String(name ?? "")] = unescaped(pieces[index + 1])
    }
    return members
  }

  private static func unescaped(_ text: Substring) -> String {
    var text = String(text)
    for (entity, character) in [("&gt;", ">"), ("&lt;", "<"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacing(entity, with: character)
    }
    return text
  }

  // MARK: Text

  /// Lines such as `iio:device0: lsm9ds1_accel (buffer capable)`, `accel_x:  (input, index: 0, format: le:S16/16>>0)`
  /// and `attr  2: scale value: 0.000598`.
  private mutating func readText(_ text: String) {
    var isInChannel = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0.isWhitespace }
      let words = line.split { $0.isWhitespace }
      if line.hasPrefix("iio:device") || line.hasPrefix("hwmon") || line.hasPrefix("trigger") {
        let id = String(words[0].dropLast(words[0].last == ":" ? 1 : 0))
        devices.append(Device(id: id, name: words.count > 1 ? String(words[1]) : ""))
        isInChannel = false
      } else if line.contains("(input, index: ") || line.contains("(input, WARN: ") {
        let id = String(line.prefix { $0 != ":" })
        guard let device = devices.indices.last,
          let index = Self.value(of: "index: ", in: line).flatMap({ Int($0) }),
          let format = Self.value(of: "format: ", in: line)
        else { continue }
        devices[device].channels.append(IIOChannel(id: id, index: index, format: String(format)))
        isInChannel = true
      } else if line.contains("(output") || line.contains("(input")
        || line.contains("specific attributes") && !line.contains("channel")
      {
        isInChannel = false
      } else if isInChannel, line.hasPrefix("attr"), words.count >= 5, words[3] == "value:" {
        set(String(words[2]), String(words[4]))
      }
    }
  }

  private static func value(of key: String, in line: Substring) -> Substring? {
    guard let range = line.firstRange(of: key) else { return nil }
    return line[range.upperBound...].prefix { $0 != "," && $0 != ")" }
  }
}
