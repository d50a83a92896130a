// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

extension JSON {
  /// Creates the value to write from one that was read.
  init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let digits): self = .raw(Array(digits.utf8))
    case .text(let text): self = .text(text)
    case .array(let values): self = .array(values.map { JSON($0) })
    case .object(let members): self = .object(members.map { ($0.key, JSON($0.value)) })
    }
  }
}
