// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that wait for descriptors. Buses are always ready. Where a board's time
// is virtual, it advances until one of the awaited lines has an edge; other waits with a time limit
// are those of quiet.c.

#include "preload.h"

#include <limits.h>
#include <poll.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

enum { SECOND = 1000000000 };

// The lines that a program waits for, all of one board.
struct awaited {
  const struct device *lines;
  uint64_t files[16];
  size_t count;
  bool are_all;  // whether the program waits for nothing else
};

static void add_line(struct awaited *awaited, int fd) {
  const struct device *device;
  size_t room = sizeof awaited->files / sizeof awaited->files[0];
  if (awaited->count == room || acquire(fd, &device) <= 0) return;
  if (holds_lines(device->kind) && (!awaited->lines || awaited->lines->board == device->board)) {
    awaited->lines = device;
    awaited->files[awaited->count++] = file_of(fd);
  }
  release(fd);
}

// Advances the time of the lines' board until one has an edge, and subtracts the advance from
// `nanoseconds`, of which a negative number means no limit. False where the wait cannot continue in
// this way.
static bool await_lines(struct awaited *awaited, int64_t *nanoseconds) {
  bool happened = false;
  int64_t passed =
      await_edge(awaited->lines, awaited->files, awaited->count, *nanoseconds, &happened);
  if (passed < 0) return false;
  if (*nanoseconds > 0) *nanoseconds -= passed < *nanoseconds ? passed : *nanoseconds;
  if (happened || *nanoseconds == 0) return true;
  // A wait without limit continues, unless it is also for other descriptors. Otherwise no time has
  // passed: board time has reached its end.
  return *nanoseconds < 0 ? awaited->are_all : passed > 0;
}

// Marks buses as readable and writable, which poll has examined as sockets. Returns the number of
// entries with events.
static int mark_polled(struct pollfd *entries, nfds_t count, int result) {
  short ready = POLLIN | POLLOUT | POLLRDNORM | POLLWRNORM;
  for (nfds_t i = 0; i < count; i++) {
    if (!is_bus(entries[i].fd)) continue;
    bool was = entries[i].revents;
    entries[i].revents = entries[i].events & ready;
    result += (entries[i].revents != 0) - was;
  }
  return result;
}

struct poll_call {
  struct pollfd *entries;
  nfds_t count;
  const sigset_t *mask;
};

static int attempt_poll(void *argument, int64_t nanoseconds) {
  struct poll_call *call = argument;
  struct timespec time = in_timespec(nanoseconds < 0 ? 0 : nanoseconds);
  int result = NEXT(ppoll)(
      call->entries, call->count, nanoseconds < 0 ? NULL : &time, call->mask);
  return result == 0 ? TIMED_OUT : result;
}

static int poll_board(
    struct pollfd *entries, nfds_t count, int64_t nanoseconds, const sigset_t *mask) {
  struct timespec pause = {0};
  ring_timers();
  // This call also checks the pointers.
  int result = NEXT(ppoll)(entries, count, &pause, mask);
  if (result < 0) return result;
  result = mark_polled(entries, count, result);
  if (result != 0 || nanoseconds == 0) return result;

  struct awaited awaited = {0};
  for (nfds_t i = 0; sleeping_board() && i < count; i++) {
    if (entries[i].events & POLLIN) add_line(&awaited, entries[i].fd);
  }
  awaited.are_all = awaited.count == count;
  for (bool goes_on = awaited.count > 0; goes_on;) {
    goes_on = await_lines(&awaited, &nanoseconds);
    if (!goes_on) break;
    if (nanoseconds < 0) pause.tv_nsec = PAUSE_MILLISECONDS * 1000000;
    result = NEXT(ppoll)(entries, count, &pause, mask);
    if (result != 0 || nanoseconds == 0) return result;
  }
  struct poll_call call = {entries, count, mask};
  result = wait_for(nanoseconds, attempt_poll, &call);
  return result == TIMED_OUT ? 0 : result;
}

// The sets of a select call, limited to the descriptors that fd_set has room for.
struct wanted {
  int count;
  fd_set sets[3];
  bool are_there[3];
};

static bool read_sets(struct wanted *wanted, int count, fd_set *sets[3]) {
  wanted->count = count < FD_SETSIZE ? count : FD_SETSIZE;
  // The kernel reads whole words.
  size_t bits = 8 * sizeof(long), size = ((size_t)wanted->count + bits - 1) / bits * sizeof(long);
  for (int i = 0; i < 3; i++) {
    wanted->are_there[i] = sets[i];
    if (sets[i] && copy_in(&wanted->sets[i], sets[i], size) < 0) return false;
  }
  return true;
}

static bool wants(const struct wanted *wanted, int set, int fd) {
  return wanted->are_there[set] && FD_ISSET(fd, &wanted->sets[set]);
}

// As mark_polled, for the sets of readable and writable descriptors; a bus has never an exception.
static int mark_selected(const struct wanted *wanted, fd_set *sets[3], int result) {
  for (int set = 0; set < 3; set++) {
    for (int fd = 0; fd < wanted->count; fd++) {
      if (!wants(wanted, set, fd) || !is_bus(fd)) continue;
      bool was = FD_ISSET(fd, sets[set]), is = set < 2;
      if (is) FD_SET(fd, sets[set]);
      else FD_CLR(fd, sets[set]);
      result += is - was;
    }
  }
  return result;
}

static void put_back(const struct wanted *wanted, fd_set *sets[3]) {
  for (int set = 0; set < 3; set++) {
    for (int fd = 0; fd < wanted->count; fd++) {
      if (wants(wanted, set, fd)) FD_SET(fd, sets[set]);
    }
  }
}

struct select_call {
  const struct wanted *wanted;
  int count;
  fd_set **sets;
  const sigset_t *mask;
};

static int attempt_select(void *argument, int64_t nanoseconds) {
  struct select_call *call = argument;
  struct timespec time = in_timespec(nanoseconds < 0 ? 0 : nanoseconds);
  put_back(call->wanted, call->sets);
  int result = NEXT(pselect)(call->count, call->sets[0], call->sets[1], call->sets[2],
      nanoseconds < 0 ? NULL : &time, call->mask);
  return result == 0 ? TIMED_OUT : result;
}

static int select_board(
    int count, fd_set *sets[3], int64_t nanoseconds, const sigset_t *mask) {
  struct wanted wanted = {0};
  if (count > 0 && !read_sets(&wanted, count, sets)) return (int)returned(-EFAULT);
  struct timespec pause = {0};
  ring_timers();
  int result = NEXT(pselect)(count, sets[0], sets[1], sets[2], &pause, mask);
  if (result < 0) return result;
  result = mark_selected(&wanted, sets, result);
  if (result != 0 || nanoseconds == 0) return result;

  struct awaited awaited = {0};
  size_t readers = 0;
  for (int fd = 0; sleeping_board() && fd < wanted.count; fd++) {
    if (wants(&wanted, 0, fd)) add_line(&awaited, fd), readers++;
  }
  awaited.are_all = awaited.count == readers && !sets[1] && !sets[2];
  for (bool goes_on = awaited.count > 0; goes_on;) {
    put_back(&wanted, sets);
    goes_on = await_lines(&awaited, &nanoseconds);
    if (!goes_on) break;
    pause.tv_nsec = nanoseconds < 0 ? PAUSE_MILLISECONDS * 1000000 : 0;
    result = NEXT(pselect)(count, sets[0], sets[1], sets[2], &pause, mask);
    if (result != 0 || nanoseconds == 0) return result;
  }
  struct select_call call = {&wanted, count, sets, mask};
  result = wait_for(nanoseconds, attempt_select, &call);
  return result == TIMED_OUT ? 0 : result;
}

// Sleeps, where a wait is for nothing but time. Sets *result to that of the call.
static bool sleeps(size_t count, int64_t nanoseconds, const sigset_t *mask, int *result) {
  int64_t left;
  if (count != 0 || nanoseconds <= 0 || mask) return false;
  int status = sleep_for(nanoseconds, &left);
  *result = (int)returned(status == -ENOSYS ? 0 : status);
  return status != -ENOSYS;
}

int poll_until_ready(struct pollfd *entry) {
  int result = poll_board(entry, 1, -1, NULL);
  return result < 0 ? -errno : result;
}

// Whether a wait concerns a board. The kernel reports a bad pointer.
static bool is_poll_ours(const struct pollfd *entries, nfds_t count) {
  if (sleeping_board()) return true;
  if (!is_any_known() || count > INT_MAX / sizeof *entries) return false;
  if (!is_readable(entries, count * sizeof *entries)) return false;
  for (nfds_t i = 0; i < count; i++) {
    if (is_bus(entries[i].fd)) return true;
  }
  return false;
}

static bool is_select_ours(int count, fd_set *sets[3]) {
  if (sleeping_board()) return true;
  struct wanted wanted = {0};
  if (!is_any_known() || count <= 0 || !read_sets(&wanted, count, sets)) return false;
  for (int fd = 0; fd < wanted.count; fd++) {
    for (int set = 0; set < 3; set++) {
      if (wants(&wanted, set, fd) && is_bus(fd)) return true;
    }
  }
  return false;
}

// Without descriptors, these functions sleep.
INTERPOSED int select(
    int count, fd_set *reading, fd_set *writing, fd_set *exceptions, struct timeval *timeout) {
  fd_set *sets[3] = {reading, writing, exceptions};
  struct timeval limit = {0};
  bool is_ours = is_select_ours(count, sets);
  bool is_proper = is_ours
      && (!timeout || (copy_in(&limit, timeout, sizeof limit) == 0 && limit.tv_sec >= 0
          && limit.tv_sec < INT64_MAX / SECOND - 1 && limit.tv_usec >= 0
          && limit.tv_usec < 1000000));
  if (!is_proper) return NEXT(select)(count, reading, writing, exceptions, timeout);
  int64_t span = timeout ? limit.tv_sec * INT64_C(1000000000) + limit.tv_usec * INT64_C(1000) : -1;
  int result = 0;
  if (!sleeps((size_t)count, span, NULL, &result)) result = select_board(count, sets, span, NULL);
  // The remaining time: no known program needs it together with virtual time.
  limit = (struct timeval){0};
  if (timeout && result == 0) copy_out(timeout, &limit, sizeof limit);
  return result;
}

INTERPOSED int pselect(int count, fd_set *reading, fd_set *writing, fd_set *exceptions,
    const struct timespec *time, const sigset_t *mask) {
  fd_set *sets[3] = {reading, writing, exceptions};
  int64_t span = -1;
  if (!is_select_ours(count, sets) || (time && !in_nanoseconds(time, &span))) {
    return NEXT(pselect)(count, reading, writing, exceptions, time, mask);
  }
  int result;
  if (sleeps((size_t)count, span, mask, &result)) return result;
  return select_board(count, sets, span, mask);
}

static int poll_for(struct pollfd *entries, nfds_t count, int milliseconds) {
  if (!is_poll_ours(entries, count)) return NEXT(poll)(entries, count, milliseconds);
  int64_t span = milliseconds * INT64_C(1000000);
  int result;
  if (sleeps(count, span, NULL, &result)) return result;
  return poll_board(entries, count, span, NULL);
}

static int ppoll_for(struct pollfd *entries, nfds_t count, const struct timespec *time,
    const sigset_t *mask) {
  int64_t span = -1;
  if (!is_poll_ours(entries, count) || (time && !in_nanoseconds(time, &span))) {
    return NEXT(ppoll)(entries, count, time, mask);
  }
  int result;
  if (sleeps(count, span, mask, &result)) return result;
  return poll_board(entries, count, span, mask);
}

INTERPOSED int poll(struct pollfd *entries, nfds_t count, int milliseconds) {
  return poll_for(entries, count, milliseconds);
}

INTERPOSED int ppoll(struct pollfd *entries, nfds_t count, const struct timespec *time,
    const sigset_t *mask) {
  return ppoll_for(entries, count, time, mask);
}

// The variants that fortified programs call.
int __poll_chk(struct pollfd *entries, nfds_t count, int milliseconds, size_t room);
int __ppoll_chk(struct pollfd *entries, nfds_t count, const struct timespec *time,
    const sigset_t *mask, size_t room);

INTERPOSED int __poll_chk(struct pollfd *entries, nfds_t count, int milliseconds, size_t room) {
  if (count > room / sizeof *entries) return NEXT(__poll_chk)(entries, count, milliseconds, room);
  return poll_for(entries, count, milliseconds);
}

INTERPOSED int __ppoll_chk(struct pollfd *entries, nfds_t count, const struct timespec *time,
    const sigset_t *mask, size_t room) {
  if (count > room / sizeof *entries) return NEXT(__ppoll_chk)(entries, count, time, mask, room);
  return ppoll_for(entries, count, time, mask);
}
