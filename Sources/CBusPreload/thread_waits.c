// SPDX-License-Identifier: Apache-2.0
//
// The interposed functions that wait for another thread until a deadline: condition variables,
// mutexes, locks for readers and writers, semaphores, and futexes by their system call. Deadlines
// are on the program's clocks.
//
// A wait consists of waits on the system's monotonic clock, for which libc has functions since version
// 2.30; with an older libc, waits and deadlines stay on the system's clock.

#include "preload.h"

#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <threads.h>
#include <unistd.h>

// The numbers of signals to condition variables, several of which may share a counter: a signal between
// two parts of a wait must not be lost.
enum { COUNTERS = 64 };
static atomic_uint signals[COUNTERS];

static atomic_uint *signals_of(const void *condition) {
  return &signals[(uintptr_t)condition / 16 % COUNTERS];
}

struct call {
  enum { CONDITION, MUTEX, READING, WRITING, SEMAPHORE } kind;
  void *object;
  pthread_mutex_t *mutex;  // that of a condition variable
  unsigned signals;
};

// Waits until an instant of the system's monotonic clock. Returns what the function returns, or TIMED_OUT.
static int wait_on_system(const struct call *call, const struct timespec *end) {
  int result;
  switch (call->kind) {
    case CONDITION:
      result = NEXT(pthread_cond_clockwait)(call->object, call->mutex, CLOCK_MONOTONIC, end);
      if (result == ETIMEDOUT && *signals_of(call->object) != call->signals) return 0;
      break;
    case MUTEX:
      result = NEXT(pthread_mutex_clocklock)(call->object, CLOCK_MONOTONIC, end);
      break;
    case READING:
      result = NEXT(pthread_rwlock_clockrdlock)(call->object, CLOCK_MONOTONIC, end);
      break;
    case WRITING:
      result = NEXT(pthread_rwlock_clockwrlock)(call->object, CLOCK_MONOTONIC, end);
      break;
    default:
      result = NEXT(sem_clockwait)(call->object, CLOCK_MONOTONIC, end);
      return result == -1 && errno == ETIMEDOUT ? TIMED_OUT : result;
  }
  return result == ETIMEDOUT ? TIMED_OUT : result;
}

// Waits for at most some nanoseconds of the system's time. Returns what the function returns.
static int attempt(void *argument, int64_t nanoseconds) {
  struct call *call = argument;
  if (call->kind == SEMAPHORE && take_signals()) return (int)returned(-EINTR);
  struct timespec end = in_timespec(system_time(CLOCK_MONOTONIC) + nanoseconds);
  struct held saved = open_signals();
  int result = wait_on_system(call, &end);
  int failure = errno;
  close_signals(saved);
  errno = failure;
  return result;
}

// The clock of a function that does not name one.
enum { ANY_CLOCK = -1 };

// Waits, if the deadline is in the board's time. Sets *result to that of the function.
static bool waits(struct call call, clockid_t clock, const struct timespec *deadline, int *result) {
  int64_t time, instant;
  if (!sleeping_board() || !NEXT(pthread_cond_clockwait)) return false;
  if (clock != ANY_CLOCK && clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC) return false;
  if (!in_nanoseconds(deadline, &time)) return false;
  if (clock == ANY_CLOCK ? !on_board_anyhow(time, &instant) : !on_board(clock, time, &instant)) {
    return false;
  }
  if (call.kind == CONDITION) call.signals = *signals_of(call.object);
  *result = wait_until(THREADS, instant, attempt, &call);
  if (*result == TIMED_OUT && call.kind == SEMAPHORE) *result = (int)returned(-ETIMEDOUT);
  else if (*result == TIMED_OUT) *result = ETIMEDOUT;
  return true;
}

#define INTERPOSE_WAIT(name, awaited, on_clock, arguments, ...)            \
  INTERPOSED int name(__VA_ARGS__) {                                       \
    int result;                                                            \
    bool is_ours = waits((struct call)awaited, on_clock, end, &result);    \
    return is_ours ? result : NEXT(name) arguments;                        \
  }
#define CALL(...) {__VA_ARGS__}

INTERPOSE_WAIT(pthread_cond_timedwait, CALL(CONDITION, condition, mutex, 0), ANY_CLOCK,
    (condition, mutex, end), pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict end)
INTERPOSE_WAIT(pthread_cond_clockwait, CALL(CONDITION, condition, mutex, 0), clock,
    (condition, mutex, clock, end), pthread_cond_t *restrict condition,
    pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict end)
INTERPOSE_WAIT(pthread_mutex_timedlock, CALL(MUTEX, mutex, NULL, 0), CLOCK_REALTIME,
    (mutex, end), pthread_mutex_t *restrict mutex, const struct timespec *restrict end)
INTERPOSE_WAIT(pthread_mutex_clocklock, CALL(MUTEX, mutex, NULL, 0), clock, (mutex, clock, end),
    pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict end)
INTERPOSE_WAIT(pthread_rwlock_timedrdlock, CALL(READING, lock, NULL, 0), CLOCK_REALTIME,
    (lock, end), pthread_rwlock_t *restrict lock, const struct timespec *restrict end)
INTERPOSE_WAIT(pthread_rwlock_clockrdlock, CALL(READING, lock, NULL, 0), clock,
    (lock, clock, end), pthread_rwlock_t *restrict lock, clockid_t clock,
    const struct timespec *restrict end)
INTERPOSE_WAIT(pthread_rwlock_timedwrlock, CALL(WRITING, lock, NULL, 0), CLOCK_REALTIME,
    (lock, end), pthread_rwlock_t *restrict lock, const struct timespec *restrict end)
INTERPOSE_WAIT(pthread_rwlock_clockwrlock, CALL(WRITING, lock, NULL, 0), clock,
    (lock, clock, end), pthread_rwlock_t *restrict lock, clockid_t clock,
    const struct timespec *restrict end)
INTERPOSE_WAIT(sem_timedwait, CALL(SEMAPHORE, semaphore, NULL, 0), CLOCK_REALTIME,
    (semaphore, end), sem_t *restrict semaphore, const struct timespec *restrict end)
INTERPOSE_WAIT(sem_clockwait, CALL(SEMAPHORE, semaphore, NULL, 0), clock,
    (semaphore, clock, end), sem_t *restrict semaphore, clockid_t clock,
    const struct timespec *restrict end)

INTERPOSED int pthread_cond_signal(pthread_cond_t *condition) {
  atomic_fetch_add(signals_of(condition), 1);
  return NEXT(pthread_cond_signal)(condition);
}

INTERPOSED int pthread_cond_broadcast(pthread_cond_t *condition) {
  atomic_fetch_add(signals_of(condition), 1);
  return NEXT(pthread_cond_broadcast)(condition);
}

// The functions of C11, whose objects are the same.

INTERPOSED int cnd_timedwait(cnd_t *restrict condition, mtx_t *restrict mutex,
    const struct timespec *restrict end) {
  int result;
  struct call call = {CONDITION, condition, (pthread_mutex_t *)mutex, 0};
  if (!waits(call, CLOCK_REALTIME, end, &result)) return NEXT(cnd_timedwait)(condition, mutex, end);
  return result == 0 ? thrd_success : result == ETIMEDOUT ? thrd_timedout : thrd_error;
}

INTERPOSED int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict end) {
  int result;
  struct call call = {MUTEX, mutex, NULL, 0};
  if (!waits(call, CLOCK_REALTIME, end, &result)) return NEXT(mtx_timedlock)(mutex, end);
  return result == 0 ? thrd_success : result == ETIMEDOUT ? thrd_timedout : thrd_error;
}

INTERPOSED int cnd_signal(cnd_t *condition) {
  atomic_fetch_add(signals_of(condition), 1);
  return NEXT(cnd_signal)(condition);
}

INTERPOSED int cnd_broadcast(cnd_t *condition) {
  atomic_fetch_add(signals_of(condition), 1);
  return NEXT(cnd_broadcast)(condition);
}

// System calls that a program makes by libc's syscall(2): the standard libraries of Rust and C++ wait by
// the futex call.

// Waits for a change of a futex, for at most some nanoseconds of the system's time.
static int attempt_futex(void *argument, int64_t nanoseconds) {
  const long *a = argument;
  bool is_absolute = (a[1] & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET;
  // Absolute deadlines are on the monotonic clock, unless a flag selects another.
  struct timespec time =
      in_timespec(nanoseconds + (is_absolute ? system_time(CLOCK_MONOTONIC) : 0));
  long operation = a[1] & ~(long)FUTEX_CLOCK_REALTIME;
  if (take_signals()) return (int)returned(-EINTR);
  struct held saved = open_signals();
  long result = NEXT(syscall)(SYS_futex, a[0], operation, a[2], &time, a[4], a[5]);
  int failure = errno;
  close_signals(saved);
  errno = failure;
  return result == -1 && errno == ETIMEDOUT ? TIMED_OUT : (int)result;
}

static bool is_timed_futex(const long *a, long *result) {
  long command = a[1] & FUTEX_CMD_MASK;
  int64_t time, instant, now;
  if (!a[3] || (command != FUTEX_WAIT && command != FUTEX_WAIT_BITSET)) return false;
  if (!in_nanoseconds((const struct timespec *)a[3], &time) || !board_time(&now)) return false;
  clockid_t clock = a[1] & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  if (command == FUTEX_WAIT) instant = time > INT64_MAX - now ? INT64_MAX : now + time;
  else if (!on_board(clock, time, &instant)) return false;
  int status = wait_until(THREADS, instant, attempt_futex, (void *)a);
  *result = status == TIMED_OUT ? returned(-ETIMEDOUT) : status;
  return true;
}

bool is_timed_call(long number, const long a[6], long *result) {
  if (!sleeping_board()) return false;
  struct timespec now;
  int status;
  switch (number) {
    case SYS_futex:
      return is_timed_futex(a, result);
    case SYS_clock_gettime:
      if (!read_clock((clockid_t)a[0], &now)) return false;
      *result = returned(copy_out((struct timespec *)a[1], &now, sizeof now));
      return true;
    case SYS_nanosleep:
      status = sleep_by(
          CLOCK_MONOTONIC, 0, (const struct timespec *)a[0], (struct timespec *)a[1]);
      break;
    case SYS_clock_nanosleep:
      status = sleep_by((clockid_t)a[0], (int)a[1], (const struct timespec *)a[2],
          (struct timespec *)a[3]);
      break;
    default:
      return false;
  }
  if (status == -ENOSYS) return false;
  *result = returned(status);
  return true;
}
