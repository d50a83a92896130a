// SPDX-License-Identifier: Apache-2.0

/// The deliveries of samples and errors to a handler or a stream:
/// `offered == delivered + lost + pending`, always.
public struct DeliveryCount: Equatable, Sendable {
  /// The samples and errors that were to be delivered.
  public internal(set) var offered = 0
  /// The items that were delivered.
  public internal(set) var delivered = 0
  /// The items that were dropped, the oldest first, because the client was too slow: more were waiting than
  /// ``MotionSession/Configuration/bufferedSamples``, which is at least 1 and at most 65 536.
  public internal(set) var lost = 0
  /// The items that are waiting; after a stop, those left undelivered.
  public internal(set) var pending = 0

  /// Creates a count of zero.
  package init() {}
}

/// The end of one subscription: a handler or a stream.
protocol SampleSink<Sample>: AnyObject, Sendable {
  associatedtype Sample: MotionSample

  /// Called without a lock, by one thread at a time for samples, by any for errors. Never waits for
  /// the client; after ``close()`` it does nothing.
  func put(_ item: Result<Sample, MotionError>)

  /// Counts samples that were lost before they reached the sink. Never waits.
  func lose(_ number: Int)

  /// Drops the items that have not been delivered, and counts them as lost. Never waits.
  func discard()

  /// Once this has returned nothing more is delivered, and no other thread is in the handler.
  func close()

  /// Whether no thread is in the handler.
  var isQuiet: Bool { get }

  var count: DeliveryCount { get }
}

/// A queue of limited size, from which the oldest element is taken first. When it is full, the oldest
/// element is dropped.
struct Mailbox<Element: Sendable>: Sendable {
  private var ring: [Element?]
  private var first = 0
  private(set) var count = DeliveryCount()

  /// The memory is allocated at creation, so it has to be limited.
  static var largestCapacity: Int { 65_536 }

  /// - Parameter capacity: Limited to 1…``largestCapacity``.
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

  /// Counts elements that were lost before they reached the mailbox.
  mutating func lose(_ number: Int) {
    count.offered += number
    count.lost += number
  }

  /// Drops the waiting elements.
  mutating func discard() { while removeFirst() != nil { count.lost += 1 } }

  private mutating func removeFirst() -> Element? {
    guard let element = ring[first] else { return nil }
    ring[first] = nil
    first = (first + 1) % ring.count
    count.pending -= 1
    return element
  }
}
