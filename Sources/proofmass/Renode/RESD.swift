// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Renode's sensor data format, version 1 (Renode's documentation, "Renode Sensor Data Format"; the number of the
/// magnetic flux density from its source, RESDSample.cs). Numbers have the lowest byte first.
///
/// A file is a header and blocks, each with samples of one type and channel.
enum RESD {
  /// The name, the version and three reserved bytes.
  static let header: [UInt8] = Array("RESD".utf8) + [1, 0, 0, 0]

  /// The bytes of a block's header: kind, sample type, channel, and the size of what follows.
  static let blockHeader = 1 + 2 + 2 + 8

  enum Kind: UInt8 {
    /// After the header the start, and before each sample its time after that, in nanoseconds.
    case arbitraryTimes = 1
    /// After the header the start and the period in nanoseconds.
    case constantRate = 2

    /// The bytes between the block's header and the size of its metadata.
    var subheader: Int { self == .arbitraryTimes ? 8 : 16 }
    /// The bytes before each sample.
    var stamp: Int { self == .arbitraryTimes ? 8 : 0 }
  }

  /// How a sensor's samples are written: 32 bits with a sign for each value.
  struct Form {
    let sensor: ImportedSensor
    /// The number of the sample type.
    let type: UInt16
    let name: String
    let unit: String
    /// The number of such units in the recording's unit.
    let factor: Double

    var size: Int { 4 * sensor.places.count }
  }

  static let forms = [
    Form(sensor: .acc, type: 2, name: "acceleration", unit: "µg", factor: 1e6),
    Form(sensor: .gyr, type: 3, name: "angular rate", unit: "10 µrad/s", factor: 1e5),
    Form(sensor: .mag, type: 8, name: "magnetic flux density", unit: "nT", factor: 1e3),
    Form(sensor: .temp, type: 1, name: "temperature", unit: "m°C", factor: 1e3),
  ]
}
