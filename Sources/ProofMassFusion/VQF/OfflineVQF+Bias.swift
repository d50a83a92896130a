// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  import ProofMassCore

  extension OfflineVQF {
    /// Both runs: bias, rest and disturbance.
    func biases(of samples: [Sample]) -> [Estimate] {
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
        estimates[k].biasSigma = filter.sigma(of: bias.covariance)
        estimates[k].isAtRest = estimates[k].isAtRest || filter.isAtRest
        estimates[k].isMagneticallyDisturbed =
          estimates[k].isMagneticallyDisturbed && filter.isMagneticallyDisturbed
      }
      return estimates
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
    /// Of two independent estimates.
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

  extension Covariance {
    fileprivate var matrix: Matrix3 {
      Matrix3(Axes(xx, xy, xz), Axes(xy, yy, yz), Axes(xz, yz, zz))
    }
  }
#endif
