// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
package import ProofMassEmulation

/// The connection of the chips' output pins to the lines of the board's GPIO chip.
package struct LineWiring: Equatable, Sendable {
  /// The number of lines: that of a Raspberry Pi's header chip.
  package static let count = 54

  /// An output pin of a chip.
  package struct Pin: Hashable, Sendable {
    /// The chip's address.
    package var target: Transaction.Target
    /// The pin's name in the datasheet.
    package var name: String

    package init(_ name: String, of target: Transaction.Target) {
      self.name = name
      self.target = target
    }
  }

  /// The pins by line.
  private var pins: [Int: Pin]
  /// The chips whose chip select is a line instead of one of the controller's selects, by line.
  package let selects: [Int: SPISelect]
  private var names: [Int: String] = [:]

  /// Wires the pins of a board.
  ///
  /// - Parameter dataReady: The chips whose data-ready pins have a chosen line, by line. All other
  ///   pins get the lowest free lines, in the order of the board's parts; pins for which no line is
  ///   left are not connected.
  /// - Parameter placed: Other pins that have a chosen line, by line.
  /// - Parameter selects: The chips whose chip select is a line, by line. No pin gets such a line.
  package init(
    _ circuit: Circuit, dataReady: [Int: Transaction.Target] = [:], placed: [Int: Pin] = [:],
    selects: [Int: SPISelect] = [:]
  ) {
    pins = placed.filter { 0..<Self.count ~= $0.key }
    self.selects = selects
    for (line, target) in dataReady where 0..<Self.count ~= line {
      pins[line] = circuit.dataReadyPin(of: target).map { Pin($0, of: target) }
    }
    let taken = Set(pins.values)
    var free = (0..<Self.count).filter {
      dataReady[$0] == nil && placed[$0] == nil && selects[$0] == nil
    }[...]
    for (target, facts) in circuit.mounted {
      for pin in circuit.pins(at: target).map({ Pin($0.name, of: target) }) {
        if !taken.contains(pin), let line = free.popFirst() { pins[line] = pin }
        for (line, wired) in pins where wired == pin { names[line] = "\(facts.name).\(pin.name)" }
      }
      for (line, select) in selects where target == .spi(select) {
        names[line] = "\(facts.name).CS"
      }
    }
  }

  /// The pin that is wired to a line; nil where there is none.
  package func pin(at line: Int) -> Pin? { pins[line] }

  /// The name of a line, `LIS331DLH.INT1`; nil where no pin is wired to it.
  package func name(at line: Int) -> String? { names[line] }

  /// The line that is a chip's chip select; nil where the controller has one for it.
  package func line(of select: SPISelect) -> Int? {
    selects.first { $0.value == select }?.key
  }

  /// The wiring as text, in the order of the lines: `LIS331DLH.INT1 gpiochip0:17`.
  ///
  /// - Parameter chip: the number of the GPIO chip.
  package func description(chip: Int) -> String {
    names.sorted { $0.key < $1.key }.map { "\($0.value) gpiochip\(chip):\($0.key)" }
      .joined(separator: ", ")
  }
}

extension Circuit {
  /// The name of a chip's data-ready pin: the one with DRDY in its name, otherwise the first; nil
  /// where there is no chip or no pin.
  package func dataReadyPin(of target: Transaction.Target) -> String? {
    let names = pins(at: target).map(\.name)
    return names.first { $0.contains("DRDY") } ?? names.first
  }
}
