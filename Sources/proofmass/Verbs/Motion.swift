// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassServer

struct MotionStream: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion",
    abstract: "Stream device motion: attitude, gravity, the user's acceleration, rotation, field.",
    discussion: HelpText.of(
      """
      Accelerometer, gyroscope and, where there is one, compass are fused. Signs and frames are Core \
      Motion's, not those of `stream`: lying still, face up, gravity_z_g is -1, and a device that is \
      pushed to the right has a negative user_x_g. Axes are the board's: x to the right, y to the \
      top, z out of the screen.
      Columns are time_s; q_{w,x,y,z}, which turns device axes into the frame's; roll_deg (about \
      y), pitch_deg (about x), yaw_deg (about z); gravity_{x,y,z}_g; user_{x,y,z}_g; \
      rate_{x,y,z}_radps without bias; with a compass field_{x,y,z}_uT and accuracy (-1 \
      uncalibrated, 0 low, 1 medium, 2 high); with --frame magnetic or true heading_deg, clockwise \
      from north, which means nothing while accuracy is -1; without a calibration of the gyroscope settled, \
      1, or 0 while its offset is unknown, which is tens of °/s: then only field is to be relied on. The \
      offset is learned once the board has been still for a second, from the start usually by 1.3 s, and there yaw begins anew at \
      the board's x; a board that keeps moving stays at 0, but where the gyroscope turns out to have no \
      offset. Yaw drifts by what is left of it, without a compass without end. Text is rounded for reading, without quaternion and gravity; csv and jsonl are \
      exact. The first rows come when the gyroscope has settled, after 0.26 s; compass frames start \
      once the compass is calibrated. The chips' rates follow from --rate; lower rates skip samples; \
      nothing is interpolated. The stream ends like that of `stream`, and powers its chips down.
      """,
      chip: HelpText.chip(
        without: [.rate, .int1, .int2, .cs, .adc, .temperatureOffset], ofMotion: true),
      examples: [
        "proofmass motion --scenario tumble --fast --sensing ideal":
          "The attitude of a tumbling board.",
        "proofmass motion --bus 1 --frame magnetic --calibration board.json":
          "Real chips, with a heading.",
        "proofmass motion lis331dlh l3g4200d --bus 1 --rate 50 --output motion.csv":
          "Without a compass, 50 rows a second into a file.",
      ]))

  @Argument(
    help: ArgumentHelp(
      "The chips, at most one of a kind, with an accelerometer and a gyroscope; "
        + HelpText.defaultChips,
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var session: SessionOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rows a second, 0.0167 to 800 (default: 10 in text, else 100).", valueName: "Hz"))
  var rate: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("End after this many rows.", valueName: "n"))
  var samples: String?

  @OptionGroup var attitude: MotionFrameOptions

  func run() throws {
    let plan = try SessionPlan(chips, session, for: "motion", hasLimit: samples != nil)
    guard plan.has(.acceleration), plan.has(.angularRate) else {
      throw UserError.usage("device motion takes an accelerometer and a gyroscope: name both")
    }
    if attitude.frame.needsCompass, !plan.has(.magneticFluxDensity) {
      throw UserError.usage("--frame \(attitude.frame.rawValue) takes a compass: name one")
    }
    let (rate, limit) = (try chooseRate(plan.recording.format), try Limits.samples(samples))
    let declination = try attitude.chooseDeclination()
    let run = try plan.start(.init(declination: declination))
    let table = MotionTable(
      hasCompass: plan.has(.magneticFluxDensity), hasHeading: attitude.frame.reference.knowsNorth,
      tellsSettled: run.session.calibration.gyroscope == nil)
    let asked: [(String, JSON)] = [
      ("frame", .text(attitude.frame.rawValue)),
      ("declination_deg", declination.map { .number($0) } ?? .null), ("rate_hz", .number(rate)),
    ]
    try stream(run, rate, try plan.output(table, of: run, asked, limit: limit))
    run.finish()
  }

  private func chooseRate(_ format: StreamFormat) throws(UserError) -> Double {
    guard let text = rate else { return format == .text ? 10 : 100 }
    guard let rate = finite(text), 1.0 / 60...800 ~= rate else {
      throw .usage("--rate \(text): rows a second, from 0.0167 to 800")
    }
    return rate
  }

  private func stream(
    _ run: SessionRun, _ rate: Double, _ output: consuming RowOutput<MotionTable>
  ) throws(UserError) {
    let received = Mailbox<DeviceMotion>()
    let manager = MotionManager(run.session)
    manager.deviceMotionUpdateInterval = 1 / rate
    manager.startDeviceMotionUpdates(using: attitude.frame.reference, to: .immediate) {
      if let motion = $0 { received.put(motion) }
      received.put($1)
    }
    var failure: UserError?
    var isCompassCalibrated = true
    var settling = SettlingWords()
    do throws(UserError) {
      try run.drive { () throws(UserError) in
        let (motions, error) = received.take()
        for motion in motions where !output.isFull {
          let time = run.time(of: motion.timestamp)
          settling.take(motion, at: time)
          try output.append(MotionRow(time: time, motion: motion))
        }
        if run.isReal {
          try output.flush(ifOlderAfter: 0)
        } else if output.isDue {
          try output.flush()
        }
        switch error {
        case .deviceRequiresMovement?:
          isCompassCalibrated = false
          Console.say("the compass is not calibrated: turn the board about, in all directions")
        case let error?: throw run.userError(error)
        case nil: break
        }
        guard output.rows > 0 || !run.isWithoutRowsTooLong else {
          throw .failure(
            "no row in 10 s: `proofmass stream` shows whether the accelerometer measures gravity"
              + (attitude.frame.needsCompass ? " and the compass a field" : ""))
        }
        return !output.isFull && !output.isClosed
      }
    } catch { failure = error }
    manager.stopDeviceMotionUpdates()
    output.end(run.ending(failure))
    do throws(UserError) { try output.close() } catch { failure = failure ?? error }
    output.finish()
    reportLosses(run)
    if let failure { throw failure }
    if output.rows == 0, !output.isClosed { reportNoRows(isCompassCalibrated) }
  }

  /// Reports the losses, which the rows do not show.
  private func reportLosses(_ run: SessionRun) {
    for chip in run.chips {
      let count = run.session.lostSamples(of: chip.model.quantity)
      let what =
        chip.model.rates == nil
        ? "measurements left out, field too strong (overflow) or data error" : "samples lost"
      if count > 0 { Console.say("\(chip.model.rawValue): \(what): \(count)") }
    }
  }

  private func reportNoRows(_ isCompassCalibrated: Bool) {
    Console.say(
      isCompassCalibrated
        ? "no sample before the end: chips settle first, a gyroscope for 0.26 s"
          + (attitude.frame.needsCompass
            ? ", and --frame \(attitude.frame.rawValue) needs measurements of the compass" : "")
        : "no row before the end: --frame \(attitude.frame.rawValue) waits for the compass to be calibrated; "
          + "add --calibration, or turn the board for longer")
  }
}
