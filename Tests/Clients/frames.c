// SPDX-License-Identifier: Apache-2.0
//
// Sends frames on SPI: arguments are a mode, a clock in Hz, and the bytes of each frame in hexadecimal.

#include <fcntl.h>
#include <linux/spi/spidev.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int main(int count, char **arguments) {
  int fd = open("/dev/spidev0.0", O_RDWR);
  if (fd < 0 || count < 4) return 1;
  uint8_t mode = (uint8_t)strtoul(arguments[1], NULL, 10);
  uint32_t hertz = (uint32_t)strtoul(arguments[2], NULL, 10);
  if (ioctl(fd, SPI_IOC_WR_MODE, &mode) < 0) return 1;
  if (ioctl(fd, SPI_IOC_WR_MAX_SPEED_HZ, &hertz) < 0) return 1;
  for (int frame = 3; frame < count; frame++) {
    uint8_t bytes[32];
    size_t size = strlen(arguments[frame]) / 2;
    if (size > sizeof(bytes)) return 1;
    for (size_t index = 0; index < size; index++) {
      char digits[3] = {arguments[frame][2 * index], arguments[frame][2 * index + 1], 0};
      bytes[index] = (uint8_t)strtoul(digits, NULL, 16);
    }
    if (write(fd, bytes, size) != (ssize_t)size) return 1;
  }
  return 0;
}
