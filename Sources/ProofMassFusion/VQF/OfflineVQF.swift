// SPDX-License-Identifier: Apache-2.0

// Recordings are arrays, which need a heap.
#if !hasFeature(Embedded)
  public import ProofMassCore

  /// `VQF` for a recording: of each sample it knows what came before and what came after.
  ///
  /// The filter runs through the recording forwards and backwards, and the two biases are fused by how
  /// certain each is. The gyroscope is then integrated once, and the force and the heading are low-passed in
  /// both directions, which delays nothing. A field is disturbed where both runs say so, and rest is where
  /// either does. [Variant of Laidig and Seel, VQF, Information Fusion 91, 2023]
  public struct OfflineVQF: Equatable, Sendable {
    /// What was measured at one time: the gyroscope's sample, and the others' when there is one. What `VQF`
    /// leaves out is left out here too.
    public struct Sample: Equatable, Sendable {
      public var rate: AngularRate
      /// Specific force, which points up at rest.
      public var force: Acceleration?
      public var field: MagneticFluxDensity?

      public init(
        rate: AngularRate, force: Acceleration? = nil, field: MagneticFluxDensity? = nil
      ) {
        self.rate = rate
        self.force = force
        self.field = field
      }
    }

    /// What is known after a sample; all as of `VQF`.
    public struct Estimate: Equatable, Sendable {
      public internal(set) var rotation6D = Quaternion.identity
      /// `rotation6D` where no field was measured at all.
      public internal(set) var rotation9D = Quaternion.identity
      /// In radians.
      public internal(set) var headingOffset = 0.0
      public internal(set) var bias: AngularRate
      /// In rad/s.
      public internal(set) var biasSigma = 0.0
      public internal(set) var isAtRest: Bool
      public internal(set) var isMagneticallyDisturbed: Bool
    }

    /// Before the first sample.
    let start: VQF

    /// As of `VQF`, intervals in seconds.
    public init(
      gyroscopeInterval: Double, accelerometerInterval: Double, compassInterval: Double,
      parameters: VQF.Parameters = .init()
    ) {
      start = VQF(
        gyroscopeInterval: gyroscopeInterval, accelerometerInterval: accelerometerInterval,
        compassInterval: compassInterval, parameters: parameters)
    }

    /// All three sensors with the same interval, in seconds.
    public init(interval: Double, parameters: VQF.Parameters = .init()) {
      start = VQF(interval: interval, parameters: parameters)
    }

    /// One estimate for each sample of a recording.
    public func estimates(for samples: [Sample]) -> [Estimate] {
      var estimates = biases(of: samples)
      incline(&estimates, samples)
      turn(&estimates, samples)
      return estimates
    }
  }
#endif
