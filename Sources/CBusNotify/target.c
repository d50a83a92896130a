// SPDX-License-Identifier: Apache-2.0
//
// Access to a process whose call is being answered.

#include "notify.h"

#include <limits.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// Since Linux 6.9: pidfd_open for a thread that is not its process' first.
#ifndef PIDFD_THREAD
#define PIDFD_THREAD O_EXCL
#endif
#include <fcntl.h>

enum { PAGE = 4096 };

bool is_waiting(const struct target *target) {
  uint64_t call = target->call;
  return ioctl(target->listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &call) == 0;
}

size_t read_memory(const struct target *target, uint64_t address, void *bytes, size_t count) {
  size_t done = 0;
  // Page by page, because a transfer of several pages fails as a whole.
  while (done < count) {
    size_t size = PAGE - (address + done) % PAGE;
    if (size > count - done) size = count - done;
    struct iovec here = {(char *)bytes + done, size};
    struct iovec there = {(void *)(uintptr_t)(address + done), size};
    if (process_vm_readv(target->thread, &here, 1, &there, 1, 0) != (ssize_t)size) break;
    done += size;
  }
  return done;
}

int write_memory(const struct target *target, uint64_t address, const void *bytes, size_t count) {
  struct iovec here = {(void *)bytes, count}, there = {(void *)(uintptr_t)address, count};
  // The number of an ended thread may now belong to another one.
  if (!is_waiting(target)) return -EFAULT;
  ssize_t done = process_vm_writev(target->thread, &here, 1, &there, 1, 0);
  return done == (ssize_t)count ? 0 : -EFAULT;
}

bool read_path(const struct target *target, uint64_t address, char *path) {
  for (size_t size = 0; size < PATH_MAX;) {
    size_t more = PAGE - (address + size) % PAGE;
    if (more > PATH_MAX - size) more = PATH_MAX - size;
    if (more > 256) more = 256;
    if (read_memory(target, address + size, path + size, more) != more) return false;
    for (size_t end = size + more; size < end; size++) {
      if (!path[size]) return true;
    }
  }
  return false;
}

// Reads the kernel's status of a thread (proc_pid_status(5)).
static bool read_status(pid_t thread, char *text, size_t room) {
  snprintf(text, room, "/proc/%d/status", thread);
  int fd = open(text, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t size = read(fd, text, room - 1);
  close(fd);
  if (size > 0) text[size] = '\0';
  return size > 0;
}

// The number after a name at the beginning of a line; 0 where there is none.
static uint64_t number_in(const char *text, const char *name, unsigned base) {
  uint64_t number;
  for (const char *line = text; line; line = text_find(line, '\n')) {
    if (*line == '\n') line++;
    const char *rest = text_after(line, name);
    if (rest && text_number(rest, base, &number)) return number;
  }
  return 0;
}

enum { STATUS_ROOM = 4096 };

// The process of a thread.
static pid_t process_of(pid_t thread) {
  char status[STATUS_ROOM];
  return read_status(thread, status, sizeof status) ? (pid_t)number_in(status, "Tgid:\t", 10) : 0;
}

enum signalled is_signalled(const struct target *target) {
  char status[STATUS_ROOM];
  if (!read_status(target->thread, status, sizeof status)) return NOT_SIGNALLED;
  uint64_t free = ~number_in(status, "SigBlk:\t", 16);
  if (number_in(status, "SigPnd:\t", 16) & free) return SIGNALLED;
  return number_in(status, "ShdPnd:\t", 16) & free ? PERHAPS_SIGNALLED : NOT_SIGNALLED;
}

bool is_interrupted(const struct target *target, int *signalled) {
  enum signalled now = is_signalled(target);
  // Another thread would have handled the signal by now.
  *signalled = now ? *signalled + now : NOT_SIGNALLED;
  return *signalled >= SIGNALLED;
}

// Reports that a process has no board, unless this has been reported.
static void say_guarded(pid_t process) {
  enum { TOLD = 64 };
  static pid_t told[TOLD];
  static unsigned count;
  for (unsigned i = 0; i < TOLD; i++) {
    if (told[i] == process) return;
  }
  told[count++ % TOLD] = process;
  char text[64], name[64] = "a program";
  snprintf(text, sizeof text, "/proc/%d/comm", process);
  int fd = open(text, O_RDONLY | O_CLOEXEC);
  ssize_t size = fd < 0 ? 0 : read(fd, name, sizeof name - 1);
  if (fd >= 0) close(fd);
  for (ssize_t i = 0; i < size; i++) {
    if (name[i] == '\n' || i + 1 == size) name[i] = '\0';
    else if (name[i] < ' ' || name[i] > '~') name[i] = '?';
  }
  fprintf(stderr,
      "proofmass: %s (process %d) has no board by the notify door, because the kernel hides its memory: "
      "its file may not be read (mode 0711), or it asked for that (PR_SET_DUMPABLE); chmod +r the file, "
      "use --door preload, or run as root\n",
      name, process);
}

bool is_guarded(const struct target *target) {
  char byte;
  // No process has memory there, so access that is allowed fails with EFAULT.
  struct iovec here = {&byte, 1}, there = {NULL, 1};
  if (process_vm_readv(target->thread, &here, 1, &there, 1, 0) >= 0 || errno != EPERM) return false;
  pid_t process = process_of(target->thread);
  if (!is_waiting(target)) return false;
  say_guarded(process);
  return true;
}

// Opens the process of a thread, by its first thread where the kernel requires that.
static int open_process(pid_t thread) {
  int process = (int)syscall(SYS_pidfd_open, thread, 0);
  if (process < 0) process = (int)syscall(SYS_pidfd_open, process_of(thread), 0);
  return process < 0 ? -errno : process;
}

// A duplicate of a descriptor of the process that is open as `process`.
static int duplicate(int process, int number) {
  int fd = (int)syscall(SYS_pidfd_getfd, process, number, 0);
  return fd < 0 ? -errno : fd;
}

int take_descriptor(const struct target *target, int number) {
  struct process *last = target->last;
  if (last && last->thread == target->thread) {
    int fd = duplicate(last->descriptor, number);
    // Otherwise the thread has ended, and its number belongs to another one.
    if (fd != -ESRCH) return fd;
  }
  int process = (int)syscall(SYS_pidfd_open, target->thread, PIDFD_THREAD);
  bool is_thread = process >= 0;
  if (!is_thread) process = open_process(target->thread);
  if (process < 0) return process;
  int fd = duplicate(process, number);
  if (is_thread && last) {
    if (last->thread) close(last->descriptor);
    *last = (struct process){target->thread, process};
  } else {
    close(process);
  }
  if (fd < 0 || is_waiting(target)) return fd;
  close(fd);
  return -ESRCH;
}
