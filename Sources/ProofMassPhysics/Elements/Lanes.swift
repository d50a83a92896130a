// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// X, Y and Z at once, and a fourth number that means nothing.
typealias Lanes = SIMD4<Double>

extension SIMD4<Double> {
  @inline(__always)
  init(_ axes: Axes<Double>) { self.init(axes.x, axes.y, axes.z, 0) }

  /// One number for X and Y, another for Z.
  @inline(__always)
  init(inPlane: Double, outOfPlane: Double) { self.init(inPlane, inPlane, outOfPlane, inPlane) }

  @inline(__always)
  var axes: Axes<Double> { Axes(x, y, z) }
}

/// The states of three cascades.
struct LaneState: Equatable, Sendable {
  var x = Lanes.zero
  var v = Lanes.zero
  var y = Lanes.zero

  init() {}

  init(x: Lanes, v: Lanes, y: Lanes) {
    self.x = x
    self.v = v
    self.y = y
  }

  init(inPlane: Cascade.State, outOfPlane: Cascade.State) {
    x = Lanes(inPlane: inPlane.x, outOfPlane: outOfPlane.x)
    v = Lanes(inPlane: inPlane.v, outOfPlane: outOfPlane.v)
    y = Lanes(inPlane: inPlane.y, outOfPlane: outOfPlane.y)
  }

  subscript(lane: Int) -> Cascade.State {
    get { Cascade.State(x: x[lane], v: v[lane], y: y[lane]) }
    set {
      x[lane] = newValue.x
      v[lane] = newValue.v
      y[lane] = newValue.y
    }
  }
}

/// The transitions of three cascades over one time.
struct LaneTransition: Sendable {
  private let xx, xv, vx, vv, yx, yv, yy: Lanes

  init(inPlane: Cascade.Transition, outOfPlane: Cascade.Transition) {
    func lanes(_ part: (Cascade.Transition) -> Double) -> Lanes {
      Lanes(inPlane: part(inPlane), outOfPlane: part(outOfPlane))
    }
    xx = lanes { $0.mass.xx }
    xv = lanes { $0.mass.xv }
    vx = lanes { $0.mass.vx }
    vv = lanes { $0.mass.vv }
    yx = lanes { $0.yx }
    yv = lanes { $0.yv }
    yy = lanes { $0.yy }
  }

  @inline(__always)
  func callAsFunction(_ state: LaneState) -> LaneState {
    LaneState(
      x: xx * state.x + xv * state.v, v: vx * state.x + vv * state.v,
      y: yx * state.x + yv * state.v + yy * state.y)
  }
}
