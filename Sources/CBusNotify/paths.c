// SPDX-License-Identifier: Apache-2.0
//
// The answers to calls on paths and to calls like stat(2). Paths below /sys/class/i2c-dev are replaced,
// so these calls are made here.

#include "notify.h"

#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

// The device at a path of the program, or NULL. Where the program's path is replaced, `path` is set to
// the replacement, otherwise to NULL.
static const struct device *find(
    const struct target *target, uint64_t address, char *own, char *room, const char **path) {
  *path = NULL;
  if (!read_path(target, address, own)) {
    own[0] = '\0';
    is_guarded(target);
    return NULL;
  }
  const char *found = own;
  const struct device *device = resolve(&found, room);
  if (!device && found != own) *path = found;
  return device;
}

// Whether this computer has a device of the same name as one of the board's.
static bool has_devices(void) {
  const struct device *device;
  for (size_t i = 0; (device = device_number(i)); i++) {
    if (access(device->path, F_OK) == 0) return true;
  }
  return false;
}

int64_t answer_open(const struct target *target, uint64_t address, int flags) {
  char own[PATH_MAX], room[PATH_MAX];
  const char *path;
  const struct device *device = find(target, address, own, room, &path);
  // A path that cannot be read must not lead to this computer's own devices.
  if (!device && !own[0] && has_devices() && is_guarded(target)) return -EACCES;
  if (!device && !path) return PASS_ON;
  if (device) return open_file(target, device, flags);
  int fd = open(path, flags | O_CLOEXEC);
  if (fd < 0) return -errno;
  int64_t result = respond_opened(target, fd, flags, NULL);
  close(fd);
  return result;
}

int64_t answer_openat2(const struct target *target, const uint64_t *arguments) {
  struct open_how how;
  if (arguments[3] < sizeof how) return PASS_ON;
  if (read_memory(target, arguments[2], &how, sizeof how) != sizeof how) return PASS_ON;
  return answer_open(target, arguments[1], (int)how.flags);
}

// The device of a call that has a path, or a descriptor with AT_EMPTY_PATH.
static const struct device *named(
    const struct target *target, int number, uint64_t address, int flags, const char **path,
    char *room) {
  char own[PATH_MAX];
  *path = NULL;
  if (flags & AT_EMPTY_PATH && (!address || (read_path(target, address, own) && !own[0]))) {
    uint64_t file;
    int access, taken = number < 0 ? -EBADF : take_descriptor(target, number);
    if (taken < 0) return NULL;
    const struct device *device = named_device(taken, &file, &access);
    close(taken);
    // Lines have no device file in the kernel either.
    return device && holds_lines(device->kind) ? NULL : device;
  }
  return find(target, address, own, room, path);
}

int64_t answer_status(
    const struct target *target, int number, uint64_t address, int flags, uint64_t result) {
  char room[PATH_MAX];
  const char *path;
  const struct device *device = named(target, number, address, flags, &path, room);
  struct stat status;
  if (device) status = DEVICE_STATUS(struct stat, device);
  else if (!path) return PASS_ON;
  else if (fstatat(AT_FDCWD, path, &status, flags & ~AT_EMPTY_PATH) != 0) return -errno;
  return write_memory(target, result, &status, sizeof status);
}

int64_t answer_statx(const struct target *target, const uint64_t *arguments) {
  char room[PATH_MAX];
  const char *path;
  int flags = (int)arguments[2];
  const struct device *device =
      named(target, (int)arguments[0], arguments[1], flags, &path, room);
  struct statx status;
  if (device) status = DEVICE_STATUS_WIDE(device);
  else if (!path) return PASS_ON;
  else if (statx(AT_FDCWD, path, flags & ~AT_EMPTY_PATH, (unsigned)arguments[3], &status) != 0) {
    return -errno;
  }
  return write_memory(target, arguments[4], &status, sizeof status);
}

int64_t answer_access(const struct target *target, uint64_t address, int mode) {
  char own[PATH_MAX], room[PATH_MAX];
  const char *path;
  const struct device *device = find(target, address, own, room, &path);
  if (device) return device_access(mode);
  if (!path) return PASS_ON;
  return access(path, mode) == 0 ? 0 : -errno;
}

// Supports only the link of a GPIO chip in /sys, and reports the folders above it as no links:
// realpath(3) examines every part of a path.
int64_t answer_link(
    const struct target *target, uint64_t address, uint64_t result, size_t size) {
  char own[PATH_MAX], room[PATH_MAX];
  const char *path;
  if (find(target, address, own, room, &path)) return -EINVAL;
  const char *rest = in_gpio_chip(own), *link = room;
  ssize_t length = path ? readlink(path, room, sizeof room) : 0;
  if (length < 0) return -errno;
  if (!path && rest && text_equal(rest, "/subsystem")) {
    link = GPIO_SUBSYSTEM;
    length = (ssize_t)text_length(link);
  } else if (!path) {
    bool is_folder = (rest && !*rest) || text_equal(own, GPIO_SUBSYSTEM);
    return is_folder ? -EINVAL : PASS_ON;
  }
  if ((size_t)length < size) size = (size_t)length;
  return write_memory(target, result, link, size) < 0 ? -EFAULT : (int64_t)size;
}
