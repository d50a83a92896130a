// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassServer

/// Messages to the person who turns the board.
enum CalibrationWords {
  static func task(_ chip: ChipArgument, poses: Int?) -> String {
    let name = chip.model.sensorName
    return switch chip.model.quantity {
    case .angularRate: "\(name): keep the board still for 10 s"
    case .acceleration:
      if let poses {
        "\(name): keep the board still for a second in \(poses) different orientations, "
          + "all sides up; exact angles do not matter"
      } else {
        "\(name): keep the board still for a second on each of its six sides"
      }
    case .magneticFluxDensity:
      "\(name): turn the board slowly all around, into every direction, away from iron and magnets"
    }
  }

  /// The shortfall of a calibration, after `NAME: `.
  static func missing(_ shortfall: CalibrationShortfall) -> String {
    switch shortfall {
    case .rest(let seconds, let needed):
      "kept still for \(decimals(seconds, 1)) of \(decimals(needed, 0)) s"
    case .poses(let count, let needed): "\(count) of \(needed) poses"
    case .faces(let faces): "still missing \(names(faces))"
    case .turns(let count, let needed): "\(count) of \(needed) turns from one rest to another"
    case .gain: "its turns fit no better with a correction than without"
    case .points(let count, let needed): "\(count) of \(needed) different readings"
    case .regions(let count, let needed): "turned into \(count) of \(needed) directions"
    case .field(let strength):
      "a field of \(decimals(strength, 0)) µT is not the earth's (22 to 67 µT): move away from iron and "
        + "magnets, and begin again"
    case .residual(let residual, let limit):
      "readings are \(decimals(residual * 100, 1)) % off; the limit is \(decimals(limit * 100, 0)) %: "
        + "keep it still, away from iron and magnets, and begin again"
    case .shape: "the readings do not fit one calibration: begin again"
    }
  }

  /// The reason why turns gave no correction of a gyroscope.
  static func turns(_ shortfall: CalibrationShortfall) -> String {
    guard case .residual = shortfall else { return missing(shortfall) }
    return "its turns are not those of the other chips: check axes= of each"
  }

  /// The state of a calibration, short, because it is one of several on a line.
  static func progress(_ shortfall: CalibrationShortfall) -> String {
    switch shortfall {
    case .rest(let seconds, let needed): "\(decimals(seconds, 1)) of \(decimals(needed, 0)) s"
    case .poses(let count, let needed): "\(count) of \(needed) poses"
    case .faces(let faces): "\(6 - faces.count) of 6 sides"
    case .turns(let count, let needed): "\(count) of \(needed) turns"
    case .gain: "no gain yet"
    case .points(let count, let needed): "\(count) of \(needed) readings"
    case .regions(let count, let needed): "\(count) of \(needed) directions"
    case .field(let strength): "\(decimals(strength, 0)) µT, not the earth's"
    case .residual(let residual, _): "\(decimals(residual * 100, 1)) % off"
    case .shape: "no fit yet"
    }
  }

  /// The faces that point up or down: `x up and z down` for a board on an edge.
  static func name(_ pose: Acceleration) -> String {
    let least = 0.38 * pose.g.magnitude
    var faces = Faces.none
    if abs(pose.g.x) > least { faces.insert(pose.g.x < 0 ? .xDown : .xUp) }
    if abs(pose.g.y) > least { faces.insert(pose.g.y < 0 ? .yDown : .yUp) }
    if abs(pose.g.z) > least { faces.insert(pose.g.z < 0 ? .zDown : .zUp) }
    return names(faces, separator: " and ")
  }

  /// `x up, z down`
  static func names(_ faces: Faces, separator: String = ", ") -> String {
    let names: [(Faces, String)] = [
      (.xUp, "x up"), (.xDown, "x down"), (.yUp, "y up"), (.yDown, "y down"), (.zUp, "z up"),
      (.zDown, "z down"),
    ]
    return names.filter { faces.contains($0.0) }.map(\.1).joined(separator: separator)
  }

  /// The results, a few lines for each sensor.
  static func summary(of calibration: Calibration, _ chips: [ChipArgument]) -> [String] {
    var lines: [(sensor: Quantity, words: String)] = []
    if let accelerometer = calibration.accelerometer {
      lines.append(
        (
          .acceleration,
          "offset \(text(accelerometer.offset.g * 1000, 1)) mg, then 1 g within "
            + "\(decimals(accelerometer.residual * 1000, 2)) mg rms"
        ))
      lines += shape(accelerometer.matrix).map { (.acceleration, $0) }
    }
    if let gyroscope = calibration.gyroscope {
      lines.append(
        (
          .angularRate,
          "bias \(text(gyroscope.bias.degreesPerSecond, 3)) °/s, ± "
            + "\(decimals(gyroscope.deviation * 180 / .pi, 4))"
        ))
      if let deviation = gyroscope.matrixDeviation {
        lines += shape(gyroscope.matrix, deviation).map { (.angularRate, $0) }
      }
    }
    if let compass = calibration.compass {
      lines.append(
        (
          .magneticFluxDensity,
          "offset \(text(compass.offset.microtesla, 1)) µT, then "
            + "\(decimals(compass.magnitude, 1)) µT within \(decimals(compass.residual * 100, 1)) % rms "
            + "over \(compass.regions) of 100 directions"
        ))
      lines += shape(compass.matrix).map { (.magneticFluxDensity, $0) }
    }
    return lines.map {
      "\(chips.first(of: SensorID($0.sensor))?.model.sensorName ?? ""): \($0.words)"
    }
  }

  /// The older calibrations that a file keeps or loses in addition to the new ones.
  static func merged(_ old: Calibration, _ new: Calibration, into all: Calibration) -> [String] {
    var lines: [String] = []
    if let gyroscope = new.gyroscope {
      if all.gyroscope?.bias != gyroscope.bias {
        lines.append("the gyroscope's calibration stays as it was in the file")
      } else if all.gyroscope?.matrixDeviation != gyroscope.matrixDeviation {
        lines.append("the gyroscope's scale and crossed axes stay as they were in the file")
      }
    }
    if let second = old.secondCompass?.temperature, all.secondCompass == nil {
      lines.append(
        "the compass' calibration at \(shortest(second)) °C is dropped: --second-temperature makes "
          + "another")
    }
    return lines
  }

  /// The errors of the outputs, from the inverse of the correction: the scale error of each axis, and its
  /// sensitivity to the other axes.
  ///
  /// - Parameter deviation: The standard deviations of the correction's elements, if they are known.
  private static func shape(_ correction: Matrix3, _ deviation: Matrix3? = nil) -> [String] {
    guard let shown = correction.inverse else { return [] }
    let scale = Axes(shown.m11 - 1, shown.m22 - 1, shown.m33 - 1) * 100
    let crossed = [
      ("y in x", shown.m12), ("z in x", shown.m13), ("x in y", shown.m21), ("z in y", shown.m23),
      ("x in z", shown.m31), ("y in z", shown.m32),
    ]
    // To first order, the elements have the uncertainties of the inverse's.
    let margins = deviation.map { [$0.m12, $0.m13, $0.m21, $0.m23, $0.m31, $0.m32] }
    func margin(_ index: Int) -> String {
      margins.map { " ± \(decimals($0[index] * 100, 2))" } ?? ""
    }
    let scales = deviation.map { " ± " + text(Axes($0.m11, $0.m22, $0.m33) * 100, 2) } ?? ""
    return [
      "scale off by \(text(scale, 2))\(scales) %",
      "crossed axes: "
        + crossed.enumerated().map { "\($1.0) \(decimals($1.1 * 100, 2))\(margin($0))" }
        .joined(separator: ", ") + " %",
    ]
  }

  private static func text(_ axes: Axes<Double>, _ count: Int) -> String {
    [axes.x, axes.y, axes.z].map { decimals($0, count) }.joined(separator: " ")
  }

  private static func decimals(_ value: Double, _ count: Int) -> String {
    count > 0 ? fixed(value, decimals: count) : shortest(value.rounded())
  }
}
