// SPDX-License-Identifier: Apache-2.0
//
// The filter of system calls, a program of the kernel's classic BPF (seccomp(2)).

#include "notify.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/spi/spidev.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Since Linux 5.19: a signal with a handler does not interrupt a call that is being answered. Otherwise
// the call would be made a second time.
#ifndef SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV
#define SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV (1UL << 5)
#endif

#if defined(__x86_64__)
enum { ARCHITECTURE = AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { ARCHITECTURE = AUDIT_ARCH_AARCH64 };
#else
#error "the numbers of this processor's system calls are not known"
#endif

static const unsigned stopped[] = {
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64,
    SYS_preadv, SYS_pwritev, SYS_preadv2, SYS_pwritev2,
    SYS_openat, SYS_openat2, SYS_fstat, SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_faccessat2,
    SYS_readlinkat, SYS_epoll_ctl, SYS_lseek,
#if defined(__x86_64__)
    SYS_open, SYS_creat, SYS_stat, SYS_lstat, SYS_access, SYS_readlink,
#endif
    // Where time is virtual.
    SYS_nanosleep, SYS_clock_nanosleep,
};
enum { STOPPED = sizeof stopped / sizeof stopped[0], SLEEPS = 2 };

// The types of the devices' requests, in the second byte: of i2c-dev, spidev and GPIO.
static const unsigned types[] = {
    _IOC_TYPE(I2C_SLAVE), SPI_IOC_MAGIC, _IOC_TYPE(GPIO_GET_CHIPINFO_IOCTL)};
enum { TYPES = sizeof types / sizeof types[0] };

// The instructions after those for `stopped`, before the last.
enum { REST = 9 + TYPES };

#define LOAD(field) \
  (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, action)
// Skips the first count of instructions where the number is the value, otherwise the second.
#define COMPARE(value, equal, other) \
  (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, equal, other)

int install_filter(bool with_sleeps) {
  struct sock_filter filter[STOPPED + TYPES + 16], *next = filter;
  unsigned count = STOPPED - (with_sleeps ? 0 : SLEEPS);
  // The 32-bit calls have other numbers.
  *next++ = LOAD(arch);
  *next++ = COMPARE(ARCHITECTURE, 1, 0);
  *next++ = RETURN(SECCOMP_RET_ALLOW);
  *next++ = LOAD(nr);
  for (unsigned i = 0; i < count; i++) {
    *next++ = COMPARE(stopped[i], (uint8_t)(count - i - 1 + REST), 0);
  }
  *next++ = COMPARE(SYS_fcntl, 0, 3);
  *next++ = LOAD(args[1]);
  *next++ = COMPARE(F_GETFL, REST - 3, 0);
  *next++ = RETURN(SECCOMP_RET_ALLOW);
  *next++ = COMPARE(SYS_ioctl, 1, 0);
  *next++ = RETURN(SECCOMP_RET_ALLOW);
  *next++ = LOAD(args[1]);
  *next++ = (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xFF00);
  for (unsigned i = 0; i < TYPES; i++) {
    *next++ = COMPARE(types[i] << 8, (uint8_t)(TYPES - i), 0);
  }
  *next++ = RETURN(SECCOMP_RET_ALLOW);
  *next++ = RETURN(SECCOMP_RET_USER_NOTIF);

  struct sock_fprog program = {.len = (unsigned short)(next - filter), .filter = filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -errno;
  unsigned long flags =
      SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_WAIT_KILLABLE_RECV;
  long listener = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
  if (listener < 0 && errno == EINVAL) {
    flags = SECCOMP_FILTER_FLAG_NEW_LISTENER;
    listener = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
  }
  return listener < 0 ? -errno : (int)listener;
}
