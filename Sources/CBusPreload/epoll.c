// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions of epoll: they refuse some descriptors, and wait in virtual time.

#include "preload.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <unistd.h>

// The drivers of buses do not support epoll.
INTERPOSED int epoll_ctl(int list, int operation, int fd, struct epoll_event *event) {
  if (is_bus(fd)) return (int)returned(-EPERM);
  return NEXT(epoll_ctl)(list, operation, fd, event);
}

struct call {
  int list;
  struct epoll_event *events;
  int most;
  const sigset_t *mask;
};

// Waits for at most some nanoseconds of the system's time; without limit where they are negative.
static int attempt(void *argument, int64_t nanoseconds) {
  struct call *call = argument;
  struct timespec time = in_timespec(nanoseconds < 0 ? 0 : nanoseconds);
  // A list is readable when one of its descriptors is ready, and poll accepts shorter times.
  struct pollfd entry = {.fd = call->list, .events = POLLIN};
  int result = poll_open(&entry, 1, nanoseconds < 0 ? NULL : &time, call->mask);
  if (result < 0) return result;
  result = NEXT(epoll_pwait)(call->list, call->events, call->most, 0, NULL);
  return result == 0 ? TIMED_OUT : result;
}

// What a list waits for, as reported by the kernel: a line "tfd: NUMBER" for each descriptor.
static enum wait_kind kind_of(int list) {
  char path[40], text[4096];
  put_number(put_text(path, "/proc/self/fdinfo/"), (unsigned)list, 10);
  int file = NEXT(open)(path, O_RDONLY | O_CLOEXEC);
  struct awaited awaited = {0};
  // If a list does not fit, only its first descriptors count.
  ssize_t size = file < 0 ? 0 : NEXT(read)(file, text, sizeof text - 1);
  if (file >= 0) NEXT(close)(file);
  text[size < 0 ? 0 : size] = '\0';
  for (const char *line = text; line; line = text_find(line, '\n')) {
    uint64_t fd;
    if (*line == '\n') line++;
    const char *rest = text_after(line, "tfd:");
    while (rest && *rest == ' ') rest++;
    if (rest && text_number(rest, 10, &fd)) add_awaited(&awaited, (int)fd, true);
  }
  return kind_of_wait(&awaited);
}

static int wait_on_board(struct call call, int64_t nanoseconds) {
  ring_timers();
  // This call also checks the arguments.
  int result = NEXT(epoll_pwait)(call.list, call.events, call.most, 0, call.mask);
  if (result != 0 || nanoseconds == 0) return result;
  result = wait_for(kind_of(call.list), nanoseconds, attempt, &call);
  return result == TIMED_OUT ? 0 : result;
}

INTERPOSED int epoll_wait(int list, struct epoll_event *events, int most, int milliseconds) {
  if (!sleeping_board()) {
    return NEXT(epoll_wait)(list, events, most, milliseconds);
  }
  return wait_on_board((struct call){list, events, most, NULL}, milliseconds * INT64_C(1000000));
}

INTERPOSED int epoll_pwait(
    int list, struct epoll_event *events, int most, int milliseconds, const sigset_t *mask) {
  if (!sleeping_board()) {
    return NEXT(epoll_pwait)(list, events, most, milliseconds, mask);
  }
  return wait_on_board((struct call){list, events, most, mask}, milliseconds * INT64_C(1000000));
}

// From version 2.35 of libc on.
int epoll_pwait2(int list, struct epoll_event *events, int most, const struct timespec *time,
    const sigset_t *mask);

INTERPOSED int epoll_pwait2(int list, struct epoll_event *events, int most,
    const struct timespec *time, const sigset_t *mask) {
  int64_t span = -1;
  if (!sleeping_board() || (time && !in_nanoseconds(time, &span))) {
    return NEXT(epoll_pwait2)(list, events, most, time, mask);
  }
  return wait_on_board((struct call){list, events, most, mask}, span);
}
