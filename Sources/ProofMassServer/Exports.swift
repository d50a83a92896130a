// SPDX-License-Identifier: Apache-2.0

// Modules that serve boards also need the text of the control protocol.
@_exported public import ProofMassControl
