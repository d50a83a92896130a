// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion

extension MotionSession {
  /// What a session is to do; fixed from its start.
  public struct Configuration: Sendable {
    /// In hertz, the slowest at which accelerometer and gyroscope run while anybody wants device
    /// motion. Below 100 Hz attitude suffers from fast motion.
    public var fusionRate: Double
    /// By how many degrees magnetic north is east of true north where the device is; nil where
    /// nobody knows: there is no true north then.
    public var declination: Double?
    /// How many samples wait for a slow handler or stream before the oldest are dropped.
    public var bufferedSamples: Int
    /// Whether the compass is calibrated while the device is used, see
    /// ``MotionSession/calibration``.
    public var calibratesCompass: Bool
    /// Whether a bias of the gyroscope is found when the device is still, see
    /// ``MotionSession/calibration``.
    public var calibratesGyroscope: Bool
    /// The estimator's.
    public var fusion: VQF.Parameters

    public init(
      fusionRate: Double = 100, declination: Double? = nil, bufferedSamples: Int = 64,
      calibratesCompass: Bool = true, calibratesGyroscope: Bool = true,
      fusion: VQF.Parameters = .init()
    ) {
      self.fusionRate = fusionRate
      self.declination = declination
      self.bufferedSamples = bufferedSamples
      self.calibratesCompass = calibratesCompass
      self.calibratesGyroscope = calibratesGyroscope
      self.fusion = fusion
    }
  }

  /// Who does a session's work.
  public enum Drive: Sendable {
    /// A thread of the session's own, while anybody listens; for a clock that runs by itself. It
    /// notices within 20 ms what is wanted anew, and 20 ms after the last client has stopped it
    /// powers the chips down and ends. Chips that then do not answer are tried for 3 seconds more.
    case thread
    /// Whoever calls ``MotionSession/run(until:)``: in virtual time, and for commands. What is
    /// wanted anew is noticed, and chips are powered down, by the next call.
    case caller
  }
}
