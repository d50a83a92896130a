// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// The mount of a recording's accelerometers as an entry of systemd's hardware database, by which programs that ask
/// iio-sensor-proxy, like desktops, know the orientation of a device (hwdb(7); systemd, hwdb.d/60-sensor.hwdb).
struct MountExport: RecordingExport {
  private var mounts: [(chip: ChipArgument, axes: String, matrix: MountMatrix)] = []

  init(_ path: String, _ scan: RecordingScan) throws(UserError) {
    guard let header = scan.header else {
      throw .failure("\(path) does not name its chips: record with `stream --output`")
    }
    let members = header["chips"]?.array ?? []
    for (chip, member) in zip(try ChipArgument.list(in: header, of: path), members)
    where chip.model.quantity == .acceleration {
      let axes = member["axes"]?.text ?? ""
      guard let matrix = MountMatrix(axesOfCounts: axes) else {
        throw .failure("\(path): the axes of \(chip.name) are \"\(axes)\", not like +x+y+z")
      }
      guard mounts.allSatisfy({ $0.chip.model.linuxName != chip.model.linuxName }) else {
        throw .failure(
          "\(path) names several \(chip.name), and the database knows devices by this name: record one of them"
        )
      }
      mounts.append((chip, axes, matrix))
    }
    guard !mounts.isEmpty else {
      throw .failure(
        "\(path) names no accelerometer, and systemd knows no other mount: record one with its axes="
      )
    }
  }

  mutating func write(_ put: ([UInt8]) throws(UserError) -> Void) throws(UserError) {
    var text =
      "# From the axes of a sensor to those of its device, by proofmass \(commandVersion).\n"
    for (chip, axes, matrix) in mounts {
      // The modalias of a device is i2c:NAME or spi:NAME, or with a device tree of:N…T…Cst,NAME-accel, with a C before
      // each further name. A colon follows.
      text += """

        # \(chip.title), axes=\(axes)
        sensor:modalias:*[:,]\(chip.model.linuxName)[-_:C]*
         ACCEL_MOUNT_MATRIX=\(matrix.text)

        """
    }
    try put(Array(text.utf8))
  }

  var notes: [String] {
    mounts.map { "\($0.chip.title): \($0.matrix.text)" } + [
      "copy it to /etc/udev/hwdb.d/61-sensor-local.hwdb, then: systemd-hwdb update, and udevadm trigger"
    ]
  }
}
