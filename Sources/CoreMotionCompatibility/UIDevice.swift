// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import ProofMassFusion
public import ProofMassMotion
internal import Synchronization

/// Which side of a device is up, or which face.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  /// The top is up.
  case portrait
  case portraitUpsideDown
  /// The top points left, the home button is at the right.
  case landscapeLeft
  /// The top points right, the home button is at the left.
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
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

/// Of UIKit's device its orientation, upon ``DeviceOrientationService``.
public final class UIDevice: NSObject, Sendable {
  /// Upon `MotionSession.shared` as it is when this is first used.
  public static let current = UIDevice()

  /// Posted to the default center when ``orientation`` has changed; the object is the device.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  private let service: DeviceOrientationService
  private let observation = Mutex<MotionObservation?>(nil)

  /// - Parameter queue: On which notifications are posted.
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

  /// `unknown` while nobody generates notifications, and until a first one is clear.
  public var orientation: UIDeviceOrientation { UIDeviceOrientation(service.orientation) }

  public var isGeneratingDeviceOrientationNotifications: Bool { service.isGenerating }

  /// The accelerometer runs from now on. Calls nest, and each needs its end.
  public func beginGeneratingDeviceOrientationNotifications() { service.beginGenerating() }

  /// With the last end the accelerometer powers down, if nothing else wants it.
  public func endGeneratingDeviceOrientationNotifications() { service.endGenerating() }
}
