// SPDX-License-Identifier: Apache-2.0

/// So many elements that wait to be taken, the oldest first. Where there is no room, the oldest goes.
struct Mailbox<Element: Sendable>: Sendable {
  private var ring: [Element?]
  private var first = 0
  private(set) var count = DeliveryCount()

  /// The room is taken at once, so that there has to be a most.
  static var largestCapacity: Int { 65_536 }

  /// - Parameter capacity: Less than 1 is taken for 1, more than the largest for that.
  init(capacity: Int) {
    ring = Array(repeating: nil, count: min(max(1, capacity), Self.largestCapacity))
  }

  var isEmpty: Bool { count.pending == 0 }

  mutating func put(_ element: Element) {
    count.offered += 1
    if count.pending == ring.count {
      _ = removeFirst()
      count.lost += 1
    }
    ring[(first + count.pending) % ring.count] = element
    count.pending += 1
  }

  mutating func take() -> Element? {
    guard let element = removeFirst() else { return nil }
    count.delivered += 1
    return element
  }

  /// Notes such that were lost before they came here.
  mutating func lose(_ number: Int) {
    count.offered += number
    count.lost += number
  }

  /// Drops what is waiting.
  mutating func discard() { while removeFirst() != nil { count.lost += 1 } }

  private mutating func removeFirst() -> Element? {
    guard let element = ring[first] else { return nil }
    ring[first] = nil
    first = (first + 1) % ring.count
    count.pending -= 1
    return element
  }
}
