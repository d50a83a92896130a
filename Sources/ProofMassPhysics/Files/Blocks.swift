// SPDX-License-Identifier: Apache-2.0

/// A collection that grows at its end without moving its elements: memory holds each element once, plus less
/// than one block in reserve, whereas a growing array holds up to three times as much. Copies share the
/// blocks that neither of them changes.
package struct Blocks<Element> {
  /// The full ones.
  private var blocks: [[Element]] = []
  /// The elements after them, up to a whole block. Apart, because an array within another takes longer to append to.
  private var last: [Element] = []

  package var count: Int { blocks.count << Self.shift + last.count }

  /// A block has 2^shift elements.
  private static var shift: Int { 12 }
  private static var mask: Int { 1 << shift - 1 }

  package init() {}

  /// The elements in one piece.
  package var array: [Element] {
    var array: [Element] = []
    array.reserveCapacity(count)
    for block in blocks { array += block }
    return array + last
  }

  /// Keeps the first elements, of which there must be enough.
  private mutating func keep(_ count: Int) {
    let full = Swift.min(count >> Self.shift, blocks.count)
    if full < blocks.count {
      last = blocks[full]
      blocks.removeSubrange(full...)
    }
    last.removeSubrange((count - full << Self.shift)...)
  }
}

extension Blocks: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    get {
      let block = index >> Self.shift
      return block < blocks.count
        ? blocks[block][index & Self.mask] : last[index - blocks.count << Self.shift]
    }
    set {
      let block = index >> Self.shift
      if block < blocks.count {
        blocks[block][index & Self.mask] = newValue
      } else {
        last[index - blocks.count << Self.shift] = newValue
      }
    }
  }
}

extension Blocks: RangeReplaceableCollection {
  package mutating func append(_ element: Element) {
    if last.count & Self.mask == 0 { beginBlock() }
    last.append(element)
  }

  private mutating func beginBlock() {
    if !last.isEmpty { blocks.append(last) }
    last = []
    last.reserveCapacity(Self.mask + 1)
  }

  package mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    let rest = Array(self[range.upperBound...])
    keep(range.lowerBound)
    for element in elements { append(element) }
    for element in rest { append(element) }
  }
}

extension Blocks: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension Blocks: Sendable where Element: Sendable {}

extension Blocks: Equatable where Element: Equatable {
  package static func == (one: Blocks, other: Blocks) -> Bool { one.elementsEqual(other) }
}
