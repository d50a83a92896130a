// SPDX-License-Identifier: Apache-2.0
//
// A program that defines functions of libc itself, as the native ports of small operating systems do.
// They must not be called before it is ready, or on behalf of its calls on a device. Must be linked
// with -rdynamic, so that libraries use them. The board has a LIS331DLH at 0x18.

#include <fcntl.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

// The function that was called when it must not be. libc itself may allocate memory before main runs.
static volatile int is_ready, is_within;
static const char *volatile called;

static void note(const char *name) { called = name; }

#define OWN(type, name, result, ...)              \
  type name(__VA_ARGS__) {                        \
    if (!is_ready || is_within) note(#name);      \
    return result;                                \
  }
// Neither the arguments nor their declarations in the headers matter.
#define OWN_NUMBER(name) OWN(long, own_##name, -1, void)
#define AS(name) __asm__(#name)
#define REPLACE(name)             \
  long own_##name(void) AS(name); \
  OWN_NUMBER(name)

REPLACE(opendir)
REPLACE(readdir)
REPLACE(closedir)
REPLACE(getenv)
REPLACE(getpid)
REPLACE(getrandom)
REPLACE(getsockname)
REPLACE(socket)
REPLACE(bind)
REPLACE(connect)
REPLACE(send)
REPLACE(recv)
REPLACE(setsockopt)
REPLACE(shutdown)
REPLACE(clock_gettime)
REPLACE(pthread_once)
REPLACE(pthread_setcancelstate)
REPLACE(pthread_testcancel)
REPLACE(mmap)
REPLACE(munmap)
REPLACE(snprintf)
REPLACE(sscanf)
REPLACE(__isoc99_sscanf)
REPLACE(__isoc23_sscanf)
REPLACE(strtol)
REPLACE(strcmp)
REPLACE(strncmp)
REPLACE(strcpy)
REPLACE(strchr)
REPLACE(strrchr)
REPLACE(strsep)
REPLACE(strdup)
REPLACE(geteuid)
REPLACE(getegid)

// Memory, which libc takes as well.
static uint8_t heap[1 << 20];
static size_t used;

void *malloc(size_t size) {
  if (is_within) note("malloc");
  void *room = heap + used;
  used += (size + 15) & ~(size_t)15;
  return used <= sizeof heap ? room : NULL;
}

void free(void *room) {
  if (room && (is_within || !is_ready)) note("free");
}

static void expect(const char *name) {
  check(name, 1, called == NULL);
  if (called) printf("      which runs %s\n", called);
  called = NULL;
}

#define WITHIN(name, call)                       \
  do {                                           \
    is_within = 1;                               \
    long long outcome = (long long)(call);       \
    is_within = 0;                               \
    check(name, 1, outcome >= 0);                \
    expect(name);                                \
  } while (0)

int main(void) {
  expect("before main");
  is_ready = 1;
  int fd;
  uint8_t identity = 0x0F, bytes[2000];
  struct stat status;
  union i2c_smbus_data data;
  struct i2c_smbus_ioctl_data call = {I2C_SMBUS_READ, 0x0F, I2C_SMBUS_BYTE_DATA, &data};
  WITHIN("open", fd = open("/dev/i2c-1", O_RDWR));
  WITHIN("I2C_SLAVE", ioctl(fd, I2C_SLAVE, 0x18));
  for (int i = 0; i < 200; i++) {
    is_within = 1;
    if (write(fd, &identity, 1) != 1 || read(fd, bytes, 1) != 1) wrong++;
    is_within = 0;
  }
  expect("many reads");
  WITHIN("SMBus", ioctl(fd, I2C_SMBUS, &call));
  WITHIN("more than fits a frame", read(fd, bytes, sizeof bytes));
  WITHIN("fstat", fstat(fd, &status));
  WITHIN("stat", stat("/sys/class/i2c-dev/i2c-1/name", &status));
  WITHIN("poll", poll(&(struct pollfd){fd, POLLIN, 0}, 1, 0));
  WITHIN("dup", fd = dup(fd));
  WITHIN("of the copy", ioctl(fd, I2C_SLAVE, 0x18));
  WITHIN("close", close(fd));
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
