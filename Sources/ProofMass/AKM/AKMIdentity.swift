// SPDX-License-Identifier: Apache-2.0

// Names are text, which a microcontroller build does not need.
#if !NO_HEAP
  package import ProofMassCore
  import ProofMassDatasheets

  /// The AKM magnetometers that may be answering, according to the chip's first two registers.
  ///
  ///     let identity = try AKMIdentity(of: &bus)
  ///     print(identity.candidates)  // ["AK09916"]
  ///
  /// All of them have 0x48 in register 00. Register 01 differs from AK09911 to AK09918. For an AK8963 the
  /// value 0x9A is known, and for an AK8975 none is published, so these two remain where no other part
  /// matches. An AK8973 has no identity.
  package struct AKMIdentity: Equatable, Sendable {
    /// Register 00, WIA or WIA1: 0x48 in all AKM magnetometers that have an identity.
    package var maker: UInt8
    /// Register 01, INFO or WIA2.
    package var part: UInt8

    /// Creates the identity from its two registers.
    package init(maker: UInt8, part: UInt8) { (self.maker, self.part) = (maker, part) }

    /// Reads the two registers, which changes nothing.
    ///
    /// - Throws: `.bus`.
    package init<Link: Bus & ~Copyable>(of bus: inout Link) throws(SensorError) {
      let bytes: InlineArray<2, UInt8> = try bus.load(Datasheet.AK8975.WIA.address)
      self.init(maker: bytes[0], part: bytes[1])
    }

    /// The names of the possible parts, the likeliest first; empty where the chip is no AKM magnetometer.
    package var candidates: [String] {
      guard maker == Datasheet.AK8975.identity else { return [] }
      typealias Later = Datasheet.AK09916.Constant
      return switch Int(part) {
      case Later.partIdentity: [Datasheet.AK09916.name]
      case Later.partIdentityAK09911: ["AK09911"]
      case Later.partIdentityAK09912: ["AK09912"]
      case Later.partIdentityAK09918: ["AK09918"]
      case Datasheet.AK8963.Constant.seenInformation:
        [Datasheet.AK8963.name, Datasheet.AK8975.name]
      default: [Datasheet.AK8975.name, Datasheet.AK8963.name]
      }
    }

    /// Whether the chip is certainly an AK8963 and not an AK8975: register 01 holds the known value, and
    /// CNTL1 keeps BIT, which an AK8975 does not have.
    ///
    /// Only a chip with that byte in register 01 is written to: it is powered down, BIT is set, read and
    /// cleared again. So a part that may be an AK8975 gets no write to a bit that must be zero there.
    ///
    /// - Throws: `.bus`.
    package func isAK8963<Link: Bus & ~Copyable>(on bus: inout Link) throws(SensorError) -> Bool {
      typealias Control = Datasheet.AK8963.CNTL1
      guard candidates.first == Datasheet.AK8963.name else { return false }
      try bus.store(Control(output: .bits14, mode: .powerDown))
      try bus.store(Control(output: .bits16, mode: .powerDown))
      let held: Control = try bus.load()
      try bus.store(Control(output: .bits14, mode: .powerDown))
      return held.output == .bits16
    }
  }
#endif
