// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets
internal import ProofMassEmulation
internal import ProofMassPhysics

/// A request to look into the sensors of a chip: now, or over the next moments of board time on a copy of the board.
struct SiliconRequest {
  let target: Transaction.Target
  private(set) var look: SiliconLook
  private var motion: ((Quaternion) -> Motion)?
  /// Whether it is the present that is asked for, which a stream then keeps reporting.
  var isPresent: Bool {
    look.duration == 0 && look.count == 1 && look.selfTest == nil && motion == nil
  }

  private static var mostFrames: Int { 1000 }
  private static var motions: [Verb] { [.knock, .drop, .shake] }

  init(_ members: Members, of target: Transaction.Target) throws(InputError) {
    self.target = target
    let frames = try members.integer("frames", in: 1...Self.mostFrames) ?? 1
    let duration = try members.seconds("for_s") ?? 0
    guard 0...1_000_000_000 ~= duration else { throw InputError("for_s is not from 0 to 1 s") }
    let sign: Double? =
      switch try members.text("self_test") {
      case nil: nil
      case "+": 1
      case "-": -1
      case let other?: throw InputError("self_test is \(quoted(other)): \"+\" or \"-\"")
      }
    look = SiliconLook(duration: duration, count: frames, selfTest: sign)
    if let name = try members.text("motion") {
      guard let verb = Self.motions.first(where: { $0.rawValue == name }),
        let motion = try verb.motion(members)
      else {
        let known = Self.motions.map { $0.rawValue }.joined(separator: ", ")
        throw InputError("motion is \(quoted(name)): one of \(known)")
      }
      self.motion = motion
    }
  }

  /// The look at this instant, at which a motion of the hand begins.
  func look(_ hand: Hand?) -> SiliconLook {
    var look = look
    if let motion { look.world = hand?.world(beginning: motion) }
    return look
  }
}

/// The result of a request, as an object of the stream and as an answer. The article Control of ProofMassServer lists its
/// members.
struct SiliconObject {
  let circuit: Circuit
  let target: Transaction.Target
  let facts: ChipFacts
  /// The instant from which times count.
  let origin: Int64

  func members(_ look: SiliconLook) -> [(String, JSON)] {
    var world = look.world ?? circuit.world
    let now = circuit.now.nanoseconds
    let sensors = circuit.silicon(at: target, look).map { quantity, instants in
      sensor(quantity, instants)
    }
    return [
      ("address", .text(target.text)), ("chip", .text(facts.name)),
      ("time_s", .seconds(now - origin)), ("temperature_C", .number(world.temperature(at: now))),
      ("sensors", .array(sensors)),
    ]
  }

  private func sensor(_ quantity: Quantity, _ instants: [SensorSilicon]) -> JSON {
    var members: [(String, JSON)] = [("quantity", .text(quantity.prefix))]
    if let first = instants.first {
      members += part(first.silicon)
      members += [
        ("bypassed", .bool(first.isBypassed)),
        ("registers", .array(first.registers.map { .text($0.hexText) })),
      ]
    }
    return .object(members + [("frames", .array(instants.map { frame(quantity, $0) }))])
  }

  private func frame(_ quantity: Quantity, _ one: SensorSilicon) -> JSON {
    let unit = Self.unit(quantity)
    let codes = one.codes
    return .object(
      [
        ("time_s", .seconds(one.time - origin)),
        ("true_\(unit.name)", .numbers(one.world, unit.factor)),
      ] + frame(one.silicon) + [
        ("bytes", .text(one.bytes.map { [$0].hexText }.joined(separator: " "))),
        ("codes", .array([.integer(codes.x), .integer(codes.y), .integer(codes.z)])),
      ])
  }

  /// The unit of a quantity's members, and its size: angular rates are in degrees per second.
  private static func unit(_ quantity: Quantity) -> (name: String, factor: Double) {
    switch quantity {
    case .acceleration: ("g", 1)
    case .angularRate: ("dps", degrees)
    case .magneticFluxDensity: ("uT", 1)
    }
  }

  private static var degrees: Double { 180 / .pi }

  // MARK: Parts of each kind

  /// What never changes while the settings stay.
  private func part(_ silicon: Silicon) -> [(String, JSON)] {
    switch silicon {
    case .ideal: return [("element", .text("none"))]
    case .masses(let masses):
      let parts = masses.parts
      return [
        ("element", .text("masses")),
        (
          "part",
          .object([
            ("mass_nkg", .numbers(parts.mass, 1e9)), ("resonance_Hz", .numbers(parts.resonance)),
            ("quality", .numbers(parts.quality)), ("gap_um", .numbers(parts.gap, 1e6)),
            ("rest_fF", .numbers(parts.rest, 1e15)), ("stop_nm", .numbers(parts.stop, 1e9)),
            ("per_g_nm", .numbers(parts.perG, 1e9)), ("arm_um", .number(parts.arm * 1e6)),
            ("read_V", .number(parts.readPulse)), ("cutoff_Hz", .number(parts.cutoff)),
          ])
        ),
      ]
    case .resonator(let resonator):
      let parts = resonator.parts
      return [
        ("element", .text("resonator")),
        (
          "part",
          .object([
            ("drive_Hz", .number(parts.driveFrequency)),
            ("sense_Hz", .number(parts.senseFrequency)),
            ("drive_um", .number(parts.driveAmplitude * 1e6)),
            ("drive_quality", .number(parts.driveQuality)),
            ("sense_quality", .number(parts.senseQuality)), ("cutoff_Hz", .number(parts.cutoff)),
          ])
        ),
      ]
    case .magnetic(let magnetic):
      switch magnetic.transducer {
      case .plates(_, let gain, let saturation):
        let part = JSON.object([("gain", .number(gain)), ("saturation_uT", .number(saturation))])
        return [("element", .text("hall")), ("part", part)]
      case .bridges(_, let anisotropy):
        let part = JSON.object([("anisotropy_uT", .number(anisotropy))])
        return [("element", .text("bridge")), ("part", part)]
      }
    }
  }

  private func frame(_ silicon: Silicon) -> [(String, JSON)] {
    switch silicon {
    case .ideal: return []
    case .masses(let one):
      func pair(_ first: Double, _ second: Double) -> JSON {
        .array([.number(first * 1e15), .number(second * 1e15)])
      }
      return [
        ("self_test_g", .numbers(one.selfTest)),
        ("displacement_nm", .numbers(one.displacement, 1e9)),
        ("angle_urad", .number(one.angle * 1e6)),
        (
          "capacitance_fF",
          .array([
            pair(one.first.x, one.second.x), pair(one.first.y, one.second.y),
            pair(one.first.z, one.second.z),
          ])
        ),
        ("read_V", .numbers(one.volts)), ("filtered_g", .numbers(one.filtered)),
        ("noise_g", .numbers(one.noise)), ("output_g", .numbers(one.output)),
        ("nominal_g", .numbers(one.nominal)),
        (
          "touching",
          .array([.bool(one.isTouching.x), .bool(one.isTouching.y), .bool(one.isTouching.z)])
        ),
      ]
    case .resonator(let one):
      return [
        ("drive_um", .number(one.drive * 1e6)),
        ("coriolis_mm_s2", .numbers(one.coriolis, 1e3)),
        ("in_phase_pm", .numbers(one.inPhase, 1e12)),
        ("quadrature_pm", .numbers(one.outOfPhase, 1e12)),
        ("quadrature_dps", .numbers(one.quadrature, Self.degrees)),
        ("self_test_dps", .numbers(one.selfTest, Self.degrees)),
        ("demodulated_dps", .numbers(one.demodulated, Self.degrees)),
        ("filtered_dps", .numbers(one.filtered, Self.degrees)),
        ("noise_dps", .numbers(one.noise, Self.degrees)),
        ("output_dps", .numbers(one.output, Self.degrees)),
      ]
    case .magnetic(let one):
      let transducer: (String, JSON) =
        switch one.transducer {
        case .plates(let plates, _, _):
          ("plates_uT", .array((0..<4).map { .number(plates[$0] + 0) }))
        case .bridges(let angles, _): ("angles_deg", .numbers(angles, Self.degrees))
        }
      return [
        transducer, ("coil_uT", .numbers(one.coil)), ("remanence_uT", .numbers(one.remanence)),
        ("offset_uT", .numbers(one.offset)), ("noise_uT", .numbers(one.noise)),
        ("output_uT", .numbers(one.output)), ("adjust", .numbers(one.adjustment)),
      ]
    }
  }
}

extension JSON {
  /// Three numbers in another unit.
  fileprivate static func numbers(_ axes: Axes<Double>, _ factor: Double = 1) -> JSON {
    .array([
      .number(axes.x * factor + 0), .number(axes.y * factor + 0), .number(axes.z * factor + 0),
    ])
  }
}
