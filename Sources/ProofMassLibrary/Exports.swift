// SPDX-License-Identifier: Apache-2.0

internal import ProofMassControl

// The functions for programs in other languages: those of `libproofmass.so` and of `proofmass.wasm`. The header
// `C/proofmass.h` describes them. A call copies what it takes and gives, so that no pointer outlives it.

/// The version of this interface: it changes when a function changes its meaning.
@_cdecl("proofmass_interface")
public func interface() -> Int32 { 4 }

/// The library's version, as text that ends with a zero.
@_cdecl("proofmass_version")
public func version() -> UnsafePointer<UInt8>? { unsafe UnsafePointer(versionText) }

/// Never freed: a caller may keep the pointer.
private nonisolated(unsafe) let versionText: UnsafeMutablePointer<UInt8>? = {
  let bytes = Array(commandVersion.utf8) + [0]
  let place = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
  _ = unsafe place.initialize(from: bytes)
  return place.baseAddress
}()

/// The meaning of a failure's code, as text that ends with a zero.
@_cdecl("proofmass_words")
public func words(_ code: Int32) -> UnsafePointer<UInt8> {
  let words: StaticString = Failure(rawValue: code)?.words ?? "no failure"
  return unsafe words.utf8Start
}

/// The maximum size of a description or a request in bytes, enough for a motion file.
private let longest = 8 << 20

/// Copies a text or bytes of the caller; nil for a null pointer or a wrong size.
func taken(_ bytes: UnsafePointer<UInt8>?, _ count: Int, atMost most: Int = longest) -> [UInt8]? {
  guard 0...most ~= count else { return nil }
  guard let bytes = unsafe bytes else { return count == 0 ? [] : nil }
  return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
}

/// Copies values to the caller, as many as there is room for.
func give<Value>(_ values: [Value], to place: UnsafeMutablePointer<Value>?, _ capacity: Int) {
  guard let place = unsafe place, capacity > 0 else { return }
  let count = min(values.count, capacity)
  unsafe values.withUnsafeBufferPointer { values in
    guard let first = values.baseAddress else { return }
    unsafe place.update(from: first, count: count)
  }
}

/// Creates a board from its description in JSON. The reason of a refusal is written to `message`, as text that
/// ends with a zero, as far as there is room.
///
/// - Returns: The board's handle, which is positive, or a failure's code.
@_cdecl("proofmass_create")
public func create(
  _ description: UnsafePointer<UInt8>?, _ length: Int, _ message: UnsafeMutablePointer<UInt8>?,
  _ capacity: Int
) -> Int32 {
  func refuse(_ failure: Failure, _ words: String) -> Int32 {
    guard let message = unsafe message, capacity > 0 else { return failure.rawValue }
    unsafe give(Array(words.utf8.prefix(capacity - 1)) + [0], to: message, capacity)
    return failure.rawValue
  }
  guard let text = unsafe taken(description, length) else {
    return refuse(.invalid, "the description is null, or has more than 8 MiB")
  }
  do throws(BoardError) { return try BoardTable.add(text) } catch {
    switch error {
    case .full: return refuse(.full, "there are \(BoardTable.capacity) boards already: release one")
    case .refused(let words): return refuse(.refused, words)
    }
  }
}

/// Releases a board; its handle names no board then.
@_cdecl("proofmass_release")
public func release(_ board: Int32) -> Int32 {
  BoardTable.remove(board) ? 0 : Failure.noBoard.rawValue
}

/// Board time in nanoseconds.
@_cdecl("proofmass_now")
public func now(_ board: Int32) -> Int64 {
  BoardTable.with(board) { (board) throws(Failure) in board.now }
}

/// Advances board time to an instant in nanoseconds; does nothing where it has passed. The drivers do not sample
/// meanwhile.
@_cdecl("proofmass_advance")
public func advance(_ board: Int32, _ time: Int64) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    guard 0...(1 << 62) ~= time else { throw .invalid }
    board.advance(to: time)
    return 0
  }
}

/// Carries out a request of the article Control, a JSON object; returns the length of the answer in bytes.
@_cdecl("proofmass_request")
public func request(_ board: Int32, _ text: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  guard let text = unsafe taken(text, length) else { return Failure.invalid.rawValue }
  return BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    board.give(board.answer(text))
  }
}

/// Copies the answer of the board's last call that has one; returns its length.
@_cdecl("proofmass_answer")
public func answer(_ board: Int32, _ text: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    unsafe give(board.lastAnswer, to: text, capacity)
    return Int32(board.lastAnswer.count)
  }
}

/// Keeps the board's present state; returns the snapshot's number, from 1.
@_cdecl("proofmass_snapshot")
public func snapshot(_ board: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in try board.keepState() }
}

/// Returns the board to a snapshot: time, world, chips with their violations and policies, and planned faults.
/// Drivers configure their chips again.
@_cdecl("proofmass_restore")
public func restore(_ board: Int32, _ snapshot: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    try board.restore(snapshot)
    return 0
  }
}

/// Forgets a snapshot.
@_cdecl("proofmass_forget")
public func forget(_ board: Int32, _ snapshot: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    try board.forget(snapshot)
    return 0
  }
}
