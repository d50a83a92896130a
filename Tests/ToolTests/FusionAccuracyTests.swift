// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import FusionAccuracy

/// The measurements of scripts/fusion-accuracy, on cases with known results.
@Suite struct FusionAccuracyTests {
  /// A turn of 10° about the vertical, and one of 20° about a level axis.
  static let heading = Quaternion(0.9961946980917455, 0, 0, 0.08715574274765817)
  static let inclination = Quaternion(0.984807753012208, 0.138918542133544, -0.104188906600158, 0)

  /// Errors are about the reference frame's axes, in any attitude.
  @Test(arguments: [
    Quaternion.identity, Quaternion(0.5, -0.5, 0.5, 0.5), Quaternion(0, 0.6, 0, -0.8),
  ])
  func errorsAreRootMeanSquares(truth: Quaternion) {
    var score = Score()
    score.add(Self.heading * truth, truth: truth)
    score.add(truth, truth: Quaternion(-truth.w, -truth.x, -truth.y, -truth.z))
    score.add(Self.inclination * truth, truth: nil)
    #expect(abs(score.total - 10 / 2.0.squareRoot()) < 1e-9)
    #expect(abs(score.heading - 10 / 2.0.squareRoot()) < 1e-9)
    #expect(score.inclination < 1e-6)
    score.add(Self.inclination * truth, truth: truth)
    #expect(abs(score.total - (500 / 3.0).squareRoot()) < 1e-9)
    #expect(abs(score.heading - (100 / 3.0).squareRoot()) < 1e-9)
    #expect(abs(score.inclination - (400 / 3.0).squareRoot()) < 1e-9)
    #expect(score.count == 3)
  }

  @Test func truthIsWhereItIsTrackedAndJudged() throws {
    let table = """
      ref_qw,ref_qx,time_s,ref_qy,ref_qz,movement
      1,0,0,0,0,1
      -0.9961946980917455,0,0.01,0,-0.08715574274765817,1
      nan,nan,0.02,nan,nan,1
      1,0,0.03,0,0,0
      ,,0.04,,,1
      1,0,0.05,0,0,1
      """
    let truth = try Truth(Array(table.utf8), file: "table")
    #expect(truth.attitudes.map { $0 != nil } == [true, true, false, false, false, true])
    let middle = try #require(truth.attitude(at: 5_000_000))
    // Turned by 5° on the shorter way.
    #expect(abs(middle.w) > 0.999_048 && abs(middle.w) < 0.999_049)
    #expect(truth.attitude(at: 15_000_000) == nil)
    #expect(truth.attitude(at: 30_000_000) == nil)
    #expect(truth.attitude(at: 45_000_000) == nil)
    #expect(truth.attitude(at: -1) == nil && truth.attitude(at: 50_000_001) == nil)
    #expect(truth.attitude(at: 50_000_000) == .identity)
  }

  @Test(arguments: [
    "", "time_s,movement\n0,1\n", "time_s,ref_qw,ref_qx,ref_qy,ref_qz,movement\n0,1\n",
  ])
  func whatIsNoTableIsRefused(table: String) {
    #expect(throws: TrialError.self) { try Truth(Array(table.utf8), file: "table") }
  }

  /// Flat on a table, the top to the north-west; the score begins when the compass has delivered
  /// samples.
  @Test func whatRestsIsKnown() throws {
    var table = """
      time_s,acc_x_mps2,acc_y_mps2,acc_z_mps2,gyr_x_radps,gyr_y_radps,gyr_z_radps,\
      mag_x_uT,mag_y_uT,mag_z_uT,ref_qw,ref_qx,ref_qy,ref_qz,movement

      """
    let half = 45 * Double.pi / 360
    let level = 20 / 2.0.squareRoot()
    for row in 0..<2000 {
      table += """
        \(Double(row) * 0.0035),0,0,9.80665,0,0,0,\(level),\(level),-40,\
        \(Series.cosine(half)),0,0,\(Series.sine(half)),\(row < 300 ? 0 : 1)

        """
    }
    let trial = try Trial(Array(table.utf8), name: "00_rest")
    let result = try ChipRun(seed: 7)(trial)
    #expect(result.score.count > 590)
    #expect(result.score.total < 0.5)
    #expect(result.shakes.words == "")
  }
}
