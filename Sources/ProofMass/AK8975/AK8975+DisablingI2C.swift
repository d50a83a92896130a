// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

extension AK8975 where Link: ~Copyable {
  /// Switches the chip's I2C off, lest it take what passes on the wires for I2C; recommended once
  /// SPI was chosen (the maker's shipment test does it).
  ///
  /// **Nothing but removing the supply brings I2C back**, and writing the register back is
  /// prohibited. On I2C this method does not exist: the chip would never be heard of again. That
  /// the chip then reads 0x01 is what the shipment test expects; a log of a relative shows 0x1B.
  /// Both are taken.
  ///
  /// - Throws: `.bus`; `.notTaken` when the chip does not say that I2C is off.
  public mutating func disableI2C<Wire: SPI & ~Copyable>() throws(SensorError)
  where Link == SPIDevice<Wire> {
    typealias I2CDIS = Datasheet.AK8975.I2CDIS
    try bus.store(I2CDIS(bits: UInt8(Datasheet.AK8975.Constant.i2cDisableKey)))
    let held: I2CDIS = try bus.load()
    guard held.disabled else { throw .notTaken(register: I2CDIS.address) }
  }
}
