// SPDX-License-Identifier: Apache-2.0
//
//   proofmass-notify PATH NAME [ARGUMENT…]
//
// Runs the program at PATH as NAME, and answers its calls on the devices that the environment describes.
// Ends with the program's status or signal. Signals from another process are passed on to the program;
// the terminal sends its signals to both.

#include "notify.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static int fail(const char *what, int code) {
  fprintf(stderr, "proofmass: the notify door cannot %s: %s; use --door preload\n", what,
      code == EBUSY ? "the program runs behind another one already" : strerror(code));
  return 1;
}

// Sends the listener, or the reason why there is none.
static void send_listener(int connection, int listener) {
  struct iovec piece = {&listener, sizeof listener};
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control = {.head = {CMSG_LEN(sizeof(int)), SOL_SOCKET, SCM_RIGHTS}};
  memcpy(CMSG_DATA(&control.head), &listener, sizeof listener);
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1};
  if (listener >= 0) message.msg_control = &control, message.msg_controllen = sizeof control;
  sendmsg(connection, &message, 0);
}

// The listener, or a negated errno.
static int receive_listener(int connection) {
  int number = -ECHILD;
  struct iovec piece = {&number, sizeof number};
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control = {0};
  struct msghdr message = {
      .msg_iov = &piece,
      .msg_iovlen = 1,
      .msg_control = &control,
      .msg_controllen = sizeof control,
  };
  if (recvmsg(connection, &message, MSG_CMSG_CLOEXEC) != sizeof number) return -ECHILD;
  if (number < 0) return number;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (!head || head->cmsg_type != SCM_RIGHTS) return -EMFILE;
  memcpy(&number, CMSG_DATA(head), sizeof number);
  return number;
}

// In the child: starts the filter, and becomes the program.
static int become(int connection, char **words, const sigset_t *mask) {
  int listener = install_filter(sleeping_board() != NULL);
  // Calls that are stopped from here on wait until the parent of this process has the listener.
  send_listener(connection, listener);
  if (listener < 0) _exit(127);
  sigprocmask(SIG_SETMASK, mask, NULL);
  execv(words[0], words + 1);
  if (errno == ENOEXEC) {
    // A script without an interpreter line, which shells and execvp run by sh.
    char *path = words[0];
    words[0] = "sh", words[1] = path;
    execv("/bin/sh", words);
  }
  int code = errno;
  dprintf(STDERR_FILENO, "proofmass: cannot run %s: %s\n", words[0], strerror(code));
  _exit(code == ENOENT || code == ENOTDIR ? 127 : 126);
}

// Ends this process with the program's status or signal.
static int end_as(int status) {
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  struct rlimit none = {0};
  setrlimit(RLIMIT_CORE, &none);
  sigset_t mask;
  sigemptyset(&mask);
  signal(WTERMSIG(status), SIG_DFL);
  raise(WTERMSIG(status));
  sigprocmask(SIG_SETMASK, &mask, NULL);
  return 128 + WTERMSIG(status);
}

// Passes signals on until the program has ended.
static int await_end(pid_t child, int signals) {
  for (int status;;) {
    struct signalfd_siginfo signal;
    if (read(signals, &signal, sizeof signal) != sizeof signal) continue;
    if (signal.ssi_signo != SIGCHLD && signal.ssi_code <= 0) kill(child, (int)signal.ssi_signo);
    if (waitpid(child, &status, WNOHANG) == child) return end_as(status);
  }
}

static void *answer_all(void *listener) {
  answer_calls((int)(intptr_t)listener);
  return NULL;
}

int main(int count, char **words) {
  if (count < 3) {
    fprintf(stderr, "usage: proofmass-notify PATH NAME [ARGUMENT…]\n");
    return 64;
  }
  // All signals except those that stop processes or report faults.
  sigset_t passed, mask;
  sigfillset(&passed);
  const int others[] = {SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};
  for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) sigdelset(&passed, others[i]);
  sigprocmask(SIG_BLOCK, &passed, &mask);

  int connection[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, connection) != 0) {
    return fail("start", errno);
  }
  pid_t child = fork();
  if (child < 0) return fail("start", errno);
  if (child == 0) return become(connection[1], words + 1, &mask);
  close(connection[1]);
  int listener = receive_listener(connection[0]);
  close(connection[0]);
  if (listener < 0) {
    waitpid(child, NULL, 0);
    return fail("stop the program's calls", -listener);
  }

  pthread_t thread;
  int signals = signalfd(-1, &passed, SFD_CLOEXEC);
  int failure = signals < 0 ? errno : pthread_create(&thread, NULL, answer_all, (void *)(intptr_t)listener);
  if (failure) {
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    return fail("start", failure);
  }
  return await_end(child, signals);
}
