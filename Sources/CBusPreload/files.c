// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that look at files: the devices are character devices that the program
// may read and write, and /sys/class/i2c-dev lists the buses.

#include "preload.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

// What programs call that were built with a glibc before 2.33.
int __xstat(int version, const char *path, struct stat *status);
int __xstat64(int version, const char *path, struct stat64 *status);
int __lxstat(int version, const char *path, struct stat *status);
int __lxstat64(int version, const char *path, struct stat64 *status);
int __fxstat(int version, int fd, struct stat *status);
int __fxstat64(int version, int fd, struct stat64 *status);

// The device that a descriptor is; NULL when it is none.
static const struct device *device_of(int fd) {
  const struct device *device;
  if (acquire(fd, &device) <= 0) return NULL;
  release(fd);
  // The kernel has no file for lines either.
  return device->kind == GPIO_LINES ? NULL : device;
}

// The device that a path means; an empty one may mean the descriptor.
static const struct device *device_at(int fd, const char *path, int flags) {
  if (path && !path[0] && flags & AT_EMPTY_PATH) return device_of(fd);
  return find_device(path);
}

// Either struct stat.
#define DESCRIBE(device, status)                  \
  (*(status) = (__typeof__(*(status))){           \
       .st_ino = (device)->number,                \
       .st_mode = S_IFCHR | 0600,                 \
       .st_nlink = 1,                             \
       .st_uid = geteuid(),                       \
       .st_gid = getegid(),                       \
       .st_rdev = (device)->number,               \
       .st_blksize = 4096,                        \
   },                                             \
   0)

#define INTERPOSE_STAT(name, arguments, found, ...) \
  INTERPOSED int name(__VA_ARGS__) {                \
    const struct device *device = found;            \
    if (device) return DESCRIBE(device, status);    \
    __attribute__((unused)) char room[PATH_MAX];    \
    return NEXT(name) arguments;                    \
  }
#define INTERPOSE_STATS(wide)                                                                  \
  INTERPOSE_STAT(stat##wide, (redirected(path, room), status), find_device(path),              \
      const char *path, struct stat##wide *status)                                             \
  INTERPOSE_STAT(lstat##wide, (redirected(path, room), status), find_device(path),             \
      const char *path, struct stat##wide *status)                                             \
  INTERPOSE_STAT(fstat##wide, (fd, status), device_of(fd), int fd, struct stat##wide *status)  \
  INTERPOSE_STAT(fstatat##wide, (fd, redirected(path, room), status, flags),                   \
      device_at(fd, path, flags),                                                              \
      int fd, const char *path, struct stat##wide *status, int flags)                          \
  INTERPOSE_STAT(__xstat##wide, (version, redirected(path, room), status), find_device(path),  \
      int version, const char *path, struct stat##wide *status)                                \
  INTERPOSE_STAT(__lxstat##wide, (version, redirected(path, room), status), find_device(path), \
      int version, const char *path, struct stat##wide *status)                                \
  INTERPOSE_STAT(__fxstat##wide, (version, fd, status), device_of(fd),                         \
      int version, int fd, struct stat##wide *status)
INTERPOSE_STATS()
INTERPOSE_STATS(64)

INTERPOSED int statx(
    int fd, const char *path, int flags, unsigned mask, struct statx *status) {
  const struct device *device = device_at(fd, path, flags);
  if (device) {
    *status = (struct statx){
        .stx_mask = STATX_BASIC_STATS,
        .stx_ino = device->number,
        .stx_mode = S_IFCHR | 0600,
        .stx_nlink = 1,
        .stx_uid = geteuid(),
        .stx_gid = getegid(),
        .stx_rdev_major = major(device->number),
        .stx_rdev_minor = minor(device->number),
        .stx_blksize = 4096,
    };
    return 0;
  }
  char room[PATH_MAX];
  return NEXT(statx)(fd, redirected(path, room), flags, mask, status);
}

static int access_device(int mode) {
  if (!(mode & X_OK)) return 0;
  errno = EACCES;
  return -1;
}

INTERPOSED int access(const char *path, int mode) {
  if (find_device(path)) return access_device(mode);
  char room[PATH_MAX];
  return NEXT(access)(redirected(path, room), mode);
}

INTERPOSED int faccessat(int directory, const char *path, int mode, int flags) {
  if (find_device(path)) return access_device(mode);
  char room[PATH_MAX];
  return NEXT(faccessat)(directory, redirected(path, room), mode, flags);
}

// A stream's reads and writes happen within libc, where they would meet the bare socket.
#define INTERPOSE_FOPEN(name)                                         \
  INTERPOSED FILE *name(const char *path, const char *mode) {         \
    if (find_device(path)) return errno = EOPNOTSUPP, NULL;           \
    char room[PATH_MAX];                                              \
    return NEXT(name)(redirected(path, room), mode);                  \
  }
INTERPOSE_FOPEN(fopen)
INTERPOSE_FOPEN(fopen64)

INTERPOSED DIR *opendir(const char *path) {
  char room[PATH_MAX];
  return NEXT(opendir)(redirected(path, room));
}

// By this link libgpiod knows a GPIO chip.
static const char *subsystem(const char *path) {
  unsigned major_number, minor_number;
  int length = 0;
  if (!path) return NULL;
  sscanf(path, "/sys/dev/char/%u:%u/subsystem%n", &major_number, &minor_number, &length);
  if (length == 0 || path[length] != '\0') return NULL;
  return is_gpio_chip(makedev(major_number, minor_number)) ? "/sys/bus/gpio" : NULL;
}

INTERPOSED char *realpath(const char *path, char *resolved) {
  const char *known = subsystem(path);
  if (!known) return NEXT(realpath)(path, resolved);
  return resolved ? strcpy(resolved, known) : strdup(known);
}

INTERPOSED ssize_t readlink(const char *path, char *target, size_t size) {
  char room[PATH_MAX];
  return NEXT(readlink)(redirected(path, room), target, size);
}
