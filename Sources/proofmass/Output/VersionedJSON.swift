// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

extension JSON {
  /// A report, or the object before rows, with the version of the command as the last member of the object,
  /// or of each object of an array.
  var versioned: JSON {
    switch self {
    case .object(let members):
      .object(members + [("proofmass_version", .text(commandVersion))])
    case .array(let elements): .array(elements.map(\.versioned))
    default: self
    }
  }
}
