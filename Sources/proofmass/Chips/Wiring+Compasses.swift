// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore

// The magnetometers of AKM share an identity, so that a driver may be used with a part that is not its own.
extension Wiring {
  /// Refuses a magnetometer that was named as an AK8975, but is certainly an AK8963: its samples would have
  /// half their value. The chips of an emulated board are always the named ones.
  func check(_ chip: ChipArgument) throws(UserError) {
    guard bus != .emulator, chip.model.part.driver == .ak8975 else { return }
    var link = try link(to: chip)
    let identity: AKMIdentity
    do throws(SensorError) {
      identity = try AKMIdentity(of: &link)
      guard try identity.isAK8963(on: &link) else { return }
    } catch {
      // The driver encounters the same failure, and reports it.
      return
    }
    throw .failure(words(of: identity.part, ["AK8963"], at: chip))
  }

  /// Reports which magnetometer answers instead of the named one; nil where none does, or where it may be the
  /// named one.
  func stranger(_ error: SensorError, at chip: ChipArgument) -> UserError? {
    let names = ["AK8975", "AK8963", "AK09916"]
    guard names.contains(chip.name) else { return nil }
    switch error {
    case .identity, .notVerified: break
    default: return nil
    }
    guard let identity = identity(at: chip) else { return nil }
    var candidates = identity.candidates
    // An AK8975 does not retain the bit BIT of an AK8963's CNTL1.
    if case .notVerified(register: 0x0A) = error, chip.name == "AK8963",
      candidates.contains("AK8975")
    {
      candidates = ["AK8975"]
    }
    guard !candidates.isEmpty, !candidates.contains(chip.name) else { return nil }
    return .failure(words(of: identity.part, candidates, at: chip))
  }

  /// The identity; nil where it cannot be read, because the first failure is reported.
  private func identity(at chip: ChipArgument) -> AKMIdentity? {
    do {
      var link = try open(chip)
      return try AKMIdentity(of: &link)
    } catch { return nil }
  }

  private func words(of part: UInt8, _ candidates: [String], at chip: ChipArgument) -> String {
    let known = candidates.compactMap { ChipModel(rawValue: $0.lowercased())?.rawValue }
    let advice =
      known.isEmpty
      ? "it has no driver" : known.count == 1 ? "name \(known[0])" : "name the one it is"
    let names = candidates.joined(separator: ", ")
    return "\(chip.model.rawValue): \(chip.place) on \(name(of: chip)) answers as "
      + (candidates.count == 1 ? names : "one of \(names)")
      + " (register 0x01 is \(part.hexText)): \(advice)"
  }
}
