// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that read a clock. Where a board's time is virtual, the clocks of the
// day and those that count from the system's start show what they showed when the board started,
// plus the board's time. Clocks of processor time stay the system's.
//
// The board's time is read in memory that the server keeps up to date (ClockPage.swift). Nothing
// moves while a thread only reads clocks. So a thread that reads them again and again without
// waiting moves the board on, by the time that this takes on the system's clock.

#include "preload.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/time.h>
#include <unistd.h>

enum { SECOND = 1000000000 };

enum { PAGE_VERSION = 1, REALTIME = 0, MONOTONIC, RAW, BOOTTIME, TAI, STARTS };

struct page {
  int64_t version;
  _Atomic int64_t now;
  _Atomic int64_t work;
  int64_t starts[STARTS];
};

static _Atomic(const struct page *) known;
// Stands for a page that cannot be had: all clocks are the system's then.
static const struct page none;
// The system's time since which the server is gone, in nanoseconds; 0 while it is there. From then
// on the clocks continue with the system's.
static _Atomic int64_t lost;

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

int64_t system_time(clockid_t clock) {
  struct timespec now = {0};
  NEXT(clock_gettime)(clock, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

bool in_nanoseconds(const struct timespec *time, int64_t *nanoseconds) {
  if (!is_readable(time, sizeof *time)) return false;
  if (time->tv_sec < 0 || time->tv_sec > INT64_MAX / SECOND - 1) return false;
  if (time->tv_nsec < 0 || time->tv_nsec >= SECOND) return false;
  *nanoseconds = time->tv_sec * INT64_C(1000000000) + time->tv_nsec;
  return true;
}

struct timespec in_timespec(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / SECOND, nanoseconds % SECOND};
}

// Maps the page of the server at a socket, by a connection of its own: a signal handler may read a
// clock while another connection is in use. NULL where that is not possible.
static const struct page *map_page(const char *socket) {
  uint64_t random;
  char name[40];
  if (NEXT(getrandom)(&random, sizeof random, 0) != sizeof random) return NULL;
  put_number(put_text(name, "proofmass-clock/"), random, 16);
  int fd = server_connect(socket, name, true), memory = -1;
  if (fd < 0) return NULL;
  struct frame frame;
  frame_begin(&frame, FRAME_CLOCK, 0, 0);
  frame.descriptor = &memory;
  int status = frame_exchange(&frame, fd);
  NEXT(close)(fd);
  if (memory < 0) return NULL;
  void *page = NEXT(mmap)(NULL, sizeof(struct page), PROT_READ, MAP_SHARED, memory, 0);
  NEXT(close)(memory);
  if (page == MAP_FAILED) return NULL;
  if (status == 0 && ((struct page *)page)->version == PAGE_VERSION) return page;
  NEXT(munmap)(page, sizeof(struct page));
  return NULL;
}

// The page of the board whose time the program's clocks follow; NULL where there is none.
static const struct page *page(void) {
  struct board *board = sleeping_board();
  if (!board) return NULL;
  const struct page *found = atomic_load_explicit(&known, memory_order_acquire), *other = NULL;
  if (found) return found == &none ? NULL : found;
  int before = errno, state;
  NEXT(pthread_setcancelstate)(PTHREAD_CANCEL_DISABLE, &state);
  found = map_page(board->device.socket);
  // Of several threads that map it at the same time, the first one's counts.
  if (!atomic_compare_exchange_strong(&known, &other, found ? found : &none)) {
    if (found) NEXT(munmap)((void *)found, sizeof *found);
    found = other == &none ? NULL : other;
  }
  NEXT(pthread_setcancelstate)(state, NULL);
  errno = before;
  return found;
}

static int64_t time_of(const struct page *page) {
  int64_t since = atomic_load_explicit(&lost, memory_order_relaxed);
  int64_t now = atomic_load_explicit(&page->now, memory_order_acquire);
  return since ? now + (system_time(CLOCK_MONOTONIC) - since) : now;
}

bool board_time(int64_t *now) {
  const struct page *found = page();
  if (found) *now = time_of(found);
  return found;
}

int64_t board_work(void) {
  const struct page *found = page();
  return found ? atomic_load_explicit(&found->work, memory_order_acquire) : 0;
}

bool advance_to(int64_t instant) {
  struct board *board = sleeping_board();
  if (!board || atomic_load_explicit(&lost, memory_order_relaxed)) return false;
  int status = acquire_board(board);
  if (status >= 0) {
    int fd = status;
    struct frame frame;
    frame_begin(&frame, FRAME_ADVANCE_TO, 8, 8);
    frame_put(&frame, (uint64_t)instant, 8);
    status = board_exchange(&frame, fd);
  }
  int64_t there = 0;
  if (status == -EIO || status == -ENXIO) {
    atomic_compare_exchange_strong(&lost, &there, system_time(CLOCK_MONOTONIC));
  }
  return status >= 0;
}

// The index of a clock's start; -1 for a clock that does not follow the board.
static int start_of(clockid_t clock) {
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM:
      return REALTIME;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
      return MONOTONIC;
    case CLOCK_MONOTONIC_RAW:
      return RAW;
    case CLOCK_BOOTTIME:
    case CLOCK_BOOTTIME_ALARM:
      return BOOTTIME;
    case CLOCK_TAI:
      return TAI;
    default:
      return -1;
  }
}

bool on_board(clockid_t clock, int64_t time, int64_t *instant) {
  int start = start_of(clock);
  const struct page *found = start < 0 ? NULL : page();
  if (found) *instant = time - found->starts[start];
  return found;
}

bool on_board_anyhow(int64_t time, int64_t *instant) {
  const struct page *found = page();
  // No system has been up for half of the time since 1970.
  bool is_realtime = found && time >= found->starts[REALTIME] / 2;
  if (found) *instant = time - found->starts[is_realtime ? REALTIME : MONOTONIC];
  return found;
}

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
static int64_t follow(const struct page *page, int64_t now) {
  int before = errno;
  int64_t real = system_time(CLOCK_MONOTONIC), passed = real - spin.real;
  if (spin.real == 0) {
    report_spinning();
    spin.real = real;
  } else if (passed >= LEAST_ADVANCE) {
    spin.real = real;
    if (advance_to(now + passed)) now = time_of(page);
  }
  errno = before;
  return now;
}

// The board's time, for a reading of the program.
static int64_t read_time(const struct page *page) {
  int64_t now = time_of(page);
  if (now - spin.now >= MOVED) spin = (struct spin){.now = now};
  else if (spin.readings < MOST_READINGS) spin.readings++;
  else spin.now = now = follow(page, now);
  return now;
}

bool read_clock(clockid_t clock, struct timespec *time) {
  int start = start_of(clock);
  const struct page *found = start < 0 ? NULL : page();
  if (found) *time = in_timespec(found->starts[start] + read_time(found));
  return found;
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
