// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassSystem

/// The private key of this machine's web server, and its certificate, which is signed with that key. They are kept in
/// a file that only this user can read, so that a browser has to accept them only once.
///
/// A file without our first line is the user's own, and stays as it is.
package struct ServerIdentity {
  /// The path of the file, in PEM format.
  package let path: String
  /// Whether the file was created now.
  package let isNew: Bool

  /// The start of the first line, which lists the names in the certificate.
  private static let mark = "Names: "
  /// Some browsers refuse certificates of servers that are valid for more than 398 days.
  private static let days = 397
  /// A certificate that expires within this time is replaced, in seconds: one week.
  private static let margin = 7 * 24 * 3600

  /// Takes the file in a folder, or creates it if it is missing, lacks a name, or will soon expire.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if it is missing.
  ///   - names: The names and addresses by which browsers reach this machine.
  package init(in folder: String, for names: [String]) throws(FileError) {
    path = "\(folder)/server.pem"
    // Names with other characters would be read as further options of the certificate.
    let names = names.filter { !$0.isEmpty && $0.utf8.allSatisfy(Self.isInName) }
    isNew = isFile(path) ? try !Self.isUsable(path, names) : true
    guard isNew else { return }
    let pem = try Self.openssl(Self.arguments(names))
    try Self.keep(Array("\(Self.mark)\(names.joined(separator: " "))\n".utf8) + pem, path, folder)
  }

  /// The folder for this user's state, $XDG_STATE_HOME/proofmass or ~/.local/state/proofmass; nil if neither is
  /// known.
  package static func folder(_ variable: (String) -> String?) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/proofmass" }
    return variable("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.local/state/proofmass" : nil }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private static func isUsable(_ path: String, _ names: [String]) throws(FileError) -> Bool {
    let text = String(decoding: try wholeFile(path), as: UTF8.self)
    // Empty after a failure to write it.
    guard text.hasPrefix(mark) else { return !text.isEmpty }
    let listed = text.prefix { $0 != "\n" }.dropFirst(mark.count).split(separator: " ")
    guard Set(listed.map(String.init)).isSuperset(of: names) else { return false }
    // It fails for a certificate that expires soon, as for any that cannot be read: a new one is then made, and an
    // openssl that does not run fails there, with its reason.
    return (try? openssl(["x509", "-checkend", "\(margin)", "-noout", "-in", path])) != nil
  }

  // MARK: openssl

  /// Runs the program; returns its output.
  private static func openssl(_ arguments: [String]) throws(FileError) -> [UInt8] {
    let program: Program
    do throws(ProgramError) {
      program = try Program("openssl", search: environment("PATH"))
    } catch {
      throw FileError(
        action: "make a certificate for TLS", words: "openssl is not found in PATH: install it")
    }
    return try toolOutput(program, arguments, environment: .inherited, atMost: 0x1_0000)
  }

  private static func arguments(_ names: [String]) -> [String] {
    let alternatives = names.map { isAddress($0) ? "IP:\($0)" : "DNS:\($0)" }
    return [
      "req", "-x509", "-batch", "-nodes", "-days", "\(days)", "-newkey", "ec", "-pkeyopt",
      "ec_paramgen_curve:prime256v1", "-subj", "/CN=ProofMass", "-addext",
      "subjectAltName=\(alternatives.joined(separator: ","))", "-addext",
      "extendedKeyUsage=serverAuth",
      // Both on standard output, so that no other file has the key.
      "-keyout", "/dev/stdout",
    ]
  }

  private static func isAddress(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return name.contains(":") || parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  // MARK: The file

  private static func keep(
    _ bytes: [UInt8], _ path: String, _ folder: String
  ) throws(FileError) {
    // All folders on the way. A failure is reported when the file is created.
    let parts = folder.split(separator: "/")
    for count in parts.indices {
      _ = unsafe mkdir("/\(parts[...count].joined(separator: "/"))".systemPath, 0o700)
    }
    // An empty file first, because the content gets the mode of the file that it replaces.
    let descriptor = unsafe open(path.systemPath, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(action: "create \(path)", code: errno) }
    defer { _ = close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else {
      throw FileError(action: "protect \(path)", code: errno)
    }
    try OutputFile(path).write(bytes)
  }
}
