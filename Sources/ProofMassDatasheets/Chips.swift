// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet {
    /// The parts that are known: accelerometers, gyroscopes, compasses.
    public static let chips: [ChipFacts] = [
      LIS331DLH.facts,
      L3G4200D.facts,
      AK8975.facts,
    ]
  }
#endif
