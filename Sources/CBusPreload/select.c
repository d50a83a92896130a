// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions select and pselect, like poll in poll.c.

#include "preload.h"

#include <sys/select.h>

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

// As mark_polled, for the sets of readable and writable descriptors; a bus never has an exception.
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
  int result = select_open(call->count, call->sets, nanoseconds < 0 ? NULL : &time, call->mask);
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
  for (int fd = 0; sleeping_board() && fd < wanted.count; fd++) {
    bool is_for_reading = wants(&wanted, 0, fd) || wants(&wanted, 2, fd);
    if (is_for_reading || wants(&wanted, 1, fd)) {
      add_awaited(&awaited, fd, is_for_reading);
    }
  }
  struct select_call call = {&wanted, count, sets, mask};
  result = wait_for(kind_of_wait(&awaited), nanoseconds, attempt_select, &call);
  return result == TIMED_OUT ? 0 : result;
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
