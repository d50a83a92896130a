// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer
import ProofMassSystem

/// A transcript's file, which is written to as long as somebody holds it.
final class TranscriptFile {
  fileprivate let file: ByteFile

  init(path: String, _ world: WorldOptions) throws(Complaint) {
    if let identity = FileIdentity(path: path),
      identity == world.motion.flatMap({ FileIdentity(path: $0) })
    {
      throw .failure("--transcript \(path) would write over the motion: name another file")
    }
    do throws(FileError) {
      file = try ByteFile(writing: path)
    } catch { throw .failure(error.description) }
  }
}

extension TranscriptWriter {
  /// A transcript in a file, of a board at its beginning.
  convenience init(
    _ file: TranscriptFile, _ circuit: Circuit, _ world: WorldOptions
  ) throws(Complaint) {
    do {
      try self.init(
        circuit, isManual: world.fast,
        motion: try world.motion.map {
          TranscriptHeader.Recording(file: $0, start: try world.start())
        },
        scenario: world.scenario,
        to: { line in
          do throws(FileError) { try file.file.write(line) } catch {
            // At once, for the board may stay for days.
            Console.say("\(error): the transcript ends here")
            throw error
          }
        })
    } catch let complaint as Complaint { throw complaint } catch { throw .failure("\(error)") }
  }
}
