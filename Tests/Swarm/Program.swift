// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassSystem

/// A board, and what happens to it: drawn from a seed, or read from a text with a line for each chip and each step.
struct Program: Equatable {
  /// A chip with its driver.
  struct Chip: Equatable {
    var part: String
    /// The name of the mutant that it is; nil for the part itself.
    var mutant: String?
    var address: UInt8 = 0
    /// The chip select, in place of the address.
    var select: Int?
    /// In hertz; for a triggered magnetometer the rate of its measurements.
    var rate: Double
    /// By quantity, in the unit of the sensor's ranges.
    var ranges: [Int: Double] = [:]
    /// Whether its data-ready pin is wired.
    var hasLine = false
    /// Whether its FIFO is used.
    var collects = false

    var target: Transaction.Target {
      select.map { .spi(SPISelect(bus: 0, select: $0)) } ?? .i2c(address)
    }

    /// The emulated part; nil where there is none of its name.
    var mounted: Part? {
      guard var part = Part.named(part) else { return nil }
      if let mutant, let mutant = Mutant.all(of: part).first(where: { $0.name == mutant }) {
        part = part.mutated(by: mutant)
      }
      return select.map { part.on(spi: SPISelect(bus: 0, select: $0)) } ?? part.at(address)
    }
  }

  /// One thing that happens.
  enum Step: Equatable {
    /// Samples for a time in nanoseconds.
    case run(Int64)
    /// A constant of the world: specific force in g, angular rate in rad/s, or field in µT.
    case world(Quantity, Axes<Double>)
    /// In °C.
    case temperature(Double)
    /// Rates in hertz of the first sensor of each quantity; nil for none.
    case demand([Double?])
    case fault(Fault, at: Int, count: Int)
    case repair
    case powerCycle
    /// New drivers for all chips.
    case restart
    case policy(chip: Int, name: String, value: String)
    /// The clock of the I2C bus in hertz.
    case clock(Int64)
    case thermometer
    /// An operation of the first chip's driver, with options drawn from a seed; in a program of calls.
    case call(String, seed: UInt64)
  }

  /// Whether the steps call the operations of the first chip's driver, and nothing samples in between.
  var isCalls = false
  /// Whether chips run only while they are demanded, and are tried again after a failure.
  var isOnDemand = true
  /// Between the world and the converters of all chips; nil for nothing. With it samples are not judged by their values.
  var sensing: Sensing?
  var chips: [Chip] = []
  var steps: [Step] = []
}

extension Program {
  /// The program in a file; nil with a line that says why there is none.
  init?(reading path: String, fault: inout String) {
    var text: [UInt8] = []
    do {
      let file = try ByteFile(reading: path)
      while case let piece = try file.read(), !piece.isEmpty { text += piece }
    } catch {
      fault = "\(error)"
      return nil
    }
    var line = ""
    guard let program = Program(String(decoding: text, as: UTF8.self), fault: &line) else {
      fault = "\(path): \(line): no line of a program"
      return nil
    }
    self = program
  }
}
