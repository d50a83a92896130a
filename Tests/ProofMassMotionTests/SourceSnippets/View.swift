// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Those properties of a view that the snippets set.
@dynamicMemberLookup
final class View: Sendable {
  struct Properties {
    var alpha = 1.0
    var backgroundColor = "white"
    /// In radians, clockwise.
    var rotation = 0.0
    var center = (x: 0.0, y: 0.0)
    var selectedRow = 10
    var texts: [String: String] = [:]
  }

  private let properties = Mutex(Properties())

  subscript<Value: Sendable>(dynamicMember path: any WritableKeyPath<Properties, Value> & Sendable)
    -> Value
  {
    get { properties.withLock { $0[keyPath: path] } }
    set { properties.withLock { $0[keyPath: path] = newValue } }
  }
}
