// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP
  /// A part or a board that carries several chips on one bus, or a board with one.
  package struct AssemblyFacts: Sendable {
    /// Whether it is soldered to boards, or is one.
    package enum Kind: Sendable {
      case part, board
    }

    /// A chip of an assembly.
    package struct Member: Sendable {
      /// The name of the chip, which may have neither a driver nor a software chip.
      package let chip: String
      /// Its addresses on I2C, that of the board as it is sold first.
      package let addresses: [UInt8]
      /// The name of the chip on whose auxiliary bus it is; nil where it is on the main bus.
      package let behind: String?
      /// Where the fact was read.
      package let cite: String
      /// How far the fact can be trusted.
      package let confidence: Confidence

      init(
        _ chip: String, at addresses: [UInt8], behind: String? = nil, _ cite: String,
        _ confidence: Confidence
      ) {
        self.chip = chip
        self.addresses = addresses
        self.behind = behind
        self.cite = cite
        self.confidence = confidence
      }

      /// Its address on I2C on the board as it is sold.
      package var address: UInt8 { addresses[0] }
    }

    /// The name that its manufacturer or its sellers give it.
    package let name: String
    /// Whether it is a part or a board.
    package let kind: Kind
    /// The chips, in the order of the file.
    package let members: [Member]

    init(_ name: String, _ kind: Kind, _ members: [Member]) {
      self.name = name
      self.kind = kind
      self.members = members
    }

    /// The assembly of this name (``Datasheet/isSameName(_:_:)``); nil where there is none.
    package static func named(_ name: String) -> AssemblyFacts? {
      Datasheet.assemblies.first { Datasheet.isSameName($0.name, name) }
    }

    /// The name on a command line: lower case, with hyphens for spaces.
    package var word: String {
      String(name.lowercased().map { $0 == " " ? "-" : $0 })
    }
  }
#endif
