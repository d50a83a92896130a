// SPDX-License-Identifier: Apache-2.0
//
// The descriptors that are devices. Each is the socket of a connection to the server, so that
// closing and inheriting it need no help.
//
// The socket's own name says what it is: proofmass/CONNECTION/FILE/PATH, in the abstract namespace.
// CONNECTION is random and new for each socket; FILE is random and names the open file, whose state
// the server keeps and all its connections share. By that name a program recognises a descriptor
// that it was born with, and notices that one was closed, or replaced, without our being asked.
//
// Two holders of one connection would read each other's replies. So whoever has a descriptor by
// fork, exec or dup replaces it, before the first use, by a new connection to the same file. On the
// socket of GPIO lines there are no replies: all that comes is a byte while there are edges to be
// read. It is shared, and the lines are free when the last holder has closed it.

#include "preload.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

enum { LIMIT = 1024, NAME_SIZE = sizeof((struct sockaddr_un *)0)->sun_path };

struct connection {
  char name[NAME_SIZE];
  uint64_t file;
  pid_t owner;       // the process that alone uses it; 0 when there may be several
  int cancel_state;  // of the thread that holds the lock
};

// Apart from the rest, because every read and write of the program looks here.
static _Atomic(const struct device *) devices[LIMIT];
static struct connection connections[LIMIT];
// The thread that holds a descriptor, or 0. Not a mutex: the handler of a signal may use what it
// has interrupted, and is to be told so, even when what it has interrupted was taking a lock.
static atomic_int holders[LIMIT];

bool is_known(int fd) {
  return fd >= 0 && fd < LIMIT && atomic_load_explicit(&devices[fd], memory_order_acquire);
}

// False when this thread holds the descriptor already.
static bool hold(int fd) {
  // A thread that were cancelled within an exchange would leave half a reply and the lock.
  int state;
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &state);
  int self = (int)syscall(SYS_gettid), holder = 0;
  while (!atomic_compare_exchange_strong(&holders[fd], &holder, self)) {
    if (holder == self) {
      pthread_setcancelstate(state, NULL);
      return false;
    }
    syscall(SYS_futex, &holders[fd], FUTEX_WAIT_PRIVATE, holder, NULL);
    holder = 0;
  }
  connections[fd].cancel_state = state;
  return true;
}

void release(int fd) {
  int state = connections[fd].cancel_state;
  atomic_store(&holders[fd], 0);
  syscall(SYS_futex, &holders[fd], FUTEX_WAKE_PRIVATE, 1);
  pthread_setcancelstate(state, NULL);
}

// The name of a socket of ours.
static bool read_name(int fd, char *name) {
  struct sockaddr_un address;
  socklen_t size = sizeof address;
  if (getsockname(fd, (struct sockaddr *)&address, &size) != 0) return false;
  size_t start = offsetof(struct sockaddr_un, sun_path) + 1;
  if (address.sun_family != AF_UNIX || size <= start || address.sun_path[0]) return false;
  size_t length = size - start;
  memcpy(name, address.sun_path + 1, length);
  name[length] = '\0';
  return strncmp(name, "proofmass/", 10) == 0;
}

// Compares what is known of a held descriptor with what it is, and corrects the former. Returns the
// device, NULL when it is none of ours: the handler of a signal may close the descriptor meanwhile.
static const struct device *recognise(int fd) {
  struct connection *connection = &connections[fd];
  char name[NAME_SIZE];
  const struct device *device = devices[fd];
  bool is_ours = read_name(fd, name);
  if (is_ours && device && strcmp(name, connection->name) == 0) return device;
  device = NULL;
  if (is_ours) {
    uint64_t file;
    int path = 0;
    sscanf(name, "proofmass/%*[0-9a-f]/%16" SCNx64 "/%n", &file, &path);
    if (path > 0) device = find_named(name + path);
    if (device) {
      strcpy(connection->name, name);
      connection->file = file;
      connection->owner = 0;
    }
  }
  atomic_store_explicit(&devices[fd], device, memory_order_release);
  return device;
}

// A new connection for an open file. Writes the name of its socket.
static int connect_socket(
    const struct device *device, uint64_t file, bool close_on_exec, char *name) {
  uint64_t random;
  if (getrandom(&random, sizeof random, 0) != sizeof random) return -EIO;
  int length = snprintf(name, NAME_SIZE - 1, "proofmass/%016" PRIx64 "/%016" PRIx64 "/%s", random,
      file, device->path);
  if (length >= NAME_SIZE - 1) return -ENAMETOOLONG;
  return door_connect(device->socket, name, close_on_exec);
}

// The same, told to the server.
static int connect_file(
    const struct device *device, uint64_t file, bool close_on_exec, char *name) {
  int fd = connect_socket(device, file, close_on_exec, name);
  if (fd < 0 || !device->name) return fd;
  struct frame frame;
  int status = frame_begin(&frame, FRAME_OPEN, 8 + strlen(device->name), 0);
  if (status == 0) {
    frame_put(&frame, file, 8);
    frame_append(&frame, device->name, strlen(device->name));
    status = frame_exchange(&frame, fd);
    frame_end(&frame);
  }
  if (status >= 0) return fd;
  NEXT(close)(fd);
  // A server that hangs up on us is none.
  return status == -EIO ? -ENXIO : status;
}

// Makes a new connection known.
static int keep(int fd, const struct device *device, const char *name, uint64_t file) {
  if (fd >= LIMIT || !hold(fd)) {
    NEXT(close)(fd);
    return -EMFILE;
  }
  struct connection *connection = &connections[fd];
  strcpy(connection->name, name);
  connection->file = file;
  connection->owner = getpid();
  atomic_store_explicit(&devices[fd], device, memory_order_release);
  release(fd);
  return fd;
}

int open_device(const struct device *device, int flags) {
  char name[NAME_SIZE];
  uint64_t file;
  if (getrandom(&file, sizeof file, 0) != sizeof file) return -EIO;
  int fd = connect_file(device, file, flags & O_CLOEXEC, name);
  if (fd < 0) return fd;
  if (!device->name) {
    // The program opened nothing: it is not to find a low number gone.
    int high = NEXT(fcntl)(fd, F_DUPFD_CLOEXEC, LIMIT / 2);
    if (high >= 0) NEXT(close)(fd), fd = high;
  }
  return keep(fd, device, name, file);
}

int open_lines(const struct device *lines, uint64_t file, struct frame *request) {
  char name[NAME_SIZE];
  int fd = connect_socket(lines, file, true, name);
  if (fd < 0) return fd;
  int status = frame_exchange(request, fd);
  if (status >= 0) return keep(fd, lines, name, file);
  NEXT(close)(fd);
  return status;
}

// Replaces a connection that others use as well by one of our own, under the same number.
static int renew(int fd, const struct device *device) {
  struct connection *connection = &connections[fd];
  char name[NAME_SIZE];
  bool close_on_exec = NEXT(fcntl)(fd, F_GETFD) & FD_CLOEXEC;
  int fresh = connect_file(device, connection->file, close_on_exec, name);
  if (fresh < 0) return fresh;
  int status = NEXT(dup3)(fresh, fd, close_on_exec ? O_CLOEXEC : 0);
  NEXT(close)(fresh);
  if (status < 0) return -EIO;
  strcpy(connection->name, name);
  connection->owner = getpid();
  return 0;
}

void adopt(int fd) {
  char name[NAME_SIZE];
  if (fd < 0 || fd >= LIMIT || is_known(fd) || !read_name(fd, name) || !hold(fd)) return;
  recognise(fd);
  release(fd);
}

int acquire(int fd, const struct device **device) {
  if (!is_known(fd)) return 0;
  if (!hold(fd)) return -EBUSY;
  *device = recognise(fd);
  int state = *device ? 1 : 0;
  bool is_shared = state && (*device)->kind == GPIO_LINES;
  bool is_own = state && connections[fd].owner == getpid();
  if (state && !is_shared && !is_own && renew(fd, *device) < 0) state = -EIO;
  if (state != 1) release(fd);
  return state;
}

uint64_t file_of(int fd) { return connections[fd].file; }

int close_device(int fd) {
  // A child of vfork writes in its parent's memory, and closes descriptors that the parent keeps.
  if (connections[fd].owner != getpid()) return NEXT(close)(fd);
  // A handler that closes what it has interrupted goes ahead: the exchange then fails.
  bool held = hold(fd);
  devices[fd] = NULL;
  int result = NEXT(close)(fd);
  if (held) release(fd);
  return result;
}

// In the child of a fork there is no thread left to release what was held.
static void release_all(void) { memset(holders, 0, sizeof holders); }

__attribute__((constructor)) static void adopt_inherited(void) {
  if (!getenv("PROOFMASS_DEVICES") && !getenv("PROOFMASS_SLEEP")) return;
  pthread_atfork(NULL, NULL, release_all);
  DIR *listing = opendir("/proc/self/fd");
  if (!listing) return;
  for (struct dirent *entry; (entry = readdir(listing));) {
    if (entry->d_name[0] != '.') adopt(atoi(entry->d_name));
  }
  closedir(listing);
}
