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

static struct board board = {.device = {.path = "board", .kind = BOARD}, .connection = -1};
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void find_board(void) {
  static char socket[PATH_MAX];
  const char *value = getenv("PROOFMASS_SLEEP");
  if (value && strlen(value) < sizeof socket) board.device.socket = strcpy(socket, value);
}

// Lets time pass for the board. False when the program has to sleep itself.
static bool advance(int64_t nanoseconds) {
  pthread_once(&once, find_board);
  if (!board.device.socket) return false;
  pthread_testcancel();
  if (nanoseconds <= 0) return true;
  int fd = acquire_board(&board);
  if (fd < 0) return false;
  struct frame frame;
  frame_begin(&frame, FRAME_ADVANCE_BY, 8, 8);
  frame_put(&frame, (uint64_t)nanoseconds, 8);
  return board_exchange(&frame, fd) >= 0;
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

// Lines that a program waits on, all of one board.
struct awaited {
  const struct device *lines;
  uint64_t files[16];
  size_t count;
  bool are_all;  // whether it waits for nothing else
};

static void add_line(struct awaited *awaited, int fd) {
  const struct device *device;
  size_t room = sizeof awaited->files / sizeof awaited->files[0];
  if (awaited->count == room || acquire(fd, &device) <= 0) return;
  if (device->kind == GPIO_LINES && (!awaited->lines || awaited->lines == device)) {
    awaited->lines = device;
    awaited->files[awaited->count++] = file_of(fd);
  }
  release(fd);
}

static bool is_virtual(void) {
  pthread_once(&once, find_board);
  return board.device.socket;
}

// Lets time pass for the lines' board until one has an edge, and takes it from `nanoseconds`, of
// which a negative number is for ever. False when that is no way to wait.
static bool await_lines(struct awaited *awaited, int64_t *nanoseconds) {
  bool happened = false;
  int64_t passed =
      await_edge(awaited->lines, awaited->files, awaited->count, *nanoseconds, &happened);
  if (passed < 0) return false;
  if (*nanoseconds > 0) *nanoseconds -= passed < *nanoseconds ? passed : *nanoseconds;
  if (happened || *nanoseconds == 0) return true;
  // Who waits for ever goes on, but not past other things that he waits for. Else time has an end.
  return *nanoseconds < 0 ? awaited->are_all : passed > 0;
}

static int poll_virtually(
    struct pollfd *entries, nfds_t count, int64_t nanoseconds, const sigset_t *mask) {
  struct awaited awaited = {0};
  for (nfds_t i = 0; nanoseconds != 0 && is_virtual() && i < count; i++) {
    if (entries[i].events & POLLIN) add_line(&awaited, entries[i].fd);
  }
  awaited.are_all = awaited.count == count;
  struct timespec pause = {0};
  for (bool goes_on = awaited.count > 0; goes_on;) {
    int result = NEXT(ppoll)(entries, count, &pause, mask);
    if (result != 0 || nanoseconds == 0) return result;
    goes_on = await_lines(&awaited, &nanoseconds);
    if (nanoseconds < 0) pause.tv_nsec = PAUSE_MILLISECONDS * 1000000;
  }
  struct timespec time = {nanoseconds / SECOND, nanoseconds % SECOND};
  return NEXT(ppoll)(entries, count, nanoseconds < 0 ? NULL : &time, mask);
}

static int select_virtually(int count, fd_set *sets[3], int64_t nanoseconds) {
  struct awaited awaited = {0};
  size_t readers = 0;
  for (int fd = 0; sets[0] && nanoseconds != 0 && fd < count && fd < FD_SETSIZE; fd++) {
    if (FD_ISSET(fd, sets[0])) add_line(&awaited, fd), readers++;
  }
  awaited.are_all = awaited.count == readers && !sets[1] && !sets[2];
  fd_set wanted[3];
  for (int i = 0; i < 3; i++) {
    if (sets[i]) wanted[i] = *sets[i];
  }
  bool pauses = false;
  for (bool goes_on = awaited.count > 0; goes_on;) {
    struct timeval pause = {.tv_usec = pauses ? PAUSE_MILLISECONDS * 1000 : 0};
    int result = NEXT(select)(count, sets[0], sets[1], sets[2], &pause);
    if (result != 0 || nanoseconds == 0) return result;
    for (int i = 0; i < 3; i++) {
      if (sets[i]) *sets[i] = wanted[i];
    }
    goes_on = await_lines(&awaited, &nanoseconds);
    pauses = nanoseconds < 0;
  }
  struct timeval time = {nanoseconds / SECOND, nanoseconds % SECOND / 1000};
  return NEXT(select)(count, sets[0], sets[1], sets[2], nanoseconds < 0 ? NULL : &time);
}

// Without descriptors, these are a way to sleep.
INTERPOSED int select(
    int count, fd_set *reading, fd_set *writing, fd_set *exceptions, struct timeval *timeout) {
  bool is_proper = !timeout || (timeout->tv_sec >= 0 && timeout->tv_sec < INT64_MAX / SECOND - 1
      && timeout->tv_usec >= 0 && timeout->tv_usec < 1000000);
  if (!is_proper || !is_virtual()) {
    return NEXT(select)(count, reading, writing, exceptions, timeout);
  }
  int64_t span =
      timeout ? timeout->tv_sec * INT64_C(1000000000) + timeout->tv_usec * INT64_C(1000) : -1;
  int result = 0;
  if (count != 0 || span < 0 || !advance(span)) {
    result = select_virtually(count, (fd_set *[]){reading, writing, exceptions}, span);
  }
  // What is left of it: programs that care for that, and for virtual time, are none.
  if (timeout && result == 0) *timeout = (struct timeval){0};
  return result;
}

INTERPOSED int poll(struct pollfd *entries, nfds_t count, int milliseconds) {
  if (count == 0 && milliseconds > 0 && advance(milliseconds * INT64_C(1000000))) return 0;
  return poll_virtually(entries, count, milliseconds * INT64_C(1000000), NULL);
}

INTERPOSED int ppoll(struct pollfd *entries, nfds_t count, const struct timespec *time,
    const sigset_t *mask) {
  int64_t span = -1;
  if (time && !in_nanoseconds(time, &span)) return NEXT(ppoll)(entries, count, time, mask);
  if (count == 0 && span > 0 && !mask && advance(span)) return 0;
  return poll_virtually(entries, count, span, mask);
}

// What fortified programs call.
int __poll_chk(struct pollfd *entries, nfds_t count, int milliseconds, size_t room);
int __ppoll_chk(struct pollfd *entries, nfds_t count, const struct timespec *time,
    const sigset_t *mask, size_t room);

INTERPOSED int __poll_chk(struct pollfd *entries, nfds_t count, int milliseconds, size_t room) {
  if (count > room / sizeof *entries) return NEXT(__poll_chk)(entries, count, milliseconds, room);
  return poll(entries, count, milliseconds);
}

INTERPOSED int __ppoll_chk(struct pollfd *entries, nfds_t count, const struct timespec *time,
    const sigset_t *mask, size_t room) {
  if (count > room / sizeof *entries) return NEXT(__ppoll_chk)(entries, count, time, mask, room);
  return ppoll(entries, count, time, mask);
}

INTERPOSED int usleep(useconds_t microseconds) {
  return advance(microseconds * INT64_C(1000)) ? 0 : NEXT(usleep)(microseconds);
}

INTERPOSED unsigned sleep(unsigned seconds) {
  return advance(seconds * INT64_C(1000000000)) ? 0 : NEXT(sleep)(seconds);
}
