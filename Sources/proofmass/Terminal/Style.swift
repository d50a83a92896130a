// SPDX-License-Identifier: Apache-2.0

/// The style of a screen's cell. Words or shapes carry all information of colours.
struct Style: OptionSet {
  let rawValue: UInt16

  static let bold = Style(rawValue: 1)
  static let dim = Style(rawValue: 2)
  static let reverse = Style(rawValue: 4)
  static let red = Style(rawValue: 8)
  static let green = Style(rawValue: 16)
  static let yellow = Style(rawValue: 32)
  static let blue = Style(rawValue: 64)
  static let cyan = Style(rawValue: 128)
  static let white = Style(rawValue: 256)
  /// The backgrounds of a horizon: a blue and a brown on which white and yellow are legible.
  static let sky = Style(rawValue: 512)
  static let ground = Style(rawValue: 1024)

  private static let codes: [(style: Style, code: String)] = [
    (.bold, "1"), (.dim, "2"), (.reverse, "7"), (.red, "31"), (.green, "32"), (.yellow, "33"),
    (.blue, "34"), (.cyan, "36"), (.white, "97"), (.sky, "48;5;24"), (.ground, "48;5;94"),
  ]

  /// The sequence that sets exactly this style (ECMA-48, SGR).
  ///
  /// - Parameter hasColour: Whether to set colours; bold and the like are always set.
  func sequence(hasColour: Bool) -> String {
    let shown = hasColour ? self : intersection([.bold, .dim, .reverse])
    let codes = Self.codes.filter { shown.contains($0.style) }.map { ";" + $0.code }
    return "\u{1b}[0\(codes.joined())m"
  }

  /// The colours of the axes x, y and z.
  static let axes: [Style] = [.red, .green, .blue]
}
