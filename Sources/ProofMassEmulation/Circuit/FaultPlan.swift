// SPDX-License-Identifier: Apache-2.0

/// All faults that are planned for a board, found by what a transaction is.
struct FaultPlan: Sendable {
  /// What strikes a transaction.
  struct Due: Sendable {
    var id: Int
    var fault: Fault
  }

  /// A rule of somebody's own, which nobody can look into.
  private struct Rule: Sendable {
    var due: Due
    var strikes: @Sendable (TransactionStart) -> Bool
  }

  private var planned = 0
  private var rules: [Rule] = []
  /// Those of a filter count its transactions together.
  private var schedules: [FaultFilter: FaultSchedule] = [:]
  private var filters: [FaultFilter.Place: [FaultFilter]] = [:]
  /// By the number of what was planned.
  private var unused: [Int: Fault] = [:]

  var isEmpty: Bool { rules.isEmpty && schedules.isEmpty }

  /// What never struck, in the order in which it was planned.
  var unusedFaults: [Fault] { unused.sorted { $0.key < $1.key }.map(\.value) }

  private mutating func number(_ fault: Fault) -> Int {
    defer { planned += 1 }
    unused[planned] = fault
    return planned
  }

  mutating func add(_ fault: Fault, when strikes: @escaping @Sendable (TransactionStart) -> Bool) {
    rules.append(Rule(due: Due(id: number(fault), fault: fault), strikes: strikes))
  }

  /// For the `first`-th transaction of a filter from now on, 1 being the next, and those after it up to
  /// `count`.
  mutating func add(_ fault: Fault, for filter: FaultFilter, first: Int, count: Int) {
    if schedules[filter] == nil {
      for place in filter.places { filters[place, default: []].append(filter) }
    }
    schedules[filter, default: FaultSchedule()].plan(
      fault, id: number(fault), first: first, count: count)
  }

  /// A transaction that names a register of its target, or none: what is due at it, of several what
  /// was planned first.
  mutating func next(_ start: TransactionStart, register: UInt8?) -> Due? {
    var due: Due?
    func isEarlier(_ id: Int) -> Bool { due.map { id < $0.id } ?? true }
    // Each is asked, also when one strikes already: a rule may count what it is asked about.
    for rule in rules where rule.strikes(start) && isEarlier(rule.due.id) { due = rule.due }
    var places = [FaultFilter.Place(), FaultFilter.Place(target: start.target)]
    if let register { places.append(FaultFilter.Place(target: start.target, register: register)) }
    for place in places {
      for filter in filters[place] ?? [] where filter.reads ?? start.isRead == start.isRead {
        let entry = schedules[filter]?.next()
        if schedules[filter]?.isEmpty == true { remove(filter) }
        if let entry, isEarlier(entry.id) { due = Due(id: entry.id, fault: entry.fault) }
      }
    }
    return due
  }

  /// Nothing of it is to come.
  private mutating func remove(_ filter: FaultFilter) {
    schedules[filter] = nil
    for place in filter.places {
      filters[place]?.removeAll { $0 == filter }
      if filters[place]?.isEmpty == true { filters[place] = nil }
    }
  }

  mutating func noteStrike(of due: Due) { unused[due.id] = nil }
}
