// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

/// Names of a part's pins in the diagram, except its interrupts.
struct Pinout {
  /// Clock and data of both buses, which share them.
  static let clock = "SCL"
  static let data = "SDA"

  /// The pins that select the address on I2C, the lowest bit first.
  let addressPins: [String]
  /// The pin on which the part answers on SPI; nil where it has no SPI.
  let output: String?
  /// Chip select; nil where the part has no SPI.
  let chipSelect: String?

  /// The pins of a part: in ST's parts and in InvenSense's the SPI output is also the lowest address bit, AKM's have two
  /// address pins.
  init(_ facts: ChipFacts) {
    let isOfAKM = facts.quantities == [.magneticFluxDensity] && facts.i2c.incrementBit == 0
    let isOfInvenSense = facts.name.hasPrefix("MPU")
    let shared = isOfInvenSense ? "AD0" : "SDO"
    let addresses = facts.i2c.addresses.count
    addressPins = addresses < 2 ? [] : isOfAKM ? ["CAD0", "CAD1"] : [shared]
    output = facts.spi == nil ? nil : isOfAKM ? "SO" : shared
    chipSelect = facts.spi == nil ? nil : isOfAKM ? "CSB" : isOfInvenSense ? "nCS" : "CS"
  }

  /// The name of an interrupt pin in the diagram: `DRDY/INT2` of a datasheet is DRDY there.
  static func name(ofOutput name: String) -> String {
    String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
  }

  /// All pins, in the order in which they surround the breakout board.
  func all(outputs: [String]) -> [String] {
    var pins = ["VCC", "GND", Self.clock, Self.data]
    pins += addressPins
    if let output, !pins.contains(output) { pins.append(output) }
    if let chipSelect { pins.append(chipSelect) }
    return pins + outputs.map(Self.name)
  }
}
