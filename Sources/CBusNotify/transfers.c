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

// A read or write of the program.
struct transfer {
  struct target target;
  enum direction direction;
  int descriptor;  // the program's
  struct file file;
  bool has_offset;
  int64_t offset;
  bool is_vector;
  bool waits;        // whether to wait for edges of lines
  uint64_t address;  // that of the buffer, or of a vector
  size_t count;
};

// Transfers one buffer without waiting: -EAGAIN where lines have no edge. `done` bytes were transferred
// before.
static int64_t transfer_now(
    const struct transfer *transfer, uint64_t address, size_t count, int64_t done) {
  struct mirror mirror = {.target = &transfer->target};
  const struct file *file = &transfer->file;
  // No device transfers more in one call.
  size_t size = count < MOST_I2C_BYTES ? count : MOST_I2C_BYTES;
  void *bytes = mirror_part(&mirror, address, size, transfer->direction == WRITES);
  int64_t result;
  if (holds_lines(file->device->kind)) {
    result = lines_take(file->fd, file->device, file->number, bytes, size);
    if (result == 0) result = -EAGAIN;
  } else {
    const struct device *device;
    int64_t offset = place_after(transfer->offset, done);
    int state = acquire(file->fd, &device);
    result = state < 0 ? state : -EBADF;
    if (state > 0) {
      result = device_transfer(transfer->direction, file->fd, device,
          transfer->has_offset ? &offset : NULL, bytes, count);
    }
  }
  int failure = mirror_end(&mirror);
  return result > 0 && failure ? failure : result;
}

// MARK: Waits for edges

// The longest time without a check of the program, in nanoseconds.
enum { LOOK = 10000000 };

// A wait for edges, and its other causes of ending.
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

// Waits for an edge: 1 where there is one or the wait ended for another reason, or TIMED_OUT.
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

// Waits until lines may have an edge: 0, or an answer to the call.
static int64_t await_edges(const struct transfer *transfer) {
  struct reading reading = {transfer, NOT_SIGNALLED, 0};
  int64_t now;
  bool is_in_time = are_lines_in_time(transfer->file.device) && board_time(&now);
  int ended;
  do {
    ended = is_in_time ? wait_until(EDGES, INT64_MAX, attempt, &reading) : attempt(&reading, LOOK);
  } while (ended == TIMED_OUT);
  return reading.result;
}

static int64_t answer_single(
    const struct transfer *transfer, uint64_t address, size_t count, int64_t done) {
  for (;;) {
    int64_t result = transfer_now(transfer, address, count, done);
    if (result != -EAGAIN || !transfer->waits) return result;
    result = await_edges(transfer);
    if (result != 0) return result;
  }
}

// Transfers one buffer after another, as the kernel does for drivers without vectors.
static int64_t answer_several(const struct transfer *transfer) {
  if (transfer->count > IOV_MAX) return -EINVAL;
  int64_t total = 0;
  for (size_t i = 0; i < transfer->count; i++) {
    struct iovec piece;
    uint64_t place = transfer->address + i * sizeof piece;
    if (read_memory(&transfer->target, place, &piece, sizeof piece) != sizeof piece) {
      return total ? total : -EFAULT;
    }
    if (!piece.iov_len) continue;
    int64_t done = answer_single(transfer, (uintptr_t)piece.iov_base, piece.iov_len, total);
    if (done < 0) return total ? total : done;
    total += done;
    if ((size_t)done < piece.iov_len) break;
  }
  return total;
}

static int64_t answer_buffers(const struct transfer *transfer) {
  if (transfer->is_vector) return answer_several(transfer);
  return answer_single(transfer, transfer->address, transfer->count, 0);
}

static void *answer_waiting(void *argument) {
  struct transfer *transfer = argument;
  wait_for_thread(transfer->target.thread);
  int64_t result = answer_buffers(transfer);
  // Before the answer, because the program may close the lines and request them again immediately.
  end_file(&transfer->file);
  respond(&transfer->target, result);
  free(transfer);
  return NULL;
}

// Answers in a thread, because a wait for edges has no limit, and other calls must be answered meanwhile.
static int64_t await_lines(const struct transfer *transfer) {
  struct transfer *copy = malloc(sizeof *copy);
  if (!copy) return -ENOMEM;
  *copy = *transfer;
  copy->target.last = NULL;
  pthread_t thread;
  int failure = pthread_create(&thread, NULL, answer_waiting, copy);
  if (failure) {
    free(copy);
    return -failure;
  }
  pthread_detach(thread);
  return ANSWERED;
}

// MARK: All transfers

// The form of a call's arguments.
struct form {
  int call;
  enum direction direction;
  bool is_vector;
  bool has_offset;
  bool has_flags;
};

// The drivers support only one flag, which is a hint.
static int check_flags(const struct form *form, const uint64_t *arguments) {
  return form->has_flags && arguments[5] & ~(uint64_t)RWF_HIPRI ? -EOPNOTSUPP : 0;
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
      .offset = (int64_t)arguments[3],
      .is_vector = form->is_vector,
      .address = arguments[1],
      .count = arguments[2],
  };
  // preadv2 and pwritev2 have -1 for none.
  transfer.has_offset = form->has_offset && !(form->has_flags && transfer.offset == -1);
  int state = acquire_file(target, transfer.descriptor, &transfer.file);
  if (state <= 0) return state == 0 ? PASS_ON : state;
  const struct file *file = &transfer.file;
  int64_t result = check_flags(form, arguments);
  if (result == 0) {
    result = check_transfer(form->direction, file->fd, file->device,
        transfer.has_offset ? &transfer.offset : NULL);
  }
  release(file->fd);
  if (result == 0) {
    transfer.waits = holds_lines(file->device->kind) && !(file->flags & O_NONBLOCK);
    result = transfer.waits ? await_lines(&transfer) : answer_buffers(&transfer);
  }
  if (result != ANSWERED) end_file(file);
  return result;
}
