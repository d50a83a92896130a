// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics

/// The parameters that the specimens of a seed really have, in the format of `proofmass twin`.
enum Specimens {
  /// The board's chips, as the command powers and configures them.
  static func description(_ seed: UInt64) -> PartDescription {
    func own(_ name: String) -> UInt64 { Part.seed(seed, of: name, 0) }
    var sensors: [PartDescription.Sensor] = []
    for (name, parameters, rate) in [
      ("LIS331DLH", AccelerometerParameters.lis331dlh, 100.0), ("LSM6DSOX", .lsm6dso, 104),
    ] {
      var element = AccelerometerElement(parameters, seed: own(name))
      element.powerOn(at: -1_000_000_000)
      element.start(at: 0, period: Int64(1e9 / rate), rate: rate)
      sensors.append(element.description(of: name))
    }
    for (name, parameters, cutoff) in [
      ("L3G4200D", GyroscopeParameters.l3g4200d, 32.0), ("LSM6DSOX", .lsm6dso, 30),
    ] {
      var element = GyroscopeElement(parameters, seed: own(name))
      element.start(at: 0, period: 10_000_000, cutoff: cutoff, isSecondOrder: true, .zero)
      element.select(range: 2)
      var sensor = element.description(of: name)
      if name == "LSM6DSOX" {
        var chip = LSM6DSOChip(.lsm6dsox)
        chip.sense(.typical(seed: own(name)))
        sensor.clockError = chip.rateError
      }
      sensors.append(sensor)
    }
    sensors.append(CompassElement(.ak8975, seed: own("AK8975")).description(of: "AK8975"))
    return PartDescription(sensors, seed: seed)
  }
}
