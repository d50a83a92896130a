// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP
  /// A part or a board that carries several chips on one bus.
  package struct AssemblyFacts: Sendable {
    /// A chip of an assembly.
    package struct Member: Sendable {
      /// The name of the chip.
      package let chip: String
      /// Its address on I2C.
      package let address: UInt8
      /// Where the fact was read.
      package let cite: String
      /// How far the fact can be trusted.
      package let confidence: Confidence

      init(_ chip: String, at address: UInt8, _ cite: String, _ confidence: Confidence) {
        self.chip = chip
        self.address = address
        self.cite = cite
        self.confidence = confidence
      }
    }

    /// The manufacturer's name.
    package let name: String
    /// The chips, in the order of the file.
    package let members: [Member]

    init(_ name: String, _ members: [Member]) {
      self.name = name
      self.members = members
    }

    /// The assembly of this name, as its manufacturer or a command line writes it; nil where there is none.
    package static func named(_ name: String) -> AssemblyFacts? {
      Datasheet.assemblies.first { $0.name == name || $0.word == name }
    }

    /// The name on a command line: lower case, with hyphens for spaces.
    package var word: String {
      String(name.lowercased().map { $0 == " " ? "-" : $0 })
    }
  }
#endif
