// SPDX-License-Identifier: Apache-2.0

/// A transaction that did not happen as asked.
public struct BusError: Error, Equatable, Sendable {
  /// What the caller can act on.
  public enum Kind: UInt8, Sendable {
    /// Nothing answered, or the chip refused a byte.
    case noAcknowledge
    /// Another controller was faster.
    case arbitrationLost
    /// The wire did not come to rest in time: a stuck line, or a clock held low.
    case timeout
    /// The bus cannot do what was asked, whatever is connected.
    case unsupported
    /// Anything else; the code tells.
    case other
  }

  public var kind: Kind
  /// The platform's own error number (`errno` on Linux); 0 where there is none.
  public var code: Int32

  @inlinable
  public init(_ kind: Kind, code: Int32 = 0) {
    self.kind = kind
    self.code = code
  }

  @inlinable public static var noAcknowledge: BusError { BusError(.noAcknowledge) }
  @inlinable public static var arbitrationLost: BusError { BusError(.arbitrationLost) }
  @inlinable public static var timeout: BusError { BusError(.timeout) }
  @inlinable public static var unsupported: BusError { BusError(.unsupported) }
}
