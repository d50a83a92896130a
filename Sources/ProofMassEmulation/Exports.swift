// SPDX-License-Identifier: Apache-2.0

// Devices on a circuit's wires, and the world that its chips sense, so that one import is enough for a test.
@_exported public import ProofMassCore
@_exported public import ProofMassPhysics
