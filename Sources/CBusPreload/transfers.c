// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that read and write: one buffer or several, with or without an offset.

#include "preload.h"

#include <limits.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/uio.h>
#include <unistd.h>

// Fortified programs call these functions, which the headers do not declare otherwise.
ssize_t __read_chk(int fd, void *bytes, size_t count, size_t room);
ssize_t __pread_chk(int fd, void *bytes, size_t count, off_t offset, size_t room);
ssize_t __pread64_chk(int fd, void *bytes, size_t count, off64_t offset, size_t room);

// No valid result: the descriptor is none of ours.
enum { NOT_OURS = -4096 };

// Acquires a device for one transfer, at an offset or none: 1, 0 or a negated errno, as acquire.
// read and write are cancellation points; the exchange with the server is not.
static int acquire_to(enum direction direction, int fd, const int64_t *offset,
    const struct device **device) {
  if (!is_known(fd)) return 0;
  NEXT(pthread_testcancel)();
  int state = acquire(fd, device);
  if (state <= 0) return state;
  int refusal = check_transfer(direction, fd, *device, offset);
  if (refusal) release(fd);
  return refusal ? refusal : 1;
}

static ssize_t single(
    enum direction direction, int fd, void *bytes, size_t count, const int64_t *offset) {
  const struct device *device;
  if (direction == READS && !offset && is_timer(fd)) return timer_read(fd, bytes, count);
  struct places *places = find_places(fd);
  int state = acquire_to(direction, fd, offset, &device);
  if (state <= 0) drop_places(places);
  if (state <= 0) return state == 0 ? NOT_OURS : state;
  tell_places(fd, places);
  return device_transfer(direction, fd, device, offset, bytes, count);
}

ssize_t transfer_read(int fd, void *bytes, size_t count) {
  ssize_t result = single(READS, fd, bytes, count, NULL);
  return returned(result == NOT_OURS ? -EBADF : result);
}

ssize_t transfer_write(int fd, const void *bytes, size_t count) {
  ssize_t result = single(WRITES, fd, (void *)bytes, count, NULL);
  return returned(result == NOT_OURS ? -EBADF : result);
}

// Transfers one buffer after another, as the kernel does for drivers without vectors.
static ssize_t several(enum direction direction, int fd, const struct iovec *pieces, int count,
    const int64_t *offset) {
  const struct device *device;
  int state = acquire_to(direction, fd, offset, &device);
  if (state <= 0) return state == 0 ? NOT_OURS : state;
  release(fd);
  if (count < 0 || count > IOV_MAX) return -EINVAL;
  if (!is_readable(pieces, (size_t)count * sizeof *pieces)) return -EFAULT;
  size_t left = 0;
  for (int i = 0; i < count; i++) {
    if ((ssize_t)pieces[i].iov_len < 0) return -EINVAL;
    left |= pieces[i].iov_len;
  }
  ssize_t total = 0;
  for (int i = 0; left && i < count; i++) {
    // A copy, because the bytes that are read may overwrite the list.
    struct iovec piece = pieces[i];
    if (!piece.iov_len) continue;
    int64_t place = offset ? place_after(*offset, total) : 0;
    ssize_t done = single(direction, fd, piece.iov_base, piece.iov_len, offset ? &place : NULL);
    if (done < 0) return total > 0 ? total : done == NOT_OURS ? -EBADF : done;
    total += done;
    if ((size_t)done < piece.iov_len) break;
  }
  return total;
}

// Runs `ours`, and libc's function where the descriptor is none of ours.
#define INTERPOSE_TRANSFER(name, ours, arguments, ...)                     \
  INTERPOSED ssize_t name(__VA_ARGS__) {                                   \
    ssize_t result = ours;                                                 \
    return result == NOT_OURS ? NEXT(name) arguments : returned(result);   \
  }

INTERPOSE_TRANSFER(read, single(READS, fd, bytes, count, NULL), (fd, bytes, count),
    int fd, void *bytes, size_t count)
INTERPOSE_TRANSFER(write, single(WRITES, fd, (void *)bytes, count, NULL), (fd, bytes, count),
    int fd, const void *bytes, size_t count)
INTERPOSE_TRANSFER(readv, several(READS, fd, pieces, count, NULL), (fd, pieces, count),
    int fd, const struct iovec *pieces, int count)
INTERPOSE_TRANSFER(writev, several(WRITES, fd, pieces, count, NULL), (fd, pieces, count),
    int fd, const struct iovec *pieces, int count)

// Where the check of libc's function would fail, that function is called.
#define CHECKED(call) (count > room ? NOT_OURS : (call))
INTERPOSE_TRANSFER(__read_chk, CHECKED(single(READS, fd, bytes, count, NULL)),
    (fd, bytes, count, room), int fd, void *bytes, size_t count, size_t room)

// With an offset of -1 for none, and with flags, of which the drivers support only RWF_HIPRI, a
// hint.
static ssize_t flagged(enum direction direction, int fd, const struct iovec *pieces, int count,
    int64_t offset, int flags) {
  if (is_known(fd) && flags & ~RWF_HIPRI) return -EOPNOTSUPP;
  return several(direction, fd, pieces, count, offset == -1 ? NULL : &offset);
}

#define AT &(int64_t){offset}
#define INTERPOSE_AT_OFFSET(wide)                                                               \
  INTERPOSE_TRANSFER(pread##wide, single(READS, fd, bytes, count, AT),                          \
      (fd, bytes, count, offset), int fd, void *bytes, size_t count, off##wide##_t offset)      \
  INTERPOSE_TRANSFER(pwrite##wide, single(WRITES, fd, (void *)bytes, count, AT),                        \
      (fd, bytes, count, offset), int fd, const void *bytes, size_t count,                      \
      off##wide##_t offset)                                                                     \
  INTERPOSE_TRANSFER(preadv##wide, several(READS, fd, pieces, count, AT),                       \
      (fd, pieces, count, offset), int fd, const struct iovec *pieces, int count,               \
      off##wide##_t offset)                                                                     \
  INTERPOSE_TRANSFER(pwritev##wide, several(WRITES, fd, pieces, count, AT),                     \
      (fd, pieces, count, offset), int fd, const struct iovec *pieces, int count,               \
      off##wide##_t offset)                                                                     \
  INTERPOSE_TRANSFER(preadv##wide##v2, flagged(READS, fd, pieces, count, offset, flags),        \
      (fd, pieces, count, offset, flags), int fd, const struct iovec *pieces, int count,        \
      off##wide##_t offset, int flags)                                                          \
  INTERPOSE_TRANSFER(pwritev##wide##v2, flagged(WRITES, fd, pieces, count, offset, flags),      \
      (fd, pieces, count, offset, flags), int fd, const struct iovec *pieces, int count,        \
      off##wide##_t offset, int flags)                                                          \
  INTERPOSE_TRANSFER(__pread##wide##_chk, CHECKED(single(READS, fd, bytes, count, AT)),         \
      (fd, bytes, count, offset, room), int fd, void *bytes, size_t count,                      \
      off##wide##_t offset, size_t room)
// preadv2's wide name is preadv64v2.
#define preadvv2 preadv2
#define pwritevv2 pwritev2
INTERPOSE_AT_OFFSET()
INTERPOSE_AT_OFFSET(64)

// Among the devices, only files of lines have a position.
static off64_t seek(int fd, off64_t offset, int whence) {
  const struct device *device;
  int state = is_known(fd) ? acquire(fd, &device) : 0;
  if (state <= 0) return state == 0 ? NOT_OURS : state;
  off64_t result = NOT_OURS;
  if (device->kind == GPIO_FILE) result = line_file_seek(device, file_of(fd), offset, whence);
  release(fd);
  return result;
}

#define INTERPOSE_SEEK(name, type)                                          \
  INTERPOSED type name(int fd, type offset, int whence) {                   \
    off64_t result = seek(fd, offset, whence);                              \
    return result == NOT_OURS ? NEXT(name)(fd, offset, whence) : returned(result); \
  }
INTERPOSE_SEEK(lseek, off_t)
INTERPOSE_SEEK(lseek64, off64_t)
