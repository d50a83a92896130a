// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// The order of the words in an LSM6DSL's FIFO, which repeats itself: a set of words at each sample of the faster
/// sensor, three of the gyroscope before three of the accelerometer, and after these three of the sensor hub, which the
/// accelerometer's samples start. The first set of a pattern has those of both sensors, the others those of the faster
/// one alone (AN5040 and AN4650, FIFO pattern).
@usableFromInline
struct LSM6DSLPattern: Equatable, Sendable {
  /// The sensors of a set.
  @usableFromInline
  struct Sensors: Equatable, Sendable {
    @usableFromInline var gyroscope: Bool
    @usableFromInline var accelerometer: Bool
    /// Whether words of the sensor hub follow.
    @usableFromInline var hub = false

    /// The number of words.
    @usableFromInline var words: Int { (gyroscope && accelerometer ? 6 : 3) + (hub ? 3 : 0) }
  }

  /// The rate of the sets.
  private(set) var rate: STSixAxisRate?
  /// The number of sets in a pattern: that of the samples of the faster sensor in one of the slower.
  @usableFromInline private(set) var ratio = 1
  /// The sensors that run.
  private var all = Sensors(gyroscope: true, accelerometer: true)
  /// The sensors of a set that is not the first of its pattern.
  private var faster = Sensors(gyroscope: true, accelerometer: true)

  /// - Parameters: The rates, which are in ratios of powers of two; nil where a sensor is off. Whether the FIFO stores
  ///   what the sensor hub reads.
  init(accelerometerRate: STSixAxisRate?, gyroscopeRate: STSixAxisRate?, hub: Bool = false) {
    all = Sensors(
      gyroscope: gyroscopeRate != nil, accelerometer: accelerometerRate != nil, hub: hub)
    faster = all
    rate = accelerometerRate ?? gyroscopeRate
    guard let force = accelerometerRate?.rawValue, let turn = gyroscopeRate?.rawValue else {
      return
    }
    if turn > force { rate = gyroscopeRate }
    ratio = 1 << Int(max(force, turn) - min(force, turn))
    faster = Sensors(
      gyroscope: turn >= force, accelerometer: force >= turn, hub: hub && force >= turn)
  }

  /// The sensors of a set, by its number in the pattern.
  @usableFromInline
  func sensors(at set: Int) -> Sensors { set == 0 ? all : faster }

  /// The number of words for which a FIFO has room unless it is nearly full: those of two sets.
  var margin: Int { all.hub ? 18 : 12 }

  /// The number of words in a pattern.
  var length: Int { all.words + (ratio - 1) * faster.words }

  /// FIFO_CTRL3: each sensor's share of the sets.
  var decimations: Datasheet.LSM6DSL.FIFO_CTRL3 {
    typealias Control = Datasheet.LSM6DSL.FIFO_CTRL3
    let slower = Control.Accelerometer.first {
      Datasheet.LSM6DSL.Variant.lsm6dsl.fifoDecimation($0) == Int32(truncatingIfNeeded: ratio)
    }
    func code(_ runs: Bool, _ isFaster: Bool) -> Control.Accelerometer {
      runs ? isFaster ? .one : slower ?? .one : .off
    }
    return Control(
      gyroscope: .init(code: code(all.gyroscope, faster.gyroscope), otherwise: .off),
      accelerometer: code(all.accelerometer, faster.accelerometer))
  }

  /// FIFO_CTRL4: the share of the sensor hub is the accelerometer's.
  var hubDecimation: Datasheet.LSM6DSL.FIFO_CTRL4 {
    guard all.hub else { return .init() }
    return .init(third: .init(code: decimations.accelerometer, otherwise: .off))
  }

  /// The number of whole sets in as many words that begin with a set.
  func sets(in words: Int, from set: Int) -> Int {
    let whole = words / length
    var (left, number, count) = (words - whole * length, set, whole * ratio)
    while left >= sensors(at: number).words {
      left -= sensors(at: number).words
      number = (number + 1) % ratio
      count += 1
    }
    return count
  }

  /// The greatest number of sets in as many words.
  func most(in words: Int) -> Int {
    let (fromFirst, fromSecond) = (sets(in: words, from: 0), sets(in: words, from: 1 % ratio))
    return max(fromFirst, fromSecond)
  }

  /// The set to which a word belongs, and the number of its words before that one, by the word's number in the pattern.
  func place(of word: Int) -> (set: Int, before: Int) {
    let word = word % length
    guard word >= all.words else { return (0, word) }
    let after = word - all.words
    return (1 + after / faster.words, after % faster.words)
  }
}
