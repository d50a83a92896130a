// SPDX-License-Identifier: Apache-2.0
//
// Finding libc's functions at critical times. dlsym frees memory that an earlier call has left, and
// programs may have their own allocator, which reads a clock when memory is freed: those of sanitizers do
// so before any constructor has run. A dlsym within that one would free the same memory again.

#include "preload.h"

#include <stdatomic.h>
#include <sys/syscall.h>

static __thread unsigned depth __attribute__((tls_model("initial-exec")));
static atomic_bool is_initialised;

// A function of every sanitizer's runtime; NULL where there is none.
extern void __sanitizer_report_error_summary(const char *) __attribute__((weak));

// Without signals: a handler that leaves by siglongjmp would leave the dynamic linker's lock taken for ever.
static void *find(void *where, const char *name) {
  block_signals();
  depth++;
  void *found = dlsym(where, name);
  depth--;
  restore_signals();
  return found;
}

void *look_up(const char *name) { return find(RTLD_NEXT, name); }

void *look_up_anywhere(const char *name) { return find(RTLD_DEFAULT, name); }

bool is_looking_up(void) {
  return depth > 0 || (__sanitizer_report_error_summary && !atomic_load(&is_initialised));
}

long raw_system_call(long number, long first, long second, long third, long fourth) {
#if defined(__x86_64__)
  long result = number;
  register long last __asm__("r10") = fourth;
  __asm__ volatile("syscall"
                   : "+a"(result)
                   : "D"(first), "S"(second), "d"(third), "r"(last)
                   : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long call __asm__("x8") = number;
  register long result __asm__("x0") = first;
  register long next __asm__("x1") = second;
  register long other __asm__("x2") = third;
  register long last __asm__("x3") = fourth;
  __asm__ volatile("svc 0" : "+r"(result) : "r"(call), "r"(next), "r"(other), "r"(last) : "memory");
#else
#error "the system calls of this processor are not known"
#endif
  return result;
}

int raw_clock_gettime(clockid_t clock, struct timespec *time) {
  return (int)returned(raw_system_call(SYS_clock_gettime, clock, (long)time, 0, 0));
}

// Finds the functions that read clocks, so that these need no dlsym later.
__attribute__((constructor)) static void find_clocks(void) {
  int64_t now;
  system_time(CLOCK_MONOTONIC);
  if (__sanitizer_report_error_summary) board_time(&now);
  atomic_store(&is_initialised, true);
}
