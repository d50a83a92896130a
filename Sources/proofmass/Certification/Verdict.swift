// SPDX-License-Identifier: Apache-2.0

/// A check that a driver undergoes.
enum DriverCheck: String, CaseIterable {
  case answers
  case values, rates, torn, order, saturation, adjustment
  case fifo, overrun
  case wrongIdentity = "wrong-identity"
  case absent, faults
  case brownOut = "brown-out"
  case unplugged, lint

  /// The subject of the check, as a heading.
  var title: String {
    switch self {
    case .answers: "The adapter answers requests"
    case .values: "Values in every range and at every rate"
    case .rates: "Output data rates"
    case .torn: "No sample of two instants"
    case .order: "Samples in the order of time"
    case .saturation: "Values beyond the range"
    case .adjustment: "Sensitivity adjustment of the part"
    case .fifo: "FIFO drained whole"
    case .overrun: "FIFO overrun"
    case .wrongIdentity: "Another part is refused"
    case .absent: "An absent chip is reported"
    case .faults: "Faults on each transaction"
    case .brownOut: "A brown-out is noticed"
    case .unplugged: "An unplugged chip is reported, and used again"
    case .lint: "Nothing against the datasheet"
    }
  }

  /// How a driver passes.
  var advice: String {
    switch self {
    case .answers: "print rows, then one line with ok, error or unsupported, and flush after it"
    case .values:
      "convert two's complement by the datasheet's typical sensitivity, not by full scale over 2^n, and write the "
        + "registers of range and rate"
    case .rates: "write the code of the datasheet's table to the register of the rate"
    case .torn: "read all bytes in one transaction, with block data update where the part has it"
    case .order: "return each sample once, and none of before the request"
    case .saturation: "return the end of the range, or report an overflow"
    case .adjustment: "multiply by the part's own adjustment, which its fuse ROM holds"
    case .fifo: "read as many sets as the FIFO's status has, each once"
    case .overrun: "read the overrun flag, report the loss, and start at the beginning of a set"
    case .wrongIdentity: "compare the identity register before anything is written"
    case .absent: "check the result of each transfer, and limit each wait"
    case .faults:
      "check the result of each transfer, return no sample from a failed one, and let the next call begin anew"
    case .brownOut:
      "compare a configuration register when samples do not change, or limit the wait for data-ready"
    case .unplugged: "check the result of each transfer, and configure anew on request"
    case .lint: "see `proofmass lint --explain ID`"
    }
  }
}

/// The outcome of a check, or of a part of one.
struct CheckResult {
  enum Verdict: String {
    case passed, warning, failed
    /// Not tried, for a reason that is stated.
    case untried
  }

  var check: DriverCheck
  var verdict: Verdict
  /// The setting or the occasion; empty where there is one.
  var setting = ""
  /// What was seen.
  var words: String
}
