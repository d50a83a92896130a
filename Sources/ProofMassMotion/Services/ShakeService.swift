// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassFusion
internal import Synchronization

/// Shakes of the device, offered to a chain of responders as UIKit does, the first responder first; a
/// shake that has ended and that no responder handles is for undoing and redoing.
///
/// While it runs, so does the accelerometer, and the gyroscope if there is one: with the accelerometer alone,
/// quick rotations look like shakes more often. The accelerometer alone is used until fused motion has been
/// plausible for three seconds, which it is not while the gyroscope's bias is unknown.
public final class ShakeService: Sendable {
  /// In hertz. Fewer than 25 samples a second do not show every peak of a shake of 7 Hz.
  private static var rate: Double { 50 }

  private let service: DetectorService<ShakeDetector>
  private let chain = ResponderChain()
  private let sinks = Mutex(Sinks())

  private struct Sinks {
    /// nil once stopped.
    var current: HandlerSink<MotionEvent>?
    /// The sink that was started last; its count outlives it.
    var last: HandlerSink<MotionEvent>?
  }

  /// Creates a service of a session, with the parameters of its detector.
  public init(
    _ session: MotionSession? = .shared, parameters: ShakeDetector.Parameters = .init()
  ) {
    let hasGyroscope = session?.available.contains(.angularRate) ?? false
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

  /// Whether the device has an accelerometer.
  public var isAvailable: Bool { service.isAvailable }

  /// The reason why no shake can be detected at present, while the service runs.
  public var error: MotionError? { service.error }

  /// The deliveries of events and errors since the last start.
  public var count: DeliveryCount { sinks.withLock { $0.last }?.count ?? DeliveryCount() }

  /// The responders to which events are offered, the first responder first.
  public var responders: [any MotionResponder] {
    get { chain.state.withLock { $0.responders } }
    set {
      // Objects that are released with the old ones are released without the lock.
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

  /// Called when a shake has ended and no responder has handled it.
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

  /// Begins to offer shakes to the responders, on a queue; starts again if it is running.
  public func start(on queue: some HandlerQueue) {
    stop()
    let new = HandlerSink<MotionEvent>(queue: queue, capacity: service.buffer) { [chain] event, _ in
      if let event { chain.offer(event) }
    }
    service.add(new)
    service.begin()
    replaceSink(by: new)
  }

  /// Stops the service. Once this has returned, no responder is called any more, unless one calls this. A
  /// shake in progress is cancelled before, on the calling thread.
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

  /// Cancels a shake in progress, as when the application goes into the background.
  public func cancel() { service.interrupt() }

  /// The events as they arrive, independent of the responders. The sensors run while the stream does.
  public func events() -> MotionUpdates<MotionEvent> { service.updates() }
}

extension MotionEvent: MotionSample {}
