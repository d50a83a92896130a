// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

extension ControlSession {
  private static var mostMessages: Int { 42 }
  private static var longestMessage: Int { 8192 }

  /// One message of a transfer: bytes to write, and then a number of bytes to read.
  private struct Message {
    var write: [UInt8]?
    var read: Int?
  }

  /// Transfers messages: on I2C in one transaction with repeated STARTs, on SPI in one frame each.
  /// A transfer that fails is answered with the error, its kind and the time.
  func transfer(_ members: Members) throws(InputError) -> [(String, JSON)] {
    let target = try members.required("address", Members.target)
    let values = try members.required("messages", Members.array)
    guard 1...Self.mostMessages ~= values.count else {
      throw InputError("messages are 1 to \(Self.mostMessages)")
    }
    var messages: [Message] = []
    for value in values { messages.append(try Self.message(value, to: target)) }
    let stop = try members.bool("stop") ?? true
    let clock = try SPIClock(members)
    if case .i2c = target, clock != SPIClock() {
      throw InputError("mode and hertz are of SPI: leave them out at \(target.text)")
    }
    do throws(BusError) {
      let answers =
        switch target {
        case .i2c(let address): try i2c(messages, at: address, stop: stop)
        case .spi(let select): try frames(messages, on: select, clock)
        }
      return [("answers", .array(answers.map { .text($0.hexText) })), time]
    } catch {
      let kind = error.kind.identifier
      return [
        ("error", .text("transfer: \(target.text) failed: \(kind)")), ("bus", .text(kind)), time,
      ]
    }
  }

  private static func message(
    _ value: JSONValue, to target: Transaction.Target
  ) throws(InputError) -> Message {
    do throws(InputError) {
      let members = try Members(value, known: ["write", "read"])
      let message = Message(
        write: try members.bytes("write"), read: try members.integer("read", in: 1...longestMessage)
      )
      guard message.write != nil || message.read != nil else {
        throw InputError("neither write nor read")
      }
      if case .spi = target, message.write?.isEmpty != false {
        throw InputError("a frame begins with a command byte, in write")
      }
      guard message.write?.count ?? 0 <= longestMessage else {
        throw InputError("write has more than \(longestMessage) bytes")
      }
      return message
    } catch { throw InputError("a message: \(error.reason)") }
  }

  private func i2c(
    _ messages: [Message], at address: UInt8, stop: Bool
  ) throws(BusError) -> [[UInt8]] {
    try circuit.transfer(
      messages.flatMap { message in
        (message.write.map { [I2CMessage(.write($0), at: address)] } ?? [])
          + (message.read.map { [I2CMessage(.read(count: $0), at: address)] } ?? [])
      }, stop: stop)
  }

  private func frames(
    _ messages: [Message], on select: SPISelect, _ clock: SPIClock
  ) throws(BusError) -> [[UInt8]] {
    var answers: [[UInt8]] = []
    for message in messages {
      guard let command = message.write?.first else { continue }
      let sent = Array((message.write ?? []).dropFirst())
      var bytes = [UInt8](repeating: 0, count: message.read ?? 0)
      var reading = bytes.mutableSpan
      try circuit.transfer(
        spi: select, command: command, writing: sent.span, reading: &reading, clock: clock)
      if message.read != nil { answers.append(bytes) }
    }
    return answers
  }
}
