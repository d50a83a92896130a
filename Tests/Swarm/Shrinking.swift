// SPDX-License-Identifier: Apache-2.0

/// What failures of one kind have in common: their words without numbers.
struct Failure: Equatable {
  private let words: String?

  init(_ text: String?) { words = text.map { $0.filter { !$0.isNumber && $0 != "-" } } }
}

extension Program {
  /// The shortest program found that fails as this one does, by leaving out runs of steps, then chips and the specimens,
  /// then halving times (delta debugging: Zeller and Hildebrandt, 2002).
  ///
  /// - Parameter fails: Whether a program fails in the same way.
  func shrunk(_ fails: (Program) -> Bool) -> Program {
    var best = self
    var size = max(1, best.steps.count / 2)
    while size > 0 {
      var index = 0
      var isShorter = false
      while index < best.steps.count {
        var shorter = best
        shorter.steps.removeSubrange(index..<min(index + size, best.steps.count))
        if fails(shorter) { (best, isShorter) = (shorter, true) } else { index += size }
      }
      if !isShorter || size > best.steps.count { size /= 2 }
    }
    for index in best.chips.indices.reversed() where best.chips.count > 1 {
      var smaller = best
      smaller.chips.remove(at: index)
      smaller.steps = smaller.steps.compactMap { $0.without(chip: index) }
      if fails(smaller) { best = smaller }
    }
    var exact = best
    exact.sensing = nil
    if fails(exact) { best = exact }
    for index in best.steps.indices {
      while case .run(let time) = best.steps[index], time > 1_000_000 {
        var faster = best
        faster.steps[index] = .run(time / 2)
        guard fails(faster) else { break }
        best = faster
      }
    }
    return best
  }
}

extension Program.Step {
  /// The step on a board without a chip; nil for one about that chip.
  fileprivate func without(chip: Int) -> Program.Step? {
    guard case .policy(let number, let name, let value) = self else { return self }
    guard number != chip else { return nil }
    return .policy(chip: number > chip ? number - 1 : number, name: name, value: value)
  }
}
