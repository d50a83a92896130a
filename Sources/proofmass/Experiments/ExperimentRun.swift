// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassLinux

/// Why a run ended before its steps did.
enum ExperimentFailure: Error {
  case bus(BusError)
  /// A signal asked the command to end.
  case stopped
  /// Nobody did what was asked for.
  case gesture(ExperimentStep.Gesture)
}

/// Runs the steps of experiments on one chip, real or emulated: the code is the same, so that what is predicted is what
/// is done.
struct ExperimentRun: ~Copyable {
  private var link: ChipLink
  /// A second access to the chip, without the increment bit; nil where no step needs it.
  private var plain: ChipLink?
  fileprivate let clock: BoardClock
  /// Delays of the program that drives the bus; none on a real one, which has its own.
  private var jitter: Jitter?
  /// Whether a signal no longer ends waits.
  fileprivate var isEnding = false
  /// Does a gesture; false where nobody does.
  private let gesture: (ExperimentStep.Gesture) -> Bool

  init(
    _ chip: ChipArgument, on wiring: Wiring, needsPlain: Bool, jitter: Jitter? = nil,
    gesture: @escaping (ExperimentStep.Gesture) -> Bool
  ) throws(UserError) {
    let first = try wiring.link(to: chip)
    let second: ChipLink? = needsPlain ? try wiring.link(to: chip.withoutIncrement) : nil
    self.init(first, second, wiring.clock, jitter, gesture: gesture)
  }

  // Swift 6.2.3 with assertions does not compile an initializer that fails half-way.
  private init(
    _ link: consuming ChipLink, _ plain: consuming ChipLink?, _ clock: BoardClock,
    _ jitter: Jitter?, gesture: @escaping (ExperimentStep.Gesture) -> Bool
  ) {
    self.link = link
    self.plain = plain
    self.clock = clock
    self.jitter = jitter
    self.gesture = gesture
  }

  /// The answers, one for each step that has one, by the step's index.
  mutating func answers(
    to steps: [ExperimentStep]
  ) throws(ExperimentFailure) -> [Int: ExperimentAnswer] {
    var answers: [Int: ExperimentAnswer] = [:]
    var numbers: [Double] = []
    for (index, step) in steps.enumerated() {
      guard let answer = try answer(to: step.action, after: numbers) else { continue }
      if step.isMeasure, let number = answer.number { numbers.append(number) }
      answers[index] = answer
    }
    return answers
  }

  private mutating func answer(
    to action: ExperimentStep.Action, after numbers: [Double]
  ) throws(ExperimentFailure) -> ExperimentAnswer? {
    switch action {
    case .write(let register, let bytes): try write(bytes, to: register)
    case .read(let place): return ExperimentAnswer(bytes: try read(place))
    case .discard(let place): _ = try read(place)
    case .wait(let time): try wait(time)
    case .poll(let register, let mask, let value, let time):
      return try poll(register, mask, value, time)
    case .any(let place, let series):
      return ExperimentAnswer(bytes: try fold(place, series, 0x00) { $0 | $1 })
    case .all(let place, let series):
      return ExperimentAnswer(bytes: try fold(place, series, 0xFF) { $0 & $1 })
    case .mean(let outputs, let series):
      return ExperimentAnswer(number: try mean(outputs, series) { $0[0] })
    case .magnitude(let outputs, let series):
      return ExperimentAnswer(
        number: try mean(outputs, series) {
          ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot()
        })
    case .bits(let register, let mask):
      let byte = try read(ExperimentStep.Place(address: register))[0]
      return ExperimentAnswer(number: Double((byte & mask).nonzeroBitCount))
    case .period(let place, let period):
      let bytes = try read(place)
      let repeats = zip(bytes, bytes.dropFirst(period)).allSatisfy { $0 == $1 }
      return ExperimentAnswer(bytes: [repeats ? 1 : 0])
    case .ratio:
      guard let pair = Self.lastTwo(numbers), pair.0 != 0 else { return ExperimentAnswer() }
      return ExperimentAnswer(number: pair.1 / pair.0)
    case .difference:
      return ExperimentAnswer(number: Self.lastTwo(numbers).map { $0.1 - $0.0 })
    case .rate(let register, let mask, let place, let time):
      return try rate(register, mask, place, time)
    case .gesture(let one):
      guard gesture(one) else { throw .gesture(one) }
    }
    return nil
  }

  private static func lastTwo(_ numbers: [Double]) -> (Double, Double)? {
    numbers.count < 2 ? nil : (numbers[numbers.count - 2], numbers[numbers.count - 1])
  }

  // MARK: The bus

  mutating func write(_ bytes: [UInt8], to register: UInt8) throws(ExperimentFailure) {
    try delay()
    do throws(BusError) { try link.write(bytes.span, to: register) } catch { throw .bus(error) }
  }

  private mutating func read(
    _ place: ExperimentStep.Place
  ) throws(ExperimentFailure) -> [UInt8] {
    try delay()
    var bytes = [UInt8](repeating: 0, count: place.count)
    do throws(BusError) {
      var span = bytes.mutableSpan
      if !place.isPlain || plain == nil {
        try link.read(place.address, into: &span)
      } else {
        try plain?.read(place.address, into: &span)
      }
    } catch { throw .bus(error) }
    return place.mask == 0xFF ? bytes : bytes.map { $0 & place.mask }
  }

  private mutating func delay() throws(ExperimentFailure) {
    guard let time = jitter?.next() else { return }
    try wait(until: clock.now().advanced(byNanoseconds: time))
  }

  private func wait(_ time: Duration) throws(ExperimentFailure) {
    try wait(until: clock.now() + time)
  }

  private func wait(until instant: Instant) throws(ExperimentFailure) {
    guard !isEnding else { return clock.wait(until: instant) }
    guard clock.pause(until: instant) else { throw .stopped }
  }

  // MARK: Measures

  private mutating func poll(
    _ register: UInt8, _ mask: UInt8, _ value: UInt8, _ time: Duration
  ) throws(ExperimentFailure) -> ExperimentAnswer {
    let start = clock.now()
    while true {
      let byte = try read(ExperimentStep.Place(address: register))[0]
      let past = clock.now() - start
      if byte & mask == value {
        return ExperimentAnswer(bytes: [1, byte], number: Double(past.wholeNanoseconds) / 1e6)
      }
      guard past < time else { return ExperimentAnswer(bytes: [0, byte]) }
      try wait(.microseconds(100))
    }
  }

  private mutating func fold(
    _ place: ExperimentStep.Place, _ series: ExperimentStep.Series, _ start: UInt8,
    _ join: (UInt8, UInt8) -> UInt8
  ) throws(ExperimentFailure) -> [UInt8] {
    var result = [UInt8](repeating: start, count: place.count)
    for _ in 0..<series.count {
      let bytes = try read(place)
      for index in bytes.indices { result[index] = join(result[index], bytes[index]) }
      try wait(series.period)
    }
    return result
  }

  private mutating func mean(
    _ outputs: ExperimentStep.Outputs, _ series: ExperimentStep.Series,
    _ value: ([Double]) -> Double
  ) throws(ExperimentFailure) -> Double {
    var sums = [0.0, 0, 0]
    for _ in 0..<series.count {
      let bytes = try read(ExperimentStep.Place(address: outputs.address, count: 6))
      for axis in 0..<3 {
        let (first, second) = (UInt16(bytes[axis * 2]), UInt16(bytes[axis * 2 + 1]))
        let word = outputs.isLittleEndian ? second << 8 | first : first << 8 | second
        sums[axis] += Double(Int16(bitPattern: word))
      }
      try wait(series.period)
    }
    return value(sums.map { $0 / Double(series.count) })
  }

  private mutating func rate(
    _ register: UInt8, _ mask: UInt8, _ place: ExperimentStep.Place, _ time: Duration
  ) throws(ExperimentFailure) -> ExperimentAnswer {
    let start = clock.now()
    var times: [Instant] = []
    while clock.now() - start < time {
      if try read(ExperimentStep.Place(address: register))[0] & mask == mask {
        times.append(clock.now())
        _ = try read(place)
      }
      try wait(.microseconds(100))
    }
    guard let first = times.first, let last = times.last, times.count > 2 else {
      return ExperimentAnswer()
    }
    let seconds = Double((last - first).wholeNanoseconds) / 1e9
    return ExperimentAnswer(number: Double(times.count - 1) / seconds)
  }
}

extension ExperimentRun {
  /// Restores the chip, as far as it answers: by the steps given, or by its registers' reset values.
  mutating func reset(_ chip: ChipArgument, by steps: [ExperimentStep]?) throws(ExperimentFailure) {
    guard !StopSignals.haveCome else { throw .stopped }
    try restore(chip, by: steps)
  }

  /// The same after a signal, too.
  mutating func restore(
    _ chip: ChipArgument, by steps: [ExperimentStep]?
  ) throws(ExperimentFailure) {
    isEnding = true
    defer { isEnding = false }
    if let steps {
      _ = try answers(to: steps)
    } else {
      for register in chip.model.facts.registers where register.isRestored {
        try write([register.withFixedFields(register.reset ?? 0)], to: register.address)
      }
    }
    clock.wait(until: clock.now() + .milliseconds(2))
  }
}

extension RegisterFacts {
  /// Whether writing the reset value restores the register.
  fileprivate var isRestored: Bool {
    access != .read && reset != nil && writeKey == nil && dump != .never
  }
}

/// Delays between the operations of a program on a busy system: mostly short, at times as long as `most`.
struct Jitter {
  private var state: UInt64
  private let most: Double

  /// - Parameter most: The longest delay, in ns.
  init(seed: UInt64, most: Double) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.most = most
  }

  /// The next delay in ns.
  mutating func next() -> Int64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    let part = Double(state >> 11) / Double(UInt64(1) << 53)
    return Int64(part * part * part * most)
  }
}
