// SPDX-License-Identifier: Apache-2.0
//
// The calls on a device, each passed to its driver.

#include "preload.h"

#include <fcntl.h>
#include <unistd.h>

int device_ioctl(int fd, const struct device *device, uint32_t request, void *argument) {
  if (access_of(fd) == PATH_ONLY) return -EBADF;
  switch (device->kind) {
    case I2C_BUS:
      return i2c_ioctl(fd, request, argument);
    case SPI_SELECT:
      return spi_ioctl(fd, request, argument);
    case GPIO_CHIP:
      return gpio_ioctl(fd, device, request, argument);
    case GPIO_LINES:
      return lines_ioctl(device, file_of(fd), request, argument);
    case OLD_LINES:
    case OLD_EVENTS:
      return old_lines_ioctl(device, file_of(fd), request, argument);
    default:
      return -ENOTTY;
  }
}

int device_access(int mode) {
  if (mode & ~(R_OK | W_OK | X_OK)) return -EINVAL;
  return mode & X_OK ? -EACCES : 0;
}

int check_transfer(
    enum direction direction, int fd, const struct device *device, const int64_t *offset) {
  int access = access_of(fd);
  // I2C buses accept any offset, and ignore it; files have a position; other devices accept none.
  if (access == PATH_ONLY) return -EBADF;
  if (offset && *offset < 0) return -EINVAL;
  if (offset && device->kind != I2C_BUS && device->kind != GPIO_FILE) return -ESPIPE;
  bool is_allowed = access == O_RDWR || access == (direction == READS ? O_RDONLY : O_WRONLY);
  return is_allowed ? 0 : -EBADF;
}

ssize_t device_transfer(enum direction direction, int fd, const struct device *device,
    const int64_t *offset, void *bytes, size_t count) {
  uint64_t file = file_of(fd);
  ssize_t result = -EINVAL;  // for a GPIO chip, because watching changes of lines is not supported
  if ((ssize_t)count >= 0 && device->kind == SPI_SELECT) {
    result = direction == READS ? spi_read(fd, bytes, count) : spi_write(fd, bytes, count);
  } else if ((ssize_t)count >= 0 && device->kind == I2C_BUS) {
    result = direction == READS ? i2c_read(fd, bytes, count) : i2c_write(fd, bytes, count);
  } else if ((ssize_t)count >= 0 && device->kind == GPIO_FILE) {
    result = line_file_transfer(direction, fd, device, file, offset, bytes, count);
  }
  release(fd);
  // After the release, because the wait may have no limit.
  if (holds_lines(device->kind)) result = lines_read(fd, device, file, bytes, count);
  return result;
}
