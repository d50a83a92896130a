// SPDX-License-Identifier: Apache-2.0
//
// Connections to a board for our own requests, which are registered like devices, and the connection that
// advances its time.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>

int acquire_board(struct board *board) {
  const struct device *device;
  int fd = board->connection;
  int state = acquire(fd, &device);
  if (state < 0) return state;
  if (state > 0 && device == &board->device) return fd;
  if (state > 0) release(fd);

  int fresh = open_device(&board->device, O_CLOEXEC);
  if (fresh < 0) return fresh;
  if (!atomic_compare_exchange_strong(&board->connection, &fd, fresh)) {
    // Another thread has connected first.
    close_device(fresh);
    fresh = fd;
  }
  return acquire(fresh, &device) > 0 ? fresh : -EIO;
}

int board_exchange(struct frame *frame, int fd) {
  int status = frame_exchange(frame, fd);
  release(fd);
  // A connection that has failed is not used again.
  if (status == -EIO) close_device(fd);
  return status;
}

bool advance(int64_t nanoseconds) {
  struct board *board = sleeping_board();
  if (!board) return false;
  NEXT(pthread_testcancel)();
  if (nanoseconds <= 0) return true;
  int fd = acquire_board(board);
  if (fd < 0) return false;
  struct frame frame;
  frame_begin(&frame, FRAME_ADVANCE_BY, 8, 8);
  frame_put(&frame, (uint64_t)nanoseconds, 8);
  return board_exchange(&frame, fd) >= 0;
}

bool in_nanoseconds(const struct timespec *time, int64_t *nanoseconds) {
  if (!is_readable(time, sizeof *time)) return false;
  if (time->tv_sec < 0 || time->tv_sec > INT64_MAX / SECOND - 1) return false;
  if (time->tv_nsec < 0 || time->tv_nsec >= SECOND) return false;
  *nanoseconds = time->tv_sec * INT64_C(1000000000) + time->tv_nsec;
  return true;
}
