// SPDX-License-Identifier: Apache-2.0
//
// A program whose signal handlers use the bus of its main loop, and return or leave by siglongjmp, as
// the kernel allows: no call is refused, and neither the bus nor the clock stays busy.

#include <fcntl.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { SIGNALS = 2000 };

static int bus;
static sigjmp_buf place;
static volatile sig_atomic_t leaves, is_armed;
static volatile long handled, refused, wrong_bytes, left;

// Reads WHO_AM_I, 0x32, with one message.
static int identity(void) {
  union i2c_smbus_data data;
  struct i2c_smbus_ioctl_data call = {1, 0x0F, 2, &data};
  return ioctl(bus, I2C_SMBUS, &call) < 0 ? -errno : data.byte;
}

static void use(int result) {
  if (result < 0) refused++;
  else if (result != 0x32) wrong_bytes++;
}

static void handle(int signal) {
  int before = errno;
  (void)signal;
  handled++;
  use(identity());
  errno = before;
  if (leaves && is_armed) {
    is_armed = 0;
    left++;
    siglongjmp(place, 1);
  }
}

// Sends signals until the parent has ended it, each a little after another.
static pid_t begin_signals(void) {
  pid_t child = fork();
  if (child != 0) return child;
  // By system call number, because the library's sleep would advance the board's time.
  for (unsigned i = 0;; i++) {
    for (volatile unsigned j = 0; j < 2000 + i * 7919 % 20000; j++) continue;
    if (kill(getppid(), SIGUSR1) < 0) _exit(0);
  }
}

static void end_signals(pid_t child) {
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static void *sleep_a_little(void *none) {
  int64_t before = now();
  sleep(10);
  return now() - before == 10 * INT64_C(1000000000) ? none : (void *)1;
}

// In virtual time, an abandoned sleep does not delay other threads.
static void leave_a_sleep(void) {
  struct itimerval once = {.it_value.tv_usec = 1000};
  pthread_t thread;
  void *failed = NULL;
  if (sigsetjmp(place, 1) == 0) {
    signal(SIGALRM, handle);
    is_armed = 1;
    syscall(SYS_setitimer, ITIMER_REAL, &once, NULL);
    for (;;) sleep(5);
  }
  pthread_create(&thread, NULL, sleep_a_little, NULL);
  pthread_join(thread, &failed);
  check("the clock is not busy", 0, failed != NULL);
  check("nor is the bus", 0x32, identity());
}

int main(void) {
  bus = open("/dev/i2c-1", O_RDWR);
  ioctl(bus, I2C_SLAVE, 0x18);
  check("the chip", 0x32, identity());
  signal(SIGUSR1, handle);

  pid_t child = begin_signals();
  while (handled < SIGNALS) use(identity());
  end_signals(child);
  check("no call is refused", 0, refused);
  check("no answer goes to another call", 0, wrong_bytes);

  leaves = 1;
  handled = 0;
  child = begin_signals();
  // Where a transaction takes longer than the next signal, few signals meet a call of the loop.
  for (volatile int i = 0; handled < SIGNALS || (left <= SIGNALS / 100 && handled < 100 * SIGNALS); i++) {
    if (sigsetjmp(place, 1) == 0) {
      is_armed = 1;
      if (i % 3 == 0) usleep(1000);
      else if (i % 3 == 1) close(open("/dev/i2c-1", O_RDWR));
      use(identity());
    }
    is_armed = 0;
  }
  end_signals(child);
  check("handlers have left calls", 1, left > SIGNALS / 100);
  check("no call is refused", 0, refused);
  check("no answer goes to another call", 0, wrong_bytes);
  check("the bus is not busy", 0x32, identity());

  if (getenv("PROOFMASS_SLEEP")) leave_a_sleep();
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
