// SPDX-License-Identifier: Apache-2.0
//
// Connections to a board for our own requests. They are registered like devices.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
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
