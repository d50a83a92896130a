// SPDX-License-Identifier: Apache-2.0

/// A file of the page, which is part of this program.
struct PageFile {
  let type: String
  let bytes: [UInt8]
  /// Whether pages of other origins may load it: it holds no data.
  var isForAll = false

  /// The file at a request's path; nil where there is none.
  init?(path: Substring) {
    switch path {
    case "/": (type, bytes) = ("text/html", PackageResources.index_html)
    case "/style.css": (type, bytes) = ("text/css", PackageResources.style_css)
    case "/page.js": (type, bytes) = (Self.script, PackageResources.page_js)
    case "/stream.js": (type, bytes) = (Self.script, PackageResources.stream_js)
    case "/phone.js": (type, bytes) = (Self.script, PackageResources.phone_js)
    case "/chart.js": (type, bytes) = (Self.script, PackageResources.chart_js)
    case "/hand.js": (type, bytes) = (Self.script, PackageResources.hand_js)
    case "/board.js": (type, bytes) = (Self.script, PackageResources.board_js)
    case "/registers.js": (type, bytes) = (Self.script, PackageResources.registers_js)
    case "/traffic.js": (type, bytes) = (Self.script, PackageResources.traffic_js)
    case "/keep.js": (type, bytes) = (Self.script, PackageResources.keep_js)
    case "/recording.js": (type, bytes) = (Self.script, PackageResources.recording_js)
    case "/share.js": (type, bytes) = (Self.script, PackageResources.share_js)
    case "/devicemotion.js":
      (type, bytes) = (Self.script, PackageResources.devicemotion_js)
      isForAll = true
    case "/icon.svg": (type, bytes) = ("image/svg+xml", PackageResources.icon_svg)
    default: return nil
    }
  }

  private static let script = "text/javascript"
}
