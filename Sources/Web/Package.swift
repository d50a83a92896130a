// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A separate package, so that neither the command nor packages that use the libraries fetch or compile
// SwiftNIO.
let package = Package(
  name: "ProofMassWeb",
  products: [.executable(name: "proofmass-web", targets: ["proofmass-web"])],
  dependencies: [
    // Bounded, so that a clone still builds in a year.
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
    .package(url: "https://github.com/apple/swift-nio-ssl", .upToNextMinor(from: "2.37.6")),
  ],
  targets: [
    .target(
      name: "ProofMassWeb",
      dependencies: ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
        .product(name: $0, package: "swift-nio")
      } + [.product(name: "NIOSSL", package: "swift-nio-ssl")],
      // The page is embedded in the program: no file is read at run time.
      resources: [
        "index.html", "style.css", "page.js", "stream.js", "phone.js", "chart.js", "hand.js",
        "board.js", "registers.js", "traffic.js", "keep.js", "recording.js", "share.js",
        "live.css", "pcb.css", "attitude.js", "charts.js", "demo.js", "events.js", "impacts.js",
        "pcb.js", "pcb-drawing.js", "sway.js", "tabs.js",
        "devicemotion.js", "icon.svg", "exercises-panel.js", "no-exercises.js", "apps-panel.js",
        "silicon.js", "silicon-player.js", "silicon-sensor.js", "silicon-stages.js",
        "silicon-tables.js", "silicon-trace.js", "silicon-dom.js", "silicon-masses.js",
        "silicon-seesaw.js", "silicon-capacitors.js", "silicon-resonator.js", "silicon-hall.js",
        "silicon-bridge.js", "silicon.css",
        "phone-link.js", "phone-motion.js", "drive.js", "phone.html", "phone-view.js", "phone.css",
        "Apps/apps.css", "Apps/app-page.js", "Apps/app-move.js", "Apps/app-run.js",
        "Apps/motion.js",
        "Apps/g-meter.html", "Apps/g-meter.js", "Apps/colour.html", "Apps/colour.js",
        "Apps/level.html", "Apps/level.js", "Apps/scroll.html", "Apps/scroll.js",
        "Apps/ball.html", "Apps/ball.js", "Apps/undo.html", "Apps/undo.js",
      ].map { .embedInCode("Page/\($0)") }),
    .systemLibrary(name: "CParent"),
    .executableTarget(name: "proofmass-web", dependencies: ["ProofMassWeb", "CParent"]),
    .testTarget(
      name: "ProofMassWebTests",
      dependencies: [
        "ProofMassWeb", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
  ]
}
