// SPDX-License-Identifier: Apache-2.0

/// A file of the page; the files are embedded in this program.
struct PageFile {
  let type: String
  let bytes: [UInt8]
  /// Whether pages of other origins may load the file, because it contains no data.
  let isForAll: Bool

  /// The file at a request's path; nil if there is none.
  init?(path: Substring) {
    guard let bytes = Self.files[path], let suffix = path.split(separator: ".").last,
      let type = Self.types[suffix]
    else { return nil }
    (self.type, self.bytes) = (type, bytes)
    isForAll = path == "/devicemotion.js"
  }

  /// The media types by file name extension; the path of the page itself, `/`, has no extension.
  private static let types: [Substring: String] = [
    "/": "text/html", "html": "text/html", "css": "text/css", "js": "text/javascript",
    "svg": "image/svg+xml",
  ]

  /// The files by path.
  static let files: [Substring: [UInt8]] = [
    "/": PackageResources.index_html,
    "/style.css": PackageResources.style_css,
    "/page.js": PackageResources.page_js,
    "/stream.js": PackageResources.stream_js,
    "/phone.js": PackageResources.phone_js,
    "/chart.js": PackageResources.chart_js,
    "/hand.js": PackageResources.hand_js,
    "/board.js": PackageResources.board_js,
    "/registers.js": PackageResources.registers_js,
    "/traffic.js": PackageResources.traffic_js,
    "/keep.js": PackageResources.keep_js,
    "/recording.js": PackageResources.recording_js,
    "/share.js": PackageResources.share_js,
    "/devicemotion.js": PackageResources.devicemotion_js,
    "/icon.svg": PackageResources.icon_svg,
    "/apps.css": PackageResources.apps_css,
    "/motion.js": PackageResources.motion_js,
    "/g-meter.html": PackageResources.g_meter_html,
    "/g-meter.js": PackageResources.g_meter_js,
    "/colour.html": PackageResources.colour_html,
    "/colour.js": PackageResources.colour_js,
    "/level.html": PackageResources.level_html,
    "/level.js": PackageResources.level_js,
    "/scroll.html": PackageResources.scroll_html,
    "/scroll.js": PackageResources.scroll_js,
    "/ball.html": PackageResources.ball_html,
    "/ball.js": PackageResources.ball_js,
    "/undo.html": PackageResources.undo_html,
    "/undo.js": PackageResources.undo_js,
  ]
}
