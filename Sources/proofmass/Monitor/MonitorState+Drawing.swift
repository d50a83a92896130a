// SPDX-License-Identifier: Apache-2.0

extension MonitorState.Page {
  /// The name, and a short one for a narrow terminal.
  var name: (whole: String, short: String) {
    switch self {
    case .axes: ("axes", "axes")
    case .attitude: ("attitude", "att")
    case .gMeter: ("g-meter", "g")
    case .registers: ("registers", "regs")
    case .silicon: ("silicon", "si")
    case .help: ("help", "")
    }
  }

  /// The key that shows it.
  var key: String { self == .help ? "?" : "\(rawValue + 1)" }
}

extension MonitorState {
  /// The whole screen: a line of pages, the page, and a line with the last message.
  func draw(width: Int, height: Int) -> Screen {
    var screen = Screen(width: width, height: height)
    let rows = 1..<max(1, screen.height - 1)
    switch page {
    case .axes: AxesPage.draw(self, into: &screen, rows)
    case .attitude: AttitudePage.draw(self, into: &screen, rows)
    case .gMeter: GMeterPage.draw(self, into: &screen, rows)
    case .registers: RegisterPage.draw(self, into: &screen, rows)
    case .silicon: SiliconPage.draw(self, into: &screen, rows)
    case .help: HelpPage.draw(self, into: &screen, rows)
    }
    drawPages(into: &screen)
    drawWords(into: &screen)
    return screen
  }

  private func drawPages(into screen: inout Screen) {
    screen.mark(0..<screen.width, 0, .dim)
    var x = 0
    for one in Page.allCases {
      let name = screen.width < 60 ? one.name.short : one.name.whole
      x = screen.put(" \(one.key) \(name) ", x, 0, one == page ? [.bold, .reverse] : .dim)
    }
    let clock = "\(fixed(time, decimals: 1)) s"
    if x + clock.utf8.count <= screen.width { screen.put(clock, endingAt: screen.width, 0) }
  }

  private func drawWords(into screen: inout Screen) {
    let y = screen.height - 1
    var x = 0
    func mark(_ word: String, _ style: Style, _ screen: inout Screen) {
      x = screen.put(" \(word) ", x, y, style.union([.bold, .reverse])) + 1
    }
    if isPaused { mark("PAUSED", .yellow, &screen) }
    if isZeroed { mark("ZERO", .cyan, &screen) }
    if isIdeal { mark("NO NOISE", .cyan, &screen) }
    if recording != nil { mark("REC", .red, &screen) }
    let keys = "space pause  r reset  z zero  s snapshot  w record  ? help  q quit"
    let usual =
      recording.map { "\($0.rows) rows in \($0.file)" }
      ?? (screen.width < 60 ? "? help  q quit" : keys)
    screen.put(words ?? usual, max(1, x), y, words == nil ? .dim : .bold)
  }
}
