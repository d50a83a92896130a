// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension Part {
  /// The software chip of a part by its manufacturer's name, `LIS331DLH`; nil where there is none.
  public static func named(_ name: String) -> Part? {
    switch name {
    case Datasheet.LIS331DLH.facts.name: .lis331dlh
    case Datasheet.LIS331HH.facts.name: .lis331hh
    case Datasheet.H3LIS331DL.facts.name: .h3lis331dl
    case Datasheet.LSM303DLH.facts.name: .lsm303dlh
    case Datasheet.LSM303DLM.facts.name: .lsm303dlm
    case Datasheet.LIS331DL.facts.name: .lis331dl
    case Datasheet.LIS302DL.facts.name: .lis302dl
    case Datasheet.L3G4200D.facts.name: .l3g4200d
    case Datasheet.A3G4250D.facts.name: .a3g4250d
    case Datasheet.L3GD20.facts.name: .l3gd20
    case Datasheet.L3GD20H.facts.name: .l3gd20h
    case Datasheet.AK8975.facts.name: .ak8975
    case Datasheet.AK8963.facts.name: .ak8963
    case Datasheet.AK8973.facts.name: .ak8973
    case Datasheet.MPU9150.facts.name: .mpu9150
    default: nil
    }
  }
}
