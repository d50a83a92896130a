// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassFusion
internal import Synchronization

/// Shaking of the device, as UIKit tells it: to a chain of responders, of which the first is asked
/// first; a shake that has ended and that nobody handles is for undoing and redoing.
///
/// As long as it runs, the accelerometer does, and the gyroscope where there is one: by the
/// accelerometer alone quick turns look like shakes more often. It is by that alone until what both say
/// together has looked right for three seconds, which it does not while the gyroscope's bias is unknown.
public final class ShakeService: Sendable {
  /// In hertz. Fewer than 25 samples a second do not show every peak of a shake of 7 Hz.
  private static var rate: Double { 50 }

  private let service: DetectorService<ShakeDetector>
  private let chain = ResponderChain()
  private let sinks = Mutex(Sinks())

  private struct Sinks {
    /// nil once stopped.
    var current: HandlerSink<MotionEvent>?
    /// What was started last; its count outlives it.
    var last: HandlerSink<MotionEvent>?
  }

  public init(
    _ session: MotionSession? = .shared, parameters: ShakeDetector.Parameters = .init()
  ) {
    let hasGyroscope = session?.available.contains(.gyroscope) ?? false
    service = DetectorService(
      session,
      MotionDemand(
        sensors: SensorDemand(accelerometer: Self.rate), fused: hasGyroscope ? Self.rate : nil,
        usesCompass: false),
      ShakeDetector(parameters: parameters))
  }

  deinit {
    stop()
    service.close()
  }

  /// Whether there is an accelerometer.
  public var isAvailable: Bool { service.isAvailable }

  /// Why no shake can be felt at present, while it runs.
  public var error: MotionError? { service.error }

  /// What became of the events and errors since the last start.
  public var count: DeliveryCount { sinks.withLock { $0.last }?.count ?? DeliveryCount() }

  /// To whom events are offered, the first responder first.
  public var responders: [any MotionResponder] {
    get { chain.state.withLock { $0.responders } }
    set {
      // Whoever ends with the old ones ends without the lock.
      let old = chain.state.withLock { state in
        defer { state.responders = newValue }
        return state.responders
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Whether ``shakeToEdit`` is called: UIKit's name for it, and its default.
  public var applicationSupportsShakeToEdit: Bool {
    get { chain.state.withLock { $0.supportsShakeToEdit } }
    set { chain.state.withLock { $0.supportsShakeToEdit = newValue } }
  }

  /// What happens when a shake has ended and nobody in the chain has handled that.
  public var shakeToEdit: (@Sendable (MotionEvent) -> Void)? {
    get { chain.state.withLock { $0.shakeToEdit } }
    set {
      let old = chain.state.withLock { state in
        defer { state.shakeToEdit = newValue }
        return state.shakeToEdit
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Begins to offer shakes to the responders, on a queue; begins anew where it had begun.
  public func start(on queue: some HandlerQueue) {
    stop()
    let new = HandlerSink<MotionEvent>(queue: queue, capacity: service.buffer) { [chain] event, _ in
      if let event { chain.offer(event) }
    }
    service.add(new)
    service.begin()
    replaceSink(by: new)
  }

  /// No responder is called any more once this has returned, unless one calls this. A shake that is
  /// under way is cancelled before, on the calling thread.
  public func stop() { replaceSink(by: nil) }

  private func replaceSink(by new: HandlerSink<MotionEvent>?) {
    let old = sinks.withLock { sinks in
      defer { sinks = Sinks(current: new, last: new ?? sinks.last) }
      return sinks.current
    }
    guard let old, service.remove(old) else { return }
    old.close()
    chain.cancel(at: service.seconds)
    service.end()
  }

  /// The application goes into the background, or whatever else comes between: a shake that is under
  /// way is cancelled.
  public func cancel() { service.interrupt() }

  /// Events as they come, past the responders. The sensors run as long as the stream does.
  public func events() -> MotionUpdates<MotionEvent> { service.updates() }
}
