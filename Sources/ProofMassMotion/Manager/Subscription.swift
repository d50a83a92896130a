// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// From a session to one client: makes its samples, leaves out what it did not ask for, keeps the
/// latest, and passes it on to where it is wanted.
///
/// Its lock is an innermost one; the sink is called without it.
final class Subscription<Source: SampleSource>: SessionListener {
  private struct State {
    var source: Source
    var decimation: Decimation
    var latest: Source.Sample?
  }

  private let state: Mutex<State>
  let errors: LatestError
  /// nil for a client that asks for the latest.
  let sink: (any SampleSink<Source.Sample>)?

  init(
    _ source: Source, interval: Double, errors: LatestError,
    sink: (any SampleSink<Source.Sample>)?
  ) {
    state = Mutex(State(source: source, decimation: Decimation(interval: interval)))
    self.errors = errors
    self.sink = sink
  }

  var latest: Source.Sample? { state.withLock { $0.latest } }

  var source: Source { state.withLock { $0.source } }

  func setInterval(_ interval: Double) { state.withLock { $0.decimation.interval = interval } }

  func receive(_ update: SessionUpdate) {
    let (sample, error) = state.withLock { state -> (Source.Sample?, MotionError?) in
      var sample = state.source.sample(of: update)
      let error = state.source.error(of: update)
      if let new = sample {
        errors.clear { Source.isOver($0, by: new) }
        if state.decimation.takes(new.timestamp) { state.latest = new } else { sample = nil }
      }
      return (sample, error)
    }
    if let error { fail(error) }
    if let sample { sink?.put(.success(sample)) }
  }

  func fail(_ error: MotionError) {
    errors.set(error)
    sink?.put(.failure(error))
  }
}

/// The last error of one kind of data, for clients that ask for the latest. Its lock is the innermost.
final class LatestError: Sendable {
  private let state = Mutex<MotionError?>(nil)

  var value: MotionError? { state.withLock { $0 } }

  func set(_ error: MotionError?) { state.withLock { $0 = error } }

  func clear(where isOver: (MotionError) -> Bool) {
    state.withLock { error in
      if let old = error, isOver(old) { error = nil }
    }
  }
}
