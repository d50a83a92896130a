// SPDX-License-Identifier: Apache-2.0
//
// Signals during a request. A kernel's driver finishes a request before a signal's handler runs, so that
// the handler may use the same descriptor, and may leave by siglongjmp. This library does the same:
// during the request it blocks all signals except those of faults and libc's own. In a wait in virtual
// time they are blocked, too, except during the waits of the system of which it consists: a signal ends
// the wait, and is not handled between two of these.

#include "preload.h"

#include <poll.h>
#include <sys/select.h>
#include <sys/syscall.h>

#define BIT(signal) (UINT64_C(1) << ((signal) - 1))

// Signals 32 and 33 cancel threads and change their user IDs.
static const uint64_t blocked = ~(BIT(SIGSEGV) | BIT(SIGBUS) | BIT(SIGILL) | BIT(SIGFPE) | BIT(SIGTRAP)
    | BIT(SIGSYS) | BIT(SIGABRT) | BIT(32) | BIT(33));
static const uint64_t ignored = BIT(SIGCHLD) | BIT(SIGURG) | BIT(SIGWINCH) | BIT(SIGCONT);

// The number of this thread's nested requests, and its mask before them.
static __thread struct held held __attribute__((tls_model("initial-exec")));

// Not by NEXT, which blocks signals while it looks a function up.
static void set_mask(uint64_t mask, uint64_t *before) {
  raw_system_call(SYS_rt_sigprocmask, SIG_SETMASK, (long)&mask, (long)before, sizeof mask);
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

// While depth is 0, a handler may block signals for another request, or leave.
struct held open_signals(void) {
  struct held saved = held;
  held.depth = 0;
  if (saved.depth) set_mask(saved.mask, NULL);
  return saved;
}

void close_signals(struct held saved) {
  if (saved.depth) set_mask(blocked, NULL);
  held = saved;
}

// The signal mask for the duration of a wait of the system.
static const sigset_t *mask_of(struct held saved, const sigset_t *mask, sigset_t *room) {
  if (mask || !saved.depth) return mask;
  memset(room, 0, sizeof *room);
  memcpy(room, &saved.mask, sizeof saved.mask);
  return room;
}

int poll_open(struct pollfd *entries, unsigned long count, const struct timespec *time, const sigset_t *mask) {
  struct held saved = held;
  sigset_t room;
  held.depth = 0;
  int result = NEXT(ppoll)(entries, count, time, mask_of(saved, mask, &room));
  held = saved;
  return result;
}

int select_open(int count, fd_set *sets[3], const struct timespec *time, const sigset_t *mask) {
  struct held saved = held;
  sigset_t room;
  held.depth = 0;
  int result = NEXT(pselect)(count, sets[0], sets[1], sets[2], time, mask_of(saved, mask, &room));
  held = saved;
  return result;
}

bool take_signals(void) {
  uint64_t pending = 0;
  bool result = false;
  if (held.depth == 0) return false;
  NEXT(syscall)(SYS_rt_sigpending, &pending, sizeof pending);
  pending &= blocked & ~held.mask;
  for (int signal = 1; signal <= 64 && pending >> (signal - 1); signal++) {
    struct sigaction action;
    if (!(pending & BIT(signal)) || NEXT(sigaction)(signal, NULL, &action) != 0) continue;
    bool is_handled = action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN;
    result = result || (is_handled && !(action.sa_flags & SA_RESTART));
  }
  if (result) close_signals(open_signals());
  return result;
}
