// SPDX-License-Identifier: Apache-2.0
//
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of the errors that handlers receive: each is an NSError with one of the codes below.
public let CMErrorDomain = "CMErrorDomain"

/// A code of ``CMErrorDomain``.
public struct CMError: Equatable, RawRepresentable, Sendable {
  /// The number of the code.
  public var rawValue: UInt32

  /// Creates a code from its number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a code from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The magnetometer has to be moved before it can give a heading.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// The declination of the place is unknown.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// A sensor has failed.
public let CMErrorUnknown = CMError(103)
/// Not used here: there is no motion activity.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// Not used here: there is no motion activity.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// Not used here: there is no motion activity.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// An interval or a reference frame is not valid.
public let CMErrorInvalidParameter = CMError(107)
/// Not used here.
public let CMErrorInvalidAction = CMError(108)
/// The device lacks a sensor for it.
public let CMErrorNotAvailable = CMError(109)
/// Not used here: there are no entitlements.
public let CMErrorNotEntitled = CMError(110)
/// Not used here: there are no authorizations.
public let CMErrorNotAuthorized = CMError(111)
/// Not used here.
public let CMErrorNilData = CMError(112)
/// Not used here.
public let CMErrorSize = CMError(113)
