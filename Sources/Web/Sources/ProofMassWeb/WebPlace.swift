// SPDX-License-Identifier: Apache-2.0

/// The address where a server listens, and the origins that may connect.
public struct WebPlace: Equatable, Sendable {
  /// The name or address to listen at.
  public var host = "127.0.0.1"
  /// The port; 0 for any free port.
  public var port = 8080
  /// The origins of other pages that may connect.
  public var origins: Set<String> = []
  /// The name of this machine.
  public var machine = ""
  /// An address of this machine in its local network; empty for none.
  public var address = ""
  /// The file with the private key and the certificate of TLS; nil without encryption.
  public var identity: String?

  /// Creates a place at 127.0.0.1, port 8080.
  public init() {}

  /// Reads `--host NAME --port N --origin URL --machine NAME --address ADDRESS --identity FILE`; nil for
  /// anything else.
  public init?(_ arguments: [String]) {
    guard arguments.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: arguments.count, by: 2) {
      let value = arguments[index + 1]
      switch arguments[index] {
      case "--host": host = value
      case "--port":
        guard let number = UInt16(value) else { return nil }
        port = Int(number)
      case "--origin": origins.insert(value)
      case "--machine": machine = value
      case "--address": address = value
      case "--identity": identity = value
      default: return nil
      }
    }
  }

  /// Whether only programs of this machine can connect.
  var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" || host == "localhost" }

  func gate(port: Int, token: String?) -> Gate {
    var names: Set<String> = ["localhost"]
    if token != nil {
      let machine = machine.lowercased()
      names.formUnion([host.lowercased(), machine, "\(machine).local"])
    }
    return Gate(
      names: names, origins: origins, token: token, cookie: "proofmass_\(port)", scheme: scheme)
  }

  /// The scheme of the server's addresses.
  var scheme: String { identity == nil ? "http" : "https" }

  /// The name by which other machines find this one; empty if it has none.
  private var localName: String { machine.isEmpty ? "" : "\(machine.lowercased()).local" }

  /// The address of a page, with the token where one is needed.
  ///
  /// - Parameters:
  ///   - host: The address where the server listens.
  ///   - others: Names of this machine, the best first, to use if the server listens at all addresses.
  private func address(
    of path: String, at host: String, or others: [String], _ port: Int, _ token: String?
  ) -> String {
    let isAny = ["0.0.0.0", "::"].contains(host)
    let host = isAny ? others.first { !$0.isEmpty } ?? host : host
    let query = token.map { "?token=\($0)" } ?? ""
    return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)\(path)\(query)"
  }

  /// The address to open in a browser. If the server listens at all addresses, other machines find it by its name.
  func pageAddress(at host: String, port: Int, token: String?) -> String {
    address(of: "/", at: host, or: [localName], port, token)
  }

  /// The link for a phone; nil where only this machine can connect. It has an address rather than a name, because
  /// not all phones resolve names of the local network.
  func phoneLink(port: Int, token: String?) -> PhoneLink? {
    guard let token else { return nil }
    return PhoneLink(
      address: address(of: PhoneLink.path, at: host, or: [address, localName], port, token))
  }
}
