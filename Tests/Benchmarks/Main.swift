// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassPhysics

/// Runs one workload of `scripts/bench` for a given length, and prints the times that it took as a
/// JSON object; what prepares the workload is not in them.
///
///     Benchmarks WORKLOAD LENGTH
///     Benchmarks trajectory        the samples on which `fusion` works
@main
enum Benchmarks {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words != ["trajectory"] else { return print(FusionTrajectory().lines) }
    guard words.count == 2, let workload = Workload(rawValue: words[0]),
      let length = Int(words[1]), length > 0
    else { throw UsageError() }
    print(try await workload.times(length).json)
  }
}

/// What can be measured, and in what its length counts.
enum Workload: String, CaseIterable {
  /// Samples of a driver over memory, by ours and by one in C.
  case driver
  case driverInC = "driver-in-c"
  /// Reads of six bytes through an emulated circuit, on a wire of 400 kHz and on a slow one.
  case burst
  case slowBurst = "slow-burst"
  /// Simulated milliseconds of nine axes, by sensing.
  case hourIdeal = "hour-ideal"
  case hourNominal = "hour-nominal"
  case hourTypical = "hour-typical"
  /// An LSM6DSOX: samples of its driver over memory, reads of 12 bytes, simulated milliseconds.
  case sixAxisDriver = "six-axis-driver"
  case sixAxisBurst = "six-axis-burst"
  case slowSixAxisBurst = "slow-six-axis-burst"
  case sixAxisIdeal = "six-axis-ideal"
  case sixAxisNominal = "six-axis-nominal"
  case sixAxisTypical = "six-axis-typical"
  /// Specimens of the nine axes with noise, a minute each, one after the other and as many at once as there are processors.
  case boardsInTurn = "boards-in-turn"
  case boardsAtOnce = "boards-at-once"
  /// Updates of the attitude.
  case fusion
  /// Reads over SPI, and waits on a line, on a board with so many chips.
  case readWith1 = "read-with-1"
  case readWith100 = "read-with-100"
  case waitWith1 = "wait-with-1"
  case waitWith100 = "wait-with-100"
  /// Reads of six bytes through /dev/i2c-1.
  case door

  func times(_ length: Int) async throws -> Times {
    switch self {
    case .driver: try driverSamples(length)
    case .driverInC: driverSamplesInC(length)
    case .burst: try emulatorBursts(length, i2cHertz: 400_000)
    case .slowBurst: try emulatorBursts(length, i2cHertz: 83_900)
    case .hourIdeal: try nineAxes(milliseconds: length, sensing: .ideal)
    case .hourNominal: try nineAxes(milliseconds: length, sensing: .nominal)
    case .hourTypical: try nineAxes(milliseconds: length, sensing: .typical(seed: 1))
    case .sixAxisDriver: try sixAxisSamples(length)
    case .sixAxisBurst: try sixAxisBursts(length, i2cHertz: 400_000)
    case .slowSixAxisBurst: try sixAxisBursts(length, i2cHertz: 100_000)
    case .sixAxisIdeal: try sixAxes(milliseconds: length, sensing: .ideal)
    case .sixAxisNominal: try sixAxes(milliseconds: length, sensing: .nominal)
    case .sixAxisTypical: try sixAxes(milliseconds: length, sensing: .typical(seed: 1))
    case .boardsInTurn: try await boards(length, atOnce: 1)
    case .boardsAtOnce: try await boards(length, atOnce: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    case .fusion: fusionUpdates(length)
    case .readWith1: try crowdedReads(length, chips: 1)
    case .readWith100: try crowdedReads(length, chips: 100)
    case .waitWith1: try crowdedWaits(length, chips: 1)
    case .waitWith100: try crowdedWaits(length, chips: 100)
    case .door: try doorReads(length)
    }
  }
}

struct UsageError: Error, CustomStringConvertible {
  var description: String {
    "usage: Benchmarks trajectory | WORKLOAD LENGTH, where WORKLOAD is one of "
      + Workload.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
