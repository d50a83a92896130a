// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import proofmass

/// The grid of cells, its dots, and the keys.
@Suite struct ScreenTests {
  private static let all = TerminalAbility(hasColour: true) { _ in "en_GB.UTF-8" }
  private static let least = TerminalAbility(hasColour: false) { _ in nil }

  @Test func whatDoesNotFitIsCutOff() {
    var screen = Screen(width: 8, height: 2)
    screen.put("acceleration", 2, 0)
    screen.put("acceleration", 0, 1, room: 4)
    screen.put("ab", endingAt: 8, 1)
    screen.put("left", -2, 3)
    #expect(screen.text == "  accel…\nacc…  ab\n")
    #expect(Screen(width: -1, height: 1 << 40).cells.count == 500)
  }

  @Test func controlCharactersMoveNothing() {
    var screen = Screen(width: 6, height: 1)
    screen.put("a\u{1b}[Hb\u{301}", 0, 0)
    #expect(screen.text == "a [Hb\n")
  }

  /// A terminal of another screen that gets the changes shows the new one.
  @Test(arguments: 0..<200)
  func changesMakeTheNewScreen(seed: UInt64) {
    var numbers = Numbers(state: seed)
    let (width, height) = (Int(numbers.next() % 30) + 1, Int(numbers.next() % 6) + 1)
    var old = Screen(width: width, height: height)
    old.scribble(40, &numbers)
    var new = old
    new.scribble(Int(numbers.next() % 20), &numbers)
    var terminal = FakeTerminal(width: width, height: height)
    terminal.take(old.changes(since: nil, Self.all))
    #expect(terminal.cells == old.cells)
    let bytes = new.changes(since: old, Self.all)
    #expect(bytes.isEmpty == (new == old))
    terminal.take(bytes)
    #expect(terminal.cells == new.cells)
  }

  @Test func anotherSizeIsDrawnWhole() {
    var new = Screen(width: 5, height: 1)
    new.put("abc", 0, 0)
    var terminal = FakeTerminal(width: 5, height: 1)
    terminal.cells[4].scalar = "?"
    terminal.take(new.changes(since: Screen(width: 6, height: 1), Self.all))
    #expect(terminal.cells == new.cells)
  }

  @Test func withoutUnicodeAndColour() {
    var screen = Screen(width: 12, height: 1)
    screen.put("±1° █│● µ⠉⣀", 0, 0, [.red, .bold])
    let bytes = screen.changes(since: Screen(width: 12, height: 1), Self.least)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1b}[1;1H\u{1b}[0;1m+1d #|@ u'.")
  }

  @Test func whatATerminalCanShow() {
    func hasUnicode(_ variables: [String: String]) -> Bool {
      TerminalAbility(hasColour: true) { variables[$0] }.hasUnicode
    }
    #expect(hasUnicode(["LANG": "C.UTF-8"]) && hasUnicode(["LC_CTYPE": "de_DE.utf8"]))
    #expect(!hasUnicode([:]) && !hasUnicode(["LANG": "C.UTF-8", "LC_ALL": "C"]))
    #expect(hasUnicode(["LANG": "C.UTF-8", "LC_ALL": ""]))
    #expect(!hasUnicode(["LANG": "C.UTF-8", "TERM": "linux"]))
  }

  @Test func dotsOfBraille() {
    var picture = Braille(columns: 2, rows: 1)
    for (x, y) in [(0, 0), (1, 3), (2, 1), (4, 0), (-1, 0)] { picture.set(x, y) }
    picture.set(Double.nan, 0)
    picture.set(1e300, 0)
    var screen = Screen(width: 2, height: 1)
    picture.draw(into: &screen, 0, 0)
    #expect(screen.text == "\u{2881}\u{2802}\n")
  }

  // MARK: Keys

  @Test func keys() {
    var reader = KeyReader()
    let bytes = Array(
      "q \u{1b}[A\u{1b}OB\u{1b}[C\u{1b}[D\u{1b}[5~\u{1b}[6~\u{1b}[Z\t\r\u{3}\u{7f}ä\u{1b}[1;5C".utf8
    )
    #expect(
      reader.keys(bytes) == [
        .character("q"), .character(" "), .up, .down, .right, .left, .pageUp, .pageDown, .backTab,
        .tab, .enter, .control("c"), .backspace, .right,
      ])
  }

  @Test func sequencesInPieces() {
    var reader = KeyReader()
    #expect(reader.keys([0x1B]).isEmpty)
    #expect(reader.keys([0x5B]).isEmpty)
    #expect(reader.keys([0x41]) == [.up])
    #expect(reader.keys([0x1B]).isEmpty)
    #expect(reader.keys([]) == [.escape])
    #expect(reader.keys([0x1B]).isEmpty)
    #expect(reader.keys(Array("q".utf8)) == [.escape, .character("q")])
  }

  /// Whatever is poured in, keys come after it.
  @Test(arguments: 0..<100)
  func garbage(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var reader = KeyReader()
    for _ in 0..<50 {
      _ = reader.keys(
        (0..<numbers.next() % 20).map { _ in UInt8(truncatingIfNeeded: numbers.next()) })
    }
    _ = reader.keys([])
    #expect(reader.keys(Array("q".utf8)).last == .character("q"))
  }
}

/// A small generator, the same everywhere.
private struct Numbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

extension Screen {
  fileprivate mutating func scribble(_ count: Int, _ numbers: inout Numbers) {
    let styles: [Style] = [[], .bold, .red, [.reverse, .green], .dim]
    for _ in 0..<count {
      let words = ["a", "bc", "⠿█°", "  ", "longer"][Int(numbers.next() % 5)]
      put(
        words, Int(numbers.next()) % width, Int(numbers.next()) % height,
        styles[Int(numbers.next() % 5)])
    }
  }
}

/// What a terminal makes of bytes: the sequences that screens use, and nothing else.
private struct FakeTerminal {
  let width: Int
  var cells: [Screen.Cell]
  private var x = 0
  private var y = 0
  private var style: Style = []

  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: Screen.Cell(), count: width * height)
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let first = rest.popFirst() {
      guard first == "\u{1b}" else {
        if x < width { cells[y * width + x] = Screen.Cell(scalar: first, style: style) }
        x += 1
        continue
      }
      #expect(rest.popFirst() == "[")
      var numbers = ""
      while let next = rest.first, next == ";" || ("0"..."9").contains(next) {
        numbers.unicodeScalars.append(next)
        rest.removeFirst()
      }
      let values = numbers.split(separator: ";").compactMap { Int($0) }
      switch rest.popFirst() {
      case "H": (y, x) = (values[0] - 1, values[1] - 1)
      case "J": for index in cells.indices { cells[index] = Screen.Cell() }
      case "m": style = Self.style(values)
      default: Issue.record("an unknown sequence")
      }
    }
  }

  private static func style(_ codes: [Int]) -> Style {
    let known: [Int: Style] = [
      1: .bold, 2: .dim, 7: .reverse, 31: .red, 32: .green, 33: .yellow, 34: .blue, 36: .cyan,
    ]
    return codes.reduce(into: []) { style, code in
      if code == 0 { style = [] } else { style.formUnion(known[code] ?? []) }
    }
  }
}
