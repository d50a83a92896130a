// SPDX-License-Identifier: Apache-2.0
//
// The answers of the kernel for a GPIO chip (drivers/gpio/gpiolib-cdev.c), in the second version of
// its interface, and the calls on requested lines. All lines are inputs, because the board has
// nothing that an output could drive. Requests of the first version are answered as by a kernel
// without it, and watching the requests of lines is not supported.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/gpio.h>
#include <poll.h>
#include <pthread.h>
#include <sys/random.h>
#include <sys/socket.h>

// The interval at which a wait in the system's time checks that the descriptor is still open.
enum { LOOK_MILLISECONDS = 1000 };

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

static int check_flags(uint64_t flags) {
  uint64_t known = GPIO_V2_LINE_FLAG_ACTIVE_LOW | edges | directions | drives | biases | clocks;
  if (flags & ~known) return -EINVAL;
  if (several(flags & directions) || several(flags & drives) || several(flags & biases)
      || several(flags & clocks)) {
    return -EINVAL;
  }
  if (flags & edges && !(flags & GPIO_V2_LINE_FLAG_INPUT)) return -EINVAL;
  if (flags & drives && !(flags & GPIO_V2_LINE_FLAG_OUTPUT)) return -EINVAL;
  if (flags & biases && !(flags & directions)) return -EINVAL;
  // As for a chip without outputs, and without a hardware timestamp engine.
  if (flags & GPIO_V2_LINE_FLAG_OUTPUT) return -EIO;
  if (flags & GPIO_V2_LINE_FLAG_EVENT_CLOCK_HTE) return -EOPNOTSUPP;
  return 0;
}

// The flags of each line: those of an attribute, otherwise the general ones.
static int line_flags(
    const struct gpio_v2_line_config *config, unsigned count, uint64_t flags[GPIO_V2_LINES_MAX]) {
  if (config->num_attrs > GPIO_V2_LINE_NUM_ATTRS_MAX || !IS_ZERO(config->padding)) return -EINVAL;
  for (unsigned line = 0; line < count; line++) {
    flags[line] = config->flags;
    bool is_found = false;
    for (unsigned i = 0; i < config->num_attrs; i++) {
      const struct gpio_v2_line_config_attribute *entry = &config->attrs[i];
      if (!(entry->mask >> line & 1)) continue;
      // Edges of the chip are not debounced.
      if (entry->attr.id == GPIO_V2_LINE_ATTR_ID_DEBOUNCE) return -EOPNOTSUPP;
      if (entry->attr.id != GPIO_V2_LINE_ATTR_ID_FLAGS || is_found) continue;
      flags[line] = entry->attr.flags;
      is_found = true;
    }
    int status = check_flags(flags[line]);
    if (status < 0) return status;
  }
  return 0;
}

static int chip_info(int fd, const struct device *chip, struct gpiochip_info *answer) {
  struct frame frame;
  frame_begin(&frame, FRAME_GPIO_CHIP, 0, 4);
  int status = frame_exchange(&frame, fd);
  if (status < 0) return status;
  if (frame.data_size != 4) return -EIO;
  struct gpiochip_info info = {.label = "proofmass"};
  const char *name = chip->path;
  for (const char *next; (next = text_find(name, '/'));) name = next + 1;
  for (size_t i = 0; name[i] && i + 1 < sizeof info.name; i++) info.name[i] = name[i];
  memcpy(&info.lines, frame.data, 4);
  return copy_out(answer, &info, sizeof info);
}

static int line_info(int fd, struct gpio_v2_line_info *answer) {
  struct gpio_v2_line_info info;
  if (copy_in(&info, answer, sizeof info) < 0) return -EFAULT;
  if (!IS_ZERO(info.padding)) return -EINVAL;
  uint32_t offset = info.offset;
  struct frame frame;
  frame_begin(&frame, FRAME_GPIO_INFO, 4, 8 + 2 * GPIO_MAX_NAME_SIZE);
  frame_put(&frame, offset, 4);
  int status = frame_exchange(&frame, fd);
  if (status < 0) return status;
  if (frame.data_size != 8 + 2 * GPIO_MAX_NAME_SIZE) return -EIO;
  info = (struct gpio_v2_line_info){.offset = offset};
  memcpy(&info.flags, frame.data, 8);
  memcpy(info.name, frame.data + 8, GPIO_MAX_NAME_SIZE);
  memcpy(info.consumer, frame.data + 8 + GPIO_MAX_NAME_SIZE, GPIO_MAX_NAME_SIZE);
  return copy_out(answer, &info, sizeof info);
}

static int request_lines(const struct device *chip, struct gpio_v2_line_request *answer) {
  struct gpio_v2_line_request request;
  if (copy_in(&request, answer, sizeof request) < 0) return -EFAULT;
  unsigned count = request.num_lines;
  if (count == 0 || count > GPIO_V2_LINES_MAX || !IS_ZERO(request.padding)) return -EINVAL;
  uint64_t flags[GPIO_V2_LINES_MAX], file;
  int status = line_flags(&request.config, count, flags);
  if (status < 0) return status;
  if (NEXT(getrandom)(&file, sizeof file, 0) != sizeof file) return -EIO;

  struct frame frame;
  status = frame_begin(&frame, FRAME_GPIO_TAKE, 14 + GPIO_MAX_NAME_SIZE + 12 * (size_t)count, 0);
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_append(&frame, request.consumer, GPIO_MAX_NAME_SIZE);
  frame_put(&frame, request.event_buffer_size, 4);
  frame_put(&frame, count, 2);
  for (unsigned line = 0; line < count; line++) {
    frame_put(&frame, request.offsets[line], 4);
    frame_put(&frame, flags[line], 8);
  }
  int fd = open_lines(chip->requests, file, &frame);
  frame_end(&frame);
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
      return -EINVAL;
  }
}

// Sends a request about lines, whose payload begins with their number. Returns its status.
static int ask(const struct device *lines, struct frame *frame) {
  int fd = acquire_board(lines->board);
  return fd < 0 ? fd : board_exchange(frame, fd);
}

static int set_config(
    const struct device *lines, uint64_t file, const struct gpio_v2_line_config *argument) {
  uint64_t flags[GPIO_V2_LINES_MAX];
  struct gpio_v2_line_config config;
  if (copy_in(&config, argument, sizeof config) < 0) return -EFAULT;
  int status = line_flags(&config, GPIO_V2_LINES_MAX, flags);
  if (status < 0) return status;
  struct frame frame;
  status = frame_begin(&frame, FRAME_GPIO_SET, 8 + sizeof flags, 0);
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_append(&frame, flags, sizeof flags);
  status = ask(lines, &frame);
  frame_end(&frame);
  return status;
}

static int get_values(
    const struct device *lines, uint64_t file, struct gpio_v2_line_values *argument) {
  struct gpio_v2_line_values values;
  if (copy_in(&values, argument, sizeof values) < 0) return -EFAULT;
  struct frame frame;
  frame_begin(&frame, FRAME_GPIO_VALUES, 16, 8);
  frame_put(&frame, file, 8);
  frame_put(&frame, values.mask, 8);
  int status = ask(lines, &frame);
  if (status < 0) return status;
  if (frame.data_size != 8) return -EIO;
  memcpy(&values.bits, frame.data, 8);
  return copy_out(argument, &values, sizeof values);
}

int lines_ioctl(const struct device *lines, uint64_t file, uint32_t request, void *argument) {
  switch (request) {
    case GPIO_V2_LINE_SET_CONFIG_IOCTL:
      return set_config(lines, file, argument);
    case GPIO_V2_LINE_GET_VALUES_IOCTL:
      return get_values(lines, file, argument);
    case GPIO_V2_LINE_SET_VALUES_IOCTL:
      // All lines are inputs.
      return is_readable(argument, sizeof(struct gpio_v2_line_values)) ? -EPERM : -EFAULT;
    default:
      return -EINVAL;
  }
}

// Acquires lines that are being read, unless another thread has closed the descriptor meanwhile and
// its number belongs to another file.
static int acquire_again(int fd, const struct device *lines, uint64_t file) {
  const struct device *device;
  int state = acquire(fd, &device);
  if (state < 0) return state;
  if (state > 0 && device == lines && file_of(fd) == file) return 0;
  if (state > 0) release(fd);
  return -EBADF;
}

// Reads at most `count` edges. Returns the number of bytes.
static ssize_t take(
    int fd, const struct device *lines, uint64_t file, void *bytes, size_t count) {
  struct frame frame;
  int status = frame_begin(
      &frame, FRAME_GPIO_READ, 10, 1 + count * sizeof(struct gpio_v2_line_event));
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_put(&frame, count, 2);
  ssize_t result = ask(lines, &frame);
  if (result >= 0) {
    size_t size = (size_t)result * sizeof(struct gpio_v2_line_event);
    if ((size_t)result > count || frame.data_size != 1 + size) {
      result = -EIO;
    } else {
      // No edge is left, so the announcing byte is removed from the socket.
      uint8_t mark;
      if (frame.data[0] && acquire_again(fd, lines, file) == 0) {
        NEXT(recv)(fd, &mark, 1, MSG_DONTWAIT);
        release(fd);
      }
      // Edges that cannot be copied to the program are lost.
      result = copy_out(bytes, frame.data + 1, size);
      if (result == 0) result = (ssize_t)size;
    }
  }
  frame_end(&frame);
  return result;
}

int64_t await_edge(const struct device *lines, const uint64_t *files, size_t count,
    int64_t nanoseconds, bool *happened) {
  struct frame frame;
  int status = frame_begin(&frame, FRAME_GPIO_AWAIT, 8 + 8 * count, 8);
  if (status < 0) return status;
  frame_put(&frame, nanoseconds < 0 ? UINT64_MAX : (uint64_t)nanoseconds, 8);
  frame_append(&frame, files, 8 * count);
  status = ask(lines, &frame);
  int64_t passed = status;
  if (status >= 0 && frame.data_size == 8) memcpy(&passed, frame.data, 8);
  *happened = status > 0;
  frame_end(&frame);
  return passed;
}

ssize_t lines_read(
    int fd, const struct device *lines, uint64_t file, void *bytes, size_t count) {
  size_t most = count / sizeof(struct gpio_v2_line_event);
  if (most == 0) return -EINVAL;
  if (most > GPIO_V2_LINES_MAX) most = GPIO_V2_LINES_MAX;
  for (;;) {
    int state = acquire_again(fd, lines, file);
    if (state < 0) return state;
    int flags = NEXT(fcntl)(fd, F_GETFL);
    release(fd);
    ssize_t result = take(fd, lines, file, bytes, most);
    if (result != 0) return result;
    if (flags & O_NONBLOCK) return -EAGAIN;
    bool happened = false;
    int64_t passed = await_edge(lines, &file, 1, -1, &happened);
    if (passed >= 0 && happened) continue;
    // poll is the cancellation point, and signal handlers can interrupt it.
    struct pollfd entry = {.fd = fd, .events = POLLIN};
    int pause = passed < 0 ? LOOK_MILLISECONDS : PAUSE_MILLISECONDS;
    if (NEXT(poll)(&entry, 1, pause) < 0) return -errno;
    if (!(entry.revents & (POLLHUP | POLLERR))) continue;
    // The server has ended.
    state = acquire_again(fd, lines, file);
    if (state == 0) release(fd);
    return state < 0 ? state : -ENODEV;
  }
}
