// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassServer

@Suite struct ServerIdentityTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "proofmass-\(UUID().uuidString)/state/proofmass")

  private var file: URL { folder.appending(path: "server.pem") }

  private func content() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The output of openssl for the certificate.
  private func certificate(_ options: String...) throws -> String {
    let openssl = Process()
    openssl.executableURL = URL(filePath: "/usr/bin/env")
    openssl.arguments = ["openssl", "x509", "-noout", "-in", file.path] + options
    let output = Pipe()
    openssl.standardOutput = output
    try openssl.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    openssl.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func `a certificate with the machine's names is made once, for its owner alone`() throws {
    let names = ["localhost", "pi.local", "192.168.1.7", "::1"]
    let made = try ServerIdentity(in: folder.path, for: names)
    #expect(made.isNew)
    #expect(made.path == file.path)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(
      try certificate("-ext", "subjectAltName").contains(
        "DNS:localhost, DNS:pi.local, IP Address:192.168.1.7, IP Address:0:0:0:0:0:0:0:1"))
    let first = try content()
    #expect(first.contains("-----BEGIN PRIVATE KEY-----"))
    #expect(try !ServerIdentity(in: folder.path, for: Array(names.dropLast())).isNew)
    #expect(try content() == first)
  }

  @Test func `it is replaced for another name, and shortly before its end`() throws {
    _ = try ServerIdentity(in: folder.path, for: ["localhost"])
    #expect(try ServerIdentity(in: folder.path, for: ["localhost", "10.0.0.2"]).isNew)
    #expect(try certificate("-ext", "subjectAltName").contains("IP Address:10.0.0.2"))
    let openssl = Process()
    openssl.executableURL = URL(filePath: "/bin/sh")
    openssl.arguments = [
      "-c",
      """
      { echo 'Names: localhost'; openssl req -x509 -batch -nodes -days 6 -newkey ec \
      -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=a -keyout /dev/stdout 2>/dev/null | cat; } > "$0"
      """, file.path,
    ]
    try openssl.run()
    openssl.waitUntilExit()
    let old = try content()
    #expect(old.contains("BEGIN CERTIFICATE"))
    #expect(try ServerIdentity(in: folder.path, for: ["localhost"]).isNew)
    #expect(try content() != old)
  }

  @Test func `a file of the user's own stays`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "mine\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(try !ServerIdentity(in: folder.path, for: ["localhost"]).isNew)
    #expect(try content() == "mine\n")
  }

  @Test func `a name cannot add options to the certificate`() throws {
    _ = try ServerIdentity(in: folder.path, for: ["localhost", "a,DNS:b", "a b", "c\nd", ""])
    #expect(try certificate("-ext", "subjectAltName").hasSuffix("\n    DNS:localhost\n"))
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/proofmass"),
      (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/proofmass"),
      (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `the state is in the user's folder`(_ variables: [String: String], _ path: String?) {
    #expect(ServerIdentity.folder { variables[$0] } == path)
  }

  @Test func `the default route is the one without destination and mask`() {
    let header = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\n"
    let other =
      "docker0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF\n"
      + "tun0\t00000000\t0501080A\t0003\t0\t0\t0\t00000080\n"
    let wireless = "wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\n"
    #expect(defaultInterface(routes: Array("\(header)\(other)".utf8)) == nil)
    #expect(defaultInterface(routes: Array("\(header)\(other)\(wireless)".utf8)) == "wlan0")
  }
}
