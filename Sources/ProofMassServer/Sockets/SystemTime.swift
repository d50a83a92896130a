// SPDX-License-Identifier: Apache-2.0

internal import CGPIO
internal import Glibc

/// A clock of the system in nanoseconds.
func systemTime(_ clock: clockid_t = CLOCK_MONOTONIC) -> Int64 { cgpio_time(clock) }
