// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `--scenario`: motions by name through emulator, bus and drivers.
@Suite struct ScenarioTests {
  private func stream(_ scenario: String, _ chips: String...) throws -> Table {
    let outcome = try Command.run(
      ["stream", "--bus", "emulator", "--sensing", "ideal", "--fast", "--format", "csv"]
        + ["--scenario", scenario] + chips)
    #expect(outcome.status == 0)
    // An impact is beyond any range, which the command reports.
    #expect(outcome.words.isEmpty || outcome.words.contains("clipped at 8g, the greatest range: "))
    return Table(outcome.data)
  }

  @Test func listed() throws {
    let text = try Command.run(["scenarios"])
    #expect(text.status == 0 && text.words == "")
    #expect(text.lines.contains("shake    1.8 s    0.8 s along x, 5 times a second, 2.5 g"))
    let json = try Command.run(["scenarios", "--format", "json"])
    #expect(
      json.data.contains(
        #"{"name":"spin","duration_s":4.7,"meaning":"100°/s about z, once around","#
          + #""proofmass_version":"0.1.0"}"#))
    let names = text.lines.map { $0.prefix { $0 != " " } }
    #expect(Set(names).count == names.count)
    for name in ["rest", "tilt", "rotate", "spin", "shake", "knock", "drop", "throw", "walk"] {
      #expect(names.contains(Substring(name)))
    }
  }

  @Test func everyoneEndsItsStream() throws {
    for line in try Command.run(["scenarios"]).lines {
      let words = line.split(separator: " ")
      let length = try #require(Double(words[1]))
      let table = try stream(
        String(words[0]), "lis331dlh,rate=50,range=8g", "l3g4200d,range=2000dps", "ak8975")
      let last = try #require(table.times.last)
      #expect(last <= length && last > length - 0.03, "\(words[0])")
    }
  }

  /// Four cycles, with a peak of 2.5 g to each side.
  @Test func shakeLooksLikeAShake() throws {
    let samples = try stream("shake", "lis331dlh,rate=400,range=8g").samples("acc")
    let x = samples.map { $0.values[0] }
    #expect(abs((x.max() ?? 0) - 2.5) < 0.01)
    #expect(abs((x.min() ?? 0) + 2.5) < 0.01)
    let moving = samples.filter { 0.51...1.29 ~= $0.time }
    let crossings = zip(moving, moving.dropFirst()).count {
      $0.0.values[0] * $0.1.values[0] < 0
    }
    #expect((7...8).contains(crossings))
    #expect(samples.allSatisfy { $0.values[1] == 0 && $0.values[2] == 0.9984 })
    #expect(samples.filter { $0.time > 1.31 }.allSatisfy { $0.values[0] == 0 })
  }

  /// A fall of 1 m: 0.4516 s of free fall, and then an impact beyond the chip's range.
  @Test func dropIsWeightlessAndClips() throws {
    let samples = try stream("drop", "lis331dlh,range=8g").samples("acc")
    let falling = samples.filter { 0.52...0.945 ~= $0.time }
    #expect(falling.count > 40)
    #expect(falling.allSatisfy { $0.values == [0, 0, 0] })
    let landing = samples.filter { 0.95...0.985 ~= $0.time }
    #expect(landing.contains { $0.values[2] == 2047 * 0.0039 })
    #expect(samples.last?.values == [0, 0, 0.9984])
  }

  /// By default the range is the smallest, and its end is reported with the next one.
  @Test func clippingIsReported() throws {
    for (scenario, chip, words) in [
      ("shake", "lis331dlh", "lis331dlh: samples clipped at 2g: 32; range=4g measures more"),
      ("shake", "lis331dlh,range=4g", ""),
      ("spin", "l3g4200d", ""),
      ("shake", "lsm9ds1", "lsm9ds1ag acc: samples clipped at 2g: "),
    ] {
      let outcome = try Command.run([
        "stream", "--bus", "emulator", "--sensing", "ideal", "--fast", "--format", "csv",
        "--scenario", scenario, chip,
      ])
      #expect(outcome.status == 0)
      #expect(
        words.isEmpty ? outcome.words.isEmpty : outcome.words.contains(words), "\(outcome.words)")
    }
  }

  /// 10 cm from the axis at 100 °/s: a centripetal acceleration of 0.031 g.
  @Test func spinPullsOffItsCentre() throws {
    let centred = try stream("spin", "lis331dlh,range=2g", "l3g4200d,range=250dps")
    let off = try stream("spin", "lis331dlh,range=2g,position=0.1:0:0", "l3g4200d,range=250dps")
    func pull(_ table: Table) throws -> Double {
      let steady = table.samples("acc").filter { 0.7...4 ~= $0.time }
      #expect(steady.count > 300)
      let value = try #require(steady.first?.values[0])
      #expect(steady.allSatisfy { $0.values == [value, 0, 1] })
      return value
    }
    #expect(try pull(centred) == 0)
    #expect(try pull(off) == -0.031)
    let rates = off.samples("gyr").filter { 0.7...4 ~= $0.time }
    #expect(rates.count > 300)
    #expect(rates.allSatisfy { abs($0.values[2] - 100 * .pi / 180) < 0.0002 })
  }

  @Test func transcriptKnowsTheScenarioAndThePlaces() throws {
    let folder = try Folder()
    let path = folder.path("a.jsonl").path
    let read = try Command.run([
      "emulate", "--fast", "--scenario", "rotate", "--sensing", "ideal", "--transcript", path,
      "lis331dlh,position=0.1:0:-0.02", "--", Command.binary.path, "stream", "--bus", "1",
      "--samples", "300", "lis331dlh",
    ])
    #expect(read.status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let header = try #require(text.split(separator: "\n").first)
    #expect(header.contains(#""position_m":[0.1,0,-0.02]"#))
    #expect(header.contains(#","scenario":"rotate""#))
    let again = try Command.run(["replay", path])
    #expect(again.data.hasPrefix("no difference: "))
    // Another scenario or position gives other readings.
    for (old, new) in [(#""scenario":"rotate""#, #""scenario":"rest""#), ("[0.1,0,", "[3,0,")] {
      let other = try folder.write(text.replacing(old, with: new), to: "b.jsonl")
      #expect(try Command.run(["replay", other]).status == 1)
    }
    let unknown = try folder.write(text.replacing(#":"rotate""#, with: #":"rot""#), to: "c.jsonl")
    let outcome = try Command.run(["replay", unknown])
    #expect(outcome.status == 2 && outcome.data == "")
    #expect(
      outcome.words
        == "proofmass: \(unknown):1: no scenario of this emulator is called \"rot\"\n")
  }

  @Test func aStreamThatOutlivesItsMotionSaysSo() throws {
    let outcome = try Command.run([
      "stream", "lis331dlh,range=8g", "--bus", "emulator", "--fast", "--scenario", "tilt",
      "--duration", "20min",
    ])
    #expect(outcome.status == 0)
    #expect(
      outcome.words == "proofmass: the motion ends after 6.5 s, and the stream with it\n")
  }
}
