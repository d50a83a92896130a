// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// A chip whose type its users do not know.
@Suite struct AnyChipTests {
  /// Notes which requirement was called, the last one. A requirement that is added to `Chip` is missing
  /// here until it is added, and then belongs in the test.
  private struct Probe: Chip {
    final class Notes: @unchecked Sendable {
      var last = ""
    }

    let notes = Notes()

    private func note<Answer>(_ name: String = #function, _ answer: Answer) -> Answer {
      notes.last = name
      return answer
    }

    private func note(_ name: String = #function) { notes.last = name }

    var facts: ChipFacts { note("facts", LIS331DLHChip().facts) }
    var nextEvent: Int64 { note("nextEvent", 11) }
    mutating func catchUp(to time: Int64, in world: inout World) { note() }
    mutating func powerOn(at time: Int64) { note() }
    var answersI2C: Bool { note("answersI2C", true) }
    var passesAuxiliaryBus: Bool { note("passesAuxiliaryBus", true) }
    mutating func exchange(_ chip: inout AuxiliaryChip?, at place: Int) { note() }
    mutating func command(i2c byte: UInt8, at time: Int64) { note() }
    mutating func command(spi byte: UInt8, at time: Int64) -> Bool { note(#function, true) }
    mutating func write(_ byte: UInt8, at time: Int64) { note() }
    mutating func read(at time: Int64) -> UInt8 { note(#function, 12) }
    mutating func read(
      into bytes: inout MutableSpan<UInt8>, at time: Int64, every byteTime: Int64
    ) { note() }
    mutating func read(
      into bytes: inout MutableSpan<UInt8>, command: UInt8, at time: Int64, from first: Int64,
      every byteTime: Int64
    ) { note() }
    var keepsNextSet: Bool { mutating get { note("keepsNextSet", true) } }
    var pointer: UInt8 { note("pointer", 13) }
    func register(after register: UInt8) -> UInt8 { note(#function, 14) }
    mutating func end(at time: Int64) { note() }
    var pinNames: [String] { note("pinNames", ["P"]) }
    mutating func pinLevels(at time: Int64) -> UInt8 { note(#function, 15) }
    var nextPinChange: Int64 { mutating get { note("nextPinChange", 16) } }
    var isThreeWire: Bool { note("isThreeWire", true) }
    mutating func sense(_ sensing: Sensing) { note() }
    mutating func bypassElement(_ isBypassed: Bool) { note() }
    mutating func mount(at position: Axes<Double>) { note() }
    var lateOnSPI: (inModeZero: Bool, whenTooFast: Bool) { note("lateOnSPI", (true, false)) }
    func maximumSPIHertz(_ command: UInt8) -> Int? { note(#function, 17) }
    var stuckAxes: UInt8 { note("stuckAxes", 5) }
    mutating func stick(_ axes: UInt8) { note() }
    var analogInputs: Axes<Double>? { note("analogInputs", Axes(1, 2, 3)) }
    mutating func setAnalogInputs(_ volts: Axes<Double>) { note() }
    var violations: Violations {
      get { note("violations", Violations()) }
      set { note("violations=") }
    }
    func truth(of quantity: Quantity) -> Truth? { note("truth(of:)", nil) }
    mutating func silicon(
      of quantity: Quantity, at time: Int64, in world: inout World
    ) -> SensorSilicon? { note(#function, nil) }
    mutating func pressSelfTest(of quantity: Quantity, by sign: Double, at time: Int64) { note() }
    mutating func setPolicy(_ name: String, to value: String) -> Bool { note(#function, true) }
    var policies: [PolicyFacts] {
      note("policies", [PolicyFacts(name: "p", values: ["v"], value: "v", meaning: "m")])
    }
  }

  @Test func `Each requirement is passed on`() {
    let probe = Probe()
    let notes = probe.notes
    var chip = AnyChip(probe)
    var world = World()
    var bytes: [4 of UInt8] = [0, 0, 0, 0]
    func expect(_ name: String, _ isRight: Bool = true) {
      #expect(isRight, "\(name)")
      #expect(notes.last == name)
      notes.last = ""
    }
    expect("facts", chip.facts.name == "LIS331DLH")
    expect("nextEvent", chip.nextEvent == 11)
    chip.catchUp(to: 0, in: &world)
    expect("catchUp(to:in:)")
    chip.powerOn(at: 0)
    expect("powerOn(at:)")
    expect("answersI2C", chip.answersI2C)
    expect("passesAuxiliaryBus", chip.passesAuxiliaryBus)
    var inner: AuxiliaryChip?
    chip.exchange(&inner, at: 0)
    expect("exchange(_:at:)")
    chip.command(i2c: 0, at: 0)
    expect("command(i2c:at:)")
    expect("command(spi:at:)", chip.command(spi: 0, at: 0))
    chip.write(0, at: 0)
    expect("write(_:at:)")
    expect("read(at:)", chip.read(at: 0) == 12)
    var span = bytes.mutableSpan
    chip.read(into: &span, at: 0, every: 1)
    expect("read(into:at:every:)")
    chip.read(into: &span, command: 0, at: 0, from: 1, every: 1)
    expect("read(into:command:at:from:every:)")
    expect("keepsNextSet", chip.keepsNextSet)
    expect("pointer", chip.pointer == 13)
    expect("register(after:)", chip.register(after: 0) == 14)
    chip.end(at: 0)
    expect("end(at:)")
    expect("pinNames", chip.pinNames == ["P"])
    expect("pinLevels(at:)", chip.pinLevels(at: 0) == 15)
    expect("nextPinChange", chip.nextPinChange == 16)
    expect("isThreeWire", chip.isThreeWire)
    chip.sense(.ideal)
    expect("sense(_:)")
    chip.bypassElement(true)
    expect("bypassElement(_:)")
    chip.mount(at: .zero)
    expect("mount(at:)")
    expect("lateOnSPI", chip.lateOnSPI == (true, false))
    expect("maximumSPIHertz(_:)", chip.maximumSPIHertz(0) == 17)
    expect("stuckAxes", chip.stuckAxes == 5)
    chip.stick(1)
    expect("stick(_:)")
    expect("analogInputs", chip.analogInputs == Axes(1, 2, 3))
    chip.setAnalogInputs(.zero)
    expect("setAnalogInputs(_:)")
    expect("violations", chip.violations.list.isEmpty)
    chip.violations = Violations()
    expect("violations=")
    expect("truth(of:)", chip.truth(of: .acceleration) == nil)
    expect(
      "silicon(of:at:in:)", chip.silicon(of: .acceleration, at: 0, in: &world) == nil)
    chip.pressSelfTest(of: .acceleration, by: 1, at: 0)
    expect("pressSelfTest(of:by:at:)")
    expect("setPolicy(_:to:)", chip.setPolicy("p", to: "v"))
    expect("policies", chip.policies.count == 1)
  }
}
