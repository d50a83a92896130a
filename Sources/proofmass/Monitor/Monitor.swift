// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassFusion
import ProofMassMotion
import ProofMassPhysics
import ProofMassServer
import ProofMassControl

/// The monitor of a board, without the terminal: keys in, screens out.
struct Monitor {
  /// The interval between frames, in seconds.
  static let interval = 0.05

  private let board: WatchedBoard
  private let services: WatchedServices
  private var hand: KeyHand?
  private var recorder: MonitorRecorder?
  /// The current state, which continues while the display is frozen.
  private var live: MonitorState
  private var frozen: MonitorState?
  /// The page before help.
  private var before = MonitorState.Page.axes
  private(set) var isDone = false

  init(_ board: WatchedBoard) {
    self.board = board
    let rates = board.chips.map { ($0.model.quantity, $0.rate) }
    services = WatchedServices(
      board.session, rates: Dictionary(uniqueKeysWithValues: rates), every: Self.interval)
    hand = board.circuit.map { KeyHand($0) }
    live = MonitorState(board.chips, isEmulated: board.circuit != nil)
  }

  /// The displayed state.
  var state: MonitorState { frozen ?? live }

  /// Whether time stands still: virtual time does while the display is frozen, because nothing advances it.
  var isStill: Bool { frozen != nil && !board.clock.isReal }

  // MARK: Frames

  /// Samples for one frame, until an instant of the board.
  mutating func sample(until instant: Instant) {
    hand?.move()
    board.session.run(until: instant)
    for event in board.tap.take() { take(event) }
    for event in services.take() { take(event) }
    let now = board.clock.now()
    live.endFrame(at: seconds(now))
    if live.page == .registers { readRegisters() }
    if live.page == .silicon { lookIntoSilicon() }
    guard let recorder else { return }
    do throws(UserError) { try recorder.write(at: now) } catch { stopRecording(error.line) }
    live.recording?.rows = recorder.count
    frozen?.recording = live.recording
  }

  private func seconds(_ instant: Instant) -> Double {
    Double(instant.nanoseconds - board.origin.nanoseconds) / 1e9
  }

  private mutating func take(_ event: SensorEvent) {
    switch event {
    case .sample(var sample):
      sample.correct(by: board.calibration)
      recorder?.take(sample)
      let (value, time) = (sample.value, seconds(sample.time))
      change(sample.quantity) { $0.take(value, at: time) }
      if sample.quantity == .acceleration, live.attitude.measured == nil {
        live.attitude.up = sample.value * (1 / max(sample.value.magnitude, 1e-9))
      }
    case .lost(let sensor, let count):
      recorder?.lose(count, sensor)
      change(sensor.quantity) { $0.lost += count }
    case .failure(let sensor, let error):
      // The name of the chip is displayed beside it.
      let words = board.explain(error, sensor.quantity).line.split(separator: ": ", maxSplits: 1)
        .last
      let failure = words.map(String.init)
      change(sensor.quantity) { $0.failure = failure }
    }
  }

  private mutating func change(_ sensor: Quantity, _ change: (inout SensorView) -> Void) {
    for index in live.sensors.indices where live.sensors[index].quantity == sensor {
      change(&live.sensors[index])
    }
  }

  private mutating func take(_ event: WatchedEvent) {
    switch event {
    case .motion(let motion):
      live.attitude.measured = motion.attitude
      live.attitude.isSettled = motion.isSettled
      live.attitude.up = motion.gravity * -1
    case .north(let motion) where motion.magneticField.accuracy != .uncalibrated:
      live.attitude.heading = motion.heading >= 0 ? motion.heading : nil
      live.attitude.headingNote = ""
    case .north, .noNorth(needsTurning: true):
      live.attitude.heading = nil
      live.attitude.headingNote = "compass not calibrated: turn the board about"
    case .noNorth:
      live.attitude.heading = nil
      live.attitude.headingNote = "a sensor fails"
    case .orientation(let orientation, _): live.attitude.orientation = orientation
    case .shake(let event) where event.phase == .ended:
      live.attitude.shakes += 1
      live.attitude.lastShake = (
        event.timestamp - Double(board.origin.nanoseconds) / 1e9, "\(event.dominantAxis)"
      )
    case .shake: break
    }
  }

  private mutating func readRegisters() {
    let chip = live.registers.chip
    live.registers.update(board.registers(of: chip), at: live.time)
    live.registers.transactions = board.log.last(16, of: chip).map { entry in
      fixed(seconds(entry.time), decimals: 4, width: 9) + "  "
        + entry.words(board.devices[chip].model.facts)
    }
  }

  private mutating func lookIntoSilicon() {
    let chip = live.registers.chips[live.registers.chip]
    live.silicon = chip.model.facts.quantities.compactMap { quantity in
      board.circuit?.silicon(at: chip.target, of: quantity).map { (quantity, $0) }
    }
  }

  // MARK: Keys

  mutating func press(_ key: Key) {
    switch key {
    case .character("q"), .control("c"): isDone = true
    case .character("1"): show(.axes)
    case .character("2"): show(.attitude)
    case .character("3"): show(.gMeter)
    case .character("4"): show(.registers)
    case .character("5"): show(.silicon)
    case .character("?"), .character("h"): show(state.page == .help ? before : .help)
    case .escape: if state.page == .help { show(before) }
    case .tab: turnPage(by: 1)
    case .backTab: turnPage(by: -1)
    case .character(" "): pause()
    case .character("r"):
      both {
        $0.reset(); $0.say("minimum and maximum begin anew")
      }
    case .character("z"):
      both {
        $0.toggleZero(); $0.say($0.isZeroed ? "zeroed: values count from here" : "not zeroed")
      }
    case .character("w"): record()
    case .character("c"): both { $0.registers.showNextChip() }
    case .pageDown: both { $0.registers.scroll(8) }
    case .pageUp: both { $0.registers.scroll(-8) }
    default: touch(key)
    }
  }

  private mutating func both(_ change: (inout MonitorState) -> Void) {
    change(&live)
    if var state = frozen {
      change(&state)
      frozen = state
    }
  }

  mutating func say(_ words: String) { both { $0.say(words) } }

  private mutating func show(_ page: MonitorState.Page) {
    if state.page != .help { before = state.page }
    both { $0.page = page }
  }

  private mutating func turnPage(by step: Int) {
    let count = MonitorState.Page.allCases.count
    show(MonitorState.Page.allCases[(state.page.rawValue + step + count) % count])
  }

  private mutating func pause() {
    if frozen == nil {
      frozen = live
      frozen?.isPaused = true
    } else {
      frozen = nil
    }
  }

  /// The keys that move an emulated board.
  private mutating func touch(_ key: Key) {
    let isTouch =
      [.up, .down, .left, .right].contains(key)
      || ["x", "d", "n", "o"].contains { key == .character($0) }
    guard isTouch else { return }
    guard hand != nil else { return say("only an emulated board can be moved by keys") }
    switch key {
    case .up: hand?.tilt(right: 0, up: 1)
    case .down: hand?.tilt(right: 0, up: -1)
    case .left: hand?.tilt(right: -1, up: 0)
    case .right: hand?.tilt(right: 1, up: 0)
    case .character("x"):
      hand?.play(.shake())
      say("a shake")
    case .character("d"):
      hand?.play(.drop())
      say("a drop")
    case .character("n"):
      if let scenario = hand?.playNextScenario() { say("\(scenario.name): \(scenario.summary)") }
    default: toggleNoise()
    }
  }

  private mutating func toggleNoise() {
    guard let circuit = board.circuit, circuit.sensing ?? .ideal != .ideal else {
      return say("the chips are ideal: leave --sensing ideal out for noise")
    }
    let isIdeal = !state.isIdeal
    circuit.bypassElements(isIdeal)
    both { $0.isIdeal = isIdeal }
    say(isIdeal ? "ideal sensing: no noise, no offsets" : "\(circuit.sensing?.name ?? "") sensing")
  }

  // MARK: Files

  private mutating func record() {
    if let recorder {
      let rows = recorder.count
      stopRecording(nil)
      return say("\(rows) rows in \(recorder.file): `proofmass info` shows what is in it")
    }
    do throws(UserError) {
      let name = Self.freeName("csv") { FileManager.default.fileExists(atPath: $0) }
      recorder = try MonitorRecorder(name, board.chips, board.header, on: board.clock)
      both { $0.recording = (name, 0) }
      say("recording to \(name)")
    } catch { say(error.line) }
  }

  private mutating func stopRecording(_ failure: String?) {
    guard let recorder else { return }
    self.recorder = nil
    both { $0.recording = nil }
    var failure = failure
    do throws(UserError) { try recorder.finish() } catch { failure = failure ?? error.line }
    if let failure { say("recording ended: \(failure)") }
  }

  // MARK: The end

  /// Ends a recording and powers the chips down.
  ///
  /// - Returns: Messages for standard error, after the terminal is restored.
  mutating func finish() -> [String] {
    var words: [String] = []
    if let recorder {
      words.append("recorded \(recorder.file)")
      stopRecording(nil)
    }
    services.stop()
    board.session.run(until: board.clock.now())
    for sensor in live.sensors where sensor.lost > 0 {
      words.append("\(sensor.name.lowercased()): samples lost: \(sensor.lost)")
    }
    return words
  }
}
