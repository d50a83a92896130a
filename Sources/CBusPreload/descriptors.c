// SPDX-License-Identifier: Apache-2.0
//
// The descriptors that are devices. Each is the socket of a connection to the server, so that
// closing and inheriting need no support.
//
// The socket's own name identifies it: proofmass/CONNECTION/FILE/ACCESS/PATH, in the abstract
// namespace. CONNECTION is random and new for each socket. FILE is random and identifies the open
// file, whose state is in the server and shared by all its connections. ACCESS is its access mode. By
// that name a program recognises an inherited descriptor, and detects one that was closed or replaced
// without a call through this library.
//
// Two users of one connection would read each other's replies. So a process that received a descriptor by
// fork, exec or dup replaces it, before its first use, by a new connection to the same file. On the
// socket of GPIO lines there are no replies, only one byte while there are edges to read. It is shared,
// and the lines are released when its last user has closed it.

#include "preload.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

// The limit of descriptors in a process, unless the administrator has raised it.
enum { CHUNK = 256, CHUNKS = 4096, LIMIT = CHUNK * CHUNKS };
enum { NAME_SIZE = sizeof((struct sockaddr_un *)0)->sun_path };

struct connection {
  char name[NAME_SIZE];
  uint64_t file;
  int access;
  pid_t owner;       // the only process that uses it; 0 where there may be several
  int cancel_state;  // that of the thread that holds the lock
};

struct chunk {
  // Separate from the rest, because every read and write of the program looks here.
  _Atomic(const struct device *) devices[CHUNK];
  // The thread that holds a descriptor, with WAITED where others may wait for it, or 0. Not a mutex: the
  // handler of a fault may use the descriptor of the call that it interrupts, which must fail. Other
  // signals wait (signals.c).
  atomic_int holders[CHUNK];
  struct connection connections[CHUNK];
};

static struct chunk first;
static _Atomic(struct chunk *) others[CHUNKS];
static atomic_bool any_known;

// The chunk of a descriptor; NULL where none of its descriptors is registered.
static struct chunk *chunk_of(int fd) {
  if (fd < 0 || fd >= LIMIT) return NULL;
  return fd < CHUNK ? &first : atomic_load_explicit(&others[fd / CHUNK], memory_order_acquire);
}

static bool make_chunk(int fd) {
  if (fd < 0 || fd >= LIMIT) return false;
  if (chunk_of(fd)) return true;
  struct chunk *fresh = allocate(sizeof *fresh), *none = NULL;
  if (!fresh) return false;
  if (!atomic_compare_exchange_strong(&others[fd / CHUNK], &none, fresh)) {
    deallocate(fresh, sizeof *fresh);
  }
  return true;
}

static _Atomic(const struct device *) *device_place(int fd) {
  return &chunk_of(fd)->devices[fd % CHUNK];
}

static atomic_int *holder_of(int fd) { return &chunk_of(fd)->holders[fd % CHUNK]; }

static struct connection *connection_of(int fd) { return &chunk_of(fd)->connections[fd % CHUNK]; }

bool is_known(int fd) {
  struct chunk *chunk = chunk_of(fd);
  return chunk && atomic_load_explicit(&chunk->devices[fd % CHUNK], memory_order_acquire);
}

bool is_any_known(void) { return atomic_load_explicit(&any_known, memory_order_relaxed); }

static void know(int fd, const struct device *device) {
  if (device) atomic_store_explicit(&any_known, true, memory_order_relaxed);
  atomic_store_explicit(device_place(fd), device, memory_order_release);
}

// Beyond the numbers of threads, which are below 1 << 22.
enum { WAITED = 1 << 30 };

// Locks a descriptor. False where this thread already holds it.
static bool hold(int fd) {
  // A thread cancelled within an exchange would leave half a reply and hold the lock.
  int state;
  block_signals();
  NEXT(pthread_setcancelstate)(PTHREAD_CANCEL_DISABLE, &state);
  int self = (int)NEXT(syscall)(SYS_gettid), taken = self, holder = 0;
  while (!atomic_compare_exchange_strong(holder_of(fd), &holder, taken)) {
    if ((holder & ~WAITED) == self) {
      NEXT(pthread_setcancelstate)(state, NULL);
      restore_signals();
      return false;
    }
    int waited = holder | WAITED;
    if (holder == waited || atomic_compare_exchange_strong(holder_of(fd), &holder, waited)) {
      NEXT(syscall)(SYS_futex, holder_of(fd), FUTEX_WAIT_PRIVATE, waited, NULL);
      // Only one thread was woken.
      taken = self | WAITED;
    }
    holder = 0;
  }
  connection_of(fd)->cancel_state = state;
  return true;
}

void release(int fd) {
  int state = connection_of(fd)->cancel_state;
  if (atomic_exchange(holder_of(fd), 0) & WAITED) {
    NEXT(syscall)(SYS_futex, holder_of(fd), FUTEX_WAKE_PRIVATE, 1);
  }
  NEXT(pthread_setcancelstate)(state, NULL);
  restore_signals();
}

// Reads the name of a socket. False where the socket is none of ours.
static bool read_name(int fd, char *name) {
  struct sockaddr_un address;
  socklen_t size = sizeof address;
  if (NEXT(getsockname)(fd, (struct sockaddr *)&address, &size) != 0) return false;
  size_t start = offsetof(struct sockaddr_un, sun_path) + 1;
  if (address.sun_family != AF_UNIX || size <= start || address.sun_path[0]) return false;
  size_t length = size - start;
  memcpy(name, address.sun_path + 1, length);
  name[length] = '\0';
  return text_after(name, "proofmass/");
}

// The device in a socket's name, whose file and access are stored in its connection.
static const struct device *read_parts(const char *name, struct connection *connection) {
  uint64_t number, file, access;
  const char *rest = text_number(text_after(name, "proofmass/"), 16, &number);
  rest = rest && *rest == '/' ? text_number(rest + 1, 16, &file) : NULL;
  rest = rest && *rest == '/' ? text_number(rest + 1, 16, &access) : NULL;
  const struct device *device = rest && *rest == '/' ? find_named(rest + 1) : NULL;
  if (!device) return NULL;
  put_text(connection->name, name);
  connection->file = file;
  connection->access = (int)access;
  connection->owner = 0;
  return device;
}

// Checks the registration of a held descriptor against its name, and corrects it. Returns the
// device; NULL where it is none of ours, because a signal handler may have closed the descriptor.
static const struct device *recognise(int fd) {
  struct connection *connection = connection_of(fd);
  char name[NAME_SIZE];
  const struct device *device = *device_place(fd);
  bool is_ours = read_name(fd, name);
  if (is_ours && device && text_equal(name, connection->name)) return device;
  device = is_ours ? read_parts(name, connection) : NULL;
  know(fd, device);
  return device;
}

// Fills in a connection's description, with a new name.
static int describe(
    const struct device *device, uint64_t file, int access, struct connection *connection) {
  uint64_t random;
  if (NEXT(getrandom)(&random, sizeof random, 0) != sizeof random) return -EIO;
  // The prefix, three numbers with their separators, and the path.
  if (text_length(device->path) + 10 + 2 * 17 + 2 >= NAME_SIZE - 1) return -ENAMETOOLONG;
  char *end = put_text(connection->name, "proofmass/");
  end = put_text(put_number(end, random, 16), "/");
  end = put_text(put_number(end, file, 16), "/");
  end = put_text(put_number(end, (unsigned)access, 16), "/");
  put_text(end, device->path);
  connection->file = file;
  connection->access = access;
  connection->owner = NEXT(getpid)();
  return 0;
}

// Opens a connection for an open file, and fills in its description.
static int connect_socket(const struct device *device, uint64_t file, int access,
    bool close_on_exec, struct connection *connection) {
  int status = describe(device, file, access, connection);
  return status < 0 ? status : server_connect(device->socket, connection->name, close_on_exec);
}

// Opens a connection, and names the file to the server.
static int connect_file(const struct device *device, uint64_t file, int access,
    bool close_on_exec, struct connection *connection) {
  int fd = connect_socket(device, file, access, close_on_exec, connection);
  if (fd < 0 || !device->name) return fd;
  size_t length = text_length(device->name);
  struct frame frame;
  int status = frame_begin(&frame, FRAME_OPEN, 8 + length, 0);
  if (status == 0) {
    frame_put(&frame, file, 8);
    frame_append(&frame, device->name, length);
    status = frame_exchange(&frame, fd);
    frame_end(&frame);
  }
  if (status >= 0) return fd;
  NEXT(close)(fd);
  // A server that closes the connection counts as none.
  return status == -EIO ? -ENXIO : status;
}

// Registers a new connection.
static int keep(int fd, const struct device *device, const struct connection *connection) {
  if (!make_chunk(fd) || !hold(fd)) {
    NEXT(close)(fd);
    return -EMFILE;
  }
  int state = connection_of(fd)->cancel_state;
  *connection_of(fd) = *connection;
  connection_of(fd)->cancel_state = state;
  know(fd, device);
  release(fd);
  return fd;
}

// The access mode of a device opened with these flags, or the negated errno of open(2).
static int access_by(int flags) {
  if (flags & O_PATH) return flags & O_DIRECTORY ? -ENOTDIR : PATH_ONLY;
  if (flags & O_DIRECTORY) return flags & O_CREAT ? -EINVAL : -ENOTDIR;
  if (flags & O_CREAT && flags & O_EXCL) return -EEXIST;
  return flags & O_DIRECT ? -EINVAL : flags & O_ACCMODE;
}

static int open_blocked(const struct device *device, int flags) {
  struct connection connection;
  uint64_t file;
  int access = access_by(flags);
  if (access < 0) return access;
  if (device->kind == GPIO_FILE) return open_line_file(device, access, flags & O_CLOEXEC);
  if (NEXT(getrandom)(&file, sizeof file, 0) != sizeof file) return -EIO;
  int fd = connect_file(device, file, access, flags & O_CLOEXEC, &connection);
  if (fd < 0) return fd;
  if (!device->name) {
    // The program has not opened it, so a low number must stay free.
    int high = NEXT(fcntl)(fd, F_DUPFD_CLOEXEC, HIGH);
    if (high >= 0) NEXT(close)(fd), fd = high;
  }
  return keep(fd, device, &connection);
}

int open_device(const struct device *device, int flags) {
  block_signals();
  int fd = open_blocked(device, flags);
  restore_signals();
  return fd;
}

int open_lines(const struct device *lines, uint64_t file, int access, bool close_on_exec,
    struct frame *request) {
  struct connection connection;
  block_signals();
  int fd = connect_socket(lines, file, access, close_on_exec, &connection);
  int status = fd < 0 ? fd : frame_exchange(request, fd);
  if (status >= 0) status = keep(fd, lines, &connection);
  else if (fd >= 0) NEXT(close)(fd);
  restore_signals();
  return status;
}

// Replaces a connection that other processes also use by a new one with the same number.
static int renew(int fd, const struct device *device) {
  struct connection *connection = connection_of(fd), fresh_one;
  bool close_on_exec = NEXT(fcntl)(fd, F_GETFD) & FD_CLOEXEC;
  int fresh = connect_file(
      device, connection->file, connection->access, close_on_exec, &fresh_one);
  if (fresh < 0) return fresh;
  int status = NEXT(dup3)(fresh, fd, close_on_exec ? O_CLOEXEC : 0);
  NEXT(close)(fresh);
  if (status < 0) return -EIO;
  put_text(connection->name, fresh_one.name);
  connection->owner = fresh_one.owner;
  return 0;
}

void adopt(int fd) {
  char name[NAME_SIZE];
  if (is_known(fd) || !read_name(fd, name) || !make_chunk(fd) || !hold(fd)) return;
  recognise(fd);
  release(fd);
}

int acquire(int fd, const struct device **device) {
  if (!is_known(fd)) return 0;
  if (!hold(fd)) return -EBUSY;
  *device = recognise(fd);
  int state = *device ? 1 : 0;
  bool is_shared = state && shares_socket((*device)->kind);
  bool is_own = state && connection_of(fd)->owner == NEXT(getpid)();
  if (state && !is_shared && !is_own && renew(fd, *device) < 0) state = -EIO;
  if (state != 1) release(fd);
  return state;
}

uint64_t file_of(int fd) { return connection_of(fd)->file; }

int access_of(int fd) { return connection_of(fd)->access; }

const struct device *device_of(int fd) {
  const struct device *device;
  if (acquire(fd, &device) <= 0) return NULL;
  release(fd);
  return device;
}

const struct device *named_device(int fd, uint64_t *file, int *access) {
  char name[NAME_SIZE];
  struct connection connection;
  const struct device *device = read_name(fd, name) ? read_parts(name, &connection) : NULL;
  if (device) *file = connection.file, *access = connection.access;
  return device;
}

int open_pair(int fd, const struct device *device, int ends[2]) {
  struct connection connection;
  int status = describe(device, file_of(fd), access_of(fd), &connection);
  if (status < 0) return status;
  if (NEXT(socketpair)(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -errno;
  struct sockaddr_un address;
  socklen_t size = named_address(connection.name, &address);
  uint8_t mark = 0;
  if (NEXT(bind)(ends[0], (struct sockaddr *)&address, size) == 0
      && NEXT(send)(ends[1], &mark, 1, MSG_NOSIGNAL) == 1) {
    return 0;
  }
  status = -errno;
  NEXT(close)(ends[0]);
  NEXT(close)(ends[1]);
  return status;
}

bool is_bus(int fd) {
  // Most descriptors are no bus, which is determined without a system call.
  const struct device *device = is_known(fd) ? *device_place(fd) : NULL;
  for (int look = 0; device && look < 2; look++, device = device_of(fd)) {
    if (device->kind != I2C_BUS && device->kind != SPI_SELECT) return false;
  }
  return device;
}

int close_device(int fd) {
  // A child of vfork writes to its parent's memory, and closes descriptors that the parent keeps.
  if (connection_of(fd)->owner != NEXT(getpid)()) return NEXT(close)(fd);
  // A signal handler may close the descriptor of the call that it interrupts: that call then fails.
  bool held = hold(fd);
  know(fd, NULL);
  int result = NEXT(close)(fd);
  if (held) release(fd);
  return result;
}

// In the child of a fork, the threads that held descriptors or waited for them do not exist.
static void release_all(void) {
  forget_exchanges();
  forget_waiters();
  memset(first.holders, 0, sizeof first.holders);
  for (int i = 0; i < CHUNKS; i++) {
    if (others[i]) memset(others[i]->holders, 0, sizeof others[i]->holders);
  }
}

// The program is not initialised yet: none of its own functions may run.
__attribute__((constructor)) static void adopt_inherited(void) {
  if (!variable("PROOFMASS_DEVICES") && !variable("PROOFMASS_SLEEP")) return;
  pthread_atfork(NULL, NULL, release_all);
  int listing = NEXT(open)("/proc/self/fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (listing < 0) return;
  _Alignas(struct directory_entry) char entries[1024];
  for (long size; (size = NEXT(syscall)(SYS_getdents64, listing, entries, sizeof entries)) > 0;) {
    for (long at = 0; at < size; at += ((struct directory_entry *)(entries + at))->size) {
      uint64_t fd;
      if (text_number(((struct directory_entry *)(entries + at))->name, 10, &fd)) adopt((int)fd);
    }
  }
  NEXT(close)(listing);
}
