// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Names of outputs whose endings mean another format than what would be in them.
@Suite struct FileEndingTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Nothing is begun, and nothing left in the folder.
  private func refused(_ arguments: String, _ line: String) throws {
    let outcome = try Command.shell("cd \"$1\"; \"$0\" \(arguments)", folder.url.path)
    #expect(
      outcome == Command.Outcome(status: 64, data: "", words: "proofmass: \(line)\n"),
      "\(arguments)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test(arguments: [
    ("parquet", "Parquet"), ("feather", "Arrow"), ("xlsx", "a spreadsheet"),
    ("xls", "a spreadsheet"), ("ods", "a spreadsheet"), ("json", "JSON"), ("html", "HTML"),
    ("tsv", "tab-separated values"), ("h5", "HDF5"), ("nc", "netCDF"), ("mat", "MATLAB's format"),
    ("npy", "NumPy's format"), ("npz", "NumPy's format"), ("pkl", "Python's pickle"),
    ("sqlite", "a database"), ("bag", "a log of a robot or vehicle"), ("yaml", "YAML"),
    ("mcap", "MCAP (`proofmass export` makes it of a recording)"),
    ("zip", "a file that is compressed"), ("bz2", "a file that is compressed"),
    ("xz", "a file that is compressed"), ("zst", "a file that is compressed"),
    ("tar", "an archive"), ("PARQUET", "Parquet"), ("png", "a picture"),
  ])
  func `rows are no other format`(ending: String, format: String) throws {
    let small = ending.lowercased()
    for verb in ["stream", "motion", "events"] {
      try refused(
        "\(verb) --fast --duration 1s --output t.\(ending)",
        "--output t.\(ending): .\(small) means \(format), which this is not: name it like t.csv")
    }
    try refused(
      "stream --fast --duration 1s --output d/t.\(ending).gz --rotate 1s",
      "--output d/t.\(ending).gz: .\(small) means \(format), which this is not: name it like t.csv")
  }

  @Test(arguments: [
    (
      "stream --fast --samples 3 --format jsonl --output t.csv",
      "--output t.csv: .csv means CSV, which this is not: name it like t.jsonl"
    ),
    (
      "motion --fast --samples 3 --format csv --output t.ndjson",
      "--output t.ndjson: .ndjson means JSON Lines, which this is not: name it like t.csv"
    ),
    (
      "stream --fast --samples 3 --format jsonl --output t.json",
      "--output t.json: .json means JSON, which this is not: name it like t.jsonl"
    ),
    (
      "events --fast --duration 1s --format text --output t.csv",
      "--output t.csv: .csv means CSV, which this is not: name it like t.txt"
    ),
    (
      "stream --fast --samples 3 --truth t.parquet",
      "--truth t.parquet: .parquet means Parquet, which this is not: name it like t.csv"
    ),
    (
      "stream --fast --samples 3 --truth t.jsonl",
      "--truth t.jsonl: .jsonl means JSON Lines, which this is not: name it like t.csv"
    ),
    (
      "emulate --fast --transcript t.csv -- true",
      "--transcript t.csv: .csv means CSV, which this is not: name it like t.jsonl"
    ),
    (
      "lint --transcript t.sqlite -- true",
      "--transcript t.sqlite: .sqlite means a database, which this is not: name it like t.jsonl"
    ),
    (
      "calibrate l3g4200d --fast --output t.yaml",
      "--output t.yaml: .yaml means YAML, which this is not: name it like t.json"
    ),
    (
      "calibrate l3g4200d --fast --output t.json.gz",
      "--output t.json.gz: it is not compressed: leave .gz out"
    ),
    (
      "characterise lis331dlh --fast --html t.pdf",
      "--html t.pdf: .pdf means PDF, which this is not: name it like t.html"
    ),
    (
      "characterise lis331dlh --fast --html t.html.gz",
      "--html t.html.gz: it is not compressed: leave .gz out"
    ),
    (
      "plot rest.csv --output t.parquet",
      "--output t.parquet: pictures are SVG or PNG: a name like plot.svg or plot.png"
    ),
  ])
  func `no output is another format`(arguments: String, line: String) throws {
    try refused(arguments, line)
  }

  /// Endings that mean nothing else, whatever their case.
  @Test(arguments: [
    ("t", "proofmass: \"recording\""), ("t.txt", "proofmass: \"recording\""),
    ("t.1", "proofmass: \"recording\""), (".csv", "proofmass: \"recording\""),
    ("t.CSV", "time_s,acc_x_g"), ("t.Jsonl", "{\"proofmass\":\"recording\""),
  ])
  func `names without another meaning stay`(name: String, content: String) throws {
    let outcome = try Command.shell(
      "cd \"$1\"; \"$0\" stream --fast --samples 3 --output \(name)", folder.url.path)
    #expect(outcome.status == 0, "\(outcome.words)")
    #expect(try String(contentsOf: folder.path(name), encoding: .utf8).contains(content))
  }

  // MARK: Names of several files

  @Test func `rotation writes through no link that leads nowhere`() throws {
    let outcome = try Command.shell(
      """
      cd "$1"; ln -s elsewhere run-0001.csv
      "$0" stream --bus emulator --fast --samples 3 --rotate 1h --output run.csv; ls; readlink run-0001.csv
      """, folder.url.path)
    #expect(outcome.words == "")
    #expect(outcome.lines == ["run-0001.csv", "run-0002.csv", "elsewhere"])
  }

  @Test(arguments: ["/dev/null", "folder", "fifo", "link"])
  func `rotation is of files`(path: String) throws {
    let outcome = try Command.shell(
      """
      cd "$1"; mkdir folder; mkfifo fifo; ln -s /dev/null link
      "$0" stream --fast --samples 3 --rotate 1h --output \(path); ls; ls /dev/null*
      """, folder.url.path)
    #expect(
      outcome.words
        == "proofmass: --rotate begins new files beside \(path), which is none: name a file\n")
    #expect(outcome.lines == ["fifo", "folder", "link", "/dev/null"])
  }
}
