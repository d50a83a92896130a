// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
internal import ProofMassEmulation
package import ProofMassPhysics

extension ControlSession {
  /// Changes some of the world's constants; the answer contains all of them.
  func changeWorld(_ members: Members, _ raw: [UInt8]) throws(InputError) -> [(String, JSON)] {
    let change = try WorldChange(members)
    let moving = circuit.world.motion?.quantities ?? []
    for (key, quantity) in WorldChange.requested
    where members.has(key) && moving.contains(quantity) {
      throw InputError("a motion plays, and \(key) with it: rest ends it")
    }
    if WorldChange.requested.contains(where: { members.has($0.key) }) {
      board.report(request: raw)
      circuit.change { change.apply(to: &$0) }
    }
    return circuit.world.members
  }

  /// Sets the voltages at a chip's analog inputs; the answer contains them.
  func changeInputs(_ members: Members, _ raw: [UInt8]) throws(InputError) -> [(String, JSON)] {
    let target = try chip(members)
    guard let present = circuit.analogInputs(at: target) else {
      throw InputError("the chip at \(target.text) has no analog inputs: name a LIS3DH")
    }
    guard let volts = try members.axes("adc_V") else { return [("adc_V", JSON(present))] }
    let range = -10.0...10
    guard range ~= volts.x, range ~= volts.y, range ~= volts.z else {
      throw InputError("adc_V is out of range: three voltages from -10 to 10 V")
    }
    board.report(request: raw)
    _ = circuit.setAnalogInputs(volts, at: target)
    return [("adc_V", JSON(volts))]
  }

  /// Plays a motion, which begins now.
  func play(_ members: Members, _ raw: [UInt8]) throws(InputError) -> [(String, JSON)] {
    let text = try members.required("csv", Members.text)
    let start = try members.number("start_s") ?? 0
    let file: Motion
    do throws(MotionFileError) {
      file = try Motion(csv: Array(text.utf8), name: "csv", start: start)
    } catch {
      // The reason mentions an option of the command, which has another name here.
      throw InputError(error.description.replacing("start_s", for: "--motion-start"))
    }
    board.report(request: raw)
    let motion = file.delayed(byNanoseconds: circuit.now.nanoseconds)
    circuit.change { $0.motion = motion }
    return playing
  }

  /// Plays a scenario, which begins now.
  func playScenario(_ members: Members, _ raw: [UInt8]) throws(InputError) -> [(String, JSON)] {
    let (scenario, moment) = try members.scenario()
    board.report(request: raw)
    board.hand.play(scenario, from: moment)
    return playing
  }

  /// Carries out a request of the hand.
  func move(_ verb: Verb, _ members: Members, _ raw: [UInt8]) throws(InputError) -> [(String, JSON)]
  {
    guard let motion = try verb.motion(members) else { throw Doors.control.refusal(of: verb) }
    board.report(request: raw)
    board.hand.begin(motion)
    return playing
  }

  /// The end of the present motion, and the quantities that it changes.
  private var playing: [(String, JSON)] {
    guard let motion = circuit.world.motion else { return [] }
    return [
      ("end_s", .seconds(motion.endNanoseconds)),
      ("columns", .array(motion.quantities.prefixes.map { .text($0) })),
    ]
  }

  /// Ends the motion: the board is level and at rest, as at the beginning.
  func rest(_ raw: [UInt8]) -> [(String, JSON)] {
    board.report(request: raw)
    circuit.change { $0 = World() }
    return circuit.world.members
  }
}

/// The world's constants that a request or a transcript sets; nil for those that it leaves
/// unchanged.
package struct WorldChange {
  /// The members that set the constants, and the quantities that a motion may replace.
  static let quantities: [(key: String, quantity: Motion.Quantities)] = [
    ("force_g", .acceleration), ("rotation_radps", .angularRate),
    ("field_uT", .magneticFluxDensity),
    ("temperature_C", .temperature),
  ]
  /// The members that set the constants.
  package static let keys = quantities.map { $0.key }
  /// The same for a request, which may give the rotation in degrees per second instead.
  static let requested = quantities + [("rotation_dps", .angularRate)]

  private let force, rotation, field: Axes<Double>?
  private let temperature: Double?

  /// Reads the members that are present.
  package init(_ members: Members) throws(InputError) {
    force = try members.axes("force_g")
    let radians = try members.axes("rotation_radps")
    let degrees = try members.axes("rotation_dps")
    guard radians == nil || degrees == nil else {
      throw InputError("rotation_radps and rotation_dps set the same: leave one out")
    }
    rotation = radians ?? degrees.map { AngularRate(degreesPerSecond: $0).radiansPerSecond }
    guard rotation.map({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) ?? true else {
      throw InputError("rotation_dps is too large to be a rotation in rad/s")
    }
    field = try members.axes("field_uT")
    temperature = try members.number("temperature_C")
  }

  /// Sets the constants.
  package func apply(to world: inout World) {
    world.specificForce = force ?? world.specificForce
    world.angularRate = rotation ?? world.angularRate
    world.field = field ?? world.field
    world.temperature = temperature ?? world.temperature
  }
}

extension World {
  /// The constants, as requests and transcripts contain them.
  package var members: [(String, JSON)] {
    [
      ("force_g", JSON(specificForce)), ("rotation_radps", JSON(angularRate)),
      ("field_uT", JSON(field)),
      ("temperature_C", .number(temperature)),
    ]
  }
}

extension JSON {
  /// Three numbers: x, y, z.
  package init(_ axes: Axes<Double>) {
    self = .array([.number(axes.x), .number(axes.y), .number(axes.z)])
  }
}

extension String {
  /// The text with each occurrence of a word replaced by another. Embedded Swift has no `replacing`.
  fileprivate func replacing(_ other: String, for word: String) -> String {
    var (rest, text) = (utf8[...], [UInt8]())
    while let first = rest.first {
      if rest.starts(with: word.utf8) {
        text += other.utf8
        rest = rest.dropFirst(word.utf8.count)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
