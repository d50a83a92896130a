// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux
import ProofMassMotion
import ProofMassServer

struct Read: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Configure chips, read one good sample of each sensor, and power them down.",
    discussion: HelpText.of(
      """
      Values are on the board's axes (axes=), raw counts on the sensor's, without calibration. Text is \
      rounded for \
      reading; json and jsonl are exact. Where a compass finds the field too strong to measure, the \
      others are printed, and the status is 1. The emulated board works in virtual time.
      """,
      chip: HelpText.chip(without: [.drdy, .int1, .int2, .cs, .adc, .temperatureOffset]),
      examples: [
        "proofmass read":
          "A sample of each chip of the emulated board.",
        "proofmass read lis331dlh,range=2g --sensing ideal":
          "Exactly 1 g.",
        "proofmass read lis331dlh l3g4200d,address=0x69 --bus 1":
          "Real chips on /dev/i2c-1.",
        "proofmass read --bus 1":
          "Whatever is there and has a driver.",
      ]))

  @Argument(
    help: ArgumentHelp(
      "The chips; \(HelpText.defaultChips)",
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var options: BusOptions
  @OptionGroup var sensing: SensingOptions
  @OptionGroup var calibration: CalibrationOptions
  @OptionGroup var units: UnitOptions

  @Option(help: "text, json (an array) or jsonl (an object a line).")
  var format = SampleFormat.text

  func run() throws {
    let list = try options.chips(chips, refusing: sensing.used)
    let bus = list.bus
    let chosen = try sensing.choose()
    var chips = list.chips
    for chip in chips { try chip.refuse([.drdy, .temperatureOffset], with: "read") }
    let units = try units.choose()
    let calibration = try calibration.read(adjusting: &chips)
    let wiring = try bus.wiring(chips, choosing: options.chipChoices, sensing: chosen)
    let origin = wiring.clock.now()
    var readings: [SampleReading] = []
    var failure: UserError?
    for device in chips.devices {
      let sensors = chips.filter { $0.isOnSameChip(as: device) }
      let samples = try Progress.during("waiting for a sample of \(device.name)") {
        () throws(UserError) in try wiring.readOnce(device, sensors.quantities)
      }
      for chip in sensors {
        var sample = samples.first { $0.quantity == chip.model.quantity }
        sample?.correct(by: calibration)
        if sample == nil { failure = failure ?? wiring.userError(SensorError.overflow, chip) }
        readings.append(
          SampleReading(
            chip: chip, bus: wiring.name(of: chip), origin: origin, sample: sample,
            unit: units[chip.model.quantity]))
      }
    }
    options.announce(bus, notes: list.notes, sensing: sensing)
    switch format {
    case .text:
      var table = TextTable()
      let hasRanges = chips.contains { $0.range != nil }
      for reading in readings { reading.append(to: &table, hasRanges: hasRanges) }
      try Console.print(table.text)
    case .json: try Console.print(JSON.array(readings.map(\.json)).versioned.line)
    case .jsonl: try Console.print(readings.flatMap(\.json.versioned.line))
    }
    if let failure { throw failure }
  }
}

extension Wiring {
  /// Configures a chip, reads one good sample of each sensor and powers it down; none where the field was too
  /// strong to measure.
  func readOnce(
    _ chip: ChipArgument, _ quantities: [Quantity]
  ) throws(UserError) -> [SensorSample] {
    var sensor = try sensor(chip)
    var samples: [SensorSample] = []
    var failed = chip
    do throws(SensorError) {
      // A chip that is switched off, or whose clock has stopped, ends this with an error.
      while true {
        clock.wait(until: sensor.due)
        let sample = try sensor.take(clock, until: sensor.due)
        if sensor.counts.dataErrors > 3 { throw .dataError }
        if let error = sensor.takeInnerFailure() { failed = chip.behind.first ?? chip; throw error }
        if let sample, !samples.contains(where: { $0.quantity == sample.quantity }) {
          samples.append(sample)
        }
        guard samples.count == quantities.count || sensor.counts.overflows > 0 else { continue }
        try sensor.powerDown(clock)
        return samples
      }
    } catch { throw userError(error, failed) }
  }
}
