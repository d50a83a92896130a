// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@Suite struct MountTests {
  /// Every text of three signed axes.
  static let texts: [String] = {
    let directions = ["+x", "-x", "+y", "-y", "+z", "-z"]
    return directions.flatMap { x in directions.flatMap { y in directions.map { x + y + $0 } } }
  }()

  /// The 24 rotations of a cube, written by hand, in groups with the same third axis.
  static let rightHanded: Set<String> = [
    "+x+y+z", "+y-x+z", "-x-y+z", "-y+x+z",
    "+y+x-z", "+x-y-z", "-y-x-z", "-x+y-z",
    "+y+z+x", "+z-y+x", "-y-z+x", "-z+y+x",
    "+z+y-x", "+y-z-x", "-z-y-x", "-y+z-x",
    "+z+x+y", "+x-z+y", "-z-x+y", "-x+z+y",
    "+x+z-y", "+z-x-y", "-x-z-y", "-z+x-y",
  ]

  @Test func thereAre24() {
    #expect(Self.rightHanded.count == 24)
    #expect(Set(Self.texts.filter { Mount($0) != nil }) == Self.rightHanded)
  }

  @Test(arguments: rightHanded.sorted())
  func turnsAndKeepsHandedness(text: String) throws {
    let mount = try #require(Mount(text))
    let x = mount.toBoard([1, 0, 0])
    let y = mount.toBoard([0, 1, 0])
    let z = mount.toBoard([0, 0, 1])
    #expect(cross(x, y) == z)
    let names = [text.prefix(2), text.dropFirst(2).prefix(2), text.suffix(2)]
    for (axis, name) in zip([x, y, z], names) { #expect(axis == Self.unit(String(name))) }
  }

  @Test func theExampleOfTheCommand() throws {
    let mount = try #require(Mount("+y-x+z"))
    #expect(mount.toBoard([1, 2, 3]) == [-2, 1, 3])
    #expect(Mount("+x+y+z") == .aligned)
    #expect(Mount.aligned.toBoard([1, 2, 3]) == [1, 2, 3])
  }

  @Test(arguments: ["", "x+y+z", "+x+y", "+x+y+z ", "+x+y+w", "+X+Y+Z", "+x+y+z+x", "xyz"])
  func whatIsNoMount(text: String) { #expect(Mount(text) == nil) }

  static func unit(_ name: String) -> Axes<Double> {
    let sign: Double = name.hasPrefix("-") ? -1 : 1
    return switch name.last {
    case "x": [sign, 0, 0]
    case "y": [0, sign, 0]
    default: [0, 0, sign]
    }
  }

  func cross(_ a: Axes<Double>, _ b: Axes<Double>) -> Axes<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}
