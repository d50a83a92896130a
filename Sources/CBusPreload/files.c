// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that examine files: they report the devices as character devices that the
// program may read and write, and list the buses in /sys/class/i2c-dev.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

// The functions that programs built with a glibc before 2.33 call.
int __xstat(int version, const char *path, struct stat *status);
int __xstat64(int version, const char *path, struct stat64 *status);
int __lxstat(int version, const char *path, struct stat *status);
int __lxstat64(int version, const char *path, struct stat64 *status);
int __fxstat(int version, int fd, struct stat *status);
int __fxstat64(int version, int fd, struct stat64 *status);
int __fxstatat(int version, int fd, const char *path, struct stat *status, int flags);
int __fxstatat64(int version, int fd, const char *path, struct stat64 *status, int flags);

// The device of a descriptor, except for lines, which have no device file in the kernel either.
static const struct device *file_device(int fd) {
  const struct device *device = device_of(fd);
  return device && holds_lines(device->kind) ? NULL : device;
}

// The device at a path. With AT_EMPTY_PATH, an empty or missing path means the descriptor.
static const struct device *device_at(int fd, const char **path, int flags, char *room) {
  bool is_empty = !*path || (flags & AT_EMPTY_PATH && is_text(*path, 1));
  if (flags & AT_EMPTY_PATH && is_empty) return file_device(fd);
  return resolve(path, room);
}

// Fills in a struct stat or a struct stat64.
#define DESCRIBE(device, status)                                    \
  ({                                                                \
    __typeof__(*(status)) known = DEVICE_STATUS(__typeof__(known), device); \
    (int)returned(copy_out(status, &known, sizeof known));          \
  })

#define INTERPOSE_STAT(name, arguments, found, ...)          \
  INTERPOSED int name(__VA_ARGS__) {                         \
    __attribute__((unused)) char room[PATH_MAX];             \
    const struct device *device = found;                     \
    return device ? DESCRIBE(device, status) : NEXT(name) arguments; \
  }
#define INTERPOSE_STATS(wide)                                                                   \
  INTERPOSE_STAT(stat##wide, (path, status), resolve(&path, room),                              \
      const char *path, struct stat##wide *status)                                              \
  INTERPOSE_STAT(lstat##wide, (path, status), resolve(&path, room),                             \
      const char *path, struct stat##wide *status)                                              \
  INTERPOSE_STAT(fstat##wide, (fd, status), file_device(fd), int fd, struct stat##wide *status) \
  INTERPOSE_STAT(fstatat##wide, (fd, path, status, flags), device_at(fd, &path, flags, room),   \
      int fd, const char *path, struct stat##wide *status, int flags)                           \
  INTERPOSE_STAT(__xstat##wide, (version, path, status), resolve(&path, room),                  \
      int version, const char *path, struct stat##wide *status)                                 \
  INTERPOSE_STAT(__lxstat##wide, (version, path, status), resolve(&path, room),                 \
      int version, const char *path, struct stat##wide *status)                                 \
  INTERPOSE_STAT(__fxstat##wide, (version, fd, status), file_device(fd),                        \
      int version, int fd, struct stat##wide *status)                                           \
  INTERPOSE_STAT(__fxstatat##wide, (version, fd, path, status, flags),                          \
      device_at(fd, &path, flags, room),                                                        \
      int version, int fd, const char *path, struct stat##wide *status, int flags)
INTERPOSE_STATS()
INTERPOSE_STATS(64)

int stat_path(const char *path, struct stat *status) {
  char room[PATH_MAX];
  const struct device *device = resolve(&path, room);
  return device ? DESCRIBE(device, status) : NEXT(stat)(path, status);
}

static int describe_widely(const struct device *device, struct statx *status) {
  struct statx known = DEVICE_STATUS_WIDE(device);
  return (int)returned(copy_out(status, &known, sizeof known));
}

INTERPOSED int statx(
    int fd, const char *path, int flags, unsigned mask, struct statx *status) {
  char room[PATH_MAX];
  const struct device *device = device_at(fd, &path, flags, room);
  return device ? describe_widely(device, status) : NEXT(statx)(fd, path, flags, mask, status);
}

// libuv, and so Node, calls statx by its number. Declared without a variable argument list, so that
// all six arguments of other calls are passed on unchanged.
INTERPOSED long by_number(long number, long a, long b, long c, long d, long e, long f) __asm__(
    "syscall");

INTERPOSED long by_number(long number, long a, long b, long c, long d, long e, long f) {
  if (number == SYS_statx) {
    char room[PATH_MAX];
    const char *path = (const char *)b;
    const struct device *device = device_at((int)a, &path, (int)c, room);
    if (device) return describe_widely(device, (struct statx *)e);
    b = (long)path;
  }
  long result, arguments[6] = {a, b, c, d, e, f};
  if (is_timed_call(number, arguments, &result)) return result;
  typedef long (*function)(long, long, long, long, long, long, long);
  return ((function)NEXT(syscall))(number, a, b, c, d, e, f);
}

static int access_device(int mode) { return (int)returned(device_access(mode)); }

INTERPOSED int access(const char *path, int mode) {
  char room[PATH_MAX];
  return resolve(&path, room) ? access_device(mode) : NEXT(access)(path, mode);
}

INTERPOSED int faccessat(int directory, const char *path, int mode, int flags) {
  char room[PATH_MAX];
  if (resolve(&path, room)) return access_device(mode);
  return NEXT(faccessat)(directory, path, mode, flags);
}

// libgpiod recognises a GPIO chip by the link to its subsystem.
INTERPOSED char *realpath(const char *path, char *resolved) {
  const char *rest = path && is_text(path, PATH_MAX) ? in_gpio_chip(path) : NULL;
  if (!rest || !text_equal(rest, "/subsystem")) return NEXT(realpath)(path, resolved);
  // The caller frees the result by free.
  if (!resolved) resolved = malloc(PATH_MAX);
  if (resolved) put_text(resolved, GPIO_SUBSYSTEM);
  return resolved;
}

INTERPOSED ssize_t readlink(const char *path, char *target, size_t size) {
  char room[PATH_MAX];
  if (resolve(&path, room)) return returned(-EINVAL);
  return NEXT(readlink)(path, target, size);
}
