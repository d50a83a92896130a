// SPDX-License-Identifier: Apache-2.0
//
// Devices that posix_spawn opens in the child, where no function is interposed: they are opened
// when the action is added, and duplicated in the child. Two children that are spawned with the
// same actions share an open file.

#include "preload.h"

#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdatomic.h>
#include <unistd.h>

enum { MOST = 64 };

// The descriptors to close when the actions are destroyed. An entry whose actions are 0 is free.
static struct {
  atomic_uintptr_t actions;
  int fd;
} opened[MOST];

static bool note(uintptr_t actions, int fd) {
  for (int i = 0; i < MOST; i++) {
    uintptr_t none = 0;
    // No actions have the address 1, so that an incomplete entry is not found.
    if (!atomic_compare_exchange_strong(&opened[i].actions, &none, 1)) continue;
    opened[i].fd = fd;
    atomic_store(&opened[i].actions, actions);
    return true;
  }
  return false;
}

static int open_for(posix_spawn_file_actions_t *actions, int fd, const struct device *device,
    int flags) {
  if (fd < 0) return EBADF;
  int low = open_device(device, flags | O_CLOEXEC);
  if (low < 0) return -low;
  // At a number that the child's other actions are unlikely to use.
  int source = NEXT(fcntl)(low, F_DUPFD_CLOEXEC, HIGH);
  close_device(low);
  if (source < 0) return errno;
  int failure = NEXT(posix_spawn_file_actions_adddup2)(actions, source, fd);
  if (!failure && !note((uintptr_t)actions, source)) failure = ENOMEM;
  if (failure) NEXT(close)(source);
  return failure;
}

INTERPOSED int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict actions,
    int fd, const char *restrict path, int flags, mode_t mode) {
  char room[PATH_MAX];
  const char *found = path;
  const struct device *device = resolve(&found, room);
  if (device) return open_for(actions, fd, device, flags);
  return NEXT(posix_spawn_file_actions_addopen)(actions, fd, found, flags, mode);
}

INTERPOSED int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions) {
  for (int i = 0; i < MOST; i++) {
    if (atomic_load(&opened[i].actions) != (uintptr_t)actions) continue;
    NEXT(close)(opened[i].fd);
    atomic_store(&opened[i].actions, 0);
  }
  return NEXT(posix_spawn_file_actions_destroy)(actions);
}
