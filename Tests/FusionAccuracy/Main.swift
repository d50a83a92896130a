// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassFusion

/// Prints, for the trials in a folder, how far fused attitudes are from the cameras'; exit status 1 when
/// a figure is not what it should be, 64 without a folder of trials.
@main
struct Main {
  static func main() throws {
    guard let folder = CommandLine.arguments.dropFirst().first else { exit(64) }
    let files = try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    let trials = try files.filter { $0.pathExtension == "csv" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(Trial.init)
    guard !trials.isEmpty else { exit(64) }
    var report = Report(trials)
    report.recordings()
    report.shakes()
    try report.session()
    try report.chips()
    print(report.misses == 0 ? "all as they should be" : "\(report.misses) misses")
    if report.misses > 0 { exit(1) }
  }
}
