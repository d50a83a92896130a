// SPDX-License-Identifier: Apache-2.0
//
// Timers that send signals (alarm, setitimer of ITIMER_REAL, timer_create), where a board's time is
// virtual. The kernel's timer stays disarmed until the board reaches the instant; then it is set to
// expire immediately, so that the kernel sends the signal. The server stops the board at the instant,
// whichever client advances it, until the handler has run (BoardAlarms.swift). It announces the stop on a
// separate connection, on which a thread here waits.
//
// A timer advances the board only where the program waits for a signal (pause, sigsuspend, sigwait) and
// all other threads wait, too, or when the board has stood still for the rest of the timer's time on the
// system's clock. A program that is executed keeps the timer of setitimer: the kernel's timer is set so
// far ahead that it can be recognised.

#include "preload.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// How far ahead the kernel's timer is set, in seconds: more than any program requests.
enum { FAR = 1000000000 };
// The time between two checks while a thread waits for a signal, and otherwise. In nanoseconds.
enum { SHORT_LOOK = 100000, LOOK = 50000000 };
// The longest wait for a handler: in processor time of this process' other threads, and in the system's
// time, because a busy machine may not run them at all. In nanoseconds.
static const int64_t longest_handling = 5000000, longest_delay = 2 * (int64_t)SECOND;

enum { MOST_ALARMS = 33 };
static struct alarm {
  bool is_used;      // by a timer of timer_create; the first entry is setitimer's
  timer_t timer;
  clockid_t clock;
  int64_t next;      // the instant of the board; 0 for a disarmed timer
  int64_t interval;  // in nanoseconds; 0 for a single expiration
} alarms[MOST_ALARMS];

static atomic_bool is_locked;
static uint64_t number;      // the server's number of our connection
static int bell = -1;        // the connection; -1 before the first timer
static atomic_int awaiting;  // the number of threads that wait for a signal
static __thread bool is_awaiting __attribute__((tls_model("initial-exec")));

// A spin lock without signals, because programs set timers in signal handlers, too.
static void lock(void) {
  block_signals();
  while (atomic_exchange(&is_locked, true)) NEXT(syscall)(SYS_sched_yield);
}

static void unlock(void) {
  atomic_store(&is_locked, false);
  restore_signals();
}

static int64_t first_alarm(void) {
  int64_t first = INT64_MAX;
  for (int i = 0; i < MOST_ALARMS; i++) {
    if (alarms[i].next && alarms[i].next < first) first = alarms[i].next;
  }
  return first;
}

static struct timeval in_timeval(int64_t nanoseconds) {
  return (struct timeval){nanoseconds / SECOND, nanoseconds % SECOND / 1000};
}

// Sets the kernel's interval timer for a program that is executed.
static void leave_interval_timer(int64_t now) {
  struct itimerval value = {0};
  if (alarms[0].next) {
    int64_t left = alarms[0].next > now ? alarms[0].next - now : 0;
    value.it_value = in_timeval(left);
    value.it_value.tv_sec += FAR;
    value.it_interval = in_timeval(alarms[0].interval);
  }
  NEXT(setitimer)(ITIMER_REAL, &value, NULL);
}

// Sends the server the first instant, which also reports that earlier ones have been handled.
static void tell_first(void) {
  int fd = acquire_board(sleeping_board());
  if (fd < 0) return;
  struct frame frame;
  frame_begin(&frame, FRAME_ALARM_SET, 16, 0);
  frame_put(&frame, number, 8);
  frame_put(&frame, (uint64_t)first_alarm(), 8);
  board_exchange(&frame, fd);
}

// Opens the connection on which the server announces that the board has reached the instant.
static bool connect_bell(void) {
  struct board *board = sleeping_board();
  char name[48];
  if (!board || NEXT(getrandom)(&number, sizeof number, 0) != sizeof number) return false;
  put_number(put_text(name, "proofmass-alarms/"), number, 16);
  int low = server_connect(board->device.socket, name, true);
  if (low < 0) return false;
  struct frame frame;
  frame_begin(&frame, FRAME_ALARM_TAKE, 8, 0);
  frame_put(&frame, number, 8);
  bool is_taken = frame_exchange(&frame, low) >= 0;
  // A low number must stay free for the program.
  int fresh = is_taken ? NEXT(fcntl)(low, F_DUPFD_CLOEXEC, HIGH) : -1;
  NEXT(close)(low);
  bell = fresh;
  return fresh >= 0;
}

static void expire(struct alarm *alarm) {
  struct itimerval once = {.it_value.tv_usec = 1};
  struct itimerspec at_once = {.it_value.tv_nsec = 1};
  if (alarm == alarms) NEXT(setitimer)(ITIMER_REAL, &once, NULL);
  else NEXT(timer_settime)(alarm->timer, 0, &at_once, NULL);
}

// Lets the timers expire whose instants have been reached. Returns whether there was one.
static bool ring(void) {
  int64_t now = 0;
  bool result = false;
  lock();
  board_time(&now);
  for (struct alarm *alarm = alarms; alarm < alarms + MOST_ALARMS; alarm++) {
    if (!alarm->next || alarm->next > now) continue;
    expire(alarm);
    int64_t passed = alarm->interval ? (now - alarm->next) / alarm->interval + 1 : 0;
    alarm->next = alarm->interval ? alarm->next + passed * alarm->interval : 0;
    result = true;
  }
  unlock();
  return result;
}

static int64_t used_by_others(void) {
  return system_time(CLOCK_PROCESS_CPUTIME_ID) - system_time(CLOCK_THREAD_CPUTIME_ID);
}

// Waits until handlers have run: until the other threads of this process wait again.
static void await_handlers(void) {
  int64_t end = system_time(CLOCK_MONOTONIC) + longest_delay, used = used_by_others() + longest_handling;
  struct timespec pause = {.tv_nsec = SHORT_LOOK};
  do {
    NEXT(clock_nanosleep)(CLOCK_MONOTONIC, 0, &pause, NULL);
  } while (!do_own_threads_wait() && used_by_others() < used && system_time(CLOCK_MONOTONIC) < end);
}

// Advances the board to the first instant, where no other thread will.
static void move_on(int64_t *seen, int64_t *since) {
  int64_t now = 0, real = system_time(CLOCK_MONOTONIC), end, handled = board_handled();
  board_time(&now);
  if (now != *seen) *seen = now, *since = real;
  lock();
  int64_t first = first_alarm();
  if (alarms[0].next) leave_interval_timer(now);
  unlock();
  if (first == INT64_MAX || first <= now) return;
  bool is_awaited = atomic_load(&awaiting) > 0 && do_others_wait(&end, false) && end >= first;
  if (is_awaited || real - *since >= first - now) advance_to(first, handled);
}

static void *attend(void *none) {
  int64_t seen = -1, since = 0;
  for (;;) {
    struct pollfd entry = {.fd = bell, .events = POLLIN};
    struct timespec pause = {.tv_nsec = atomic_load(&awaiting) > 0 ? SHORT_LOOK : LOOK};
    uint8_t marks[16];
    if (NEXT(ppoll)(&entry, 1, &pause, NULL) > 0) {
      ssize_t count = NEXT(recv)(bell, marks, sizeof marks, MSG_DONTWAIT);
      // The program has closed the connection, or the server has gone.
      if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) {
        lock();
        bool is_there = connect_bell();
        if (is_there) tell_first();
        unlock();
        if (!is_there) return none;
      }
    }
    if (ring()) {
      await_handlers();
      lock();
      tell_first();
      unlock();
    }
    move_on(&seen, &since);
  }
}

// The child of a fork has no timers.
static void forget_alarms(void) {
  if (bell >= 0) NEXT(close)(bell);
  bell = -1;
  atomic_store(&is_locked, false);
  atomic_store(&awaiting, 0);
  memset(alarms, 0, sizeof alarms);
}

// Starts the thread, with all signals blocked except those of faults. False where that fails.
static bool is_attended(void) {
  static bool forgets;
  if (bell >= 0) return true;
  if (!sleeping_board() || !NEXT(pthread_create) || !connect_bell()) return false;
  if (!forgets) pthread_atfork(NULL, NULL, forget_alarms);
  forgets = true;
  pthread_t thread;
  if (NEXT(pthread_create)(&thread, NULL, attend, NULL) == 0) return true;
  NEXT(close)(bell);
  bell = -1;
  return false;
}

static int64_t left_of(const struct alarm *alarm) {
  int64_t now = 0;
  board_time(&now);
  // A timer that is about to expire is not disarmed.
  return !alarm->next ? 0 : alarm->next > now ? alarm->next - now : 1;
}

// Sets a locked timer.
static void set(struct alarm *alarm, int64_t next, int64_t interval) {
  alarm->next = next;
  alarm->interval = interval;
  tell_first();
}

static int64_t after(int64_t span) {
  int64_t now = 0;
  board_time(&now);
  return !span ? 0 : span > INT64_MAX - 1 - now ? INT64_MAX - 1 : now + span;
}

// MARK: The interval timer

static bool in_span(const struct timeval *time, int64_t *span) {
  if (time->tv_sec < 0 || time->tv_sec >= FAR || time->tv_usec < 0 || time->tv_usec >= 1000000) return false;
  *span = time->tv_sec * INT64_C(1000000000) + time->tv_usec * INT64_C(1000);
  return true;
}

// Sets the interval timer, and *left to the rest of its time. False where the kernel's timer is used.
static bool set_interval_timer(int64_t span, int64_t interval, int64_t *left, int64_t *old) {
  int64_t now = 0;
  if (!sleeping_board() || !board_time(&now)) return false;
  lock();
  bool result = is_attended();
  if (result) {
    *left = left_of(alarms);
    *old = alarms[0].interval;
    set(alarms, after(span), interval);
    leave_interval_timer(now);
  }
  unlock();
  return result;
}

INTERPOSED int setitimer(__itimer_which_t which, const struct itimerval *restrict value,
    struct itimerval *restrict old) {
  int64_t span, interval, left, old_interval;
  struct itimerval wanted;
  bool is_ours = which == ITIMER_REAL && sleeping_board() && value
      && copy_in(&wanted, value, sizeof wanted) == 0 && in_span(&wanted.it_value, &span)
      && in_span(&wanted.it_interval, &interval)
      && set_interval_timer(span, span ? interval : 0, &left, &old_interval);
  if (!is_ours) return NEXT(setitimer)(which, value, old);
  struct itimerval before = {in_timeval(old_interval), in_timeval(left + 999)};
  return (int)returned(old ? copy_out(old, &before, sizeof before) : 0);
}

INTERPOSED int getitimer(__itimer_which_t which, struct itimerval *value) {
  if (which != ITIMER_REAL || !sleeping_board() || bell < 0) return NEXT(getitimer)(which, value);
  lock();
  struct itimerval now = {in_timeval(alarms[0].interval), in_timeval(left_of(alarms) + 999)};
  unlock();
  return (int)returned(copy_out(value, &now, sizeof now));
}

INTERPOSED unsigned alarm(unsigned seconds) {
  int64_t left, old;
  if (!set_interval_timer(seconds * INT64_C(1000000000), 0, &left, &old)) return NEXT(alarm)(seconds);
  // Rounded as by the kernel.
  return left && left < SECOND ? 1 : (unsigned)((left + SECOND / 2) / SECOND);
}

INTERPOSED useconds_t ualarm(useconds_t value, useconds_t interval) {
  int64_t left, old;
  if (!set_interval_timer(value * INT64_C(1000), interval * INT64_C(1000), &left, &old)) {
    return NEXT(ualarm)(value, interval);
  }
  return (useconds_t)(left / 1000);
}

// Continues the timer of the program that executed this program.
__attribute__((constructor)) static void continue_interval_timer(void) {
  struct itimerval value;
  int64_t left, old;
  if (!variable("PROOFMASS_SLEEP") || NEXT(getitimer)(ITIMER_REAL, &value) != 0) return;
  if (value.it_value.tv_sec < FAR / 2) return;
  value.it_value.tv_sec -= FAR;
  int64_t span = value.it_value.tv_sec * INT64_C(1000000000) + value.it_value.tv_usec * INT64_C(1000);
  int64_t interval = value.it_interval.tv_sec * INT64_C(1000000000) + value.it_interval.tv_usec * INT64_C(1000);
  set_interval_timer(span > 0 ? span : 1, interval, &left, &old);
}

// MARK: Timers

static struct alarm *find(timer_t timer) {
  for (struct alarm *alarm = alarms + 1; alarm < alarms + MOST_ALARMS; alarm++) {
    if (alarm->is_used && alarm->timer == timer) return alarm;
  }
  return NULL;
}

// Timers beyond this number follow the system's clock.
INTERPOSED int timer_create(clockid_t clock, struct sigevent *restrict event, timer_t *restrict timer) {
  int64_t instant;
  int result = NEXT(timer_create)(clock, event, timer);
  if (result < 0 || !sleeping_board() || !on_board(clock, 0, &instant)) return result;
  lock();
  for (struct alarm *alarm = alarms + 1; is_attended() && alarm < alarms + MOST_ALARMS; alarm++) {
    if (alarm->is_used) continue;
    *alarm = (struct alarm){.is_used = true, .timer = *timer, .clock = clock};
    break;
  }
  unlock();
  return result;
}

INTERPOSED int timer_settime(timer_t timer, int flags, const struct itimerspec *restrict value,
    struct itimerspec *restrict old) {
  int64_t first, interval;
  struct itimerspec none = {0};
  if (!sleeping_board() || !is_readable(value, sizeof *value) || !in_nanoseconds(&value->it_value, &first)
      || !in_nanoseconds(&value->it_interval, &interval)) {
    return NEXT(timer_settime)(timer, flags, value, old);
  }
  lock();
  struct alarm *alarm = find(timer);
  // Checks the flags, and cancels an expiration that is pending.
  int result = alarm ? NEXT(timer_settime)(timer, flags & ~TIMER_ABSTIME, &none, NULL) : 0;
  struct itimerspec before = {0};
  if (alarm && result == 0) {
    before = (struct itimerspec){in_timespec(alarm->interval), in_timespec(left_of(alarm))};
    int64_t next = after(first);
    // An instant before the board's start has passed.
    if (first && flags & TIMER_ABSTIME && on_board(alarm->clock, first, &next) && next < 1) next = 1;
    set(alarm, next, first ? interval : 0);
  }
  unlock();
  if (!alarm) return NEXT(timer_settime)(timer, flags, value, old);
  if (result == 0 && old) result = (int)returned(copy_out(old, &before, sizeof before));
  return result;
}

INTERPOSED int timer_gettime(timer_t timer, struct itimerspec *value) {
  if (!sleeping_board()) return NEXT(timer_gettime)(timer, value);
  lock();
  struct alarm *alarm = find(timer);
  struct itimerspec now = {0};
  if (alarm) now = (struct itimerspec){in_timespec(alarm->interval), in_timespec(left_of(alarm))};
  unlock();
  if (!alarm) return NEXT(timer_gettime)(timer, value);
  return (int)returned(copy_out(value, &now, sizeof now));
}

INTERPOSED int timer_delete(timer_t timer) {
  if (sleeping_board()) {
    lock();
    struct alarm *alarm = find(timer);
    if (alarm) {
      alarm->is_used = false;
      set(alarm, 0, 0);
    }
    unlock();
  }
  return NEXT(timer_delete)(timer);
}

// MARK: Waits for signals

static void begin_await(void) {
  if (!is_awaiting) atomic_fetch_add(&awaiting, 1);
  is_awaiting = true;
}

// If a handler left an earlier wait by siglongjmp, that is still counted here.
static void end_await(void) {
  if (is_awaiting) atomic_fetch_sub(&awaiting, 1);
  is_awaiting = false;
}

#define INTERPOSE_AWAIT(name, parameters, arguments) \
  INTERPOSED int name parameters {                   \
    begin_await();                                   \
    int result = NEXT(name) arguments;               \
    end_await();                                     \
    return result;                                   \
  }
INTERPOSE_AWAIT(pause, (void), ())
INTERPOSE_AWAIT(sigsuspend, (const sigset_t *set), (set))
INTERPOSE_AWAIT(sigwait, (const sigset_t *restrict set, int *restrict signal), (set, signal))
INTERPOSE_AWAIT(sigwaitinfo, (const sigset_t *restrict set, siginfo_t *restrict info), (set, info))

struct await {
  const sigset_t *set;
  siginfo_t *info;
};

static int attempt(void *argument, int64_t nanoseconds) {
  struct await *await = argument;
  struct timespec time = in_timespec(nanoseconds);
  struct held saved = open_signals();
  int result = NEXT(sigtimedwait)(await->set, await->info, &time);
  int failure = errno;
  close_signals(saved);
  errno = failure;
  return result < 0 && errno == EAGAIN ? TIMED_OUT : result;
}

INTERPOSED int sigtimedwait(const sigset_t *restrict set, siginfo_t *restrict info,
    const struct timespec *restrict time) {
  int64_t span = 0, now;
  if (!time) {
    begin_await();
    int signal = NEXT(sigtimedwait)(set, info, NULL);
    end_await();
    return signal;
  }
  if (!sleeping_board() || !in_nanoseconds(time, &span) || span == 0 || !board_time(&now)) {
    return NEXT(sigtimedwait)(set, info, time);
  }
  int result = wait_until(DESCRIPTORS, after(span), attempt, &(struct await){set, info});
  return result == TIMED_OUT ? (int)returned(-EAGAIN) : result;
}
