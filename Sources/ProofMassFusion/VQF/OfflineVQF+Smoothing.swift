// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  import ProofMassCore

  extension OfflineVQF {
    /// The attitude without the heading.
    func incline(_ estimates: inout [Estimate], _ samples: [Sample]) {
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
      let forces = zeroPhase(turned.map(\.1), gains.force)
      for k in samples.indices {
        state.strapdown = turned[k].0
        _ = state.incline(to: forces[k])
        estimates[k].rotation6D = state.rotation6D
      }
    }

    /// Low-passed forwards, and the result backwards. Where there is no sample the output stays.
    private func zeroPhase(
      _ inputs: [SIMD4<Double>?], _ filter: LowPass
    ) -> [SIMD4<Double>] {
      var signal = LowPassed<SIMD4<Double>>()
      var outputs = inputs.map { input in
        if let input { signal.update(input, filter) }
        return signal.output
      }
      signal = LowPassed(settledAt: signal.output, filter)
      for k in inputs.indices.reversed() {
        if inputs[k] != nil { signal.update(outputs[k], filter) }
        outputs[k] = signal.output
      }
      return outputs
    }

    /// The heading.
    func turn(_ estimates: inout [Estimate], _ samples: [Sample]) {
      var headings = samples.indices.map { k -> Double? in
        guard let field = samples[k].field, start.isUsable(field) else { return nil }
        let turned = estimates[k].rotation6D.rotate(field.microtesla)
        return Angles.arctangent(turned.x, turned.y)
      }
      func pass(_ k: Int, _ state: inout BasicVQF.State, _ rejection: inout Rejection) {
        guard let heading = headings[k] else { return }
        let gains = start.gains.orientation
        let rejects = start.parameters.rejectsMagneticDisturbance
        state.turn(
          to: heading,
          gain: rejection.gain(
            isDisturbed: rejects && estimates[k].isMagneticallyDisturbed, gains, start.parameters),
          gains)
        headings[k] = state.heading
      }
      var (state, rejection) = (BasicVQF.State(), Rejection())
      for k in samples.indices { pass(k, &state, &rejection) }
      (state, rejection) = (BasicVQF.State(), Rejection())
      for k in samples.indices.reversed() {
        pass(k, &state, &rejection)
        estimates[k].headingOffset = state.heading
        state.strapdown = estimates[k].rotation6D
        estimates[k].rotation9D = state.rotation9D
      }
    }
  }
#endif
