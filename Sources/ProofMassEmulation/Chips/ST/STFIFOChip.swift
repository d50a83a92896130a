// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// An ST part whose output registers may show the sets of a FIFO.
protocol STFIFOChip: STChip {
  var fifo: STFIFO { get set }
  /// Whether the part's bit enables the FIFO, which even then collects nothing in bypass mode.
  var fifoIsEnabled: Bool { get set }
  var fifoPolicies: STFIFOPolicies { get }
  /// Whether a set that enters the FIFO after another one changes only the FIFO.
  var setsAreKept: Bool { get set }
}

extension STFIFOChip {
  /// Applies the settings of the FIFO's registers.
  mutating func planFIFO(
    isEnabled: Bool, mode: STFIFO.Mode, watermark: UInt8, capacity: Int = SampleFIFO.depth,
    repeatsDrainedSet: Bool = false
  ) {
    let policies = fifoPolicies
    fifoIsEnabled = isEnabled
    fifo.set(watermark: watermark, mode: isEnabled ? mode : .init(), policies)
    fifo.setCapacity(capacity, repeatsDrainedSet: repeatsDrainedSet)
    let isActive = fifo.isActive
    interface.wrapsOutput = isActive || policies.wrap == .always
    interface.holdsOutput =
      isActive ? !fifo.overwrites : isEnabled && policies.bypassOutput == .frozen
    interface.showsFIFO = isActive
    interface.output.followsFIFO = isActive && policies.status == .unread
    interface.output.marksArrivals = !isActive || policies.status == .unread
    setsAreKept =
      isActive && mode.way == mode.triggered && policies.status == .unread
      && policies.retire == .lastByte && interface.policies.setReady == .any
    noteFIFO()
  }

  package var keepsNextSet: Bool {
    mutating get { setsAreKept && !fifo.isTaken && fifo.hasSetAndRoom && interface.output.isWhole }
  }

  /// Passes a set to the FIFO, and the set that the FIFO shows to the output registers.
  @inline(__always)
  mutating func store(_ set: SampleSet, isTriggered: Bool) {
    let arrival = fifo.arrive(set, isTriggered: isTriggered)
    switch arrival {
    case .stored: break
    case .bypassed:
      guard fifoPolicies.bypassOutput == .live else { return noteFIFO() }
      interface.output.update(set.counts, input: set.input, at: set.instant, count: 1)
      return
    case _ where fifo.isTaken: break
    case .oldest: showArrival(replaced: false)
    case .oldestLost: showArrival(replaced: true)
    }
    interface.output.hasUnread = !fifo.sets.isEmpty
    noteHold()
    if fifoPolicies.status == .sample { interface.output.noteArrival() }
  }

  /// Records whether the set in the output registers stays until it is read. In a stream the next
  /// set takes its place where the FIFO is full, or where it is empty.
  @inline(__always)
  private mutating func noteHold() {
    if fifo.overwrites { interface.holdsOutput = fifo.isTaken || fifo.hasSetAndRoom }
  }

  private mutating func showArrival(replaced: Bool) {
    interface.output.replacements += 1
    interface.output.show(fifo.oldest, replaced: replaced)
  }

  /// Passes the state of the FIFO on to the output registers.
  mutating func noteFIFO() {
    interface.output.hasUnread = !fifo.sets.isEmpty
    noteHold()
    if fifo.sets.isEmpty { interface.output.noteEmpty() }
  }

  /// An output register was read: the last byte of a set, or by policy its first, takes the set out
  /// of the FIFO.
  @inline(__always)
  mutating func didReadOutput(_ address: UInt8) {
    switch address {
    case OutputRegisters.first where fifo.isActive && fifoPolicies.retire == .firstByte:
      takeSet()
    case OutputRegisters.last where fifo.isActive:
      takeSet()
      showNextSet()
    default: break
    }
  }

  /// Counts the set in the output registers as read.
  private mutating func takeSet() {
    if !fifo.isTaken { fifo.take() }
    noteHold()
  }

  private mutating func showNextSet() {
    fifo.isTaken = false
    if !fifo.sets.isEmpty { interface.output.show(fifo.oldest, replaced: false) }
    noteFIFO()
  }
}

/// Policies of the FIFO: questions that the documents leave open.
struct STFIFOPolicies: Sendable {
  enum BypassOutput: String, CaseIterable { case frozen, live }
  enum Wrap: String, CaseIterable { case fifo, always }
  enum Retire: String, CaseIterable { case lastByte = "last-byte", firstByte = "first-byte" }
  enum Duplicate: String, CaseIterable { case byPart = "by-part", never, stream }
  enum Status: String, CaseIterable { case unread, sample }
  enum ModeChange: String, CaseIterable { case kept, cleared }
  enum PowerDown: String, CaseIterable { case kept, cleared }

  var watermark = SampleFIFO.WatermarkRule.hysteresis
  var bypassOutput = BypassOutput.frozen
  var wrap = Wrap.fifo
  var retire = Retire.lastByte
  var duplicate = Duplicate.byPart
  var status = Status.unread
  var modeChange = ModeChange.kept
  var powerDown = PowerDown.kept
}

/// The policies of an ST part with a FIFO.
protocol STFIFOPolicySet: STPolicySet {
  var fifo: STFIFOPolicies { get set }
}

extension STFIFOPolicySet {
  static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "watermark", { $1(&$0.fifo.watermark) },
        "watermark flag: set above N, cleared below N; or set at N and above"),
      PolicyEntry(
        "bypass-output", { $1(&$0.fifo.bypassOutput) },
        "whether the outputs stand still while the FIFO is enabled in bypass mode"),
      PolicyEntry(
        "output-wrap", { $1(&$0.fifo.wrap) },
        "whether a burst goes from 0x2D back to 0x28 with the FIFO in use only, or always"),
      PolicyEntry(
        "fifo-retire", { $1(&$0.fifo.retire) }, "which byte of a set counts it as read"),
      PolicyEntry(
        "fifo-duplicate", { $1(&$0.fifo.duplicate) },
        "whether, in stream mode, the set that emptied the FIFO comes again before the next one: "
          + "as documented, in the L3GD20H, or in none or all of the family"),
      PolicyEntry(
        "fifo-status", { $1(&$0.fifo.status) },
        "with the FIFO in use, STATUS_REG tells of unread sets in it, or of each sample"),
      PolicyEntry(
        "fifo-mode-change", { $1(&$0.fifo.modeChange) },
        "what becomes of the sets when one mode follows another without bypass between"),
      PolicyEntry(
        "fifo-power-down", { $1(&$0.fifo.powerDown) }, "what becomes of the sets in power-down"),
    ]
  }
}
