// SPDX-License-Identifier: Apache-2.0
//
// A thread that waits for edges, with each suitable call, in combination with every kind of other thread,
// on a board with virtual time: a LIS331DLH at 100 Hz, whose INT1 is line 17. Time advances only once for
// all threads, and each edge is handled before the board's time advances further.

#include <fcntl.h>
#include <linux/futex.h>
#include <linux/gpio.h>
#include <linux/i2c-dev.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { MILLI = 1000000, PERIOD = 10 * MILLI, EDGES = 20 };

static int board = -1;

// Board time, from the program's clock, or from the control protocol if that clock shows the system's time.
static int64_t now(void) {
  char answer[4096] = "";
  struct timespec time;
  if (board < 0) {
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
  }
  if (write(board, "{\"do\":\"hello\"}\n", 15) != 15) perror("write");
  for (size_t size = 0; !strchr(answer, '\n');) {
    ssize_t more = read(board, answer + size, sizeof answer - 1 - size);
    if (more <= 0) return 0;
    size += (size_t)more;
  }
  const char *found = strstr(answer, "\"time_s\":");
  return found ? (int64_t)(strtod(found + 9, NULL) * 1e9) : 0;
}

static void ask_board(void) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  const char *path = getenv("PROOFMASS_BOARD");
  if (path) strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  board = socket(AF_UNIX, SOCK_STREAM, 0);
  if (connect(board, (struct sockaddr *)&address, sizeof address) < 0) perror("connect");
}

static int bus, line, spare[2];
static bool is_old;

static void store(uint8_t reg, uint8_t value) {
  uint8_t bytes[] = {reg, value};
  if (write(bus, bytes, 2) != 2) perror("write");
}

// Reading the output registers ends data ready.
static void fetch(void) {
  uint8_t start = 0xA8, bytes[6];
  if (write(bus, &start, 1) != 1 || read(bus, bytes, 6) != 6) perror("read");
}

// MARK: Waits for an edge

static bool take(void) {
  union {
    struct gpio_v2_line_event modern;
    struct gpioevent_data old;
  } event;
  size_t size = is_old ? sizeof event.old : sizeof event.modern;
  return read(line, &event, size) == (ssize_t)size;
}

static bool by_read(void) { return take(); }

// Milliseconds; negative for no limit.
static bool poll_for(int milliseconds, bool is_among) {
  struct pollfd entries[2] = {{.fd = line, .events = POLLIN}, {.fd = spare[0], .events = POLLIN}};
  return poll(entries, is_among ? 2 : 1, milliseconds) == 1 && take();
}

static bool by_poll(void) { return poll_for(-1, false); }
static bool by_poll_with_limit(void) { return poll_for(1000000, false); }
static bool by_poll_among(void) { return poll_for(-1, true); }

static bool by_ppoll(void) {
  struct pollfd entry = {.fd = line, .events = POLLIN};
  struct timespec limit = {.tv_sec = 1000};
  return ppoll(&entry, 1, &limit, NULL) == 1 && take();
}

static bool by_select(void) {
  fd_set set;
  FD_ZERO(&set);
  FD_SET(line, &set);
  struct timeval limit = {.tv_sec = 1000};
  return select(line + 1, &set, NULL, NULL, &limit) == 1 && take();
}

static bool by_pselect(void) {
  fd_set set;
  FD_ZERO(&set);
  FD_SET(line, &set), FD_SET(spare[0], &set);
  int most = line > spare[0] ? line : spare[0];
  return pselect(most + 1, &set, NULL, NULL, NULL, NULL) == 1 && take();
}

static bool epoll_for(int milliseconds) {
  int list = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN};
  epoll_ctl(list, EPOLL_CTL_ADD, line, &event);
  bool result = epoll_wait(list, &event, 1, milliseconds) == 1 && take();
  close(list);
  return result;
}

static bool by_epoll(void) { return epoll_for(-1); }
static bool by_epoll_with_limit(void) { return epoll_for(1000000); }

// Waits until there is an edge, in steps, like an event loop.
static bool by_short_polls(void) {
  while (!poll_for(3, false)) continue;
  return true;
}

static const struct way {
  const char *name;
  bool (*wait)(void);
} ways[] = {
    {"read", by_read},
    {"poll", by_poll},
    {"poll with a limit", by_poll_with_limit},
    {"poll of a pipe, too", by_poll_among},
    {"ppoll", by_ppoll},
    {"select", by_select},
    {"pselect of a pipe, too", by_pselect},
    {"epoll_wait", by_epoll},
    {"epoll_wait with a limit", by_epoll_with_limit},
    {"short polls", by_short_polls},
};

// MARK: Hand-overs to a thread that handles the edges

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static sem_t semaphore;
static atomic_int count;
static int ends[2], number;

static void post_condition(void) {
  pthread_mutex_lock(&mutex);
  count++;
  pthread_cond_signal(&condition);
  pthread_mutex_unlock(&mutex);
}

static void await_condition(void) {
  pthread_mutex_lock(&mutex);
  while (count == 0) pthread_cond_wait(&condition, &mutex);
  count--;
  pthread_mutex_unlock(&mutex);
}

static void await_condition_with_limit(void) {
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += 1000;
  pthread_mutex_lock(&mutex);
  while (count == 0 && pthread_cond_timedwait(&condition, &mutex, &end) == 0) continue;
  count--;
  pthread_mutex_unlock(&mutex);
}

static void post_semaphore(void) { sem_post(&semaphore); }
static void await_semaphore(void) { sem_wait(&semaphore); }

static void post_pipe(void) {
  if (write(ends[1], "a", 1) != 1) perror("write");
}

static void await_pipe(void) {
  char byte;
  if (read(ends[0], &byte, 1) != 1) perror("read");
}

static void await_pipe_by_poll(void) {
  struct pollfd entry = {.fd = ends[0], .events = POLLIN};
  poll(&entry, 1, 1000000);
  await_pipe();
}

static void post_number(void) {
  uint64_t one = 1;
  if (write(number, &one, sizeof one) != sizeof one) perror("write");
}

static void await_number(void) {
  uint64_t value;
  if (read(number, &value, sizeof value) != sizeof value) perror("read");
}

static void post_futex(void) {
  count++;
  syscall(SYS_futex, &count, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

static void await_futex(void) {
  while (count == 0) syscall(SYS_futex, &count, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
  count--;
}

// The mutex is free while an edge is to be handled.
static void post_mutex(void) {
  count = 1;
  pthread_mutex_unlock(&gate);
  while (count) sched_yield();
  pthread_mutex_lock(&gate);
}

static void await_mutex(void) {
  for (bool is_there = false; !is_there; sched_yield()) {
    pthread_mutex_lock(&gate);
    is_there = count;
    count = 0;
    pthread_mutex_unlock(&gate);
  }
}

static const struct hand_over {
  const char *name;
  void (*post)(void), (*await)(void);
} hand_overs[] = {
    {"a condition", post_condition, await_condition},
    {"a condition with a limit", post_condition, await_condition_with_limit},
    {"a semaphore", post_semaphore, await_semaphore},
    {"a pipe", post_pipe, await_pipe},
    {"a pipe, by poll", post_pipe, await_pipe_by_poll},
    {"eventfd", post_number, await_number},
    {"a futex", post_futex, await_futex},
    {"a mutex", post_mutex, await_mutex},
};

// MARK: The matrix

struct job {
  const struct way *way;
  const struct hand_over *hand_over;
  int edges;
};

// Waits for edges, and hands each over or handles it itself.
static void *wait_for_edges(void *argument) {
  struct job *job = argument;
  bool holds_gate = job->hand_over && job->hand_over->post == post_mutex;
  if (holds_gate) pthread_mutex_lock(&gate);
  for (int i = 0; i < job->edges; i++) {
    if (!job->way->wait()) printf("WRONG %s: no edge\n", job->way->name), wrong++;
    if (job->hand_over) job->hand_over->post();
    else fetch();
  }
  if (holds_gate) pthread_mutex_unlock(&gate);
  return NULL;
}

static void within(const char *way, const char *other, int64_t expected, int64_t actual) {
  char name[160];
  snprintf(name, sizeof name, "%s beside %s: %lld µs, %lld expected", way, other,
      (long long)actual / 1000, (long long)expected / 1000);
  int64_t far = actual - expected;
  check(name, 1, far >= -PERIOD && far <= PERIOD + MILLI);
}

// Discards the edges so far, and enables the next one.
static void begin(void) {
  int flags = fcntl(line, F_GETFL);
  fetch();
  fcntl(line, F_SETFL, flags | O_NONBLOCK);
  while (take()) continue;
  fcntl(line, F_SETFL, flags & ~O_NONBLOCK);
}

static pthread_t start(struct job *job) {
  pthread_t thread;
  begin();
  pthread_create(&thread, NULL, wait_for_edges, job);
  return thread;
}

static void compute(int turns) {
  for (volatile int i = 0; i < turns; i++) continue;
}

static void alone(const struct way *way) {
  begin();
  int64_t before = now();
  wait_for_edges(&(struct job){way, NULL, EDGES});
  within(way->name, "nobody", EDGES * (int64_t)PERIOD, now() - before);
}

static void beside_sleeps(const struct way *way) {
  struct job job = {way, NULL, EDGES};
  pthread_t thread = start(&job);
  int64_t before = now(), most = 0;
  for (int i = 0; i < 25; i++) {
    // While this thread requests the board's time, it appears to wait.
    int64_t start = board < 0 ? now() : 0;
    usleep(7000);
    int64_t lasted = board < 0 ? now() - start : 7 * MILLI;
    if (lasted > most) most = lasted;
  }
  int64_t slept = now() - before;
  pthread_join(thread, NULL);
  within(way->name, "a sleep", 7 * MILLI, most);
  within(way->name, "sleeps", 175 * (int64_t)MILLI, slept);
  within(way->name, "sleeps, to the last edge", EDGES * (int64_t)PERIOD, now() - before);
}

static void beside_a_long_sleep(const struct way *way) {
  struct job job = {way, NULL, EDGES};
  pthread_t thread = start(&job);
  int64_t before = now();
  sleep(1);
  within(way->name, "a long sleep", 1000 * (int64_t)MILLI, now() - before);
  pthread_join(thread, NULL);
}

static void beside_work(const struct way *way) {
  struct job job = {way, NULL, EDGES};
  pthread_t thread = start(&job);
  int64_t before = now();
  compute(20000000);
  within(way->name, "a thread that computes", 0, now() - before);
  pthread_join(thread, NULL);
  within(way->name, "a thread that has computed", EDGES * (int64_t)PERIOD, now() - before);
}

static void beside_a_child(const struct way *way) {
  int64_t before = now();
  pid_t child = fork();
  if (child == 0) {
    compute(20000000);
    _exit(0);
  }
  begin();
  wait_for_edges(&(struct job){way, NULL, 5});
  within(way->name, "a child that computes", 5 * PERIOD, now() - before);
  waitpid(child, NULL, 0);
}

static void with_hand_over(const struct way *way, const struct hand_over *hand_over) {
  struct job job = {way, hand_over, EDGES};
  count = 0;
  pthread_t thread = start(&job);
  int64_t before = now();
  for (int i = 0; i < EDGES; i++) {
    hand_over->await();
    compute(20000);
    fetch();
  }
  within(way->name, hand_over->name, EDGES * (int64_t)PERIOD, now() - before);
  pthread_join(thread, NULL);
}

static int request(bool by_first_version) {
  int chip = open("/dev/gpiochip0", O_RDWR), fd;
  if (by_first_version) {
    struct gpioevent_request wanted = {.lineoffset = 17, .eventflags = GPIOEVENT_REQUEST_RISING_EDGE};
    fd = ioctl(chip, GPIO_GET_LINEEVENT_IOCTL, &wanted) < 0 ? -errno : wanted.fd;
  } else {
    struct gpio_v2_line_request wanted = {.offsets = {17}, .num_lines = 1,
        .config.flags = GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_EDGE_RISING};
    fd = ioctl(chip, GPIO_V2_GET_LINE_IOCTL, &wanted) < 0 ? -errno : wanted.fd;
  }
  close(chip);
  return fd;
}

// The argument "read" omits all calls but read, for a door by which only read and sleeps advance the board's
// time, and clocks show the system's time.
int main(int argument_count, char **arguments) {
  bool is_read_only = argument_count > 1 && strcmp(arguments[1], "read") == 0;
  size_t way_count = is_read_only ? 1 : sizeof ways / sizeof ways[0];
  if (is_read_only) ask_board();
  bus = open("/dev/i2c-1", O_RDWR);
  ioctl(bus, I2C_SLAVE, 0x18);
  store(0x22, 0x02);  // data ready on INT1
  store(0x20, 0x2F);  // 100 Hz
  if (pipe(spare) < 0 || pipe(ends) < 0) perror("pipe");
  number = eventfd(0, 0);
  sem_init(&semaphore, 0, 0);
  for (int version = 0; version < 2; version++) {
    is_old = version;
    line = request(is_old);
    check("a line", 1, line >= 0);
    for (size_t i = 0; i < way_count; i++) {
      if (is_old && i > 1) continue;
      alone(&ways[i]);
      beside_sleeps(&ways[i]);
      beside_a_long_sleep(&ways[i]);
      // A short limit ends by the system's time while another thread computes.
      if (ways[i].wait != by_short_polls) beside_work(&ways[i]);
      beside_a_child(&ways[i]);
      for (size_t j = 0; j < sizeof hand_overs / sizeof hand_overs[0]; j++) {
        if (is_read_only && hand_overs[j].await == await_condition_with_limit) continue;
        if (is_read_only && hand_overs[j].await == await_pipe_by_poll) continue;
        with_hand_over(&ways[i], &hand_overs[j]);
      }
    }
    close(line);
  }
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
