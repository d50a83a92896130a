// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8975 where Link: ~Copyable {
  /// Powers the chip down; a measurement that is running is lost.
  public mutating func powerDown() throws(SensorError) {
    let mayTest = if case .testing = state { true } else { false }
    if !mayTest { state = .unknown }
    try bus.settle(Datasheet.AK8975.CNTL(mode: .powerDown))
    guard mayTest else { return }
    try bus.settle(Datasheet.AK8975.ASTC())
    state = .unknown
  }

  /// Writes the values after power-on to CNTL and ASTC. The chip has no reset of its own.
  ///
  /// These are all that may be written. 0B, 0D and 0E are reserved or for the manufacturer's
  /// tests. 0F, I2CDIS, switches I2C off until the supply goes, and writing it back is prohibited.
  public mutating func reset() throws(SensorError) {
    state = .testing
    try powerDown()
  }
}
