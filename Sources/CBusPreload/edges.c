// SPDX-License-Identifier: Apache-2.0
//
// Reading the edges of requested lines, and waiting for them.

#include "preload.h"

#include <fcntl.h>
#include <linux/gpio.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

// The interval at which a wait in the system's time checks that the descriptor is still open.
enum { LOOK_MILLISECONDS = 1000 };

// Acquires lines that are being read, unless another thread has closed the descriptor in the meantime and
// its number belongs to another file.
static int acquire_again(int fd, const struct device *lines, uint64_t file) {
  const struct device *device;
  int state = acquire(fd, &device);
  if (state < 0) return state;
  if (state > 0 && device == lines && file_of(fd) == file) return 0;
  if (state > 0) release(fd);
  return -EBADF;
}

size_t edge_size(const struct device *lines) {
  return lines->kind == OLD_EVENTS ? sizeof(struct gpioevent_data)
                                   : sizeof(struct gpio_v2_line_event);
}

// Copies edges to the program. Returns the number of bytes.
static ssize_t give(const struct device *lines, void *bytes, const void *events, size_t count) {
  const struct gpio_v2_line_event *event = events;
  size_t size = edge_size(lines);
  for (size_t i = 0; i < count; i++) {
    struct gpio_v2_line_event next;
    memcpy(&next, event + i, sizeof next);
    struct gpioevent_data old = {next.timestamp_ns, next.id};
    const void *from = lines->kind == OLD_EVENTS ? (const void *)&old : (const void *)&next;
    if (copy_out((char *)bytes + i * size, from, size) < 0) return -EFAULT;
  }
  return (ssize_t)(count * size);
}

// Reads at most `count` edges. Returns the number of bytes.
static ssize_t take(
    int fd, const struct device *lines, uint64_t file, void *bytes, size_t count) {
  struct frame frame;
  int status = frame_begin(
      &frame, FRAME_GPIO_READ, 10, 1 + count * sizeof(struct gpio_v2_line_event));
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_put(&frame, count, 2);
  ssize_t result = ask_board(lines, &frame);
  if (result >= 0) {
    size_t size = (size_t)result * sizeof(struct gpio_v2_line_event);
    if ((size_t)result > count || frame.data_size != 1 + size) {
      result = -EIO;
    } else {
      // No edge is left, so the announcing byte is removed from the socket.
      uint8_t mark;
      if (frame.data[0] && acquire_again(fd, lines, file) == 0) {
        NEXT(recv)(fd, &mark, 1, MSG_DONTWAIT);
        release(fd);
      }
      // Edges that cannot be copied to the program are lost.
      result = give(lines, bytes, frame.data + 1, (size_t)result);
    }
  }
  frame_end(&frame);
  return result;
}

ssize_t lines_take(
    int fd, const struct device *lines, uint64_t file, void *bytes, size_t count) {
  size_t most = lines->kind == OLD_LINES ? 0 : count / edge_size(lines);
  if (most == 0) return -EINVAL;
  return take(fd, lines, file, bytes, most < GPIO_V2_LINES_MAX ? most : GPIO_V2_LINES_MAX);
}

bool are_lines_in_time(const struct device *lines) {
  struct board *board = shares_socket(lines->kind) ? sleeping_board() : NULL;
  return board && text_equal(board->device.socket, lines->socket);
}

struct reading {
  int fd;
  const struct device *lines;
  uint64_t file;
};

// Waits for an edge, for at most some nanoseconds of the system's time, without limit where they are
// negative. Returns 1, TIMED_OUT or -1 with errno.
static int attempt(void *argument, int64_t nanoseconds) {
  struct reading *reading = argument;
  // poll is the cancellation point, and signal handlers can interrupt it.
  struct pollfd entry = {.fd = reading->fd, .events = POLLIN};
  struct timespec time = in_timespec(nanoseconds < 0 ? LOOK_MILLISECONDS * INT64_C(1000000) : nanoseconds);
  int result = poll_open(&entry, 1, &time, NULL);
  if (result < 0) return -1;
  int state = acquire_again(reading->fd, reading->lines, reading->file);
  if (state < 0) return (int)returned(state);
  release(reading->fd);
  // The server has ended.
  if (result > 0 && entry.revents & (POLLHUP | POLLERR)) return (int)returned(-ENODEV);
  return result > 0 ? 1 : TIMED_OUT;
}

// Waits until there is an edge: 0 or a negated errno.
static int await_edge(struct reading reading) {
  int64_t now;
  int result;
  bool is_in_time = are_lines_in_time(reading.lines) && board_time(&now);
  do {
    result = is_in_time ? wait_until(EDGES, INT64_MAX, attempt, &reading) : attempt(&reading, -1);
  } while (result == TIMED_OUT);
  return result < 0 ? -errno : 0;
}

ssize_t lines_read(
    int fd, const struct device *lines, uint64_t file, void *bytes, size_t count) {
  size_t most = lines->kind == OLD_LINES ? 0 : count / edge_size(lines);
  if (most == 0) return -EINVAL;
  if (most > GPIO_V2_LINES_MAX) most = GPIO_V2_LINES_MAX;
  for (;;) {
    int state = acquire_again(fd, lines, file);
    if (state < 0) return state;
    int flags = NEXT(fcntl)(fd, F_GETFL);
    release(fd);
    ssize_t result = take(fd, lines, file, bytes, most);
    if (result != 0) return result;
    if (flags & O_NONBLOCK) return -EAGAIN;
    int status = await_edge((struct reading){fd, lines, file});
    if (status < 0) return status;
  }
}
