// SPDX-License-Identifier: Apache-2.0

// Whoever has motion services has the sensors that they sample, too.
@_exported public import ProofMassSampling
