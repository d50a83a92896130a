// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Who may have a connection. All of it happens on one event loop.
///
/// A connection waits until it has made a request that the gate lets pass; then it is a client's. Clients have places
/// that nobody else can take. Where those who wait are too many, the one who has waited longest gives way: somebody
/// with a request to make needs no time for it, and does not notice those who have none.
final class Places {
  /// How many connections there may be, and for how long.
  struct Limits: Equatable {
    /// The most clients at a time, of all kinds.
    var clients = 64
    /// The most connections that wait.
    var waiting = 64
    /// The most of these from one address, where there are strangers.
    var waitingAnAddress = 8
    /// How long a connection may wait until it has sent a request.
    var patience = TimeAmount.seconds(5)
    /// How long an answer may take to be read.
    var answering = TimeAmount.seconds(30)

    /// For a process that may have so many more descriptors; nil where these are too few to serve anybody.
    func within(descriptors: Int) -> Limits? {
      // For the socket that listens, and for a connection that has its descriptor before another gives way.
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
  /// Whether one address may be many people's: all that is known of this machine's programs.
  private let isLoopback: Bool
  /// Those who wait, the longest first.
  private var waiting: [Guest] = []
  private var clients: [ObjectIdentifier: Scheduled<Void>?] = [:]

  init(_ limits: Limits, isLoopback: Bool) {
    self.limits = limits
    self.isLoopback = isLoopback
  }

  /// The number of connections, of all kinds.
  var count: Int { waiting.count + clients.count }

  /// Takes a connection that has begun, until it closes.
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

  /// Gives a connection a client's place; false where there is none left.
  func enter(_ channel: any Channel) -> Bool {
    guard clients[ObjectIdentifier(channel)] == nil else { return true }
    guard clients.count < limits.clients,
      let index = waiting.firstIndex(where: { $0.channel === channel })
    else { return false }
    waiting.remove(at: index).deadline.cancel()
    clients[ObjectIdentifier(channel)] = close(channel, in: limits.answering)
    return true
  }

  /// Lets a client stay as long as it likes, unless it has gone meanwhile.
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

  /// Closes the connection from an address that has waited longest.
  private func dismiss(from address: String) {
    guard let index = waiting.firstIndex(where: { $0.address == address }) else { return }
    let guest = waiting.remove(at: index)
    guest.deadline.cancel()
    guest.channel.close(promise: nil)
  }

  /// The address from which most connections wait.
  private var busiest: String {
    var counts: [String: Int] = [:]
    for guest in waiting { counts[guest.address, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }

  /// What is one person's: an IPv4 address, or the first half of an IPv6 address, whose second half its owner chooses.
  static func network(_ address: String) -> String {
    guard address.contains(":"), !address.contains(".") else { return address }
    // Zeroes are left out at most once, in the place of `::`.
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
