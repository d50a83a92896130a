// SPDX-License-Identifier: Apache-2.0

import ProofMassFusion
import Testing

@Suite struct DeviceOrientationTests {
  @Test(
    arguments: [
      (.unknown, 0, false, false, false), (.portrait, 1, true, false, false),
      (.portraitUpsideDown, 2, true, false, false), (.landscapeLeft, 3, false, true, false),
      (.landscapeRight, 4, false, true, false), (.faceUp, 5, false, false, true),
      (.faceDown, 6, false, false, true),
    ] as [(DeviceOrientation, Int, Bool, Bool, Bool)])
  func valuesAreUIKits(
    _ orientation: DeviceOrientation, _ rawValue: Int, _ isPortrait: Bool, _ isLandscape: Bool,
    _ isFlat: Bool
  ) {
    #expect(orientation.rawValue == rawValue)
    #expect(orientation.isPortrait == isPortrait)
    #expect(orientation.isLandscape == isLandscape)
    #expect(orientation.isFlat == isFlat)
    #expect(orientation.isValidInterfaceOrientation == (isPortrait || isLandscape))
  }

  @Test(
    arguments: [
      (.unknown, nil), (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown),
      (.landscapeLeft, .landscapeRight), (.landscapeRight, .landscapeLeft), (.faceUp, nil),
      (.faceDown, nil),
    ] as [(DeviceOrientation, InterfaceOrientation?)])
  func anInterfaceTurnsAgainstItsDevice(
    _ device: DeviceOrientation, _ interface: InterfaceOrientation?
  ) {
    #expect(InterfaceOrientation(device) == interface)
  }

  @Test func interfaceValuesAreUIKits() {
    #expect(InterfaceOrientation.unknown.rawValue == 0)
    #expect(InterfaceOrientation.portrait.rawValue == 1)
    #expect(InterfaceOrientation.portraitUpsideDown.rawValue == 2)
    #expect(InterfaceOrientation.landscapeRight.rawValue == 3)
    #expect(InterfaceOrientation.landscapeLeft.rawValue == 4)
    #expect(InterfaceOrientation.landscapeLeft.isLandscape)
    #expect(InterfaceOrientation.portraitUpsideDown.isPortrait)
  }
}
