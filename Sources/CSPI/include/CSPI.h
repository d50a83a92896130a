// SPDX-License-Identifier: Apache-2.0
//
// The parts of <linux/spi/spidev.h> that Swift cannot import: the SPI_IOC_* requests are macros with
// sizeof, and the SPI modes are composed of other macros.

#ifndef CSPI_H
#define CSPI_H

#include <linux/spi/spidev.h>
#include <stdint.h>

// The request that sets the mode: SPI_IOC_WR_MODE, a byte.
unsigned long cspi_write_mode_request(void);
// The request that sets the word length in bits: SPI_IOC_WR_BITS_PER_WORD, a byte.
unsigned long cspi_write_bits_request(void);
// The request that sets the fastest clock in hertz: SPI_IOC_WR_MAX_SPEED_HZ, 32 bits.
unsigned long cspi_write_speed_request(void);
// The request that transfers one struct cspi_frame: SPI_IOC_MESSAGE(2).
unsigned long cspi_frame_request(void);

// SPI_MODE_3: the clock idles high, data is sampled on its rising edge.
uint8_t cspi_mode_3(void);

// One frame: the command byte is sent, then data are sent or received. cs_change is 0 in both
// transfers, so that chip select is held between them and released after the second.
struct cspi_frame {
  struct spi_ioc_transfer command;
  struct spi_ioc_transfer data;
};

// A frame that writes `count` bytes after the command. The pointers must outlive the request.
struct cspi_frame cspi_write_frame(
    const uint8_t *command, const uint8_t *bytes, uint32_t count, uint32_t hertz);

// A frame that reads `count` bytes after the command, during which zeros are sent. The pointers must
// outlive the request.
struct cspi_frame cspi_read_frame(
    const uint8_t *command, uint8_t *bytes, uint32_t count, uint32_t hertz);

#endif
