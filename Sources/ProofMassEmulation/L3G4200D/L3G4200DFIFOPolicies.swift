// SPDX-License-Identifier: Apache-2.0

/// What the documents leave open about the FIFO.
struct L3G4200DFIFOPolicies: Sendable {
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

extension L3G4200DPolicies {
  static var fifoEntries: [PolicyEntry<Self>] {
    [
      PolicyEntry(
        "watermark", \.fifo.watermark,
        "a watermark flag that needs more sets than the mark to rise and fewer to fall, or that "
          + "is up from as many on"),
      PolicyEntry(
        "bypass-output", \.fifo.bypassOutput,
        "whether the outputs stand still while the FIFO is enabled in bypass mode"),
      PolicyEntry(
        "output-wrap", \.fifo.wrap,
        "whether a burst goes from 0x2D back to 0x28 with the FIFO in use only, or always"),
      PolicyEntry(
        "fifo-retire", \.fifo.retire, "which byte of a set counts it as read"),
      PolicyEntry(
        "fifo-duplicate", \.fifo.duplicate,
        "whether, in stream mode, the set that emptied the FIFO comes again before the next one: "
          + "as documented, in the L3GD20H, or in none or all of the family"),
      PolicyEntry(
        "fifo-status", \.fifo.status,
        "with the FIFO in use, STATUS_REG tells of unread sets in it, or of each sample"),
      PolicyEntry(
        "fifo-mode-change", \.fifo.modeChange,
        "what becomes of the sets when one mode follows another without bypass between"),
      PolicyEntry(
        "fifo-power-down", \.fifo.powerDown, "what becomes of the sets in power-down"),
    ]
  }
}
