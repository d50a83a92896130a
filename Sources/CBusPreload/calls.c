// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that open, use, copy and close descriptors.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/spi/spidev.h>
#include <pthread.h>
#include <stdarg.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <unistd.h>

// Fortified programs call these; the headers do not declare them to others.
int __open_2(const char *path, int flags);
int __open64_2(const char *path, int flags);
int __openat_2(int directory, const char *path, int flags);
int __openat64_2(int directory, const char *path, int flags);
ssize_t __read_chk(int fd, void *bytes, size_t count, size_t room);

// What a function of libc returns where the kernel returns `result`.
static ssize_t returned(ssize_t result) {
  if (result >= 0) return result;
  errno = (int)-result;
  return -1;
}

// The third argument of open, which is there only when a file may be made.
#define MODE(flags)                                                \
  ({                                                               \
    mode_t mode = 0;                                               \
    if ((flags) & O_CREAT || ((flags) & O_TMPFILE) == O_TMPFILE) { \
      va_list list;                                                \
      va_start(list, flags);                                       \
      mode = va_arg(list, mode_t);                                 \
      va_end(list);                                                \
    }                                                              \
    mode;                                                          \
  })

#define INTERPOSE_OPEN(name, arguments, ...)                      \
  INTERPOSED int name(__VA_ARGS__) {                              \
    const struct device *device = find_device(path);              \
    if (device) return (int)returned(open_device(device, flags)); \
    char room[PATH_MAX];                                          \
    return NEXT(name) arguments;                                  \
  }
#define INTERPOSE_OPENS(wide)                                                                    \
  INTERPOSE_OPEN(open##wide, (redirected(path, room), flags, MODE(flags)),                       \
      const char *path, int flags, ...)                                                          \
  INTERPOSE_OPEN(openat##wide, (directory, redirected(path, room), flags, MODE(flags)),          \
      int directory, const char *path, int flags, ...)                                           \
  INTERPOSE_OPEN(__open##wide##_2, (redirected(path, room), flags), const char *path, int flags) \
  INTERPOSE_OPEN(__openat##wide##_2, (directory, redirected(path, room), flags),                 \
      int directory, const char *path, int flags)
INTERPOSE_OPENS()
INTERPOSE_OPENS(64)

INTERPOSED int close(int fd) { return is_known(fd) ? close_device(fd) : NEXT(close)(fd); }

// Reading and writing end a thread that is to be cancelled; what they do here does not.
static int acquire_to_transfer(int fd, const struct device **device) {
  if (!is_known(fd)) return 0;
  pthread_testcancel();
  return acquire(fd, device);
}

INTERPOSED ssize_t read(int fd, void *bytes, size_t count) {
  const struct device *device;
  int state = acquire_to_transfer(fd, &device);
  if (state == 0) return NEXT(read)(fd, bytes, count);
  if (state < 0) return returned(state);
  uint64_t file = file_of(fd);
  ssize_t result = -EINVAL;  // No changes of GPIO lines are watched.
  if (device->kind == SPI_SELECT) result = spi_read(fd, bytes, count);
  if (device->kind == I2C_BUS) result = i2c_read(fd, bytes, count);
  release(fd);
  // Not while others have to wait: it may take for ever.
  if (device->kind == GPIO_LINES) result = lines_read(fd, device, file, bytes, count);
  return returned(result);
}

INTERPOSED ssize_t __read_chk(int fd, void *bytes, size_t count, size_t room) {
  if (!is_known(fd) || count > room) return NEXT(__read_chk)(fd, bytes, count, room);
  return read(fd, bytes, count);
}

INTERPOSED ssize_t write(int fd, const void *bytes, size_t count) {
  const struct device *device;
  int state = acquire_to_transfer(fd, &device);
  if (state == 0) return NEXT(write)(fd, bytes, count);
  if (state < 0) return returned(state);
  ssize_t result = -EINVAL;
  if (device->kind == SPI_SELECT) result = spi_write(fd, bytes, count);
  if (device->kind == I2C_BUS) result = i2c_write(fd, bytes, count);
  release(fd);
  return returned(result);
}

// The kernel reads into, and writes from, one piece after another where a driver knows no more.
#define INTERPOSE_PIECES(name, single)                                      \
  INTERPOSED ssize_t name(int fd, const struct iovec *pieces, int count) {  \
    if (!is_known(fd)) return NEXT(name)(fd, pieces, count);                \
    if (count < 0 || count > IOV_MAX) return returned(-EINVAL);             \
    ssize_t total = 0;                                                      \
    for (int i = 0; i < count; i++) {                                       \
      ssize_t done = single(fd, pieces[i].iov_base, pieces[i].iov_len);     \
      if (done < 0) return total > 0 ? total : -1;                          \
      total += done;                                                        \
      if ((size_t)done < pieces[i].iov_len) break;                          \
    }                                                                       \
    return total;                                                           \
  }
INTERPOSE_PIECES(readv, read)
INTERPOSE_PIECES(writev, write)

// The requests that the kernel answers for any descriptor, before a driver sees them.
static bool is_general(uint32_t request) {
  return request == FIOCLEX || request == FIONCLEX || request == FIONBIO || request == FIOASYNC;
}

static bool is_for_device(uint32_t request) {
  return (request >= I2C_RETRIES && request <= I2C_SMBUS) || _IOC_TYPE(request) == SPI_IOC_MAGIC
      || _IOC_TYPE(request) == _IOC_TYPE(GPIO_GET_CHIPINFO_IOCTL);
}

static int answer(int fd, const struct device *device, uint32_t request, void *argument) {
  switch (device->kind) {
    case I2C_BUS:
      return i2c_ioctl(fd, request, argument);
    case SPI_SELECT:
      return spi_ioctl(fd, request, argument);
    case GPIO_CHIP:
      return gpio_ioctl(fd, device, request, argument);
    case GPIO_LINES:
      return lines_ioctl(device, file_of(fd), request, argument);
    default:
      return -ENOTTY;
  }
}

INTERPOSED int ioctl(int fd, unsigned long long_request, ...) {
  va_list list;
  va_start(list, long_request);
  void *argument = va_arg(list, void *);
  va_end(list);

  // As the kernel does: programs that keep it in an int extend the sign.
  uint32_t request = (uint32_t)long_request;
  if (is_for_device(request)) adopt(fd);
  const struct device *device;
  int state = is_general(request) ? 0 : acquire(fd, &device);
  if (state == 0) return NEXT(ioctl)(fd, long_request, argument);
  if (state < 0) return (int)returned(state);
  int result = answer(fd, device, request, argument);
  release(fd);
  return (int)returned(result);
}

// A copy is known when the original is.
static int copied(int from, int to) {
  if (to >= 0 && is_known(from)) adopt(to);
  return to;
}

INTERPOSED int dup(int fd) { return copied(fd, NEXT(dup)(fd)); }

INTERPOSED int dup2(int fd, int to) { return copied(fd, NEXT(dup2)(fd, to)); }

INTERPOSED int dup3(int fd, int to, int flags) { return copied(fd, NEXT(dup3)(fd, to, flags)); }

#define INTERPOSE_FCNTL(name)                                               \
  INTERPOSED int name(int fd, int command, ...) {                           \
    va_list list;                                                           \
    va_start(list, command);                                                \
    void *argument = va_arg(list, void *);                                  \
    va_end(list);                                                           \
    int result = NEXT(name)(fd, command, argument);                         \
    bool copies = command == F_DUPFD || command == F_DUPFD_CLOEXEC;         \
    return copies ? copied(fd, result) : result;                            \
  }
INTERPOSE_FCNTL(fcntl)
INTERPOSE_FCNTL(fcntl64)
