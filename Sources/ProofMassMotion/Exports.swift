// SPDX-License-Identifier: Apache-2.0

// A client of motion services gets the sensors that they sample, too.
@_exported public import ProofMassCore
@_exported public import ProofMassSampling
