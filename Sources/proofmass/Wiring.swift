// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassServer

/// A chosen bus: how its chips are reached, and by which clock.
struct Wiring<Chip: Bus & ~Copyable, Clock: Timebase> {
  var bus: BusChoice
  var clock: Clock
  /// The bus of a chip, ready for a driver.
  var open: (ChipArgument) throws(LinkError) -> sending Chip
  /// A line that a chip's data-ready pin is wired to.
  var openLine: (ChipArgument, GPIOName) throws(LinkError) -> sending ChipLine
  /// What a failed transaction means, in one line.
  var explain: (BusError, ChipArgument) -> String

  /// A link to a chip, or the reason why there is none.
  func link(to chip: ChipArgument) throws(Complaint) -> sending Chip {
    do throws(LinkError) { return try open(chip) } catch { throw .failure(error.line) }
  }

  /// The line of a chip that has one.
  func line(of chip: ChipArgument) throws(Complaint) -> sending ChipLine? {
    guard let name = chip.line else { return nil }
    do throws(LinkError) { return try openLine(chip, name) } catch { throw .failure(error.line) }
  }

  /// What a report calls the bus of a chip, which may hang on another wire than the rest.
  func name(of chip: ChipArgument) -> String {
    switch bus {
    case .emulator, .unix: return bus.name
    case .i2c, .spi:
      guard case .spi(let select) = chip.connection else { return bus.name }
      return select.devicePath
    }
  }

  func complaint(_ error: BusError, _ chip: ChipArgument) -> Complaint {
    .failure("\(chip.model.rawValue): \(explain(error, chip))")
  }

  func complaint(_ error: SensorError, _ chip: ChipArgument) -> Complaint {
    let place = "\(chip.place) on \(name(of: chip))"
    let words =
      switch error {
      case .bus(let error, _): explain(error, chip)
      case .identity(let expected, let found):
        "\(place) answers with identity \(found.hexText) instead of "
          + "\(expected.hexText): `proofmass detect` lists what is there"
      case .overflow: "the field is too strong to measure: move magnets away"
      case .dataError: "data changed while it was read: try again"
      case .notReady:
        "\(place) has no sample ready: see that nothing else reads the chip, or switch it off and on"
      case .lostConfiguration: "\(place) lost its configuration: check its supply"
      case .notTaken(let register):
        "register \(register.hexText) at \(place) did not take its value: check the wiring, "
          + "and that nobody else drives the chip"
      case .unsupported: "\(chip.name) does not have what was asked for"
      case .adjustment: "the fuse ROM at \(place) holds no sensitivity adjustment"
      case .line(let error):
        "waiting on \(chip.line?.description ?? "") failed (error \(error.code)): leave drdy= out"
      }
    return .failure("\(chip.model.rawValue): \(words)")
  }
}

typealias EmulatedLink = EitherBus<CircuitI2C, CircuitSPI>
typealias LinuxLink = EitherBus<LinuxI2C, LinuxSPI>
typealias ServedLink = EitherBus<ServedI2C, ServedSPI>

extension Wiring where Chip == EmulatedLink {
  init(_ board: EmulatedBoard, clock: Clock) {
    let circuit = board.circuit
    bus = .emulator
    self.clock = clock
    open = { chip in
      switch chip.connection {
      case .i2c(let address):
        EmulatedLink(I2CDevice(circuit.wire, chip.model.i2cTarget.at(address)))
      case .spi(let select):
        EmulatedLink(SPIDevice(circuit.wire(spi: select), chip.model.spiTarget))
      }
    }
    openLine = { (chip, name) throws(LinkError) in
      // The board carries what was named, and any line that was named with it.
      let pin = circuit.dataReadyPin(of: chip.connection)
      guard let line = pin.flatMap({ circuit.line($0, of: chip.connection) }) else {
        throw LinkError("\(chip.name) has no output for data ready: leave drdy=\(name) out")
      }
      return ChipLine(line)
    }
    explain = { error, chip in
      error.kind == .noAcknowledge
        ? "nothing answers at \(chip.place) on the emulator"
        : "the transfer at \(chip.place) on the emulator failed: \(error.kind)"
    }
  }
}

extension Wiring where Chip == LinuxLink, Clock == SystemTimebase {
  /// - Parameter bus: the I2C bus, or an SPI device.
  init(_ bus: BusChoice) {
    self.bus = bus
    clock = SystemTimebase()
    open = { (chip) throws(LinkError) in
      do throws(OpenError) {
        switch chip.connection {
        case .i2c(let address):
          return LinuxLink(try LinuxI2C(path: bus.name).device(chip.model.i2cTarget.at(address)))
        case .spi(let select):
          return LinuxLink(
            try LinuxSPI(bus: select.bus, chipSelect: select.select).device(chip.model.spiTarget))
        }
      } catch { throw LinkError(error) }
    }
    openLine = { (_, name) throws(LinkError) in
      do throws(OpenError) { return ChipLine(try GPIOLine(name)) } catch { throw LinkError(error) }
    }
    explain = { error, chip in
      switch chip.connection {
      case .i2c(let address): error.remedy(address: address, on: bus.name)
      case .spi(let select): error.remedy(address: nil, on: select.devicePath)
      }
    }
  }
}

extension Wiring where Chip == ServedLink, Clock == ServedTimebase {
  /// - Parameter path: the socket of a board that another process serves.
  init(served path: String) throws(Complaint) {
    bus = .unix(path: path)
    do throws(SocketError) {
      clock = try ServedTimebase(path: path) { _ = StopSignals.sleep(until: $0) }
    } catch { throw .failure(error.description) }
    open = { (chip) throws(LinkError) in
      do throws(SocketError) {
        switch chip.connection {
        case .i2c(let address):
          return ServedLink(
            I2CDevice(try ServedI2C(path: path), chip.model.i2cTarget.at(address)))
        case .spi(let select):
          return ServedLink(
            SPIDevice(try ServedSPI(path: path, select: select), chip.model.spiTarget))
        }
      } catch { throw LinkError(error) }
    }
    openLine = { (_, name) throws(LinkError) in
      do throws(SocketError) {
        return ChipLine(try ServedLine(path: path, line: name.line))
      } catch { throw LinkError(error) }
    }
    let name = bus.name
    explain = { error, chip in
      error.kind == .noAcknowledge
        ? "nothing answers at \(chip.place) on \(name): `proofmass detect --bus \(name)` lists "
          + "what is there"
        : "the transfer at \(chip.place) on \(name) failed (\(error.kind)): is it still served?"
    }
  }
}
