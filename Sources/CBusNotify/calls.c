// SPDX-License-Identifier: Apache-2.0
//
// All stopped calls, and the answers to those on descriptors.

#include "notify.h"

#include <fcntl.h>
#include <linux/gpio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Since Linux 6.6: the program wakes on the processor that has answered.
#ifndef SECCOMP_IOCTL_NOTIF_SET_FLAGS
#define SECCOMP_IOCTL_NOTIF_SET_FLAGS SECCOMP_IOW(4, __u64)
#define SECCOMP_USER_NOTIF_FD_SYNC_WAKE_UP 1UL
#endif

// The offset of the descriptor in the result of a request for lines; 0 for other requests.
static size_t place_of_lines(uint32_t request) {
  switch (request) {
    case GPIO_V2_GET_LINE_IOCTL:
      return offsetof(struct gpio_v2_line_request, fd);
    case GPIO_GET_LINEHANDLE_IOCTL:
      return offsetof(struct gpiohandle_request, fd);
    case GPIO_GET_LINEEVENT_IOCTL:
      return offsetof(struct gpioevent_request, fd);
    default:
      return 0;
  }
}

// Moves the descriptor of requested lines to the program, whose argument is at `address`.
static int64_t move_lines(
    const struct target *target, uint64_t address, void *result, size_t place) {
  int fd, number = 0;
  memcpy(&fd, (char *)result + place, sizeof fd);
  // Checks the memory before the descriptor is installed, because it could not be closed there.
  int status = write_memory(target, address + place, &number, sizeof number);
  number = status < 0 ? status : install(target, fd);
  close_device(fd);
  memcpy((char *)result + place, &number, sizeof number);
  return number < 0 ? number : 0;
}

static int64_t answer_ioctl(const struct target *target, const uint64_t *arguments) {
  struct file file;
  int state = acquire_file(target, (int)arguments[0], &file);
  // The filter stops requests to devices only.
  if (state == 0) return is_guarded(target) ? -EACCES : PASS_ON;
  if (state < 0) return state;
  uint32_t request = (uint32_t)arguments[1];
  struct mirror mirror = {.target = target};
  void *argument = mirror_argument(&mirror, request, arguments[2]);
  int64_t result = device_ioctl(file.fd, file.device, request, argument);
  release(file.fd);
  size_t place = result >= 0 && file.device->kind == GPIO_CHIP ? place_of_lines(request) : 0;
  if (place) result = move_lines(target, arguments[2], argument, place);
  end_file(&file);
  int failure = mirror_end(&mirror);
  return result >= 0 && failure ? failure : result;
}

// F_GETFL: a socket has another access mode than the device.
static int64_t answer_flags(const struct target *target, int number) {
  struct file file;
  int state = acquire_file(target, number, &file);
  if (state <= 0) return state == 0 ? PASS_ON : state;
  release(file.fd);
  end_file(&file);
  if (file.flags < 0) return -EBADF;
  return (file.flags & ~O_ACCMODE) | (file.access == PATH_ONLY ? O_PATH : file.access);
}

// epoll_ctl: the drivers of buses do not support it.
static int64_t answer_epoll(const struct target *target, int number) {
  struct file file;
  int state = acquire_file(target, number, &file);
  if (state <= 0) return state == 0 ? PASS_ON : state;
  release(file.fd);
  end_file(&file);
  bool is_bus = file.device->kind == I2C_BUS || file.device->kind == SPI_SELECT;
  return is_bus ? -EPERM : PASS_ON;
}

// lseek: among the devices, only files of lines have a position.
static int64_t answer_seek(const struct target *target, const uint64_t *arguments) {
  struct file file;
  int state = acquire_file(target, (int)arguments[0], &file);
  if (state <= 0) return state == 0 ? PASS_ON : state;
  int64_t result = PASS_ON;
  if (file.device->kind == GPIO_FILE) {
    result = line_file_seek(file.device, file.number, (int64_t)arguments[1], (int)arguments[2]);
  }
  release(file.fd);
  end_file(&file);
  return result;
}

static int64_t answer(const struct target *target, const struct seccomp_data *call) {
  const uint64_t *arguments = (const uint64_t *)call->args;
  switch (call->nr) {
    case SYS_ioctl:
      return answer_ioctl(target, arguments);
    case SYS_fcntl:
      return answer_flags(target, (int)arguments[0]);
    case SYS_lseek:
      return answer_seek(target, arguments);
    case SYS_epoll_ctl:
      return answer_epoll(target, (int)arguments[2]);
    case SYS_openat:
      return answer_open(target, arguments[1], (int)arguments[2]);
    case SYS_openat2:
      return answer_openat2(target, arguments);
    case SYS_fstat:
      return answer_status(target, (int)arguments[0], 0, AT_EMPTY_PATH, arguments[1]);
    case SYS_newfstatat:
      return answer_status(
          target, (int)arguments[0], arguments[1], (int)arguments[3], arguments[2]);
    case SYS_statx:
      return answer_statx(target, arguments);
    case SYS_faccessat:
    case SYS_faccessat2:
      return answer_access(target, arguments[1], (int)arguments[2]);
    case SYS_readlinkat:
      return answer_link(target, arguments[1], arguments[2], arguments[3]);
#if defined(__x86_64__)
    case SYS_readlink:
      return answer_link(target, arguments[0], arguments[1], arguments[2]);
    case SYS_open:
      return answer_open(target, arguments[0], (int)arguments[1]);
    case SYS_creat:
      return answer_open(target, arguments[0], O_CREAT | O_WRONLY | O_TRUNC);
    case SYS_stat:
      return answer_status(target, AT_FDCWD, arguments[0], 0, arguments[1]);
    case SYS_lstat:
      return answer_status(target, AT_FDCWD, arguments[0], AT_SYMLINK_NOFOLLOW, arguments[1]);
    case SYS_access:
      return answer_access(target, arguments[0], (int)arguments[1]);
#endif
    case SYS_nanosleep:
      return answer_sleep(target, CLOCK_MONOTONIC, false, arguments[0], arguments[1]);
    case SYS_clock_nanosleep:
      return answer_sleep(
          target, (clockid_t)arguments[0], arguments[1] & TIMER_ABSTIME, arguments[2],
          arguments[3]);
    default:
      return answer_transfer(target, call->nr, arguments);
  }
}

void respond(const struct target *target, int64_t result) {
  if (result == ANSWERED) return;
  struct seccomp_notif_resp response = {.id = target->call};
  if (result == PASS_ON) response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
  else if (result < 0) response.error = (int)result;
  else response.val = result;
  // Fails where the program has ended.
  ioctl(target->listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

void answer_calls(int listener) {
  // A hint.
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SET_FLAGS, SECCOMP_USER_NOTIF_FD_SYNC_WAKE_UP);
  struct process last = {0};
  for (;;) {
    struct seccomp_notif call = {0};
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &call) != 0) {
      // ENOENT: the caller has ended in the meantime.
      if (errno == EINTR || errno == ENOENT) continue;
      return;
    }
    struct target target = {listener, call.id, (pid_t)call.pid, &last};
    respond(&target, answer(&target, &call.data));
  }
}
