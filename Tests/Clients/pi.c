// SPDX-License-Identifier: Apache-2.0
//
// The parts of a Raspberry Pi's kernel that programs use apart from /dev/i2c-1: listings, C streams, SPI
// modes, and the GPIO chip by the first version of its interface, with outputs; one is a chip select.
//
// The board has a LIS331DLH on I2C whose INT1 is line 17, one on SPI at 0.0, and one at 0.1 whose chip
// select is line 5. An argument leaves out the listings.

#include <dirent.h>
#include <fcntl.h>
#include <glob.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <linux/spi/spidev.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

static int chip, bus;

static void check_text(const char *name, const char *expected, const char *actual) {
  if (strcmp(expected, actual) == 0) return check(name, 0, 0);
  check(name, 0, 1);
  printf("  %s instead of %s\n", actual, expected);
}

// MARK: Listings and streams

static const char *const names[] = {"gpiochip0", "i2c-1", "spidev0.0", "spidev0.1"};
enum { NAMES = 4 };

static int is_device(const struct dirent *entry) {
  for (int i = 0; i < NAMES; i++) {
    if (strcmp(entry->d_name, names[i]) == 0) return entry->d_type == DT_CHR;
  }
  return 0;
}

static void listings(void) {
  DIR *stream = opendir("/dev");
  int count = 0, others = 0;
  for (int pass = 0; pass < 2; pass++) {
    for (struct dirent *entry; (entry = readdir(stream));) {
      count += is_device(entry);
      others += strcmp(entry->d_name, "null") == 0;
    }
    check("the end", 1, !readdir(stream));
    rewinddir(stream);
  }
  closedir(stream);
  check("listed, twice", 2 * NAMES, count);
  check("beside the system's", 2, others);
  stream = fdopendir(open("/dev", O_RDONLY));
  for (count = 0; (stream && readdir(stream));) count++;
  check("by a descriptor", 1, count > NAMES);
  closedir(stream);
  stream = opendir("/");
  for (struct dirent *entry; (entry = readdir(stream));) check("elsewhere", 0, is_device(entry));
  closedir(stream);
  struct dirent **list;
  check("scandir", NAMES, scandir("/dev", &list, is_device, alphasort));
  for (int i = 0; i < NAMES; i++) check_text("in order", names[i], list[i]->d_name), free(list[i]);
  free(list);
  glob_t found;
  check("glob", 0, glob("/dev/spi*", 0, NULL, &found));
  check("finds two", 2, found.gl_pathc);
  check_text("by their paths", "/dev/spidev0.1", found.gl_pathv[1]);
  globfree(&found);
  check("of what there is not", GLOB_NOMATCH, glob("/dev/i2c-7*", 0, NULL, &found));
}

static void streams(void) {
  FILE *stream = fopen("/dev/i2c-1", "r+b");
  if (!stream) return check("a stream", 1, 0);
  setbuf(stream, NULL);
  check("has a descriptor", 0, ioctl(fileno(stream), I2C_SLAVE, 0x18));
  check("writes", 0x0F, putc(0x0F, stream));
  fflush(stream);
  check("reads", 0x32, getc(stream));
  check("closes", 0, fclose(stream));
  int fd = open("/dev/i2c-1", O_RDWR);
  ioctl(fd, I2C_SLAVE, 0x19);
  stream = fdopen(fd, "w");
  check("of a descriptor", fd, fileno(stream));
  putc(0x0F, stream);
  check("nobody there", -EREMOTEIO, RESULT(fflush(stream)));
  clearerr(stream);
  fclose(stream);
  check("is closed with it", -EBADF, RESULT(ioctl(fd, I2C_SLAVE, 0x18)));
  errno = 0;
  check("of a device that there is not", 1, !fopen("/dev/i2c-9", "r"));
  check("errno", ENOENT, errno);
}

// MARK: SPI

static int first, second;

static int set_mode(int fd, uint32_t mode) { return RESULT(ioctl(fd, SPI_IOC_WR_MODE32, &mode)); }

static uint32_t mode_of(int fd) {
  uint32_t mode = 99;
  ioctl(fd, SPI_IOC_RD_MODE32, &mode);
  return mode;
}

// Writes bytes, then reads one in the same message.
static int transfer(int fd, const void *bytes, uint32_t count) {
  uint8_t answer = 0;
  struct spi_ioc_transfer transfers[2] = {
      {.tx_buf = (uintptr_t)bytes, .len = count}, {.rx_buf = (uintptr_t)&answer, .len = 1}};
  int result = RESULT(ioctl(fd, SPI_IOC_MESSAGE(2), transfers));
  return result < 0 ? result : answer;
}

static int identity(int fd) { return transfer(fd, "\x8F", 1); }

static void modes(void) {
  check("a mode", 0, set_mode(first, SPI_MODE_3));
  check("identity", 0x32, identity(first));
  check("chip select high", 0, set_mode(first, SPI_MODE_3 | SPI_CS_HIGH));
  check("is the hardware's business", SPI_MODE_3, mode_of(first));
  check("identity", 0x32, identity(first));
  check("no chip select", 0, set_mode(first, SPI_MODE_3 | SPI_NO_CS));
  check("is kept", SPI_MODE_3 | SPI_NO_CS, mode_of(first));
  check("nobody listens", 0xFF, identity(first));
  uint8_t byte;
  check("by eight bits", 0, ioctl(first, SPI_IOC_RD_MODE, &byte));
  check("too", SPI_MODE_3 | SPI_NO_CS, byte);
  check("several wires are dropped", 0, set_mode(first, SPI_MODE_3 | SPI_TX_QUAD));
  check("dropped", SPI_MODE_3, mode_of(first));
  check("a loop", -EINVAL, set_mode(first, SPI_MODE_3 | SPI_LOOP));
  check("the lowest bit first", -EINVAL, set_mode(first, SPI_LSB_FIRST));
  check("as before", SPI_MODE_3, mode_of(first));

  // With SIM in CTRL_REG4 set, the chip uses one data wire, and cannot be read with two; nor vice versa.
  check("SIM", 2, write(first, "\x23\x01", 2));
  check("is not heard on the other wire", 0xFF, identity(first));
  check("one wire", 0, set_mode(first, SPI_MODE_3 | SPI_3WIRE));
  check("identity", 0x32, identity(first));
  uint8_t bytes[2] = {0x8F}, answer[2];
  struct spi_ioc_transfer both = {
      .tx_buf = (uintptr_t)bytes, .rx_buf = (uintptr_t)answer, .len = 2};
  check("both ways at once", -EINVAL, RESULT(ioctl(first, SPI_IOC_MESSAGE(1), &both)));
  check("SIM off", 2, write(first, "\x23\x00", 2));
  check("is not heard on that wire", 0xFF, identity(first));
  set_mode(first, SPI_MODE_3);
  check("identity", 0x32, identity(first));
}

// MARK: GPIO

static int handle(uint32_t line, uint32_t flags, int value) {
  struct gpiohandle_request request = {
      .lineoffsets = {line}, .flags = flags, .default_values = {(uint8_t)value}, .lines = 1};
  strcpy(request.consumer_label, "test");
  int result = RESULT(ioctl(chip, GPIO_GET_LINEHANDLE_IOCTL, &request));
  return result < 0 ? result : request.fd;
}

static int level(int fd) {
  struct gpiohandle_data data;
  int result = RESULT(ioctl(fd, GPIOHANDLE_GET_LINE_VALUES_IOCTL, &data));
  return result < 0 ? result : data.values[0];
}

static int put(int fd, uint8_t value) {
  struct gpiohandle_data data = {.values = {value}};
  return RESULT(ioctl(fd, GPIOHANDLE_SET_LINE_VALUES_IOCTL, &data));
}

static void handles(void) {
  struct gpioline_info info = {.line_offset = 17};
  check("a line", 0, ioctl(chip, GPIO_GET_LINEINFO_IOCTL, &info));
  check_text("its name", "LIS331DLH.INT1", info.name);
  check("free", 0, info.flags);
  info.line_offset = 54;
  check("beyond the last", -EINVAL, RESULT(ioctl(chip, GPIO_GET_LINEINFO_IOCTL, &info)));
  check("input and output", -EINVAL,
      handle(7, GPIOHANDLE_REQUEST_INPUT | GPIOHANDLE_REQUEST_OUTPUT, 0));
  check("an unknown flag", -EINVAL, handle(7, 1 << 20, 0));
  int fd = handle(7, GPIOHANDLE_REQUEST_OUTPUT, 1);
  check("an output", 1, fd >= 0);
  check("from the beginning", 1, level(fd));
  check("in use", -EBUSY, handle(7, GPIOHANDLE_REQUEST_INPUT, 0));
  check("set", 0, put(fd, 0));
  check("low", 0, level(fd));
  info = (struct gpioline_info){.line_offset = 7};
  ioctl(chip, GPIO_GET_LINEINFO_IOCTL, &info);
  check("in use, an output", GPIOLINE_FLAG_KERNEL | GPIOLINE_FLAG_IS_OUT, info.flags);
  check_text("by whom", "test", info.consumer);
  struct gpiohandle_config config = {.flags = GPIOHANDLE_REQUEST_INPUT};
  check("an input from now on", 0, ioctl(fd, GPIOHANDLE_SET_CONFIG_IOCTL, &config));
  check("is not set", -EPERM, put(fd, 1));
  char byte[16];
  check("a handle is not read", -EINVAL, RESULT(read(fd, byte, sizeof byte)));
  close(fd);
  fd = handle(7, GPIOHANDLE_REQUEST_OUTPUT | GPIOHANDLE_REQUEST_ACTIVE_LOW, 1);
  check("active", 1, level(fd));
  close(fd);

  struct gpio_v2_line_request wanted = {.offsets = {7, 8}, .num_lines = 2};
  wanted.config.flags = GPIO_V2_LINE_FLAG_OUTPUT;
  wanted.config.num_attrs = 1;
  wanted.config.attrs[0].attr.id = GPIO_V2_LINE_ATTR_ID_OUTPUT_VALUES;
  wanted.config.attrs[0].attr.values = 2;
  wanted.config.attrs[0].mask = 3;
  check("two by the second version", 0, ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &wanted));
  struct gpio_v2_line_values values = {.mask = 3};
  ioctl(wanted.fd, GPIO_V2_LINE_GET_VALUES_IOCTL, &values);
  check("their values", 2, values.bits);
  values = (struct gpio_v2_line_values){.mask = 1, .bits = 1};
  check("set one", 0, ioctl(wanted.fd, GPIO_V2_LINE_SET_VALUES_IOCTL, &values));
  values = (struct gpio_v2_line_values){.mask = 3};
  ioctl(wanted.fd, GPIO_V2_LINE_GET_VALUES_IOCTL, &values);
  check("both", 3, values.bits);
  close(wanted.fd);
}

static void events(void) {
  struct gpioevent_request request = {.lineoffset = 17, .handleflags = GPIOHANDLE_REQUEST_INPUT,
      .eventflags = GPIOEVENT_REQUEST_RISING_EDGE};
  check("edges", 0, ioctl(chip, GPIO_GET_LINEEVENT_IOCTL, &request));
  ioctl(bus, I2C_SLAVE, 0x18);
  // Data ready at INT1; 50 Hz.
  if (write(bus, "\x22\x02", 2) != 2 || write(bus, "\x20\x27", 2) != 2) perror("write");
  struct pollfd entry = {.fd = request.fd, .events = POLLIN};
  check("one comes", 1, poll(&entry, 1, 5000));
  struct gpioevent_data event = {0};
  check("of sixteen bytes", 16, read(request.fd, &event, sizeof event));
  check("rising", GPIOEVENT_EVENT_RISING_EDGE, event.id);
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t age = now.tv_sec * INT64_C(1000000000) + now.tv_nsec - (int64_t)event.timestamp;
  check("lately", 1, age >= 0 && age < INT64_C(2000000000));
  check("high", 1, level(request.fd));
  check("is not set", -EINVAL, put(request.fd, 1));
  check("room for less", -EINVAL, RESULT(read(request.fd, &event, 15)));
  close(request.fd);
}

// The chip at 0.1 is selected only by line 5.
static void select_by_line(void) {
  check("not selected", 0xFF, identity(second));
  int line = handle(5, GPIOHANDLE_REQUEST_OUTPUT, 1);
  check("high", 0xFF, identity(second));
  put(line, 0);
  check("low", 0x32, identity(second));
  put(line, 1), put(line, 0);
  // One frame, in separate messages.
  check("a command", 1, write(second, "\x8F", 1));
  uint8_t byte = 0;
  check("and its answer", 1, read(second, &byte, 1));
  check("identity", 0x32, byte);
  put(line, 1), put(line, 0);
  // Through the bus's other device, without its chip select.
  set_mode(first, SPI_MODE_3 | SPI_NO_CS);
  check("by the other device", 0x32, identity(first));
  set_mode(first, SPI_MODE_3);
  check("both at once", -EIO, identity(first));
  close(line);
  check("released", 0xFF, identity(second));
  check("the other one", 0x32, identity(first));
}

int main(int count, char **arguments) {
  (void)arguments;
  chip = open("/dev/gpiochip0", O_RDWR | O_CLOEXEC);
  bus = open("/dev/i2c-1", O_RDWR);
  first = open("/dev/spidev0.0", O_RDWR);
  second = open("/dev/spidev0.1", O_RDWR);
  if (chip < 0 || bus < 0 || first < 0 || second < 0) return perror("open"), 1;
  if (count == 1) listings();
  streams();
  modes();
  handles();
  events();
  select_by_line();
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
