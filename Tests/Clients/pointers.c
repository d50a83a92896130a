// SPDX-License-Identifier: Apache-2.0
//
// A program that passes invalid pointers, for which a kernel returns EFAULT. The board has a LIS331DLH at
// 0x18, another on the chip select 0.0, and line 17 on the first one's INT1.

#include <fcntl.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <linux/spi/spidev.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

static int i2c, spi, chip, lines;
// Two pages, of which the second is inaccessible, and then a read-only page.
static uint8_t *page, *edge, *readable;

// What every call says to a pointer to nothing, to what ends in the middle, and to the last page.
static void *bad[3];
static const char *const kinds[3] = {"low", "torn", "kernel's"};

static void expect(const char *name, int which, long long result) {
  char full[80];
  snprintf(full, sizeof full, "%s: %s", name, kinds[which]);
  check(full, -EFAULT, result);
}

#define EXPECT(name, call)                                   \
  for (int k = 0; k < 3; k++) {                              \
    void *at = bad[k];                                       \
    expect(name, k, RESULT(call));                           \
  }

static long long transfer(struct i2c_msg *messages, unsigned count) {
  struct i2c_rdwr_ioctl_data call = {messages, count};
  return RESULT(ioctl(i2c, I2C_RDWR, &call));
}

static long long smbus(uint8_t direction, uint32_t size, void *data) {
  struct i2c_smbus_ioctl_data call = {direction, 0x0F, size, data};
  return RESULT(ioctl(i2c, I2C_SMBUS, &call));
}

static long long message(const void *out, void *in, uint32_t length) {
  struct spi_ioc_transfer transfer = {
      .tx_buf = (uintptr_t)out, .rx_buf = (uintptr_t)in, .len = length};
  return RESULT(ioctl(spi, SPI_IOC_MESSAGE(1), &transfer));
}

static void plain(void) {
  struct iovec piece = {.iov_len = 6}, good[2] = {{page, 1}, {.iov_len = 6}};
  for (int k = 0; k < 3; k++) {
    piece.iov_base = good[1].iov_base = bad[k];
    expect("a piece to read", k, RESULT(readv(i2c, &piece, 1)));
    expect("a piece to write", k, RESULT(writev(i2c, &piece, 1)));
    check("what went before it", 1, RESULT(readv(i2c, good, 2)));
  }
  EXPECT("read", read(i2c, at, 6));
  EXPECT("write", write(i2c, at, 6));
  EXPECT("pread", pread(i2c, at, 6, 0));
  EXPECT("pwrite", pwrite(i2c, at, 6, 0));
  EXPECT("readv", readv(i2c, at, 1));
  EXPECT("writev", writev(i2c, at, 1));
  EXPECT("preadv", preadv(i2c, at, 1, 0));
  EXPECT("pwritev", pwritev(i2c, at, 1, 0));
  check("read into what can be read", -EFAULT, RESULT(read(i2c, readable, 6)));
  check("write from it", 6, RESULT(write(i2c, readable, 6)));
  check("read up to the edge", 6, RESULT(read(i2c, edge - 6, 6)));
  check("write nothing", 0, RESULT(write(i2c, bad[0], 0)));
}

static void messages(void) {
  EXPECT("I2C_RDWR", ioctl(i2c, I2C_RDWR, at));
  EXPECT("its messages", transfer(at, 2));
  for (int k = 0; k < 3; k++) {
    struct i2c_msg one = {.addr = 0x18, .len = 6, .buf = bad[k]};
    expect("what a message writes", k, transfer(&one, 1));
    one.flags = I2C_M_RD;
    expect("what a message reads", k, transfer(&one, 1));
    one.flags = I2C_M_RD | I2C_M_RECV_LEN, one.len = 40;
    expect("a message of unknown length", k, transfer(&one, 1));
  }
  struct i2c_msg one = {.addr = 0x18, .flags = I2C_M_RD, .len = 6, .buf = readable};
  check("a message into what can be read", -EFAULT, transfer(&one, 1));
  EXPECT("I2C_FUNCS", ioctl(i2c, I2C_FUNCS, at));
  EXPECT("I2C_SMBUS", ioctl(i2c, I2C_SMBUS, at));
  EXPECT("SMBus: a byte", smbus(I2C_SMBUS_READ, I2C_SMBUS_BYTE, k == 1 ? edge : at));
  EXPECT("SMBus: a register", smbus(I2C_SMBUS_READ, I2C_SMBUS_BYTE_DATA, k == 1 ? edge : at));
  EXPECT("SMBus: a register set", smbus(I2C_SMBUS_WRITE, I2C_SMBUS_BYTE_DATA, k == 1 ? edge : at));
  EXPECT("SMBus: a word", smbus(I2C_SMBUS_READ, I2C_SMBUS_WORD_DATA, k == 1 ? edge - 1 : at));
  EXPECT("SMBus: a call", smbus(I2C_SMBUS_WRITE, I2C_SMBUS_PROC_CALL, k == 1 ? edge - 1 : at));
  EXPECT("SMBus: a block written", smbus(I2C_SMBUS_WRITE, I2C_SMBUS_BLOCK_DATA, at));
  EXPECT("SMBus: an I2C block", smbus(I2C_SMBUS_READ, I2C_SMBUS_I2C_BLOCK_DATA, at));
  EXPECT("SMBus: an old I2C block", smbus(I2C_SMBUS_READ, I2C_SMBUS_I2C_BLOCK_BROKEN, at));
  check("SMBus: no data", -EINVAL, smbus(I2C_SMBUS_READ, I2C_SMBUS_BYTE_DATA, NULL));
  check("SMBus: none needed", 0, smbus(I2C_SMBUS_WRITE, I2C_SMBUS_BYTE, bad[0]));
  check("SMBus: up to the edge", 0, smbus(I2C_SMBUS_READ, I2C_SMBUS_BYTE_DATA, edge - 1));
  check("its answer", 0x32, edge[-1]);
}

static void frames(void) {
  EXPECT("SPI read", read(spi, at, 6));
  EXPECT("SPI write", write(spi, at, 6));
  EXPECT("SPI_IOC_MESSAGE", ioctl(spi, SPI_IOC_MESSAGE(2), at));
  EXPECT("what a transfer sends", message(at, NULL, 6));
  EXPECT("what a transfer receives", message(NULL, at, 6));
  static const struct { const char *name; unsigned long request; } settings[] = {
      {"SPI_IOC_RD_MODE", SPI_IOC_RD_MODE},
      {"SPI_IOC_RD_MODE32", SPI_IOC_RD_MODE32},
      {"SPI_IOC_RD_LSB_FIRST", SPI_IOC_RD_LSB_FIRST},
      {"SPI_IOC_RD_BITS_PER_WORD", SPI_IOC_RD_BITS_PER_WORD},
      {"SPI_IOC_RD_MAX_SPEED_HZ", SPI_IOC_RD_MAX_SPEED_HZ},
      {"SPI_IOC_WR_MODE", SPI_IOC_WR_MODE},
      {"SPI_IOC_WR_MODE32", SPI_IOC_WR_MODE32},
      {"SPI_IOC_WR_LSB_FIRST", SPI_IOC_WR_LSB_FIRST},
      {"SPI_IOC_WR_BITS_PER_WORD", SPI_IOC_WR_BITS_PER_WORD},
      {"SPI_IOC_WR_MAX_SPEED_HZ", SPI_IOC_WR_MAX_SPEED_HZ},
  };
  for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
    for (int k = 0; k < 3; k++) {
      expect(settings[i].name, k, RESULT(ioctl(spi, settings[i].request, k == 1 ? edge : bad[k])));
    }
  }
}

static void pins(void) {
  EXPECT("GPIO_GET_CHIPINFO", ioctl(chip, GPIO_GET_CHIPINFO_IOCTL, at));
  EXPECT("GPIO_V2_GET_LINEINFO", ioctl(chip, GPIO_V2_GET_LINEINFO_IOCTL, at));
  EXPECT("GPIO_V2_GET_LINE", ioctl(chip, GPIO_V2_GET_LINE_IOCTL, at));
  EXPECT("GPIO_V2_LINE_SET_CONFIG", ioctl(lines, GPIO_V2_LINE_SET_CONFIG_IOCTL, at));
  EXPECT("GPIO_V2_LINE_GET_VALUES", ioctl(lines, GPIO_V2_LINE_GET_VALUES_IOCTL, at));
  EXPECT("GPIO_V2_LINE_SET_VALUES", ioctl(lines, GPIO_V2_LINE_SET_VALUES_IOCTL, at));
  EXPECT("GPIO_GET_LINEINFO", ioctl(chip, GPIO_GET_LINEINFO_IOCTL, at));
  EXPECT("GPIO_GET_LINEHANDLE", ioctl(chip, GPIO_GET_LINEHANDLE_IOCTL, at));
  EXPECT("GPIO_GET_LINEEVENT", ioctl(chip, GPIO_GET_LINEEVENT_IOCTL, at));
  struct gpiohandle_request handle = {.lineoffsets = {7}, .lines = 1};
  check("a handle", 0, RESULT(ioctl(chip, GPIO_GET_LINEHANDLE_IOCTL, &handle)));
  EXPECT("GPIOHANDLE_GET_LINE_VALUES", ioctl(handle.fd, GPIOHANDLE_GET_LINE_VALUES_IOCTL, at));
  EXPECT("GPIOHANDLE_SET_LINE_VALUES", ioctl(handle.fd, GPIOHANDLE_SET_LINE_VALUES_IOCTL, at));
  EXPECT("GPIOHANDLE_SET_CONFIG", ioctl(handle.fd, GPIOHANDLE_SET_CONFIG_IOCTL, at));
  close(handle.fd);
  // A program that cannot receive its lines' descriptor has no lines.
  struct gpio_v2_line_request wanted = {.offsets = {3}, .num_lines = 1};
  wanted.config.flags = GPIO_V2_LINE_FLAG_INPUT;
  mprotect(page, 4096, PROT_READ | PROT_WRITE);
  memcpy(page, &wanted, sizeof wanted);
  mprotect(page, 4096, PROT_READ);
  check("lines that nobody learns of", -EFAULT, RESULT(ioctl(chip, GPIO_V2_GET_LINE_IOCTL, page)));
  mprotect(page, 4096, PROT_READ | PROT_WRITE);
  check("are free", 0, RESULT(ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &wanted)));

  // An edge is pending: the accelerometer at 1000 Hz, with data ready on INT1.
  uint8_t control[] = {0x22, 0x02}, on[] = {0x20, 0x3F};
  if (write(i2c, control, 2) != 2 || write(i2c, on, 2) != 2) perror("write");
  struct pollfd entry = {.fd = lines, .events = POLLIN};
  for (int k = 0; k < 3; k++) {
    uint8_t command = 0xA8, bytes[6];
    check("an edge", 1, poll(&entry, 1, 5000));
    expect("an edge read", k, RESULT(read(lines, bad[k], sizeof(struct gpio_v2_line_event))));
    if (write(i2c, &command, 1) != 1 || read(i2c, bytes, 6) != 6) perror("fetch");
  }
}

static void paths(void) {
  // The path that runs into the inaccessible page has no readable end.
  memset(edge - 8, 'x', 8);
  EXPECT("open", open(at, O_RDWR));
  EXPECT("openat", openat(AT_FDCWD, at, O_RDWR));
  EXPECT("access", access(at, R_OK));
  struct stat status;
  EXPECT("stat's path", stat(at, &status));
  EXPECT("lstat's path", lstat(at, &status));
  EXPECT("stat", stat("/dev/i2c-1", at));
  EXPECT("fstat", fstat(i2c, at));
  EXPECT("statx", statx(i2c, "", AT_EMPTY_PATH, STATX_BASIC_STATS, at));
  check("a path that is too long", -ENAMETOOLONG,
      RESULT(open(memset(page, 'x', 4096 - 1) ? (char *)page : NULL, O_RDWR)));
}

static void waits(void) {
  EXPECT("poll", poll(at, 1, 0));
  EXPECT("select", select(i2c + 1, at, NULL, NULL, &(struct timeval){0}));
  EXPECT("nanosleep", nanosleep(at, NULL));
  EXPECT("clock_nanosleep", -clock_nanosleep(CLOCK_MONOTONIC, 0, at, NULL));
}

int main(void) {
  page = mmap(NULL, 3 * 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  edge = page + 4096;
  readable = edge + 4096;
  // The second register is no output, which a write goes on with.
  memset(readable, 0x0F, 4096);
  mprotect(edge, 4096, PROT_NONE);
  mprotect(readable, 4096, PROT_READ);
  bad[0] = (void *)0x10;
  bad[1] = edge - 1;
  bad[2] = (void *)(UINTPTR_MAX - 4095);

  i2c = open("/dev/i2c-1", O_RDWR);
  spi = open("/dev/spidev0.0", O_RDWR);
  chip = open("/dev/gpiochip0", O_RDWR);
  struct gpio_v2_line_request wanted = {.offsets = {17}, .num_lines = 1};
  wanted.config.flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING;
  if (ioctl(i2c, I2C_SLAVE, 0x18) < 0 || ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &wanted) < 0) {
    return perror("open"), 1;
  }
  lines = wanted.fd;
  plain();
  messages();
  frames();
  pins();
  paths();
  waits();
  uint8_t identity = 0x0F;
  check("still alive", 1, write(i2c, &identity, 1));
  check("and well", 1, read(i2c, &identity, 1));
  check("after all", 0x32, identity);
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
