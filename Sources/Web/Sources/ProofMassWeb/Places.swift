// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Limits the number of connections. Everything runs on one event loop.
///
/// A connection is waiting until it has made a request that the gate accepts; from then on it is a client. Waiting
/// connections cannot occupy the places of clients. When too many connections are waiting, the oldest is closed:
/// a real client sends its request immediately, and idle connections therefore do not keep it out.
final class Places {
  /// The greatest numbers of connections, and their time limits.
  struct Limits: Equatable {
    /// The greatest number of simultaneous clients, of all kinds.
    var clients = 64
    /// The greatest number of waiting connections.
    var waiting = 64
    /// The greatest number of waiting connections from one address, unless the server listens at loopback.
    var waitingAnAddress = 8
    /// The longest time that a connection may wait before it sends a request.
    var patience = TimeAmount.seconds(5)
    /// The longest time that a client may take to read an answer.
    var answering = TimeAmount.seconds(30)

    /// The limits of a process that may open this number of further descriptors; nil if these are too few.
    func within(descriptors: Int) -> Limits? {
      // Reserved for the listening socket, and for a new connection, accepted before an old one is closed.
      let free = descriptors - 6
      guard free >= 6 else { return nil }
      var limits = self
      limits.waiting = min(waiting, free / 3)
      limits.clients = min(clients, free - limits.waiting)
      limits.waitingAnAddress = min(waitingAnAddress, limits.waiting)
      return limits
    }
  }

  private struct Guest {
    let channel: any Channel
    let address: String
    var deadline: Scheduled<Void>
  }

  let limits: Limits
  /// Whether the server listens at loopback: then all clients share an address, which identifies nobody.
  private let isLoopback: Bool
  /// The waiting connections, the oldest first.
  private var waiting: [Guest] = []
  private var clients: [ObjectIdentifier: Scheduled<Void>?] = [:]

  init(_ limits: Limits, isLoopback: Bool) {
    self.limits = limits
    self.isLoopback = isLoopback
  }

  /// The number of connections, of all kinds.
  var count: Int { waiting.count + clients.count }

  /// Registers a new connection, until it is closed.
  func admit(_ channel: any Channel, _ places: NIOLoopBound<Places>) {
    let address = Self.network(channel.remoteAddress?.ipAddress ?? "")
    if !isLoopback, waiting.count(where: { $0.address == address }) >= limits.waitingAnAddress {
      dismiss(from: address)
    } else if waiting.count >= limits.waiting {
      dismiss(from: busiest)
    }
    waiting.append(
      Guest(channel: channel, address: address, deadline: close(channel, in: limits.patience)))
    channel.closeFuture.whenComplete { _ in places.value.forget(channel) }
  }

  /// Makes a waiting connection a client; false if no place is left.
  func enter(_ channel: any Channel) -> Bool {
    guard clients[ObjectIdentifier(channel)] == nil else { return true }
    guard clients.count < limits.clients,
      let index = waiting.firstIndex(where: { $0.channel === channel })
    else { return false }
    waiting.remove(at: index).deadline.cancel()
    clients[ObjectIdentifier(channel)] = close(channel, in: limits.answering)
    return true
  }

  /// Removes a client's time limit, unless the client has disconnected.
  func keep(_ channel: any Channel) {
    guard let deadline = clients[ObjectIdentifier(channel)] else { return }
    deadline?.cancel()
    clients.updateValue(nil, forKey: ObjectIdentifier(channel))
  }

  private func forget(_ channel: any Channel) {
    if let index = waiting.firstIndex(where: { $0.channel === channel }) {
      waiting.remove(at: index).deadline.cancel()
    }
    clients.removeValue(forKey: ObjectIdentifier(channel))??.cancel()
  }

  private func close(_ channel: any Channel, in time: TimeAmount) -> Scheduled<Void> {
    channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }

  /// Closes the oldest waiting connection from an address.
  private func dismiss(from address: String) {
    guard let index = waiting.firstIndex(where: { $0.address == address }) else { return }
    let guest = waiting.remove(at: index)
    guest.deadline.cancel()
    guest.channel.close(promise: nil)
  }

  /// The address with the most waiting connections.
  private var busiest: String {
    var counts: [String: Int] = [:]
    for guest in waiting { counts[guest.address, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }

  /// The part of an address that identifies a client: all of an IPv4 address, but only the first 64 bits of an
  /// IPv6 address, because its owner chooses the rest.
  static func network(_ address: String) -> String {
    guard address.contains(":"), !address.contains(".") else { return address }
    // At most one run of zeroes is omitted, at `::`.
    let words = address.prefix { $0 != "%" }.split(
      separator: ":", omittingEmptySubsequences: false)
    var groups: [Substring] = []
    for group in words {
      if group.isEmpty, !groups.isEmpty {
        groups += Array(repeating: "0", count: max(1, 9 - words.count))
      } else {
        groups.append(group.isEmpty ? "0" : group)
      }
    }
    return groups.prefix(4).joined(separator: ":")
  }
}
