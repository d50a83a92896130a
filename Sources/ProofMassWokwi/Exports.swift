// SPDX-License-Identifier: Apache-2.0

/// Creates a chip of the part whose name is in the module; the simulator calls it for each chip in a diagram.
///
/// No reference has to be kept: the simulator has the addresses that were passed to it.
@_cdecl("proofmass_wokwi_init")
public func makeWokwiChip() { _ = WokwiChip(partName()) }

/// The text of the part's `NAME.chip.json`, for scripts/wokwi; empty when the module contains no part's name.
/// It ends with a zero, and is never freed.
@_cdecl("proofmass_wokwi_json")
public func describeWokwiChip() -> UnsafePointer<UInt8>? {
  unsafe text(Description(partName())?.json ?? "")
}

/// Names of all parts, one per line, in the same form.
@_cdecl("proofmass_wokwi_parts")
public func listWokwiParts() -> UnsafePointer<UInt8>? {
  unsafe text(Description.names.joined(separator: "\n"))
}

private func text(_ text: String) -> UnsafePointer<UInt8>? {
  let bytes = Array(text.utf8) + [0]
  let place = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
  _ = unsafe place.initialize(from: bytes)
  return unsafe UnsafePointer(place.baseAddress)
}
