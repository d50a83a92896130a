// SPDX-License-Identifier: Apache-2.0

// Recordings are arrays, which need a heap.
#if !NO_HEAP
  public import ProofMassCore

  /// `VQF` for a recording: each estimate uses the samples before and after it.
  ///
  /// The filter runs through the recording forwards and backwards, and the two bias estimates are
  /// fused by their covariances. The gyroscope is then integrated once, and the force and the
  /// heading are low-passed in both directions, with zero phase. A field is disturbed where both
  /// runs detect a disturbance, and the device is at rest where either run detects rest. [Variant
  /// of Laidig and Seel, VQF, Information Fusion 91, 2023]
  public struct OfflineVQF: Equatable, Sendable {
    /// The measurements of one time: the gyroscope's sample, and the other sensors' if there are any. The
    /// filter ignores the same values as `VQF`.
    public struct Sample: Equatable, Sendable {
      /// The gyroscope's sample.
      public var rate: AngularRate
      /// The accelerometer's sample: specific force, which points up at rest.
      public var force: Acceleration?
      /// The magnetometer's sample.
      public var field: MagneticFluxDensity?

      /// Creates a sample from its parts.
      public init(
        rate: AngularRate, force: Acceleration? = nil, field: MagneticFluxDensity? = nil
      ) {
        self.rate = rate
        self.force = force
        self.field = field
      }
    }

    /// The estimate for the time of a sample.
    public struct Estimate: Equatable, Sendable {
      /// The rotation by gyroscope and accelerometer; see `VQF.rotation6D`.
      public internal(set) var rotation6D = Quaternion.identity
      /// The rotation by all three sensors; see `VQF.rotation9D`. The same as `rotation6D` if the
      /// recording has no field at all.
      public internal(set) var rotation9D = Quaternion.identity
      /// The rotation from `rotation6D` to `rotation9D` in radians; see `VQF.headingOffset`.
      public internal(set) var headingOffset = 0.0
      /// The estimated bias of the gyroscope.
      public internal(set) var bias: AngularRate
      /// An upper bound of the bias' standard deviation, in rad/s.
      public internal(set) var biasSigma = 0.0
      /// Whether the device was at rest.
      public internal(set) var isAtRest: Bool
      /// Whether the field was disturbed.
      public internal(set) var isMagneticallyDisturbed: Bool
    }

    /// The filter before the first sample.
    private let start: VQF

    /// Creates a filter for sensors with these sampling intervals, in seconds; see `VQF`.
    public init(
      gyroscopeInterval: Double, accelerometerInterval: Double, compassInterval: Double,
      parameters: VQF.Parameters = .init()
    ) {
      start = VQF(
        gyroscopeInterval: gyroscopeInterval, accelerometerInterval: accelerometerInterval,
        compassInterval: compassInterval, parameters: parameters)
    }

    /// Creates a filter for three sensors with the same sampling interval, in seconds.
    public init(interval: Double, parameters: VQF.Parameters = .init()) {
      start = VQF(interval: interval, parameters: parameters)
    }

    /// Estimates the attitude for each sample of a recording.
    public func estimates(for samples: [Sample]) -> [Estimate] {
      var estimates = biases(of: samples)
      estimateInclination(&estimates, samples)
      estimateHeading(&estimates, samples)
      return estimates
    }
  }

  extension OfflineVQF {
    /// Runs the filter forwards and backwards for bias, rest and disturbance.
    private func biases(of samples: [Sample]) -> [Estimate] {
      var (filter, covariances) = (start, [Covariance]())
      var estimates = samples.map { sample in
        filter.update(sample)
        covariances.append(filter.state.bias.covariance)
        return Estimate(
          bias: filter.bias, isAtRest: filter.isAtRest,
          isMagneticallyDisturbed: filter.isMagneticallyDisturbed)
      }
      filter = start
      for k in samples.indices.reversed() {
        var sample = samples[k]
        sample.rate = AngularRate(radiansPerSecond: sample.rate.radiansPerSecond * -1)
        filter.update(sample)
        let bias = BiasEstimate.fused(
          estimates[k].bias.radiansPerSecond, covariances[k],
          filter.bias.radiansPerSecond * -1, filter.state.bias.covariance)
        estimates[k].bias = AngularRate(radiansPerSecond: bias.value)
        estimates[k].biasSigma = bias.covariance.sigma(
          upTo: filter.gains.initialBiasVariance)
        estimates[k].isAtRest = estimates[k].isAtRest || filter.isAtRest
        estimates[k].isMagneticallyDisturbed =
          estimates[k].isMagneticallyDisturbed && filter.isMagneticallyDisturbed
      }
      return estimates
    }

    /// Integrates the gyroscope and corrects the inclination.
    private func estimateInclination(_ estimates: inout [Estimate], _ samples: [Sample]) {
      let gains = start.gains.orientation
      var state = BasicVQF.State()
      let turned = samples.indices.map { k -> (Quaternion, SIMD4<Double>?) in
        let rate = samples[k].rate.radiansPerSecond
        if isPlausible(rate) {
          state.integrate(
            rate - estimates[k].bias.radiansPerSecond, over: gains.gyroscopeInterval)
        }
        guard let force = samples[k].force, isPlausible(force) else {
          return (state.strapdown, nil)
        }
        let axes = state.strapdown.rotate(force.metersPerSecondSquared)
        return (state.strapdown, SIMD4(axes.x, axes.y, axes.z, 0))
      }
      let forces = zeroPhase(turned.map { $0.1 }, gains.force)
      for k in samples.indices {
        state.strapdown = turned[k].0
        _ = state.correctInclination(by: forces[k])
        estimates[k].rotation6D = state.rotation6D
      }
    }

    /// Low-passes a signal forwards, and the result backwards. Where there is no sample the output keeps
    /// its value.
    private func zeroPhase(
      _ inputs: [SIMD4<Double>?], _ filter: LowPass
    ) -> [SIMD4<Double>] {
      var signal = LowPassState<SIMD4<Double>>()
      var outputs = inputs.map { input in
        if let input { signal.update(input, filter) }
        return signal.output
      }
      signal = LowPassState(settledAt: signal.output, filter)
      for k in inputs.indices.reversed() {
        if inputs[k] != nil { signal.update(outputs[k], filter) }
        outputs[k] = signal.output
      }
      return outputs
    }

    /// Corrects the heading.
    private func estimateHeading(_ estimates: inout [Estimate], _ samples: [Sample]) {
      var headings = samples.indices.map { k -> Double? in
        guard let field = samples[k].field, start.isUsable(field) else { return nil }
        let turned = estimates[k].rotation6D.rotate(field.microtesla)
        return FastSeries.arctangent(turned.x, turned.y)
      }
      func pass(_ k: Int, _ state: inout BasicVQF.State, _ rejection: inout MagneticRejection) {
        guard let heading = headings[k] else { return }
        let gains = start.gains.orientation
        let rejects = start.parameters.rejectsMagneticDisturbance
        state.correctHeading(
          by: heading,
          gain: rejection.gain(
            isDisturbed: rejects && estimates[k].isMagneticallyDisturbed, gains, start.parameters),
          gains)
        headings[k] = state.heading
      }
      var (state, rejection) = (BasicVQF.State(), MagneticRejection())
      for k in samples.indices { pass(k, &state, &rejection) }
      (state, rejection) = (BasicVQF.State(), MagneticRejection())
      for k in samples.indices.reversed() {
        pass(k, &state, &rejection)
        estimates[k].headingOffset = state.heading
        state.strapdown = estimates[k].rotation6D
        estimates[k].rotation9D = state.rotation9D
      }
    }
  }

  extension VQF {
    fileprivate mutating func update(_ sample: OfflineVQF.Sample) {
      update(sample.rate)
      if let force = sample.force { update(force) }
      if let field = sample.field { update(field) }
    }
  }

  extension BiasEstimate {
    /// Fuses two independent estimates.
    fileprivate static func fused(
      _ first: Axes<Double>, _ firstCovariance: Covariance, _ second: Axes<Double>,
      _ secondCovariance: Covariance
    ) -> (value: Axes<Double>, covariance: Covariance) {
      guard let inverse = (firstCovariance + secondCovariance).matrix.inverse else {
        return (first, firstCovariance)
      }
      let gain = firstCovariance.matrix * inverse
      return (
        first + gain * (second - first), Covariance(upperHalfOf: gain * secondCovariance.matrix)
      )
    }
  }
#endif
