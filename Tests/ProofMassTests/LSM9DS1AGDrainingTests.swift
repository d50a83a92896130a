// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

/// How the driver of the LSM9DS1's accelerometer and gyroscope drains the FIFO.
@Suite struct LSM9DS1AGDrainingTests {
  typealias Configuration = LSM9DS1AGConfiguration
  typealias Script = LSM9DS1AGScript

  /// As without a FIFO, but for FIFO_EN in CTRL_REG9, the watermark on INT1, and FIFO_CTRL at the end: continuous
  /// mode, threshold 4.
  static let start: [Step] = {
    let controls: [UInt8] = [0x38, 0x38, 0x80, 0, 0x44, 0x02, 0]
    var steps = Script.identify + [.write(0x6A, [0x22, 0x44])]
    steps += settle(0x6A, 0x2E, [0])
    steps += settle(0x6A, 0x04, [0, 0, 0, 0, 0, 0, 0, 0, 0x08, 0])
    steps += settle(0x6A, 0x30, [0, 0, 0, 0, 0, 0, 0, 0])
    steps += [.write(0x6A, [0x11, 0, 0, 0]), .read(0x6A, 0x10, [0])]
    steps += [.write(0x6A, [0x1E] + controls), .write(0x6A, [0x10, 0x80])]
    steps += [.read(0x6A, 0x10, [0x80, 0, 0, 0]), .read(0x6A, 0x1E, controls)]
    return steps + settle(0x6A, 0x2E, [0xC4])
  }()

  static let configuration = Configuration(
    rate: .hertz238, fifo: .init(watermark: 4), pins: .init(interrupt1: .watermark))

  /// A set: the gyroscope's three words and the accelerometer's.
  private func set(_ number: Int) -> [UInt8] {
    (0..<6).flatMap { [UInt8(number), UInt8($0)] }
  }

  /// Through bypass, which empties it.
  private static let rearm = settle(0x6A, 0x2E, [0]) + settle(0x6A, 0x2E, [0xC4])

  /// FIFO_SRC, and one burst of all sets from the gyroscope's outputs on; the first set is left out.
  @Test func drain() throws {
    let clock = ManualTimebase()
    let script = Playback(
      Self.start + Self.rearm
        + [.read(0x6A, 0x2F, [0x03]), .read(0x6A, 0x18, set(1) + set(2) + set(3))]
        + [.read(0x6A, 0x2F, [0x00])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag), Self.configuration)
    try sensor.rearmFIFO(clock)
    clock.advance(byNanoseconds: 3 * 4_201_681)
    var samples = InlineArray<16, LSM9DS1AGTimedSample>(repeating: .init())
    var room = samples.mutableSpan
    let drain = try sensor.drain(into: &room, clock)
    #expect(drain.count == 2 && drain.lost == 0 && !drain.more)
    #expect(samples[0].sample.rawAngularRate == Axes(0x0002, 0x0102, 0x0202))
    #expect(samples[0].sample.rawAcceleration == Axes(0x0302, 0x0402, 0x0502))
    #expect(samples[1].sample.rawAngularRate == Axes(0x0003, 0x0103, 0x0203))
    #expect(samples[1].sample.hasAcceleration && samples[1].sample.hasAngularRate)
    #expect(abs(samples[1].time.nanoseconds - samples[0].time.nanoseconds - 4_201_681) <= 1)
    var more = samples.mutableSpan
    #expect(try sensor.drain(into: &more, clock).count == 0)
    #expect(script.finish() == [])
  }

  @Test func withoutFIFO() throws {
    let clock = ManualTimebase()
    let script = Playback(Script.start)
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag))
    var samples = InlineArray<1, LSM9DS1AGTimedSample>(repeating: .init())
    var room = samples.mutableSpan
    #expect(throws: SensorError.wrongState) { _ = try sensor.drain(into: &room, clock) }
    #expect(throws: SensorError.wrongState) { try sensor.rearmFIFO(clock) }
    #expect(script.finish() == [])
  }

  @Test(arguments: [0, 32] as [UInt8])
  func noSuchWatermark(watermark: UInt8) {
    let script = Playback([])
    #expect(throws: SensorError.wrongConfiguration) {
      _ = try LSM9DS1AG(
        on: I2CDevice(script, .lsm9ds1ag), .init(fifo: .init(watermark: watermark)))
    }
    #expect(script.finish() == [])
  }

  /// Zeros of the gyroscope may be those of a chip that has lost its supply, and whose address goes on to CTRL_REG4 and what
  /// follows: CTRL_REG6_XL shows whether it has.
  @Test(
    arguments: [(0x80, nil), (0x00, .lostConfiguration)] as [(UInt8, SensorError?)],
    [[0, 0, 0, 0, 0, 0], [0x38, 0x38, 0, 0, 0, 0]] as [[UInt8]])
  func zeros(_ end: (control: UInt8, error: SensorError?), force: [UInt8]) throws {
    let (control, error) = end
    let set = [UInt8](repeating: 0, count: 6) + force
    let clock = ManualTimebase()
    let script = Playback(
      Self.start + Self.rearm
        + [.read(0x6A, 0x2F, [0x02]), .read(0x6A, 0x18, set + set)]
        + [.read(0x6A, 0x20, [control])])
    var sensor = try LSM9DS1AG(on: I2CDevice(script, .lsm9ds1ag), Self.configuration)
    try sensor.rearmFIFO(clock)
    clock.advance(byNanoseconds: 2 * 4_201_681)
    var samples = InlineArray<16, LSM9DS1AGTimedSample>(repeating: .init())
    var found: SensorError?
    do throws(SensorError) {
      var room = samples.mutableSpan
      _ = try sensor.drain(into: &room, clock)
    } catch { found = error }
    #expect(found == error)
    #expect(script.finish() == [])
  }
}
