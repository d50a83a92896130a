// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `plot`: recordings as pictures.
@Suite struct PlotTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let ramp =
    "time_s,acc_x_g,acc_y_g,acc_z_g\n" + (0...8).map { "\($0),\($0 - 4),0,1\n" }.joined()

  @Test func overTimeInCharacters() throws {
    let outcome = try Command.run(["plot", "-"], input: Self.ramp)
    #expect(outcome.status == 0 && outcome.words == "")
    let lines = outcome.data.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(2) == ["-: acceleration", "acceleration, g; . magnitude, x, y, z, * several"])
    #expect(lines.count == 2 + 18 + 3 + 1)
    #expect(lines.allSatisfy { $0.count < 80 && $0.last != " " })
    // x rises from one corner to the other.
    #expect(lines[19].hasPrefix("         -4 +x"))
    #expect(lines[2].hasPrefix("          6 +"))
    #expect(lines[21].split(separator: " ") == ["0", "2", "4", "6", "8"])
    #expect(lines[22].hasSuffix("time, s"))
  }

  @Test func allanInCharacters() throws {
    let stream = try Command.run([
      "stream", "--fast", "--bus", "emulator", "--duration", "20s", "--format", "jsonl",
      "lis331dlh,range=2g",
    ])
    let outcome = try Command.run(
      ["plot", "-", "--kind", "allan", "--sensors", "acc", "--density", "218"], input: stream.data)
    #expect(outcome.status == 0 && outcome.words == "")
    #expect(
      outcome.data.hasPrefix(
        """
        -: Allan deviation of the acceleration
        Allan deviation, mg; x, y, z, - 218 µg/√Hz, * several
                 10 +

        """))
    #expect(outcome.lines.contains { $0.split(separator: " ") == ["0.01", "0.1", "1", "10"] })
  }

  /// A recording says of which chip it is, so that the datasheet's line needs no option.
  @Test func theDatasheetsLine() throws {
    func legend(_ chip: String, _ options: String...) throws -> Substring {
      let path = folder.path("\(chip).csv").path
      let recorded = try Command.run([
        "stream", "--fast", "--bus", "emulator", "--duration", "12s", chip, "--output", path,
      ])
      #expect(recorded.status == 0)
      let outcome = try Command.run(["plot", path] + options)
      #expect(outcome.status == 0)
      return try #require(outcome.lines.dropFirst().first)
    }
    let allan = try legend("lis331dlh,range=2g", "--kind", "allan")
    #expect(allan == "Allan deviation, mg; x, y, z, - datasheet, 218 µg/√Hz, * several")
    let spectrum = try legend("l3gd20h,range=500dps", "--kind", "spectrum")
    #expect(spectrum == "noise density, mdps/√Hz; x, y, z, - datasheet, 11 mdps/√Hz, * several")
    // Not of another range, nor of a chip of which none is known.
    for chip in ["lis331dlh,range=4g", "ak8975"] {
      #expect(try !legend(chip, "--kind", "allan").contains("datasheet"), "\(chip)")
    }
    let given = try legend(
      "lis331dlh,range=2g", "--kind", "spectrum", "--sensors", "acc", "--density", "300")
    #expect(given == "noise density, µg/√Hz; x, y, z, - 300 µg/√Hz, * several")
  }

  /// White noise of 218 µg/√Hz has σ = 218 µg / √2 at 1 s; the picture has it where 0.154 mg is.
  @Test func theLineOfADensity() throws {
    let rest =
      "time_s,acc_x_g,acc_y_g,acc_z_g\n"
      + (0..<100).map { "\($0),\($0 * 7 % 11),\($0 * 5 % 7),\($0 * 3 % 5)\n" }.joined()
    let path = folder.path("a.svg").path
    let outcome = try Command.run(
      ["plot", "-", "--kind", "allan", "--sensors", "acc", "--density", "218", "--output", path],
      input: rest)
    #expect(outcome == Command.Outcome(status: 0, data: "", words: ""))
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    let line = try #require(
      svg.split(separator: "\n").first { $0.contains("<path") && $0.contains("dash") })
    #expect(line.hasPrefix("<path d=\"M86 "), "\(line)")
    // From 0.01 to 10 000 mg in 300 pixels; 1.187 decades above the lowest line.
    let place = try #require(line.dropFirst("<path d=\"M86 ".count).split(separator: "L").first)
    let expected = 362 - 300 * 1.1879 / 6
    let found = try #require(Double(place))
    #expect(abs(found - expected) < 0.1)
  }

  /// White noise has the same density at all frequencies: that of its standard deviation.
  @Test func spectrumAndHistogram() throws {
    var state: UInt64 = 1
    let rows = (0..<8192).map { row in
      // Twelve uniform draws have a variance of 1.
      let draw = (0..<12).reduce(-6.0) { sum, _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return sum + Double(state >> 11) * 0x1p-53
      }
      return "\(Double(row) / 200),\(draw.rounded() / 100)\n"
    }
    let input = "time_s,temp_C\n" + rows.joined()
    // 0.01 K · √(1/12 + 1) · √(2 / 200 Hz) are 1.04 mK/√Hz.
    let spectrum = try Command.run(
      ["plot", "-", "--kind", "spectrum", "--sensors", "temp", "--density", "1.04"], input: input)
    #expect(spectrum.status == 0 && spectrum.words == "")
    #expect(spectrum.data.hasPrefix("-: spectrum of the temperature\nnoise density, mK/√Hz; "))
    let rowsOfCurve = spectrum.lines.filter { $0.contains("*") && !$0.contains("several") }
    #expect((1...4).contains(rowsOfCurve.count), "\(spectrum.data)")

    let path = folder.path("h.svg").path
    let histogram = try Command.run(
      ["plot", "-", "--kind", "histogram", "--output", path], input: input)
    #expect(histogram == Command.Outcome(status: 0, data: "", words: ""))
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.contains("histogram of the temperature") && svg.contains(">normal</text>"))
    let tops = svg.split(separator: "\n").filter { $0.contains("<path") }.map { path in
      path.split(separator: "\"")[1].split(separator: "V").compactMap { part in
        Double(part.prefix { $0 != "H" })
      }.min() ?? 0
    }
    // The bar of the most frequent digit is as high as the normal distribution has it, in 300 pixels.
    #expect(tops.count == 2 && abs(tops[0] - tops[1]) < 6, "\(tops)")
  }

  @Test func aPictureStandsAlone() throws {
    let name = try folder.write(Self.ramp, to: "a <b> & \"c\".csv")
    let path = folder.path("out.svg").path
    let outcome = try Command.run(["plot", name, name, "--output", path])
    #expect(outcome == Command.Outcome(status: 0, data: "", words: ""))
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"840\""))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("a &lt;b&gt; &amp; &quot;c&quot;.csv: acceleration</text>"))
    #expect(svg.components(separatedBy: "<g transform").count == 3)
    #expect(svg.components(separatedBy: "<path ").count == 1 + 2 * 4)
    #expect(!svg.contains("href") && !svg.contains("nan") && !svg.contains("inf"))
    #expect(svg.contains("time, s</text>") && svg.contains("acceleration, g</text>"))
  }

  private static let hasConverter = FileManager.default.isExecutableFile(
    atPath: "/usr/bin/rsvg-convert")

  /// By the ending of its name the picture is one of pixels, two for one of the SVG's.
  @Test(.enabled(if: hasConverter, "apt-get install librsvg2-bin, which has rsvg-convert"))
  func pixels() throws {
    let path = folder.path("a b.PNG").path
    let outcome = try Command.run(
      ["plot", "-", "--output", path], input: Self.ramp, environment: ["PATH": "/usr/bin:/bin"])
    #expect(outcome == Command.Outcome(status: 0, data: "", words: ""))
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // Width and height, of four bytes each, are the first of the first chunk, IHDR.
    let size = [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(size == [1800, 840])
    #expect(bytes.count > 20_000)
  }

  /// Without the program there is one line, and no picture.
  @Test func noConverter() throws {
    let path = folder.path("a.png").path
    let outcome = try Command.run(
      ["plot", "-", "--output", path], input: Self.ramp, environment: ["PATH": folder.url.path])
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(
      outcome.words
        == "proofmass: --output \(path): cannot run rsvg-convert: not found in PATH: install "
        + "librsvg2-bin, or name the picture .svg\n")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `the points as data`() throws {
    let times = [0.5, 1, 2, 3, 4, 5, 6, 80]
    let rows = times.map { "\($0),\($0 / 4)\n" }.joined()
    let name = try folder.write("time_s,temp_C\n\(rows)", to: "a, b.csv")
    let csv = try Command.run(["plot", name, "--format", "csv"])
    let start = "\"\(name): temperature\",temperature,"
    // Counted from the first; with a gap.
    let points = [
      "0,0.125", "0.5,0.25", "1.5,0.5", "2.5,0.75", "3.5,1", "4.5,1.25", "5.5,1.5", "79.5,",
      "79.5,20",
    ]
    #expect(csv.lines.map(String.init) == ["title,curve,x,y"] + points.map { start + $0 })
    let json = try Command.run(["plot", name, "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(json.data.utf8)) as? [String: Any]
    let plot = try #require((object?["plots"] as? [[String: Any]])?.first)
    #expect(plot["title"] as? String == "\(name): temperature")
    #expect(plot["x"] as? String == "time, s")
    #expect(plot["y"] as? String == "temperature, °C")
    #expect(
      json.data.hasSuffix("[5.5,1.5],[79.5,null],[79.5,20]]}]}],\"proofmass_version\":\"0.1.0\"}\n")
    )
  }

  /// Four digits a bin, from the least on; a value is never between two bins.
  @Test func `bins hold whole digits`() throws {
    let digits = (0..<160).map { ($0 * 7) % 16 }
    let input =
      "time_s,temp_C\n" + digits.enumerated().map { "\($0),\(Double($1) / 10)\n" }.joined()
    let csv = try Command.run(
      ["plot", "-", "--kind", "histogram", "--format", "csv"], input: input)
    let shares = csv.lines.filter { $0.contains(",temperature,") }
      .compactMap { $0.split(separator: ",").last.flatMap { Double($0) } }
    // σ is √((16² − 1)/12) digits, of which a quarter is a digit and a bit.
    #expect(shares.count == 16)
    #expect(shares.allSatisfy { abs($0 - (255.0 / 12).squareRoot() / 16) < 1e-9 }, "\(shares)")
  }

  /// Where samples are missing, the curve begins anew.
  @Test func gaps() throws {
    let path = folder.path("gap.svg").path
    let rows = ((0..<50).map { $0 } + (100..<150).map { $0 }).map { "\($0),\($0 % 3)\n" }
    let outcome = try Command.run(
      ["plot", "-", "--output", path], input: "time_s,temp_C\n" + rows.joined())
    #expect(outcome.status == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    let curve = try #require(svg.split(separator: "\n").first { $0.contains("<path") })
    #expect(curve.count { $0 == "M" } == 2)
  }

  /// A hundred thousand samples make a picture of some kilobytes, with the greatest of them.
  @Test func longRecordings() throws {
    let rows = (0..<100_000).map { "\($0),\($0 == 77_777 ? 50 : $0 % 2)\n" }
    let path = folder.path("long.svg").path
    let outcome = try Command.run(
      ["plot", "-", "--output", path], input: "time_s,temp_C\n" + rows.joined())
    #expect(outcome.status == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.utf8.count < 60_000)
    #expect(svg.contains(" 62L"), "the greatest is at the upper edge")
  }

  /// One sample, and a sensor whose output does not change.
  @Test func whatDoesNotChange() throws {
    for rows in [
      "0,5\n", "0,0\n1,0\n", "0,1e9\n1,1e9\n", "0,-5\n1,-5\n", "0,1e299\n1,-1e299\n",
      "0,0\n1,5e-324\n", "0,1e20\n1,100000000000000020000\n",
    ] {
      let outcome = try Command.run(["plot", "-"], input: "time_s,temp_C\n" + rows)
      #expect(outcome.status == 0, "\(rows)")
      #expect(outcome.data.contains("o"), "\(rows)")
    }
  }

  @Test(arguments: [
    ("-", "--density 2", "--density is for --kind allan or spectrum: leave it out", 64),
    (
      "-", "--kind allan --density 2",
      "--density is for one sensor: name it with --sensors, like --sensors acc", 64
    ),
    (
      "-", "--kind allan --sensors acc --density 0",
      "--density 0: a number above 0, in µg/√Hz (acc), mdps/√Hz (gyr), nT/√Hz (mag), mK/√Hz (temp)",
      64
    ),
    (
      "-", "--kind histogram --sensors acc --output /nonexistent/a.svg",
      "cannot write /nonexistent/a.svg: No such file or directory, error 2", 1
    ),
    ("-", "--sensors foo", "--sensors foo: some of acc, gyr, mag, temp, with commas between", 64),
    (
      "-", "--output a.pdf",
      "--output a.pdf: pictures are SVG or PNG: a name like plot.svg or plot.png", 64
    ),
    (
      "-", "--output a.svg --format csv",
      "--format is for standard output, and --output writes a picture: leave one out", 64
    ),
    ("-", "--sensors mag", "- has no sample of mag", 1),
    (
      "-", "--output /nonexistent/a.svg",
      "cannot write /nonexistent/a.svg: No such file or directory, error 2", 1
    ),
    ("/nonexistent.csv", "", "cannot read /nonexistent.csv: No such file or directory, error 2", 1),
  ])
  func mistakes(_ file: String, _ options: String, _ words: String, _ status: Int32) throws {
    let outcome = try Command.run(
      ["plot", file] + options.split(separator: " ").map(String.init), input: Self.ramp)
    #expect(outcome == Command.Outcome(status: status, data: "", words: "proofmass: \(words)\n"))
  }

  @Test(arguments: [
    ("histogram", "0,5\n1,5\n", "-: temp does not change, so there is no histogram: "),
    ("spectrum", "0,5\n1,4\n", "-: temp has too few samples for a spectrum, "),
    ("allan", "0,5\n1,4\n", "-: temp has too few samples for an Allan deviation, "),
    (
      "spectrum", (0..<20).map { "\($0 < 15 ? $0 : $0 + 10),\($0 % 3)\n" }.joined(),
      "-: temp is sampled too unevenly for a spectrum, "
    ),
  ])
  func whatCannotBeComputed(_ kind: String, _ rows: String, _ words: String) throws {
    let outcome = try Command.run(["plot", "-", "--kind", kind], input: "time_s,temp_C\n" + rows)
    #expect(outcome.status == 1 && outcome.data == "")
    #expect(
      outcome.words.hasPrefix("proofmass: \(words)--sensors can leave it out"), "\(outcome.words)")
  }

  /// Numbers at the ends of their range, whatever is computed of them, end in a plot or in one line.
  @Test(arguments: ["time", "allan", "spectrum", "histogram"])
  func extremes(_ kind: String) throws {
    for value in ["5e-324", "1e-310", "1e99", "1e299"] {
      let rows = (0..<20).map { "\($0),\($0 % 3 == 0 ? value : "0")\n" }.joined()
      let outcome = try Command.run(["plot", "-", "--kind", kind], input: "time_s,temp_C\n" + rows)
      #expect(outcome.status <= 1, "\(value)")
      #expect(outcome.words.split(separator: "\n").count == Int(outcome.status), "\(outcome.words)")
    }
  }

  /// An outlier far away does not take memory.
  @Test func anOutlier() throws {
    let rows = (0..<100).map { "\($0),\($0 == 50 ? 1e290 : Double($0 % 5))\n" }.joined()
    let outcome = try Command.run(
      ["plot", "-", "--kind", "histogram"], input: "time_s,temp_C\n" + rows)
    #expect(
      outcome.status <= 1 && outcome.words.split(separator: "\n").count == Int(outcome.status))
  }

  @Test func aRecordingIsNotOverwritten() throws {
    let path = try folder.write(Self.ramp, to: "rest.svg")
    let outcome = try Command.run(["plot", path, "--output", path])
    #expect(outcome.status == 1)
    #expect(outcome.words.hasSuffix("would write over the recording: name another file\n"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.ramp)
  }
}
