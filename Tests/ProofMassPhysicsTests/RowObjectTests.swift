// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassPhysics

struct RowObjectTests {
  /// The numbers of a row: the time, then those of the names `a`, `acc_x_g` and `lis331dlh_acc_x_g`; nil where the
  /// row is left to another parser.
  private static func numbers(_ lines: String...) -> [Double?]? {
    var row = RowObject(names: ["a", "acc_x_g", "lis331dlh_acc_x_g"])
    var isRead = false
    for line in lines { isRead = Self.take(line, &row) }
    return isRead ? row.numbers.map { $0.isNaN ? nil : $0 } : nil
  }

  private static func take(_ line: String, _ row: inout RowObject) -> Bool {
    let bytes = Array(line.utf8)
    return row.take(bytes.span)
  }

  @Test func cellsAreFoundByTheirNames() {
    #expect(
      Self.numbers(#"{"time_s":0.25,"acc_x_g":-1,"lis331dlh_acc_x_g":2.5e1}"#)
        == [0.25, nil, -1, 25])
    #expect(Self.numbers(#"{"lis331dlh_acc_x_g":3,"a":1,"time_s":2}"# + "\n") == [2, 1, nil, 3])
    #expect(Self.numbers(#" { "time_s" : 1 , "a" : null } "#) == [1, nil, nil, nil])
    #expect(Self.numbers("{}") == [nil, nil, nil, nil])
    // A name of one letter at the end of the line, where fewer than eight bytes are left.
    #expect(Self.numbers(#"{"a":1}"#) == [nil, 1, nil, nil])
  }

  @Test func otherKeysAreNoNames() {
    #expect(
      Self.numbers(#"{"time_s":1,"acc_x_gs":2,"acc_x_":3,"lis331dlh_acc_y_g":4,"b":"text"}"#)
        == [1, nil, nil, nil])
    #expect(Self.numbers(#"{"time_s_":1,"":2,"a":3}"#) == [nil, 3, nil, nil])
  }

  @Test func rowsOfDifferentOrder() {
    #expect(
      Self.numbers(
        #"{"time_s":1,"a":2,"acc_x_g":3}"#, #"{"time_s":2,"acc_x_g":4}"#,
        #"{"acc_x_g":5,"time_s":3,"a":6}"#) == [3, 6, 5, nil])
  }

  @Test(arguments: [
    #"{"time_s":1,"time_s":1}"#, #"{"time_s":1,"b":1,"b":2}"#, #"{"a":null,"a":1}"#,
    #"{"a":"text"}"#, #"{"a":[1]}"#, #"{"a":true}"#, #"{"a":01}"#, #"{"a":1e300}"#, #"{"a":1"#,
    #"{"a":1}}"#, #"{"a" 1}"#, #"{"\u0061":1}"#, #"{"é":1}"#, #"{"a":1,}"#, "", "[1]",
  ])
  func isLeftToAnotherParser(_ line: String) {
    #expect(Self.numbers(line) == nil)
  }

  @Test func theTimeAndWhetherThereAreCells() {
    var row = RowObject(names: ["a"])
    let isRead = Self.take(#"{"a":1,"time_s":12.5}"#, &row)
    #expect(isRead && row.hasCells && row.time == 16..<20)
    let isReadToo = Self.take(#"{"time_s":1,"b":2}"#, &row)
    #expect(isReadToo && !row.hasCells && row.time == 10..<11)
  }

  @Test func aByteIsFoundAtEachPlace() {
    for size in 0..<40 {
      for place in 0...size {
        var bytes = [UInt8](repeating: 0x8A, count: size)
        if place < size { bytes[place] = 0x0A }
        for start in 0...place {
          let found = bytes.span.index(of: 0x0A, from: start)
          #expect(found == place)
        }
      }
    }
  }
}
