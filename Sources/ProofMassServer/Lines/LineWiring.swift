// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets
package import ProofMassEmulation

/// Which output pin of which chip is at which line of the board's GPIO chip.
package struct LineWiring: Equatable, Sendable {
  /// As many lines as a Raspberry Pi's header chip has.
  package static let count = 54

  /// An output pin of a chip.
  package struct Pin: Hashable, Sendable {
    package var target: Transaction.Target
    /// As the datasheet has it.
    package var name: String

    package init(_ name: String, of target: Transaction.Target) {
      self.name = name
      self.target = target
    }
  }

  /// By line.
  private var pins: [Int: Pin]
  private var names: [Int: String] = [:]

  /// - Parameter dataReady: The chips whose data-ready pin is where somebody wants it, by line. All
  ///   other pins get the lowest free lines, in the order of the board's parts; those that find none
  ///   are not connected.
  package init(_ circuit: Circuit, dataReady: [Int: Transaction.Target] = [:]) {
    pins = [:]
    for (line, target) in dataReady where 0..<Self.count ~= line {
      pins[line] = circuit.dataReadyPin(of: target).map { Pin($0, of: target) }
    }
    let taken = Set(pins.values)
    var free = (0..<Self.count).filter { dataReady[$0] == nil }[...]
    for (target, facts) in circuit.mounted {
      for pin in circuit.pins(at: target).map({ Pin($0.name, of: target) }) {
        if !taken.contains(pin), let line = free.popFirst() { pins[line] = pin }
        for (line, wired) in pins where wired == pin { names[line] = "\(facts.name).\(pin.name)" }
      }
    }
  }

  /// nil where nothing is wired to the line.
  package func pin(at line: Int) -> Pin? { pins[line] }

  /// `LIS331DLH.INT1`; nil where nothing is wired to the line.
  package func name(at line: Int) -> String? { names[line] }

  /// `LIS331DLH.INT1 gpiochip0:17`, in the order of the lines.
  ///
  /// - Parameter chip: the number of the GPIO chip.
  package func description(chip: Int) -> String {
    names.sorted { $0.key < $1.key }.map { "\($0.value) gpiochip\(chip):\($0.key)" }
      .joined(separator: ", ")
  }
}

extension Circuit {
  /// The pin that a chip shows data ready at: the one that the datasheet names for it, else the
  /// first; nil where there is no chip or no pin.
  package func dataReadyPin(of target: Transaction.Target) -> String? {
    let names = pins(at: target).map(\.name)
    return names.first { $0.contains("DRDY") } ?? names.first
  }
}
