// SPDX-License-Identifier: Apache-2.0

// Buses, devices and errors, so that one import is enough.
@_exported public import ProofMassCore
