// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

/// The eight bytes that begin a control transfer (USB 2.0, table 9-2).
package struct USBSetup: Equatable, Sendable {
  /// Direction in bit 7, type in bits 6:5, recipient in bits 4:0.
  package var requestType: UInt8
  /// The request's number, bRequest.
  package var request: UInt8
  /// Its parameter, wValue.
  package var value: UInt16
  /// Its second parameter, wIndex.
  package var index: UInt16
  /// The largest number of bytes of the data stage.
  package var length: UInt16

  /// Whether the direction of the data stage is to the host.
  package var isRead: Bool { requestType & 0x80 != 0 }

  package init(
    requestType: UInt8, request: UInt8, value: UInt16, index: UInt16, length: UInt16
  ) {
    self.requestType = requestType
    self.request = request
    self.value = value
    self.index = index
    self.length = length
  }
}

/// An emulated i2c-tiny-usb: a USB device whose control requests are I2C messages on a board.
///
/// Linux drives it with its own `i2c-tiny-usb` and then has the board's chips on a `/dev/i2c-N`.
/// Requests as in linux/drivers/i2c/busses/i2c-tiny-usb.c; the device has no endpoint other than 0.
package struct TinyUSB {
  static let vendor: UInt16 = 0x0403
  static let product: UInt16 = 0xC631
  /// The device's own version, in BCD.
  static let version: UInt16 = 0x0205
  /// The class of the device and of its only interface: vendor-specific.
  static let deviceClass: UInt8 = 0xFF
  /// The packet size of endpoint 0, in bytes.
  static let packetSize: UInt8 = 64

  let board: ServedBoard
  /// 0 until the host has configured the device, then 1.
  private(set) var configuration: UInt8 = 0
  private var status = Status.idle

  /// Creates a device on a board.
  package init(_ board: ServedBoard) { self.board = board }

  /// Resets the USB device. The state of the I2C bus stays.
  package mutating func reset() {
    configuration = 0
    status = .idle
  }

  /// Carries out a control transfer.
  ///
  /// - Parameter data: The bytes from the host: `setup.length` of them in a transfer to the device,
  ///   none in a transfer to the host.
  /// - Returns: The bytes to the host: at most `setup.length`, none in a transfer to the device;
  ///   nil for a stall.
  package mutating func transfer(_ setup: USBSetup, _ data: [UInt8] = []) -> [UInt8]? {
    guard data.count == (setup.isRead ? 0 : Int(setup.length)) else { return nil }
    let answer =
      switch setup.requestType & 0x60 {
      case 0x00: standard(setup)
      case 0x40: vendor(setup, data)
      default: nil as [UInt8]?
      }
    guard let answer else { return nil }
    return setup.isRead ? Array(answer.prefix(Int(setup.length))) : []
  }

  // MARK: Vendor requests

  /// The result of the last I2C message.
  private enum Status: UInt8 { case idle, acknowledged, notAcknowledged }

  /// I2C_FUNC_I2C and I2C_FUNC_SMBUS_EMUL of linux/i2c.h.
  ///
  /// A block read, whose length the chip reports, is not supported: the host states the number of bytes
  /// before the first arrives. If a program requests one nevertheless, the message has I2C_M_RECV_LEN and a
  /// length of 1, and is answered by that one byte.
  private static let functionality: UInt32 = 0x0EFF_0009

  private mutating func vendor(_ setup: USBSetup, _ data: [UInt8]) -> [UInt8]? {
    switch setup.request {
    case 0: return [UInt8](littleEndian: setup.value)  // CMD_ECHO
    case 1: return [UInt8](littleEndian: Self.functionality)  // CMD_GET_FUNC
    case 2: return []  // CMD_SET_DELAY; the board determines the time on its wire
    case 3: return [status.rawValue]  // CMD_GET_STATUS
    case 4...7: return message(setup, data)  // CMD_I2C_IO
    default: return nil
    }
  }

  /// One message: flags in wValue, address in wIndex, END in bit 1 of the request.
  ///
  /// BEGIN, in bit 0, has no effect: every message has its START, which is a repeated START where
  /// the bus was held. A missing acknowledge is no stall: it is reported as status.
  private mutating func message(_ setup: USBSetup, _ data: [UInt8]) -> [UInt8]? {
    let isRead = setup.value & 0x0001 != 0  // I2C_M_RD
    let isTenBit = setup.value & 0x0010 != 0  // I2C_M_TEN
    guard isRead == setup.isRead || setup.length == 0 else { return nil }
    let message = I2CMessage(
      isRead ? .read(count: Int(setup.length)) : .write(data),
      at: isTenBit ? .max : UInt8(clamping: setup.index))
    do {
      let answers = try board.circuit.transfer([message], stop: setup.request & 2 != 0)
      status = .acknowledged
      return answers.first ?? []
    } catch {
      guard error.kind == .noAcknowledge else {
        status = .idle
        return nil
      }
      status = .notAcknowledged
      return [UInt8](repeating: 0, count: isRead ? Int(setup.length) : 0)
    }
  }

  // MARK: Standard requests (USB 2.0, 9.4)

  private mutating func standard(_ setup: USBSetup) -> [UInt8]? {
    switch (setup.requestType, setup.request) {
    case (0x80, 0x00),
      (0x81, 0x00) where setup.index == 0:
      return [0, 0]  // GET_STATUS
    case (0x82, 0x00) where isControlEndpoint(setup.index): return [0, 0]
    case (0x02, 0x01) where isControlEndpoint(setup.index) && setup.value == 0:
      return []  // CLEAR_FEATURE(ENDPOINT_HALT)
    case (0x00, 0x05): return []  // SET_ADDRESS, which the host's controller keeps
    case (0x80, 0x06): return descriptor(setup.value)
    case (0x80, 0x08): return [configuration]
    case (0x00, 0x09): return set(configuration: setup.value) ? [] : nil
    case (0x81, 0x0A): return isInterface(setup.index) ? [0] : nil  // GET_INTERFACE
    case (0x01, 0x0B): return isInterface(setup.index, alternate: setup.value) ? [] : nil
    default: return nil
    }
  }

  private func isControlEndpoint(_ index: UInt16) -> Bool { index & 0xFF7F == 0 }

  /// Whether the present configuration has such an interface with such a setting.
  func isInterface(_ index: UInt16, alternate: UInt16 = 0) -> Bool {
    configuration != 0 && index == 0 && alternate == 0
  }

  /// Chooses a configuration; false where it does not exist.
  mutating func set(configuration number: UInt16) -> Bool {
    guard number <= 1 else { return false }
    configuration = UInt8(number)
    return true
  }

  // MARK: Descriptors (USB 2.0, 9.6)

  private static let strings = ["ProofMass", "i2c-tiny-usb", "emulated"]

  private func descriptor(_ value: UInt16) -> [UInt8]? {
    let index = UInt8(truncatingIfNeeded: value)
    switch value >> 8 {
    case 1 where index == 0: return Self.deviceDescriptor
    case 2 where index == 0: return Self.configurationDescriptor
    case 3: return Self.stringDescriptor(index)
    default: return nil
    }
  }

  private static var deviceDescriptor: [UInt8] {
    var bytes: [UInt8] = [18, 1]
    bytes.append(littleEndian: 0x0110 as UInt16)  // USB 1.1
    bytes += [deviceClass, 0, 0, packetSize]
    bytes.append(littleEndian: vendor)
    bytes.append(littleEndian: product)
    bytes.append(littleEndian: version)
    return bytes + [1, 2, 3, 1]  // its strings, and one configuration
  }

  /// Powered by the bus, with 20 mA; one interface without endpoints.
  private static var configurationDescriptor: [UInt8] {
    [9, 2, 18, 0, 1, 1, 0, 0x80, 10]
      + [9, 4, 0, 0, 0, deviceClass, 0, 0, 0]
  }

  private static func stringDescriptor(_ index: UInt8) -> [UInt8]? {
    if index == 0 { return [4, 3, 0x09, 0x04] }  // English of the United States
    guard Int(index) <= strings.count else { return nil }
    var bytes: [UInt8] = [0, 3]
    for unit in strings[Int(index) - 1].utf16 { bytes.append(littleEndian: unit) }
    bytes[0] = UInt8(bytes.count)
    return bytes
  }
}
