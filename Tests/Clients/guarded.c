// SPDX-License-Identifier: Apache-2.0
//
// A program that other processes may not inspect. With the argument "asks", it opens a bus before it requests
// this from the kernel (PR_SET_DUMPABLE); without it its file is not readable. The board has a LIS331DLH.

#include <fcntl.h>
#include <linux/i2c-dev.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "check.h"

int main(int count, char **words) {
  uint8_t address = 0x0F, identity = 0;
  if (count > 1 && strcmp(words[1], "asks") == 0) {
    int bus = open("/dev/i2c-1", O_RDWR), other = open("/dev/i2c-1", O_RDWR), copy = dup(other);
    check("opened", 1, bus >= 0 && copy >= 0);
    check("ioctl", 0, RESULT(ioctl(bus, I2C_SLAVE, 0x18)));
    check("write", 1, RESULT(write(bus, &address, 1)));
    check("read", 1, RESULT(read(bus, &identity, 1)));
    check("WHO_AM_I", 0x32, identity);
    check("prctl", 0, RESULT(prctl(PR_SET_DUMPABLE, 0)));
    check("write, hidden", -EACCES, RESULT(write(bus, &address, 1)));
    check("read, hidden", -EACCES, RESULT(read(bus, &identity, 1)));
    check("ioctl, hidden", -EACCES, RESULT(ioctl(bus, I2C_SLAVE, 0x18)));
    check("ioctl of the copy", -EACCES, RESULT(ioctl(copy, I2C_SLAVE, 0x18)));
    // Only the effect of a write to its socket shows that the copy is a bus.
    signal(SIGPIPE, SIG_IGN);
    check("write to the copy", -EPIPE, RESULT(write(copy, &address, 1)));
  }
  check("open, hidden", 1, open("/dev/i2c-1", O_RDWR) < 0);
  int null = open("/dev/null", O_RDWR);
  check("other files", 1, null >= 0 && write(null, &address, 1) == 1);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
