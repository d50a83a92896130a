// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore

/// The numbers of the frame protocol; Sources/CBusPreload has them for the interposer.
enum Frame {
  /// What a connection begins with, version included.
  static let hello = Array("PMDOOR1\n".utf8)
  /// How long either side looks for what comes next before it sleeps, in nanoseconds. Waking another
  /// processor takes many times as long as a transaction, and what comes next mostly comes at once.
  static let patience: Int64 = 50_000
  /// The largest length of a frame.
  static let longest = 1 << 20

  enum Kind: UInt8 {
    case open = 1
    case i2c, spi, set, get, advanceBy, advanceTo, board
    case gpioChip, gpioInfo, gpioTake, gpioSet, gpioValues, gpioRead, gpioAwait
  }

  enum Key: UInt8 {
    case slave = 0
    case mode, bits, hertz
  }

  /// The address that was set, in place of one.
  static let chosenAddress: UInt16 = 0xFFFF
  // I2C_M_RD and I2C_M_RECV_LEN of linux/i2c.h.
  static let readFlag: UInt16 = 0x0001
  static let countsFirstFlag: UInt16 = 0x0400
  /// I2C_RDWR_IOCTL_MAX_MSGS of linux/i2c-dev.h, and the kernel's limit of a message.
  static let mostMessages = 42
  static let longestMessage = 8192

  /// How far a request to wait for an edge moves virtual time at most, in nanoseconds, so that nobody
  /// else waits long for the answer to his.
  static let longestAwait: Int64 = 60_000_000_000
  /// The time of a request that would wait for ever. While no chip has anything to do by itself it
  /// does not move time: what it waits for begins with somebody else.
  static let forEver = UInt64.max

  static let sendsFlag: UInt8 = 1
  static let receivesFlag: UInt8 = 2
  /// `cs_change` of a transfer.
  static let changesSelectFlag: UInt8 = 4
  /// spidev's `bufsiz`, each way, and what an ioctl number has room for.
  static let longestSPI = 4096
  static let mostTransfers = 511
}

extension BusError {
  /// What the Raspberry Pi's kernel says: i2c-bcm2835 has EREMOTEIO for each missing acknowledge.
  var number: Int32 {
    switch kind {
    case .noAcknowledge: EREMOTEIO
    case .arbitrationLost: EAGAIN
    case .timeout: ETIMEDOUT
    case .unsupported: EOPNOTSUPP
    case .other: EIO
    }
  }

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
