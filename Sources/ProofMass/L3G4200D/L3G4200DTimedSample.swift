// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A set of three axes out of the FIFO of a L3G4200D, and when it was measured.
public struct L3G4200DTimedSample: Equatable, Sendable {
  /// In digits. All 16 bits count, and reach 14.7 % beyond the range.
  public var raw: Axes<Int16>
  /// What one digit is worth, in degrees per second.
  public var sensitivity: Sensitivity
  /// On the clock of the edge, or of the timebase, that the drain was given.
  public var time: Instant

  @inlinable
  public init(raw: Axes<Int16>, sensitivity: Sensitivity, time: Instant) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.time = time
  }

  /// Nothing, to make a buffer of.
  @inlinable
  public init() {
    self.init(
      raw: Axes(0, 0, 0), sensitivity: Sensitivity(0, over: 1), time: Instant(nanoseconds: 0))
  }

  /// Counter-clockwise is positive, seen from the axis' tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(degreesPerSecond: raw.map { sensitivity.value($0) })
  }
}

/// What draining the FIFO of a L3G4200D has brought, besides samples.
public struct L3G4200DDrain: Equatable, Sendable {
  /// How many samples were put into the buffer.
  public var count: Int
  /// How many samples are gone between the last one of the drain before and the first of this one:
  /// overwritten, never kept, or taken by a transaction that failed. As many as the measured period
  /// makes of the time; the next drain at an edge adds one where that was one too few.
  public var lost: Int
  /// Whether sets may be left, so that no edge of the watermark may come: to be drained again,
  /// without one.
  public var more: Bool
  /// Whether the FIFO was full, and in its mode collects nothing until `rearmFIFO`.
  public var isStopped: Bool

  public init(count: Int, lost: Int, more: Bool, isStopped: Bool) {
    self.count = count
    self.lost = lost
    self.more = more
    self.isStopped = isStopped
  }
}

/// FIFO_SRC_REG of a L3G4200D.
public struct L3G4200DFIFOStatus: Equatable, Sendable {
  /// Sets that wait to be read, 0…32.
  public var count: Int
  /// Whether there are more than the watermark; it stays so until there are fewer.
  public var watermark: Bool
  /// Whether it is full.
  public var isFull: Bool
  /// Whether there are none.
  public var isEmpty: Bool

  public init(count: Int, watermark: Bool, isFull: Bool, isEmpty: Bool) {
    self.count = count
    self.watermark = watermark
    self.isFull = isFull
    self.isEmpty = isEmpty
  }
}
