// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that open, control, copy and close descriptors.

#include "preload.h"

#include <fcntl.h>
#include <limits.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/spi/spidev.h>
#include <stdarg.h>
#include <sys/ioctl.h>
#include <unistd.h>

// Fortified programs call these functions, which the headers do not declare otherwise.
int __open_2(const char *path, int flags);
int __open64_2(const char *path, int flags);
int __openat_2(int directory, const char *path, int flags);
int __openat64_2(int directory, const char *path, int flags);

// The third argument of open, which exists only where a file may be created.
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
    char room[PATH_MAX];                                          \
    const struct device *device = resolve(&path, room);           \
    if (device) return (int)returned(open_device(device, flags)); \
    return NEXT(name) arguments;                                  \
  }
#define INTERPOSE_OPENS(wide)                                                                \
  INTERPOSE_OPEN(open##wide, (path, flags, MODE(flags)), const char *path, int flags, ...)   \
  INTERPOSE_OPEN(openat##wide, (directory, path, flags, MODE(flags)),                        \
      int directory, const char *path, int flags, ...)                                       \
  INTERPOSE_OPEN(__open##wide##_2, (path, flags), const char *path, int flags)               \
  INTERPOSE_OPEN(__openat##wide##_2, (directory, path, flags),                               \
      int directory, const char *path, int flags)                                            \
  INTERPOSED int creat##wide(const char *path, mode_t mode) {                                \
    char room[PATH_MAX];                                                                     \
    const struct device *device = resolve(&path, room);                                      \
    if (device) return (int)returned(open_device(device, O_CREAT | O_WRONLY | O_TRUNC));     \
    return NEXT(creat##wide)(path, mode);                                                    \
  }
INTERPOSE_OPENS()
INTERPOSE_OPENS(64)

INTERPOSED int close(int fd) {
  forget_timer(fd);
  return is_known(fd) ? close_device(fd) : NEXT(close)(fd);
}

// The requests that the kernel answers for any descriptor, without its driver.
static bool is_general(uint32_t request) {
  return request == FIOCLEX || request == FIONCLEX || request == FIONBIO || request == FIOASYNC;
}

static bool is_for_device(uint32_t request) {
  return (request >= I2C_RETRIES && request <= I2C_SMBUS) || _IOC_TYPE(request) == SPI_IOC_MAGIC
      || _IOC_TYPE(request) == _IOC_TYPE(GPIO_GET_CHIPINFO_IOCTL);
}

INTERPOSED int ioctl(int fd, unsigned long long_request, ...) {
  va_list list;
  va_start(list, long_request);
  void *argument = va_arg(list, void *);
  va_end(list);

  // 32 bits, as in the kernel: programs that store the request in an int sign-extend it.
  uint32_t request = (uint32_t)long_request;
  if (is_for_device(request)) adopt(fd);
  struct places *places = is_for_device(request) ? find_places(fd) : NULL;
  const struct device *device;
  int state = is_general(request) ? 0 : acquire(fd, &device);
  if (state <= 0) drop_places(places);
  if (state == 0) return NEXT(ioctl)(fd, long_request, argument);
  if (state < 0) return (int)returned(state);
  tell_places(fd, places);
  int result = device_ioctl(fd, device, request, argument);
  release(fd);
  return (int)returned(result);
}

// Registers a copy of a registered descriptor.
static int copied(int from, int to) {
  if (to >= 0 && is_known(from)) adopt(to);
  return to;
}

INTERPOSED int dup(int fd) { return copied(fd, NEXT(dup)(fd)); }

INTERPOSED int dup2(int fd, int to) { return copied(fd, NEXT(dup2)(fd, to)); }

INTERPOSED int dup3(int fd, int to, int flags) { return copied(fd, NEXT(dup3)(fd, to, flags)); }

// Replaces the access mode in a socket's flags, which is O_RDWR, by that of the open file.
static int opened(int fd, int flags) {
  const struct device *device;
  if (flags < 0 || acquire(fd, &device) <= 0) return flags;
  int access = access_of(fd);
  release(fd);
  return (flags & ~O_ACCMODE) | (access == PATH_ONLY ? O_PATH : access);
}

#define INTERPOSE_FCNTL(name)                                               \
  INTERPOSED int name(int fd, int command, ...) {                           \
    va_list list;                                                           \
    va_start(list, command);                                                \
    void *argument = va_arg(list, void *);                                  \
    va_end(list);                                                           \
    int result = NEXT(name)(fd, command, argument);                         \
    if (command == F_GETFL) return opened(fd, result);                      \
    bool copies = command == F_DUPFD || command == F_DUPFD_CLOEXEC;         \
    return copies ? copied(fd, result) : result;                            \
  }
INTERPOSE_FCNTL(fcntl)
INTERPOSE_FCNTL(fcntl64)
