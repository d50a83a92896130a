// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions poll and ppoll, and their common part with select (select.c). Buses are always
// ready. Where a board's time is virtual, waits for its lines and waits with a time limit use
// virtual_waits.c.

#include "preload.h"

#include <limits.h>
#include <poll.h>
#include <sys/socket.h>
#include <time.h>

// The path to which a socket is connected, at which the server has bound its socket.
static bool read_peer(int fd, struct sockaddr_un *peer) {
  *peer = (struct sockaddr_un){0};
  socklen_t size = sizeof *peer - 1;  // the path has a zero at its end
  return NEXT(getpeername)(fd, (struct sockaddr *)peer, &size) == 0;
}

// Whether a socket is connected to the board, to which a program sends requests of the control protocol.
static bool is_board(int fd) {
  struct board *board = sleeping_board();
  struct sockaddr_un theirs, ours;
  if (!board || !read_peer(fd, &theirs) || !theirs.sun_path[0]) return false;
  int own = acquire_board(board);
  if (own < 0) return false;
  bool is_known = read_peer(own, &ours);
  release(own);
  return is_known && text_equal(theirs.sun_path, ours.sun_path);
}

// Whether a descriptor is a connection of the internet or to the board, where answers take their
// time.
static bool is_connection(int fd) {
  int domain = 0, listens = 0, before = errno;
  socklen_t size = sizeof domain;
  bool is_socket = fd >= 0 && NEXT(getsockopt)(fd, SOL_SOCKET, SO_DOMAIN, &domain, &size) == 0
      && NEXT(getsockopt)(fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0;
  bool result = is_socket && !listens
      && (domain == AF_INET || domain == AF_INET6 || (domain == AF_UNIX && is_board(fd)));
  errno = before;
  return result;
}

void add_awaited(struct awaited *awaited, int fd, bool is_for_reading) {
  if (fd < 0) return;
  const struct device *device = is_for_reading ? device_of(fd) : NULL;
  awaited->count++;
  if (device && are_lines_in_time(device)) awaited->lines++;
  else if (is_connection(fd)) awaited->is_outside = true;
}

enum wait_kind kind_of_wait(const struct awaited *awaited) {
  if (awaited->lines) return awaited->lines == awaited->count ? EDGES : EDGES_AMONG;
  return awaited->is_outside ? OUTSIDE : DESCRIPTORS;
}

int wait_for(
    enum wait_kind kind, int64_t span, int (*attempt)(void *, int64_t), void *call) {
  int64_t now = 0;
  if (span == 0 || !board_time(&now)) return attempt(call, span);
  int64_t end = span < 0 || span > INT64_MAX - now ? INT64_MAX : now + span;
  for (;;) {
    int64_t timer = next_timer(now), goal = end < timer ? end : timer;
    if (goal == INT64_MAX && kind != EDGES && kind != EDGES_AMONG) return attempt(call, -1);
    int result = wait_until(kind, goal, attempt, call);
    // The events of the board's last advance have arrived, as after a kernel's wait.
    if (result == TIMED_OUT && goal == end) return attempt(call, 0);
    if (result != TIMED_OUT) return result;
    board_time(&now);
  }
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
  int result = poll_open(call->entries, call->count, nanoseconds < 0 ? NULL : &time, call->mask);
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
    add_awaited(&awaited, entries[i].fd, entries[i].events & (POLLIN | POLLPRI));
  }
  struct poll_call call = {entries, count, mask};
  result = wait_for(kind_of_wait(&awaited), nanoseconds, attempt_poll, &call);
  return result == TIMED_OUT ? 0 : result;
}

bool sleeps(size_t count, int64_t nanoseconds, const sigset_t *mask, int *result) {
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
