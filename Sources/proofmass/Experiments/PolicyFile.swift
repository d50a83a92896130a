// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer

/// The readings that a chip was found to follow, in a file: what `experiment --output` writes, `--policies` takes.
struct PolicyFile {
  /// `CHIP.NAME=VALUE`, of those that are known.
  private(set) var readings: [String] = []

  init(_ path: String) throws {
    do throws(UserError) { try self.init(reading: path) } catch {
      throw ValidationError(error.line)
    }
  }

  private init(reading path: String) throws(UserError) {
    let bytes = try read(path, "report of an experiment")
    let strange = UserError.failure(
      "\(path) is no report of an experiment: make one with `proofmass experiment CHIP --output FILE.json`"
    )
    let document: JSONValue
    do throws(JSONError) { document = try JSONValue(bytes) } catch {
      throw .failure("\(path): \(error)")
    }
    guard document["proofmass"]?.text == "policies", let part = document["part"]?.text,
      case .object(let members) = document["policies"]?.content
    else { throw strange }
    guard document["version"]?.integer == 1 else {
      throw .failure("\(path) is of a newer version of this command: update it")
    }
    for (name, verdict) in members {
      guard let stated = verdict["reading"] else { continue }
      guard let reading = stated.text else {
        throw .failure("\(path): the reading of \(name) is no text")
      }
      readings.append("\(part.lowercased()).\(name)=\(reading)")
    }
  }
}
