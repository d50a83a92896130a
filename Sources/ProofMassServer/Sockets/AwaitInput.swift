// SPDX-License-Identifier: Apache-2.0

internal import CGPIO
internal import Glibc

/// Waits for what is asked about some descriptors, for so many nanoseconds, or for ever; how many have
/// it, or a negated error number.
func awaitInput(_ entries: inout [pollfd], atMost time: Int64?) -> Int32 {
  unsafe cgpio_poll(&entries, UInt(entries.count), time ?? -1)
}
