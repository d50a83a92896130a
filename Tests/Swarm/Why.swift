// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassSampling

/// Explains the samples of a step: from the values that the drivers gave back to their causes in the world.
struct Why {
  let program: Program
  /// From 1; the one after the last is what follows all steps.
  let step: Int

  /// One block for each sensor that gave a sample, of a line or a short table for each level.
  var text: String {
    if program.isCalls {
      return program.explainedCalls(step: step).joined(separator: "\n") + "\n"
    }
    let watch = Watch(step: step)
    _ = program.run(watch)
    let causes = Causes(program: program, watch: watch)
    var lines: [String] = []
    for (sensor, taken) in watch.samples.sorted(by: { $0.key.order < $1.key.order }) {
      lines += explanation(causes, sensor, taken).lines
    }
    for (sensor, error) in watch.failures.sorted(by: { $0.key.order < $1.key.order }) {
      lines.append("\(sensor.words) fails in \(causes.words(step: step)): \(error)")
    }
    if let error = watch.start { lines.append("the drivers could not be created: \(error)") }
    if lines.isEmpty {
      lines = ["no sample in \(causes.words(step: step)): \(program.text(of: step))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func explanation(
    _ causes: Causes, _ sensor: SensorID, _ taken: Watch.Taken
  ) -> Explanation {
    var taken = taken
    let bytes = Explanation(causes: causes, sensor: sensor, taken: taken, before: nil).bytes
    if !taken.followers.isEmpty {
      // The same program, in which the burst ends with this sample.
      taken.truth = bytes.last.flatMap { last in
        let cut = Watch(
          step: step, cut: Watch.Cut(transaction: last.transaction, bytes: last.index + 1))
        _ = program.run(cut)
        return cut.truths[taken.target]?[sensor.quantity.rawValue]
      }
    }
    // The same program until the chip took the sample, for the state that it had then. A magnetometer measures for
    // some time, and has the result from then on until the next.
    var instant = taken.truth.map { $0.instants.x }
    if sensor.quantity == .magneticFluxDensity, let last = bytes.last {
      instant = causes.watch.transactions[last.transaction - 1].time
    }
    let before = instant.map { Watch(step: step, stop: Instant(nanoseconds: $0)) }
    if let before { _ = program.run(before) }
    return Explanation(causes: causes, sensor: sensor, taken: taken, before: before)
  }

  /// Runs the command with its words: a seed or the path of a program, and a step.
  static func run(_ words: [String]) -> Int32 {
    guard let program = program(words[0]) else { return 64 }
    let count = program.steps.count
    guard let step = words[1] == "end" ? count + 1 : Int(words[1]), 1...count + 1 ~= step else {
      return Swarm.refuse(
        "no step \(words[1]): there are 1 to \(count), and end, which follows them")
    }
    print(Why(program: program, step: step).text, terminator: "")
    return 0
  }

  private static func program(_ word: String) -> Program? {
    if let seed = UInt64(word) { return Drawing.program(ofSeed: seed) }
    var fault = ""
    if let program = Program(reading: word, fault: &fault) { return program }
    _ = Swarm.refuse("neither a seed nor a program: \(fault)")
    return nil
  }
}

extension Program {
  /// The line of a step.
  func text(of step: Int) -> String {
    steps.indices ~= step - 1 ? steps[step - 1].text : "a repair, and five seconds of samples"
  }
}

extension SensorID {
  /// `accelerometer 0`
  var words: String { "\(quantity.sensorName) \(number)" }

  var order: Int { quantity.rawValue << 8 | Int(number) }
}
