// SPDX-License-Identifier: Apache-2.0

/// A file of the page; its files are embedded in this program, except those of `PlayFolder`.
struct PageFile {
  let type: String
  let bytes: [UInt8]
  /// Whether pages of other origins may load the file, because it contains no data.
  let isForAll: Bool
  /// Whether it may run WebAssembly, and be a frame of our page.
  let isPlay: Bool

  /// The file at a request's path; nil if there is none.
  init?(path: Substring, play: PlayFolder? = .beside) {
    isPlay = path.hasPrefix(PlayFolder.path)
    guard let suffix = path.split(separator: ".").last, let type = Self.types[suffix],
      let bytes = isPlay ? play?.bytes(at: path) : Self.files[path]
    else { return nil }
    (self.type, self.bytes) = (type, bytes)
    isForAll = path == "/devicemotion.js"
  }

  /// The media types by file name extension; the paths of pages, such as `/`, have no extension.
  private static let types: [Substring: String] = [
    "/": "text/html", "/play/": "text/html", "html": "text/html", "css": "text/css",
    "js": "text/javascript", "json": "application/json", "svg": "image/svg+xml",
    "wasm": "application/wasm",
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
    "/exercises-panel.js": PlayFolder.beside == nil
      ? PackageResources.no_exercises_js : PackageResources.exercises_panel_js,
    "/keep.js": PackageResources.keep_js,
    "/silicon.js": PackageResources.silicon_js,
    "/silicon-player.js": PackageResources.silicon_player_js,
    "/silicon-sensor.js": PackageResources.silicon_sensor_js,
    "/silicon-stages.js": PackageResources.silicon_stages_js,
    "/silicon-tables.js": PackageResources.silicon_tables_js,
    "/silicon-trace.js": PackageResources.silicon_trace_js,
    "/silicon-dom.js": PackageResources.silicon_dom_js,
    "/silicon-masses.js": PackageResources.silicon_masses_js,
    "/silicon-seesaw.js": PackageResources.silicon_seesaw_js,
    "/silicon-capacitors.js": PackageResources.silicon_capacitors_js,
    "/silicon-resonator.js": PackageResources.silicon_resonator_js,
    "/silicon-hall.js": PackageResources.silicon_hall_js,
    "/silicon-bridge.js": PackageResources.silicon_bridge_js,
    "/silicon.css": PackageResources.silicon_css,
    "/recording.js": PackageResources.recording_js,
    "/share.js": PackageResources.share_js,
    "/live.css": PackageResources.live_css,
    "/pcb.css": PackageResources.pcb_css,
    "/attitude.js": PackageResources.attitude_js,
    "/charts.js": PackageResources.charts_js,
    "/demo.js": PackageResources.demo_js,
    "/events.js": PackageResources.events_js,
    "/impacts.js": PackageResources.impacts_js,
    "/pcb.js": PackageResources.pcb_js,
    "/pcb-drawing.js": PackageResources.pcb_drawing_js,
    "/sway.js": PackageResources.sway_js,
    "/tabs.js": PackageResources.tabs_js,
    "/devicemotion.js": PackageResources.devicemotion_js,
    "/icon.svg": PackageResources.icon_svg,
    "/phone-link.js": PackageResources.phone_link_js,
    "/phone-motion.js": PackageResources.phone_motion_js,
    "/drive.js": PackageResources.drive_js,
    "/phone.html": PackageResources.phone_html,
    "/phone-view.js": PackageResources.phone_view_js,
    "/phone.css": PackageResources.phone_css,
    "/apps.css": PackageResources.apps_css,
    "/app-page.js": PackageResources.app_page_js,
    "/apps-panel.js": PackageResources.apps_panel_js,
    "/motion.js": PackageResources.motion_js,
    "/app-move.js": PackageResources.app_move_js,
    "/app-run.js": PackageResources.app_run_js,
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
