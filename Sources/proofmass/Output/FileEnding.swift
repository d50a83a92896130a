// SPDX-License-Identifier: Apache-2.0

import ProofMassSystem

/// What is written to a file, and the endings of names that mean it.
enum FileContent {
  case csv, jsonLines, text, json, html

  /// As it is called, in an error.
  var name: String {
    switch self {
    case .csv: "CSV"
    case .jsonLines: "JSON Lines"
    case .text: "text"
    case .json: "JSON"
    case .html: "HTML"
    }
  }

  /// The first is the one to use.
  var endings: [String] {
    switch self {
    case .csv: [".csv"]
    case .jsonLines: [".jsonl", ".ndjson"]
    case .text: [".txt", ".text", ".log", ".dat"]
    case .json: [".json"]
    case .html: [".html", ".htm"]
    }
  }

  private static let all = [FileContent.csv, .jsonLines, .text, .json, .html]

  /// What the ending of a name means, of what this command writes; nil for any other.
  init?(ofName path: String) {
    guard let content = Self.all.first(where: { $0.endings.contains(fileEnding(path)) }) else {
      return nil
    }
    self = content
  }

  /// Refuses a name whose ending means another format than what is written: its readers would fail, or show
  /// something else.
  ///
  /// - Parameters:
  ///   - path: Without the ending .gz of a file that is compressed.
  ///   - option: As the command line has it, for the error.
  func refuse(_ path: String, of option: String) throws(Complaint) {
    let ending = fileEnding(path)
    let other: String
    if let known = FileContent(ofName: path) {
      // .txt says no more than that people can read it.
      guard known != self, known != .text || self == .html else { return }
      other = known.name
    } else if let foreign = foreignEndings.first(where: { $0.endings.contains(ending) }) {
      other = foreign.name
    } else {
      return
    }
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let stem = String(decoding: name.dropLast(ending.utf8.count), as: UTF8.self)
    throw .usage(
      "\(option): \(ending) means \(other), which this is not: name it like \(stem)\(endings[0])")
  }
}

/// The ending of a file's name in small letters, with its point; empty for a name without one. A point at the
/// beginning hides a file, and ends nothing.
func fileEnding(_ path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
  return String(decoding: name[dot...], as: UTF8.self).lowercased()
}

/// Formats that this command does not write, or that only one verb does, by the endings of their names.
private let foreignEndings: [(name: String, endings: [String])] = [
  ("Parquet", [".parquet", ".pq"]),
  ("Arrow", [".arrow", ".feather", ".ipc"]),
  ("Avro or ORC", [".avro", ".orc"]),
  ("a spreadsheet", [".xlsx", ".xls", ".xlsm", ".xlsb", ".ods", ".numbers"]),
  ("tab-separated values", [".tsv", ".tab"]),
  ("HDF5", [".h5", ".hdf5", ".hdf", ".he5"]),
  ("netCDF", [".nc", ".nc4", ".cdf"]),
  ("MATLAB's format", [".mat"]),
  ("NumPy's format", [".npy", ".npz"]),
  ("Python's pickle", [".pkl", ".pickle"]),
  ("R's format", [".rds", ".rda", ".rdata"]),
  ("a database", [".db", ".sqlite", ".sqlite3", ".duckdb", ".mdb", ".accdb"]),
  ("a log of a robot or vehicle", [".bag", ".mcap", ".ulg", ".mf4", ".mdf", ".tdms", ".blf"]),
  ("sound", [".wav", ".flac", ".mp3", ".ogg"]),
  ("XML", [".xml"]), ("YAML", [".yaml", ".yml"]), ("TOML", [".toml"]),
  ("MessagePack", [".msgpack", ".mpk"]), ("CBOR", [".cbor"]), ("BSON", [".bson"]),
  ("protocol buffers", [".pb"]),
  (
    "a picture",
    [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".eps"]
  ),
  ("PDF", [".pdf"]), ("PostScript", [".ps"]),
  ("a document", [".doc", ".docx", ".odt", ".rtf", ".md", ".tex"]),
  // Of compressed files this command writes .gz alone.
  (
    "a file that is compressed",
    [
      ".gz", ".zip", ".bz2", ".xz", ".zst", ".lz4", ".lzma", ".lz", ".br", ".z", ".7z", ".rar",
    ]
  ),
  ("an archive", [".tar", ".tgz", ".tbz2", ".txz", ".cpio", ".deb", ".rpm", ".jar"]),
]
