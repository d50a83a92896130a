// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// Prints the in-process measurements of `scripts/bench` as one JSON object; with arguments, only
/// the named ones, such as `door`, which measures through /dev/i2c-1. With `trajectory` alone, it
/// prints the samples on which `fusion` is measured.
@main
enum Benchmarks {
  static func main() throws {
    let names = CommandLine.arguments.dropFirst()
    guard names != ["trajectory"] else { return print(FusionTrajectory().lines) }
    let all = ["driver", "bursts", "hour", "dynamics", "noise", "fusion", "growth"]
    let wanted = names.isEmpty ? all : Array(names)
    print("{" + (try wanted.map(figures).joined(separator: ",")) + "}")
  }

  /// The results of one benchmark, as members of a JSON object.
  private static func figures(_ name: String) throws -> String {
    switch name {
    case "driver":
      return """
        "driver_sample_ns":\(rounded(try driverSample())),\
        "driver_sample_in_c_ns":\(rounded(driverSampleInC()))
        """
    case "bursts": return "\"emulator_bursts_per_s\":\(rounded(try emulatorBursts()))"
    case "hour":
      let hour = try nineAxisHour(sensing: .ideal)
      return """
        "nine_axis_hour_s":\(rounded(hour.seconds)),"nine_axis_hour_samples":\(hour.samples)
        """
    case "dynamics":
      return "\"nine_axis_hour_dynamics_s\":\(rounded(try nineAxisHour(sensing: .nominal).seconds))"
    case "noise":
      let hour = try nineAxisHour(sensing: .typical(seed: 1))
      return "\"nine_axis_hour_noise_s\":\(rounded(hour.seconds))"
    case "fusion": return "\"fusion_ns_per_update\":\(rounded(fusionUpdate()))"
    case "growth":
      let (read, wait) = try growth()
      return "\"read_with_100_chips\":\(rounded(read)),\"wait_with_100_chips\":\(rounded(wait))"
    case "door":
      let (median, rate) = try doorReads()
      return "\"door_read_us\":\(rounded(median)),\"door_transactions_per_s\":\(rounded(rate))"
    default: throw UnknownBenchmark(name: name)
    }
  }
}

struct UnknownBenchmark: Error {
  var name: String
}

func seconds(since start: ContinuousClock.Instant) -> Double {
  Double((ContinuousClock.now - start).wholeNanoseconds) * 1e-9
}

/// A number rounded to three decimal places.
func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

/// Keeps a result from being optimised away.
@inline(never)
func keep(_ value: Double) {}
