// SPDX-License-Identifier: Apache-2.0

/// What the L3G4200D's documents leave open.
struct L3G4200DPolicies: STPolicySet {
  enum TurnOn: String, CaseIterable {
    case firstSample = "first-sample"
    case settled
  }
  enum FilterStart: String, CaseIterable { case zero, input }
  enum PowerDownBoot: String, CaseIterable { case byPart = "by-part", atOnce = "at-once", waits }
  enum Rate: String, CaseIterable { case typical, named }
  enum ReferenceRead: String, CaseIterable { case restarts, ignored }

  var turnOn = TurnOn.firstSample
  var powerDownBoot = PowerDownBoot.byPart
  var rate = Rate.typical
  var lowPassOrder = LowPass.Order.two
  var filterStart = FilterStart.zero
  var referenceRead = ReferenceRead.restarts
  var fifo = L3G4200DFIFOPolicies()
  var interrupt = L3G4200DInterruptPolicies()
  var common = STPolicies()

  static let entries =
    [
      PolicyEntry<Self>(
        "turn-on", \.turnOn,
        "after power-down, data is ready from the first sample on, or only once settled (250 ms)"),
      PolicyEntry(
        "rate", \.rate,
        "L3GD20H: the rates of a typical part, or those by which it names them"),
      PolicyEntry(
        "power-down-boot", \.powerDownBoot,
        "whether BOOT in power-down waits for the part to wake up: as documented, in the L3GD20H, "
          + "or in none or all of the family"),
      PolicyEntry(
        "low-pass-order", \.lowPassOrder, "how many poles the low-pass filters have"),
      PolicyEntry(
        "filter-start", \.filterStart,
        "what the filters remember when the drive starts: nothing, or the first input"),
      PolicyEntry(
        "alternate-reference-read", \.referenceRead,
        "whether reading REFERENCE restarts the high-pass in its mode 10 also"),
    ] + fifoEntries + interruptEntries + commonEntries
}
