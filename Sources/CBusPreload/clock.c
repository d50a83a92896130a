// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that read a clock. Where a board's time is virtual, the wall clocks and those
// that count from the system's start show their reading at the board's start plus the board's time.
// Clocks of processor time stay the system's.
//
// Time would stand still while a thread only reads clocks. So a thread that repeatedly reads them without
// waiting advances the board, once all others wait: each further reading advances it by a step that does
// not depend on the machine's speed. Where others work for long, or the thread waits for them between its
// readings, the board follows the system's clock.

#include "preload.h"

#include <stdatomic.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

// For our own command, which serves a board itself. It finds this function by its name.
INTERPOSED void proofmass_keep_system_time(void) { keep_system_time(); }

// The runtime of gcc's AddressSanitizer, which is a separate library, reads its options by this function.
// Without this option it refuses to start after another library, such as this one.
INTERPOSED const char *__asan_default_options(void) { return "verify_asan_link_order=0"; }

// A thread spins after twice this number of readings, unless the board's time advances by MOVED in
// between, or others are at work. A reading then advances the board by a part of the time so far, within
// limits. The processor time of the process after which the board follows the system's clock, and the
// smallest advance then. Times are in nanoseconds.
enum { MOST_READINGS = 10000, MOVED = 100000, PARTS = 128, LEAST_STEP = 10000, LONGEST_STEP = 100000 };
enum { LONG = SECOND, LEAST_ADVANCE = 10000 };

struct spin {
  int64_t now;       // the board's time at the first reading
  int64_t used;      // the process' processor time after MOST_READINGS, or at the last step; 0 before
  int64_t followed;  // the system's time up to which the board was moved; 0 before
  int64_t began;     // the board's time when a reading first moved it; 0 before
  long waits;        // the thread's number of waits in the kernel
  unsigned readings;
};

// In the static block of thread-local storage: the dynamic linker would allocate memory for another
// model.
static __thread struct spin spin __attribute__((tls_model("initial-exec")));

static void report_spinning(atomic_flag *is_reported, const char *what) {
  if (atomic_flag_test_and_set(is_reported)) return;
  char line[200], name[16] = "";
  NEXT(prctl)(PR_GET_NAME, name);
  char *end = put_text(put_text(line, "proofmass: "), name);
  end = put_text(end, what);
  // Without standard error there is nowhere to report.
  if (NEXT(write)(STDERR_FILENO, line, (size_t)(end - line)) < 0) return;
}

// This thread's number of waits in the kernel.
static long count_waits(void) {
  struct rusage usage = {0};
  NEXT(getrusage)(RUSAGE_THREAD, &usage);
  return usage.ru_nvcsw;
}

// Advances the board by a step, but not past the end of another thread's wait. False where others are at
// work.
static bool step(int64_t now) {
  static atomic_flag is_reported = ATOMIC_FLAG_INIT;
  int64_t end, handled = board_handled();
  if (!do_others_wait(&end, true)) {
    spin.readings = 0;
    return false;
  }
  report_spinning(&is_reported, " reads a clock again and again without waiting: each reading moves the "
                                "board's time meanwhile\n");
  if (spin.began == 0) spin.began = now > 0 ? now : 1;
  int64_t span = (now - spin.began) / PARTS;
  span = span < LEAST_STEP ? LEAST_STEP : span > LONGEST_STEP ? LONGEST_STEP : span;
  return end > now && advance_to(end - now < span ? end : now + span, handled);
}

// Advances the board by the time that has passed on the system's clock since the last such reading.
static void follow_system(int64_t now, int64_t real) {
  static atomic_flag is_reported = ATOMIC_FLAG_INIT;
  report_spinning(&is_reported, " reads a clock again and again while others work: the board's time follows "
                                "the system's meanwhile, so two runs may differ\n");
  int64_t passed = spin.followed ? real - spin.followed : 0;
  if (spin.followed && passed < LEAST_ADVANCE) return;
  spin.followed = real;
  if (passed > 0) advance_to(now + passed, board_handled());
}

// Advances the board where its time would stand still. Returns its time.
static int64_t follow(int64_t now) {
  int before = errno;
  // In processor time, so that a busy machine has no influence.
  int64_t used = system_time(CLOCK_PROCESS_CPUTIME_ID);
  long waits = count_waits();
  bool is_first = spin.used == 0;
  if (is_first) spin.used = used;
  if (!is_first && used - spin.used >= LONG) {
    follow_system(now, system_time(CLOCK_MONOTONIC));
  } else if (is_first || waits != spin.waits) {
    // Counts the readings again, during which the thread must not wait.
    spin.readings = 0;
  } else if (step(now)) {
    spin.used = used;
  }
  // Excludes the waits for the board's answers.
  spin.waits = count_waits();
  board_time(&now);
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
  if (is_looking_up()) return raw_clock_gettime(clock, time);
  return read_clock(clock, time) ? 0 : NEXT(clock_gettime)(clock, time);
}

INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec now;
  int result = NEXT(gettimeofday)(time, zone);
  struct timeval *place = time;
  // The header declares the pointer as non-null, but not every program passes one.
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
