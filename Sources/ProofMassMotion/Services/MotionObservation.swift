// SPDX-License-Identifier: Apache-2.0

/// A handler that is called as long as somebody holds this, and it has not been cancelled.
public final class MotionObservation: Sendable {
  private let counting: @Sendable () -> DeliveryCount
  private let end: @Sendable () -> Void

  init(
    count: @escaping @Sendable () -> DeliveryCount, end: @escaping @Sendable () -> Void
  ) {
    counting = count
    self.end = end
  }

  deinit { end() }

  /// What became of what was to be told.
  public var count: DeliveryCount { counting() }

  /// The handler is not called any more once this has returned, unless the handler itself calls this.
  public func cancel() { end() }
}
