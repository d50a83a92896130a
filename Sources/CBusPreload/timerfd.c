// SPDX-License-Identifier: Apache-2.0
//
// Timers as descriptors (timerfd_create(2)), where a board's time is virtual. The kernel's timer
// stays disarmed until the board reaches the instant. Then it is set to the next nanosecond, so that
// the descriptor is readable for poll, select and epoll. The number of expirations that read(2)
// returns is counted here.
//
// A copy of the descriptor, and a program that is executed with it, use the kernel's timer.

#include "preload.h"

#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { MOST_TIMERS = 64 };

static struct timer {
  atomic_int file;  // the descriptor and 1; 0 where the entry is free
  clockid_t clock;
  bool is_ringing;         // whether the kernel's timer has been set to expire
  _Atomic int64_t next;    // the instant of the board; 0 for a disarmed timer
  int64_t interval;        // in nanoseconds; 0 for a single expiration
} timers[MOST_TIMERS];
static atomic_bool are_any;

static struct timer *find(int fd) {
  if (fd < 0 || !atomic_load_explicit(&are_any, memory_order_relaxed)) return NULL;
  for (int i = 0; i < MOST_TIMERS; i++) {
    if (atomic_load(&timers[i].file) == fd + 1) return &timers[i];
  }
  return NULL;
}

bool is_timer(int fd) { return find(fd); }

void forget_timer(int fd) {
  struct timer *timer = find(fd);
  if (!timer) return;
  atomic_store(&timer->next, 0);
  atomic_store(&timer->file, 0);
}

INTERPOSED int timerfd_create(int clock, int flags) {
  int64_t instant;
  int fd = NEXT(timerfd_create)(clock, flags);
  if (fd < 0 || !sleeping_board() || !on_board(clock, 0, &instant)) return fd;
  for (int i = 0; i < MOST_TIMERS; i++) {
    int none = 0;
    if (!atomic_compare_exchange_strong(&timers[i].file, &none, fd + 1)) continue;
    timers[i].clock = clock;
    timers[i].is_ringing = false;
    atomic_store(&are_any, true);
    return fd;
  }
  NEXT(close)(fd);
  return (int)returned(-EMFILE);
}

static void ring(struct timer *timer, int64_t now) {
  int64_t next = atomic_load(&timer->next);
  if (!next || next > now || timer->is_ringing) return;
  struct itimerspec at_once = {.it_value.tv_nsec = 1};
  timer->is_ringing = true;
  struct pollfd entry = {.fd = atomic_load(&timer->file) - 1, .events = POLLIN};
  NEXT(timerfd_settime)(entry.fd, 0, &at_once, NULL);
  // The timer expires a little later, for which a short wait is sufficient.
  NEXT(poll)(&entry, 1, 1);
}

int64_t next_timer(int64_t now) {
  int64_t first = INT64_MAX;
  if (!atomic_load_explicit(&are_any, memory_order_relaxed)) return first;
  for (int i = 0; i < MOST_TIMERS; i++) {
    int64_t next = atomic_load(&timers[i].file) ? atomic_load(&timers[i].next) : 0;
    if (next && next <= now) ring(&timers[i], now);
    else if (next && next < first) first = next;
  }
  return first;
}

void ring_timers(void) {
  int64_t now;
  if (atomic_load_explicit(&are_any, memory_order_relaxed) && board_time(&now)) next_timer(now);
}

static struct itimerspec setting(const struct timer *timer) {
  int64_t now = 0, next = atomic_load(&timer->next), left = 0;
  board_time(&now);
  if (next && next > now) left = next - now;
  else if (next && timer->interval) left = timer->interval - (now - next) % timer->interval;
  return (struct itimerspec){.it_interval = in_timespec(timer->interval), .it_value = in_timespec(left)};
}

INTERPOSED int timerfd_gettime(int fd, struct itimerspec *value) {
  struct timer *timer = find(fd);
  if (!timer) return NEXT(timerfd_gettime)(fd, value);
  struct itimerspec now = setting(timer);
  return (int)returned(copy_out(value, &now, sizeof now));
}

INTERPOSED int timerfd_settime(
    int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
  struct timer *timer = find(fd);
  int64_t first, interval, now;
  struct itimerspec none = {0};
  if (!timer || !is_readable(value, sizeof *value) || !in_nanoseconds(&value->it_value, &first)
      || !in_nanoseconds(&value->it_interval, &interval) || !board_time(&now)) {
    return NEXT(timerfd_settime)(fd, flags, value, old);
  }
  // Checks the flags, and removes unread expirations.
  if (NEXT(timerfd_settime)(fd, flags & ~TFD_TIMER_ABSTIME, &none, NULL) < 0) return -1;
  struct itimerspec before = setting(timer);
  if (old && copy_out(old, &before, sizeof before) < 0) return (int)returned(-EFAULT);
  int64_t next = first > INT64_MAX - now ? INT64_MAX : now + first;
  if (flags & TFD_TIMER_ABSTIME) on_board(timer->clock, first, &next);
  // An instant before the board's start has passed.
  if (next < 1) next = 1;
  timer->interval = interval;
  timer->is_ringing = false;
  atomic_store(&timer->next, first ? next : 0);
  ring(timer, now);
  return 0;
}

ssize_t timer_read(int fd, void *bytes, size_t count) {
  struct timer *timer = find(fd);
  int64_t now = 0;
  for (;;) {
    ring_timers();
    board_time(&now);
    bool is_ringing = timer->is_ringing;
    if (!is_ringing && !(NEXT(fcntl)(fd, F_GETFL) & O_NONBLOCK)) {
      // Rings when the time is reached.
      struct pollfd entry = {.fd = fd, .events = POLLIN};
      int result = poll_until_ready(&entry);
      if (result < 0) return result;
      continue;
    }
    ssize_t result = NEXT(read)(fd, bytes, count);
    if (result < 0) return -errno;
    int64_t next = atomic_load(&timer->next), passed = 1;
    if (timer->interval && now >= next) passed += (now - next) / timer->interval;
    timer->is_ringing = false;
    atomic_store(&timer->next, timer->interval ? next + passed * timer->interval : 0);
    uint64_t expirations = (uint64_t)passed;
    return copy_out(bytes, &expirations, sizeof expirations) < 0 ? -EFAULT : result;
  }
}
