// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Two programs on one MPU-9250, each on a wire of its own: one has the part read its AK8963, the other reads that
/// through the bypass. Whoever opened the way last has it; the other one's driver reports it.
@Suite struct MPU9250TwoProgramTests {
  private typealias Device = I2CDevice<CircuitI2C>
  private typealias Sensor = MPU6500<Device>

  private static let field = AK8963Configuration(mode: .continuous100Hertz)

  private static func circuit() -> Circuit {
    let circuit = Circuit(.mpu9250)
    circuit.change {
      $0.specificForce = [0, 0, 1]
      $0.field = [20, -30, 40]
    }
    return circuit
  }

  /// The program that has the part read the magnetometer.
  private struct Streaming: ~Copyable {
    var sensor: Sensor
    let adjustment: Axes<UInt8>

    init(_ circuit: Circuit, fifo: InvenSenseFIFO? = nil) throws(SensorError) {
      let hub = try MPU6500Hub(
        on: Device(circuit.wire, .mpu9250), of: .mpu9250, to: .ak8963, circuit.timebase)
      let compass = try AK8963(on: hub, circuit.timebase, field)
      let adjustment = compass.adjustment
      let sensor = try MPU6500(
        on: try compass.release().start(field),
        .init(part: .mpu9250, fifo: fifo, auxiliary: .magnetometer))
      self.adjustment = adjustment
      self.sensor = sensor
      circuit.advance(by: .milliseconds(100))
    }

    /// The field in µT; nil where there is no new measurement.
    mutating func read() throws(SensorError) -> Axes<Double>? {
      try sensor.read().magnetometer?.sample(of: field, adjustment: adjustment)?
        .fluxDensity.microtesla
    }

    /// The field of the next measurement, within 100 ms, after 60 in which an old one leaves the part.
    mutating func next(_ circuit: Circuit) throws(SensorError) -> Axes<Double>? {
      circuit.advance(by: .milliseconds(60))
      for _ in 0..<100 {
        if let field = try read() { return field }
        circuit.advance(by: .milliseconds(1))
      }
      return nil
    }
  }

  /// Opens the bypass, as the other program.
  private static func compass(_ circuit: Circuit) throws(SensorError) -> AK8963<Device> {
    let wire = try MPU6500Bypass.open(on: circuit.wire, of: .mpu9250)
    return try AK8963(on: I2CDevice(wire, .ak8963), circuit.timebase)
  }

  private static let refused = SensorError.bus(.noAcknowledge, register: 0x02)

  private static func expect(
    _ field: Axes<Double>, _ world: Axes<Double>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // On the magnetometer's own axes: x is the part's y, y its x, z the opposite of its z.
    let error = (field - Axes(world.y, world.x, -world.z)).map { abs($0) }
    #expect(max(error.x, error.y, error.z) < 0.4, "\(field)", sourceLocation: sourceLocation)
  }

  /// The bypass takes the magnetometer: what the part had read last is never given again. The streaming program takes it
  /// back by `configure`, and the other one gets no acknowledge.
  @Test func bypassTakesIt() throws {
    let circuit = Self.circuit()
    var one = try Streaming(circuit)
    Self.expect(try #require(try one.next(circuit)), Axes(20, -30, 40))
    var other = try Self.compass(circuit)
    circuit.change { $0.field = [-20, 30, -40] }
    circuit.advance(by: .milliseconds(50))
    let measured = try other.measure(circuit.timebase).fluxDensity.microtesla
    Self.expect(measured, Axes(-20, 30, -40))
    for _ in 0..<20 {
      circuit.advance(by: .milliseconds(10))
      var errors: [SensorError] = []
      do throws(SensorError) { _ = try one.read() } catch { errors.append(error) }
      do throws(SensorError) { _ = try one.sensor.readMagnetometer() } catch {
        errors.append(error)
      }
      #expect(errors == [.lostConfiguration, .lostConfiguration])
    }
    try other.configure(Self.field, circuit.timebase)
    try one.sensor.configure(one.sensor.configuration)
    Self.expect(try #require(try one.next(circuit)), Axes(-20, 30, -40))
    var refused: SensorError?
    do throws(SensorError) { _ = try other.read() } catch { refused = error }
    #expect(refused == Self.refused)
  }

  /// The same of the sets of a FIFO, which would have the old measurement in each.
  @Test func drained() throws {
    let circuit = Self.circuit()
    var one = try Streaming(circuit, fifo: .init(magnetometer: true))
    try one.sensor.rearmFIFO(circuit.timebase)
    circuit.advance(by: .milliseconds(50))
    var samples = InlineArray<32, MPU6500TimedSample>(repeating: .init())
    var room = samples.mutableSpan
    let drain = try one.sensor.drain(into: &room, circuit.timebase)
    #expect(drain.count > 3)
    _ = try MPU6500Bypass.open(on: circuit.wire, of: .mpu9250)
    circuit.advance(by: .milliseconds(50))
    var lost: SensorError?
    var again = samples.mutableSpan
    do throws(SensorError) {
      _ = try one.sensor.drain(into: &again, circuit.timebase)
    } catch { lost = error }
    #expect(lost == .lostConfiguration)
  }

  /// The bypass, opened while the other program sets the magnetometer up by slave 4, which is then never served.
  @Test func duringSetUp() throws {
    let circuit = Self.circuit()
    let hub = try MPU6500Hub(
      on: Device(circuit.wire, .mpu9250), of: .mpu9250, to: .ak8963, circuit.timebase)
    _ = try MPU6500Bypass.open(on: circuit.wire, of: .mpu9250)
    var lost: SensorError?
    do throws(SensorError) {
      _ = try AK8963(on: hub, circuit.timebase, Self.field)
    } catch { lost = error }
    #expect(lost == .bus(.timeout, register: 0x00))
  }

  /// A driver that leaves the bypass open, and another program that makes the part the controller: its magnetometer does
  /// not answer, and of the part it gets samples of its own ranges, or an error.
  @Test(arguments: [(MPU6500Configuration.AccelerometerRange.g4, false), (.g8, true)])
  func controllerTakesIt(range: MPU6500Configuration.AccelerometerRange, isLost: Bool) throws {
    let circuit = Self.circuit()
    var other = try Self.compass(circuit)
    var sensor = try MPU6500(
      on: Device(circuit.wire, .mpu9250),
      .init(part: .mpu9250, accelerometerRange: range, auxiliary: .bypass))
    circuit.advance(by: .milliseconds(100))
    Self.expect(try other.measure(circuit.timebase).fluxDensity.microtesla, Axes(20, -30, 40))
    var one = try Streaming(circuit)
    var refused: SensorError?
    do throws(SensorError) { _ = try other.measure(circuit.timebase) } catch { refused = error }
    #expect(refused == .bus(.noAcknowledge, register: 0x0A))
    var lost: SensorError?
    do throws(SensorError) {
      #expect(abs(try sensor.read().acceleration.g.z - 1) < 0.002)
    } catch { lost = error }
    #expect(lost == (isLost ? .lostConfiguration : nil))
    Self.expect(try #require(try one.next(circuit)), Axes(20, -30, 40))
  }

  /// 14 bits, which the one has set: the other one's weights are wrong for them.
  @Test func otherBits() throws {
    let circuit = Self.circuit()
    var one = try Streaming(circuit)
    var other = try Self.compass(circuit)
    try other.configure(
      .init(output: .bits14, mode: .continuous100Hertz), circuit.timebase)
    try one.sensor.configure(one.sensor.configuration)
    var lost: SensorError?
    do throws(SensorError) { _ = try one.next(circuit) } catch { lost = error }
    #expect(lost == .lostConfiguration)
  }

  /// In whatever order the two take the magnetometer from each other: each reading is of the present field, or there is
  /// none, or an error.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func neverAWrongNumber(seed: UInt64) throws {
    let circuit = Self.circuit()
    var one = try Streaming(circuit)
    var other = try Self.compass(circuit)
    var random = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var (readings, errors) = (0, 0)
    for step in 0..<150 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let world = Axes(Double(step % 90) - 45, Double(step % 70) - 35, 40 - Double(step % 50))
      circuit.change { $0.field = world }
      circuit.advance(by: .milliseconds(60))
      do throws(SensorError) {
        var found: Axes<Double>?
        switch random >> 60 {
        case 0...5: found = try one.read()
        case 6...9: found = try other.measure(circuit.timebase).fluxDensity.microtesla
        case 10: _ = try MPU6500Bypass.open(on: circuit.wire, of: .mpu9250)
        case 11: try other.configure(Self.field, circuit.timebase)
        case 12: other = try Self.compass(circuit)
        case 13: try one.sensor.configure(one.sensor.configuration)
        default: one = try Streaming(circuit)
        }
        guard let found else { continue }
        readings += 1
        Self.expect(found, world)
      } catch {
        #expect(
          error == .lostConfiguration || error == .wrongState
            || error == .bus(.noAcknowledge, register: 0x02)
            || error == .bus(.noAcknowledge, register: 0x0A), "\(error)")
        errors += 1
      }
    }
    #expect(readings > 20 && errors > 5, "\(readings), \(errors)")
  }
}
