// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

/// Motion files that arrive in pieces.
@Suite struct MotionPiecesTests {
  private static let columns = "time_s,acc_x_g,acc_y_g,acc_z_g"

  private static let files = [
    "",
    "\u{FEFF}",
    "\n \n",
    columns,
    columns + "\n",
    columns + "\r\n0,1,2,3\r\n1,1.25,-2,0x\r\n",
    "\u{FEFF}" + columns + ",\"n\"\"o,te\"\n0,1,2,3,\"a,\"\"b\"\n1,1.5,2,3,\n2,,,,c",
    columns + "\r\n0,1,2,3\r\n1,4,5,6\r\n \r\n\r\n",
    columns + "\n0,1,2,3\n\n1,4,5,6\n",
    columns + "\n0,1,2,3\r\r\n",
    columns + "\n0,1,2,3\r\r\n1,1,2,3\n",
    columns + "\n0,1,2,3\n  ",
    columns + "\n0,1,2,\"3\n",
    columns + "\n0,1,2,3\n1,4,5\n2,4,5,6\n",
    columns + "\n0,1,2,3\n0,4,5,6\n",
  ]

  /// Result of reading a file in pieces of a length.
  private func outcome<Reading: MotionFileReading>(
    _ reading: Reading, _ text: String, pieces length: Int
  ) -> Result<Reading.Whole, MotionFileError> {
    var reading = reading
    var rest = Array(text.utf8)[...]
    do throws(MotionFileError) {
      while !rest.isEmpty {
        try reading.append(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      return .success(try reading.finish())
    } catch { return .failure(error) }
  }

  @Test(arguments: files)
  func `however it is cut, a file says the same`(text: String) {
    let whole = Result { () throws(MotionFileError) in
      try Recording(csv: Array(text.utf8), name: "a.csv", wanted: .all)
    }
    let motion = Result { () throws(MotionFileError) in
      try Motion(csv: Array(text.utf8), name: "a.csv")
    }
    for length in 1...max(1, text.utf8.count) {
      let cut = outcome(Recording.Reading(name: "a.csv", wanted: .all), text, pieces: length)
      let cutMotion = outcome(Motion.Reading(name: "a.csv"), text, pieces: length)
      switch (whole, cut) {
      case (.failure(let error), .failure(let other)): #expect(error == other)
      case (.success(let recording), .success(let other)):
        #expect(recording.sensors.map(\.times) == other.sensors.map(\.times))
        #expect(recording.sensors.map(\.columns) == other.sensors.map(\.columns))
      default: Issue.record("\(whole) in pieces of \(length): \(cut)")
      }
      switch (motion, cutMotion) {
      case (.failure(let error), .failure(let other)): #expect(error == other)
      case (.success(let motion), .success(let other)):
        #expect(motion.endNanoseconds == other.endNanoseconds)
        #expect(motion.specificForce?.times == other.specificForce?.times)
        #expect(motion.specificForce?.values == other.specificForce?.values)
      default: Issue.record("\(motion) in pieces of \(length): \(cutMotion)")
      }
    }
  }

  /// Appends pieces until they are refused; returns the number of bytes up to then.
  private func bytesBeforeRefusal(
    _ first: String, _ rest: String
  ) -> (count: Int, error: MotionFileError?) {
    var reading = Recording.Reading(name: "a.csv", wanted: .all)
    var count = 0
    do throws(MotionFileError) {
      try reading.append(Array(first.utf8))
      while count < 10_000_000 {
        count += rest.utf8.count
        try reading.append(Array(rest.utf8))
      }
    } catch { return (count, error) }
    return (count, nil)
  }

  @Test func `a line without end is refused soon`() {
    let zeros = String(repeating: "\0", count: 1000)
    var (count, error) = bytesBeforeRefusal("", zeros)
    #expect(error?.description == "a.csv:1: longer than 65536 bytes: name a motion file")
    #expect(count < 200_000)
    (count, error) = bytesBeforeRefusal(Self.columns + "\n0,1,2,3\n", zeros)
    #expect(error?.description == "a.csv:3: longer than 65536 bytes: name a motion file")
    #expect(count < 200_000)
  }

  @Test func `blank lines without end are refused soon`() {
    let blank = String(repeating: "\n", count: 1000)
    let (count, error) = bytesBeforeRefusal(Self.columns + "\n0,1,2,3\n", blank)
    #expect(error?.description == "a.csv:3: cells: 1, in the header: 4")
    #expect(count < 200_000)
  }

  @Test func `a long line is refused wherever the pieces end`() {
    let text = Self.columns + "\n0,1,2," + String(repeating: "0", count: 0x1_0000) + "3\n"
    for length in [100, 0x1_0000, text.utf8.count] {
      let outcome = outcome(Motion.Reading(name: "a.csv"), text, pieces: length)
      #expect(throws: MotionFileError.self) { try outcome.get() }
    }
  }

  @Test func `more samples than there may be are refused`() throws {
    let text = "time_s,acc_x_g,acc_y_g,acc_z_g,temp_C\n0,1,2,3,4\n1,,,,4\n2,1,2,3,\n"
    for length in [1, 20, text.utf8.count] {
      _ = try outcome(Motion.Reading(name: "a.csv", most: 4), text, pieces: length).get()
      _ = try outcome(Recording.Reading(name: "a.csv", wanted: .all, most: 4), text, pieces: length)
        .get()
      let line = "a.csv:4: more than 3 samples: cut the recording, or lower its rate"
      let motion = outcome(Motion.Reading(name: "a.csv", most: 3), text, pieces: length)
      #expect(throws: MotionFileError.self) { try motion.get() }
      let recording = outcome(
        Recording.Reading(name: "a.csv", wanted: .all, most: 3), text, pieces: length)
      guard case .failure(let error) = recording else {
        Issue.record("not refused")
        return
      }
      #expect(error.description == line)
    }
  }

  @Test func `samples for which there is no memory are refused`() throws {
    let text = "time_s,acc_x_g,acc_y_g,acc_z_g\n0,1,2,3\n1,1,2,3\n2,1,2,3\n3,1,2,3\n"
    var motion = Motion.Reading(name: "a.csv")
    motion.limit(toMemory: 4 * 32)
    var recording = Recording.Reading(name: "a.csv", wanted: .all)
    recording.limit(toMemory: 4 * 48)
    let line =
      "a.csv:5: more than 3 samples, for which there is too little memory: cut the recording, or "
      + "lower its rate"
    #expect(outcome(motion, text, pieces: 1).error?.description == line)
    #expect(outcome(recording, text, pieces: 1).error?.description == line)
    motion.limit(toMemory: 8 * 32)
    #expect(outcome(motion, text, pieces: 1).error == nil)
  }
}

extension Result {
  fileprivate var error: Failure? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
