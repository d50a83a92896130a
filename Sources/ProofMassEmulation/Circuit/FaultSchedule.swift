// SPDX-License-Identifier: Apache-2.0

/// Faults by number: of a run of transactions, which are due at the next.
struct FaultSchedule: Sendable {
  /// In the order in which they were planned.
  struct Entry: Comparable, Sendable {
    /// Counts what was planned.
    var id: Int
    var fault: Fault
    /// The last transaction that it is due at.
    var last: Int

    static func < (left: Self, right: Self) -> Bool { left.id < right.id }
  }

  /// In the order of their first transactions.
  private struct Start: Comparable, Sendable {
    var first: Int
    var entry: Entry

    static func < (left: Self, right: Self) -> Bool { left.first < right.first }
  }

  /// How many transactions there have been.
  private var seen = 0
  private var waiting = Heap<Start>()
  /// Their time has come; some may be over, but not the first.
  private var due = Heap<Entry>()

  var isEmpty: Bool { waiting.first == nil && due.first == nil }

  /// The `first`-th from now on, 1 being the next, and those after it up to `count`.
  mutating func plan(_ fault: Fault, id: Int, first: Int, count: Int) {
    // More transactions than there will ever be are as good as all.
    let first = seen + max(1, min(first, .max / 4))
    let last = first + max(1, min(count, .max / 4)) - 1
    waiting.insert(Start(first: first, entry: Entry(id: id, fault: fault, last: last)))
  }

  /// A transaction: what is due at it, of several what was planned first.
  mutating func next() -> Entry? {
    seen += 1
    while let start = waiting.first, start.first <= seen {
      waiting.removeFirst()
      due.insert(start.entry)
    }
    let entry = due.first
    // What is over makes room for those behind it.
    while let entry = due.first, entry.last <= seen { due.removeFirst() }
    return entry
  }
}

/// The least of many, in as many steps as their number has binary digits.
struct Heap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let last = elements.popLast(), !elements.isEmpty else { return }
    elements[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < elements.count && elements[child] < elements[least] { least = child }
      if least == index { return }
      elements.swapAt(index, least)
      index = least
    }
  }
}
