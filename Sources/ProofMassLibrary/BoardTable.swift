// SPDX-License-Identifier: Apache-2.0

internal import ProofMassControl
internal import ProofMassEmulation

#if !hasFeature(Embedded)
  internal import Synchronization
#endif

/// A board's place in the table. One thread at a time uses it.
private struct Slot {
  /// How often the slot was used, so that the handle of a released board is not that of a later one.
  var generation: Int32 = 0
  var board: LibraryBoard?
}

/// All boards of the process, by handles that are numbers: a wrong one is an error, whatever its value.
///
/// A handle is a slot's index and generation. A slot has its own lock, so that threads with different boards
/// do not wait for each other.
enum BoardTable {
  /// Bits of a handle that are the slot's index.
  #if hasFeature(Embedded)
    private static var indexBits: Int32 { 8 }
  #else
    private static var indexBits: Int32 { 12 }
  #endif
  /// The number of boards that can exist at once.
  static var capacity: Int { 1 << Int(indexBits) }
  private static var lastGeneration: Int32 { (1 << (31 - indexBits)) - 1 }

  private final class Place: Sendable {
    let slot = Guarded(Slot())
  }

  private static let places = (0..<capacity).map { _ in Place() }
  /// Indexes of unused slots. The one that was released first is used first, so that generations last.
  private static let free = Guarded(FreeSlots(capacity))

  /// Creates a board.
  ///
  /// - Returns: Its handle, which is positive.
  static func add(_ description: [UInt8]) throws(BoardError) -> Int32 {
    guard let index = free.withLock({ $0.take() }) else { throw .full }
    do throws(InputError) {
      let board = try LibraryBoard(description)
      return places[index].slot.withLock { slot in
        slot.generation = slot.generation == lastGeneration ? 1 : slot.generation + 1
        slot.board = board
        return slot.generation << indexBits | Int32(index)
      }
    } catch {
      free.withLock { $0.give(index) }
      throw .refused(error.description)
    }
  }

  /// Ends a board, after the calls that use it.
  ///
  /// - Returns: Whether there was one.
  static func remove(_ handle: Int32) -> Bool {
    guard handle > 0 else { return false }
    let index = Int(handle) & (capacity - 1)
    let board = places[index].slot.withLock { slot -> LibraryBoard? in
      guard slot.generation == handle >> indexBits else { return nil }
      defer { slot.board = nil }
      return slot.board
    }
    guard board != nil else { return false }
    free.withLock { $0.give(index) }
    return true
  }

  /// Calls a function with a board that no other thread uses meanwhile.
  ///
  /// - Returns: The function's result, or a failure's code.
  @inline(__always)
  static func with<Result: FixedWidthInteger & SendableMetatype>(
    _ handle: Int32, _ body: (LibraryBoard) throws(Failure) -> Result
  ) -> Result {
    guard handle > 0 else { return Result(Failure.noBoard.rawValue) }
    return places[Int(handle) & (capacity - 1)].slot.withLock { slot in
      guard slot.generation == handle >> indexBits, let board = slot.board else {
        return Result(Failure.noBoard.rawValue)
      }
      do throws(Failure) { return try body(board) } catch { return Result(error.rawValue) }
    }
  }
}

/// The reason why a board was not created.
enum BoardError: Error {
  case full
  case refused(String)
}

/// A queue of slots.
private struct FreeSlots {
  private var indexes: [Int]
  private var first = 0
  private var count: Int

  init(_ count: Int) {
    indexes = Array(0..<count)
    self.count = count
  }

  mutating func take() -> Int? {
    guard count > 0 else { return nil }
    defer {
      first = (first + 1) % indexes.count
      count -= 1
    }
    return indexes[first]
  }

  mutating func give(_ index: Int) {
    indexes[(first + count) % indexes.count] = index
    count += 1
  }
}
