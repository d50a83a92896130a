// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassPhysics

extension Plot {
  private static let mostDots = 500

  /// A magnetometer's readings before and after its calibration, in projection along each axis, with the
  /// circle of the fitted field: three plots of one scale, in the unit of the recording.
  static func field(
    _ samples: Recording.Samples, _ calibration: CompassCalibration, _ units: NoiseUnits,
    of source: PlotSource
  ) -> [Plot] {
    let (unit, factor) = (units.plotted.unit, units.plotted.factor)
    let step = max(1, (samples.times.count + mostDots - 1) / mostDots)
    let before = stride(from: 0, to: samples.times.count, by: step).map { samples.axes($0) }
    let readings = before.map { $0 * factor }
    let after = before.map {
      calibration.apply(to: MagneticFluxDensity(microtesla: $0)).microtesla * factor
    }
    let radius = calibration.magnitude * factor
    let all = (readings + after).flatMap { [$0.x, $0.y, $0.z] } + [radius, -radius]
    let range = (all.min() ?? 0)...(all.max() ?? 0)
    typealias Axis = (name: String, value: (Axes<Double>) -> Double)
    let (x, y, z): (Axis, Axis, Axis) = (("x", { $0.x }), ("y", { $0.y }), ("z", { $0.z }))
    return [(x, y), (x, z), (y, z)].map { across, up in
      func dots(_ name: String, _ style: PlotCurve.Style, _ fields: [Axes<Double>]) -> PlotCurve {
        PlotCurve(
          name: name, style: style, points: fields.map { (across.value($0), up.value($0)) })
      }
      let circle = (0...120).map { index in
        let (sine, cosine) = Series.sineAndCosine(2 * .pi * Double(index) / 120)
        return PlotCurve.Point(radius * cosine, radius * sine)
      }
      return Plot(
        source.title("field, \(across.name) and \(up.name)"),
        ("\(across.name), \(unit)", "\(up.name), \(unit)"), square: range,
        [
          dots("readings", .before, readings), dots("calibrated", .after, after),
          PlotCurve(name: "\(rounded(radius)) \(unit)", style: .reference, points: circle),
        ])
    }
  }
}

extension CompassCalibration {
  /// Calibrates from readings. Throws where they do not cover the whole sphere.
  init(learningFrom samples: Recording.Samples, place: String) throws(UserError) {
    var calibrator = CompassCalibrator()
    for index in samples.times.indices {
      calibrator.update(MagneticFluxDensity(microtesla: samples.axes(index)))
    }
    do throws(CalibrationShortfall) { self = try calibrator.calibration() } catch {
      throw .failure(
        "\(place): it shows no calibration, \(CalibrationWords.missing(error)); or name one with "
          + "--calibration")
    }
  }
}
