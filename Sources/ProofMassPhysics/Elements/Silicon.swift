// SPDX-License-Identifier: Apache-2.0

/// The state inside a sensor at an instant, between the world and the converter; of one of three kinds, or none.
public enum Silicon: Equatable, Sendable {
  /// No element: with ideal sensing the world itself is converted.
  case ideal
  /// Proof masses between electrodes.
  case masses(AccelerometerSilicon)
  /// A driven mass, which Coriolis forces deflect.
  case resonator(GyroscopeSilicon)
  /// Hall plates under a concentrator, or magnetoresistive bridges.
  case magnetic(CompassSilicon)
}
