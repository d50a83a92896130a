// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a chip has noted since its events were last read.
public struct InvenSenseEvents: Equatable, Sendable {
  /// Motion.
  public var motion: Bool
  /// The FIFO was full, until the next `drain`, which restarts it.
  public var fifoOverflow: Bool

  init(_ status: InvenSenseStatus) {
    motion = status.motion
    fifoOverflow = status.fifoOverflow
  }
}

extension InvenSenseSixAxis where Link: ~Copyable {
  /// Reads which events the chip has noted, and adds those that were read with samples. That ends them, and a latched
  /// pin becomes inactive.
  ///
  /// - Throws: `.wrongState` where no motion is detected; `.bus`, or `.lostConfiguration` until `configure` has
  ///   succeeded. Like `read`, it checks the configuration after 16 reads without an event.
  public mutating func readEvents() throws(SensorError) -> InvenSenseEvents {
    guard configuration.detectsMotion else { throw .wrongState }
    try checkSources()
    noted.add(try Configuration.loadStatus(&bus))
    let events = InvenSenseEvents(noted)
    // An overflow ends when the FIFO is restarted.
    noted.motion = false
    staleSources.record(isNew: events.motion || events.fifoOverflow)
    return events
  }
}
