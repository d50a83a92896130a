// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion
internal import ProofMassCore

/// How the device is held: what UIKit's `UIDevice` says of its orientation.
///
/// As long as anybody generates, the accelerometer runs, and nothing else for it. Where device motion
/// runs for somebody else, and has looked right for three seconds, its gravity is taken, which is not
/// disturbed by pushes.
public final class DeviceOrientationService: Sendable {
  /// In hertz. The detector wants ten samples a second; its shortest time to hold is 0.1 s.
  private static var rate: Double { MotionRate.orientation.hertz }

  private let service: DetectorService<OrientationDetector>

  public init(
    _ session: MotionSession? = .shared, parameters: OrientationDetector.Parameters = .init()
  ) {
    service = DetectorService(
      session, MotionDemand(sensors: SensorDemand(accelerometer: Self.rate)),
      OrientationDetector(parameters: parameters))
  }

  deinit { service.close() }

  /// Whether there is an accelerometer.
  public var isAvailable: Bool { service.isAvailable }

  /// `unknown` while nobody generates, and until a first orientation is clear.
  public var orientation: DeviceOrientation { service.detector.orientation }

  /// Why there is no orientation at present, while somebody generates.
  public var error: MotionError? { service.error }

  public var isGenerating: Bool { service.isRunning }

  /// Orientations are wanted. Calls are counted, and each is to be followed by an
  /// ``endGenerating()``.
  public func beginGenerating() { service.begin() }

  /// Orientations are wanted no longer; with the last who ends the accelerometer powers down, unless
  /// it is wanted for something else. Changes that handlers have not been told of yet are dropped,
  /// and counted as lost; one that is just found or told may still come. Without a beginning it does
  /// nothing.
  public func endGenerating() { service.end() }

  /// Calls a handler when the orientation changes, with nil and the reason when it cannot be told at
  /// present. It does so while somebody generates; it does not generate itself.
  ///
  /// - Returns: As long as somebody holds it, the handler is called.
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

  /// Changes as they come. The stream generates as long as it runs.
  public func changes() -> MotionUpdates<OrientationChange> { service.updates() }
}
