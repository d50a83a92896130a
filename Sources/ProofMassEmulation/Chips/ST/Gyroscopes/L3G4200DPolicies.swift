// SPDX-License-Identifier: Apache-2.0

/// Policies of the L3G4200D: questions that its documents leave open.
struct L3G4200DPolicies: STFIFOPolicySet {
  enum TurnOn: String, CaseIterable {
    case firstSample = "first-sample"
    case settled
  }
  /// Nothing is published about the output during the turn-on time. In the model (article Physics of
  /// ProofMassPhysics) the drive's amplitude builds up exponentially, which can explain that time.
  enum DriveStart: String, CaseIterable { case buildsUp = "builds-up", atOnce = "at-once" }
  enum FilterStart: String, CaseIterable { case zero, input }
  enum PowerDownBoot: String, CaseIterable { case byPart = "by-part", atOnce = "at-once", waits }
  enum Rate: String, CaseIterable { case typical, named }
  enum ReferenceRead: String, CaseIterable { case restarts, ignored }

  var turnOn = TurnOn.firstSample
  var powerDownBoot = PowerDownBoot.byPart
  var rate = Rate.typical
  var lowPassOrder = LowPass.Order.two
  var driveStart = DriveStart.buildsUp
  var filterStart = FilterStart.zero
  var referenceRead = ReferenceRead.restarts
  var fifo = STFIFOPolicies()
  var interrupt = L3G4200DInterruptPolicies()
  var common = STPolicies()

  static let entries: [PolicyEntry<Self>] =
    [
      PolicyEntry(
        "turn-on", { $1(&$0.turnOn) },
        "after power-down, data is ready from the first sample on, or only once settled (250 ms)"),
      PolicyEntry(
        "rate", { $1(&$0.rate) },
        "L3GD20H: the rates of a typical part, or those by which it names them"),
      PolicyEntry(
        "power-down-boot", { $1(&$0.powerDownBoot) },
        "whether BOOT in power-down waits for the part to wake up: as documented, in the L3GD20H, "
          + "or in none or all of the family"),
      PolicyEntry(
        "low-pass-order", { $1(&$0.lowPassOrder) }, "how many poles the low-pass filters have"),
      PolicyEntry(
        "drive-start", { $1(&$0.driveStart) },
        "with a sensing element, after power-down: the gain builds up with the amplitude of the drive, "
          + "or is there at once"),
      PolicyEntry(
        "filter-start", { $1(&$0.filterStart) },
        "what the filters remember when the drive starts: nothing, or the first input"),
      PolicyEntry(
        "alternate-reference-read", { $1(&$0.referenceRead) },
        "whether reading REFERENCE restarts the high-pass in its mode 10 also"),
    ] + fifoEntries + interruptEntries + commonEntries

  static var interruptEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "interrupt-clear", { $1(&$0.interrupt.clear) },
        "when a latched interrupt falls after its source was read"),
      PolicyEntry(
        "duration-counter", { $1(&$0.interrupt.counter) },
        "what a sample without the condition does to the count of those with it"),
      PolicyEntry(
        "threshold-equality", { $1(&$0.interrupt.equality) },
        "what a value that equals an interrupt threshold counts as"),
      PolicyEntry(
        "source-bits", { $1(&$0.interrupt.sourceBits) },
        "which events INT1_SRC shows: the enabled ones, or all six"),
      PolicyEntry(
        "unlatched-read", { $1(&$0.interrupt.unlatchedRead) },
        "whether reading INT1_SRC clears, up to the next sample, an interrupt that is not latched"),
      PolicyEntry(
        "all-of-nothing", { $1(&$0.interrupt.allOfNothing) },
        "whether AND without any event enabled interrupts never, or always"),
    ]
  }
}

/// Policies of the interrupt generator, which the documents leave open.
struct L3G4200DInterruptPolicies: Sendable {
  enum Clear: String, CaseIterable { case twoSamples = "two-samples", immediate }
  enum Counter: String, CaseIterable { case decrement, reset }
  enum SourceBits: String, CaseIterable { case enabled, all }
  enum Nothing: String, CaseIterable { case never, always }

  var clear = Clear.twoSamples
  var counter = Counter.decrement
  var equality = ThresholdEquality.neither
  var sourceBits = SourceBits.enabled
  var unlatchedRead = AccelerometerPolicies.UnlatchedRead.clears
  var allOfNothing = Nothing.never
}
