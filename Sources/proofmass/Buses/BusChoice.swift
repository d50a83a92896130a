// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer

// Everything that differs between kinds of buses. Another kind is a case here, with its spelling, its
// name and its wiring.

/// The bus that a verb uses.
enum BusChoice: Equatable {
  case emulator
  case i2c(path: String)
  case spi(SPISelect)
  /// A board that another process serves.
  case unix(path: String)

  init(_ text: String) throws(UserError) {
    let known = "emulator, N or /dev/i2c-N, B.C or /dev/spidevB.C, unix:SOCKET"
    let name = Self.rest(of: text, after: "/dev/") ?? text
    if text == "emulator" {
      self = .emulator
    } else if let number = UInt16(Self.rest(of: name, after: "i2c-") ?? text) {
      self = .i2c(path: "/dev/i2c-\(number)")
    } else if let select = SPISelect(text: Self.rest(of: name, after: "spidev") ?? text) {
      self = .spi(select)
    } else if let path = Self.rest(of: text, after: "unix:") {
      guard !path.isEmpty else {
        throw .usage(
          "unix: names no socket: unix:SOCKET, as in `proofmass emulate --listen SOCKET`")
      }
      self = .unix(path: path)
    } else {
      let near = advice(for: text, among: ["emulator", "i2c-1", "/dev/i2c-1", "/dev/spidev0.0"])
      throw .usage("unknown bus \(quoted(text))\(near): \(known)")
    }
  }

  private static func rest(of text: String, after prefix: String) -> String? {
    text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  /// The bus in a report, as the command line spells it.
  var name: String {
    switch self {
    case .emulator: "emulator"
    case .i2c(let path): path
    case .spi(let select): select.devicePath
    case .unix(let path): "unix:\(path)"
    }
  }

  var isSPI: Bool { if case .spi = self { true } else { false } }

  /// The bus of one chip in a report: a chip with bus= or spi= has another one than the rest.
  func name(of chip: ChipArgument) -> String {
    switch chip.bus ?? self {
    case .emulator, .unix: return name
    case .i2c, .spi:
      guard case .spi(let select) = chip.connection else { return (chip.bus ?? self).name }
      return select.devicePath
    }
  }

  /// Opens the bus; the emulator with exactly these chips, in virtual time.
  func wiring(
    _ chips: [ChipArgument], choosing choices: ChipChoices = ChipChoices(), sensing: Sensing? = nil
  ) throws(UserError) -> Wiring {
    switch self {
    case .emulator:
      try EmulatedBoard(chips, choosing: choices, sensing: sensing).wiring(isFollowing: false)
    case .i2c, .spi: linuxWiring()
    case .unix(let path): try servedWiring(path)
    }
  }

  /// Refuses an option that only the emulator has; nil is none.
  func refuse(_ option: String?) throws(UserError) {
    guard self != .emulator, let option else { return }
    throw .usage("\(option) is for the emulator: leave it out on \(name)")
  }
}

extension EmulatedBoard {
  /// - Parameter isFollowing: Whether the board follows the system's clock, or its time is virtual.
  func wiring(isFollowing: Bool) -> Wiring {
    let circuit = circuit
    return Wiring(
      bus: .emulator,
      clock: isFollowing
        ? BoardClock(FollowingTimebase(circuit)) : BoardClock(circuit.timebase),
      open: { chip in
        switch chip.connection {
        case .i2c(let address):
          ChipLink(emulated: EitherBus(I2CDevice(circuit.wire, chip.i2cTarget(at: address))))
        case .spi(let select):
          ChipLink(emulated: EitherBus(SPIDevice(circuit.wire(spi: select), chip.spiTarget)))
        }
      },
      openLine: { (chip, name) throws(LinkError) in
        // The board has just this chip's pin on the line, whatever its name.
        let pin = circuit.dataReadyPin(of: chip.connection)
        guard let line = pin.flatMap({ circuit.line($0, of: chip.connection) }) else {
          throw LinkError("\(chip.name) has no output for data ready: leave drdy=\(name) out")
        }
        return ChipLine(line)
      },
      explain: { error, chip in
        error.kind == .noAcknowledge
          ? "nothing answers at \(chip.place) on the emulator"
          : "the transfer at \(chip.place) on the emulator failed: \(error.kind)"
      })
  }
}

extension BusChoice {
  /// A bus of the Linux kernel.
  private func linuxWiring() -> Wiring {
    let name = name
    return Wiring(
      bus: self, clock: BoardClock(SystemTimebase()),
      open: { (chip) throws(LinkError) in
        do throws(OpenError) {
          switch chip.connection {
          case .i2c(let address):
            let path = self.name(of: chip)
            return ChipLink(try LinuxI2C(path: path).device(chip.i2cTarget(at: address)))
          case .spi(let select):
            let wire = try LinuxSPI(bus: select.bus, chipSelect: select.select)
            return ChipLink(wire.device(chip.spiTarget))
          }
        } catch { throw LinkError(error) }
      },
      openLine: { (_, name) throws(LinkError) in
        do throws(OpenError) { return ChipLine(try GPIOLine(name)) } catch {
          throw LinkError(error)
        }
      },
      answering: { (addresses) throws(LinkError) in
        try Self.answering(addresses, on: name)
      },
      explain: { error, chip in
        switch chip.connection {
        case .i2c(let address): error.remedy(address: address, on: self.name(of: chip))
        case .spi: error.remedy(address: nil, on: self.name(of: chip))
        }
      })
  }

  private static func answering(
    _ addresses: [UInt8], on path: String
  ) throws(LinkError) -> [UInt8] {
    var wire: LinuxI2C
    do throws(OpenError) { wire = try LinuxI2C(path: path) } catch { throw LinkError(error) }
    return Self.answering(addresses) { address throws(BusError) in
      wire.isHeldByKernel(address) ? true : try wire.answers(at: address)
    } explain: {
      $0.remedy(address: $1, on: path)
    }
  }

  /// Those of the addresses that answer.
  private static func answering(
    _ addresses: [UInt8], by ask: (UInt8) throws(BusError) -> Bool,
    explain: (BusError, UInt8) -> String
  ) -> [UInt8] {
    var found: [UInt8] = []
    for address in addresses {
      do throws(BusError) {
        if try ask(address) { found.append(address) }
      } catch {
        // An adapter that supports SMBus only cannot probe without writing. The known chips have answered, so
        // their results are worth reporting.
        if error.kind != .unsupported {
          Console.say("\(explain(error, address)); the addresses after it were not asked")
        }
        break
      }
    }
    return found
  }

  /// A board that another process serves at a socket.
  private func servedWiring(_ path: String) throws(UserError) -> Wiring {
    let name = name
    let clock = try asUserError { () throws(SocketError) in
      try ServedTimebase(path: path) { _ = StopSignals.sleep(until: $0) }
    }
    return Wiring(
      bus: self, clock: BoardClock(clock),
      open: { (chip) throws(LinkError) in
        do throws(SocketError) {
          switch chip.connection {
          case .i2c(let address):
            let wire = try ServedI2C(path: path)
            return ChipLink(I2CDevice(wire, chip.i2cTarget(at: address)))
          case .spi(let select):
            let wire = try ServedSPI(path: path, select: select)
            return ChipLink(SPIDevice(wire, chip.spiTarget))
          }
        } catch { throw LinkError(error) }
      },
      openLine: { (_, name) throws(LinkError) in
        do throws(SocketError) {
          return ChipLine(try ServedLine(path: path, line: name.line, clock: clock))
        } catch { throw LinkError(error) }
      },
      answering: { (addresses) throws(LinkError) in
        var wire: ServedI2C
        do throws(SocketError) { wire = try ServedI2C(path: path) } catch {
          throw LinkError(error)
        }
        return Self.answering(addresses) { address throws(BusError) in
          try wire.answers(at: address)
        } explain: { error, address in
          "the transfer at \(address.hexText) on \(name) failed (\(error.kind))"
        }
      },
      explain: { error, chip in
        error.kind == .noAcknowledge
          ? "nothing answers at \(chip.place) on \(name): `proofmass detect --bus \(name)` lists "
            + "what is there"
          : "the transfer at \(chip.place) on \(name) failed (\(error.kind)): is it still served?"
      })
  }
}
