// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that sleep. Where a board's time is virtual, a sleep advances it
// (virtual_waits.c). Without such a board, the program really sleeps.

#include "preload.h"

#include <pthread.h>
#include <threads.h>
#include <unistd.h>

static int rest(void *none, int64_t nanoseconds) {
  (void)none;
  struct timespec time = in_timespec(nanoseconds);
  return poll_open(NULL, 0, &time, NULL) < 0 ? EINTR : TIMED_OUT;
}

// Sleeps until an instant of the board: 0, or -EINTR with the remaining time.
static int sleep_until(int64_t instant, int64_t *left) {
  int64_t now = 0;
  NEXT(pthread_testcancel)();
  if (wait_until(SLEEP, instant, rest, NULL) == TIMED_OUT) return 0;
  board_time(&now);
  *left = instant > now ? instant - now : 0;
  return -EINTR;
}

int sleep_for(int64_t nanoseconds, int64_t *left) {
  int64_t now;
  if (!sleeping_board()) return -ENOSYS;
  // Without the page of the board's time, the clocks are the system's.
  if (!board_time(&now)) return advance(nanoseconds) ? 0 : -ENOSYS;
  if (nanoseconds <= 0) return NEXT(pthread_testcancel)(), 0;
  return sleep_until(nanoseconds > INT64_MAX - now ? INT64_MAX : now + nanoseconds, left);
}

int sleep_by(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  int64_t span, instant, remains = 0;
  // Whether it is a clock that follows the board.
  bool is_ours = sleeping_board() && in_nanoseconds(time, &span) && on_board(clock, span, &instant);
  if (!is_ours || (flags & ~TIMER_ABSTIME)) return -ENOSYS;
  if (flags & TIMER_ABSTIME) return sleep_until(instant, &remains);
  int status = sleep_for(span, &remains);
  struct timespec rest_of_it = in_timespec(remains);
  return status == -EINTR && left && copy_out(left, &rest_of_it, sizeof rest_of_it) < 0 ? -EFAULT
                                                                                       : status;
}

INTERPOSED int nanosleep(const struct timespec *duration, struct timespec *left) {
  int status = sleep_by(CLOCK_MONOTONIC, 0, duration, left);
  return status == -ENOSYS ? NEXT(nanosleep)(duration, left) : (int)returned(status);
}

// Returns the error number, and does not set errno.
INTERPOSED int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  int status = sleep_by(clock, flags, time, left);
  return status == -ENOSYS ? NEXT(clock_nanosleep)(clock, flags, time, left) : -status;
}

INTERPOSED int thrd_sleep(const struct timespec *duration, struct timespec *left) {
  int status = sleep_by(CLOCK_MONOTONIC, 0, duration, left);
  if (status == -ENOSYS) return NEXT(thrd_sleep)(duration, left);
  return status == -EINTR ? -1 : status == 0 ? 0 : -2;
}

INTERPOSED int usleep(useconds_t microseconds) {
  int64_t left;
  int status = sleep_for(microseconds * INT64_C(1000), &left);
  return status == -ENOSYS ? NEXT(usleep)(microseconds) : (int)returned(status);
}

INTERPOSED unsigned sleep(unsigned seconds) {
  int64_t left = 0;
  int status = sleep_for(seconds * INT64_C(1000000000), &left);
  if (status == -ENOSYS) return NEXT(sleep)(seconds);
  return (unsigned)((left + SECOND / 2) / SECOND);
}
