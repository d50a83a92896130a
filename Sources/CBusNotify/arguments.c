// SPDX-License-Identifier: Apache-2.0
//
// The arguments of the devices' requests, of which three contain pointers.

#include "notify.h"

#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <linux/spi/spidev.h>

// I2C_RDWR. Messages that the driver refuses because of their count or a length are not copied.
static void *mirror_messages(struct mirror *mirror, uint64_t argument) {
  struct i2c_rdwr_ioctl_data *call = mirror_part(mirror, argument, sizeof *call, true);
  if (!is_readable(call, sizeof *call) || call->nmsgs > I2C_RDWR_IOCTL_MAX_MSGS) return call;
  size_t size = call->nmsgs * sizeof *call->msgs;
  call->msgs = mirror_part(mirror, (uintptr_t)call->msgs, size, true);
  if (!is_readable(call->msgs, size)) return call;
  for (struct i2c_msg *message = call->msgs; message < call->msgs + call->nmsgs; message++) {
    if (message->len > MOST_I2C_BYTES) continue;
    bool is_constant = !(message->flags & I2C_M_RD);
    message->buf = mirror_part(mirror, (uintptr_t)message->buf, message->len, is_constant);
  }
  return call;
}

// I2C_SMBUS. A call needs only a part of the union.
static void *mirror_smbus(struct mirror *mirror, uint64_t argument) {
  struct i2c_smbus_ioctl_data *call = mirror_part(mirror, argument, sizeof *call, true);
  if (!is_readable(call, sizeof *call)) return call;
  bool is_constant = call->read_write == I2C_SMBUS_WRITE && call->size != I2C_SMBUS_PROC_CALL
      && call->size != I2C_SMBUS_BLOCK_PROC_CALL;
  size_t size = smbus_data_size(call->size);
  call->data = mirror_part(mirror, (uintptr_t)call->data, size, is_constant);
  return call;
}

// SPI_IOC_MESSAGE(n).
static void *mirror_transfers(struct mirror *mirror, uint64_t argument, size_t size) {
  struct spi_ioc_transfer *transfers = mirror_part(mirror, argument, size, true);
  if (!is_readable(transfers, size)) return transfers;
  for (struct spi_ioc_transfer *next = transfers; next < transfers + size / sizeof *next; next++) {
    if (next->len > MOST_SPI_BYTES) continue;
    next->tx_buf = (uintptr_t)mirror_part(mirror, next->tx_buf, next->len, true);
    next->rx_buf = (uintptr_t)mirror_part(mirror, next->rx_buf, next->len, false);
  }
  return transfers;
}

void *mirror_argument(struct mirror *mirror, uint32_t request, uint64_t argument) {
  bool is_message = _IOC(_IOC_DIR(request), _IOC_TYPE(request), _IOC_NR(request), 0)
      == SPI_IOC_MESSAGE(0);
  size_t size = _IOC_SIZE(request);
  switch (request) {
    case I2C_RDWR:
      return mirror_messages(mirror, argument);
    case I2C_SMBUS:
      return mirror_smbus(mirror, argument);
    case I2C_FUNCS:
      return mirror_part(mirror, argument, sizeof(unsigned long), false);
  }
  // The other requests of i2c-dev have numbers for arguments.
  if (_IOC_TYPE(request) == _IOC_TYPE(I2C_SLAVE) && !size) return (void *)(uintptr_t)argument;
  if (is_message) return mirror_transfers(mirror, argument, size);
  return mirror_part(mirror, argument, size, false);
}
