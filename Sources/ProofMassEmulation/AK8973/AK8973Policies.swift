// SPDX-License-Identifier: Apache-2.0

/// What is not known of the AK8973.
struct AK8973Policies: PolicySet {
  enum ModeChange: String, CaseIterable { case lenient, strict }
  enum StartWithInterrupt: String, CaseIterable { case ignored, measures }
  enum DataWhileBusy: String, CaseIterable { case zero, old }
  enum Unreadable: String, CaseIterable { case zero, ones }
  enum CounterOutsideBlocks: String, CaseIterable { case counts, stays }

  var modeChange = ModeChange.lenient
  var startWithInterrupt = StartWithInterrupt.ignored
  var dataWhileBusy = DataWhileBusy.zero
  var eepromOutsideMode = Unreadable.zero
  var undefinedRead = Unreadable.zero
  var counterOutsideBlocks = CounterOutsideBlocks.counts

  static let entries: [PolicyEntry<Self>] = [
    PolicyEntry(
      "mode-change", \.modeChange,
      "a mode set without power-down or its 300 µs pause is taken all the same, or ignored"),
    PolicyEntry(
      "start-with-int-high", \.startWithInterrupt,
      "what becomes of a start while INT is high from the last measurement"),
    PolicyEntry(
      "data-while-busy", \.dataWhileBusy,
      "what temperature and field read during a measurement"),
    PolicyEntry(
      "eeprom-outside-its-mode", \.eepromOutsideMode,
      "what the EEPROM reads outside EEPROM access mode"),
    PolicyEntry(
      "undefined-read", \.undefinedRead, "what an address without a register reads"),
    PolicyEntry(
      "counter-outside-blocks", \.counterOutsideBlocks,
      "whether the address counter moves on outside the three blocks"),
  ]
}
