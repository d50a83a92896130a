// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// `xArbitraryCorrectedZVertical` of one client: where its x axis is, from the first sample on.
struct CorrectedFrame: Sendable {
  /// What the frame has to north; it holds as long as north is the same.
  private var north: (alignment: YawAlignment, epoch: Int)?
  /// From the frame of six axes to this one, at the last sample.
  private var last: YawAlignment?

  /// nil before the compass has said anything.
  ///
  /// Where north jumps or is not known for a moment, it goes on from where it is by six axes: nothing
  /// has turned.
  mutating func attitude(of fused: FusedMotion) -> Attitude? {
    let goingOn = last?.attitude(nineAxes: fused.sixAxes)
    guard let nineAxes = fused.nineAxes else { return goingOn }
    let alignment =
      if let north, north.epoch == fused.epoch {
        north.alignment
      } else {
        YawAlignment(sixAxes: goingOn?.quaternion ?? fused.sixAxes, nineAxes: nineAxes)
      }
    north = (alignment, fused.epoch)
    let attitude = alignment.attitude(nineAxes: nineAxes)
    last = YawAlignment(sixAxes: attitude.quaternion, nineAxes: fused.sixAxes)
    return attitude
  }
}
