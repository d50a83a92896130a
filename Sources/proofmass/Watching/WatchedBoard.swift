// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassMotion
import ProofMassServer
import ProofMassControl

/// A board that is shown live: its chips are configured, and sampled by a session with a tap and a log.
struct WatchedBoard {
  let run: SessionRun
  let tap = SensorTap()
  let log: BusLog
  let calibration: Calibration
  private let wiring: Wiring
  private let recorded: RecordedBoard
  private let readers: [RegisterReader]
  let sensors: [WatchedSensor]
  /// The sensors as devices of IIO, in the same order; nil for one that is none.
  let iioDevices: [IIODevice?]

  /// - Parameter members: The members of a recording that describe the board, without its chips.
  init(
    _ run: BoardRun, _ chips: [ChipArgument], _ calibration: Calibration,
    describing members: [(String, JSON)]
  ) throws(UserError) {
    self.calibration = calibration
    let devices = chips.devices
    // Those behind others are no devices of the bus: their registers are known on the emulator alone.
    let shown = devices + devices.flatMap(\.behind)
    let log = BusLog(chips: shown.count)
    self.log = log
    wiring = run.wiring.logged(log, devices)
    var sensors = try wiring.board(chips)
    recorded = try RecordedBoard(members, chips, &sensors, calibration)
    var iioDevices: [IIODevice?] = []
    for chip in chips.inOrder { iioDevices.append(chip.iioDevice(of: &sensors)) }
    self.iioDevices = iioDevices
    var readers: [RegisterReader] = []
    let circuit = run.board?.circuit
    for (index, chip) in shown.enumerated() {
      let isOnBus = circuit == nil && chip.carrier == nil
      let link = isOnBus ? try run.wiring.link(to: chip) : nil
      readers.append(RegisterReader(chip, number: index, link, circuit, log))
    }
    self.readers = readers
    self.sensors = chips.inOrder.map { chip in
      WatchedSensor(
        chip.model.quantity, name: chip.name, facts: chip.model.facts, target: chip.target,
        number: shown.firstIndex { $0.isOnSamePart(as: chip) } ?? 0, json: chip.json)
    }
    let session = MotionSession(
      TappedSensors(sensors, tap), clock: run.wiring.clock, drive: .caller)
    session.calibration = calibration
    self.run = SessionRun(session: session, chips: chips, run: run)
  }

  /// The sensors, and the chips, each by its first sensor.
  var chips: [ChipArgument] { run.chips }
  var devices: [ChipArgument] { run.chips.devices }
  var session: MotionSession { run.session }
  var clock: BoardClock { wiring.clock }
  /// The instant from which times count.
  var origin: Instant { run.run.origin }
  /// The end; nil for a run that only a signal ends.
  var end: Instant? { run.run.end }
  /// The emulated circuit; nil where this process does not emulate the chips.
  var circuit: Circuit? { run.run.board?.circuit }

  /// The members of a recording that begins now, which describe the board and its chips.
  var header: [(String, JSON)] { recorded.members(in: session) }

  /// A chip's registers by address; nil for unknown ones.
  func registers(of chip: Int) -> [UInt8?] { readers[chip].registers(at: clock.now()) }

  /// The reason why a sensor has no samples, with a remedy.
  func explain(_ error: SensorError, _ sensor: Quantity) -> UserError {
    chips.first(of: SensorID(sensor)).map { wiring.userError(error, $0) } ?? .failure("\(error)")
  }
}

extension WatchedBoard: WatchedSource {
  var now: Instant { clock.now() }

  var recording: JSON {
    let header = RecordingHeader("serve", since: origin, on: clock, header)
    let table = StreamTable(chips)
    let columns = [table.time] + table.columns
    return .object([
      ("header", .object(header.members())), ("columns", .array(columns.map { .text($0.name) })),
    ])
  }

  func rate(of sensor: Quantity) -> Double? { session.rate(of: sensor) }
  func lostSamples(of sensor: Quantity) -> Int { session.lostSamples(of: sensor) }
  func registers(of sensor: WatchedSensor) -> [UInt8?] { registers(of: sensor.number) }

  func lastTransactions(_ count: Int) -> (entries: [BusLog.Entry], of: Int) { log.last(count) }

  func explain(_ error: SensorError, _ sensor: Quantity) -> String {
    let userError: UserError = explain(error, sensor)
    return userError.line
  }
}

extension Wiring {
  /// The same wiring, with a log of the chips' transactions.
  fileprivate func logged(_ log: BusLog, _ devices: [ChipArgument]) -> Wiring {
    var wiring = self
    let (open, clock) = (open, clock)
    wiring.open = { (chip) throws(LinkError) in
      let link = try open(chip)
      let number = devices.firstIndex { $0.isOnSameChip(as: chip) } ?? 0
      return ChipLink(LoggedBus(link, chip: number, log, clock))
    }
    return wiring
  }
}
