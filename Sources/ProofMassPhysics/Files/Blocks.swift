// SPDX-License-Identifier: Apache-2.0

/// A collection that grows at its end without moving its elements: memory holds each element once, plus less
/// than one block in reserve, whereas a growing array holds up to three times as much. Copies share the
/// blocks that neither of them changes.
package struct Blocks<Element> {
  /// Each but the last is full.
  private var blocks: [[Element]] = []
  package private(set) var count = 0

  /// A block has 2^shift elements.
  private static var shift: Int { 12 }
  private static var mask: Int { 1 << shift - 1 }

  package init() {}

  /// The elements in one piece.
  package var array: [Element] {
    var array: [Element] = []
    array.reserveCapacity(count)
    for block in blocks { array += block }
    return array
  }

  /// Keeps the first elements, of which there must be enough.
  private mutating func keep(_ count: Int) {
    let last = count & Self.mask
    blocks.removeSubrange((count >> Self.shift + (last == 0 ? 0 : 1))...)
    if last != 0 { blocks[blocks.count - 1].removeSubrange(last...) }
    self.count = count
  }
}

extension Blocks: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    get { blocks[index >> Self.shift][index & Self.mask] }
    set { blocks[index >> Self.shift][index & Self.mask] = newValue }
  }
}

extension Blocks: RangeReplaceableCollection {
  package mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.mask + 1)
    }
    blocks[blocks.count - 1].append(element)
    count += 1
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
