// SPDX-License-Identifier: Apache-2.0

// Microcontrollers have no room for text.
#if !NO_HEAP
  extension BusError: CustomStringConvertible {
    /// What happened, in a few words: `no chip acknowledged`.
    public var description: String {
      let number = code == 0 ? "" : " (error \(code))"
      return switch kind {
      case .noAcknowledge: "no chip acknowledged\(number)"
      case .arbitrationLost: "another controller took the bus\(number)"
      case .timeout: "the bus stayed busy\(number)"
      case .unsupported: "the adapter cannot make such a transfer\(number)"
      case .other: "the transfer failed\(number)"
      }
    }

    /// What to do about it.
    fileprivate var remedy: String {
      switch kind {
      case .noAcknowledge: "check the address, the supply and the wiring"
      case .arbitrationLost: "try again"
      case .timeout: "check that nothing holds SCL or SDA low, and the pull-ups"
      case .unsupported: "use another adapter, or shorter transfers"
      case .other: "check the wiring and the bus's driver"
      }
    }
  }

  extension SensorError: CustomStringConvertible {
    /// A sentence without a full stop: what happened, and what to do next.
    public var description: String {
      switch self {
      case .bus(let error, let register):
        "\(error) at register \(register.hexText): \(error.remedy)"
      case .identity(let expected, let found):
        "the identity register reads \(found.hexText) instead of \(expected.hexText): "
          + "check the part and its address"
      case .overflow: "the magnetic field is too strong to measure: move magnets away"
      case .dataError: "the data changed while they were read: read again"
      case .notReady: "the measurement has not finished: wait for the chip, then read again"
      case .lostConfiguration:
        "the chip lost its configuration: check its supply, and configure it again"
      case .notVerified(let register):
        "register \(register.hexText) did not take the value written: check the wiring, "
          + "and that nothing else writes to the chip"
      case .wrongState:
        "the chip is not configured for this call: configure it first, or use the call for its mode"
      case .wrongPart: "the part has no such range, rate or function: see its datasheet"
      case .wrongConfiguration:
        "the settings contradict each other, or one is out of range: see their documentation"
      case .invalidAdjustment:
        "the fuse ROM holds no valid sensitivity adjustment: check the wiring, or replace the chip"
      case .dataReadyLine(let error):
        "waiting for the data-ready line failed (error \(error.code)): check the line, or read without it"
      }
    }
  }
#endif
