// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

extension Violation {
  /// Settings that a violation is about, where the register alone does not identify them.
  public enum Detail: UInt8, CaseIterable, Sendable {
    /// Low-power and high-resolution mode, which exclude each other.
    case lowPowerWithHighResolution
    /// The auxiliary ADC, which needs block data update.
    case adcWithoutBlockDataUpdate
    /// The thermometer, which needs block data update.
    case thermometerWithoutBlockDataUpdate
    /// The thermometer, which is a channel of the auxiliary ADC.
    case thermometerWithoutADC
    /// The byte order, which acts in high-resolution mode.
    case bigEndianWithoutHighResolution
    /// The auxiliary status, which is not updated while the ADC is off.
    case statusWithoutADC
    /// The auxiliary status of a part that has only a thermometer, which is off.
    case statusWithoutThermometer

    /// The settings, by the names of their bits and registers.
    public var text: String {
      switch self {
      case .lowPowerWithHighResolution: "LPen in CTRL_REG1 with HR in CTRL_REG4"
      case .adcWithoutBlockDataUpdate: "ADC_EN in TEMP_CFG_REG needs BDU in CTRL_REG4"
      case .thermometerWithoutBlockDataUpdate: "TEMP_EN in TEMP_CFG_REG needs BDU in CTRL_REG4"
      case .thermometerWithoutADC: "TEMP_EN in TEMP_CFG_REG needs ADC_EN there"
      case .bigEndianWithoutHighResolution: "BLE in CTRL_REG4 needs HR there"
      case .statusWithoutADC: "STATUS_REG_AUX needs ADC_EN in TEMP_CFG_REG"
      case .statusWithoutThermometer: "STATUS_REG_AUX needs TEMP_EN in TEMP_CFG_REG"
      }
    }

    /// The register that contains the setting without effect.
    var register: UInt8 {
      switch self {
      case .lowPowerWithHighResolution, .bigEndianWithoutHighResolution:
        Datasheet.LIS3DH.CTRL_REG4.address
      case .adcWithoutBlockDataUpdate, .thermometerWithoutBlockDataUpdate, .thermometerWithoutADC:
        Datasheet.LIS3DH.TEMP_CFG_REG.address
      case .statusWithoutADC, .statusWithoutThermometer: Datasheet.LIS3DH.STATUS_REG_AUX.address
      }
    }

    /// A bit of its own.
    var bit: UInt8 { 1 << rawValue }
  }
}
