// SPDX-License-Identifier: Apache-2.0

/// The L3G4200D's relatives at their default addresses.
extension Part {
  public static var a3g4250d: Part { l3g4200d(L3G4200DChip(.a3g4250d)) }
  public static var l3gd20: Part { l3g4200d(L3G4200DChip(.l3gd20)) }
  public static var l3gd20h: Part { l3g4200d(L3G4200DChip(.l3gd20h)) }
}
