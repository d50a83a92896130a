// SPDX-License-Identifier: Apache-2.0

// Buses, quantities and errors, so that one import is enough for a driver.
@_exported public import ProofMassCore
