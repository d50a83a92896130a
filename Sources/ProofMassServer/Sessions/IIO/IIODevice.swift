// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassPhysics

/// A sensor as a device of IIO, Linux's subsystem for sensors: its channels and their constants.
///
/// The channels are `accel_x`, `anglvel_x` or `magn_x`, those of y and z, and `timestamp`; the attributes have the
/// names and the units of Linux's Documentation/ABI/testing/sysfs-bus-iio.
package struct IIODevice: Sendable {
  /// The name that Linux's driver of the part gives to the device: `lis331dlh`.
  package let name: String
  /// The rates in hertz that the sensor can be set to; empty for one that measures on request, at any in ``anyRate``.
  package let rates: [Double]
  /// The values of a digit of each axis, in m/s², rad/s or gauss.
  let scale: Axes<Double>
  /// The bits of a sample that count. In a buffer they are the upper ones of 16, as in the registers of ST's parts.
  let bits: Int
  /// The rotation from the axes of the counts to those of the board, as IIO writes a matrix.
  let mountMatrix: String
  /// The channels' type: `accel`.
  let type: String

  /// - Parameters:
  ///   - digit: The values of a digit of each axis, in the unit of the quantity.
  ///   - mountMatrix: Three rows of three numbers, as `1, 0, 0; 0, 1, 0; 0, 0, 1`.
  package init(
    _ name: String, _ quantity: Quantity, digit: Axes<Double>, bits: Int, rates: [Double],
    mountMatrix: String
  ) {
    self.name = name
    self.bits = bits
    self.rates = rates
    self.mountMatrix = mountMatrix
    switch quantity {
    case .acceleration: (type, scale) = ("accel", digit.map { $0 * 9.80665 })
    case .angularRate: (type, scale) = ("anglvel", digit)
    case .magneticFluxDensity: (type, scale) = ("magn", digit.map { $0 / 100 })
    }
  }

  /// The rates in hertz of a sensor that measures on request.
  static var anyRate: ClosedRange<Double> { 0.001...100 }

  /// The number of the channel `timestamp`; those before it are the axes.
  static var timestamp: Int { 3 }

  /// The channels' names, in the order of their bits in a mask.
  var channels: [String] { ["x", "y", "z"].map { "\(type)_\($0)" } + ["timestamp"] }

  /// The names of the attributes of a channel; for nil, those of the device. Most of Linux's drivers have the rate
  /// there, that of the ADXL345 has it with the axes.
  func attributes(of channel: Int?) -> [String] {
    switch channel {
    case nil:
      ["current_timestamp_clock", "sampling_frequency"]
        + (rates.isEmpty ? [] : ["sampling_frequency_available"])
    case Self.timestamp: []
    default: ["mount_matrix", "raw", "sampling_frequency", "scale", "scale_available"]
    }
  }

  /// An attribute that does not change; nil where there is none of the name.
  ///
  /// - Parameter axis: The axis; nil for an attribute of the device.
  func constant(_ attribute: String, ofAxis axis: Int?) -> [UInt8]? {
    var text: [UInt8] = []
    switch (attribute, axis) {
    case ("mount_matrix", .some): text += Array(mountMatrix.utf8)
    // The configuration of the chip, which sampling does not change, decides on the range.
    case ("scale", let axis?), ("scale_available", let axis?):
      // Billionths, as the finest form that Linux's drivers print.
      text.append(seconds: Int64((scale[axis] * 1e9).rounded()))
    case ("current_timestamp_clock", nil): text += Array("realtime".utf8)
    case ("sampling_frequency_available", nil) where !rates.isEmpty:
      for (index, rate) in rates.enumerated() {
        if index > 0 { text.append(UInt8(ascii: " ")) }
        text.append(decimal: rate)
      }
    default: return nil
    }
    return text
  }

  // MARK: Buffers

  /// The channels of a mask of a buffer.
  struct ChannelMask: Equatable {
    let bits: UInt32

    /// Nil where no channel is selected, and for a text that is not one word of a mask.
    init?(_ text: some StringProtocol) {
      guard text.utf8.count == 8, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
        let bits = UInt32(text, radix: 16), bits & 0xF != 0
      else { return nil }
      self.bits = bits & 0xF
    }

    func has(_ channel: Int) -> Bool { bits >> UInt32(channel) & 1 == 1 }

    /// The bytes of a sample: each element is aligned to its size.
    var sampleSize: Int {
      let words = (0..<IIODevice.timestamp).count { has($0) }
      guard has(IIODevice.timestamp) else { return 2 * words }
      return (2 * words + 7) / 8 * 8 + 8
    }

    /// The mask as the answer to READBUF has it.
    var text: String {
      let digits = String(bits, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }
  }

  /// Appends a sample with the channels of a mask.
  func append(_ sample: IIOSample, _ mask: ChannelMask, to output: inout [UInt8]) {
    var size = 0
    for axis in 0..<Self.timestamp where mask.has(axis) {
      output.append(littleEndian: sample.raw[axis] << Int16(16 - bits))
      size += 2
    }
    guard mask.has(Self.timestamp) else { return }
    output += [UInt8](repeating: 0, count: (8 - size % 8) % 8)
    output.append(littleEndian: sample.time)
  }
}

extension Axes {
  /// The value on an axis, by its number from 0.
  subscript(axis: Int) -> Element { axis == 0 ? x : axis == 1 ? y : z }
}

/// A sample of a device.
package struct IIOSample: Equatable, Sendable {
  /// The counts, on the sensor's axes.
  package var raw: Axes<Int16>
  /// The time since 1970, in nanoseconds.
  package var time: Int64

  package init(_ raw: Axes<Int16>, at time: Int64) {
    self.raw = raw
    self.time = time
  }
}
