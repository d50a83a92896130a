// SPDX-License-Identifier: Apache-2.0
//
// Functions that Swift requires of a process.

#include <stddef.h>
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x00F05A0D;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The seeds of hash tables: always the same, so that a run can be repeated.
void arc4random_buf(void *bytes, size_t count) {
  for (unsigned char *byte = bytes; count; count--) *byte++ = 0x5A;
}
