// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassServer

struct Events: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Report the orientation of the board, and shakes.",
    discussion: HelpText.of(
      """
      Columns are time_s, event, value and axis. Of an orientation the value is portrait \
      (the board's y axis up), portraitUpsideDown, landscapeLeft (x up), landscapeRight, \
      faceUp (z up) or faceDown; of a shake began, and then ended, or cancelled when it lasts for \
      more than a second. The axis is the one along which the board is shaken. An accelerometer is enough; with a \
      gyroscope quick turns are told from shakes. The stream ends like that of `stream`, and powers \
      its chips down.
      """,
      chip: HelpText.chip(
        without: [.rate, .int1, .int2, .cs, .adc, .temperatureOffset], ofMotion: true),
      examples: [
        "proofmass events --scenario shake --fast":
          "The shake of an emulated board.",
        "proofmass events lis331dlh --bus 1":
          "A real board, until Ctrl-C.",
      ]))

  @Argument(
    help: ArgumentHelp(
      "The chips, at most one of a kind, with an accelerometer; \(HelpText.defaultChips)",
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var session: SessionOptions

  @Option(
    parsing: .unconditional, help: ArgumentHelp("End after this many events.", valueName: "n"))
  var samples: String?

  func run() throws {
    // --samples may not end it: a board at rest has only one event.
    let plan = try SessionPlan(chips, session, for: "events")
    guard plan.has(.acceleration) else {
      throw UserError.usage("events takes an accelerometer: name one")
    }
    let limit = try Limits.samples(samples, of: "events")
    let run = try plan.start()
    try stream(
      run, hasGyroscope: plan.has(.angularRate),
      try plan.output(EventTable(), of: run, limit: limit))
    run.finish()
  }

  private func stream(
    _ run: SessionRun, hasGyroscope: Bool, _ output: consuming RowOutput<EventTable>
  ) throws(UserError) {
    let received = Mailbox<EventRow.What>()
    let orientation = DeviceOrientationService(run.session)
    let observation = orientation.observe(on: .immediate) { change, error in
      received.put(error)
      if let change { received.put(.orientation(change)) }
    }
    orientation.beginGenerating()
    let shake = ShakeService(run.session)
    shake.responders = [EventResponder(received: received)]
    shake.start(on: .immediate)
    // Shakes are detected without a gyroscope, too, but the stream ends when a named chip fails.
    let gyroscope = MotionManager(run.session)
    gyroscope.gyroUpdateInterval = 0.1
    if hasGyroscope {
      gyroscope.startGyroUpdates(to: .immediate) { _, error in received.put(error) }
    }
    var failure: UserError?
    do throws(UserError) {
      try run.drive { () throws(UserError) in
        let (events, error) = received.take()
        for event in events where !output.isFull { try output.append(EventRow(event, run)) }
        output.reached = run.elapsed
        try output.flush(ifOlderAfter: 0)
        if let error { throw run.userError(error) }
        return !output.isFull && !output.isClosed
      }
    } catch { failure = error }
    gyroscope.stopGyroUpdates()
    shake.responders = []
    shake.stop()
    observation.cancel()
    orientation.endGenerating()
    output.end(run.ending(failure))
    do throws(UserError) { try output.close() } catch { failure = failure ?? error }
    output.finish()
    if let failure { throw failure }
  }
}

/// Receives the phases of shakes.
private struct EventResponder: MotionResponder {
  var received: Mailbox<EventRow.What>

  func motionBegan(_ event: MotionEvent) -> Bool { take(event) }
  func motionEnded(_ event: MotionEvent) -> Bool { take(event) }
  func motionCancelled(_ event: MotionEvent) -> Bool { take(event) }

  private func take(_ event: MotionEvent) -> Bool {
    received.put(.motion(event))
    return true
  }
}
