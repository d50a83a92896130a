// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "ProofMass",
  // Inline arrays are in the standard library of these systems (SE-0453). Linux needs none.
  platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
  products: [
    .library(name: "ProofMass", targets: ["ProofMassCore", "ProofMass"]),
    .library(name: "ProofMassLinux", targets: ["ProofMassLinux"]),
    .library(name: "ProofMassFusion", targets: ["ProofMassFusion"]),
    .library(name: "ProofMassMotion", targets: ["ProofMassFusion", "ProofMassMotion"]),
    .library(name: "CoreMotionCompatibility", targets: ["CoreMotionCompatibility"]),
    .library(name: "ProofMassEmulation", targets: ["ProofMassPhysics", "ProofMassEmulation"]),
    .library(name: "ProofMassTestSupport", targets: ["ProofMassTestSupport"]),
    .library(name: "ProofMassMotionTestSupport", targets: ["ProofMassMotionTestSupport"]),
    .executable(name: "proofmass", targets: ["proofmass"]),
  ],
  traits: [
    .trait(
      name: "Embedded",
      description: "Build Core, Datasheets and the drivers for microcontrollers (Embedded Swift)."),
    .trait(
      name: "Wasm",
      description: "Build all but wires and motion services for a web page (Embedded Swift)."),
  ],
  dependencies: [
    // Bounded, so that a clone still builds in a year as it does today.
    .package(
      url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
  ],
  targets: [
    .target(
      name: "ProofMassCore",
      // For `round` and the like, which a program without Foundation does not link otherwise.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // scripts/wasm-link passes a copy without the facts' texts.
    .target(
      name: "ProofMassDatasheets", dependencies: ["ProofMassCore"],
      path: Context.environment["PROOFMASS_DATASHEETS"]),
    .target(name: "ProofMass", dependencies: ["ProofMassCore", "ProofMassDatasheets"]),
    .target(name: "ProofMassFusion", dependencies: ["ProofMassCore"]),
    .target(
      name: "ProofMassSampling",
      dependencies: ["ProofMassCore", "ProofMass", "ProofMassFusion"]),
    .target(
      name: "ProofMassMotion",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassSampling", "ProofMassFusion", "ProofMassSystem",
      ]),
    // Core Motion's own names and classes for the motion services.
    .target(
      name: "CoreMotionCompatibility",
      dependencies: ["ProofMassCore", "ProofMassFusion", "ProofMassMotion"]),
    .target(name: "ProofMassPhysics", dependencies: ["ProofMassCore"]),
    .target(
      name: "ProofMassEmulation",
      dependencies: ["ProofMassCore", "ProofMassDatasheets", "ProofMassPhysics"]),
    .systemLibrary(name: "CI2C", providers: [.apt(["libi2c-dev"])]),
    .target(name: "CSPI"),
    .target(name: "CGPIO"),
    // scripts/release passes the commit. A manifest that asks git itself would get a cached answer.
    .target(
      name: "CBuild",
      cSettings: [
        .define("COMMIT", to: "\"\(Context.environment["PROOFMASS_COMMIT"] ?? "")\"")
      ]),
    .target(name: "ProofMassSystem", dependencies: ["CBuild"]),
    .target(
      name: "ProofMassLinux",
      dependencies: ["ProofMassCore", "ProofMassSystem", "CI2C", "CSPI", "CGPIO"]),
    // Requests to an emulated board and its objects, in JSON: for sockets, the command and web pages.
    .target(
      name: "ProofMassControl",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMassFusion", "ProofMassSampling",
        "ProofMassPhysics", "ProofMassEmulation",
      ]),
    .target(
      name: "ProofMassServer",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMassPhysics", "ProofMassEmulation",
        "ProofMassControl", "ProofMassSystem", "CGPIO",
      ]),
    .executableTarget(
      name: "proofmass",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassPhysics",
        "ProofMassEmulation", "ProofMassSystem", "ProofMassLinux", "ProofMassSampling",
        "ProofMassControl", "ProofMassServer", "ProofMassFusion", "ProofMassMotion",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "ProofMassTestSupport",
      dependencies: ["ProofMassCore", "ProofMassEmulation", "ProofMassServer"],
      path: "Tests/Support"),
    // A phone's emulated sensors under motion services, in virtual time, and RubyMotion's verbs.
    .target(
      name: "ProofMassMotionTestSupport",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassFusion", "ProofMassMotion",
        "ProofMassPhysics", "ProofMassEmulation",
      ],
      path: "Tests/MotionSupport"),
    .testTarget(
      name: "ProofMassCoreTests",
      dependencies: ["ProofMassCore", "ProofMassEmulation", "ProofMassTestSupport"]),
    .testTarget(
      name: "ProofMassTests",
      dependencies: ["ProofMassCore", "ProofMass", "ProofMassTestSupport"]),
    .testTarget(
      name: "ProofMassFusionTests", dependencies: ["ProofMassCore", "ProofMassFusion"]),
    .testTarget(
      name: "ProofMassMotionTests",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassFusion", "ProofMassMotion", "ProofMassPhysics",
        "ProofMassEmulation", "ProofMassMotionTestSupport", "CoreMotionCompatibility",
      ]),
    .testTarget(
      name: "ProofMassPhysicsTests", dependencies: ["ProofMassCore", "ProofMassPhysics"]),
    // Random programs on the software chips, for the tests and for the fuzzer.
    .target(
      name: "ChipPrograms",
      dependencies: ["ProofMassCore", "ProofMassPhysics", "ProofMassEmulation"],
      path: "Tests/ChipPrograms"),
    .testTarget(
      name: "ProofMassEmulationTests",
      dependencies: ["ProofMassCore", "ProofMassPhysics", "ProofMassEmulation", "ChipPrograms"]),
    .testTarget(
      name: "ProofMassLinuxTests",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassPhysics", "ProofMassEmulation", "ProofMassLinux",
        "CI2C", "CSPI", "ProofMassTestSupport",
      ]),
    .testTarget(name: "ProofMassSystemTests", dependencies: ["ProofMassSystem"]),
    .testTarget(
      name: "ProofMassServerTests",
      dependencies: [
        "ProofMassCore", "ProofMassPhysics", "ProofMassEmulation", "ProofMassSystem",
        "ProofMassServer",
      ]),
    .testTarget(
      name: "ProofMassControlTests",
      dependencies: [
        "ProofMassCore", "ProofMassPhysics", "ProofMassEmulation", "ProofMassControl",
      ]),
    // Tests of drivers on the emulator: the generic sweep, the fault sweep, the documents' snippets.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassPhysics", "ProofMassEmulation", "ProofMassLinux",
        "ProofMassTestSupport", "ProofMassFusion", "ProofMassMotion", "ProofMassMotionTestSupport",
        "CoreMotionCompatibility",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMassFusion", "ProofMassPhysics",
        "ProofMassEmulation", "ProofMassSystem", "ProofMassLinux", "ProofMassServer", "proofmass",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Fixtures"]),
  ]
)

// SwiftPM fetches all dependencies of a package, also those of targets that nobody builds. So as a dependency by its
// address, which SwiftPM evaluates in the repository (its directory is then "/") and in a checkout, the package is
// the libraries alone: no command, no tests, nothing to fetch.
if Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/") {
  package.dependencies = []
  package.products.removeAll { $0.name == "proofmass" }
  package.targets.removeAll { $0.type == .executable || $0.type == .test }
}

// Programs for other machines and for work on this project, with their tests. No user and no test of the
// libraries needs them, so they are built on demand: the scripts that need them set PROOFMASS_TOOLS.
let isForWork = Context.environment["PROOFMASS_TOOLS"] != nil
if isForWork {
  package.products.append(
    .library(name: "ProofMassLibrary", type: .static, targets: ["ProofMassLibrary"]))
  package.targets += [
    // Generates the Swift of ProofMassDatasheets from datasheets/*.json.
    .executableTarget(name: "registers"),
    // The functions of libproofmass.so and proofmass.wasm, which scripts/library and scripts/wasm link.
    .target(
      name: "ProofMassLibrary",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassFusion", "ProofMassSampling",
        "ProofMassPhysics", "ProofMassEmulation", "ProofMassControl",
      ],
      exclude: ["C"]),
    // Chips for Wokwi's simulator, which scripts/wokwi links.
    .systemLibrary(name: "CWokwi"),
    .target(
      name: "ProofMassWokwi",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMassPhysics", "ProofMassEmulation", "CWokwi",
      ],
      exclude: ["Example"]),
    // Applications of motion, drawn in text.
    .executableTarget(
      name: "Examples",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassFusion", "ProofMassMotion", "ProofMassPhysics",
        "ProofMassEmulation", "ProofMassLinux",
      ]),
    .target(
      name: "EmbeddedClient", dependencies: ["ProofMassCore", "ProofMass", "ProofMassFusion"]),
    // Runs that client on emulated chips, and records the traffic on its bus, which scripts/embedded run
    // replays to the client on microcontrollers.
    .executableTarget(
      name: "EmbeddedTranscripts",
      dependencies: [
        "ProofMassCore", "ProofMassPhysics", "ProofMassEmulation", "ProofMassSystem",
        "EmbeddedClient",
      ],
      path: "Tests/Embedded/Transcripts"),
    .target(name: "CSample", path: "Tests/CSample"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassPhysics", "ProofMassEmulation", "ProofMassLinux",
        "ProofMassFusion", "CSample",
      ],
      path: "Tests/Benchmarks"),
    // The reference's acceptance table, row by row: scripts/validate prints it, a test runs the fast rows.
    .executableTarget(
      name: "Validation",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassFusion", "ProofMassPhysics", "ProofMassEmulation",
        "ProofMassControl",
      ],
      path: "Tests/Validation"),
    // The errors of fused attitudes in comparison with optical tracking, on recordings, which
    // scripts/fusion-accuracy prints.
    .executableTarget(
      name: "FusionAccuracy",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassFusion", "ProofMassMotion", "ProofMassPhysics",
        "ProofMassEmulation",
      ],
      path: "Tests/FusionAccuracy"),
    // The reference with which scripts/wasm compares the WebAssembly.
    .executableTarget(
      name: "WasmReference", dependencies: ["ProofMassControl", "ProofMassLibrary"],
      path: "Tests/Wasm/Native"),
    // Random programs on boards with their drivers, which scripts/swarm runs for a time.
    .executableTarget(
      name: "Swarm",
      dependencies: [
        "ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassSampling",
        "ProofMassPhysics", "ProofMassEmulation", "ProofMassServer", "ProofMassSystem",
        "ProofMassLinux",
      ],
      path: "Tests/Swarm", exclude: ["Found", "doors.py"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "ProofMassCore", "ProofMassEmulation", "ProofMassServer", "ChipPrograms",
        "ProofMassLibrary",
      ],
      path: "Tests/Fuzz", exclude: ["command"]),
    .testTarget(
      name: "ProofMassDatasheetsTests",
      dependencies: ["ProofMassCore", "ProofMassDatasheets", "registers"], exclude: ["Fixtures"]),
    .testTarget(name: "ProofMassLibraryTests", dependencies: ["ProofMassLibrary"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["ProofMassCore", "ProofMassMotion", "ProofMassPhysics", "Examples"]),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "ProofMassCore", "ProofMass", "ProofMassPhysics", "ProofMassEmulation", "ProofMassFusion",
        "ProofMassMotion", "Benchmarks", "Validation", "FusionAccuracy", "Swarm",
      ]),
  ]
}

// The tests of drivers on mutants, by scripts/mutants: the emulator makes every chip the mutant that the environment
// names, so a scratch path of its own has only the tests in which that is meant.
if Context.environment["PROOFMASS_MUTANTS"] != nil {
  package.dependencies = []
  package.products = []
  package.targets.removeAll {
    $0.type == .executable || $0.type == .test && $0.name != "EndToEndTests"
  }
  for target in package.targets where target.name == "ProofMassEmulation" {
    target.swiftSettings = [.define("PROOFMASS_MUTANTS")]
  }
}

for target in package.targets where target.type != .system {
  var settings = target.swiftSettings ?? []
  settings += [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
    .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
  ]
  // Not in a user's build, because a later compiler may have further warnings; and in the tests' configuration only,
  // so that the release build is the same with and without the tools.
  if isForWork { settings.append(.treatAllWarnings(as: .error, .when(configuration: .debug))) }
  target.swiftSettings = settings
}

// A method that takes two spans and changes one has to declare that the lifetime of that span stays the same
// (SE-0446); Swift 6.3 assumes this.
for target in package.targets
where ["ProofMassPhysics", "ProofMassEmulation"].contains(target.name) {
  target.swiftSettings?.append(.enableExperimentalFeature("Lifetimes"))
}

// The parts that also build for microcontrollers, without a heap, and for a web page. Only they may name the
// feature: SwiftPM passes it to the linker of an executable or a test regardless of the trait, so that the
// linker would not find the Swift runtime.
for target in package.targets
where ["ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassFusion", "EmbeddedClient"]
  .contains(target.name)
{
  target.swiftSettings? += [
    .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"])),
    .define("NO_HEAP", .when(traits: ["Embedded"])),
  ]
}
for target in package.targets
where [
  "ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassFusion", "ProofMassPhysics",
  "ProofMassEmulation", "ProofMassSampling", "ProofMassControl",
  "ProofMassLibrary", "ProofMassWokwi",
].contains(target.name) {
  target.swiftSettings?.append(.enableExperimentalFeature("Embedded", .when(traits: ["Wasm"])))
}

// They may use neither existentials nor untyped throws.
// The diagnostic group is unknown before 6.3.
#if compiler(>=6.3)
  for target in package.targets
  where ["ProofMassCore", "ProofMassDatasheets", "ProofMass", "ProofMassFusion"]
    .contains(target.name)
  {
    target.swiftSettings?.append(.treatWarning("EmbeddedRestrictions", as: .error))
  }
#endif
