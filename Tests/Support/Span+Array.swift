// SPDX-License-Identifier: Apache-2.0

extension Span<UInt8> {
  /// A copy that may be kept.
  var array: [UInt8] { indices.map { self[$0] } }
}

extension MutableSpan<UInt8> {
  /// A copy that may be kept.
  var array: [UInt8] { span.array }
}
