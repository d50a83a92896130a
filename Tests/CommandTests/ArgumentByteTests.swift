// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Arguments are bytes, which need not be UTF-8.
@Suite struct ArgumentByteTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(arguments: ["emulate", "lint"])
  func `a program gets its arguments as they are`(_ verb: String) throws {
    let path = folder.path("bytes").path
    let outcome = try Command.shell(
      "pm \(verb) --fast -- sh -c 'printf %s \"$1$2\" >\(path)' sh "
        + "\"$(printf 'a\\377b')\" \"$(printf '\\364\\217\\236\\200')\"")
    #expect(outcome.status == (verb == "lint" ? 2 : 0))
    let read = try Command.shell("od -An -tx1 \(path)")
    #expect(read.data == " 61 ff 62 f4 8f 9e 80\n")
  }

  @Test func `files and sockets have the names that were asked for`() throws {
    let outcome = try Command.shell(
      """
      set -e; cd '\(folder.url.path)'; b=$(printf 'x\\377'); cp /bin/true "$b"
      printf 'time_s,acc_x_g,acc_y_g,acc_z_g\\n0,0,0,1\\n0.1,0,0,1\\n' >"$b.csv"
      pm stream --fast --motion "$b.csv" --truth "$b.truth" lis331dlh >data 2>words
      pm emulate --transcript "$b.jsonl" --listen "$b.socket" lis331dlh -- \
        '\(Command.binary.path)' detect --bus "unix:$b.socket" 2>words | cut -c 1-4
      pm emulate --listen "$b.socket" lis331dlh -- \
        '\(Command.binary.path)' attach "$b.socket" -- "./$b"
      pm replay "$b.jsonl" >data
      pm calibrate --fast --scenario sides lis331dlh --output "$b.json" 2>words
      pm motion --fast --duration 0.1s --calibration "$b.json" lis331dlh l3g4200d >data 2>words
      pm dump lis331dlh --format json >"$b.dump" 2>words
      pm dump lis331dlh --diff "$b.dump" >data 2>words
      rm data words; LC_ALL=C ls | od -An -c | tr -d ' \\n'
      """)
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    #expect(
      outcome.data
        == #"0x18x377\nx377.csv\nx377.dump\nx377.json\nx377.jsonl\nx377.truth\n"#
        .replacing("0x18x", with: "0x18\nx"))
  }

  @Test func `errors show them`() throws {
    let chip = try Command.shell("pm read \"$(printf 'a\\377')\"")
    #expect(chip.status == 64)
    #expect(chip.words.hasPrefix(#"proofmass: unknown chip "a\xff": `proofmass --help`"#))
    let file = try Command.shell("pm allan \"$(printf '/nonexistent/\\377\\n')\"")
    #expect(
      file.words
        == #"proofmass: cannot read /nonexistent/\xff: No such file or directory, error 2"# + "\n")
  }
}
