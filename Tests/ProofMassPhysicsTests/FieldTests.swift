// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

@Suite struct FieldTests {
  /// The components north, east and down in µT, from the World Magnetic Model 2025.
  @Test(arguments: [
    (Place.london, 19.539, 0.309, 45.008), (.berlin, 18.608, 1.609, 46.393),
    (.newYork, 20.461, -4.549, 46.438), (.sanFrancisco, 22.384, 5.164, 41.593),
    (.tokyo, 30.124, -4.166, 35.627), (.sydney, 24.030, 5.455, -51.405),
    (.saoPaulo, 16.151, -6.458, -14.762), (.capeTown, 9.545, -4.736, -22.690),
    (.singapore, 41.035, 0.129, -9.425), (.nairobi, 30.917, 0.198, -12.864),
    (.mumbai, 38.318, -0.030, 20.629), (.reykjavik, 12.945, -2.653, 50.876),
    (.anchorage, 14.693, 3.796, 52.893), (.yakutsk, 13.278, -3.880, 58.334),
    (.mcMurdo, -8.159, 6.744, -61.111),
  ])
  func placesHaveTheirFields(place: Place, north: Double, east: Double, down: Double) {
    // The angles of the places are given to a hundredth of a degree.
    #expect(isNear(place.field, [east, north, -down], 0.012))
  }

  @Test func defaultWorldIsAPlace() {
    let place = Place(inclination: .degrees(60), strength: 50)
    #expect(isNear(place.field, World().field, 1e-4))
    #expect(Place(declination: .nan, inclination: .infinity, strength: 50).field == [0, 50, 0])
  }

  @Test func ironOfTheBoardTurnsWithIt() throws {
    var world = World()
    world.hardIron = [100, -20, 5]
    #expect(world.field(at: 0) == [100, 5, -38.3013])
    world.softIron = Matrix3([1, 0.5, 0], [0, 2, 0], [0, 0, 1])
    #expect(world.field(at: 7) == [112.5, 30, -38.3013])
    #expect(world.linearEnd(from: 0) == .max)
    world.field = [0, 0, 0]
    #expect(world.field(at: 7) == [100, -20, 5])
    world.field = [0, 25, -43.3013]
    world.motion = .rotate(to: .portrait)
    // 43.3 µT down is along -y, 25 µT north is along -z.
    #expect(isNear(world.field(at: 1_000_000_000), [100 - 43.3013 / 2, -20 - 86.6026, -20]))
    world.motion = try Motion("time_s,mag_x_uT,mag_y_uT,mag_z_uT\n0,0,0,0\n2,0,20,0\n")
    #expect(world.field(at: 1_000_000_000) == [105, 0, 5])
    #expect(world.linearEnd(from: 0) == 2_000_000_000)
    (world.hardIron, world.softIron) = (.zero, .identity)
    #expect(world.field(at: 1_000_000_000) == [0, 10, 0])
  }

  @Test(arguments: [
    (0.0, 1.0), (1, 0), (-1, 0), (0, -1), (1, 1), (-1, 1), (-3, -2), (1e-300, 1e300), (2, 1e-9),
    (0.4142, 1), (0.4143, 1),
  ])
  func arctangentIsTheAngle(y: Double, x: Double) {
    let (sine, cosine) = Series.sineAndCosine(Series.arctangent(y, x))
    let length = Axes(x, y, 0).direction?.x ?? 0
    #expect(abs(cosine - length) < 4e-16)
    #expect(abs(sine * x - cosine * y) <= 4e-16 * max(abs(x), abs(y)))
  }

  @Test func arctangentOfNothingIsZero() { #expect(Series.arctangent(0, 0) == 0) }
}
