// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

@testable import ProofMassLinux

/// The bus error of a transfer; nil when it goes well.
func refusal<Result>(_ transfer: () throws -> Result) -> BusError? {
  do {
    _ = try transfer()
    return nil
  } catch {
    return error as? BusError
  }
}

/// Why a bus is not to be had; nil when it is.
func refusalToOpen(_ opening: () throws -> Void) -> OpenError? {
  do {
    try opening()
    return nil
  } catch {
    return error as? OpenError
  }
}
