// SPDX-License-Identifier: Apache-2.0
//
// The answers of the kernel's i2c-dev for an adapter that supports plain I2C only: SMBus calls become I2C
// messages, so that the server needs one form of request.

#include "preload.h"

#include <errno.h>
#include <limits.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>

enum { MAX_ADDRESS = 0x7F };

// The address in a message that stands for the address set by I2C_SLAVE.
enum { SLAVE = 0xFFFF };

// All functions except PEC, the checksum that SMBus may append.
static const unsigned long functions =
    I2C_FUNC_I2C | (I2C_FUNC_SMBUS_EMUL & ~I2C_FUNC_SMBUS_PEC) | I2C_FUNC_SMBUS_READ_BLOCK_DATA
    | I2C_FUNC_SMBUS_BLOCK_PROC_CALL;

// The owner of the memory of messages' buffers.
enum owner { OURS, PROGRAMS };

// Distributes the bytes that were read to the messages, and sets the length of a message where the chip
// determines it.
static int distribute(
    const struct frame *frame, struct i2c_msg *messages, unsigned count, enum owner owner) {
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
    if (owner == PROGRAMS && !is_writable(message->buf, message->len)) return -EFAULT;
    memcpy(message->buf, next, message->len);
    next += message->len;
    left -= message->len;
  }
  return left == 0 ? 0 : -EIO;
}

// One transfer. The messages are in our memory, and their buffers are readable. Returns `count`.
static int transfer(int fd, struct i2c_msg *messages, unsigned count, enum owner owner) {
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
    int failure = distribute(&frame, messages, count, owner);
    if (failure) status = failure;
  }
  frame_end(&frame);
  return status;
}

// I2C_RDWR.
static int read_write(int fd, const void *argument) {
  struct i2c_rdwr_ioctl_data call;
  if (copy_in(&call, argument, sizeof call) < 0) return -EFAULT;
  if (!call.msgs || call.nmsgs < 1) return -EINVAL;
  if (call.nmsgs > I2C_RDWR_IOCTL_MAX_MSGS) return -EINVAL;
  struct i2c_msg messages[I2C_RDWR_IOCTL_MAX_MSGS];
  size_t size = call.nmsgs * sizeof messages[0];
  if (!is_readable_beside(argument, call.msgs, size)) return -EFAULT;
  memcpy(messages, call.msgs, size);
  for (struct i2c_msg *message = messages; message < messages + call.nmsgs; message++) {
    if (message->len > MOST_I2C_BYTES) return -EINVAL;
    // Buffers for reading are checked too, because they may begin with a length.
    if (!is_readable_beside(argument, message->buf, message->len)) return -EFAULT;
    if (message->flags & I2C_M_TEN) return -EOPNOTSUPP;
    if (message->addr > MAX_ADDRESS) return -EINVAL;
    if (!(message->flags & I2C_M_RECV_LEN)) continue;
    // The chip's first byte is the number of bytes that follow, up to 32. The buffer begins with
    // the number of other bytes, the first included; a second would be a checksum.
    if (!(message->flags & I2C_M_RD) || message->len < 1 || message->buf[0] < 1) return -EINVAL;
    if (message->len < message->buf[0] + I2C_SMBUS_BLOCK_MAX) return -EINVAL;
    if (message->buf[0] > 1) return -EOPNOTSUPP;
    message->len = 1;
  }
  return transfer(fd, messages, call.nmsgs, PROGRAMS);
}

// One message, truncated to the size of the kernel's buffer.
static ssize_t single(int fd, uint16_t flags, void *bytes, size_t count) {
  if (count > MOST_I2C_BYTES) count = MOST_I2C_BYTES;
  struct i2c_msg message = {.addr = SLAVE, .flags = flags, .len = (uint16_t)count, .buf = bytes};
  int status = transfer(fd, &message, 1, PROGRAMS);
  return status < 0 ? status : (ssize_t)count;
}

size_t smbus_data_size(uint32_t size) {
  switch (size) {
    case I2C_SMBUS_BYTE:
    case I2C_SMBUS_BYTE_DATA:
      return 1;
    case I2C_SMBUS_WORD_DATA:
    case I2C_SMBUS_PROC_CALL:
      return 2;
    default:
      return I2C_SMBUS_BLOCK_MAX + 2;
  }
}

// An SMBus call as messages. The data have the order of the wire: the lower byte of a word first,
// the length before a block. The length of an I2C block is not transferred.
static int smbus(int fd, uint8_t command, uint32_t size, bool reads, bool writes, uint8_t *bytes) {
  uint16_t length = (uint16_t)smbus_data_size(size), flags = I2C_M_RD;
  if (size == I2C_SMBUS_BYTE && !reads) length = 0;
  if (size == I2C_SMBUS_BLOCK_DATA || size == I2C_SMBUS_BLOCK_PROC_CALL) {
    flags |= I2C_M_RECV_LEN;
    if (writes && bytes[0] > I2C_SMBUS_BLOCK_MAX) return -EINVAL;
    length = writes ? 1 + bytes[0] : 1;
  } else if (size == I2C_SMBUS_I2C_BLOCK_DATA) {
    length = bytes[0];
    if (length > I2C_SMBUS_BLOCK_MAX) return -EINVAL;
    bytes++;
  }

  // The command and the bytes to write; then, after a repeated START, the bytes to read.
  uint8_t out[2 + I2C_SMBUS_BLOCK_MAX] = {command};
  struct i2c_msg messages[2] = {
      {.addr = SLAVE, .len = 1, .buf = out},
      {.addr = SLAVE, .flags = flags, .len = length, .buf = bytes},
  };
  if (writes && length) {
    memcpy(out + 1, bytes, length);
    messages[0].len += length;
  }
  bool has_command = size != I2C_SMBUS_BYTE || writes;
  int status = transfer(fd, messages + !has_command, has_command + reads, OURS);
  return status < 0 ? status : 0;
}

// I2C_SMBUS.
static int smbus_call(int fd, const void *argument) {
  struct i2c_smbus_ioctl_data call;
  if (copy_in(&call, argument, sizeof call) < 0) return -EFAULT;
  uint32_t size = call.size;
  if (size > I2C_SMBUS_I2C_BLOCK_DATA || call.read_write > I2C_SMBUS_READ) return -EINVAL;
  bool calls = size == I2C_SMBUS_PROC_CALL || size == I2C_SMBUS_BLOCK_PROC_CALL;
  bool reads = call.read_write == I2C_SMBUS_READ || calls;
  bool writes = call.read_write == I2C_SMBUS_WRITE || calls;
  // A quick command transfers only the direction bit.
  if (size == I2C_SMBUS_QUICK) return (int)single(fd, reads ? I2C_M_RD : 0, NULL, 0);

  union i2c_smbus_data data = {0};
  bool has_data = size != I2C_SMBUS_BYTE || reads;
  if (has_data && !call.data) return -EINVAL;
  bool copies = writes || size == I2C_SMBUS_I2C_BLOCK_DATA;
  if (has_data && copies && copy_in(&data, call.data, smbus_data_size(size)) < 0) return -EFAULT;
  // In the old form of this call, a read always has 32 bytes.
  if (size == I2C_SMBUS_I2C_BLOCK_BROKEN && reads) data.block[0] = I2C_SMBUS_BLOCK_MAX;
  if (size == I2C_SMBUS_I2C_BLOCK_BROKEN) size = I2C_SMBUS_I2C_BLOCK_DATA;
  int status = smbus(fd, call.command, size, reads, writes, data.block);
  return status == 0 && reads ? copy_out(call.data, &data, smbus_data_size(size)) : status;
}

int i2c_ioctl(int fd, uint32_t request, void *argument) {
  uintptr_t value = (uintptr_t)argument;
  switch (request) {
    case I2C_SLAVE:
    case I2C_SLAVE_FORCE:
      return value > MAX_ADDRESS ? -EINVAL : device_set(fd, SLAVE_KEY, (uint32_t)value);
    case I2C_TENBIT:
    case I2C_PEC:
      return value ? -EOPNOTSUPP : 0;
    case I2C_RETRIES:
    case I2C_TIMEOUT:
      return value > INT_MAX ? -EINVAL : 0;
    case I2C_FUNCS:
      return copy_out(argument, &functions, sizeof functions);
    case I2C_RDWR:
      return read_write(fd, argument);
    case I2C_SMBUS:
      return smbus_call(fd, argument);
    default:
      return -ENOTTY;
  }
}

ssize_t i2c_read(int fd, void *bytes, size_t count) { return single(fd, I2C_M_RD, bytes, count); }

ssize_t i2c_write(int fd, const void *bytes, size_t count) {
  if (!is_readable(bytes, count < MOST_I2C_BYTES ? count : MOST_I2C_BYTES)) return -EFAULT;
  return single(fd, 0, (void *)bytes, count);
}
