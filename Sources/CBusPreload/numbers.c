// SPDX-License-Identifier: Apache-2.0
//
// System calls that a program makes by libc's syscall(2), where a board's time is virtual: Rust's
// and C++' standard libraries wait by the futex call.

#include "preload.h"

#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

// Waits for a change of a futex, for at most some nanoseconds of the system's time.
static int attempt(void *argument, int64_t nanoseconds) {
  const long *a = argument;
  bool is_absolute = (a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET;
  // Absolute deadlines are on the monotonic clock, unless a flag says otherwise.
  struct timespec time =
      in_timespec(nanoseconds + (is_absolute ? system_time(CLOCK_MONOTONIC) : 0));
  long operation = a[1] & ~(long)FUTEX_CLOCK_REALTIME;
  long result = NEXT(syscall)(SYS_futex, a[0], operation, a[2], &time, a[4], a[5]);
  return result == -1 && errno == ETIMEDOUT ? TIMED_OUT : (int)result;
}

static bool is_timed_futex(const long *a, long *result) {
  long command = a[1] & FUTEX_CMD_MASK;
  int64_t time, instant, now;
  if (!a[3] || (command != FUTEX_WAIT && command != FUTEX_WAIT_BITSET)) return false;
  if (!in_nanoseconds((const struct timespec *)a[3], &time) || !board_time(&now)) return false;
  clockid_t clock = a[1] & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  if (command == FUTEX_WAIT) instant = time > INT64_MAX - now ? INT64_MAX : now + time;
  else if (!on_board(clock, time, &instant)) return false;
  int status = wait_until(THREADS, instant, attempt, (void *)a);
  *result = status == TIMED_OUT ? returned(-ETIMEDOUT) : status;
  return true;
}

bool is_timed_call(long number, const long a[6], long *result) {
  if (!sleeping_board()) return false;
  struct timespec now;
  int status;
  switch (number) {
    case SYS_futex:
      return is_timed_futex(a, result);
    case SYS_clock_gettime:
      if (!read_clock((clockid_t)a[0], &now)) return false;
      *result = returned(copy_out((struct timespec *)a[1], &now, sizeof now));
      return true;
    case SYS_nanosleep:
      status = sleep_by(
          CLOCK_MONOTONIC, 0, (const struct timespec *)a[0], (struct timespec *)a[1]);
      break;
    case SYS_clock_nanosleep:
      status = sleep_by((clockid_t)a[0], (int)a[1], (const struct timespec *)a[2],
          (struct timespec *)a[3]);
      break;
    default:
      return false;
  }
  if (status == -ENOSYS) return false;
  *result = returned(status);
  return true;
}
