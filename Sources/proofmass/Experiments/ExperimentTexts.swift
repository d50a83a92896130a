// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer

extension ExperimentText {
  /// The command's own experiments: a text for each family.
  static func own() throws(UserError) -> ExperimentText {
    var all = ExperimentText()
    for (name, text) in texts {
      do throws(UserError) { all.append(try ExperimentText(text)) } catch {
        throw .failure("the experiments of \(name): \(error.line)")
      }
    }
    return all
  }

  /// By the names of families. The first block that names a part is used; one that names none comes after all that do.
  private static let texts: KeyValuePairs<String, String> = [
    "ST": stExperiments,
    "LIS331": lis331Experiments,
    "LIS331DL": lis331dlExperiments,
    "LIS3DH": lis3dhExperiments,
    "L3G4200D": l3g4200dExperiments,
    "ST FIFO": fifoExperiments,
    "ST magnetometers": magnetometerExperiments,
    "AKM": akmExperiments,
    "HMC5883L": hmc5883lExperiments,
    "LSM6DSO": lsm6dsoExperiments,
    "LSM6DSL": lsm6dslExperiments,
    "LSM6DSL FIFO": lsm6dslFIFOExperiments,
    "LSM9DS1": lsm9ds1Experiments,
    "MPU": mpuExperiments,
    "MPU buses": mpuBusExperiments,
    "ICM-20948": icm20948Experiments,
    "ADXL345": adxl345Experiments,
  ]
}

extension Inquiry {
  var list: String {
    var table = TextTable()
    for question in questions {
      table.append(
        question.policy.name, question.policy.values.joined(separator: ", "),
        question.reason ?? question.why)
      for step in question.steps { table.append("", "", "  " + step.text) }
    }
    return table.text
  }

  var listJSON: JSON {
    .object([
      ("part", .text(chip.name)),
      (
        "experiments",
        .array(
          questions.map { question in
            .object([
              ("policy", .text(question.policy.name)),
              ("values", .array(question.policy.values.map { .text($0) })),
              ("undecidable", .optional(question.reason)), ("why", .text(question.why)),
              ("steps", .array(question.steps.map { .text($0.text) })),
            ])
          })
      ),
    ])
  }
}
