// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Imports as the verbs that read recordings see them; real data; the binary samples of iio_readdev.
@Suite struct ImportReaderTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A log of a minute at 100 Hz, with a slow turn and some noise.
  private func log() throws -> String {
    var text =
      "time_ms;acc x (m/s²);acc y (m/s²);acc z (m/s²);gyro x (°/s);gyro y (°/s);gyro z (°/s)\n"
    var state: UInt64 = 1
    for index in 0..<6000 {
      let noise = (0..<6).map { _ -> Double in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / Double(1 << 24) - 0.5
      }
      let values = [
        noise[0] / 10, noise[1] / 10, 9.80665 + noise[2] / 10, noise[3], noise[4], noise[5],
      ]
      let cells = values.map { String($0).replacingOccurrences(of: ".", with: ",") }
      text += "\(index * 10);\(cells.joined(separator: ";"))\n"
    }
    return try folder.write(text, to: "log.csv")
  }

  @Test(arguments: ["r.csv", "r.jsonl", "r.csv.gz"])
  func `the readers of recordings take it`(name: String) throws {
    let output = folder.path(name).path
    let outcome = try Command.run(["import", try log(), "--quiet", "--output", output])
    #expect(outcome == Command.Outcome(status: 0, data: "", words: ""))
    let info = try Command.run(["info", output, "--format", "json"])
    let said = try JSONSerialization.jsonObject(with: Data(info.data.utf8)) as? [String: Any]
    #expect(said?["rows"] as? Int == 6000)
    #expect(said?["state"] as? String == "ended")
    let samples = said?["samples"] as? [String: [String: Any]]
    #expect(samples?["acc"]?["count"] as? Int == 6000)
    #expect(samples?["gyr"]?["rate_hz"] as? Double == 100)
    for verb in [
      ["allan"], ["plot"], ["plot", "--kind", "allan"], ["plot", "--kind", "spectrum"],
      ["plot", "--kind", "histogram"], ["plot", "--kind", "attitude"],
    ] {
      let outcome = try Command.run(verb + [output])
      #expect(outcome.status == 0 && outcome.words == "", "\(verb): \(outcome.words)")
      #expect(outcome.lines.count > 5)
    }
    guard name != "r.jsonl" else { return }
    let played = try Command.run([
      "stream", "lis331dlh", "--bus", "emulator", "--fast", "--motion", output, "--format", "csv",
    ])
    #expect(played.status == 0 && played.lines.count > 2000, "\(played.words)")
  }

  @Test func `standard input is a log, and standard output a recording`() throws {
    let outcome = try Command.shell(
      #""$0" import - --quiet < "$1" | "$0" allan - --sensors acc"#, try log())
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(outcome.lines.first?.hasPrefix("acc: 6000") == true, "\(outcome.data)")
  }

  /// With less memory than the log has bytes.
  @Test func `memory does not depend on the length`() throws {
    let outcome = try Command.shell(
      """
      note=$(printf 'x%.0s' $(seq 180))
      { echo 'Time (s),acc_x (g),acc_y (g),acc_z (g),note'; seq -f "%.0f,0.125,0.25,1,$note" 1 450000; } |
        { ulimit -v 80000; ulimit -c 0; exec "$0" import - --quiet; } | tail -2
      """)
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(outcome.lines.first == "450000,0.125,0.25,1")
    #expect(outcome.lines.last?.hasPrefix("# end: ") == true)
  }

  // MARK: Real data

  private static let recordings: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/data/broad")
    // Where there is no such folder there are no recordings.
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.lastPathComponent.hasSuffix(".csv.gz") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  @Test(.enabled(if: !recordings.isEmpty, "no recordings in ../shared/data/broad"))
  func `BROAD's trials are what another converter makes of them`() throws {
    let converter = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Fixtures/import/convert.py")
    for file in Self.recordings.prefix(2) {
      let output = folder.path("broad.csv").path
      let outcome = try Command.run(["import", "--quiet", file.path, "--output", output])
      #expect(outcome.status == 0, "\(outcome.words)")
      let check = try Command.Running(
        [converter.path, file.path, output], of: URL(filePath: "/usr/bin/python3"),
        environment: ["PATH": "/usr/bin:/bin"]
      ).wait()
      #expect(check.status == 0, "\(check.words)")
      #expect(check.data.contains(" rows agree"), "\(check.data)")
    }
  }

  // MARK: iio_readdev

  private static let xml = """
    <?xml version="1.0" encoding="utf-8"?><context name="local" description="Linux" >
    <device id="iio:device0" name="lsm9ds1_accel" ><channel id="accel_x" type="input" >\
    <scan-element index="0" format="le:s16/16&gt;&gt;0" scale="0.000598" /><attribute name="raw" filename="in_accel_x_raw" value="-52" /></channel>
    <channel id="accel_y" type="input" ><scan-element index="1" format="be:s12/16&gt;&gt;4" />\
    <attribute name="scale" filename="in_accel_scale" value="0.009806650" /></channel>
    <channel id="accel_z" type="input" ><attribute name="scale" filename="in_accel_scale" value="0.009806650" />\
    <attribute name="offset" filename="in_accel_z_offset" value="100" /><scan-element index="2" format="le:u16/16&gt;&gt;0" /></channel>
    <channel id="timestamp" type="input" ><scan-element index="3" format="le:s64/64&gt;&gt;0" /></channel></device>
    <device id="iio:device1" name="lis3mdl" ><channel id="magn_x" type="input" >\
    <scan-element index="0" format="le:s16/16&gt;&gt;0" scale="0.5" /></channel></device></context>
    """

  /// Three words, two bytes of padding, the timestamp.
  private static func sample(_ x: Int16, _ y: Int16, _ z: UInt16, _ time: Int64) -> [UInt8] {
    func bytes(_ number: UInt64, _ count: UInt64) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    return bytes(UInt64(UInt16(bitPattern: x)), 2)
      + bytes(UInt64(UInt16(bitPattern: y << 4)), 2).reversed() + bytes(UInt64(z), 2) + [9, 9]
      + bytes(UInt64(bitPattern: time), 8)
  }

  private func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: folder.path(name))
    return folder.path(name).path
  }

  private static let text = """
    iio_info version: 0.24 (git tag:)
    IIO context has 2 devices:
    \tiio:device0: lsm9ds1_accel (buffer capable)
    \t\t4 channels found:
    \t\t\taccel_x:  (input, index: 0, format: le:s16/16>>0)
    \t\t\t2 channel-specific attributes found:
    \t\t\t\tattr  0: raw value: -52
    \t\t\t\tattr  1: scale value: 0.000598
    \t\t\taccel_y:  (input, index: 1, format: be:s12/16>>4)
    \t\t\t1 channel-specific attributes found:
    \t\t\t\tattr  0: scale value: 0.009806650
    \t\t\taccel_z:  (input, index: 2, format: le:u16/16>>0)
    \t\t\t2 channel-specific attributes found:
    \t\t\t\tattr  0: offset value: 100
    \t\t\t\tattr  1: scale value: 0.009806650
    \t\t\ttimestamp:  (input, index: 3, format: le:s64/64>>0)
    \t\t2 device-specific attributes found:
    \t\t\t\tattr  0: sampling_frequency value: 119.000000
    \t\t\t\tattr  1: scale value: 7
    \tiio_sysfs_trigger: 
    \t\t0 channels found:
    """

  @Test(arguments: [xml, text])
  func `samples of iio_readdev by their context`(context: String) throws {
    let path = try folder.write(context, to: "context")
    let bytes =
      Self.sample(16_399, -1000, 900, 1_700_000_000_000_000_000)
      + Self.sample(-1, 500, 65_435, 1_700_000_000_008_000_001)
    let samples = try write(bytes, to: "samples.bin")
    let outcome = try Command.run([
      "import", "--quiet", samples, "--iio", path, "--device", "lsm9ds1_accel",
    ])
    #expect(outcome.status == 0 && outcome.words == "", "\(outcome.words)")
    #expect(outcome.data.contains("# began: \"2023-11-14T22:13:20.000Z\"\n"))
    let table = Table(outcome.lines.filter { $0.first != "#" }.joined(separator: "\n"))
    // 0.000598 m/s² and 0.001 g a digit.
    let expected = [
      [0, 16_399 * 0.000598 / 9.80665, -1, 1], [0.008000001, -0.000598 / 9.80665, 0.5, 65.535],
    ]
    for (row, values) in zip(table.rows, expected) {
      for (cell, value) in zip(row, values) { #expect(abs((cell ?? .nan) - value) < 1e-12) }
    }
    #expect(table.rows.count == 2)
  }

  @Test func `some channels without timestamps, evenly spaced`() throws {
    let path = try folder.write(Self.text, to: "context")
    // Three words of 16 bits, without padding.
    let samples = try write([1, 0, 0, 0x10, 0x84, 0x03], to: "samples.bin")
    let options = ["import", "--quiet", samples, "--iio", path]
    let outcome = try Command.run(
      options + ["--channels", "accel_x,accel_y,accel_z", "--rate", "119"])
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(
      outcome.lines.contains { $0.hasPrefix("0,") && $0.hasSuffix(",0.001,1") }, "\(outcome.data)")
    let whole = try Command.run(options)
    #expect(whole.status == 1)
    #expect(whole.words.hasPrefix("proofmass: \(samples) ends within a sample, 6 of 16 bytes: "))
    let timeless = try Command.run(options + ["--channels", "accel_x,accel_y,accel_z"])
    #expect(timeless.status == 64)
    #expect(
      timeless.words.hasSuffix(
        " has no channel timestamp: name the samples a second with --rate HZ\n"))
    let axis = try Command.run(options + ["--channels", "accel_x,timestamp"])
    #expect(axis.words.hasSuffix("lsm9ds1_accel has not all of acc's axes among the channels\n"))
    let unknown = try Command.run(options + ["--channels", "accel_q"])
    #expect(
      unknown.words
        == "proofmass: --channels accel_q: lsm9ds1_accel has accel_x,accel_y,accel_z,timestamp\n")
  }

  @Test func `a context that says too little is refused`() throws {
    let samples = try write([UInt8](repeating: 0, count: 16), to: "samples.bin")
    for (context, words, status) in [
      (
        Self.xml, "CONTEXT has several devices: name one with --device, of lsm9ds1_accel, lis3mdl",
        64
      ),
      ("", "CONTEXT has no device with a buffer: name the output of iio_info or iio_genxml", 1),
      (
        Self.text.replacingOccurrences(of: "scale value: 0.000598", with: "x value: 1"),
        "--iio: no scale of accel_x: make the context with iio_info, or iio_genxml, on the machine of the device",
        1
      ),
      (
        Self.text.replacingOccurrences(of: "be:s12/16>>4", with: "be:s12/16>>-1"),
        "--iio: accel_y has the format be:s12/16>>-1: like le:s12/16>>4 are read", 1
      ),
      (
        Self.text.replacingOccurrences(of: "le:u16/16>>0", with: "le:f32/32>>0"),
        "--iio: accel_z has the format le:f32/32>>0: like le:s12/16>>4 are read", 1
      ),
    ] {
      let path = try folder.write(context, to: "context")
      let outcome = try Command.run(["import", samples, "--iio", path])
      #expect(
        outcome.words == "proofmass: \(words.replacingOccurrences(of: "CONTEXT", with: path))\n")
      #expect(outcome.status == Int32(status))
    }
  }
}
