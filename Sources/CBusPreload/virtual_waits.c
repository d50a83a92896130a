// SPDX-License-Identifier: Apache-2.0
//
// Waits with a time limit, where a board's time is virtual. Such a wait advances the board to its
// end as soon as all other threads of the process wait too, and those of its children and of theirs;
// the one that ends first goes first. Until then it takes its time on the system's clock: a thread
// that computes may bring the event that is waited for. At the latest when the whole time has passed
// there, the board is advanced.
//
// A sleep of a process without children looks at once. Other waits look twice, a little apart, and
// the board must have had nothing to do meanwhile. A wait for an event advances in steps, because
// what it waits for may come from another process. One for a connection of the internet or to the
// board advances nothing before its time has passed on the system's clock, and others do not wait
// for it.

#include "preload.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

// The waits in the system's time between two looks, the first for threads and for descriptors and the
// longest, and the longest advance after a look: all in nanoseconds.
enum { SHORT_SLICE = 30000, SLICE = 100000, LONGEST_SLICE = 5000000, STEP = 250000000 };

// The threads that wait, with the instants at which their waits end, 0 for none yet. A thread of 0
// is free. Where there is no room, a wait does not count for others.
enum { MOST_WAITERS = 256 };
static struct waiter {
  atomic_int thread;
  _Atomic int64_t end;
} waiters[MOST_WAITERS];

void forget_waiters(void) { memset(waiters, 0, sizeof waiters); }

static int own_thread(void) { return (int)NEXT(syscall)(SYS_gettid); }

// The entry of this thread, which a signal handler may find in use; NULL where there is no room.
static struct waiter *own_waiter(void) {
  int self = own_thread();
  for (int i = 0; i < MOST_WAITERS; i++) {
    if (atomic_load(&waiters[i].thread) == self) return &waiters[i];
  }
  for (int i = 0; i < MOST_WAITERS; i++) {
    int nobody = 0;
    if (atomic_compare_exchange_strong(&waiters[i].thread, &nobody, self)) return &waiters[i];
  }
  return NULL;
}

// Whether a thread of this process waits in the kernel, or has ended.
static bool is_waiting(int tasks, const char *thread) {
  char path[32], text[128];
  put_text(put_text(path, thread), "/stat");
  int file = NEXT(openat)(tasks, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return true;
  ssize_t size = NEXT(read)(file, text, sizeof text - 1);
  NEXT(close)(file);
  if (size <= 0) return true;
  text[size] = '\0';
  // The state follows the name, which may have parentheses of its own.
  const char *state = text;
  for (const char *next = text; (next = text_find(next, ')')); next++) state = next;
  return state[0] != ')' || !state[1] || (state[2] != 'R' && state[2] != 'D');
}

// What is found about other threads.
struct others {
  uint64_t self;     // this thread
  bool are_waiting;  // whether all of them wait
  bool have_children;  // whether some are those of children
};

enum { DEEPEST = 8 };
static void look_at(const char *process, struct others *others, int depth);

// Looks at the children that a thread has made.
static void look_at_children(int tasks, const char *thread, struct others *others, int depth) {
  char path[32], text[1024];
  put_text(put_text(path, thread), "/children");
  int file = NEXT(openat)(tasks, path, O_RDONLY | O_CLOEXEC);
  ssize_t size = file < 0 ? 0 : NEXT(read)(file, text, sizeof text - 1);
  if (file >= 0) NEXT(close)(file);
  // Numbers, each followed by a blank. A list that does not fit counts as a child at work.
  if (size == sizeof text - 1) others->are_waiting = false;
  text[size < 0 ? 0 : size] = '\0';
  char *child = text;
  for (char *end; others->are_waiting && (end = (char *)text_find(child, ' ')); child = end + 1) {
    *end = '\0';
    others->have_children = true;
    look_at(child, others, depth + 1);
  }
}

// Looks at the threads of a process, and at its children.
static void look_at(const char *process, struct others *others, int depth) {
  char path[48];
  put_text(put_text(put_text(path, "/proc/"), process), "/task");
  int tasks = NEXT(open)(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (tasks < 0) {
    // A child that has ended, or a system that does not tell.
    others->are_waiting = others->are_waiting && depth > 0;
    return;
  }
  uint64_t thread;
  _Alignas(struct directory_entry) char entries[512];
  for (long size; others->are_waiting
       && (size = NEXT(syscall)(SYS_getdents64, tasks, entries, sizeof entries)) > 0;) {
    for (long at = 0; at < size; at += ((struct directory_entry *)(entries + at))->size) {
      const char *name = ((struct directory_entry *)(entries + at))->name;
      if (!others->are_waiting || !text_number(name, 10, &thread)) continue;
      if (thread != others->self) others->are_waiting = is_waiting(tasks, name);
      if (others->are_waiting && depth < DEEPEST) look_at_children(tasks, name, others, depth);
    }
  }
  NEXT(close)(tasks);
}

// Looks at all other threads of this process and of its children.
static struct others look(void) {
  struct others others = {.self = (uint64_t)own_thread(), .are_waiting = !is_exchanging()};
  if (others.are_waiting) look_at("self", &others, 0);
  return others;
}

// Whether no other thread's wait ends earlier.
static bool is_first(int64_t end, int64_t now) {
  int self = own_thread();
  for (int i = 0; i < MOST_WAITERS; i++) {
    int thread = atomic_load(&waiters[i].thread);
    int64_t other = atomic_load(&waiters[i].end);
    if (thread == 0 || thread == self || other == 0 || other >= end) continue;
    // A thread that ended in its wait left its entry.
    bool has_ended = other < now && NEXT(syscall)(SYS_tgkill, NEXT(getpid)(), thread, 0) != 0;
    if (!has_ended) return false;
    atomic_compare_exchange_strong(&waiters[i].thread, &thread, 0);
  }
  return true;
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

// A wait that is over at its beginning.
static int pass(int64_t now, int64_t end, int (*attempt)(void *, int64_t), void *call) {
  int result = attempt ? attempt(call, 0) : TIMED_OUT;
  if (result == TIMED_OUT && now < end) advance_to(end);
  return result;
}

static int wait_in_turn(
    enum wait_kind kind, int64_t instant, int (*attempt)(void *, int64_t), void *call) {
  int64_t now = 0, first = kind < DESCRIPTORS ? SHORT_SLICE : SLICE, slice = first, work = -1;
  if (!board_time(&now)) return attempt(call, 0);
  // As on a system's clock, a wait ends after its instant, not at it, unless it begins before it and
  // is a sleep: a loop that waits until a clock is past an instant would not end.
  bool is_over = now >= instant;
  if ((kind != SLEEP || is_over) && instant < INT64_MAX) instant++;
  if (is_over) return pass(now, instant, kind == SLEEP ? NULL : attempt, call);
  int64_t latest = system_time(CLOCK_MONOTONIC);
  latest = instant - now > INT64_MAX - latest ? INT64_MAX : latest + (instant - now);
  for (bool is_at_once = kind == SLEEP;; is_at_once = false) {
    int64_t left = latest - system_time(CLOCK_MONOTONIC);
    if (!is_at_once) {
      int result = attempt(call, left < 0 ? 0 : least(slice, left));
      if (result != TIMED_OUT) return result;
    }
    board_time(&now);
    if (now >= instant) return TIMED_OUT;
    struct others others = {0};
    if (kind != OUTSIDE && is_first(instant, now)) others = look();
    // The second look in a row, because a thread that is about to bring the event may wait for the
    // mutex that this one had until now.
    int64_t before = work, goal = now;
    work = others.are_waiting ? board_work() : -1;
    bool is_quiet = work >= 0 && work % 2 == 0 && work == before;
    if (is_at_once && others.are_waiting && !others.have_children) is_quiet = true;
    if (is_quiet) goal = kind == SLEEP ? instant : least(instant, now + STEP);
    if (left <= slice && !is_at_once) goal = instant;
    // The server has gone, or this is a signal handler in a call on the board.
    if (goal > now && !advance_to(goal)) return attempt(call, left < 0 ? 0 : left);
    if (goal == instant) return TIMED_OUT;
    if (goal > now) work = board_work();
    slice = others.are_waiting ? first : least(2 * slice, LONGEST_SLICE);
  }
}

int wait_until(enum wait_kind kind, int64_t instant, int (*attempt)(void *, int64_t), void *call) {
  int before = errno;
  struct waiter *own = kind == OUTSIDE ? NULL : own_waiter();
  // In a signal handler that interrupts a wait, the end of that.
  int64_t outer = own ? atomic_exchange(&own->end, instant) : 0;
  int result = wait_in_turn(kind, instant, attempt, call), failure = errno;
  if (own) atomic_store(&own->end, outer);
  if (own && outer == 0) atomic_store(&own->thread, 0);
  errno = result == -1 ? failure : before;
  return result;
}
