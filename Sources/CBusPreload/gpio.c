// SPDX-License-Identifier: Apache-2.0
//
// The answers of the kernel for a GPIO chip (drivers/gpio/gpiolib-cdev.c), in the second version of
// its interface, and the calls on requested lines. Watching the requests of lines is not supported.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <sys/random.h>

static const uint64_t edges = GPIO_V2_LINE_FLAG_EDGE_RISING | GPIO_V2_LINE_FLAG_EDGE_FALLING;
static const uint64_t directions = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_OUTPUT;
static const uint64_t drives = GPIO_V2_LINE_FLAG_OPEN_DRAIN | GPIO_V2_LINE_FLAG_OPEN_SOURCE;
static const uint64_t biases = GPIO_V2_LINE_FLAG_BIAS_PULL_UP | GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN
    | GPIO_V2_LINE_FLAG_BIAS_DISABLED;
static const uint64_t clocks =
    GPIO_V2_LINE_FLAG_EVENT_CLOCK_REALTIME | GPIO_V2_LINE_FLAG_EVENT_CLOCK_HTE;

static bool several(uint64_t flags) { return flags & (flags - 1); }

static bool is_zero(const uint32_t *numbers, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (numbers[i]) return false;
  }
  return true;
}

#define IS_ZERO(array) is_zero(array, sizeof(array) / sizeof(array)[0])

int check_line_flags(uint64_t flags) {
  uint64_t known = GPIO_V2_LINE_FLAG_ACTIVE_LOW | edges | directions | drives | biases | clocks;
  if (flags & ~known) return -EINVAL;
  if (several(flags & directions) || several(flags & drives) || several(flags & biases)
      || several(flags & clocks)) {
    return -EINVAL;
  }
  if (flags & edges && !(flags & GPIO_V2_LINE_FLAG_INPUT)) return -EINVAL;
  if (flags & drives && !(flags & GPIO_V2_LINE_FLAG_OUTPUT)) return -EINVAL;
  if (flags & biases && !(flags & directions)) return -EINVAL;
  // As for a chip without a hardware timestamp engine.
  if (flags & GPIO_V2_LINE_FLAG_EVENT_CLOCK_HTE) return -EOPNOTSUPP;
  return 0;
}

// The flags of each line (those of an attribute, otherwise the general ones), and the values of outputs.
static int line_flags(
    const struct gpio_v2_line_config *config, unsigned count, uint64_t flags[GPIO_V2_LINES_MAX]) {
  if (config->num_attrs > GPIO_V2_LINE_NUM_ATTRS_MAX || !IS_ZERO(config->padding)) return -EINVAL;
  for (unsigned line = 0; line < count; line++) {
    flags[line] = config->flags;
    bool is_found = false, is_active = false, is_set = false;
    for (unsigned i = 0; i < config->num_attrs; i++) {
      const struct gpio_v2_line_config_attribute *entry = &config->attrs[i];
      if (!(entry->mask >> line & 1)) continue;
      // The chip does not debounce edges.
      if (entry->attr.id == GPIO_V2_LINE_ATTR_ID_DEBOUNCE) return -EOPNOTSUPP;
      if (entry->attr.id == GPIO_V2_LINE_ATTR_ID_OUTPUT_VALUES && !is_set) {
        is_active = entry->attr.values >> line & 1;
        is_set = true;
      }
      if (entry->attr.id != GPIO_V2_LINE_ATTR_ID_FLAGS || is_found) continue;
      flags[line] = entry->attr.flags;
      is_found = true;
    }
    int status = check_line_flags(flags[line]);
    if (status < 0) return status;
    if (is_active && flags[line] & GPIO_V2_LINE_FLAG_OUTPUT) flags[line] |= LINE_IS_ACTIVE;
  }
  return 0;
}

static int chip_info(int fd, const struct device *chip, struct gpiochip_info *answer) {
  struct frame frame;
  frame_begin(&frame, FRAME_GPIO_CHIP, 0, 4);
  int status = frame_exchange(&frame, fd);
  if (status < 0) return status;
  if (frame.data_size != 4) return -EIO;
  struct gpiochip_info info = {0};
  const char *label = variable("PROOFMASS_GPIO_LABEL"), *name = chip->path;
  if (!label) label = "proofmass";
  for (size_t i = 0; label[i] && i + 1 < sizeof info.label; i++) info.label[i] = label[i];
  for (const char *next; (next = text_find(name, '/'));) name = next + 1;
  for (size_t i = 0; name[i] && i + 1 < sizeof info.name; i++) info.name[i] = name[i];
  memcpy(&info.lines, frame.data, 4);
  return copy_out(answer, &info, sizeof info);
}

int ask_line(
    int fd, uint32_t offset, uint64_t *flags, char name[NAME_ROOM], char consumer[NAME_ROOM]) {
  struct frame frame;
  frame_begin(&frame, FRAME_GPIO_INFO, 4, 8 + 2 * NAME_ROOM);
  frame_put(&frame, offset, 4);
  int status = frame_exchange(&frame, fd);
  if (status < 0) return status;
  if (frame.data_size != 8 + 2 * NAME_ROOM) return -EIO;
  memcpy(flags, frame.data, 8);
  memcpy(name, frame.data + 8, NAME_ROOM);
  memcpy(consumer, frame.data + 8 + NAME_ROOM, NAME_ROOM);
  return 0;
}

static int line_info(int fd, struct gpio_v2_line_info *answer) {
  struct gpio_v2_line_info info;
  if (copy_in(&info, answer, sizeof info) < 0) return -EFAULT;
  if (!IS_ZERO(info.padding)) return -EINVAL;
  info = (struct gpio_v2_line_info){.offset = info.offset};
  uint64_t flags;
  int status = ask_line(fd, info.offset, &flags, info.name, info.consumer);
  info.flags = flags;
  return status < 0 ? status : copy_out(answer, &info, sizeof info);
}

int take_lines(const struct device *lines, const struct wanted_lines *wanted) {
  uint64_t file;
  if (NEXT(getrandom)(&file, sizeof file, 0) != sizeof file) return -EIO;
  struct frame frame;
  int status = frame_begin(&frame, FRAME_GPIO_TAKE, 14 + NAME_ROOM + 12 * (size_t)wanted->count, 0);
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_append(&frame, wanted->consumer, NAME_ROOM);
  frame_put(&frame, wanted->kept, 4);
  frame_put(&frame, wanted->count, 2);
  for (unsigned line = 0; line < wanted->count; line++) {
    frame_put(&frame, wanted->offsets[line], 4);
    frame_put(&frame, wanted->flags[line], 8);
  }
  int fd = open_lines(lines, file, O_RDONLY, true, &frame);
  frame_end(&frame);
  return fd;
}

static int request_lines(const struct device *chip, struct gpio_v2_line_request *answer) {
  struct gpio_v2_line_request request;
  if (copy_in(&request, answer, sizeof request) < 0) return -EFAULT;
  unsigned count = request.num_lines;
  if (count == 0 || count > GPIO_V2_LINES_MAX || !IS_ZERO(request.padding)) return -EINVAL;
  uint64_t flags[GPIO_V2_LINES_MAX];
  int status = line_flags(&request.config, count, flags);
  if (status < 0) return status;
  struct wanted_lines wanted = {
      request.offsets, flags, count, request.event_buffer_size, request.consumer};
  int fd = take_lines(chip->requests, &wanted);
  if (fd < 0) return fd;
  request.fd = fd;
  status = copy_out(answer, &request, sizeof request);
  if (status < 0) close_device(fd);
  return status;
}

int gpio_ioctl(int fd, const struct device *chip, uint32_t request, void *argument) {
  switch (request) {
    case GPIO_GET_CHIPINFO_IOCTL:
      return chip_info(fd, chip, argument);
    case GPIO_V2_GET_LINEINFO_IOCTL:
      return line_info(fd, argument);
    case GPIO_V2_GET_LINE_IOCTL:
      return request_lines(chip, argument);
    default:
      return old_gpio_ioctl(fd, chip, request, argument);
  }
}

int ask_board(const struct device *lines, struct frame *frame) {
  int fd = acquire_board(lines->board);
  return fd < 0 ? fd : board_exchange(frame, fd);
}

int configure_lines(const struct device *lines, uint64_t file, const uint64_t flags[MOST_LINES]) {
  struct frame frame;
  int status = frame_begin(&frame, FRAME_GPIO_SET, 8 + 8 * MOST_LINES, 0);
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_append(&frame, flags, 8 * MOST_LINES);
  status = ask_board(lines, &frame);
  frame_end(&frame);
  return status;
}

static int set_config(
    const struct device *lines, uint64_t file, const struct gpio_v2_line_config *argument) {
  uint64_t flags[GPIO_V2_LINES_MAX];
  struct gpio_v2_line_config config;
  if (copy_in(&config, argument, sizeof config) < 0) return -EFAULT;
  int status = line_flags(&config, GPIO_V2_LINES_MAX, flags);
  return status < 0 ? status : configure_lines(lines, file, flags);
}

int read_levels(const struct device *lines, uint64_t file, uint64_t mask, uint64_t *values) {
  struct frame frame;
  frame_begin(&frame, FRAME_GPIO_VALUES, 16, 8);
  frame_put(&frame, file, 8);
  frame_put(&frame, mask, 8);
  int status = ask_board(lines, &frame);
  if (status < 0) return status;
  if (frame.data_size != 8) return -EIO;
  memcpy(values, frame.data, 8);
  return 0;
}

int write_levels(const struct device *lines, uint64_t file, uint64_t mask, uint64_t values) {
  struct frame frame;
  frame_begin(&frame, FRAME_GPIO_PUT, 24, 0);
  frame_put(&frame, file, 8);
  frame_put(&frame, mask, 8);
  frame_put(&frame, values, 8);
  return ask_board(lines, &frame);
}

static int get_values(
    const struct device *lines, uint64_t file, struct gpio_v2_line_values *argument) {
  struct gpio_v2_line_values values;
  if (copy_in(&values, argument, sizeof values) < 0) return -EFAULT;
  uint64_t bits;
  int status = read_levels(lines, file, values.mask, &bits);
  values.bits = bits;
  return status < 0 ? status : copy_out(argument, &values, sizeof values);
}

static int set_values(
    const struct device *lines, uint64_t file, const struct gpio_v2_line_values *argument) {
  struct gpio_v2_line_values values;
  if (copy_in(&values, argument, sizeof values) < 0) return -EFAULT;
  return write_levels(lines, file, values.mask, values.bits);
}

int lines_ioctl(const struct device *lines, uint64_t file, uint32_t request, void *argument) {
  switch (request) {
    case GPIO_V2_LINE_SET_CONFIG_IOCTL:
      return set_config(lines, file, argument);
    case GPIO_V2_LINE_GET_VALUES_IOCTL:
      return get_values(lines, file, argument);
    case GPIO_V2_LINE_SET_VALUES_IOCTL:
      return set_values(lines, file, argument);
    default:
      return -EINVAL;
  }
}
