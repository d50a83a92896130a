// SPDX-License-Identifier: Apache-2.0

#include "CSPI.h"

unsigned long cspi_write_mode_request(void) { return SPI_IOC_WR_MODE; }
unsigned long cspi_write_bits_request(void) { return SPI_IOC_WR_BITS_PER_WORD; }
unsigned long cspi_write_speed_request(void) { return SPI_IOC_WR_MAX_SPEED_HZ; }
unsigned long cspi_frame_request(void) { return SPI_IOC_MESSAGE(2); }

uint8_t cspi_mode_3(void) { return SPI_MODE_3; }

// The kernel reads a frame as an array of two transfers.
_Static_assert(
    sizeof(struct cspi_frame) == 2 * sizeof(struct spi_ioc_transfer), "a frame has no padding");

// All other fields are zero, as spidev.h requires.
static struct spi_ioc_transfer transfer(
    const void *out, const void *in, uint32_t count, uint32_t hertz) {
  return (struct spi_ioc_transfer){
      .tx_buf = (uintptr_t)out,
      .rx_buf = (uintptr_t)in,
      .len = count,
      .speed_hz = hertz,
      .bits_per_word = 8,
  };
}

struct cspi_frame cspi_write_frame(
    const uint8_t *command, const uint8_t *bytes, uint32_t count, uint32_t hertz) {
  return (struct cspi_frame){
      .command = transfer(command, 0, 1, hertz),
      .data = transfer(bytes, 0, count, hertz),
  };
}

struct cspi_frame cspi_read_frame(
    const uint8_t *command, uint8_t *bytes, uint32_t count, uint32_t hertz) {
  return (struct cspi_frame){
      .command = transfer(command, 0, 1, hertz),
      .data = transfer(0, bytes, count, hertz),
  };
}
