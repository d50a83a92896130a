// SPDX-License-Identifier: Apache-2.0

internal import CGPIO
internal import Glibc

/// Memory in which other processes read the time of a board that is virtual, without a request for
/// each reading.
///
/// 64-bit numbers: the version of this layout, 2; board time, which continues where the board returns to its
/// beginning; a count that is odd while the server carries out requests, and differs afterwards; the count
/// ``handled``; and the readings of the system's clocks at board time 0, in the order of ``clocks``. Times are
/// in nanoseconds. `Sources/CBusPreload/clock_page.c` reads it.
@safe final class ClockPage {
  /// The clocks whose start is in the page: a program that runs on the board's time reads the start
  /// plus board time.
  private static let clocks = [
    CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME, CLOCK_TAI,
  ]
  private static let version: Int64 = 2
  private static let size = 8 * (4 + clocks.count)

  /// The descriptor of the memory, which clients map.
  let descriptor: Int32
  private let memory: UnsafeMutableRawPointer
  private var work: Int64 = 0
  /// The number of times that programs have handled an instant at which the board had to stop for them: an
  /// alarm, an edge. A request to advance the board that was sent before such a time may be read after it,
  /// when the handler has already ended the program that sent it, or has work to do before.
  private(set) var handled: Int64 = 0
  /// The time until the board last returned to its beginning, in nanoseconds.
  private var before: Int64 = 0
  /// The lead of the wall clock over the monotonic clock, in nanoseconds.
  let ahead: Int64

  /// Creates the page; nil where the system has no memory or descriptor for it.
  ///
  /// - Parameters:
  ///   - start: the system's monotonic clock at board time 0, in nanoseconds.
  ///   - time: board time.
  init?(start: Int64, time: Int64) {
    var memory: UnsafeMutableRawPointer?
    descriptor = unsafe cgpio_share(UInt(Self.size), &memory)
    guard descriptor >= 0, let memory = unsafe memory else { return nil }
    unsafe self.memory = unsafe memory
    let ahead = Self.clocks.map { $0 == CLOCK_MONOTONIC ? 0 : systemTime($0) - systemTime() }
    self.ahead = ahead[0]
    for (index, ahead) in ahead.enumerated() { store(start &+ ahead, at: 4 + index) }
    store(time, at: 1)
    store(Self.version, at: 0)
  }

  deinit {
    unsafe munmap(memory, Self.size)
    _ = close(descriptor)
  }

  /// Shows the clients that requests are being carried out.
  func begin() {
    work += 1
    store(work, at: 2)
  }

  /// Shows the clients the board time after that, in nanoseconds.
  func end(at time: Int64) {
    store(before &+ time, at: 1)
    work += 1
    store(work, at: 2)
  }

  /// Counts that a program has handled an instant.
  func countHandled() {
    handled += 1
    store(handled, at: 3)
  }

  /// Records that board time went back by some nanoseconds. The clocks do not.
  func restart(by time: Int64) { before &+= time }

  /// The time that clients see at a board time.
  func shown(at time: Int64) -> Int64 { before &+ time }

  /// The board time when clients see a time.
  func boardTime(at time: Int64) -> Int64 { time &- before }

  private func store(_ value: Int64, at index: Int) {
    unsafe cgpio_store(memory.assumingMemoryBound(to: Int64.self) + index, value)
  }
}
