// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
public import ProofMassFusion

/// Reports how the device is held, like UIKit's `UIDevice`.
///
/// While orientations are generated, the accelerometer runs, and no other sensor on their account. If device
/// motion runs for another client, and has been plausible for three seconds, its gravity is used, which
/// pushes do not disturb.
public final class DeviceOrientationService: Sendable {
  /// In hertz. The detector needs ten samples a second; its shortest hold time is 0.1 s.
  private static var rate: Double { MotionRate.orientation.hertz }

  private let service: DetectorService<OrientationDetector>

  /// Creates a service of a session, with the parameters of its detector.
  public init(
    _ session: MotionSession? = .shared, parameters: OrientationDetector.Parameters = .init()
  ) {
    service = DetectorService(
      session, MotionDemand(sensors: SensorDemand(accelerometer: Self.rate)),
      OrientationDetector(parameters: parameters))
  }

  deinit { service.close() }

  /// Whether the device has an accelerometer.
  public var isAvailable: Bool { service.isAvailable }

  /// The orientation; `unknown` while none are generated, and until the first one is clear.
  public var orientation: DeviceOrientation { service.detector.orientation }

  /// The reason why there is no orientation at present, while orientations are generated.
  public var error: MotionError? { service.error }

  /// Whether orientations are generated.
  public var isGenerating: Bool { service.isRunning }

  /// Begins to generate orientations. Calls are counted, and each needs a matching ``endGenerating()``.
  public func beginGenerating() { service.begin() }

  /// Ends one ``beginGenerating()``; after the last one the accelerometer is powered down, unless another
  /// client demands it. Changes that have not been delivered to handlers are dropped, and counted as lost;
  /// one that is just being found or delivered may still arrive. Without a beginning it does nothing.
  public func endGenerating() { service.end() }

  /// Calls a handler when the orientation changes, or with nil and the reason when it is unknown at present.
  /// This happens while orientations are generated; observing does not begin to generate them.
  ///
  /// - Returns: The observation. The handler is called until it is released.
  public func observe(
    on queue: some HandlerQueue,
    handler: @escaping @Sendable (OrientationChange?, MotionError?) -> Void
  ) -> MotionObservation {
    let sink = HandlerSink(
      queue: queue, capacity: service.buffer, handler: handler)
    service.add(sink)
    return MotionObservation(count: { sink.count }) { [service] in
      service.remove(sink)
      sink.close()
    }
  }

  /// The changes as they arrive. Orientations are generated while the stream runs.
  public func changes() -> MotionUpdates<OrientationChange> { service.updates() }
}

/// A change of a device's orientation.
public struct OrientationChange: MotionSample {
  /// The instant of the change, in seconds on the session's clock.
  public var timestamp: Double
  /// The new orientation.
  public var orientation: DeviceOrientation

  /// Creates a change from its parts.
  package init(timestamp: Double, orientation: DeviceOrientation) {
    self.timestamp = timestamp
    self.orientation = orientation
  }
}

/// A handler's registration: the handler is called until this is released or cancelled.
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

  /// The deliveries to the handler.
  public var count: DeliveryCount { counting() }

  /// Once this has returned, the handler is not called any more, unless the handler itself calls this.
  public func cancel() { end() }
}
