// SPDX-License-Identifier: Apache-2.0

// Whoever serves boards has the text that they speak, too.
@_exported public import ProofMassControl
