// SPDX-License-Identifier: Apache-2.0

internal import ProofMassEmulation

// Samples, device motion, and the stream of a web page.

extension LibraryBoard {
  /// Throws unless a single call may sample until a time in nanoseconds.
  fileprivate func check(_ time: Int64) throws(Failure) {
    guard time >= 0, time <= now + Self.longest else { throw .invalid }
  }
}

/// Lets the drivers configure and sample the chips, where `drives` is not 0; else powers the chips down and leaves them
/// to the caller.
///
/// - Returns: 0, or a failure's code, with its reason as the answer.
@_cdecl("proofmass_drive")
public func drive(_ board: Int32, _ drives: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    try board.drive(drives != 0)
    return 0
  }
}

/// Samples until a board time in nanoseconds, at most 60 s from now; with device motion, where `isFused` is not 0.
///
/// - Returns: The number of samples, or a failure's code. After the failure of a sensor, its reason is the answer, and
///   the other samples are there.
@_cdecl("proofmass_run")
public func run(_ board: Int32, _ time: Int64, _ isFused: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    try board.check(time)
    let count = Int32(board.run(until: time, fuses: isFused != 0))
    guard let failure = board.failure else { return count }
    _ = board.give(Array(failure.utf8))
    throw .sensor
  }
}

/// Copies the samples of the last run, five numbers each: sensor, seconds, x, y, z. `capacity` counts numbers.
///
/// - Returns: The count of all their numbers.
@_cdecl("proofmass_rows")
public func rows(_ board: Int32, _ rows: UnsafeMutablePointer<Double>?, _ capacity: Int) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    unsafe give(board.rows, to: rows, capacity)
    return Int32(board.rows.count)
  }
}

/// Copies the samples of one sensor in the last run, four numbers each: seconds, x, y, z. `capacity` counts numbers.
///
/// - Returns: The count of all its numbers.
@_cdecl("proofmass_samples")
public func samples(
  _ board: Int32, _ sensor: Int32, _ samples: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    guard 0...2 ~= sensor else { throw .invalid }
    var count = 0
    let rows = board.rows
    for row in stride(from: 0, to: rows.count, by: 5) where rows[row] == Double(sensor) {
      if let samples = unsafe samples, count + 4 <= capacity {
        for column in 0..<4 { unsafe samples[count + column] = rows[row + 1 + column] }
      }
      count += 4
    }
    return Int32(count)
  }
}

/// Evaluates the board's true state at times in nanoseconds, 13 numbers each: specific force in g, angular rate in
/// rad/s and flux density in µT, x, y and z on the board's axes, then the attitude w, x, y, z, which rotates them to the
/// world.
///
/// - Returns: 0, or a failure's code.
@_cdecl("proofmass_truth")
public func truth(
  _ board: Int32, _ times: UnsafePointer<Int64>?, _ count: Int,
  _ truth: UnsafeMutablePointer<Double>?
) -> Int32 {
  guard 0...1_000_000 ~= count, unsafe count == 0 || (times != nil && truth != nil) else {
    return Failure.invalid.rawValue
  }
  return BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    var world = board.circuit.world
    for index in 0..<count {
      guard let times = unsafe times, let truth = unsafe truth else { break }
      let state = LibraryBoard.truth(in: &world, at: unsafe times[index])
      for column in state.indices { unsafe truth[13 * index + column] = state[column] }
    }
    return 0
  }
}

/// Copies the device motions of the last run, 25 numbers each. `capacity` counts numbers.
///
/// - Returns: The count of all their numbers.
@_cdecl("proofmass_motions")
public func motions(
  _ board: Int32, _ motions: UnsafeMutablePointer<Double>?, _ capacity: Int
) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    unsafe give(board.motions, to: motions, capacity)
    return Int32(board.motions.count)
  }
}

/// The first object of the stream; returns its length.
@_cdecl("proofmass_hello")
public func hello(_ board: Int32) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in board.give(board.hello()) }
}

/// Samples until a board time in nanoseconds, at most 60 s from now; the answer contains the objects of the
/// stream, one per line.
@_cdecl("proofmass_step")
public func step(_ board: Int32, _ time: Int64) -> Int32 {
  BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    try board.check(time)
    return board.give(board.step(until: time))
  }
}

/// Takes the texts of the facts, where the library was built without them; returns the number of sensors whose facts
/// were there.
@_cdecl("proofmass_facts")
public func facts(_ board: Int32, _ text: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  guard let text = unsafe taken(text, length) else { return Failure.invalid.rawValue }
  return BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    Int32(board.take(facts: text))
  }
}

/// Stores a request of the stream for the next step.
@_cdecl("proofmass_ask")
public func ask(_ board: Int32, _ text: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
  guard let text = unsafe taken(text, length) else { return Failure.invalid.rawValue }
  return BoardTable.with(board) { (board) throws(Failure) -> Int32 in
    board.ask(text)
    return board.give([])
  }
}
