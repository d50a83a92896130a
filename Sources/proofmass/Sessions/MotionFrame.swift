// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FoundationEssentials
import ProofMassFusion
import ProofMassMotion

/// The reference frame of attitudes.
enum MotionFrame: String, CaseIterable, ExpressibleByArgument {
  case arbitrary, corrected, magnetic
  case geographic = "true"

  var reference: AttitudeReferenceFrame {
    switch self {
    case .arbitrary: .xArbitraryZVertical
    case .corrected: .xArbitraryCorrectedZVertical
    case .magnetic: .xMagneticNorthZVertical
    case .geographic: .xTrueNorthZVertical
    }
  }

  var needsCompass: Bool { self != .arbitrary }
}

struct MotionFrameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The direction of x, with z up: arbitrary (default), as at the start; corrected, the same, "
        + "kept from drifting by the compass; magnetic or true, north, with y west.",
      valueName: "arbitrary|corrected|magnetic|true"))
  var frame = MotionFrame.arbitrary

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "For --frame true: the declination in degrees, magnetic north being east of true north.",
      valueName: "degrees"))
  var declination: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Instead of --declination: latitude and longitude in degrees, north and east positive, for "
        + "the World Magnetic Model.", valueName: "LAT,LON"))
  var place: String?

  @Option(
    help: ArgumentHelp("The day for --place (default: today).", valueName: "YYYY-MM-DD"))
  var date: String?

  /// The declination in degrees; nil for a frame that needs none.
  func chooseDeclination() throws(UserError) -> Double? {
    let used =
      declination != nil
      ? "--declination" : place != nil ? "--place" : date != nil ? "--date" : nil
    guard frame == .geographic else {
      guard let used else { return nil }
      throw .usage("\(used) is for --frame true: leave it out with --frame \(frame.rawValue)")
    }
    guard declination == nil || place == nil else {
      throw .usage("--declination and --place both say where true north is: name one of them")
    }
    if date != nil, place == nil {
      throw .usage("--date is for --place: name one, or leave it out")
    }
    if let text = declination {
      guard let declination = finite(text), -180...180 ~= declination else {
        throw .usage("--declination \(text): degrees from -180 to 180, east positive")
      }
      return declination
    }
    guard let text = place else {
      throw .usage("--frame true needs to know where north is: add --declination or --place")
    }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      finite(String($0))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      -90...90 ~= latitude, -360...360 ~= longitude
    else {
      throw .usage(
        "--place \(text): latitude and longitude in degrees, north and east positive, like 51.5,-0.13"
      )
    }
    guard
      let field = WorldMagneticModel.field(
        latitude: latitude, longitude: longitude, year: try year())
    else {
      let years = WorldMagneticModel.validity
      throw .usage(
        "the World Magnetic Model holds from \(Int(years.lowerBound)) to \(Int(years.upperBound)): "
          + "name a --date in it, or --declination")
    }
    return field.declination
  }

  private func year() throws(UserError) -> Double {
    guard let text = date else {
      // A year of 365.2425 days is exact enough: the model changes little in a day.
      return 1970 + Date().timeIntervalSince1970 / 31_556_952
    }
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      let date = WorldMagneticModel.year(year, month: month, day: day)
    else { throw .usage("--date \(text): a day like 2026-07-01") }
    return date
  }
}
