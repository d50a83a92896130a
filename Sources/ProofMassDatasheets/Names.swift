// SPDX-License-Identifier: Apache-2.0

#if !NO_HEAP
  extension Datasheet {
    /// Whether two texts are one name of a part or a board. Upper and lower case, hyphens and spaces distinguish none:
    /// shops, manuals and commands write MPU-6050 and mpu6050, GY-521 and gy521, Sense HAT and sense-hat.
    package static func isSameName(_ one: String, _ other: String) -> Bool {
      // Most names differ in a letter of the first few; a command compares thousands when it starts.
      var (first, second) = (one.utf8.makeIterator(), other.utf8.makeIterator())
      while true {
        let (letter, another) = (next(&first), next(&second))
        guard letter == another else { return false }
        if letter == nil { return true }
      }
    }

    /// The next byte that means something, in lower case; nil at the end.
    private static func next(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
      while let byte = bytes.next() {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: " "): continue
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
        default: return byte
        }
      }
      return nil
    }
  }
#endif
