// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassControl

/// Reads a chip's registers during its sampling, without an effect on it.
///
/// On the emulator a copy of the chip is read, so that every register has its present value. On a bus only
/// those registers are read whose reading changes nothing; the others, in particular the outputs, have the
/// values that the driver read last.
final class RegisterReader {
  private let chip: ChipArgument
  private let number: Int
  private var link: ChipLink?
  private let circuit: Circuit?
  private let log: BusLog
  private var next = Instant(nanoseconds: .min)
  private var read = [UInt8?](repeating: nil, count: 256)

  /// Twice per second, because on a slow bus the reading takes up to 20 ms.
  private static let interval: Int64 = 500_000_000

  /// - Parameters:
  ///   - number: The chip's number in the log.
  ///   - link: The chip's bus, opened separately from the driver's; nil for a chip of the circuit.
  init(
    _ chip: ChipArgument, number: Int, _ link: consuming ChipLink?, _ circuit: Circuit?,
    _ log: BusLog
  ) {
    self.chip = chip
    self.number = number
    self.link = link
    self.circuit = circuit
    self.log = log
  }

  /// The registers by address; nil for unknown ones.
  func registers(at now: Instant) -> [UInt8?] {
    let registers = chip.model.facts.registers
    if let circuit { return circuit.peek(chip.model.facts, at: chip.target) }
    if now >= next {
      next = now.advanced(byNanoseconds: Self.interval)
      for facts in registers where facts.dump == .always && facts.access != .write {
        do throws(BusError) { read[Int(facts.address)] = try link?.read(facts.address) } catch {
          // The failure of the chip is reported with its missing samples.
          read[Int(facts.address)] = nil
          break
        }
      }
    }
    let seen = log.seen(of: number)
    return registers.reduce(into: [UInt8?](repeating: nil, count: 256)) { values, facts in
      let address = Int(facts.address)
      values[address] = facts.dump == .always ? read[address] : seen[address]
    }
  }
}
