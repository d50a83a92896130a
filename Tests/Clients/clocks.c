// SPDX-License-Identifier: Apache-2.0
//
// An ordinary program that waits, on a board with virtual time: its clocks show the board's time, and
// each wait advances it by the duration of the wait.

#include <fcntl.h>
#include <linux/futex.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/times.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { MILLI = 1000000, SECOND = 1000000000 };

static int64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static struct timespec in(clockid_t clock, int64_t span) {
  int64_t time = now(clock) + span;
  return (struct timespec){time / SECOND, time % SECOND};
}

// The duration of a statement by the program's clock, in nanoseconds, except for those after the
// deadline: a loop that waits until a clock is past an instant has to end.
#define LASTS(statement)                           \
  ({                                               \
    int64_t before = now(CLOCK_MONOTONIC);         \
    statement;                                     \
    int64_t lasts = now(CLOCK_MONOTONIC) - before; \
    lasts - (lasts % 1000 == 1);                   \
  })

static void sleeps(void) {
  struct timespec span = {1, 500 * MILLI}, end = in(CLOCK_REALTIME, SECOND);
  check("nanosleep", 1500 * (int64_t)MILLI, LASTS(nanosleep(&span, NULL)));
  check("usleep", 20 * MILLI, LASTS(usleep(20000)));
  check("sleep", 3600 * INT64_C(1000000000), LASTS(sleep(3600)));
  check("an instant that is past", 0, LASTS(clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &end, NULL)));
  end = in(CLOCK_REALTIME, SECOND);
  check("until an instant", SECOND,
      LASTS(clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &end, NULL)));
  check("thrd_sleep", 1500 * (int64_t)MILLI, LASTS(thrd_sleep(&span, NULL)));
  check("poll", 7 * MILLI, LASTS(poll(NULL, 0, 7)));
  check("select", 5 * MILLI, LASTS(select(0, NULL, NULL, NULL, &(struct timeval){0, 5000})));
  check("by its number", 1500 * (int64_t)MILLI, LASTS(syscall(SYS_nanosleep, &span, NULL)));
}

static void clocks(void) {
  clockid_t all[] = {CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME, CLOCK_TAI,
      CLOCK_REALTIME_COARSE, CLOCK_MONOTONIC_COARSE};
  for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
    int64_t before = now(all[i]);
    usleep(250000);
    check("a clock", 250 * MILLI, now(all[i]) - before);
  }
  struct timeval day;
  struct timespec number, utc;
  errno = 7;
  gettimeofday(&day, NULL);
  int64_t wall = now(CLOCK_REALTIME);
  check("gettimeofday", wall / 1000, day.tv_sec * INT64_C(1000000) + day.tv_usec);
  check("time", wall / SECOND, time(NULL));
  check("timespec_get", TIME_UTC, timespec_get(&utc, TIME_UTC));
  check("its time", wall, utc.tv_sec * INT64_C(1000000000) + utc.tv_nsec);
  syscall(SYS_clock_gettime, CLOCK_REALTIME, &number);
  check("by its number", wall, number.tv_sec * INT64_C(1000000000) + number.tv_nsec);
  check("errno", 7, errno);
  int64_t used = now(CLOCK_PROCESS_CPUTIME_ID);
  sleep(1000);
  check("processor time is the system's", 1, now(CLOCK_PROCESS_CPUTIME_ID) - used < SECOND);
  check("no such clock", -EINVAL, RESULT(clock_gettime(99, &number)));
}

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static sem_t semaphore;
static int ready;

// Waits for events that never occur: each ends at its time limit.
static void timeouts(void) {
  struct timespec end = in(CLOCK_REALTIME, SECOND);
  pthread_cond_t monotonic;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&monotonic, &attributes);
  int result = -1;
  pthread_mutex_lock(&mutex);
  check("a condition", SECOND, LASTS(result = pthread_cond_timedwait(&condition, &mutex, &end)));
  check("times out", ETIMEDOUT, result);
  end = in(CLOCK_MONOTONIC, 10 * MILLI);
  check("on the other clock", 10 * MILLI,
      LASTS(result = pthread_cond_timedwait(&monotonic, &mutex, &end)));
  check("times out", ETIMEDOUT, result);
  end = in(CLOCK_MONOTONIC, 10 * MILLI);
  check("on a named clock", 10 * MILLI,
      LASTS(result = pthread_cond_clockwait(&condition, &mutex, CLOCK_MONOTONIC, &end)));
  check("at once", 0, LASTS(result = pthread_cond_timedwait(&monotonic, &mutex, &end)));
  check("times out", ETIMEDOUT, result);
  end.tv_nsec = SECOND;
  check("no time", EINVAL, pthread_cond_timedwait(&condition, &mutex, &end));
  end = in(CLOCK_REALTIME, 20 * MILLI);
  check("a mutex", 20 * MILLI, LASTS(result = pthread_mutex_timedlock(&mutex, &end)));
  check("times out", ETIMEDOUT, result);
  pthread_mutex_unlock(&mutex);
  check("free", 0, pthread_mutex_timedlock(&mutex, &end));
  pthread_mutex_unlock(&mutex);
  end = in(CLOCK_REALTIME, 30 * MILLI);
  check("a semaphore", 30 * MILLI, LASTS(result = RESULT(sem_timedwait(&semaphore, &end))));
  check("times out", -ETIMEDOUT, result);
  int futex = 5;
  struct timespec span = {0, 40 * MILLI};
  check("a futex", 40 * MILLI,
      LASTS(result = RESULT(syscall(SYS_futex, &futex, FUTEX_WAIT_PRIVATE, 5, &span, NULL, 0))));
  check("times out", -ETIMEDOUT, result);
  end = in(CLOCK_MONOTONIC, 40 * MILLI);
  check("a futex with a deadline", 40 * MILLI,
      LASTS(result = RESULT(syscall(SYS_futex, &futex, FUTEX_WAIT_BITSET_PRIVATE, 5, &end, NULL, -1))));
  check("times out", -ETIMEDOUT, result);
}

static void descriptors(void) {
  int ends[2], result = -1;
  if (pipe(ends) < 0) perror("pipe");
  struct pollfd entry = {.fd = ends[0], .events = POLLIN};
  check("poll", 50 * MILLI, LASTS(result = poll(&entry, 1, 50)));
  check("times out", 0, result);
  struct timespec span = {0, 60 * MILLI};
  check("ppoll", 60 * MILLI, LASTS(result = ppoll(&entry, 1, &span, NULL)));
  fd_set set;
  FD_ZERO(&set);
  FD_SET(ends[0], &set);
  check("select", 70 * MILLI,
      LASTS(result = select(ends[0] + 1, &set, NULL, NULL, &(struct timeval){0, 70000})));
  check("times out", 0, result);
  check("none is set", 0, FD_ISSET(ends[0], &set));
  int list = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN};
  epoll_ctl(list, EPOLL_CTL_ADD, ends[0], &event);
  check("epoll_wait", 250 * MILLI, LASTS(result = epoll_wait(list, &event, 1, 250)));
  check("times out", 0, result);
  if (write(ends[1], "a", 1) != 1) perror("write");
  check("ready", 0, LASTS(result = epoll_wait(list, &event, 1, 250)));
  check("one", 1, result);
  check("poll, ready", 0, LASTS(result = poll(&entry, 1, 50)));
  check("one", 1, result);
  close(list), close(ends[0]), close(ends[1]);
}

// A connection of the internet gets the time that it takes; times(2) tells the system's.
static void connections(void) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  int door = socket(AF_INET, SOCK_STREAM, 0), fd = socket(AF_INET, SOCK_STREAM, 0), result = -1;
  if (bind(door, (struct sockaddr *)&address, size) < 0 || listen(door, 1) < 0
      || getsockname(door, (struct sockaddr *)&address, &size) < 0
      || connect(fd, (struct sockaddr *)&address, size) < 0) {
    perror("connect");
  }
  int list = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN};
  epoll_ctl(list, EPOLL_CTL_ADD, fd, &event);
  struct pollfd entry = {.fd = fd, .events = POLLIN};
  struct tms none;
  clock_t start = times(&none);
  check("poll of a connection", 60 * MILLI, LASTS(result = poll(&entry, 1, 60)));
  check("times out", 0, result);
  check("epoll of one", 60 * MILLI, LASTS(result = epoll_wait(list, &event, 1, 60)));
  check("times out", 0, result);
  check("on the system's clock", 1, times(&none) - start >= 11);
  entry.fd = door;
  start = times(&none);
  check("one comes", 1, poll(&entry, 1, 5000));
  close(accept(door, NULL, NULL));
  check("none comes", 10 * (int64_t)SECOND, LASTS(result = poll(&entry, 1, 10000)));
  check("times out", 0, result);
  check("in no time", 1, times(&none) - start < 300);
  close(list), close(fd), close(door);
}

static void timers(void) {
  int fd = timerfd_create(CLOCK_MONOTONIC, 0), list = epoll_create1(0), result = -1;
  struct itimerspec value = {.it_value.tv_nsec = 30 * MILLI, .it_interval.tv_nsec = 100 * MILLI};
  struct pollfd entry = {.fd = fd, .events = POLLIN};
  struct epoll_event event = {.events = EPOLLIN};
  uint64_t number = 0;
  epoll_ctl(list, EPOLL_CTL_ADD, fd, &event);
  check("a timer", 0, timerfd_settime(fd, 0, &value, NULL));
  check("is awaited by a read", 30 * MILLI, LASTS(result = read(fd, &number, sizeof number)));
  check("a number", sizeof number, result);
  check("once", 1, number);
  usleep(1000000);
  check("is ready", 1, poll(&entry, 1, 0));
  check("at once", 0, LASTS(result = read(fd, &number, sizeof number)));
  check("ten times", 10, number);
  check("is awaited by poll", 100 * MILLI, LASTS(result = poll(&entry, 1, -1)));
  check("one", 1, result);
  check("is read", 0, LASTS(result = read(fd, &number, sizeof number)));
  check("is awaited by epoll", 100 * MILLI, LASTS(result = epoll_wait(list, &event, 1, 5000)));
  check("one", 1, result);
  check("or not for so long", 0, LASTS(result = read(fd, &number, sizeof number)));
  check("epoll_wait", 40 * MILLI, LASTS(result = epoll_wait(list, &event, 1, 40)));
  check("none", 0, result);
  check("what is left", 0, timerfd_gettime(fd, &value));
  check("to the next", 60, (value.it_value.tv_nsec + MILLI - 1) / MILLI);
  value = (struct itimerspec){.it_value = in(CLOCK_MONOTONIC, SECOND)};
  check("until an instant", 0, timerfd_settime(fd, TFD_TIMER_ABSTIME, &value, NULL));
  check("a second", SECOND, LASTS(result = read(fd, &number, sizeof number)));
  fcntl(fd, F_SETFL, O_NONBLOCK);
  check("only once", -EAGAIN, RESULT(read(fd, &number, sizeof number)));
  close(fd), close(list);
}

// Triggers an event after computing for a while.
static void *bring(void *none) {
  for (volatile int i = 0; i < 20000000; i++) continue;
  pthread_mutex_lock(&mutex);
  ready = 1;
  pthread_mutex_unlock(&mutex);
  pthread_cond_signal(&condition);
  sem_post(&semaphore);
  return none;
}

static void events(void) {
  pthread_t other;
  struct timespec end = in(CLOCK_REALTIME, 3600 * INT64_C(1000000000));
  pthread_create(&other, NULL, bring, NULL);
  pthread_mutex_lock(&mutex);
  int result = 0;
  int64_t lasted = LASTS(
      while (!ready && result == 0) result = pthread_cond_timedwait(&condition, &mutex, &end));
  pthread_mutex_unlock(&mutex);
  check("an event that another thread brings", 0, result);
  check("does not move the board", 0, lasted);
  check("nor does a semaphore", 0, LASTS(result = sem_timedwait(&semaphore, &end)));
  check("that is free", 0, result);
  pthread_join(other, NULL);
}

static atomic_int is_over, samples;

static void *sample(void *none) {
  struct timespec end = in(CLOCK_MONOTONIC, 0);
  while (!is_over) {
    end.tv_nsec += 10 * MILLI;
    if (end.tv_nsec >= SECOND) end.tv_sec++, end.tv_nsec -= SECOND;
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &end, NULL);
    samples++;
  }
  return none;
}

static void *watch(void *none) {
  struct timespec end = in(CLOCK_REALTIME, 300 * INT64_C(1000000000));
  pthread_mutex_lock(&mutex);
  int result = 0;
  while (!is_over && result == 0) result = pthread_cond_timedwait(&condition, &mutex, &end);
  pthread_mutex_unlock(&mutex);
  return result == 0 ? none : (void *)1;
}

// A thread that samples, one that watches, and one that sleeps: time advances only once for all of them.
static void threads(void) {
  pthread_t sampler, watchdog;
  void *fired;
  pthread_create(&sampler, NULL, sample, NULL);
  pthread_create(&watchdog, NULL, watch, NULL);
  int64_t lasted = LASTS(for (int i = 0; i < 10; i++) {
    usleep(100000);
    for (volatile int j = 0; j < 1000000; j++) continue;
  });
  check("a second of three threads", 1, lasted >= SECOND && lasted <= SECOND + 20 * MILLI);
  check("samples each 10 ms", 1, samples >= 98 && samples <= 102);
  is_over = 1;
  pthread_mutex_lock(&mutex);
  pthread_cond_broadcast(&condition);
  pthread_mutex_unlock(&mutex);
  pthread_join(sampler, NULL);
  pthread_join(watchdog, &fired);
  check("the watchdog stays quiet", 0, fired != NULL);
}

// A process that is created passes no time before its creator has come to a wait.
static void creators(void) {
  int64_t before = now(CLOCK_MONOTONIC);
  pid_t child = fork();
  if (child == 0) {
    struct timespec span = {.tv_nsec = 900 * MILLI};
    nanosleep(&span, NULL);
    _exit(0);
  }
  for (volatile int i = 0; i < 20000000; i++) continue;
  int64_t passed = now(CLOCK_MONOTONIC) - before;
  waitpid(child, NULL, 0);
  check("while a creator computes", 0, passed);
  check("and once it waits", 900 * MILLI, now(CLOCK_MONOTONIC) - before);
}

static void children(void) {
  int64_t before = now(CLOCK_MONOTONIC);
  pid_t child = fork();
  if (child == 0) {
    sleep(10);
    _exit(now(CLOCK_MONOTONIC) - before == 10 * INT64_C(1000000000) ? 0 : 1);
  }
  int status;
  waitpid(child, &status, 0);
  check("a child's sleep", 0, status);
  check("moves its parent's clock", 10 * INT64_C(1000000000), now(CLOCK_MONOTONIC) - before);
}

static void spin(void) {
  int64_t start = now(CLOCK_MONOTONIC);
  while (now(CLOCK_MONOTONIC) < start + 20 * MILLI) continue;
  check("a loop that only looks at the clock ends", 1, 1);
}

int main(void) {
  sem_init(&semaphore, 0, 0);
  clocks();
  sleeps();
  timeouts();
  descriptors();
  connections();
  timers();
  events();
  threads();
  creators();
  children();
  spin();
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
