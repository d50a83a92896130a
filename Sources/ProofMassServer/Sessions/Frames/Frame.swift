// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore

/// The constants of the frame protocol, which Sources/CBusPreload repeats for the interposer.
enum Frame {
  /// The first bytes of a connection, which name protocol and version.
  static let hello = Array("PMDOOR1\n".utf8)
  /// The largest length of a frame, in bytes.
  static let longest = 1 << 20

  /// The kinds of requests.
  enum Kind: UInt8 {
    case open = 1
    case i2c, spi, set, get, advanceBy, advanceTo, board
    case gpioChip, gpioInfo, gpioTake, gpioSet, gpioValues, gpioRead, gpioAwait
    case clock, gpioPut, clockTo, alarmTake, alarmSet
    case lineFile = 24
    case lineFileRead, lineFileWrite, lineFileSeek, linesExported, places
  }

  /// The settings of an open device.
  enum Key: UInt8 {
    case slave = 0
    case mode, bits, hertz
  }

  /// The address of a message that stands for the address set by `slave`.
  static let chosenAddress: UInt16 = 0xFFFF
  // I2C_M_RD and I2C_M_RECV_LEN of linux/i2c.h.
  static let readFlag: UInt16 = 0x0001
  static let countsFirstFlag: UInt16 = 0x0400
  /// I2C_RDWR_IOCTL_MAX_MSGS of linux/i2c-dev.h, and the kernel's limit on the length of a message.
  static let mostMessages = 42
  static let longestMessage = 8192

  /// The longest advance of virtual time by one request for an edge, in nanoseconds, so that other clients do
  /// not wait long for their answers.
  static let longestAwait: Int64 = 60_000_000_000
  /// The duration of a wait without end. Such a request does not move time while no chip has an
  /// event of its own ahead: the edge then depends on another client.
  static let forEver = UInt64.max

  /// A transfer has bytes to send.
  static let sendsFlag: UInt8 = 1
  /// The client needs the bytes that a transfer receives.
  static let receivesFlag: UInt8 = 2
  /// `cs_change` of a transfer.
  static let changesSelectFlag: UInt8 = 4
  /// The clock of a transfer, in hertz, follows its flags as 32 bits; without it the device's clock applies.
  static let hasSpeedFlag: UInt8 = 8
  // SPI_MODE_3, SPI_3WIRE and SPI_NO_CS of linux/spi/spidev.h.
  static let clockMode: UInt32 = 0x03
  static let threeWireMode: UInt32 = 0x10
  static let noSelectMode: UInt32 = 0x40
  /// spidev's `bufsiz`, each way, and the most transfers that an ioctl number can encode.
  static let longestSPI = 4096
  static let mostTransfers = 511
}

extension BusError {
  /// The error number that the Raspberry Pi's kernel returns: i2c-bcm2835 returns EREMOTEIO for
  /// every missing acknowledge.
  var number: Int32 {
    switch kind {
    case .noAcknowledge: EREMOTEIO
    case .arbitrationLost: EAGAIN
    case .timeout: ETIMEDOUT
    case .unsupported: EOPNOTSUPP
    case .other: EIO
    }
  }

  /// Creates the error for such a number.
  init(number: Int32) {
    let kind: Kind =
      switch number {
      case EREMOTEIO: .noAcknowledge
      case EAGAIN: .arbitrationLost
      case ETIMEDOUT: .timeout
      case EOPNOTSUPP, EINVAL, EMSGSIZE: .unsupported
      default: .other
      }
    self.init(kind, code: number)
  }
}

/// Reads a frame's payload from front to back.
struct FrameReader {
  private let bytes: ByteQueue
  /// The bytes that are left.
  private var left: Range<Int>

  /// Reads these bytes of a queue.
  init(_ bytes: ByteQueue, _ range: Range<Int>) {
    self.bytes = bytes
    left = range
  }

  /// Whether the whole payload has been read.
  var isAtEnd: Bool { left.isEmpty }

  /// The next number, its lowest byte first.
  mutating func next<Number: FixedWidthInteger>(
    _ type: Number.Type
  ) throws(ProtocolError) -> Number {
    bytes.littleEndian(at: try take(Number.bitWidth / 8).lowerBound)
  }

  /// The next bytes.
  mutating func next(_ count: Int) throws(ProtocolError) -> [UInt8] { bytes[try take(count)] }

  /// All remaining bytes.
  mutating func rest() -> [UInt8] {
    defer { left = left.upperBound..<left.upperBound }
    return bytes[left]
  }

  private mutating func take(_ count: Int) throws(ProtocolError) -> Range<Int> {
    guard count <= left.count else { throw ProtocolError("a frame that is too short") }
    let taken = left.lowerBound..<(left.lowerBound + count)
    left = taken.upperBound..<left.upperBound
    return taken
  }
}
