// SPDX-License-Identifier: Apache-2.0

extension VQF {
  /// All that a filter has learned: with the same parameters and intervals, a filter that is given it
  /// goes on exactly as the one that it was taken from.
  ///
  /// It lives in the process: nothing of it can be looked at or written to a file.
  public struct State: Equatable, Sendable {
    var orientation = BasicVQF.State()
    var rest = Rest()
    var bias: BiasEstimate
    var field: KnownField

    init(_ gains: Gains, _ parameters: Parameters) {
      bias = BiasEstimate(variance: gains.initialBiasVariance)
      field = KnownField(parameters)
    }
  }
}

extension VQF.State {
  /// Goes on with the gains of other intervals.
  mutating func change(from old: VQF.Gains, to new: VQF.Gains) {
    orientation.force.change(from: old.orientation.force, to: new.orientation.force)
    rest.change(from: old, to: new)
    bias.change(from: old, to: new)
    field.change(from: old, to: new)
  }
}
