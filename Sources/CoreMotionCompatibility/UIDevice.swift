// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import ProofMassFusion
public import ProofMassMotion
internal import Synchronization

/// The edge of a device that is up, or the direction of its face.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is not known.
  case unknown
  /// The top is up.
  case portrait
  /// The top is down.
  case portraitUpsideDown
  /// The top points left, the home button is at the right.
  case landscapeLeft
  /// The top points right, the home button is at the left.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its face.
  case faceDown

  /// Whether the top is up or down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether a side is up.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its face or its back.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an edge is up, so that an interface can follow.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  init(_ orientation: DeviceOrientation) {
    self =
      switch orientation {
      case .unknown: .unknown
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      case .faceUp: .faceUp
      case .faceDown: .faceDown
      }
  }
}

/// The part of UIKit's device that reports its orientation, based on `DeviceOrientationService`.
public final class UIDevice: NSObject, Sendable {
  /// The device for `MotionSession.shared` at the time of first use.
  public static let current = UIDevice()

  /// Posted to the default center when ``orientation`` has changed; the object is the device.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private let service: DeviceOrientationService
  private let observation = Mutex<MotionObservation?>(nil)

  /// Creates a device for a session.
  ///
  /// - Parameters:
  ///   - session: The session; without one there is no orientation.
  ///   - queue: The queue on which notifications are posted.
  public init(_ session: MotionSession? = .shared, queue: OperationQueue = .main) {
    service = DeviceOrientationService(session)
    super.init()
    let observed = service.observe(on: queue) { [weak self] change, _ in
      guard let self, change != nil else { return }
      NotificationCenter.default.post(
        name: Self.orientationDidChangeNotification, object: self)
    }
    observation.withLock { $0 = observed }
  }

  /// `unknown` while no notifications are generated, and until the first orientation is clear.
  public var orientation: UIDeviceOrientation { UIDeviceOrientation(service.orientation) }

  /// Whether notifications are generated.
  public var isGeneratingDeviceOrientationNotifications: Bool { service.isGenerating }

  /// Begins to generate notifications: the accelerometer runs from now on. Calls nest, and each needs a
  /// matching end.
  public func beginGeneratingDeviceOrientationNotifications() { service.beginGenerating() }

  /// Ends one call of the above. After the last end the accelerometer is powered down, unless another client
  /// demands it.
  public func endGeneratingDeviceOrientationNotifications() { service.endGenerating() }
}
