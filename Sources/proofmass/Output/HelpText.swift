// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// The text of a verb's help: its action, the syntax of its chips, and examples, which run unchanged if they
/// need no file and no bus.
enum HelpText {
  /// - Parameters:
  ///   - words: The verb's action.
  ///   - chip: The syntax of its chips, see ``chip(without:)``; nil for a verb without chips.
  ///   - examples: Command lines, each with its purpose.
  static func of(
    _ words: String, chip: String? = nil, examples: KeyValuePairs<String, String>
  ) -> String {
    let lines = examples.map { "  \($0.key)\n      \($0.value)" }
    let paragraphs = [words, chip, "Examples:\n" + lines.joined(separator: "\n")]
    return paragraphs.compactMap { $0 }.joined(separator: "\n\n")
  }

  /// The syntax of CHIP with the keys that a verb accepts.
  ///
  /// - Parameter ofMotion: Whether the verb follows a motion, see ``ChipList``.
  static func chip(without refused: [ChipArgument.Key], ofMotion: Bool = false) -> String {
    let keys = ChipArgument.Key.allCases.filter { !refused.contains($0) }
    return "CHIP is NAME[,KEY=VALUE…], with any of "
      + keys.map(\.syntax).joined(separator: ", ") + "." + prefixes(keys)
      + (keys.contains(.range)
        ? " Without range= a sensor has its \(ofMotion ? greatest : "smallest range")." : "")
      + " `proofmass --help` lists the names."
  }

  /// See `SensorPart.Sensor.motionRange`.
  private static let greatest = "greatest range, a magnetometer its smallest beyond 1 G"

  /// The prefixes of keys, where a name stands for several sensors or chips.
  private static func prefixes(_ keys: [ChipArgument.Key]) -> String {
    keys.contains(.range)
      ? " A key of one sensor or chip among several has its prefix: acc.range=4g, mag.address=0x1e."
      : ""
  }

  /// The syntax of CHIP for verbs that read and write its registers, and neither configure nor sample it.
  static let ofRegisters = chip(without: [
    .rate, .range, .hub, .identity, .drdy, .int1, .int2, .cs, .adc, .axes, .position,
    .temperatureOffset,
  ])

  /// The chips of a verb that samples, where none is named.
  static let defaultChips = "by default the emulator's three, on a bus what `detect` finds."

  /// The syntax of CHIP where only the kind of part matters.
  static let nameOfChip = "CHIP is a name alone; `proofmass --help` lists the names."
}

extension ChipArgument.Key {
  /// The key with a value as an example.
  var syntax: String {
    switch self {
    case .bus: "bus=2 or bus=/dev/spidev0.1 (its own bus, instead of --bus)"
    case .address: "address=0x19"
    case .spi: "spi=B.C (its chip select /dev/spidevB.C)"
    case .rate: "rate=HZ"
    case .range: "range=8g or 2000dps"
    case .hub:
      "hub=lis2mdl (the magnetometer on its auxiliary bus, which it reads at its rate, at most 104 Hz; with mag.address=, "
        + "mag.range=, mag.axes= of its own; hub=none without the one inside an mpu9150, mpu9250, mpu9255 or icm20948)"
    case .identity: "identity=0x98 (what a clone of an mpu6050 or mpu9250 answers in its place)"
    case .drdy: "drdy=17 or drdy=gpiochip0:17 (the line of its data-ready pin)"
    case .int1: "int1=22 (the line of its pin INT1; other programs)"
    case .int2: "int2=27 (the line of its pin INT2)"
    case .cs: "cs=5 (with spi=: the line that selects it)"
    case .axes: "axes=+y-x+z (where on the board its x, y and z point)"
    case .position: "position=X:Y:Z (in metres from the board's centre; emulator)"
    case .adc: "adc=V:V:V (of a LIS3DH: the voltages at ADC1, ADC2 and ADC3)"
    case .temperatureOffset:
      "temperature-offset=C (the °C at which a gyroscope's OUT_TEMP is 0; 37 on the emulator)"
    }
  }
}
