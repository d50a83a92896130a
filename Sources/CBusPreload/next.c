// SPDX-License-Identifier: Apache-2.0
//
// Finding libc's functions at critical times. dlsym frees memory that an earlier call has left, and
// programs may have their own allocator, which reads a clock when memory is freed: those of sanitizers do
// so before any constructor has run. A dlsym within that one would free the same memory again.

#include "preload.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>

static __thread unsigned depth __attribute__((tls_model("initial-exec")));
static atomic_bool is_initialised;

// A function of every sanitizer's runtime; NULL where there is none.
extern void __sanitizer_report_error_summary(const char *) __attribute__((weak));

// Sets the mask of blocked signals, by system call, because libc's function may be a program's own.
static void mask_signals(const uint64_t *mask, uint64_t *before) {
#if defined(__x86_64__)
  long result = SYS_rt_sigprocmask;
  register long size __asm__("r10") = sizeof *mask;
  __asm__ volatile("syscall" : "+a"(result) : "D"((long)SIG_SETMASK), "S"(mask), "d"(before), "r"(size)
                   : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long number __asm__("x8") = SYS_rt_sigprocmask;
  register long result __asm__("x0") = SIG_SETMASK;
  register const uint64_t *new __asm__("x1") = mask;
  register uint64_t *old __asm__("x2") = before;
  register long size __asm__("x3") = sizeof *mask;
  __asm__ volatile("svc 0" : "+r"(result) : "r"(number), "r"(new), "r"(old), "r"(size) : "memory");
#else
#error "the system calls of this processor are not known"
#endif
}

// Without signals: a handler that leaves by siglongjmp would leave the dynamic linker's lock taken for ever.
static void *find(void *where, const char *name) {
  uint64_t all = ~UINT64_C(0), before;
  mask_signals(&all, &before);
  depth++;
  void *found = dlsym(where, name);
  depth--;
  mask_signals(&before, NULL);
  return found;
}

void *look_up(const char *name) { return find(RTLD_NEXT, name); }

void *look_up_anywhere(const char *name) { return find(RTLD_DEFAULT, name); }

bool is_looking_up(void) {
  return depth > 0 || (__sanitizer_report_error_summary && !atomic_load(&is_initialised));
}

int raw_clock_gettime(clockid_t clock, struct timespec *time) {
#if defined(__x86_64__)
  long result = SYS_clock_gettime;
  __asm__ volatile("syscall" : "+a"(result) : "D"((long)clock), "S"(time) : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long number __asm__("x8") = SYS_clock_gettime;
  register long result __asm__("x0") = clock;
  register struct timespec *place __asm__("x1") = time;
  __asm__ volatile("svc 0" : "+r"(result) : "r"(number), "r"(place) : "memory");
#else
#error "the system calls of this processor are not known"
#endif
  return (int)returned(result);
}

// Finds the functions that read clocks, so that these need no dlsym later.
__attribute__((constructor)) static void find_clocks(void) {
  int64_t now;
  system_time(CLOCK_MONOTONIC);
  if (__sanitizer_report_error_summary) board_time(&now);
  atomic_store(&is_initialised, true);
}
