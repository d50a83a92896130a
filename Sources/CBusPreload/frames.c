// SPDX-License-Identifier: Apache-2.0
//
// The client's side of the frame protocol: after a greeting, each request has one reply, except
// FRAME_PLACES, which has none.
//
//   request  u32 length of the rest, u8 kind, payload
//   reply    u32 length of the rest, i32 status, data
//
// All numbers are little-endian, as on this machine.

#include "preload.h"

#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static const char greeting[] = "PMDOOR1\n";

enum { REQUEST_HEAD = 5, REPLY_HEAD = 8 };

// Waking an idle processor can take longer than the whole exchange, so a thread polls for the reply for
// this time before it sleeps. But where the server or another program needs this processor, polling
// delays them, and at the end of its time slice the thread waits for milliseconds, as it would after
// sched_yield. Indications are a reply soon after the thread has fallen asleep, and a long time between
// two polls. For a while the thread then sleeps without polling: it gets the processor as soon as the
// reply arrives. All in nanoseconds.
enum { MOST_POLLING = 50000, SOON = 100000, LOST = 200000, PAUSE = 10000000 };

// The time from which on polling is allowed.
static _Atomic int64_t polls_from;

// The number of present exchanges in this process, and of all exchanges so far.
static atomic_int exchanging;
static atomic_uint exchanges;

bool is_exchanging(void) { return atomic_load(&exchanging) > 0; }

unsigned exchanges_so_far(void) { return atomic_load(&exchanges); }

void forget_exchanges(void) { atomic_store(&exchanging, 0); }

// The times of the first and the last poll for a reply; the last is 0 where there is no polling.
struct polling {
  int64_t first, last;
};

static uint32_t number(const uint8_t *bytes) {
  uint32_t value;
  memcpy(&value, bytes, sizeof value);
  return value;
}

// The time without an answer after which a signal may end the process, in milliseconds.
enum { LONG = 100 };

static void await_event(int fd, short event) {
  while (NEXT(poll)(&(struct pollfd){.fd = fd, .events = event}, 1, LONG) == 0) let_signals_end();
}

static bool send_all(int fd, const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  while (count > 0) {
    ssize_t sent = NEXT(send)(fd, next, count, MSG_NOSIGNAL);
    if (sent >= 0) {
      next += sent;
      count -= (size_t)sent;
    } else if (errno == EAGAIN) {  // the program has set O_NONBLOCK
      await_event(fd, POLLOUT);
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

static void pause_polling(int64_t now) {
  atomic_store_explicit(&polls_from, now + PAUSE, memory_order_relaxed);
}

static struct polling begin_polling(void) {
  int64_t now = system_time(CLOCK_MONOTONIC);
  bool is_allowed = now >= atomic_load_explicit(&polls_from, memory_order_relaxed);
  return (struct polling){now, is_allowed ? now : 0};
}

// Whether to poll once more. Otherwise the thread has to sleep.
static bool polling_lasts(struct polling *polling) {
  if (!polling->last) return false;
  int64_t now = system_time(CLOCK_MONOTONIC);
  bool is_lost = now - polling->last >= LOST;
  if (is_lost) pause_polling(now);
  polling->last = is_lost ? 0 : now;
  return !is_lost && now - polling->first < MOST_POLLING;
}

static void await_reply(struct polling *polling, int fd) {
  await_event(fd, POLLIN);
  int64_t now = system_time(CLOCK_MONOTONIC);
  if (polling->last && now - polling->last < SOON) pause_polling(now);
  polling->last = 0;
}

// Receives the bytes that have arrived, and a descriptor that was sent with them, if one is expected.
static ssize_t receive_now(int fd, void *bytes, size_t room, int *descriptor) {
  if (!descriptor) return NEXT(recv)(fd, bytes, room, MSG_DONTWAIT);
  struct iovec piece = {bytes, room};
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof *descriptor)];
  struct msghdr message = {
      .msg_iov = &piece,
      .msg_iovlen = 1,
      .msg_control = control,
      .msg_controllen = sizeof control,
  };
  ssize_t received = NEXT(recvmsg)(fd, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  struct cmsghdr *header = received > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  bool is_there = header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS
      && header->cmsg_len == CMSG_LEN(sizeof *descriptor);
  if (is_there) memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  return received;
}

// Receives at least one byte; 0 where the connection has ended.
static size_t receive_some(int fd, void *bytes, size_t room, int *descriptor) {
  for (struct polling polling = begin_polling();;) {
    if (!polling_lasts(&polling)) await_reply(&polling, fd);
    ssize_t received = receive_now(fd, bytes, room, descriptor);
    if (received >= 0) return (size_t)received;
    if (errno != EAGAIN && errno != EINTR) return 0;
  }
}

// Receives a reply. Returns its size; 0 where it is invalid or missing.
static size_t receive_reply(struct frame *frame, int fd) {
  size_t size = REPLY_HEAD;
  for (size_t received = 0; received < size;) {
    size_t more = receive_some(
        fd, frame->bytes + received, frame->capacity - received, frame->descriptor);
    if (more == 0) return 0;
    received += more;
    if (received < REPLY_HEAD) continue;
    size = 4 + (size_t)number(frame->bytes);
    if (size < REPLY_HEAD || size > frame->capacity || size < received) return 0;
  }
  return size;
}

int frame_begin(struct frame *frame, enum frame_kind kind, size_t payload, size_t reply) {
  size_t request = REQUEST_HEAD + payload;
  reply += REPLY_HEAD;
  frame->capacity = request > reply ? request : reply;
  frame->bytes = frame->room;
  if (frame->capacity > sizeof frame->room) frame->bytes = allocate(frame->capacity);
  if (!frame->bytes) return -ENOMEM;
  frame->descriptor = NULL;
  frame->size = 4;
  frame_put(frame, kind, 1);
  return 0;
}

void frame_put(struct frame *frame, uint64_t value, int width) {
  frame_append(frame, &value, (size_t)width);
}

void frame_append(struct frame *frame, const void *bytes, size_t count) {
  if (count) memcpy(frame->bytes + frame->size, bytes, count);
  frame->size += count;
}

// Puts the length in front; returns the total size.
static size_t complete(struct frame *frame) {
  size_t request = frame->size;
  frame->size = 0;
  frame_put(frame, request - 4, 4);
  return request;
}

void frame_send(struct frame *frame, int fd) {
  if (!send_all(fd, frame->bytes, complete(frame))) NEXT(shutdown)(fd, SHUT_RDWR);
}

int frame_exchange(struct frame *frame, int fd) {
  size_t request = complete(frame);
  atomic_fetch_add(&exchanging, 1);
  atomic_fetch_add(&exchanges, 1);
  size_t reply = send_all(fd, frame->bytes, request) ? receive_reply(frame, fd) : 0;
  atomic_fetch_sub(&exchanging, 1);
  if (reply == 0) {
    // Later bytes would belong to no request.
    NEXT(shutdown)(fd, SHUT_RDWR);
    return -EIO;
  }
  frame->data = frame->bytes + REPLY_HEAD;
  frame->data_size = reply - REPLY_HEAD;
  return (int32_t)number(frame->bytes + 4);
}

void frame_end(struct frame *frame) {
  if (frame->bytes != frame->room) deallocate(frame->bytes, frame->capacity);
}

int device_set(int fd, uint8_t key, uint32_t value) {
  struct frame frame;
  frame_begin(&frame, FRAME_SET, 5, 0);
  frame_put(&frame, key, 1);
  frame_put(&frame, value, 4);
  return frame_exchange(&frame, fd);
}

int device_get(int fd, uint8_t key, uint32_t *value) {
  struct frame frame;
  frame_begin(&frame, FRAME_GET, 1, 4);
  frame_put(&frame, key, 1);
  int status = frame_exchange(&frame, fd);
  if (status < 0) return status;
  if (frame.data_size != 4) return -EIO;
  *value = number(frame.data);
  return 0;
}

unsigned named_address(const char *name, struct sockaddr_un *address) {
  *address = (struct sockaddr_un){.sun_family = AF_UNIX};
  // An abstract name begins with a zero and has none at the end.
  size_t length = text_length(name);
  memcpy(address->sun_path + 1, name, length);
  return (unsigned)(offsetof(struct sockaddr_un, sun_path) + 1 + length);
}

int server_connect(const char *path, const char *name, bool close_on_exec) {
  struct sockaddr_un server = {.sun_family = AF_UNIX}, own;
  if (text_length(path) >= sizeof server.sun_path) return -ENAMETOOLONG;
  put_text(server.sun_path, path);
  socklen_t own_size = named_address(name, &own);

  int fd = NEXT(socket)(AF_UNIX, SOCK_STREAM | (close_on_exec ? SOCK_CLOEXEC : 0), 0);
  if (fd < 0) return -errno;
  // A stdio stream that reads the socket itself fails instead of waiting without end.
  struct timeval at_once = {.tv_usec = 1};
  NEXT(setsockopt)(fd, SOL_SOCKET, SO_RCVTIMEO, &at_once, sizeof at_once);
  int failed = NEXT(bind)(fd, (struct sockaddr *)&own, own_size);
  if (!failed) {
    do {
      failed = NEXT(connect)(fd, (struct sockaddr *)&server, sizeof server);
    } while (failed && errno == EINTR);
  }
  if (!failed && send_all(fd, greeting, sizeof greeting - 1)) return fd;
  // A socket without a server is a driver without a device.
  int reason = failed && errno == EACCES ? EACCES : ENXIO;
  NEXT(close)(fd);
  return -reason;
}
