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

  /// Creates a place at 127.0.0.1, port 8080.
  public init() {}

  /// Reads `--host NAME --port N --origin URL --machine NAME`; nil for anything else.
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
    return Gate(names: names, origins: origins, token: token, cookie: "proofmass_\(port)")
  }
}
