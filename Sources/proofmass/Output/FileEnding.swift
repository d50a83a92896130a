// SPDX-License-Identifier: Apache-2.0

import ProofMassSystem

/// The format of a file, and its file name extensions.
enum FileContent {
  case csv, jsonLines, text, json, html, vcd, mcap, resd, hwdb

  /// The name in an error.
  var name: String {
    switch self {
    case .csv: "CSV"
    case .jsonLines: "JSON Lines"
    case .text: "text"
    case .json: "JSON"
    case .html: "HTML"
    case .vcd: "a value change dump"
    case .mcap: "MCAP (`proofmass export` makes it of a recording)"
    case .resd: "Renode's sensor data (`proofmass export` makes it of a recording)"
    case .hwdb: "systemd's hardware database (`proofmass export` makes it of a recording)"
    }
  }

  /// The extensions, the preferred one first.
  var endings: [String] {
    switch self {
    case .csv: [".csv"]
    case .jsonLines: [".jsonl", ".ndjson"]
    case .text: [".txt", ".text", ".log", ".dat"]
    case .json: [".json"]
    case .html: [".html", ".htm"]
    case .vcd: [".vcd"]
    case .mcap: [".mcap"]
    case .resd: [".resd"]
    case .hwdb: [".hwdb"]
    }
  }

  private static let all = [
    FileContent.csv, .jsonLines, .text, .json, .html, .vcd, .mcap, .resd, .hwdb,
  ]

  /// The format of a file name's extension, among those that this command writes; nil for any other.
  init?(ofName path: String) {
    guard let content = Self.all.first(where: { $0.endings.contains(fileEnding(path)) }) else {
      return nil
    }
    self = content
  }

  /// Refuses a name whose extension means a format other than this one: readers would fail, or misinterpret
  /// the file.
  ///
  /// - Parameters:
  ///   - path: The path, without the extension .gz of a compressed file.
  ///   - option: The option on the command line, for the error.
  func refuse(_ path: String, of option: String) throws(UserError) {
    let ending = fileEnding(path)
    let other: String
    if let known = FileContent(ofName: path) {
      // .txt means only that people can read it.
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

/// The extension of a file's name in lower case, with its dot; empty for a name without one. A dot at the
/// beginning marks a hidden file and begins no extension.
func fileEnding(_ path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
  return String(decoding: name[dot...], as: UTF8.self).lowercased()
}

/// Formats that this command does not write, or that only one verb does, by their extensions.
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
  ("a log of a robot or vehicle", [".bag", ".ulg", ".mf4", ".mdf", ".tdms", ".blf"]),
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
  // The only compressed files that this command writes are .gz.
  (
    "a file that is compressed",
    [
      ".gz", ".zip", ".bz2", ".xz", ".zst", ".lz4", ".lzma", ".lz", ".br", ".z", ".7z", ".rar",
    ]
  ),
  ("an archive", [".tar", ".tgz", ".tbz2", ".txz", ".cpio", ".deb", ".rpm", ".jar"]),
]
