// SPDX-License-Identifier: Apache-2.0
//
// The devices that the program has opened, and those that it opens.

#include "notify.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

// Since Linux 5.14: the answer to a call is the descriptor that is installed by it.
#ifndef SECCOMP_ADDFD_FLAG_SEND
#define SECCOMP_ADDFD_FLAG_SEND (1UL << 1)
#endif

// The program's open files, and this process' connections to them. The program has one end of a pair of
// sockets, and this process the other, which reports a hang-up when the program's last descriptor is
// closed.
enum { FILES = 1024 };
static struct {
  uint64_t file;
  int connection;
  int number;  // that of the first descriptor in the program
} files[FILES];
static struct pollfd ends[FILES];
static unsigned count;

static void forget_closed(void) {
  if (count == 0 || poll(ends, count, 0) <= 0) return;
  for (unsigned i = 0; i < count;) {
    if (!(ends[i].revents & POLLHUP)) {
      i++;
      continue;
    }
    close_device(files[i].connection);
    close(ends[i].fd);
    files[i] = files[--count];
    ends[i] = ends[count];
  }
}

// Opens a file whose descriptor in the program is the server's socket.
static int open_shared(const struct target *target, const struct device *device, int flags) {
  int fd = open_device(device, flags | O_CLOEXEC);
  if (fd < 0) return fd;
  int64_t result = respond_opened(target, fd, flags, NULL);
  close_device(fd);
  return (int)result;
}

int open_file(const struct target *target, const struct device *device, int flags) {
  if (shares_socket(device->kind)) return open_shared(target, device, flags);
  forget_closed();
  if (count == FILES) return -ENFILE;
  const struct device *known;
  uint64_t file;
  int access, pair[2], connection = open_device(device, flags | O_CLOEXEC);
  if (connection < 0) return connection;
  int status = named_device(connection, &file, &access) ? acquire(connection, &known) : -EIO;
  if (status > 0) {
    status = open_pair(connection, device, pair);
    release(connection);
  } else if (status == 0) {
    status = -EIO;
  }
  if (status < 0) {
    close_device(connection);
    return status;
  }
  // The program's write calls are answered in this process. Bytes that arrive in another way, as by
  // sendfile(2) or from a process that may not be accessed, reach no chip: they fail (EPIPE).
  shutdown(pair[1], SHUT_RD);
  int number;
  int64_t result = respond_opened(target, pair[0], flags, &number);
  files[count].file = file;
  files[count].connection = connection;
  files[count].number = number;
  ends[count++] = (struct pollfd){.fd = pair[1]};
  close(pair[0]);
  return (int)result;
}

// Whether a number was that of an open device's descriptor, in the process that opened it.
static bool is_device_number(int number) {
  forget_closed();
  for (unsigned i = 0; i < count; i++) {
    if (files[i].number == number) return true;
  }
  return false;
}

int acquire_file(const struct target *target, int number, struct file *file) {
  int taken = number < 0 ? -EBADF : take_descriptor(target, number);
  // The file of the descriptor cannot be determined.
  if (taken == -EPERM && is_device_number(number) && is_guarded(target)) return -EACCES;
  if (taken < 0) return 0;
  file->device = named_device(taken, &file->number, &file->access);
  file->flags = file->device ? fcntl(taken, F_GETFL) : 0;
  file->fd = -EBADF;
  if (file->device && shares_socket(file->device->kind)) {
    adopt(taken);
    file->fd = taken;
  } else {
    close(taken);
  }
  if (!file->device) return 0;
  for (unsigned i = 0; i < count; i++) {
    if (files[i].file == file->number) file->fd = files[i].connection;
  }
  if (file->fd < 0) return -EBADF;
  int state = acquire(file->fd, &file->device);
  return state == 0 ? -EBADF : state;
}

void end_file(const struct file *file) {
  if (shares_socket(file->device->kind)) close_device(file->fd);
}

static int add(const struct target *target, int fd, bool close_on_exec, unsigned flags) {
  struct seccomp_notif_addfd request = {
      .id = target->call,
      .flags = flags,
      .srcfd = (uint32_t)fd,
      .newfd_flags = close_on_exec ? O_CLOEXEC : 0,
  };
  int number = ioctl(target->listener, SECCOMP_IOCTL_NOTIF_ADDFD, &request);
  return number < 0 ? -errno : number;
}

int64_t respond_opened(const struct target *target, int fd, int flags, int *place) {
  int number = add(target, fd, flags & O_CLOEXEC, SECCOMP_ADDFD_FLAG_SEND);
  bool is_sent = number != -EINVAL;
  if (!is_sent) number = add(target, fd, flags & O_CLOEXEC, 0);
  if (place) *place = number;
  return is_sent && number >= 0 ? ANSWERED : number;
}

int install(const struct target *target, int fd) { return add(target, fd, true, 0); }
