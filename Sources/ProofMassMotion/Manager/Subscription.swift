// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The path from a session to one client: makes its samples, decimates them, keeps the latest, and passes
/// them on to a sink.
///
/// No other lock is taken under its lock; the sink is called without it.
final class Subscription<Source: SampleSource>: SessionListener {
  private struct State {
    var source: Source
    var decimation: Decimation
    var latest: Source.Sample?
  }

  private let state: Mutex<State>
  let errors: LatestError
  /// nil for a client that polls the latest sample.
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

/// The last error of one kind of data, for clients that poll. No other lock is taken under its lock.
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

/// Reduces the samples to one for each interval. The remaining samples are the sensors' own, unchanged, at
/// the sensors' times, as observed with Core Motion.
///
/// The sample nearest to the due time is kept, not the first after it: otherwise a sensor that samples
/// exactly at the demanded rate would lose one whenever its clock jitters. This, and that the first sample
/// passes, is a choice.
struct Decimation: Sendable {
  /// The interval in seconds; 0 keeps all samples.
  var interval: Double {
    didSet { due = previous.map { $0 + interval } }
  }
  private var due: Double?
  /// The time of the last sample that was kept.
  private var previous: Double?
  /// The time of the last sample.
  private var last: Double?

  init(interval: Double) { self.interval = interval }

  mutating func takes(_ time: Double) -> Bool {
    let spacing = min(max(0, time - (last ?? time)), interval)
    last = time
    // After a clock that went back, the intervals start again.
    if let due, let previous, time + spacing / 2 < due, time >= previous { return false }
    let next = (due ?? time) + interval
    // More than an interval late, or early: start again from here, so that there is never a burst.
    due = abs(next - interval - time) > interval ? time + interval : next
    previous = time
    return true
  }
}
