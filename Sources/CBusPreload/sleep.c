// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that sleep. Where the board's time is virtual, PROOFMASS_SLEEP names its
// socket, and time passes for the board instead of the program. Without a board that takes part,
// the program sleeps.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

enum { SECOND = 1000000000 };

// Not a device that the program could open, but kept like one: the connection is made anew after a
// fork, or when the program has closed it with all the descriptors it does not know.
static struct device board = {.path = "time"};
static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_int connection = -1;

static void find_board(void) {
  static char socket[PATH_MAX];
  const char *value = getenv("PROOFMASS_SLEEP");
  if (value && strlen(value) < sizeof socket) board.socket = strcpy(socket, value);
}

// The board's descriptor, acquired, or a negated errno.
static int acquire_board(void) {
  const struct device *device;
  int fd = connection;
  int state = acquire(fd, &device);
  if (state < 0) return state;
  if (state > 0 && device == &board) return fd;
  if (state > 0) release(fd);

  int fresh = open_device(&board, O_CLOEXEC);
  if (fresh < 0) return fresh;
  if (!atomic_compare_exchange_strong(&connection, &fd, fresh)) {
    // Another thread was faster.
    close_device(fresh);
    fresh = fd;
  }
  return acquire(fresh, &device) > 0 ? fresh : -EIO;
}

// Lets time pass for the board. False when the program has to sleep itself.
static bool advance(int64_t nanoseconds) {
  pthread_once(&once, find_board);
  if (!board.socket) return false;
  pthread_testcancel();
  if (nanoseconds <= 0) return true;
  int fd = acquire_board();
  if (fd < 0) return false;
  struct frame frame;
  frame_begin(&frame, FRAME_ADVANCE_BY, 8, 8);
  frame_put(&frame, (uint64_t)nanoseconds, 8);
  int status = frame_exchange(&frame, fd);
  release(fd);
  // A connection that has failed is not used again.
  if (status == -EIO) close_device(fd);
  return status >= 0;
}

// False for what is no proper duration, or of centuries.
static bool in_nanoseconds(const struct timespec *time, int64_t *nanoseconds) {
  if (!time || time->tv_sec < 0 || time->tv_sec > INT64_MAX / SECOND - 1) return false;
  if (time->tv_nsec < 0 || time->tv_nsec >= SECOND) return false;
  *nanoseconds = time->tv_sec * INT64_C(1000000000) + time->tv_nsec;
  return true;
}

INTERPOSED int nanosleep(const struct timespec *duration, struct timespec *rest) {
  int64_t span;
  if (in_nanoseconds(duration, &span) && advance(span)) return 0;
  return NEXT(nanosleep)(duration, rest);
}

INTERPOSED int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  int64_t span, now;
  struct timespec reading;
  bool is_wall = clock >= 0 && clock != CLOCK_PROCESS_CPUTIME_ID;
  if (is_wall && in_nanoseconds(time, &span) && clock_gettime(clock, &reading) == 0
      && in_nanoseconds(&reading, &now)) {
    if (advance(flags & TIMER_ABSTIME ? span - now : span)) return 0;
  }
  return NEXT(clock_nanosleep)(clock, flags, time, rest);
}

INTERPOSED int thrd_sleep(const struct timespec *duration, struct timespec *rest) {
  int64_t span;
  if (in_nanoseconds(duration, &span) && advance(span)) return 0;
  return NEXT(thrd_sleep)(duration, rest);
}

// Without descriptors, these two are a way to sleep.
INTERPOSED int select(
    int count, fd_set *reading, fd_set *writing, fd_set *exceptions, struct timeval *timeout) {
  bool sleeps = count == 0 && timeout && timeout->tv_sec >= 0 && timeout->tv_usec >= 0
      && timeout->tv_sec < INT64_MAX / SECOND - 1 && timeout->tv_usec < 1000000;
  if (sleeps && advance(timeout->tv_sec * INT64_C(1000000000) + timeout->tv_usec * INT64_C(1000))) {
    *timeout = (struct timeval){0};
    return 0;
  }
  return NEXT(select)(count, reading, writing, exceptions, timeout);
}

INTERPOSED int poll(struct pollfd *entries, nfds_t count, int milliseconds) {
  if (count == 0 && milliseconds > 0 && advance(milliseconds * INT64_C(1000000))) return 0;
  return NEXT(poll)(entries, count, milliseconds);
}

INTERPOSED int usleep(useconds_t microseconds) {
  return advance(microseconds * INT64_C(1000)) ? 0 : NEXT(usleep)(microseconds);
}

INTERPOSED unsigned sleep(unsigned seconds) {
  return advance(seconds * INT64_C(1000000000)) ? 0 : NEXT(sleep)(seconds);
}
