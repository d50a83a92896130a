// SPDX-License-Identifier: Apache-2.0
//
// The answers of the kernel's spidev for a Raspberry Pi's controller (spi-bcm2835, whose chip
// selects are GPIO lines): four modes, one wire for both directions, no chip select, and words of
// eight bits.

#include "preload.h"

#include <errno.h>
#include <linux/spi/spidev.h>

// The flags of a transfer in a frame. cs_change deselects the chip after a transfer, but keeps it
// selected after the last one. A speed of the transfer itself follows the flags.
enum { SENDS = 1, RECEIVES = 2, CHANGES_SELECT = 4, HAS_SPEED = 8 };

static const void *sent(const struct spi_ioc_transfer *transfer) {
  return (const void *)(uintptr_t)transfer->tx_buf;
}

static void *received(const struct spi_ioc_transfer *transfer) {
  return (void *)(uintptr_t)transfer->rx_buf;
}

// One message. The transfers are in our memory, their buffers in the program's. Returns the sum of
// the transfers' lengths.
static int message(int fd, const struct spi_ioc_transfer *transfers, unsigned count) {
  size_t out = 0, in = 0;
  for (const struct spi_ioc_transfer *next = transfers; next < transfers + count; next++) {
    if (next->len > MOST_SPI_BYTES) return -EMSGSIZE;
    // Without a buffer for sending or receiving, zeros are sent, which count towards the limit.
    if (sent(next) || !received(next)) out += next->len;
    if (received(next)) in += next->len;
    if (out > MOST_SPI_BYTES || in > MOST_SPI_BYTES) return -EMSGSIZE;
    if (sent(next) && !is_readable(sent(next), next->len)) return -EFAULT;
    if (next->bits_per_word != 0 && next->bits_per_word != 8) return -EINVAL;
    if (next->tx_nbits > 1 || next->rx_nbits > 1) return -EINVAL;
  }
  struct frame frame;
  int status = frame_begin(&frame, FRAME_SPI, 2 + 9 * (size_t)count + out, in);
  if (status < 0) return status;
  frame_put(&frame, count, 2);
  for (const struct spi_ioc_transfer *next = transfers; next < transfers + count; next++) {
    frame_put(&frame, next->len, 4);
    frame_put(&frame, (sent(next) ? SENDS : 0) | (received(next) ? RECEIVES : 0)
        | (next->cs_change ? CHANGES_SELECT : 0) | (next->speed_hz ? HAS_SPEED : 0), 1);
    if (next->speed_hz) frame_put(&frame, next->speed_hz, 4);
    if (sent(next)) frame_append(&frame, sent(next), next->len);
  }
  status = frame_exchange(&frame, fd);
  if (status >= 0 && frame.data_size != in) status = -EIO;
  const uint8_t *bytes = frame.data;
  for (const struct spi_ioc_transfer *next = transfers; next < transfers + count; next++) {
    if (status < 0 || !received(next) || !next->len) continue;
    int failure = copy_out(received(next), bytes, next->len);
    if (failure) status = failure;
    bytes += next->len;
  }
  frame_end(&frame);
  return status;
}

// Reads a setting of `size` bytes.
static int answer(int fd, uint8_t key, void *argument, size_t size) {
  uint32_t value;
  int status = device_get(fd, key, &value);
  return status < 0 ? status : copy_out(argument, &value, size);
}

// The bits of a mode that the controller supports, and those that spidev accepts and drops: the polarity
// of chip select, which the description of a Pi's hardware determines, and several wires.
enum {
  MODE_BITS = SPI_MODE_3 | SPI_3WIRE | SPI_NO_CS,
  DROPPED_BITS = SPI_CS_HIGH | SPI_TX_DUAL | SPI_TX_QUAD | SPI_RX_DUAL | SPI_RX_QUAD,
};

static int set_mode(int fd, uint32_t value) {
  if (value & ~(uint32_t)(MODE_BITS | DROPPED_BITS)) return -EINVAL;
  return device_set(fd, MODE_KEY, value & MODE_BITS);
}

// Writes a setting.
static int accept(int fd, uint32_t request, uint32_t value) {
  switch (request) {
    case SPI_IOC_WR_MODE:
    case SPI_IOC_WR_MODE32:
      return set_mode(fd, value);
    case SPI_IOC_WR_LSB_FIRST:
      return value ? -EINVAL : 0;
    case SPI_IOC_WR_BITS_PER_WORD:
      return value != 0 && value != 8 ? -EINVAL : device_set(fd, BITS_KEY, 8);
    default:
      return value == 0 ? -EINVAL : device_set(fd, SPEED_KEY, value);
  }
}

int spi_ioctl(int fd, uint32_t request, void *argument) {
  uint32_t value = 0;
  switch (request) {
    case SPI_IOC_RD_MODE:
      return answer(fd, MODE_KEY, argument, 1);
    case SPI_IOC_RD_MODE32:
      return answer(fd, MODE_KEY, argument, 4);
    case SPI_IOC_RD_BITS_PER_WORD:
      return answer(fd, BITS_KEY, argument, 1);
    case SPI_IOC_RD_MAX_SPEED_HZ:
      return answer(fd, SPEED_KEY, argument, 4);
    case SPI_IOC_RD_LSB_FIRST:
      return copy_out(argument, &value, 1);
    case SPI_IOC_WR_MODE:
    case SPI_IOC_WR_LSB_FIRST:
    case SPI_IOC_WR_BITS_PER_WORD:
      return copy_in(&value, argument, 1) < 0 ? -EFAULT : accept(fd, request, value);
    case SPI_IOC_WR_MODE32:
    case SPI_IOC_WR_MAX_SPEED_HZ:
      return copy_in(&value, argument, 4) < 0 ? -EFAULT : accept(fd, request, value);
  }
  // Otherwise it is SPI_IOC_MESSAGE(n), whose size encodes n.
  uint32_t size = _IOC_SIZE(request);
  if (_IOC(_IOC_DIR(request), _IOC_TYPE(request), _IOC_NR(request), 0) != SPI_IOC_MESSAGE(0)) {
    return -ENOTTY;
  }
  if (size % sizeof(struct spi_ioc_transfer) != 0) return -EINVAL;
  if (size == 0) return 0;
  struct spi_ioc_transfer few[4], *transfers = size > sizeof few ? allocate(size) : few;
  if (!transfers) return -ENOMEM;
  int status = copy_in(transfers, argument, size);
  if (status == 0) status = message(fd, transfers, size / sizeof few[0]);
  if (transfers != few) deallocate(transfers, size);
  return status;
}

static ssize_t single(int fd, const void *out, void *in, size_t count) {
  if (count > MOST_SPI_BYTES) return -EMSGSIZE;
  if (count && !out && !in) return -EFAULT;
  struct spi_ioc_transfer transfer = {
      .tx_buf = (uintptr_t)out,
      .rx_buf = (uintptr_t)in,
      .len = (uint32_t)count,
  };
  return message(fd, &transfer, 1);
}

ssize_t spi_read(int fd, void *bytes, size_t count) { return single(fd, NULL, bytes, count); }

ssize_t spi_write(int fd, const void *bytes, size_t count) {
  return single(fd, bytes, NULL, count);
}
