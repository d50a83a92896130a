// SPDX-License-Identifier: Apache-2.0
//
// Does two things wrong from known lines: to an L3G4200D by a function that is called, and to an
// address without a chip. By read(2), write(2) and ioctl(2).

#include <fcntl.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int put(int bus, unsigned char address, unsigned char value) {
  unsigned char bytes[2] = {address, value};
  return write(bus, bytes, 2) == 2;  // line 14
}

int main(void) {
  int bus = open("/dev/i2c-1", O_RDWR);
  if (bus < 0 || ioctl(bus, I2C_SLAVE, 0x68) < 0) return 1;
  if (!put(bus, 0x20, 0x0F)) return 1;
  if (!put(bus, 0x23, 0x08)) return 1;  // line 21
  unsigned char byte;
  struct i2c_msg message = {.addr = 0x30, .flags = I2C_M_RD, .len = 1, .buf = &byte};
  struct i2c_rdwr_ioctl_data transfer = {.msgs = &message, .nmsgs = 1};
  return ioctl(bus, I2C_RDWR, &transfer) >= 0;  // line 25
}
