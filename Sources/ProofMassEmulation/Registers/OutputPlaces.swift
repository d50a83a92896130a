// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// Where a chip has the last sample of a sensor: the registers of each axis, one or two bytes.
package struct OutputPlaces: Equatable, Sendable {
  /// The register of the only or upper byte of each axis.
  var high: Axes<UInt8>
  /// That of the lower byte; nil where an axis has eight bits.
  var low: Axes<UInt8>?
  /// Whether codes have a sign.
  var isSigned = true

  /// Pairs of registers from an address on, X first.
  static func pairs(from first: UInt8, bigEndian: Bool) -> OutputPlaces {
    let (even, odd) = (Axes(first, first + 2, first + 4), Axes(first + 1, first + 3, first + 5))
    return bigEndian ? OutputPlaces(high: even, low: odd) : OutputPlaces(high: odd, low: even)
  }

  /// The registers in ascending order.
  package var registers: [UInt8] {
    let all = [high.x, high.y, high.z] + (low.map { [$0.x, $0.y, $0.z] } ?? [])
    return all.sorted()
  }

  /// The codes in the bytes of ``registers``.
  package func codes(_ bytes: [UInt8]) -> Axes<Int> {
    let registers = registers
    func byte(_ register: UInt8) -> UInt8 {
      registers.firstIndex(of: register).map { bytes[$0] } ?? 0
    }
    func code(_ high: UInt8, _ low: UInt8?) -> Int {
      guard let low else {
        return isSigned ? Int(Int8(bitPattern: byte(high))) : Int(byte(high))
      }
      return Int(Int16(bitPattern: UInt16(byte(high)) << 8 | UInt16(byte(low))))
    }
    return Axes(
      code(high.x, low?.x), code(high.y, low?.y), code(high.z, low?.z))
  }
}
