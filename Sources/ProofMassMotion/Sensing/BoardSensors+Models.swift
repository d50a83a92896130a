// SPDX-License-Identifier: Apache-2.0

public import ProofMass
public import ProofMassCore

extension BoardSensors where Link: ~Copyable, Line == NoLine {
  /// The model parts, or some of them, without data-ready lines, their axes those of the board.
  public init(
    accelerometer: consuming LIS331DLH<Link>? = nil, gyroscope: consuming L3G4200D<Link>? = nil,
    compass: consuming AK8975<Link>? = nil, clock: Clock
  ) {
    self.init(clock: clock)
    if let accelerometer = consume accelerometer { add(AnyAccelerometer(accelerometer)) }
    if let gyroscope = consume gyroscope { add(gyroscope) }
    if let compass = consume compass { add(AnyCompass(compass)) }
  }
}

extension BoardSensors where Link: ~Copyable, Line: ~Copyable {
  /// Adds an accelerometer, in the place of one that is there.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming LIS331DLH<Link>, mount: Mount = .aligned, line: consuming Line? = nil
  ) {
    add(AnyAccelerometer(driver), mount: mount, line: line)
  }

  /// Adds an accelerometer, in the place of one that is there.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming LIS331DL<Link>, mount: Mount = .aligned, line: consuming Line? = nil
  ) {
    add(AnyAccelerometer(driver), mount: mount, line: line)
  }

  /// Adds a compass, in the place of one that is there.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming AK8975<Link>, mount: Mount = .aligned, line: consuming Line? = nil
  ) {
    add(AnyCompass(driver), mount: mount, line: line)
  }

  /// Adds a compass in its mode `.single`, in the place of one that is there.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming AK8963<Link>, mount: Mount = .aligned, line: consuming Line? = nil
  ) {
    add(AnyCompass(driver), mount: mount, line: line)
  }

  /// Adds a compass, in the place of one that is there. Where an axis clips, its offset moves, and the
  /// field is measured again at once; values before and after join as well as the steps of the offset
  /// DAC are equal.
  ///
  /// - Parameter line: That it shows data ready at.
  public mutating func add(
    _ driver: consuming AK8973<Link>, mount: Mount = .aligned, line: consuming Line? = nil
  ) {
    add(AnyCompass(driver), mount: mount, line: line)
  }
}
