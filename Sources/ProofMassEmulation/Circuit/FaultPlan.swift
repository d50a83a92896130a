// SPDX-License-Identifier: Apache-2.0

/// All faults that are planned for a board, looked up by the properties of a transaction.
struct FaultPlan: Sendable {
  /// A fault that is due at a transaction.
  struct Due: Sendable {
    var id: Int
    var fault: Fault
  }

  /// A fault with a closure, which must be called at each transaction.
  private struct Rule: Sendable {
    var due: Due
    var strikes: @Sendable (TransactionStart) -> Bool
  }

  private var planned = 0
  /// What mutants do at their transactions: it is no fault that a test plans, and `clear` leaves it.
  private var habits: [WireHabit] = [] { didSet { note() } }
  private var rules: [Rule] = [] { didSet { note() } }
  /// Faults by number; those of one filter count its transactions together.
  private var schedules: [FaultFilter: FaultSchedule] = [:] { didSet { note() } }
  private var filters: [FaultFilter.Key: [FaultFilter]] = [:]
  /// Faults that have not struck, by the number under which they were planned.
  private var unused: [Int: Fault] = [:]

  /// Whether no transaction can fail. It is stored, because each transaction asks.
  private(set) var isEmpty = true
  /// Whether a test has planned any.
  var hasPlanned: Bool { !rules.isEmpty || !schedules.isEmpty }

  private mutating func note() {
    isEmpty = rules.isEmpty && schedules.isEmpty && habits.isEmpty
  }

  /// Faults that never struck, in the order in which they were planned.
  var unusedFaults: [Fault] { unused.sorted { $0.key < $1.key }.map { $0.value } }

  private mutating func number(_ fault: Fault) -> Int {
    defer { planned += 1 }
    unused[planned] = fault
    return planned
  }

  mutating func add(_ habit: WireHabit) { habits.append(habit) }

  /// Removes what tests have planned.
  mutating func clear() {
    let habits = habits
    self = FaultPlan()
    self.habits = habits
  }

  mutating func add(_ fault: Fault, when strikes: @escaping @Sendable (TransactionStart) -> Bool) {
    rules.append(Rule(due: Due(id: number(fault), fault: fault), strikes: strikes))
  }

  /// Plans a fault for the `first`-th transaction of a filter from now on (1 is the next one) and
  /// for those after it, `count` in total.
  mutating func add(_ fault: Fault, for filter: FaultFilter, first: Int, count: Int) {
    if schedules[filter] == nil {
      for key in filter.keys { filters[key, default: []].append(filter) }
    }
    schedules[filter, default: FaultSchedule()].plan(
      fault, id: number(fault), first: first, count: count)
  }

  /// Counts a transaction and returns the fault that is due at it; of several, the one that was
  /// planned first.
  ///
  /// - Parameter register: The register of its target that the transaction selects, if any.
  mutating func next(_ start: TransactionStart, register: UInt8?) -> Due? {
    var due: Due?
    func isEarlier(_ id: Int) -> Bool { due.map { id < $0.id } ?? true }
    // Every rule is called, even when one has already matched: a rule may count its calls.
    for rule in rules where rule.strikes(start) && isEarlier(rule.due.id) { due = rule.due }
    var keys = [FaultFilter.Key(), FaultFilter.Key(target: start.target)]
    if let register { keys.append(FaultFilter.Key(target: start.target, register: register)) }
    for key in keys {
      for filter in filters[key] ?? [] where filter.reads ?? start.isRead == start.isRead {
        let entry = schedules[filter]?.next()
        if schedules[filter]?.isEmpty == true { remove(filter) }
        if let entry, isEarlier(entry.id) { due = Due(id: entry.id, fault: entry.fault) }
      }
    }
    for index in habits.indices where habits[index].strikes(start) && due == nil {
      due = Due(id: -1, fault: habits[index].fault)
    }
    return due
  }

  /// Removes a filter whose faults have all expired.
  private mutating func remove(_ filter: FaultFilter) {
    schedules[filter] = nil
    for key in filter.keys {
      filters[key]?.removeAll { $0 == filter }
      if filters[key]?.isEmpty == true { filters[key] = nil }
    }
  }

  mutating func noteStrike(of due: Due) { unused[due.id] = nil }
}

/// Faults for numbered transactions of one filter.
struct FaultSchedule: Sendable {
  /// A planned fault; ordered by when it was planned.
  struct Entry: Comparable, Sendable {
    /// The number under which it was planned.
    var id: Int
    var fault: Fault
    /// The last transaction at which it is due.
    var last: Int

    static func < (left: Self, right: Self) -> Bool { left.id < right.id }
  }

  /// A fault that is not due yet; ordered by its first transaction.
  private struct Start: Comparable, Sendable {
    var first: Int
    var entry: Entry

    static func < (left: Self, right: Self) -> Bool { left.first < right.first }
  }

  /// Number of transactions so far.
  private var seen = 0
  private var waiting = Heap<Start>()
  /// Faults that have become due; some may have expired, but not the first.
  private var due = Heap<Entry>()

  var isEmpty: Bool { waiting.first == nil && due.first == nil }

  /// Plans a fault for the `first`-th transaction from now on (1 is the next one) and for those
  /// after it, `count` in total.
  mutating func plan(_ fault: Fault, id: Int, first: Int, count: Int) {
    // Keeps the sums in range; the limit is beyond any number of transactions in practice.
    let first = seen + max(1, min(first, .max / 4))
    let last = first + max(1, min(count, .max / 4)) - 1
    waiting.insert(Start(first: first, entry: Entry(id: id, fault: fault, last: last)))
  }

  /// Counts a transaction and returns the fault that is due at it; of several, the one that was
  /// planned first.
  mutating func next() -> Entry? {
    seen += 1
    while let start = waiting.first, start.first <= seen {
      waiting.removeFirst()
      due.insert(start.entry)
    }
    let entry = due.first
    // Expired faults make room for those behind them.
    while let entry = due.first, entry.last <= seen { due.removeFirst() }
    return entry
  }
}

/// A binary heap: finds the least element in constant time, changes in logarithmic time.
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
