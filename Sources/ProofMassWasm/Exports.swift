// SPDX-License-Identifier: Apache-2.0

internal import ProofMassControl

// The functions for an external program. The article Wasm of ProofMassEmulation describes them. Text is
// passed in through `room` and out through `answer`; a page has one thread, and each call ends before the
// next begins.

/// The version of this interface: it changes when a function changes its meaning.
@_cdecl("proofmass_interface")
public func interface() -> Int32 { 3 }

/// State shared by all boards.
private struct Desk {
  var boards: [Int32: WebBoard] = [:]
  var last: Int32 = 0
  var room: [UInt8] = []
  var answer: [UInt8] = []
}

private nonisolated(unsafe) var desk = Desk()

/// The maximum size of a request in bytes, enough for a motion file.
private let longest: Int32 = 8 << 20

/// The buffer for the text of the next call, of at least this many bytes; nil for more than 8 MiB.
@_cdecl("proofmass_room")
public func room(_ size: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard 0...longest ~= size else { return nil }
  unsafe desk.room = [UInt8](repeating: 0, count: max(1, Int(size)))
  return unsafe desk.room.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The text of the last answer.
@_cdecl("proofmass_answer")
public func answer() -> UnsafePointer<UInt8>? {
  unsafe desk.answer.withUnsafeBufferPointer { $0.baseAddress }
}

/// The length of the last answer in bytes.
@_cdecl("proofmass_answer_length")
public func answerLength() -> Int32 { unsafe Int32(desk.answer.count) }

private func give(_ answer: [UInt8]) -> Int32 {
  unsafe desk.answer = answer
  return Int32(answer.count)
}

private func text(_ length: Int32) -> [UInt8] {
  unsafe Array(desk.room.prefix(Int(max(0, length))))
}

private func board(_ handle: Int32) -> WebBoard? { unsafe desk.boards[handle] }

/// Creates a board from its description in the buffer of `room`.
///
/// - Returns: Its handle; 0 for an invalid description, with the reason in the answer.
@_cdecl("proofmass_create")
public func create(_ length: Int32) -> Int32 {
  do throws(InputError) {
    let board = try WebBoard(text(length))
    unsafe desk.last += 1
    unsafe desk.boards[desk.last] = board
    _ = give([])
    return unsafe desk.last
  } catch {
    _ = give(JSON.object([("error", .text(error.description))]).line)
    return 0
  }
}

/// Releases a board.
@_cdecl("proofmass_release")
public func release(_ handle: Int32) { unsafe desk.boards[handle] = nil }

/// Board time in nanoseconds; -1 where there is no such board, as in all functions that return no address.
@_cdecl("proofmass_now")
public func now(_ handle: Int32) -> Double { board(handle).map { Double($0.now) } ?? -1 }

/// Carries out the request in the buffer of `room`, one of the article Control; returns the answer's length.
@_cdecl("proofmass_request")
public func request(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let board = board(handle) else { return -1 }
  return give(board.answer(text(length)))
}

/// Samples until a board time in nanoseconds, at most 60 s from now; returns the number of samples, or -1 for
/// any other time.
@_cdecl("proofmass_run")
public func run(_ handle: Int32, _ time: Double) -> Int32 {
  guard let board = board(handle), let time = whole(time, on: board) else { return -1 }
  return Int32(board.run(until: time))
}

/// The samples of the last run, five numbers each: sensor, seconds, x, y, z.
@_cdecl("proofmass_rows")
public func rows(_ handle: Int32) -> UnsafePointer<Double>? {
  unsafe board(handle)?.rows.withUnsafeBufferPointer { $0.baseAddress }
}

/// The number of device motions of the last run.
@_cdecl("proofmass_motion_count")
public func motionCount(_ handle: Int32) -> Int32 {
  board(handle).map { Int32($0.motions.count / WebBoard.motionLength) } ?? -1
}

/// The device motions of the last run, 25 numbers each.
@_cdecl("proofmass_motions")
public func motions(_ handle: Int32) -> UnsafePointer<Double>? {
  unsafe board(handle)?.motions.withUnsafeBufferPointer { $0.baseAddress }
}

/// The first object of the stream; returns its length.
@_cdecl("proofmass_hello")
public func hello(_ handle: Int32) -> Int32 {
  guard let board = board(handle) else { return -1 }
  return give(board.hello())
}

/// Samples until a board time in nanoseconds, at most 60 s from now; the answer contains the objects of the
/// stream, one per line.
@_cdecl("proofmass_step")
public func step(_ handle: Int32, _ time: Double) -> Int32 {
  guard let board = board(handle), let time = whole(time, on: board) else { return -1 }
  return give(board.step(until: time))
}

/// Takes the texts of the facts in the buffer of `room`; returns the number of sensors whose facts were there.
@_cdecl("proofmass_facts")
public func facts(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let board = board(handle) else { return -1 }
  return Int32(board.take(facts: text(length)))
}

/// Stores the request in the buffer of `room`, one of a stream, for the next step.
@_cdecl("proofmass_ask")
public func ask(_ handle: Int32, _ length: Int32) -> Int32 {
  guard let board = board(handle) else { return -1 }
  board.ask(text(length))
  return give([])
}

/// The time as an integer; nil unless a single call may advance the board to it.
private func whole(_ time: Double, on board: WebBoard) -> Int64? {
  guard time.isFinite, (0..<0x1p62).contains(time) else { return nil }
  let time = Int64(time)
  return time <= board.now + WebBoard.longest ? time : nil
}
