// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Mount matrices in systemd's hardware database.
@Suite struct MountTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The x axis of the counts points to -y of the board, y to +x: a count on x is one on -y.
  @Test func `axes are a matrix`() throws {
    let outcome = try Command.shell(
      """
      cd "$1"; "$0" stream lis331dlh,axes=-y+x+z lis3dh,address=0x19 l3g4200d,axes=+z+x+y --bus emulator --fast --samples 3 \
      --output a.csv; "$0" export a.csv --output b.hwdb; cat b.hwdb
      """, folder.url.path)
    #expect(outcome.status == 0)
    #expect(
      outcome.words.hasSuffix(
        """
        proofmass: LIS331DLH: 0, 1, 0; -1, 0, 0; 0, 0, 1
        proofmass: LIS3DH: 1, 0, 0; 0, 1, 0; 0, 0, 1
        proofmass: copy it to /etc/udev/hwdb.d/61-sensor-local.hwdb, then: systemd-hwdb update, and udevadm trigger

        """), "\(outcome.words)")
    #expect(
      outcome.lines.dropFirst() == [
        "# LIS331DLH, axes=-y+x+z", "sensor:modalias:*[:,]lis331dlh[-_:C]*",
        " ACCEL_MOUNT_MATRIX=0, 1, 0; -1, 0, 0; 0, 0, 1",
        "# LIS3DH, axes=+x+y+z", "sensor:modalias:*[:,]lis3dh[-_:C]*",
        " ACCEL_MOUNT_MATRIX=1, 0, 0; 0, 1, 0; 0, 0, 1",
      ])
  }

  /// A recording of chips with axes.
  private static func recording(_ chips: (name: String, columns: String, axes: String)...) -> String
  {
    let members = chips.map {
      #"{"chip":"\#($0.name)","columns":"\#($0.columns)","axes":"\#($0.axes)"}"#
    }
    let header =
      "# proofmass: \"recording\"\n# version: 1\n# chips: [\(members.joined(separator: ","))]\n"
    return header + "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n"
  }

  @Test func `what has no matrix leaves no file`() throws {
    try refuses(
      "time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n",
      "r.csv does not name its chips: record with `stream --output`")
    try refuses(
      Self.recording(("L3G4200D", "gyr", "+x+y+z")),
      "r.csv names no accelerometer, and systemd knows no other mount: record one with its axes=")
    try refuses(
      Self.recording(("LIS331DLH", "acc", "+x+y+y")),
      "r.csv: the axes of LIS331DLH are \"+x+y+y\", not like +x+y+z")
    try refuses(
      Self.recording(("LIS331DLH", "acc", "+x+y+z"), ("LIS331DLH", "b_acc", "+x+y+z")),
      "r.csv names several LIS331DLH, and the database knows devices by this name: record one of them"
    )
  }

  private func refuses(_ text: String, _ line: String) throws {
    _ = try folder.write(text, to: "r.csv")
    let outcome = try Command.shell(
      "cd \"$1\"; \"$0\" export r.csv --output b.hwdb", folder.url.path)
    #expect(outcome.status == 1 && outcome.words == "proofmass: \(line)\n", "\(outcome.words)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["r.csv"])
  }
}
