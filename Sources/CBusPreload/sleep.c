// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that sleep. Where a board's time is virtual, a sleep advances it and
// returns at once. Without such a board, the program sleeps.

#include "preload.h"

#include <pthread.h>
#include <threads.h>
#include <unistd.h>

INTERPOSED int nanosleep(const struct timespec *duration, struct timespec *rest) {
  int64_t span;
  if (sleeping_board() && in_nanoseconds(duration, &span) && advance(span)) return 0;
  return NEXT(nanosleep)(duration, rest);
}

INTERPOSED int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  int64_t span, now;
  struct timespec reading;
  bool is_wall = clock >= 0 && clock != CLOCK_PROCESS_CPUTIME_ID && sleeping_board();
  if (is_wall && in_nanoseconds(time, &span) && NEXT(clock_gettime)(clock, &reading) == 0
      && in_nanoseconds(&reading, &now)) {
    if (advance(flags & TIMER_ABSTIME ? span - now : span)) return 0;
  }
  return NEXT(clock_nanosleep)(clock, flags, time, rest);
}

INTERPOSED int thrd_sleep(const struct timespec *duration, struct timespec *rest) {
  int64_t span;
  if (sleeping_board() && in_nanoseconds(duration, &span) && advance(span)) return 0;
  return NEXT(thrd_sleep)(duration, rest);
}

INTERPOSED int usleep(useconds_t microseconds) {
  return advance(microseconds * INT64_C(1000)) ? 0 : NEXT(usleep)(microseconds);
}

INTERPOSED unsigned sleep(unsigned seconds) {
  return advance(seconds * INT64_C(1000000000)) ? 0 : NEXT(sleep)(seconds);
}
