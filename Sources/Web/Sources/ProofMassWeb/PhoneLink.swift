// SPDX-License-Identifier: Apache-2.0

/// The address that opens the page for phones on another device of the network, and its QR code.
struct PhoneLink: Sendable {
  /// The path of the page.
  static let path = "/phone.html"

  /// The address, with its token.
  let address: String

  /// Nil if the address is too long for a code.
  var code: QRCode? { QRCode(address) }

  /// The link as a JSON object. `address` is null where only this machine can connect. `size` is the number of
  /// modules on each side of the code, and `path` the SVG path of the dark ones.
  static func json(of link: PhoneLink?) -> String {
    guard let link else { return #"{"address":null}"# }
    let code = link.code.map { #","size":\#($0.size),"path":"\#($0.path)""# } ?? ""
    // An address has no characters that JSON would escape.
    return #"{"address":"\#(link.address)"\#(code)}"#
  }
}
