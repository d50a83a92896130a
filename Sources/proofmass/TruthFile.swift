// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassSystem

/// What each sample of a stream should have been, in a file of the stream's shape.
///
/// The k-th sample of a sensor in one belongs to the k-th in the other. Exact instants come in
/// another order than the host's estimates, so they are held back until no earlier one can follow.
struct TruthFile: ~Copyable {
  private let file: ByteFile
  private var writer: MotionWriter
  /// In the order of time.
  private var waiting: [StreamTruth]
  /// Whether it could not be written: then nothing follows.
  private var hasFailed: Bool

  /// - Parameter motion: what the stream reads, if anything; it and what the stream writes are not
  ///   to be written over.
  init(path: String, _ classes: [ChipClass], besides motion: String? = nil) throws(Complaint) {
    if let identity = FileIdentity(path: path) {
      guard identity != motion.flatMap({ FileIdentity(path: $0) }) else {
        throw .failure("--truth \(path) would write over the motion: name another file")
      }
      guard identity != ByteFile.standardOutput.identity else {
        throw .failure("--truth \(path) is where the stream goes: name another file")
      }
    }
    do throws(FileError) {
      file = try ByteFile(writing: path)
    } catch { throw .failure(error.description) }
    writer = MotionWriter(Motion.Sensors(classes))
    (waiting, hasFailed) = ([], false)
  }

  /// How many wait; sorting them in gets slower with their number.
  var count: Int { waiting.count }

  mutating func append(_ row: StreamRow) {
    if let truth = row.acceleration?.truth { append(truth) }
    if let truth = row.rotation?.truth { append(truth) }
    if let truth = row.field?.truth { append(truth) }
  }

  private mutating func append(_ truth: StreamTruth) {
    var index = waiting.count
    while index > 0, waiting[index - 1].time > truth.time { index -= 1 }
    if index == waiting.count { waiting.append(truth) } else { waiting.insert(truth, at: index) }
  }

  /// Writes those up to and including a time.
  mutating func write(upTo limit: Int64) throws(Complaint) {
    var index = 0
    while index < waiting.count, waiting[index].time <= limit {
      let time = waiting[index].time
      var row = (force: Axes<Double>?.none, rotation: Axes<Double>?.none, field: Axes<Double>?.none)
      while index < waiting.count, waiting[index].time == time {
        switch waiting[index].chipClass {
        case .accelerometer: row.force = waiting[index].input
        case .gyroscope: row.rotation = waiting[index].input
        case .compass: row.field = waiting[index].input
        }
        index += 1
      }
      writer.append(at: time, force: row.force, rotation: row.rotation, field: row.field)
    }
    waiting.removeFirst(index)
    if writer.bytes.count > 0x1_0000 { try flush() }
  }

  mutating func flush() throws(Complaint) {
    guard !hasFailed else { return }
    do throws(FileError) {
      try file.write(writer.bytes)
    } catch {
      hasFailed = true
      throw .failure(error.description)
    }
    writer.bytes.removeAll(keepingCapacity: true)
  }
}
