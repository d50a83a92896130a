// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// Board time ends after 146 years. No request that comes then, or close to it, ends the process, and numbers that
/// are finite only before they are converted are refused.
@Suite struct EndOfTimeTests {
  /// What makes a chip measure by itself, or once: register and value.
  private static let starts: [String: (UInt8, UInt8)] = [
    "LIS331DLH": (0x20, 0x3F), "LIS331HH": (0x20, 0x3F), "H3LIS331DL": (0x20, 0x3F),
    "LSM303DLH": (0x20, 0x3F), "LSM303DLM": (0x20, 0xC7), "LIS331DL": (0x20, 0x47),
    "LIS302DL": (0x20, 0xC7), "LIS3DH": (0x20, 0x97), "LIS2DH12": (0x20, 0x1F),
    "LSM303AGRA": (0x20, 0x57), "LSM303DLHCA": (0x20, 0x8F), "ADXL345": (0x2D, 0x08),
    "ADXL343": (0x2D, 0x0C),
    "L3G4200D": (0x20, 0xCF), "A3G4250D": (0x20, 0x0F), "L3GD20": (0x20, 0xCF),
    "L3GD20H": (0x20, 0x0F), "AK8975": (0x0A, 0x01), "AK8963": (0x0A, 0x16),
    "AK09916": (0x31, 0x08), "AK8973": (0xE0, 0x00), "LIS3MDL": (0x22, 0x00),
    "LSM9DS1M": (0x22, 0x00), "LIS2MDL": (0x60, 0x80), "IIS2MDC": (0x60, 0x8C),
    "LSM303AGRM": (0x60, 0x81), "HMC5883L": (0x02, 0x00), "LSM303DLHCM": (0x02, 0x00),
    "LSM303DLHM": (0x02, 0x01),
    "LSM303DLMM": (0x02, 0x00),
    "LSM9DS1AG": (0x10, 0x78), "LSM6DSL": (0x10, 0xA0), "LSM6DS3TRC": (0x11, 0xA0),
    "LSM6DS3": (0x10, 0xA0), "LSM6DS33": (0x11, 0x80), "LSM6DSO": (0x10, 0xA0),
    "LSM6DSOX": (0x11, 0xA0),
    "LSM6DSO32": (0x10, 0x40), "ISM330DHCX": (0x11, 0x41),
    "MPU6500": (0x1A, 0x01), "MPU6000": (0x6B, 0x00), "MPU6050": (0x6B, 0x01),
    "MPU9150": (0x6B, 0x00), "MPU9250": (0x6A, 0x20), "MPU9255": (0x1B, 0x01),
    "ICM20948": (0x06, 0x01),
  ]

  private static let requests = [
    #"{"do":"world","force_g":[0,0,0.5]}"#, #"{"do":"world","force_g":[1,0,0]}"#,
    #"{"do":"world","rotation_dps":[100,0,0],"field_uT":[50,0,0]}"#,
    #"{"do":"world","temperature_C":40}"#, #"{"do":"world","force_g":[1e308,-1e308,1e308]}"#,
    #"{"do":"world","rotation_radps":[1e308,-1e308,1e308],"field_uT":[1e308,0,0]}"#,
    #"{"do":"rest"}"#, #"{"do":"scenario","name":"walk"}"#, #"{"do":"edges"}"#, #"{"do":"pins"}"#,
    #"{"do":"advance","by_s":0.001}"#, #"{"do":"advance","by_s":4611686018.427387904}"#,
    #"{"do":"motion","csv":"time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,0,1,0\n2,1,0,0\n"}"#,
    #"{"do":"world","force_g":[0,1,0]}"#, #"{"do":"scenario","name":"tumble"}"#,
    #"{"do":"advance","by_s":1}"#, #"{"do":"power_cycle"}"#, #"{"do":"now"}"#, #"{"do":"finish"}"#,
  ]

  @Test(arguments: Part.names, ["ideal", "nominal", "typical"])
  func `a board lives on at the end of its time`(name: String, sensing: String) throws {
    let start = try #require(Self.starts[name])
    // At the end, just before it, and from the beginning in one step.
    for (time, startsFirst) in [
      ("4611686018.427387904", true), ("4611686018.427387904", false),
      ("4611686018.427387903", true),
      ("4611686017.9", false), ("3000000000", true),
    ] {
      let part = try #require(Part.named(name))
      let circuit = Circuit([part], sensing: Sensing(name: sensing, seed: 1))
      guard case .i2c(let address) = part.target else { return }
      var client = ControlClient(circuit)
      let place = [address].hexText
      func transfer(_ register: UInt8, _ value: UInt8?, reading count: Int) -> String {
        let bytes = [register] + (value.map { [$0] } ?? [])
        let read = count > 0 ? #","read":\#(count)"# : ""
        return
          #"{"do":"transfer","address":"0x\#(place)","messages":[{"write":"\#(bytes.hexText)"\#(read)}]}"#
      }
      // Otherwise the chip is in the state of power-on until the second round.
      if startsFirst { _ = try client.ask(transfer(start.0, start.1, reading: 0)) }
      _ = try client.ask(#"{"do":"edges"}"#)
      #expect(try client.ask(#"{"do":"advance","to_s":\#(time)}"#).contains("time_s"))
      for round in 0..<2 {
        for request in Self.requests {
          let answer = try client.ask(request)
          #expect(!answer.contains("inf") && !answer.contains("nan"), "\(request): \(answer)")
          // All output registers, by ST's counting bit and by AKM's counter.
          _ = try client.ask(transfer(0xA7, nil, reading: 7))
          _ = try client.ask(transfer(0x02, nil, reading: 8))
          if startsFirst || round > 0 {
            _ = try client.ask(transfer(start.0, start.1, reading: 0))
          }
        }
      }
      #expect(circuit.now.nanoseconds <= 1 << 62)
    }
  }

  @Test func `numbers are checked after their conversion`() throws {
    var client = ControlClient()
    let refused = try client.ask(#"{"do":"world","rotation_dps":[1e308,0,0]}"#)
    #expect(
      refused
        == #"{"id":null,"error":"world: rotation_dps is too large to be a rotation in rad/s"}"#)
    let world = try client.ask(#"{"do":"world"}"#)
    #expect(world.contains(#""rotation_radps":[0,0,0]"#))
    for number in [Double.infinity, -.infinity, .nan] {
      #expect(JSON.array([.number(number)]).line == Array("[null]\n".utf8))
    }
  }
}
