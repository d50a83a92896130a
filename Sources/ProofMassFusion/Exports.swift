// SPDX-License-Identifier: Apache-2.0

// Quantities, so that one import is enough.
@_exported public import ProofMassCore
