// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP
  /// A part without a driver and a software chip, as far as a bus has to be recognised by it.
  package struct OtherPartFacts: Sendable {
    /// A register with a known value.
    package struct Mark: Equatable, Sendable {
      /// The register's address.
      package let register: UInt8
      /// The value of the bits that count.
      package let value: UInt8
      /// The bits that count.
      package let mask: UInt8

      package init(_ register: UInt8, _ value: UInt8, mask: UInt8 = 0xFF) {
        self.register = register
        self.value = value
        self.mask = mask
      }
    }

    /// The manufacturer's name; of one die of a part with several also what it measures: `LSM303DLH-M`.
    package let name: String
    /// 7-bit addresses, the default first.
    package let addresses: [UInt8]
    /// All of which the part has, in the order in which they are read; none where no register identifies it.
    package let marks: [Mark]
    /// Where the facts were read.
    package let cite: String
    /// How far the facts can be trusted.
    package let confidence: Confidence

    init(
      _ name: String, at addresses: [UInt8], _ marks: [Mark], _ cite: String,
      _ confidence: Confidence
    ) {
      self.name = name
      self.addresses = addresses
      self.marks = marks
      self.cite = cite
      self.confidence = confidence
    }
  }
#endif
