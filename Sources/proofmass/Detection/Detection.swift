// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// What answers on a bus. Identity registers are read at the addresses of the parts that have a driver, and one
/// byte, without selecting a register, at all others that I2C does not reserve; nothing is written, but for
/// ``openBypasses()``.
struct Detection {
  let wiring: Wiring
  private(set) var devices: [DetectedDevice] = []
  private let held = Held()

  /// Whether a driver of the kernel holds an address, which was reported.
  private final class Held { var isAny = false }

  /// - Parameter bypass: Whether to look for compasses behind an MPU-9150 and its relatives, which writes registers and
  ///   restores them.
  init(on wiring: Wiring, bypass: Bool = false) throws(UserError) {
    self.wiring = wiring
    guard case .spi(let select) = wiring.bus else {
      devices = try identified(at: Self.addresses).map { device throws(UserError) in
        device.isIdentified && !Self.isAmbiguous(device) ? device : try identifiedLater(device)
      }
      if bypass { try openBypasses() }
      devices += try others()
      return
    }
    // An SPI bus without a chip reads as zeros or ones.
    devices = try identified(
      at: Self.probes(of: ChipModel.allCases.filter(\.hasSPI), .spi(select))
    ).filter { !$0.candidates.isEmpty }
  }

  /// Adds the compasses that answer through bypasses.
  private mutating func openBypasses() throws(UserError) {
    // A signal ends the command after the registers are restored.
    StopSignals.catch()
    for index in devices.indices where devices[index].mayHideCompass {
      devices += try compasses(behind: devices[index])
      devices[index].isOpened = true
    }
  }

  /// The chips that answer at the addresses of no known part.
  private func others() throws(UserError) -> [DetectedDevice] {
    let known = Swift.Set(ChipModel.allCases.flatMap(\.facts.i2c.addresses))
    do throws(LinkError) {
      return try wiring.answering((0x08...0x77).filter { !known.contains($0) })
        .map { DetectedDevice(place: .i2c($0), identity: nil, candidates: []) }
    } catch { throw .failure(error.line) }
  }

  /// Reads the probes' registers where something answers.
  func identified(at probes: [Probe]) throws(UserError) -> [DetectedDevice] {
    var found: [DetectedDevice] = []
    for probe in probes {
      // Parts with one address may have their identities in different registers.
      let isSame = found.last?.place == probe.place.connection
      if isSame, found.last?.isIdentified == true { continue }
      guard let byte = try read(probe.register, of: probe.place) else { continue }
      var device = probe.found(byte)
      if device.isIdentified, device.candidates.contains(Datasheet.AK8975.name),
        let part = try read(Datasheet.AK8975.INFO.address, of: probe.place)
      {
        // Register 01 distinguishes the magnetometers of AKM, as far as it is known.
        device.candidates = AKMIdentity(maker: byte, part: part).candidates
      }
      if !isSame {
        found.append(device)
      } else if device.isIdentified {
        found[found.count - 1] = device
      }
    }
    return found
  }

  /// Whether the identity of a part with a driver is that of others, too, which further registers distinguish.
  private static func isAmbiguous(_ device: DetectedDevice) -> Bool {
    device.candidates.contains { name in
      SensorPart(named: name) != nil && LaterPart.all.contains { $0.names.contains(name) }
    }
  }

  /// The device by the identities of parts without a driver here, which are in other registers.
  private func identifiedLater(_ device: DetectedDevice) throws(UserError) -> DetectedDevice {
    guard case .i2c(let address) = device.place, let chip = Self.any(at: device.place) else {
      return device
    }
    var values: [UInt8: UInt8] = [:]
    func holds(_ mark: OtherPartFacts.Mark) throws(UserError) -> Bool {
      if values[mark.register] == nil { values[mark.register] = try read(mark.register, of: chip) }
      return values[mark.register].map { $0 & mark.mask == mark.value } ?? false
    }
    var device = device
    var marks: [OtherPartFacts.Mark] = []
    for part in LaterPart.all where part.addresses.contains(address) {
      if marks.isEmpty {
        var isPart = !part.marks.isEmpty
        for mark in part.marks where isPart { isPart = try holds(mark) }
        guard isPart, let last = part.marks.last else { continue }
        marks = part.marks
        device.identity = values[last.register]
        (device.candidates, device.isGuess) = ([], false)
      }
      guard part.marks == marks else { continue }
      device.candidates += part.names.filter { !device.candidates.contains($0) }
    }
    return device
  }

  /// The value of a register; nil where nothing answers, or a driver of the kernel holds the address, which is
  /// reported.
  private func read(_ register: UInt8, of chip: ChipArgument) throws(UserError) -> UInt8? {
    var link: ChipLink
    do throws(LinkError) { link = try wiring.open(chip) } catch {
      guard error.isHeldByKernel else { throw .failure(error.line) }
      Console.say(error.line)
      held.isAny = true
      return nil
    }
    do throws(BusError) { return try link.read(register) } catch {
      guard error.kind == .noAcknowledge else { throw .failure(wiring.explain(error, chip)) }
      return nil
    }
  }

  /// Refuses a bus on which nothing answers.
  func requireAnswer() throws(UserError) {
    guard devices.isEmpty else { return }
    throw .failure(
      held.isAny
        ? "nothing else answers on \(wiring.bus.name): unbind the drivers of the kernel"
        : "nothing answers on \(wiring.bus.name): check supply and wiring, and that CS is high on I2C"
    )
  }

  /// The argument for whatever is at a place: registers are read and written singly, so that any part's framing
  /// works.
  static func any(at place: Transaction.Target) -> ChipArgument? {
    ChipModel.assumed.first.map { ChipArgument($0, on: place) }
  }
}
