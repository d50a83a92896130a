// SPDX-License-Identifier: Apache-2.0

/// A single-board computer that programs recognise by files below /proc.
package enum BoardModel: String, CaseIterable, Sendable {
  /// A Raspberry Pi 3 Model B.
  case pi3
  /// A Raspberry Pi 4 Model B.
  case pi4

  /// The name in the device tree and in /proc/cpuinfo.
  private var name: String {
    switch self {
    case .pi3: "Raspberry Pi 3 Model B Rev 1.2"
    case .pi4: "Raspberry Pi 4 Model B Rev 1.4"
    }
  }

  /// The board and its processor in the device tree.
  private var compatible: [String] {
    switch self {
    case .pi3: ["raspberrypi,3-model-b", "brcm,bcm2837"]
    case .pi4: ["raspberrypi,4-model-b", "brcm,bcm2711"]
    }
  }

  /// The revision code.
  private var revision: UInt32 {
    switch self {
    case .pi3: 0xA0_2082
    case .pi4: 0xC0_3114
    }
  }

  /// The part number of the processor's cores.
  private var core: String {
    switch self {
    case .pi3: "0xd03"
    case .pi4: "0xd08"
    }
  }

  /// The label of the GPIO chip.
  package var gpioLabel: String {
    switch self {
    case .pi3: "pinctrl-bcm2835"
    case .pi4: "pinctrl-bcm2711"
    }
  }

  /// The files that programs read, by path.
  package var files: [(path: String, bytes: [UInt8])] {
    let code = (0..<4).map { UInt8(truncatingIfNeeded: revision >> (24 - 8 * $0)) }
    let tree: [(name: String, bytes: [UInt8])] = [
      ("model", name.utf8 + [0]), ("compatible", compatible.flatMap { $0.utf8 + [0] }),
      ("system/linux,revision", code),
    ]
    let roots = ["/proc/device-tree", "/sys/firmware/devicetree/base"]
    return roots.flatMap { root in tree.map { ("\(root)/\($0.name)", $0.bytes) } }
      + [("/proc/cpuinfo", Array(processors.utf8))]
  }

  /// The text of /proc/cpuinfo.
  private var processors: String {
    let cores = (0..<4).map { number in
      """
      processor\t: \(number)
      BogoMIPS\t: 108.00
      Features\t: fp asimd evtstrm crc32 cpuid
      CPU implementer\t: 0x41
      CPU architecture: 8
      CPU variant\t: 0x0
      CPU part\t: \(core)
      CPU revision\t: 3


      """
    }
    return cores.joined() + """
      Hardware\t: BCM2835
      Revision\t: \(String(revision, radix: 16))
      Serial\t\t: 1000000000000000
      Model\t\t: \(name)

      """
  }
}
