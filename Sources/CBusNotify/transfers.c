// SPDX-License-Identifier: Apache-2.0
//
// The answers to reads and writes.

#include "notify.h"

#include <fcntl.h>
#include <limits.h>
#include <linux/gpio.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// A read or write of one of the program's buffers.
struct transfer {
  struct target target;
  enum direction direction;
  int descriptor;  // the program's
  struct file file;
  uint64_t address;
  size_t count;
};

static int64_t answer_single(const struct transfer *transfer) {
  struct mirror mirror = {.target = &transfer->target};
  // No device transfers more at once.
  size_t size = transfer->count < MOST_I2C_BYTES ? transfer->count : MOST_I2C_BYTES;
  void *bytes = mirror_part(&mirror, transfer->address, size, transfer->direction == WRITES);
  const struct device *device;
  int state = acquire(transfer->file.fd, &device);
  int64_t result = state < 0 ? state : -EBADF;
  if (state > 0) {
    result = device_transfer(
        transfer->direction, transfer->file.fd, device, bytes, transfer->count);
  }
  int failure = mirror_end(&mirror);
  return result > 0 && failure ? failure : result;
}

// MARK: Waits for edges

// The longest time without a look at the program, in nanoseconds.
enum { LOOK = 10000000 };

// A wait for edges, and what ends it beside them.
struct reading {
  const struct transfer *transfer;
  int signalled;
  int64_t result;
};

// Whether the program's descriptor is still that of the lines.
static bool is_open(const struct transfer *transfer) {
  uint64_t number = 0;
  int access, taken = take_descriptor(&transfer->target, transfer->descriptor);
  if (taken < 0) return false;
  const struct device *device = named_device(taken, &number, &access);
  close(taken);
  return device && number == transfer->file.number;
}

// Waits for an edge: 1 where there is one or the wait has another end, or TIMED_OUT.
static int attempt(void *argument, int64_t nanoseconds) {
  struct reading *reading = argument;
  const struct target *target = &reading->transfer->target;
  struct pollfd entry = {.fd = reading->transfer->file.fd, .events = POLLIN};
  struct timespec time = in_timespec(nanoseconds < LOOK ? nanoseconds : LOOK);
  if (ppoll(&entry, 1, &time, NULL) != 0) return 1;
  if (!is_waiting(target)) reading->result = ANSWERED;
  else if (is_interrupted(target, &reading->signalled)) reading->result = RESTART;
  else if (!is_open(reading->transfer)) reading->result = -EBADF;
  return reading->result ? 1 : TIMED_OUT;
}

// Waits for edges of lines, and reads them. In a thread, because the wait has no limit.
static void *answer_lines(void *argument) {
  struct transfer *transfer = argument;
  const struct target *target = &transfer->target;
  struct reading reading = {transfer, NOT_SIGNALLED, 0};
  int64_t now;
  bool is_in_time = are_lines_in_time(transfer->file.device) && board_time(&now);
  wait_for_thread(target->thread);
  int ended;
  do {
    ended = is_in_time ? wait_until(EDGES, INT64_MAX, attempt, &reading) : attempt(&reading, LOOK);
  } while (ended == TIMED_OUT);
  int64_t result = reading.result ? reading.result : answer_single(transfer);
  // Before the answer, because the program may close the lines and request them again at once.
  end_file(&transfer->file);
  respond(target, result);
  free(transfer);
  return NULL;
}

static int64_t await_lines(const struct transfer *transfer) {
  struct transfer *copy = malloc(sizeof *copy);
  if (!copy) return -ENOMEM;
  *copy = *transfer;
  copy->target.last = NULL;
  pthread_t thread;
  int failure = pthread_create(&thread, NULL, answer_lines, copy);
  if (failure) {
    free(copy);
    return -failure;
  }
  pthread_detach(thread);
  return ANSWERED;
}

// MARK: All transfers

// One buffer after another, as the kernel does for drivers without vectors.
static int64_t answer_several(struct transfer *transfer, uint64_t address, size_t count) {
  if (count > IOV_MAX) return -EINVAL;
  int64_t total = 0;
  for (size_t i = 0; i < count; i++) {
    struct iovec piece;
    uint64_t place = address + i * sizeof piece;
    if (read_memory(&transfer->target, place, &piece, sizeof piece) != sizeof piece) {
      return total ? total : -EFAULT;
    }
    if (!piece.iov_len) continue;
    transfer->address = (uintptr_t)piece.iov_base;
    transfer->count = piece.iov_len;
    int64_t done = answer_single(transfer);
    if (done < 0) return total ? total : done;
    total += done;
    if ((size_t)done < piece.iov_len) break;
  }
  return total;
}

// How a call names what it transfers.
struct form {
  int call;
  enum direction direction;
  bool is_vector;
  bool has_offset;
  bool has_flags;
};

// Of the flags only a hint is supported by the drivers.
static int check_form(
    const struct form *form, const struct file *file, const uint64_t *arguments) {
  int64_t offset = (int64_t)arguments[3];
  if (form->has_flags && arguments[5] & ~(uint64_t)RWF_HIPRI) return -EOPNOTSUPP;
  // preadv2 and pwritev2 have -1 for none.
  bool has_offset = form->has_offset && !(form->has_flags && offset == -1);
  return check_transfer(form->direction, file->fd, file->device, has_offset ? &offset : NULL);
}

static const struct form forms[] = {
    {SYS_read, READS, false, false, false},
    {SYS_write, WRITES, false, false, false},
    {SYS_readv, READS, true, false, false},
    {SYS_writev, WRITES, true, false, false},
    {SYS_pread64, READS, false, true, false},
    {SYS_pwrite64, WRITES, false, true, false},
    {SYS_preadv, READS, true, true, false},
    {SYS_pwritev, WRITES, true, true, false},
    {SYS_preadv2, READS, true, true, true},
    {SYS_pwritev2, WRITES, true, true, true},
};

int64_t answer_transfer(const struct target *target, int call, const uint64_t *arguments) {
  const struct form *form = forms;
  for (; form < forms + sizeof forms / sizeof forms[0] && form->call != call; form++) {}
  if (form == forms + sizeof forms / sizeof forms[0]) return PASS_ON;
  struct transfer transfer = {
      .target = *target,
      .direction = form->direction,
      .descriptor = (int)arguments[0],
      .address = arguments[1],
      .count = arguments[2],
  };
  int state = acquire_file(target, transfer.descriptor, &transfer.file);
  if (state <= 0) return state == 0 ? PASS_ON : state;
  int64_t result = check_form(form, &transfer.file, arguments);
  release(transfer.file.fd);
  bool is_lines = holds_lines(transfer.file.device->kind);
  if (result == 0 && form->is_vector) {
    result = answer_several(&transfer, arguments[1], arguments[2]);
  } else if (result == 0) {
    bool waits = is_lines && transfer.count >= edge_size(transfer.file.device)
        && !(transfer.file.flags & O_NONBLOCK);
    result = waits ? await_lines(&transfer) : answer_single(&transfer);
  }
  if (result != ANSWERED) end_file(&transfer.file);
  return result;
}
