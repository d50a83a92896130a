// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// What the pin INT of a chip shows, and how.
public struct InvenSensePin: Equatable, Sendable {
  /// Signals that the pin can show. Raw values have the bits of INT_ENABLE of MPU-6500 and MPU-6050; an ICM-20948 has
  /// them in three registers.
  public struct Signals: Equatable, Sendable {
    /// The bits of INT_ENABLE.
    public var rawValue: UInt8

    /// Creates a set from the bits of INT_ENABLE; none by default.
    public init(rawValue: UInt8 = 0) { self.rawValue = rawValue }

    private init(_ enable: Datasheet.MPU6500.INT_ENABLE) { rawValue = enable.bits }

    /// There is a new sample.
    public static var dataReady: Signals { Signals(.init(dataReady: true)) }
    /// The FIFO was full.
    public static var fifoOverflow: Signals { Signals(.init(fifoOverflow: true)) }
    /// The motion that is detected, which is always shown.
    public static var motion: Signals { Signals(.init(motion: true)) }
  }

  /// The signals of the pin; motion that is detected is added.
  public var signals: Signals
  /// Whether the pin is low when active. INT_LEVEL.
  public var activeLow: Bool
  /// Whether the pin is open drain, and not push-pull. INT_OPEN.
  public var openDrain: Bool
  /// Whether the pin stays active until a sample or the events are read, and not for 50 µs. LATCH_INT_EN.
  public var latched: Bool

  /// Creates the pin's settings from their parts.
  public init(
    _ signals: Signals = Signals(), activeLow: Bool = false, openDrain: Bool = false,
    latched: Bool = false
  ) {
    self.signals = signals
    self.activeLow = activeLow
    self.openDrain = openDrain
    self.latched = latched
  }
}

// Literals of sets are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension InvenSensePin.Signals: OptionSet {}
#endif
