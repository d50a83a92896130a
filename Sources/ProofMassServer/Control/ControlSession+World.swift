// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation
internal import ProofMassPhysics

extension ControlSession {
  /// Any of the world's quantities; the world as it then is.
  func changeWorld(_ members: Members, _ raw: [UInt8]) throws(Mistake) -> [(String, JSON)] {
    let force = try members.axes("force_g")
    let rotation = try members.axes("rotation_radps")
    let field = try members.axes("field_uT")
    let temperature = try members.number("temperature_C")
    let moving = circuit.world.motion?.sensors ?? []
    func refuse(_ sensor: Motion.Sensors, _ isAsked: Bool, _ key: String) throws(Mistake) {
      guard isAsked, moving.contains(sensor) else { return }
      throw Mistake("a motion plays, and \(key) with it: rest ends it")
    }
    try refuse(.accelerometer, force != nil, "force_g")
    try refuse(.gyroscope, rotation != nil, "rotation_radps")
    try refuse(.magnetometer, field != nil, "field_uT")
    try refuse(.thermometer, temperature != nil, "temperature_C")
    if force != nil || rotation != nil || field != nil || temperature != nil {
      board.report(request: raw)
      circuit.change { world in
        world.force = force ?? world.force
        world.rotation = rotation ?? world.rotation
        world.field = field ?? world.field
        world.temperature = temperature ?? world.temperature
      }
    }
    return circuit.world.members
  }

  /// A motion that begins now.
  func play(_ members: Members, _ raw: [UInt8]) throws(Mistake) -> [(String, JSON)] {
    let text = try members.required("csv", Members.text)
    let start = try members.number("start_s") ?? 0
    let file: Motion
    do throws(MotionFileError) {
      file = try Motion(csv: Array(text.utf8), name: "csv", start: start)
    } catch {
      // The option is the command's.
      throw Mistake(error.description.replacing("--motion-start", with: "start_s"))
    }
    board.report(request: raw)
    let motion = file.delayed(byNanoseconds: circuit.now.nanoseconds)
    circuit.change { $0.motion = motion }
    return [
      ("end_s", .seconds(motion.endNanoseconds)),
      ("columns", .array(motion.sensors.columns.map { .text($0) })),
    ]
  }

  /// No motion any longer: flat and still, as a board begins.
  func rest(_ raw: [UInt8]) -> [(String, JSON)] {
    board.report(request: raw)
    circuit.change { $0 = World() }
    return circuit.world.members
  }
}

extension World {
  /// The constants, as requests and transcripts have them.
  var members: [(String, JSON)] {
    [
      ("force_g", JSON(force)), ("rotation_radps", JSON(rotation)), ("field_uT", JSON(field)),
      ("temperature_C", .number(temperature)),
    ]
  }
}

extension JSON {
  init(_ axes: Axes<Double>) {
    self = .array([.number(axes.x), .number(axes.y), .number(axes.z)])
  }
}

extension Motion.Sensors {
  /// How their columns begin.
  fileprivate var columns: [String] {
    let all: [(Motion.Sensors, String)] = [
      (.accelerometer, "acc"), (.gyroscope, "gyr"), (.magnetometer, "mag"), (.thermometer, "temp"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
