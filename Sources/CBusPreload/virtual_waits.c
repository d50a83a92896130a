// SPDX-License-Identifier: Apache-2.0
//
// Waits with a time limit, where a board's time is virtual. Such a wait advances the board to its end as
// soon as all other threads of the process wait too, and those of its descendants; the wait that ends
// first has priority. Until then it passes in processor time of the process: a thread that computes may
// cause the awaited event. The board is advanced at the latest when the whole rest has passed in this way
// and no client has advanced it. Where children compute, the time passes on the system's clock.
//
// A sleep or a wait for edges checks the other threads immediately. Other waits, and those of a process
// with children, check twice, a little apart, and the board must have been idle in between. A wait for an
// event advances in steps, because the event may be caused by another process. A wait for a connection to
// the internet or to the board advances nothing before its time has passed on the system's clock, and
// others do not wait for it.
//
// Whichever client advances the board, it stops at an edge for which a client may wait
// (BoardLines.swift). A wait for edges without a limit has the lowest priority, and advances only to
// events that chips have ahead.
//
// Before a process first advances the board, it lets the processes that created it come to a wait: on a
// system they have that time, too, for example to set a timer (coreutils' timeout does it after it has
// started its command).
//
// A signal's handler may leave a wait by siglongjmp. The abandoned wait counts until its thread has
// missed its next check for some time and sleeps.

#include "preload.h"

#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

// The waits in the system's time between two checks: the first one for threads, the first one for
// descriptors, and the longest; and the longest advance after a check. All in nanoseconds.
enum { SHORT_SLICE = 30000, SLICE = 100000, LONGEST_SLICE = 5000000, STEP = 250000000 };

// The longest advance of a wait without limit that is not only for edges.
static const int64_t longest_among = INT64_C(60000000000);

// The threads that wait, with the instants at which their waits end, 0 for none yet, and the system's
// time of their next check. An entry with thread 0 is free. Where there is no room, others do not
// consider a wait.
enum { MOST_WAITERS = 256 };
static struct waiter {
  atomic_int thread;
  atomic_int other;  // the thread of another process in whose place this one waits; 0 for none
  _Atomic int64_t end;
  _Atomic int64_t next_look;
} waiters[MOST_WAITERS];

// The time after its missed check at which a wait counts as abandoned, if its thread sleeps; and the
// longest time that creators are given. In nanoseconds.
enum { LATE = SECOND };

// Whether this process' creators have come to a wait; the system's time of the first check of that, 0 for
// none; and the board's work at the last check, -1 where they did not wait.
static struct {
  atomic_bool are_done;
  _Atomic int64_t since;
  _Atomic int64_t work;
} creators;

void forget_waiters(void) {
  memset(waiters, 0, sizeof waiters);
  memset(&creators, 0, sizeof creators);
}

int own_thread(void) { return (int)NEXT(syscall)(SYS_gettid); }

// The thread in whose place this one waits.
static __thread int represented __attribute__((tls_model("initial-exec")));

void wait_for_thread(int thread) { represented = thread; }

bool is_representing(void) { return represented != 0; }

bool is_represented(uint64_t thread) {
  for (int i = 0; represented && i < MOST_WAITERS; i++) {
    if (atomic_load(&waiters[i].thread) && (uint64_t)atomic_load(&waiters[i].other) == thread) return true;
  }
  return false;
}

// The entry of this thread, which may be in use when a signal handler runs; NULL where there is no room.
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

// Whether a thread has abandoned its wait: it has ended, or sleeps without checking.
static bool has_left(const struct waiter *waiter, int thread) {
  if (system_time(CLOCK_MONOTONIC) - atomic_load(&waiter->next_look) < LATE || is_exchanging()) {
    return false;
  }
  return is_thread_waiting(thread);
}

// Whether no other thread's wait ends earlier.
static bool is_first(int64_t end) {
  int self = own_thread();
  for (int i = 0; i < MOST_WAITERS; i++) {
    int thread = atomic_load(&waiters[i].thread);
    int64_t other = atomic_load(&waiters[i].end);
    if (thread == 0 || thread == self || other == 0 || other >= end) continue;
    if (!has_left(&waiters[i], thread)) return false;
    bool has_ended = NEXT(syscall)(SYS_tgkill, NEXT(getpid)(), thread, 0) != 0;
    if (has_ended) atomic_compare_exchange_strong(&waiters[i].thread, &thread, 0);
    else atomic_compare_exchange_strong(&waiters[i].end, &other, 0);
  }
  return true;
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

// Whether the creators of this process have come to a wait, or had this time to, in the system's
// nanoseconds. Requires two checks between which the board was idle, because a creator may wait for the
// board's answer; the server counts as a creator, because it may not have begun to answer.
static bool have_creators_come(int64_t most) {
  uint64_t processes[MOST_CREATORS];
  if (atomic_load(&creators.are_done)) return true;
  unsigned count = find_creators(processes);
  int64_t none = 0, now = system_time(CLOCK_MONOTONIC);
  bool is_again = !atomic_compare_exchange_strong(&creators.since, &none, now);
  int64_t work = do_creators_wait(processes, count) ? board_work() : -1;
  int64_t before = atomic_exchange(&creators.work, work);
  bool are_idle = is_again && work >= 0 && work % 2 == 0 && work == before;
  bool result = count == 0 || are_idle || (is_again && now - none >= least(most, LATE));
  if (result) atomic_store(&creators.are_done, true);
  return result;
}

static bool are_all_waiting(bool or_children) {
  int64_t work = board_work();
  struct others others = look(false);
  if (others.have_children && !or_children) return false;
  if (others.are_waiting && !have_creators_come(LATE)) return false;
  if (are_knowable(&others)) return are_certain(&others);
  return others.are_waiting && look(true).are_waiting && work % 2 == 0 && board_work() == work;
}

// Reads the waits' ends after the look: a thread sets the end of its wait before it sleeps, and may do
// both during the look.
bool do_others_wait(int64_t *end, bool or_children) {
  *end = INT64_MAX;
  if (!are_all_waiting(or_children)) return false;
  int self = own_thread();
  for (int i = 0; i < MOST_WAITERS; i++) {
    int64_t other = atomic_load(&waiters[i].end);
    int thread = atomic_load(&waiters[i].thread);
    if (thread && thread != self && other && other < *end && !has_left(&waiters[i], thread)) *end = other;
  }
  return true;
}

// Performs a wait that is over at its beginning.
static int pass(int64_t now, int64_t end, int (*attempt)(void *, int64_t), void *call) {
  int result = attempt ? attempt(call, 0) : TIMED_OUT;
  if (result == TIMED_OUT && now < end) advance_to(end, board_handled());
  return result;
}

static bool is_for_edges(enum wait_kind kind) { return kind == EDGES || kind == EDGES_AMONG; }

// The part of a wait that has passed while others were at work and the board stood still: in processor
// time of this process, which does not depend on the load of the machine, but at least a fraction of the
// system's time. Where children work, whose processor time is not known, or a wait is for the outside, in
// the system's time.
enum { LEAST_SHARE = 64 };

static int64_t had_since(bool by_system, int64_t real, int64_t used) {
  int64_t passed = system_time(CLOCK_MONOTONIC) - real;
  if (by_system) return passed;
  int64_t worked = system_time(CLOCK_PROCESS_CPUTIME_ID) - used;
  return worked > passed / LEAST_SHARE ? worked : passed / LEAST_SHARE;
}

// `handled` is the count of handled instants at a time when no signal was pending that this wait blocks.
static int wait_in_turn(struct waiter *own, enum wait_kind kind, int64_t instant, int64_t handled,
    int (*attempt)(void *, int64_t), void *call) {
  int64_t now = 0, first = kind < DESCRIPTORS ? SHORT_SLICE : SLICE, slice = first, work = -1;
  if (!board_time(&now)) return attempt(call, 0);
  // As on a system's clock, a wait ends after its instant, not at it, unless it begins before it and
  // is a sleep: a loop that waits until a clock is past an instant would not end.
  bool is_over = now >= instant, is_stuck = false;
  if ((kind != SLEEP || is_over) && instant < INT64_MAX) instant++;
  if (is_over) return pass(now, instant, kind == SLEEP ? NULL : attempt, call);
  // The beginning, and the board's, the system's and the processor time since which the board has stood
  // still.
  int64_t began = now, since = now, real = system_time(CLOCK_MONOTONIC);
  int64_t used = system_time(CLOCK_PROCESS_CPUTIME_ID);
  bool by_system = kind == OUTSIDE || represented;
  for (bool is_at_once = kind == SLEEP || is_for_edges(kind);; is_at_once = false) {
    if (now != since && kind != OUTSIDE) {
      since = now;
      real = system_time(CLOCK_MONOTONIC), used = system_time(CLOCK_PROCESS_CPUTIME_ID);
    }
    int64_t left = instant - since - had_since(by_system, real, used);
    int64_t span = left > 0 ? least(slice, left) : is_stuck ? SLICE : 0;
    if (own) {
      atomic_store(&own->next_look, system_time(CLOCK_MONOTONIC) + span);
      atomic_store(&own->end, instant);
    }
    if (!is_at_once) {
      // Before signals are open: one by which a handled alarm ends this program must come first.
      handled = board_handled();
      int result = attempt(call, span);
      if (result != TIMED_OUT) return result;
    }
    board_time(&now);
    if (now >= instant) return TIMED_OUT;
    struct others others = {0};
    if (kind != OUTSIDE && is_first(instant)) others = look(false);
    by_system = by_system || others.have_children;
    // Requires two checks in a row, because a thread that is about to cause the event may wait for the
    // mutex that this thread held until now.
    int64_t before = work, goal = now;
    work = others.are_waiting ? board_work() : -1;
    bool is_quiet = work >= 0 && work % 2 == 0 && work == before;
    if (are_knowable(&others)) {
      bool is_once_enough = kind == SLEEP || is_for_edges(kind);
      is_quiet = (is_quiet || is_once_enough) && are_certain(&others);
    }
    if (kind == EDGES_AMONG && instant == INT64_MAX && now - began >= longest_among) is_quiet = false;
    // Checked again after the look, because another thread may have begun a wait before it was examined.
    is_quiet = is_quiet && is_first(instant) && have_creators_come(instant - began);
    if (is_quiet) {
      bool is_in_steps = kind != SLEEP && !is_for_edges(kind);
      goal = is_in_steps ? least(instant, now + STEP) : instant;
    }
    if (left <= slice && !is_at_once) goal = instant;
    if (goal > now) {
      if (own) atomic_store(&own->next_look, system_time(CLOCK_MONOTONIC));
      int64_t from = now;
      // False where the server has gone, or this is a signal handler in a call on the board.
      if (!advance_to(goal, handled)) return attempt(call, left < 0 ? 0 : left);
      board_time(&now);
      if (now >= instant) return TIMED_OUT;
      // The board stopped before the goal, because another thread has an edge to handle, so two checks
      // are needed again.
      is_stuck = now == from;
      work = now >= goal ? board_work() : -1;
    }
    slice = others.are_waiting && !is_stuck ? first : least(2 * slice, LONGEST_SLICE);
  }
}

int wait_until(enum wait_kind kind, int64_t instant, int (*attempt)(void *, int64_t), void *call) {
  int before = errno;
  struct waiter *own = kind == OUTSIDE ? NULL : own_waiter();
  // INT64_MAX, the end of board time, is reserved for waits for edges without a limit.
  if (instant == INT64_MAX && !is_for_edges(kind)) instant--;
  // The end of the outer wait, if this is a signal handler that interrupts one.
  int64_t outer = own ? atomic_load(&own->end) : 0;
  if (own) atomic_store(&own->other, represented);
  int64_t handled = board_handled();
  block_signals();
  int result = wait_in_turn(own, kind, instant, handled, attempt, call), failure = errno;
  restore_signals();
  if (own) atomic_store(&own->end, outer), atomic_store(&own->other, 0);
  if (own && outer == 0) atomic_store(&own->thread, 0);
  errno = result == -1 ? failure : before;
  return result;
}
