// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

/// The sensors of a board: any of an accelerometer, a gyroscope and a compass.
///
///     let sensors = try BoardSensors(
///       accelerometer: LIS331DLH(on: LinuxI2C(1).device(.lis331dlh)),
///       gyroscope: L3G4200D(on: LinuxI2C(1).device(.l3g4200d)),
///       compass: AK8975(on: LinuxI2C(1).device(.ak8975), clock), clock: clock)
///
/// Chips are powered down until they are wanted, and again when they are not. A chip keeps the
/// configuration of its driver, its range for one, but for its rate. Without a data-ready line it is
/// polled; where one is given, the driver's configuration has to show data ready at it.
///
/// The chips' clocks are some percent off, a gyroscope's most: times and intervals are by the clock that
/// they really have, as it is measured against the host's.
public struct BoardSensors<Link: Bus & ~Copyable, Line: DataReadyLine & ~Copyable, Clock: Timebase>:
  ~Copyable
{
  let clock: Clock
  var accelerometer: SensorChannel<Polled<AnyAccelerometer<Link>, Line>>?
  var gyroscope: SensorChannel<Polled<L3G4200D<Link>, Line>>?
  var compass: SensorChannel<Measured<Link, Line>>?

  /// A board without sensors, for `add`.
  public init(clock: Clock) {
    self.clock = clock
    accelerometer = nil
    gyroscope = nil
    compass = nil
  }

  deinit {
    var accelerometer = accelerometer
    var gyroscope = gyroscope
    var compass = compass
    // Nobody is left to be told of a failure.
    do throws(SensorError) { try accelerometer?.powerDown() } catch {}
    do throws(SensorError) { try gyroscope?.powerDown() } catch {}
    do throws(SensorError) { try compass?.powerDown() } catch {}
  }

  /// Adds an accelerometer, in the place of one that is there.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming AnyAccelerometer<Link>, mount: Mount = .aligned,
    line: consuming Line? = nil
  ) {
    accelerometer = SensorChannel(
      .accelerometer, Polled(driver, mount: mount, line, clock), clock)
  }

  /// Adds a gyroscope, in the place of one that is there.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming L3G4200D<Link>, mount: Mount = .aligned, line: consuming Line? = nil
  ) {
    gyroscope = SensorChannel(.gyroscope, Polled(driver, mount: mount, line, clock), clock)
  }

  /// Adds a compass, in the place of one that is there.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming AnyCompass<Link>, mount: Mount = .aligned, line: consuming Line? = nil
  ) {
    compass = SensorChannel(
      .magnetometer, Measured(driver, rate: 1, mount: mount, line, clock), clock)
  }
}
