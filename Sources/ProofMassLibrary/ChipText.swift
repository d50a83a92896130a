// SPDX-License-Identifier: Apache-2.0

internal import ProofMassControl

extension JSONValue {
  /// The object that a chip's text in the form of the command means: `lis331dlh,address=0x19,rate=800,range=4g` is
  /// `{"chip":"lis331dlh","address":"0x19","rate":800,"range":4}`.
  init(chip text: String) throws(InputError) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    var members: [(String, JSON)] = [("chip", .text(String(words.first ?? "")))]
    for word in words.dropFirst() {
      let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else {
        throw InputError(
          "\(quoted(String(word))) of \(quoted(text)): a key and a value, like rate=800")
      }
      let (key, value) = (String(pair[0]), String(pair[1]))
      switch key {
      case "spi": members.append(("address", .text("spi" + value)))
      case _ where key == "rate" || key.hasSuffix("range"):
        // With or without a unit, which the part's range determines.
        let digits = value.prefix { "0"..."9" ~= $0 || $0 == "." }
        guard let number = Double(digits) else {
          throw InputError("\(key) of \(quoted(text)): a number")
        }
        members.append((key, .number(number)))
      default: members.append((key, .text(value)))
      }
    }
    do throws(JSONError) { try self.init(JSON.object(members).line) } catch {
      throw InputError(error.description)
    }
  }
}
