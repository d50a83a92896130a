// SPDX-License-Identifier: Apache-2.0

/// An action of a program on a chip that the datasheet forbids or warns of.
public struct Violation: Equatable, Sendable {
  /// Severity of a violation.
  public enum Class: String, Sendable, Comparable {
    /// Worth knowing; nothing is wrong.
    case note
    /// Works now, and may give wrong data at another moment.
    case hazard
    /// The datasheet forbids it.
    case forbidden

    public static func < (left: Class, right: Class) -> Bool { left.rank < right.rank }
    private var rank: Int { self == .note ? 0 : self == .hazard ? 1 : 2 }
  }

  /// Kind of a violation.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A write to a reserved address, where factory trim may be stored.
    case reservedWrite
    /// A one written to a bit that must stay zero.
    case reservedBits
    /// A code written that the datasheet does not define.
    case undefinedCode
    /// An access to a register that the manufacturer closes to the host.
    case doNotAccess
    /// A mode set from another mode, without power-down between.
    case modeChange
    /// A mode set less than the required wait after power-down.
    case modeChangeWait
    /// Several bytes of one transfer at the same register.
    case burstWithoutIncrement
    /// Both halves of an output pair read with block data update off.
    case unprotectedRead
    /// Output read without checking data-ready: it may repeat the old sample.
    case staleRead
    /// Data registers read while a measurement is running.
    case busyRead
    /// More than one register in an SPI write frame.
    case spiExtraBytes
    /// A write of something other than the key.
    case wrongKey
    /// Half of an output pair read again, frozen until the other half is read.
    case frozenRead
    /// Data read before the output settled.
    case unsettledRead
    /// A write to a read-only register.
    case readOnlyWrite
    /// A write to an undocumented address.
    case undocumentedWrite
    /// A read of an address without a documented register.
    case reservedRead
    /// An access while the chip loads its trim.
    case bootAccess
    /// A measurement started while the last one's data are unread.
    case startWhileReady
    /// A magnetometer's data read, and the next reading or measurement without ST2 in between.
    case st2Unread
    /// Settings that exclude each other, set together.
    case forbiddenCombination
    /// A zero written to a bit that must stay one.
    case reservedOnes
    /// Output read while the part measures nothing.
    case powerDownRead
    /// Output read before the first sample after power-down.
    case earlyRead
    /// Fuse ROM or EEPROM read outside its mode.
    case fuseModeRead
    /// A burst over output pairs that begins at a high byte.
    case misalignedBurst
    /// A read that continues after a byte that was written to a read-only output.
    case readAfterWrite
    /// Power-down left after high resolution, without a read of REFERENCE.
    case referenceUnread
    /// A setting that has no effect, because another one is missing.
    case noEffect
    /// An SPI frame whose clock samples on the wrong edge.
    case spiMode
    /// An SPI frame on a clock above the part's maximum.
    case spiClock
    /// Several bytes in an I2C write to a part whose address increments in reads alone.
    case burstWrite
    /// Bytes read of a FIFO of bytes that has lost some since it was empty.
    case displacedRecords
    /// A slave of an auxiliary bus that is written with more than the one byte that there is.
    case repeatedWrite
    /// An access to an address where another bank has a register, and the open one has none.
    case otherBank
    /// A write that the part may ignore, because its digital part is in low power.
    case lowPowerWrite
    /// A write, or a read of the FIFO, on SPI too early after the gyroscope was switched off.
    case accessAfterGyroscope

    /// Identifier that the command prints; it never changes.
    public var identifier: String {
      switch self {
      case .reservedWrite: "reserved-write"
      case .reservedBits: "reserved-bits"
      case .undefinedCode: "undefined-code"
      case .doNotAccess: "do-not-access"
      case .modeChange: "mode-change"
      case .modeChangeWait: "mode-change-wait"
      case .burstWithoutIncrement: "burst-without-increment"
      case .unprotectedRead: "unprotected-read"
      case .staleRead: "stale-read"
      case .busyRead: "busy-read"
      case .spiExtraBytes: "spi-extra-bytes"
      case .wrongKey: "wrong-key"
      case .frozenRead: "frozen-read"
      case .unsettledRead: "unsettled-read"
      case .readOnlyWrite: "read-only-write"
      case .undocumentedWrite: "undocumented-write"
      case .reservedRead: "reserved-read"
      case .bootAccess: "boot-access"
      case .startWhileReady: "start-while-ready"
      case .st2Unread: "st2-unread"
      case .forbiddenCombination: "forbidden-combination"
      case .reservedOnes: "reserved-ones"
      case .powerDownRead: "power-down-read"
      case .earlyRead: "early-read"
      case .fuseModeRead: "fuse-mode-read"
      case .misalignedBurst: "misaligned-burst"
      case .readAfterWrite: "read-after-write"
      case .referenceUnread: "reference-unread"
      case .noEffect: "no-effect"
      case .spiMode: "spi-mode"
      case .spiClock: "spi-clock"
      case .burstWrite: "burst-write"
      case .displacedRecords: "displaced-records"
      case .repeatedWrite: "repeated-write"
      case .otherBank: "other-bank"
      case .lowPowerWrite: "low-power-write"
      case .accessAfterGyroscope: "access-after-gyroscope"
      }
    }

    /// The kind with an identifier; nil when there is none.
    public init?(identifier: String) {
      guard let kind = Self.allCases.first(where: { $0.identifier == identifier }) else {
        return nil
      }
      self = kind
    }

    /// Severity of the kind.
    public var severity: Class {
      switch self {
      case .reservedWrite, .reservedBits, .undefinedCode, .doNotAccess, .modeChange,
        .modeChangeWait, .forbiddenCombination, .reservedOnes:
        .forbidden
      case .burstWithoutIncrement, .unprotectedRead, .staleRead, .busyRead, .spiExtraBytes,
        .wrongKey, .frozenRead, .unsettledRead, .startWhileReady, .st2Unread,
        .powerDownRead, .earlyRead, .fuseModeRead, .misalignedBurst, .readAfterWrite,
        .referenceUnread, .spiMode, .spiClock, .burstWrite, .displacedRecords, .repeatedWrite,
        .otherBank, .lowPowerWrite, .accessAfterGyroscope:
        .hazard
      case .readOnlyWrite, .undocumentedWrite, .reservedRead, .bootAccess, .noEffect:
        .note
      }
    }

    /// Description in a sentence.
    public var meaning: String {
      switch self {
      case .reservedWrite: "a write to a reserved address, where factory trim may live"
      case .reservedBits: "a one written to a bit that must stay zero"
      case .undefinedCode: "a code written that the datasheet does not define"
      case .doNotAccess: "an access to a register that the manufacturer reserves for itself"
      case .modeChange: "a mode set from another mode, without power-down between"
      case .modeChangeWait: "a mode set less than the required wait after power-down"
      case .burstWithoutIncrement:
        "several bytes of one register in a burst, because the address does not increment"
      case .unprotectedRead: "both halves of an output pair read with block data update off"
      case .frozenRead:
        "half of an output pair read twice; it stays frozen until the other half is read"
      case .unsettledRead: "data read before the output settled"
      case .staleRead: "output read without checking data-ready; may repeat the old sample"
      case .busyRead: "data registers read while a measurement is running"
      case .spiExtraBytes: "more than one register in an SPI write frame"
      case .wrongKey: "a write of any value but the one key that the register takes"
      case .readOnlyWrite: "a write to a read-only register"
      case .undocumentedWrite: "a write to an undocumented address"
      case .reservedRead: "a read of an address without a documented register"
      case .bootAccess: "an access while the chip loads its trim"
      case .startWhileReady: "a measurement started before the last one's data were read"
      case .st2Unread: "compass data read again without reading ST2 in between"
      case .forbiddenCombination: "settings together that exclude each other"
      case .reservedOnes: "a zero written to a bit that must stay one"
      case .powerDownRead: "output read while the part measures nothing"
      case .earlyRead: "output read before the first sample after power-down"
      case .fuseModeRead: "fuse ROM or EEPROM read outside its mode"
      case .misalignedBurst: "a burst over output pairs that begins at a high byte"
      case .readAfterWrite:
        "a byte written to a read-only output, and the outputs behind it read in its place"
      case .referenceUnread:
        "power-down left after high resolution, without a read of REFERENCE in between"
      case .noEffect: "a setting without effect, because another is missing"
      case .spiMode: "an SPI frame in a clock mode that samples on the wrong edge"
      case .spiClock: "an SPI frame on a clock faster than the part's maximum"
      case .burstWrite: "several bytes in a write, though the address increments in reads alone"
      case .displacedRecords:
        "bytes read of a FIFO that has lost some, so that records are displaced"
      case .repeatedWrite: "a slave written with several bytes, though there is one to write"
      case .otherBank: "an access to a register of another bank than the open one"
      case .lowPowerWrite: "a write that low power may make the part ignore"
      case .accessAfterGyroscope: "an access on SPI too early after the gyroscope was switched off"
      }
    }
  }

  /// Kind of the violation.
  public var kind: Kind
  /// Board time in nanoseconds.
  public var time: Int64
  /// Address of the register.
  public var register: UInt8
  /// The byte that was written; 0 for a read.
  public var value: UInt8
  /// The settings that it is about; nil where the register identifies them.
  package var detail: Detail?

  /// Severity of its kind.
  public var severity: Class { kind.severity }

  /// Description in a sentence: the meaning of its kind, and the settings that it is about.
  public var meaning: String { kind.meaning + (detail.map { ": \($0.text)" } ?? "") }

  /// Creates a violation from its parts.
  package init(
    kind: Kind, time: Int64, register: UInt8, value: UInt8 = 0, detail: Detail? = nil
  ) {
    self.kind = kind
    self.time = time
    self.register = register
    self.value = value
    self.detail = detail
  }
}

/// A chip's violations: the first of them in full, and a count of all.
public struct Violations: Sendable {
  /// Number of violations that are kept in full.
  package static let limit = 1000

  /// The first violations, in order of time.
  public private(set) var list: [Violation] = []
  /// Number of violations, kept or not.
  public private(set) var count = 0
  /// Violations since the last transaction was logged, kept only while a circuit logs.
  private var fresh: [Violation] = []
  var keepsFresh = false {
    didSet { fresh = [] }
  }
  /// Number by kind, an array because a program may repeat a violation a million times.
  private var counts = [Int](repeating: 0, count: Violation.Kind.allCases.count)

  /// No violations.
  package init() {}

  /// Adds a violation at a board time in nanoseconds; `value` is the byte written, 0 for a read.
  package mutating func record(
    _ kind: Violation.Kind, register: UInt8, value: UInt8 = 0,
    about detail: Violation.Detail? = nil, at time: Int64
  ) {
    count += 1
    counts[Int(kind.rawValue)] += 1
    let violation = Violation(
      kind: kind, time: time, register: register, value: value, detail: detail)
    if keepsFresh { fresh.append(violation) }
    guard list.count < Self.limit else { return }
    list.append(violation)
  }

  mutating func takeFresh() -> [Violation] {
    defer { fresh = [] }
    return fresh
  }

  /// Number of violations of a kind.
  public func count(_ kind: Violation.Kind) -> Int { counts[Int(kind.rawValue)] }

  /// Number of violations that the datasheet forbids.
  public var forbidden: Int {
    Violation.Kind.allCases.reduce(0) { $1.severity == .forbidden ? $0 + count($1) : $0 }
  }
}
