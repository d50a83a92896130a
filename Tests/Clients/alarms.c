// SPDX-License-Identifier: Apache-2.0
//
// Timers that send signals, on a board with virtual time: they expire at the board's instants, whichever
// process advances its time. The argument "exec" is for the program that this one executes.

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

enum { MILLI = 1000000 };

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static volatile sig_atomic_t count, sent;
static volatile int64_t last;

static void handle(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)context;
  count++;
  sent = info->si_value.sival_int;
  last = now();
}

// The duration of a wait that a signal ends, in milliseconds; rounded, because a wait ends after its instant.
#define LASTS(statement)                  \
  ({                                      \
    int64_t before = now();               \
    statement;                            \
    (now() - before + MILLI / 2) / MILLI; \
  })

static void interval_timers(void) {
  count = 0;
  check("no alarm before", 0, alarm(5));
  check("it interrupts a sleep", 5000, LASTS(check("with the rest", 95, sleep(100))));
  check("once", 1, count);
  alarm(7);
  sleep(3);
  check("what is left", 4, alarm(2));
  check("an alarm is awaited", 2000, LASTS(pause()));
  alarm(3);
  check("none is left", 3, alarm(0));
  sleep(10);
  check("and none comes", 2, count);

  struct itimerval value = {.it_value.tv_usec = 50000, .it_interval.tv_usec = 20000}, was;
  count = 0;
  check("an interval timer", 0, setitimer(ITIMER_REAL, &value, NULL));
  check("its first", 50, LASTS(pause()));
  check("its second", 20, LASTS(pause()));
  check("is asked", 0, getitimer(ITIMER_REAL, &was));
  check("its interval", 20000, was.it_interval.tv_usec);
  int64_t start = now();
  for (int i = 0; i < 100; i++) pause();
  check("a hundred", 2000, (now() - start + MILLI / 2) / MILLI);
  check("counted", 102, count);
  struct timespec end = {.tv_sec = 1};
  while (nanosleep(&end, &end) != 0 && errno == EINTR) continue;
  check("in a sleep", 1, count >= 151 && count <= 152);
  value = (struct itimerval){0};
  check("an end", 0, setitimer(ITIMER_REAL, &value, &was));
  check("that tells the interval", 20000, was.it_interval.tv_usec);
  check("no time", -EINVAL,
      RESULT(setitimer(ITIMER_REAL, &(struct itimerval){.it_value.tv_usec = 1000000}, NULL)));
}

static void waits(void) {
  sigset_t set, all;
  siginfo_t info;
  int signal = 0;
  sigemptyset(&set), sigaddset(&set, SIGALRM);
  sigprocmask(SIG_BLOCK, &set, &all);
  alarm(4);
  check("sigwait", 4000, LASTS(sigwait(&set, &signal)));
  check("its signal", SIGALRM, signal);
  alarm(4);
  check("sigwaitinfo", 4000, LASTS(sigwaitinfo(&set, &info)));
  struct timespec limit = {.tv_sec = 2};
  alarm(4);
  check("sigtimedwait", 2000, LASTS(signal = RESULT(sigtimedwait(&set, &info, &limit))));
  check("times out", -EAGAIN, signal);
  check("and not", 2000, LASTS(signal = RESULT(sigtimedwait(&set, &info, &(struct timespec){9, 0}))));
  check("for a signal", SIGALRM, signal);
  alarm(4);
  check("sigsuspend", 4000, LASTS(sigsuspend(&all)));
  sigprocmask(SIG_SETMASK, &all, NULL);
}

static volatile int calls;

static void call(union sigval value) {
  calls += value.sival_int;
  last = now();
}

static void timers(void) {
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1, .sigev_value.sival_int = 7};
  struct itimerspec value = {.it_value.tv_sec = 1, .it_interval.tv_nsec = 250 * MILLI}, was;
  timer_t timer, other;
  count = 0;
  check("a timer", 0, timer_create(CLOCK_MONOTONIC, &event, &timer));
  check("is set", 0, timer_settime(timer, 0, &value, &was));
  check("was not", 0, was.it_value.tv_sec);
  usleep(300000);
  timer_gettime(timer, &was);
  check("what is left", 700, (was.it_value.tv_nsec + MILLI / 2) / MILLI);
  check("it interrupts", 700, LASTS(sleep(5)));
  check("with its value", 7, sent);
  for (int i = 0; i < 4; i++) pause();
  check("five", 5, count);
  // A deadline, while another timer runs.
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += 10;
  event = (struct sigevent){.sigev_notify = SIGEV_THREAD, .sigev_notify_function = call, .sigev_value.sival_int = 1};
  check("a timer with a thread", 0, timer_create(CLOCK_REALTIME, &event, &other));
  value = (struct itimerspec){.it_value = end};
  int64_t start = now();
  check("until an instant", 0, timer_settime(other, TIMER_ABSTIME, &value, NULL));
  value = (struct itimerspec){0};
  check("the first is stopped", 0, timer_settime(timer, 0, &value, NULL));
  sleep(20);
  check("the function was called", 1, calls);
  check("at its instant", 10000, (last - start + MILLI / 2) / MILLI);
  check("and no signal came", 5, count);
  check("a timer's end", 0, timer_delete(timer));
  check("and the other's", 0, timer_delete(other));
}

// A child that advances the board's time, and a parent that limits the child's time.
static void limits(void) {
  pid_t child = fork();
  if (child == 0) {
    signal(SIGTERM, SIG_DFL);
    for (;;) usleep(100000);
  }
  int status;
  int64_t start = now();
  count = 0;
  alarm(60);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) kill(child, SIGTERM);
  check("a child's limit", 60000, (now() - start + MILLI / 2) / MILLI);
  check("ends it", SIGTERM, WTERMSIG(status));
}

// An executed program inherits the alarm.
static void continues(const char *self) {
  pid_t child = fork();
  if (child == 0) {
    signal(SIGALRM, SIG_DFL);
    alarm(1000);
    execl(self, self, "exec", NULL);
  }
  int status;
  int64_t start = now();
  waitpid(child, &status, 0);
  int64_t lasted = (now() - start) / MILLI;
  check("an executed program ends by its alarm", SIGALRM, WTERMSIG(status));
  check("about then", 1, lasted >= 900000 && lasted <= 1001000);
}

int main(int argument_count, char **arguments) {
  if (argument_count > 1 && strcmp(arguments[1], "exec") == 0) {
    for (;;) usleep(100000);
  }
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO};
  sigaction(SIGALRM, &action, NULL);
  sigaction(SIGUSR1, &action, NULL);
  interval_timers();
  waits();
  timers();
  limits();
  continues(arguments[0]);
  printf("%d wrong\n", wrong);
  return wrong > 0;
}
