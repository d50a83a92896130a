// SPDX-License-Identifier: Apache-2.0
//
// The files of /sys/class/gpio by which programs export and use lines. The server supplies their contents
// (LineFile.swift). A descriptor is a socket on which the server only announces that a value has changed,
// by an urgent byte, for which the kernel reports POLLPRI; the requests are made on the board's
// connection.
//
// The folders are in a directory that the environment names: "class" has the chip's files and links to
// the exported lines, "line" is the model of each line's folder. Their files are only listed.

#include "preload.h"

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

// The size that sysfs reports for a file; the most bytes of a read or write.
enum { PAGE = 4096 };

// In the order of their numbers in the protocol.
static const char *const names[LINE_ATTRIBUTES] = {
    "export", "unexport", "direction", "value", "edge", "active_low"};
enum { CLASS_ATTRIBUTES = 2 };

void describe_line_files(struct line_files *files, const struct device *chip) {
  for (unsigned attribute = 0; attribute < LINE_ATTRIBUTES; attribute++) {
    for (unsigned line = 0; line < MOST_LINES; line++) {
      char *path = files->paths[attribute][line], *end = put_text(path, GPIO_CLASS "/");
      if (attribute >= CLASS_ATTRIBUTES) {
        end = put_text(put_number(put_text(end, "gpio"), line, 10), "/");
      } else if (line > 0) {
        continue;
      }
      put_text(end, names[attribute]);
      files->devices[attribute][line] = (struct device){
          .path = path,
          .socket = chip->socket,
          .kind = GPIO_FILE,
          .number = attribute << 8 | line,
          .board = chip->requests->board,
      };
    }
  }
}

// Reads "/gpio" and a line's number at the beginning of the rest of a path. Returns the text after them;
// NULL where they are missing.
static const char *after_line(const char *rest, uint64_t *line) {
  rest = text_after(rest, "/gpio");
  rest = rest ? text_number(rest, 10, line) : NULL;
  return rest && (!*rest || *rest == '/') && *line < MOST_LINES ? rest : NULL;
}

const struct device *find_line_file(const struct line_files *files, const char *path) {
  const char *rest = text_after(path, GPIO_CLASS);
  if (!rest || *rest != '/') return NULL;
  uint64_t line = 0;
  const char *after = after_line(rest, &line);
  unsigned first = after ? CLASS_ATTRIBUTES : 0;
  const char *name = after ? after : rest;
  for (unsigned i = first; *name == '/' && i < (after ? LINE_ATTRIBUTES : CLASS_ATTRIBUTES); i++) {
    if (text_equal(name + 1, names[i])) return &files->devices[i][line];
  }
  return NULL;
}

static unsigned attribute_of(const struct device *file) { return (unsigned)file->number >> 8; }
static unsigned line_of(const struct device *file) { return (unsigned)file->number & 0xFF; }

// The lines that are exported, one bit each; none where the board does not answer.
static uint64_t exported_lines(const struct line_files *files) {
  struct frame frame;
  uint64_t lines = 0;
  int before = errno;
  frame_begin(&frame, FRAME_LINES_EXPORTED, 0, 8);
  int status = ask_board(&files->devices[0][0], &frame);
  if (status >= 0 && frame.data_size == 8) memcpy(&lines, frame.data, 8);
  errno = before;
  return lines;
}

bool is_line_file_there(const struct line_files *files, const struct device *file) {
  if (attribute_of(file) < CLASS_ATTRIBUTES) return true;
  return exported_lines(files) >> line_of(file) & 1;
}

// Updates the links to lines in the class's directory, for programs that list it.
static void update_links(const char *directory, uint64_t lines) {
  char line[PATH_MAX], link[PATH_MAX];
  int before = errno;
  put_text(put_text(line, directory), "/line");
  char *end = put_text(put_text(link, directory), "/class/gpio");
  for (unsigned i = 0; i < MOST_LINES; i++) {
    put_number(end, i, 10);
    if (lines >> i & 1) NEXT(symlink)(line, link);
    else NEXT(unlink)(link);
  }
  errno = before;
}

const char *line_folder(
    const struct line_files *files, const char *directory, const char *path, char *room) {
  const char *rest = text_after(path, GPIO_CLASS);
  if (!rest || (*rest && *rest != '/')) return NULL;
  // With the longest of the names below.
  if (text_length(directory) + text_length(rest) + 16 >= PATH_MAX) return NULL;
  char *end = put_text(room, directory);
  uint64_t line = 0;
  const char *after = after_line(rest, &line);
  if (after) {
    bool is_there = exported_lines(files) >> line & 1;
    put_text(put_text(end, is_there ? "/line" : "/none"), after);
  } else {
    if (!*rest || text_equal(rest, "/")) update_links(directory, exported_lines(files));
    put_text(put_text(end, "/class"), rest);
  }
  return room;
}

// A value that was never read has its urgent byte as soon as it is open (Linux 5.15). The longest wait
// for that, in milliseconds.
enum { SOON = 20 };

int open_line_file(const struct device *device, int access, bool close_on_exec) {
  uint64_t file;
  if (NEXT(getrandom)(&file, sizeof file, 0) != sizeof file) return -EIO;
  struct frame frame;
  frame_begin(&frame, FRAME_LINE_FILE, 14, 0);
  frame_put(&frame, file, 8);
  frame_put(&frame, attribute_of(device), 1);
  frame_put(&frame, line_of(device), 4);
  frame_put(&frame, (unsigned)access, 1);
  int fd = open_lines(device, file, access, close_on_exec, &frame);
  bool is_value = text_equal(names[attribute_of(device)], "value");
  // Otherwise a wait in virtual time could end before the byte arrives.
  if (fd >= 0 && is_value && access != O_WRONLY) {
    NEXT(poll)(&(struct pollfd){.fd = fd, .events = POLLPRI}, 1, SOON);
  }
  return fd;
}

static ssize_t read_file(int fd, const struct device *device, uint64_t file, const int64_t *offset,
    void *bytes, size_t count) {
  struct frame frame;
  int status = frame_begin(&frame, FRAME_LINE_FILE_READ, 18, 1 + count);
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_put(&frame, offset ? (uint64_t)*offset : UINT64_MAX, 8);
  frame_put(&frame, count, 2);
  ssize_t result = ask_board(device, &frame);
  if (result >= 0 && ((size_t)result > count || frame.data_size != 1 + (size_t)result)) {
    result = -EIO;
  } else if (result >= 0) {
    char mark[2];
    // The change has been read, so its urgent byte is read and removed from the socket, too.
    if (frame.data[0]) {
      NEXT(recv)(fd, mark, 1, MSG_OOB | MSG_DONTWAIT);
      NEXT(recv)(fd, mark, sizeof mark, MSG_DONTWAIT);
    }
    if (copy_out(bytes, frame.data + 1, (size_t)result) < 0) result = -EFAULT;
  }
  frame_end(&frame);
  return result;
}

static ssize_t write_file(const struct device *device, uint64_t file, const int64_t *offset,
    const void *bytes, size_t count) {
  if (!is_readable(bytes, count)) return -EFAULT;
  struct frame frame;
  int status = frame_begin(&frame, FRAME_LINE_FILE_WRITE, 9 + count, 0);
  if (status < 0) return status;
  frame_put(&frame, file, 8);
  frame_put(&frame, !offset, 1);
  frame_append(&frame, bytes, count);
  status = ask_board(device, &frame);
  frame_end(&frame);
  return status;
}

ssize_t line_file_transfer(enum direction direction, int fd, const struct device *device,
    uint64_t file, const int64_t *offset, void *bytes, size_t count) {
  int before = errno;
  if (count > PAGE) count = PAGE;
  ssize_t result = count == 0 ? 0
      : direction == READS    ? read_file(fd, device, file, offset, bytes, count)
                              : write_file(device, file, offset, bytes, count);
  errno = before;
  return result;
}

int64_t line_file_seek(const struct device *device, uint64_t file, int64_t offset, int whence) {
  if (whence < 0 || whence > 0xFF) return -EINVAL;
  struct frame frame;
  frame_begin(&frame, FRAME_LINE_FILE_SEEK, 17, 8);
  frame_put(&frame, file, 8);
  frame_put(&frame, (uint64_t)offset, 8);
  frame_put(&frame, (unsigned)whence, 1);
  int64_t result = ask_board(device, &frame);
  if (result >= 0 && frame.data_size == 8) memcpy(&result, frame.data, 8);
  return result;
}
