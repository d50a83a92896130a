// SPDX-License-Identifier: Apache-2.0
//
// The time of the board that a program's clocks follow, where it is virtual. It is read from memory that
// the server updates (ClockPage.swift), which is mapped at the first use.

#include "preload.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

enum { PAGE_VERSION = 2, REALTIME = 0, MONOTONIC, RAW, BOOTTIME, TAI, STARTS };

struct page {
  int64_t version;
  _Atomic int64_t now;
  _Atomic int64_t work;
  _Atomic int64_t handled;
  int64_t starts[STARTS];
};

static _Atomic(const struct page *) known;
// Stands for a page that is not available: all clocks are then the system's.
static const struct page none;
// The system's time at which the server was lost, in nanoseconds; 0 while it is there. From then on the
// clocks continue with the system's.
static _Atomic int64_t lost;

int64_t system_time(clockid_t clock) {
  struct timespec now = {0};
  NEXT(clock_gettime)(clock, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

struct timespec in_timespec(int64_t nanoseconds) {
  return (struct timespec){nanoseconds / SECOND, nanoseconds % SECOND};
}

// Maps the page of the server at a socket by a separate connection: a signal handler may read a clock
// while another connection is in use. NULL where that is not possible.
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
  block_signals();
  found = map_page(board->device.socket);
  // If several threads map it at the same time, the first mapping is used.
  if (!atomic_compare_exchange_strong(&known, &other, found ? found : &none)) {
    if (found) NEXT(munmap)((void *)found, sizeof *found);
    found = other == &none ? NULL : other;
  }
  restore_signals();
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

int64_t board_handled(void) {
  const struct page *found = page();
  return found ? atomic_load_explicit(&found->handled, memory_order_acquire) : 0;
}

bool advance_to(int64_t instant, int64_t handled) {
  struct board *board = sleeping_board();
  if (!board || atomic_load_explicit(&lost, memory_order_relaxed)) return false;
  int status = acquire_board(board);
  if (status >= 0) {
    int fd = status;
    struct frame frame;
    frame_begin(&frame, FRAME_CLOCK_TO, 16, 8);
    frame_put(&frame, (uint64_t)instant, 8);
    frame_put(&frame, (uint64_t)handled, 8);
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

bool clock_start(clockid_t clock, int64_t *start) {
  int index = start_of(clock);
  const struct page *found = index < 0 ? NULL : page();
  if (found) *start = found->starts[index];
  return found;
}

bool on_board(clockid_t clock, int64_t time, int64_t *instant) {
  int64_t start;
  if (!clock_start(clock, &start)) return false;
  *instant = time - start;
  return true;
}

bool on_board_anyhow(int64_t time, int64_t *instant) {
  const struct page *found = page();
  // No system has run for half of the time since 1970.
  bool is_realtime = found && time >= found->starts[REALTIME] / 2;
  if (found) *instant = time - found->starts[is_realtime ? REALTIME : MONOTONIC];
  return found;
}
