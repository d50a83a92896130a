// SPDX-License-Identifier: Apache-2.0

/// The form of a file, by its first bytes: text in UTF-8 is read; for other forms there is a remedy.
package enum TextForm {
  /// The byte order mark that some programs write before UTF-8.
  package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether the mark is at an index.
  package static func hasMark(_ bytes: Span<UInt8>, at index: Int = 0) -> Bool {
    bytes.count - index >= mark.count && mark.indices.allSatisfy { bytes[index + $0] == mark[$0] }
  }

  /// Why text that begins at an index is not read, as the end of a message that begins with the file's name;
  /// nil where it can be read.
  package static func fault(_ bytes: Span<UInt8>, at index: Int = 0) -> String? {
    guard bytes.count >= index + 2 else { return nil }
    let (first, second) = (bytes[index], bytes[index + 1])
    if first == 0x1F, second == 0x8B { return "is compressed: unpack it with gunzip" }
    // A byte order mark, or a zero byte next to a letter.
    let isWide =
      first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF
      || (first == 0) != (second == 0)
    return isWide ? notUTF8 : nil
  }

  static let notUTF8 =
    "is not UTF-8, but UTF-16 by its look: convert it with iconv -f UTF-16 -t UTF-8"
}
