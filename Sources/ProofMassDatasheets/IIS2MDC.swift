// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/iis2mdc.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of STMicroelectronics for industry, ±49 G, 16 bits, 10 to 100 Hz: a
  /// LIS2MDL.
  ///
  /// Its registers are those of `LIS2MDL`, but for what is here; its numbers are in
  /// `LIS2MDL.Variant`.
  package enum IIS2MDC {}
}

#if !NO_HEAP
  extension Datasheet.IIS2MDC {
    /// The manufacturer's name.
    package static var name: String { "IIS2MDC" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS2MDL.facts,
      #"""
        part like LIS2MDL independent
        identity 4F 40 IIS2MDC LIS2MDL LSM303AGRM | IIS; LINUX | independent
        document IIS STMicroelectronics iis2mdc-pid, and its example of the self-test in STMems_Standard_C_drivers
      """#)
  }
#endif
