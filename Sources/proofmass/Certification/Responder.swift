// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassMotion
import ProofMassSampling
import ProofMassServer

/// Answers requests with this package's driver of a chip.
struct Responder: ~Copyable {
  /// The most rows of one answer.
  private static let mostRows = 4096

  private let wiring: Wiring
  private let chip: ChipArgument
  private let quantities: [Quantity]
  private var sensor: SampledSensor<ChipLink, NoLine>?

  init(_ sensors: [ChipArgument], on wiring: Wiring) {
    self.wiring = wiring
    chip = sensors.devices[0]
    quantities = sensors.quantities
    sensor = nil
  }

  /// The lines of the answer to a line.
  mutating func answer(_ line: String) -> [JSON] {
    do throws(UserError) {
      switch DriverRequest(line) {
      case .configure(let settings):
        guard try configure(settings) else { return [.object([("unsupported", .bool(true))])] }
        return [Self.ok]
      case .read: return [try read(), Self.ok]
      case .drain: return try drain() + [Self.ok]
      case nil: throw .failure("no request: configure, read or drain")
      }
    } catch { return [.object([("error", .text(error.line))])] }
  }

  private static let ok = JSON.object([("ok", .bool(true))])

  /// Returns whether the driver has such settings.
  private mutating func configure(_ settings: DriverRequest.Settings) throws(UserError) -> Bool {
    var chip = chip
    for (quantity, range) in settings.ranges {
      guard let model = chip.model.sensors.first(where: { $0.quantity == quantity }),
        model.ranges.contains(range)
      else { return false }
      chip.ranges[quantity] = range
    }
    if let rate = settings.rate {
      guard chip.model.takes(rate: rate) else { return false }
      chip.rate = rate
    }
    let driver = try wiring.driver(of: chip, collects: settings.collects)
    let sampled = SampledSensor<ChipLink, NoLine>(
      driver, rate: chip.rate, mount: chip.mount, nil, wiring.clock)
    let isDrained = sampled.isDrained
    sensor = consume sampled
    return !settings.collects || isDrained
  }

  /// A row with a sample of each sensor.
  private mutating func read() throws(UserError) -> JSON {
    var samples: [SensorSample] = []
    do throws(SensorError) {
      // A chip that is switched off, or whose clock has stopped, ends this with an error.
      while samples.count < quantities.count {
        guard let due = sensor?.due else { throw .wrongState }
        wiring.clock.wait(until: due)
        guard let sample = try sensor?.take(wiring.clock, until: due) else {
          if sensor?.counts.overflows ?? 0 > 0 { throw .overflow }
          continue
        }
        samples.removeAll { $0.quantity == sample.quantity }
        samples.append(sample)
      }
    } catch { throw wiring.userError(error, chip) }
    return Self.row(samples)
  }

  /// The samples that are there already.
  private mutating func drain() throws(UserError) -> [JSON] {
    var rows: [JSON] = []
    let now = wiring.clock.now()
    do throws(SensorError) {
      guard sensor != nil else { throw .wrongState }
      while let due = sensor?.due, due <= now, rows.count < Self.mostRows {
        if let sample = try sensor?.take(wiring.clock, until: due) {
          rows.append(Self.row([sample]))
        }
      }
    } catch { throw wiring.userError(error, chip) }
    return rows
  }

  private static func row(_ samples: [SensorSample]) -> JSON {
    var members: [(String, JSON)] = []
    for sample in samples {
      let unit = Unit.allCases.first { $0.quantity == sample.quantity } ?? .g
      let (x, y, z) = (sample.value.x, sample.value.y, sample.value.z)
      for (name, value) in zip(unit.columns(sample.quantity.prefix), [x, y, z]) {
        members.append((name, .number(value)))
      }
    }
    if samples.contains(where: \.overrun) { members.append(("overrun", .bool(true))) }
    return .object(members)
  }
}
