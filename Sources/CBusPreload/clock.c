// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that read a clock. Where a board's time is virtual, the clocks of the
// day and those that count from the system's start show what they showed when the board started,
// plus the board's time. Clocks of processor time stay the system's.
//
// Nothing moves while a thread only reads clocks. So a thread that reads them again and again without
// waiting moves the board on, by the time that this takes on the system's clock.

#include "preload.h"

#include <stdatomic.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <unistd.h>

// For a program that serves a board itself, our own command. It finds this function by its name.
INTERPOSED void proofmass_keep_system_time(void) { keep_system_time(); }

// The number of readings after which a thread spins, unless the board's time has moved by this
// meanwhile. The time that it then moves the board on by at a time, at least. In nanoseconds.
enum { MOST_READINGS = 10000, MOVED = 100000, LEAST_ADVANCE = 10000 };

struct spin {
  int64_t now;       // the board's time at the first reading
  int64_t real;      // the system's time up to which the board was moved; 0 before
  unsigned readings;
};

// Of the first size that a thread has room for: no allocation, as the linker would make one.
static __thread struct spin spin __attribute__((tls_model("initial-exec")));

static void report_spinning(void) {
  static atomic_flag is_reported = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_reported)) return;
  char line[160], name[16] = "";
  NEXT(prctl)(PR_GET_NAME, name);
  char *end = put_text(put_text(line, "proofmass: "), name);
  end = put_text(end, " reads a clock again and again without waiting: "
                      "the board's time follows the system's meanwhile\n");
  // Without standard error there is nobody to tell.
  if (NEXT(write)(STDERR_FILENO, line, (size_t)(end - line)) < 0) return;
}

// Moves the board on by the time that has passed since the last such reading. Returns its time.
static int64_t follow(int64_t now) {
  int before = errno;
  int64_t real = system_time(CLOCK_MONOTONIC), passed = real - spin.real;
  if (spin.real == 0) {
    report_spinning();
    spin.real = real;
  } else if (passed >= LEAST_ADVANCE) {
    spin.real = real;
    if (advance_to(now + passed)) board_time(&now);
  }
  errno = before;
  return now;
}

bool read_clock(clockid_t clock, struct timespec *time) {
  int64_t start, now;
  if (!clock_start(clock, &start) || !board_time(&now)) return false;
  if (now - spin.now >= MOVED) spin = (struct spin){.now = now};
  else if (spin.readings < MOST_READINGS) spin.readings++;
  else spin.now = now = follow(now);
  *time = in_timespec(start + now);
  return true;
}

INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time) {
  return read_clock(clock, time) ? 0 : NEXT(clock_gettime)(clock, time);
}

INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  int result = NEXT(gettimeofday)(time, zone);
  struct timeval *place = time;
  // The header promises what not every program keeps, that there is a place.
  __asm__("" : "+r"(place));
  if (result != 0 || !place || !read_clock(CLOCK_REALTIME, &now)) return result;
  *place = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return 0;
}

INTERPOSED time_t time(time_t *place) {
  struct timespec now;
  if (!read_clock(CLOCK_REALTIME, &now)) return NEXT(time)(place);
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}

INTERPOSED int timespec_get(struct timespec *time, int base) {
  return base == TIME_UTC && read_clock(CLOCK_REALTIME, time) ? base
                                                              : NEXT(timespec_get)(time, base);
}
