// SPDX-License-Identifier: Apache-2.0

import ProofMassLibrary

/// A board by the C functions alone.
struct CBoard {
  let handle: Int32

  init(_ description: String) throws {
    var message = [UInt8](repeating: 0, count: 400)
    let text = Array(description.utf8)
    handle = unsafe text.withUnsafeBufferPointer { text in
      unsafe message.withUnsafeMutableBufferPointer { message in
        unsafe create(text.baseAddress, text.count, message.baseAddress, message.count)
      }
    }
    guard handle > 0 else {
      throw Refusal(
        code: handle, words: String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
    }
  }

  /// The reason why a board was not created.
  struct Refusal: Error, Equatable {
    var code: Int32
    var words: String
  }

  func request(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let length = unsafe bytes.withUnsafeBufferPointer {
      unsafe ProofMassLibrary.request(handle, $0.baseAddress, $0.count)
    }
    guard length >= 0 else { return "\(length)" }
    return lastAnswer
  }

  var lastAnswer: String {
    let length = answer(handle, nil, 0)
    var bytes = [UInt8](repeating: 0, count: Int(max(0, length)))
    _ = unsafe bytes.withUnsafeMutableBufferPointer {
      unsafe answer(handle, $0.baseAddress, $0.count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The code and the bytes of a transfer on I2C.
  func transfer(_ address: Int32, _ written: [UInt8], reading count: Int = 0) -> (Int32, [UInt8]) {
    var bytes = [UInt8](repeating: 0, count: count)
    let code = unsafe written.withUnsafeBufferPointer { written in
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        unsafe i2c(handle, address, written.baseAddress, written.count, bytes.baseAddress, count)
      }
    }
    return (code, bytes)
  }

  /// The bytes of a read, byte by byte; nil where an address or the command is not acknowledged.
  func readSingly(_ address: UInt8, _ command: UInt8, _ count: Int) -> [UInt8]? {
    defer { _ = i2cStop(handle) }
    _ = i2cStart(handle)
    guard i2cSend(handle, address << 1) == 1, i2cSend(handle, command) == 1 else { return nil }
    _ = i2cStart(handle)
    guard i2cSend(handle, address << 1 | 1) == 1 else { return nil }
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: i2cReceive(handle)) }
  }

  func numbers(
    _ function: (Int32, UnsafeMutablePointer<Double>?, Int) -> Int32
  ) -> [Double] {
    let count = Int(function(handle, nil, 0))
    var numbers = [Double](repeating: 0, count: max(0, count))
    _ = unsafe numbers.withUnsafeMutableBufferPointer {
      unsafe function(handle, $0.baseAddress, $0.count)
    }
    return numbers
  }
}
