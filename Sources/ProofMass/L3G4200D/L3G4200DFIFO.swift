// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension L3G4200DConfiguration {
  /// How the chip keeps up to 32 sets of three axes. Datasheet, FIFO_CTRL_REG.
  public struct FIFO: Equatable, Sendable {
    public enum Mode: UInt8, Sendable {
      /// Nothing is kept. Whether the outputs go on is not documented.
      case bypass
      /// It fills once and stops. `rearmFIFO` starts it again.
      case fifo
      /// When it is full, each new set takes the place of the oldest.
      case stream
      /// As stream; while the interrupt is active, as FIFO. It keeps what was before an event.
      case streamToFIFO
      /// Nothing is kept; while the interrupt is active, as stream.
      case bypassToStream
    }

    public var mode: Mode
    /// The watermark is passed by one set more than this, 0…31. The line that shows it falls when
    /// fewer are left: with 0 never.
    public var watermark: UInt8

    public init(_ mode: Mode, watermark: UInt8 = 0) {
      self.mode = mode
      self.watermark = watermark
    }
  }
}

extension L3G4200DConfiguration.FIFO {
  var control: Datasheet.L3G4200D.FIFO_CTRL_REG {
    let code: Datasheet.L3G4200D.FIFO_CTRL_REG.Mode =
      switch mode {
      case .bypass: .bypass
      case .fifo: .fifo
      case .stream: .stream
      case .streamToFIFO: .streamToFIFO
      case .bypassToStream: .bypassToStream
      }
    return Datasheet.L3G4200D.FIFO_CTRL_REG(mode: code, watermark: watermark)
  }
}

extension L3G4200DConfiguration {
  /// Whether sets are kept: then samples are drained, not read.
  var collects: Bool { fifo != nil && fifo?.mode != .bypass }
}
