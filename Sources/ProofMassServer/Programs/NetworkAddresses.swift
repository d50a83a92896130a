// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// The IPv4 addresses of this machine in its networks, without loopback. The first is that of the interface with
/// the default route, if there is one: other devices of the local network usually reach it.
package func networkAddresses() -> [String] {
  var first: UnsafeMutablePointer<ifaddrs>?
  guard unsafe getifaddrs(&first) == 0 else { return [] }
  defer { unsafe freeifaddrs(first) }
  // Where the table of routes cannot be read, no interface comes first.
  let favourite = defaultInterface(routes: (try? wholeFile("/proc/net/route")) ?? [])
  var (addresses, others): ([String], [String]) = ([], [])
  var next = unsafe first
  while let entry = unsafe next?.pointee {
    unsafe next = entry.ifa_next
    guard unsafe Int32(entry.ifa_addr?.pointee.sa_family ?? 0) == AF_INET,
      unsafe entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0
    else { continue }
    let address = unsafe entry.ifa_addr.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
      unsafe $0.pointee.sin_addr.s_addr
    }
    // In the order of the network, the highest byte first.
    let text = unsafe withUnsafeBytes(of: address) { bytes in
      unsafe bytes.map { "\($0)" }.joined(separator: ".")
    }
    if unsafe String(systemString: entry.ifa_name) == favourite {
      addresses.append(text)
    } else {
      others.append(text)
    }
  }
  return addresses + others
}

/// The interface of the default route, from the lines of /proc/net/route: name, destination and more; nil for none.
func defaultInterface(routes: [UInt8]) -> String? {
  for line in String(decoding: routes, as: UTF8.self).split(separator: "\n") {
    let fields = line.split { character in character == "\t" || character == " " }
    // A route with a mask is that of a part of all addresses, such as a tunnel's.
    if fields.count > 7, fields[1] == "00000000", fields[7] == "00000000" {
      return String(fields[0])
    }
  }
  return nil
}

/// The content of a file.
func wholeFile(_ path: String) throws(FileError) -> [UInt8] {
  let file = try ByteFile(reading: path)
  var bytes: [UInt8] = []
  while true {
    let piece = try file.read()
    if piece.isEmpty { return bytes }
    bytes += piece
  }
}
