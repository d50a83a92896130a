// SPDX-License-Identifier: Apache-2.0

/// The eight bytes that begin a control transfer (USB 2.0, table 9-2).
package struct USBSetup: Equatable, Sendable {
  /// Direction in bit 7, type in bits 6:5, recipient in bits 4:0.
  package var requestType: UInt8
  package var request: UInt8
  package var value: UInt16
  package var index: UInt16
  /// How many bytes the data stage may have.
  package var length: UInt16

  /// Whether the data stage, if there is one, goes to the host.
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
