// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import ProofMassServer
import Synchronization

struct Events: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Tell how the board is held, and when it is shaken.",
    discussion: """
      Columns are time_s, event, value and axis. Of an orientation the value is portrait \
      (the board's y axis up), portraitUpsideDown, landscapeLeft (x up), landscapeRight, \
      faceUp (z up) or faceDown; of a shake began, and then ended, or cancelled when it lasts for \
      more than a second. The axis is that along which it is shaken. An accelerometer is enough; with a \
      gyroscope quick turns are told from shakes. The stream ends as that of `stream`, and powers \
      its chips down.
      """)

  @Argument(
    help: ArgumentHelp(
      "The chips, at most one of a kind, with an accelerometer; all three by default.",
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var session: SessionOptions

  @Option(help: "text, csv or jsonl.")
  var format = StreamFormat.text

  @Option(
    parsing: .unconditional, help: ArgumentHelp("End after so many events.", valueName: "n"))
  var samples: String?

  func run() throws {
    // A board at rest has one event, and no end.
    let plan = try SessionPlan(chips, session, for: "events")
    guard plan.has(.accelerometer) else {
      throw Complaint.usage("events takes an accelerometer: name one")
    }
    let limit = try Limits.samples(samples, of: "events")
    let run = try plan.start()
    try stream(
      run, hasGyroscope: plan.has(.gyroscope),
      RowOutput(EventTable(), as: format, configuration: configuration(plan), limit: limit))
    run.finish()
  }

  private func stream(
    _ run: SessionRun, hasGyroscope: Bool, _ output: consuming RowOutput<EventTable>
  ) throws(Complaint) {
    let received = ReceivedEvents()
    let orientation = DeviceOrientationService(run.session)
    let observation = orientation.observe(on: .immediate) { change, error in
      received.put(error)
      if let change { received.put(.orientation(change)) }
    }
    orientation.beginGenerating()
    let shake = ShakeService(run.session)
    shake.responders = [EventResponder(received: received)]
    shake.start(on: .immediate)
    // Shakes are felt without it, too; but a chip that was named and is gone ends a stream.
    let gyroscope = MotionManager(run.session)
    gyroscope.gyroUpdateInterval = 0.1
    if hasGyroscope {
      gyroscope.startGyroUpdates(to: .immediate) { _, error in received.put(error) }
    }
    var failure: Complaint?
    do throws(Complaint) {
      try run.drive { () throws(Complaint) in
        let (events, error) = received.take()
        for event in events where !output.isFull { output.append(EventRow(event, run)) }
        if run.isReal || !events.isEmpty { try output.flush(ifOlderAfter: 0) }
        if let error { throw run.complaint(error) }
        return !output.isFull && !output.isClosed
      }
    } catch { failure = error }
    gyroscope.stopGyroUpdates()
    shake.responders = []
    shake.stop()
    observation.cancel()
    orientation.endGenerating()
    do throws(Complaint) { try output.flush() } catch { failure = failure ?? error }
    output.finish()
    if let failure { throw failure }
  }

  private func configuration(_ plan: SessionPlan) -> JSON {
    .object([
      ("bus", .text(plan.bus.name)), ("chips", .array(plan.chips.map(\.json))),
    ])
  }
}

/// Takes what nobody else is there for.
private struct EventResponder: MotionResponder {
  var received: ReceivedEvents

  func motionBegan(_ event: MotionEvent) -> Bool { take(event) }
  func motionEnded(_ event: MotionEvent) -> Bool { take(event) }
  func motionCancelled(_ event: MotionEvent) -> Bool { take(event) }

  private func take(_ event: MotionEvent) -> Bool {
    received.put(.motion(event))
    return true
  }
}

/// What the services have said since they were last asked.
private final class ReceivedEvents: Sendable {
  private let state = Mutex<(events: [EventRow.What], error: MotionError?)>(([], nil))

  func put(_ event: EventRow.What) { state.withLock { $0.events.append(event) } }

  func put(_ error: MotionError?) { state.withLock { $0.error = $0.error ?? error } }

  func take() -> (events: [EventRow.What], error: MotionError?) {
    state.withLock { state in
      defer { state = ([], nil) }
      return state
    }
  }
}
