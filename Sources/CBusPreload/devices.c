// SPDX-License-Identifier: Apache-2.0
//
// The devices and directories that the environment describes:
//
//   PROOFMASS_DEVICES  lines PATH=NAME@SOCKET; the first of several with one PATH counts
//   PROOFMASS_SYSFS    directories, one a line, that stand for /sys/class/i2c-dev
//
// Both are read once, into static memory: malloc may be what makes the first call.

#include "preload.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysmacros.h>
#include <unistd.h>

enum { MAX_DEVICES = 128, MAX_DIRECTORIES = 16, MAX_CHIPS = 8 };

// The last has no number of its own: it is the first that the kernel gives away.
enum { I2C_MAJOR = 89, SPI_MAJOR = 153, GPIO_MAJOR = 254 };

static struct device devices[MAX_DEVICES];
// Of each GPIO chip, what holds its lines, and the way to ask about them.
static struct device lines[MAX_CHIPS];
static struct board boards[MAX_CHIPS];
static int chip_count;
static const char *directories[MAX_DIRECTORIES];
static int device_count;
static int directory_count;

static bool parse_chip(const char *path, struct device *device) {
  // No path that a program could open.
  static char names[MAX_CHIPS][64];
  unsigned number = 0;
  if (chip_count == MAX_CHIPS || sscanf(path, "/dev/gpiochip%u", &number) != 1) return false;
  struct board *board = &boards[chip_count];
  *board = (struct board){
      .device = {.path = "board", .socket = device->socket, .kind = BOARD}, .connection = -1};
  snprintf(names[chip_count], sizeof names[0], "lines:/dev/gpiochip%u", number);
  lines[chip_count] = (struct device){.path = names[chip_count],
      .name = device->name,
      .socket = device->socket,
      .kind = GPIO_LINES,
      .board = board};
  device->kind = GPIO_CHIP;
  device->number = makedev(GPIO_MAJOR, number);
  device->requests = &lines[chip_count++];
  return true;
}

// Fills in the device that a line describes, cutting the line into strings.
static bool parse_device(char *line, struct device *device) {
  char *name = strchr(line, '=');
  char *socket = name ? strchr(name, '@') : NULL;
  if (!socket || line[0] != '/' || !socket[1]) return false;
  *name++ = '\0';
  *socket++ = '\0';
  *device = (struct device){.path = line, .name = name, .socket = socket};

  unsigned bus = 0, chip = 0;
  if (strncmp(name, "i2c", 3) == 0) {
    device->kind = I2C_BUS;
    sscanf(line, "/dev/i2c-%u", &bus);
    device->number = makedev(I2C_MAJOR, bus);
    return true;
  }
  if (strcmp(name, "gpio") == 0) return parse_chip(line, device);
  device->kind = SPI_SELECT;
  sscanf(line, "/dev/spidev%u.%u", &bus, &chip);
  device->number = makedev(SPI_MAJOR, bus << 8 | chip);
  return strncmp(name, "spi", 3) == 0;
}

// Copies a variable; of one that is too long, the lines that fit.
static char *copy_variable(const char *variable, char *room, size_t size) {
  const char *value = getenv(variable);
  size_t length = value ? strlen(value) : 0;
  if (length >= size) {
    length = size - 1;
    while (length > 0 && value[length] != '\n') length--;
  }
  if (length) memcpy(room, value, length);
  room[length] = '\0';
  return room;
}

static void read_environment(void) {
  static char device_lines[32 * 1024], directory_lines[16 * 1024];
  char *rest = copy_variable("PROOFMASS_DEVICES", device_lines, sizeof device_lines);
  for (char *line; (line = strsep(&rest, "\n")) && device_count < MAX_DEVICES;) {
    if (parse_device(line, &devices[device_count])) device_count++;
  }
  rest = copy_variable("PROOFMASS_SYSFS", directory_lines, sizeof directory_lines);
  for (char *line; (line = strsep(&rest, "\n")) && directory_count < MAX_DIRECTORIES;) {
    if (line[0] == '/') directories[directory_count++] = line;
  }
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

const struct device *find_device(const char *path) {
  pthread_once(&once, read_environment);
  if (!path) return NULL;
  for (int i = 0; i < device_count; i++) {
    if (strcmp(path, devices[i].path) == 0) return &devices[i];
  }
  return NULL;
}

const struct device *find_named(const char *path) {
  const struct device *device = find_device(path);
  for (int i = 0; !device && i < chip_count; i++) {
    if (strcmp(path, lines[i].path) == 0) device = &lines[i];
  }
  return device;
}

bool is_gpio_chip(dev_t number) {
  pthread_once(&once, read_environment);
  for (int i = 0; i < device_count; i++) {
    if (devices[i].kind == GPIO_CHIP && devices[i].number == number) return true;
  }
  return false;
}

const char *redirected(const char *path, char *room) {
  static const char prefix[] = "/sys/class/i2c-dev";
  size_t length = sizeof prefix - 1;
  if (!path || strncmp(path, prefix, length) != 0) return path;
  if (path[length] != '\0' && path[length] != '/') return path;

  pthread_once(&once, read_environment);
  int before = errno;
  for (int i = 0; i < directory_count; i++) {
    int written = snprintf(room, PATH_MAX, "%s%s", directories[i], path + length);
    if (written < PATH_MAX && NEXT(access)(room, F_OK) == 0) return room;
  }
  errno = before;
  return path;
}
