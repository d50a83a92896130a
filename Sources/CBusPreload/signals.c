// SPDX-License-Identifier: Apache-2.0
//
// Signals while a request is under way. A kernel's driver finishes a request before a signal's handler
// runs, so that the handler may use the same descriptor, and may leave by siglongjmp. So does this
// library: it blocks all signals for that time, but for those of faults and libc's own.

#include "preload.h"

#include <sys/syscall.h>

#define BIT(signal) (UINT64_C(1) << ((signal) - 1))

// Signals 32 and 33 cancel threads and change their rights.
static const uint64_t blocked = ~(BIT(SIGSEGV) | BIT(SIGBUS) | BIT(SIGILL) | BIT(SIGFPE) | BIT(SIGTRAP)
    | BIT(SIGSYS) | BIT(SIGABRT) | BIT(32) | BIT(33));
static const uint64_t ignored = BIT(SIGCHLD) | BIT(SIGURG) | BIT(SIGWINCH) | BIT(SIGCONT);

// The requests that this thread is in, one within the other, and its mask before.
static __thread struct {
  unsigned depth;
  uint64_t mask;
} held __attribute__((tls_model("initial-exec")));

static void set_mask(uint64_t mask, uint64_t *before) {
  NEXT(syscall)(SYS_rt_sigprocmask, SIG_SETMASK, &mask, before, sizeof mask);
}

void block_signals(void) {
  uint64_t before = 0;
  if (held.depth == 0) {
    set_mask(blocked, &before);
    held.mask = before;
  }
  held.depth++;
}

void restore_signals(void) {
  if (--held.depth == 0) set_mask(held.mask, NULL);
}

void let_signals_end(void) {
  uint64_t pending = 0;
  int before = errno;
  NEXT(syscall)(SYS_rt_sigpending, &pending, sizeof pending);
  pending &= blocked & ~held.mask & ~ignored;
  for (int signal = 1; held.depth > 0 && signal <= 64; signal++) {
    struct sigaction action;
    if (!(pending & BIT(signal)) || NEXT(sigaction)(signal, NULL, &action) != 0) continue;
    if (action.sa_handler != SIG_DFL) continue;
    set_mask(blocked & ~BIT(signal), NULL);
    set_mask(blocked, NULL);
  }
  errno = before;
}
