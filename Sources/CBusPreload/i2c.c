// SPDX-License-Identifier: Apache-2.0
//
// What the kernel's i2c-dev answers for an adapter that does plain I2C alone: SMBus calls become
// I2C messages, so that the server knows one shape of request.

#include "preload.h"

#include <errno.h>
#include <limits.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <string.h>

enum { MAX_LENGTH = 8192, MAX_ADDRESS = 0x7F };

// In a message: the address that the file was given by I2C_SLAVE.
enum { SLAVE = 0xFFFF };

// Everything but the checksum, PEC, that SMBus may append.
static const unsigned long functions =
    I2C_FUNC_I2C | (I2C_FUNC_SMBUS_EMUL & ~I2C_FUNC_SMBUS_PEC) | I2C_FUNC_SMBUS_READ_BLOCK_DATA
    | I2C_FUNC_SMBUS_BLOCK_PROC_CALL;

// Hands the bytes that were read to the messages. The length of a message that the chip determines
// becomes what it was.
static int distribute(const struct frame *frame, struct i2c_msg *messages, unsigned count) {
  const uint8_t *next = frame->data;
  size_t left = frame->data_size;
  for (struct i2c_msg *message = messages; message < messages + count; message++) {
    if (!(message->flags & I2C_M_RD)) continue;
    if (message->flags & I2C_M_RECV_LEN) {
      if (left < 1) return -EIO;
      if (next[0] < 1 || next[0] > I2C_SMBUS_BLOCK_MAX) return -EPROTO;
      message->len = 1 + next[0];
    }
    if (left < message->len) return -EIO;
    if (message->len) memcpy(message->buf, next, message->len);
    next += message->len;
    left -= message->len;
  }
  return left == 0 ? 0 : -EIO;
}

// One transfer, of which only the messages' buffers were not checked for length. Returns `count`.
static int transfer(int fd, struct i2c_msg *messages, unsigned count) {
  size_t payload = 2, reply = 0;
  for (unsigned i = 0; i < count; i++) {
    bool reads = messages[i].flags & I2C_M_RD;
    bool counted = messages[i].flags & I2C_M_RECV_LEN;
    payload += 6 + (reads ? 0 : messages[i].len);
    reply += counted ? 1 + I2C_SMBUS_BLOCK_MAX : reads ? messages[i].len : 0;
  }
  struct frame frame;
  int status = frame_begin(&frame, FRAME_I2C, payload, reply);
  if (status < 0) return status;
  frame_put(&frame, count, 2);
  for (unsigned i = 0; i < count; i++) {
    frame_put(&frame, messages[i].addr, 2);
    frame_put(&frame, messages[i].flags, 2);
    frame_put(&frame, messages[i].len, 2);
    if (!(messages[i].flags & I2C_M_RD)) frame_append(&frame, messages[i].buf, messages[i].len);
  }
  status = frame_exchange(&frame, fd);
  if (status >= 0 && status != (int)count) status = -EIO;
  if (status >= 0) {
    int failure = distribute(&frame, messages, count);
    if (failure) status = failure;
  }
  frame_end(&frame);
  return status;
}

// I2C_RDWR.
static int read_write(int fd, const struct i2c_rdwr_ioctl_data *call) {
  if (!call) return -EFAULT;
  if (!call->msgs || call->nmsgs < 1) return -EINVAL;
  if (call->nmsgs > I2C_RDWR_IOCTL_MAX_MSGS) return -EINVAL;
  struct i2c_msg messages[I2C_RDWR_IOCTL_MAX_MSGS];
  memcpy(messages, call->msgs, call->nmsgs * sizeof messages[0]);
  for (struct i2c_msg *message = messages; message < messages + call->nmsgs; message++) {
    if (message->len > MAX_LENGTH) return -EINVAL;
    if (message->len && !message->buf) return -EFAULT;
    if (message->flags & I2C_M_TEN) return -EOPNOTSUPP;
    if (message->addr > MAX_ADDRESS) return -EINVAL;
    if (!(message->flags & I2C_M_RECV_LEN)) continue;
    // The chip says how many bytes follow the first, up to 32. How many there are beside them, the
    // first included, is what the buffer holds; a second would be a checksum.
    if (!(message->flags & I2C_M_RD) || message->len < 1 || message->buf[0] < 1) return -EINVAL;
    if (message->len < message->buf[0] + I2C_SMBUS_BLOCK_MAX) return -EINVAL;
    if (message->buf[0] > 1) return -EOPNOTSUPP;
    message->len = 1;
  }
  return transfer(fd, messages, call->nmsgs);
}

// One message, cut to what the kernel's buffer holds.
static ssize_t single(int fd, uint16_t flags, void *bytes, size_t count) {
  if (count > MAX_LENGTH) count = MAX_LENGTH;
  if (count && !bytes) return -EFAULT;
  struct i2c_msg message = {.addr = SLAVE, .flags = flags, .len = (uint16_t)count, .buf = bytes};
  int status = transfer(fd, &message, 1);
  return status < 0 ? status : (ssize_t)count;
}

// I2C_SMBUS. The data lie in memory as they go over the wire: a word's lower byte first, before a
// block its length. Only that of an I2C block is for us alone.
static int smbus(int fd, const struct i2c_smbus_ioctl_data *call) {
  if (!call) return -EFAULT;
  uint32_t size = call->size;
  if (size > I2C_SMBUS_I2C_BLOCK_DATA || call->read_write > I2C_SMBUS_READ) return -EINVAL;
  bool calls = size == I2C_SMBUS_PROC_CALL || size == I2C_SMBUS_BLOCK_PROC_CALL;
  bool reads = call->read_write == I2C_SMBUS_READ || calls;
  bool writes = call->read_write == I2C_SMBUS_WRITE || calls;
  // The direction is all there is to say.
  if (size == I2C_SMBUS_QUICK) return (int)single(fd, reads ? I2C_M_RD : 0, NULL, 0);

  uint8_t *bytes = (uint8_t *)call->data;
  if (!bytes && (size != I2C_SMBUS_BYTE || reads)) return -EINVAL;
  uint16_t length = 0, flags = I2C_M_RD;
  switch (size) {
    case I2C_SMBUS_BYTE:
      length = reads ? 1 : 0;
      break;
    case I2C_SMBUS_BYTE_DATA:
      length = 1;
      break;
    case I2C_SMBUS_WORD_DATA:
    case I2C_SMBUS_PROC_CALL:
      length = 2;
      break;
    case I2C_SMBUS_BLOCK_DATA:
    case I2C_SMBUS_BLOCK_PROC_CALL:
      flags |= I2C_M_RECV_LEN;
      if (writes && bytes[0] > I2C_SMBUS_BLOCK_MAX) return -EINVAL;
      length = writes ? 1 + bytes[0] : 1;
      break;
    case I2C_SMBUS_I2C_BLOCK_BROKEN:  // Of old, a read was of 32 bytes whatever the caller wrote.
    case I2C_SMBUS_I2C_BLOCK_DATA:
      length = reads && size == I2C_SMBUS_I2C_BLOCK_BROKEN ? I2C_SMBUS_BLOCK_MAX : bytes[0];
      if (length > I2C_SMBUS_BLOCK_MAX) return -EINVAL;
      bytes++;
      break;
  }

  // The command and what is written with it; then, after a repeated START, what is read.
  uint8_t out[2 + I2C_SMBUS_BLOCK_MAX] = {call->command};
  struct i2c_msg messages[2] = {
      {.addr = SLAVE, .len = 1, .buf = out},
      {.addr = SLAVE, .flags = flags, .len = length, .buf = bytes},
  };
  if (writes && length) {
    memcpy(out + 1, bytes, length);
    messages[0].len += length;
  }
  bool has_command = size != I2C_SMBUS_BYTE || writes;
  int status = transfer(fd, messages + !has_command, has_command + reads);
  if (status < 0) return status;
  if (reads && size == I2C_SMBUS_I2C_BLOCK_BROKEN) call->data->block[0] = (uint8_t)length;
  return 0;
}

int i2c_ioctl(int fd, uint32_t request, void *argument) {
  uintptr_t value = (uintptr_t)argument;
  switch (request) {
    case I2C_SLAVE:
    case I2C_SLAVE_FORCE:
      return value > MAX_ADDRESS ? -EINVAL : door_set(fd, SLAVE_KEY, (uint32_t)value);
    case I2C_TENBIT:
    case I2C_PEC:
      return value ? -EOPNOTSUPP : 0;
    case I2C_RETRIES:
    case I2C_TIMEOUT:
      return value > INT_MAX ? -EINVAL : 0;
    case I2C_FUNCS:
      if (!argument) return -EFAULT;
      *(unsigned long *)argument = functions;
      return 0;
    case I2C_RDWR:
      return read_write(fd, argument);
    case I2C_SMBUS:
      return smbus(fd, argument);
    default:
      return -ENOTTY;
  }
}

ssize_t i2c_read(int fd, void *bytes, size_t count) { return single(fd, I2C_M_RD, bytes, count); }

ssize_t i2c_write(int fd, const void *bytes, size_t count) {
  return single(fd, 0, (void *)bytes, count);
}
