// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  // The memory that a page passes to the other functions.

  /// Memory of at least this many bytes, at most 256 MiB, for values of any type: enough for the
  /// longest run's device motions of the fastest parts; nil for more.
  @_cdecl("proofmass_allocate")
  public func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    guard 0...(256 << 20) ~= size else { return nil }
    return unsafe .allocate(byteCount: max(1, size), alignment: 16)
  }

  /// Frees memory of `proofmass_allocate`.
  @_cdecl("proofmass_free")
  public func free(_ memory: UnsafeMutableRawPointer?) { unsafe memory?.deallocate() }
#endif
