// SPDX-License-Identifier: Apache-2.0
//
// The devices and directories that the environment describes:
//
//   PROOFMASS_DEVICES  lines PATH=NAME@SOCKET; of several with one PATH, the first applies
//   PROOFMASS_SYSFS    directories, one per line, that replace /sys/class/i2c-dev
//   PROOFMASS_FILES    lines PATH=FILE: files that replace others; of several with one PATH, the first applies
//   PROOFMASS_GPIO_CLASS  a directory with the folders of /sys/class/gpio (line_files.c)
//   PROOFMASS_SLEEP    the socket of the board whose time is the program's, and which its waits advance
//
// They are read once, into separately allocated memory, because malloc may make the first call. If
// several threads make the first call at the same time, all of them read, and one result is used.

#include "preload.h"

#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <sys/sysmacros.h>
#include <unistd.h>

// Device numbers. GPIO chips have no fixed major number: 254 is the first that the kernel assigns.
enum { I2C_MAJOR = 89, SPI_MAJOR = 153, GPIO_MAJOR = 254 };

struct described {
  struct device device;
  // For a GPIO chip: the devices of its requested lines, and the connection for requests about them.
  struct device lines[3];
  struct board board;
  char lines_paths[3][40];
};

struct environment {
  size_t size;
  size_t directory_count;
  size_t file_count;
  size_t device_count;
  const char **directories;
  const char **files;  // PATH and FILE alternately
  // The directory of /sys/class/gpio, and the files that belong to the first GPIO chip; NULL where there is
  // none.
  const char *line_directory;
  struct line_files *line_files;
  struct board board;  // that of PROOFMASS_SLEEP; without a socket where time is not virtual
  struct described devices[];
};

const char *variable(const char *name) {
  for (char **entry = __environ; entry && *entry; entry++) {
    const char *rest = text_after(*entry, name);
    if (rest && *rest == '=') return rest[1] ? rest + 1 : NULL;
  }
  return NULL;
}

static void describe_chip(struct described *described) {
  described->board = (struct board){
      .device = {.path = "board", .socket = described->device.socket, .kind = BOARD},
      .connection = -1};
  for (int i = 0; i < 3; i++) {
    // Paths that no program can open.
    static const char *const starts[] = {
        "lines:/dev/gpiochip", "handle:/dev/gpiochip", "event:/dev/gpiochip"};
    put_number(put_text(described->lines_paths[i], starts[i]), minor(described->device.number), 10);
    described->lines[i] = (struct device){.path = described->lines_paths[i],
        .name = described->device.name,
        .socket = described->device.socket,
        .kind = GPIO_LINES + (enum device_kind)i,
        .board = &described->board};
  }
  described->device.requests = described->lines;
}

// Replaces the next occurrence of a character by a zero; returns the rest of the line, or NULL.
static char *cut(char *line, char character) {
  char *end = (char *)text_find(line, character);
  if (!end) return NULL;
  *end = '\0';
  return end + 1;
}

// Reads a device from a line, which is split into strings.
static bool parse_device(char *line, struct described *described) {
  char *name = cut(line, '=');
  char *socket = name ? cut(name, '@') : NULL;
  if (!socket || line[0] != '/' || !socket[0]) return false;
  struct device *device = &described->device;
  *device = (struct device){.path = line, .name = name, .socket = socket};

  uint64_t bus = 0, chip = 0;
  const char *rest;
  if (text_after(name, "i2c")) {
    device->kind = I2C_BUS;
    if ((rest = text_after(line, "/dev/i2c-"))) text_number(rest, 10, &bus);
    device->number = makedev(I2C_MAJOR, (unsigned)bus);
  } else if (text_equal(name, "gpio")) {
    device->kind = GPIO_CHIP;
    if ((rest = text_after(line, "/dev/gpiochip"))) text_number(rest, 10, &bus);
    device->number = makedev(GPIO_MAJOR, (unsigned)bus);
    describe_chip(described);
  } else {
    device->kind = SPI_SELECT;
    rest = text_after(line, "/dev/spidev");
    if (rest) rest = text_number(rest, 10, &bus);
    if (rest && *rest == '.') text_number(rest + 1, 10, &chip);
    device->number = makedev(SPI_MAJOR, (unsigned)(bus << 8 | chip));
    return text_after(name, "spi");
  }
  return true;
}

static size_t count_lines(const char *text) {
  size_t count = 1;
  for (; *text; text++) count += *text == '\n';
  return count;
}

static void describe_class(struct environment *environment, const char *directory) {
  const struct device *chip = NULL;
  for (size_t i = 0; !chip && i < environment->device_count; i++) {
    if (environment->devices[i].device.kind == GPIO_CHIP) chip = &environment->devices[i].device;
  }
  struct line_files *files = chip ? allocate(sizeof *files) : NULL;
  if (!files) return;
  describe_line_files(files, chip);
  environment->line_directory = directory;
  environment->line_files = files;
}

static struct environment *read_environment(void) {
  const char *texts[] = {variable("PROOFMASS_DEVICES"), variable("PROOFMASS_SYSFS"),
      variable("PROOFMASS_SLEEP"), variable("PROOFMASS_FILES"), variable("PROOFMASS_GPIO_CLASS")};
  enum { TEXTS = sizeof texts / sizeof texts[0] };
  size_t text_size = 0;
  for (int i = 0; i < TEXTS; i++) {
    if (!texts[i]) texts[i] = "";
    text_size += text_length(texts[i]) + 1;
  }
  size_t list = sizeof(struct environment) + count_lines(texts[0]) * sizeof(struct described);
  size_t directories = count_lines(texts[1]);
  size_t names = (directories + 2 * count_lines(texts[3])) * sizeof(char *);
  struct environment *environment = allocate(list + names + text_size);
  if (!environment) return NULL;
  environment->size = list + names + text_size;
  environment->directories = (const char **)((char *)environment + list);
  environment->files = environment->directories + directories;

  char *copies[TEXTS], *end = (char *)environment + list + names;
  for (int i = 0; i < TEXTS; i++) {
    copies[i] = end;
    end = put_text(end, texts[i]) + 1;
  }
  for (char *line = copies[0], *next; line; line = next) {
    next = cut(line, '\n');
    struct described *described = &environment->devices[environment->device_count];
    if (parse_device(line, described)) environment->device_count++;
  }
  for (char *line = copies[1], *next; line; line = next) {
    next = cut(line, '\n');
    if (line[0] == '/') environment->directories[environment->directory_count++] = line;
  }
  for (char *line = copies[3], *next; line; line = next) {
    next = cut(line, '\n');
    char *file = cut(line, '=');
    if (!file) continue;
    environment->files[2 * environment->file_count] = line;
    environment->files[2 * environment->file_count++ + 1] = file;
  }
  if (copies[4][0] == '/') describe_class(environment, copies[4]);
  environment->board = (struct board){.device = {.path = "board", .kind = BOARD}, .connection = -1};
  if (copies[2][0]) environment->board.device.socket = copies[2];
  return environment;
}

// The environment's devices; none where there is no memory for them.
static struct environment *environment(void) {
  static struct environment none = {.board = {.connection = -1}};
  static _Atomic(struct environment *) known;
  struct environment *found = atomic_load_explicit(&known, memory_order_acquire);
  if (found) return found;
  struct environment *fresh = read_environment();
  if (!fresh) return &none;
  if (atomic_compare_exchange_strong(&known, &found, fresh)) return fresh;
  if (fresh->line_files) deallocate(fresh->line_files, sizeof *fresh->line_files);
  deallocate(fresh, fresh->size);
  return found;
}

// The device at this path, compared byte by byte.
static const struct device *find_device(const char *path) {
  struct environment *known = environment();
  for (size_t i = 0; i < known->device_count; i++) {
    if (text_equal(path, known->devices[i].device.path)) return &known->devices[i].device;
  }
  return known->line_files ? find_line_file(known->line_files, path) : NULL;
}

const struct device *find_named(const char *path) {
  const struct device *device = find_device(path);
  struct environment *known = environment();
  for (size_t i = 0; !device && i < known->device_count; i++) {
    for (struct device *lines = known->devices[i].lines; lines < known->devices[i].lines + 3; lines++) {
      if (lines->path && text_equal(path, lines->path)) device = lines;
    }
  }
  return device;
}

const struct device *device_number(size_t index) {
  struct environment *known = environment();
  return index < known->device_count ? &known->devices[index].device : NULL;
}

static bool is_gpio_chip(dev_t number) {
  struct environment *known = environment();
  for (size_t i = 0; i < known->device_count; i++) {
    struct device *device = &known->devices[i].device;
    if (device->kind == GPIO_CHIP && device->number == number) return true;
  }
  return false;
}

// Whether the program has requested the system's time.
static atomic_bool is_aside;

void keep_system_time(void) { atomic_store(&is_aside, true); }

const char *in_gpio_chip(const char *path) {
  uint64_t major_number, minor_number;
  const char *rest = text_after(path, "/sys/dev/char/");
  rest = rest ? text_number(rest, 10, &major_number) : NULL;
  rest = rest && *rest == ':' ? text_number(rest + 1, 10, &minor_number) : NULL;
  if (!rest || !is_gpio_chip(makedev((unsigned)major_number, (unsigned)minor_number))) return NULL;
  return rest;
}

struct board *sleeping_board(void) {
  struct board *board = &environment()->board;
  bool is_there = board->device.socket && !atomic_load_explicit(&is_aside, memory_order_relaxed);
  return is_there ? board : NULL;
}

// The path that replaces another, which may be in `room`; otherwise the path itself.
static const char *redirected(const char *path, char *room) {
  struct environment *known = environment();
  for (size_t i = 0; i < known->file_count; i++) {
    if (text_equal(path, known->files[2 * i])) return known->files[2 * i + 1];
  }
  const char *folder =
      known->line_files ? line_folder(known->line_files, known->line_directory, path, room) : NULL;
  if (folder) return folder;
  const char *rest = text_after(path, "/sys/class/i2c-dev");
  if (!rest || (*rest && *rest != '/')) return path;
  int before = errno;
  for (size_t i = 0; i < known->directory_count; i++) {
    const char *directory = known->directories[i];
    if (text_length(directory) + text_length(rest) >= PATH_MAX) continue;
    put_text(put_text(room, directory), rest);
    if (NEXT(access)(room, F_OK) == 0) return room;
  }
  errno = before;
  return path;
}

const struct device *resolve(const char **path, char *room) {
  // The kernel reports a bad pointer.
  if (!*path || !is_text(*path, PATH_MAX)) return NULL;
  const struct device *device = find_device(*path);
  if (device && device->kind == GPIO_FILE) {
    if (!is_line_file_there(environment()->line_files, device)) device = NULL;
  }
  if (!device) *path = redirected(*path, room);
  return device;
}
