// SPDX-License-Identifier: Apache-2.0

/// Takes the samples of one subscription where they are wanted.
protocol SampleSink<Sample>: AnyObject, Sendable {
  associatedtype Sample: MotionSample

  /// Called without a lock, by one thread at a time for samples, by any for errors. Never waits for
  /// whoever is to have it; after ``close()`` it does nothing.
  func put(_ item: Result<Sample, MotionError>)

  /// Counts such as did not get this far. Never waits.
  func lose(_ number: Int)

  /// Drops, and counts as lost, what nobody has been handed yet. Never waits.
  func discard()

  /// When it returns nobody is handed anything any more, nor still busy with it on another thread.
  func close()

  /// Whether nobody is busy with a sample.
  var isQuiet: Bool { get }

  var count: DeliveryCount { get }
}
