// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Prints one JSON object: what `scripts/bench` measures inside a process; with the argument `door`,
/// what it measures through /dev/i2c-1.
@main
enum Benchmarks {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "door" {
      let (median, rate) = try doorReads()
      return print(
        """
        {"door_read_us":\(rounded(median)),"door_transactions_per_s":\(rounded(rate))}
        """)
    }
    let hour = try nineAxisHour()
    print(
      """
      {"driver_sample_ns":\(rounded(try driverSample())),\
      "driver_sample_in_c_ns":\(rounded(driverSampleInC())),\
      "emulator_bursts_per_s":\(rounded(try emulatorBursts())),\
      "nine_axis_hour_s":\(rounded(hour.seconds)),\
      "nine_axis_hour_samples":\(hour.samples)}
      """)
  }
}

func seconds(since start: ContinuousClock.Instant) -> Double {
  Double((ContinuousClock.now - start).wholeNanoseconds) * 1e-9
}

/// To three significant digits or so.
func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

/// Keeps a result from being optimised away.
@inline(never)
func keep(_ value: Double) {}
