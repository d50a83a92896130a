// SPDX-License-Identifier: Apache-2.0
//
// An example: a test in C of a small driver, on a board that the test tilts. Run it with
//
//   proofmass emulate --fast --sensing ideal --listen SOCKET lis331dlh -- ./tilt
//
// The driver reads /dev/i2c-1 as on a Pi; the test asks the board by JSON at PROOFMASS_BOARD.

#include <errno.h>
#include <fcntl.h>
#include <linux/i2c-dev.h>
#include <linux/i2c.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

// The driver: a LIS331DLH at 0x18.

static int start(int bus) {
  uint8_t on[] = {0x20, 0x27};  // CTRL_REG1: on, 50 Hz, all axes
  struct i2c_msg message = {.addr = 0x18, .len = sizeof on, .buf = on};
  struct i2c_rdwr_ioctl_data call = {&message, 1};
  return ioctl(bus, I2C_RDWR, &call) == 1 ? 0 : -errno;
}

// Acceleration in mg at +-2 g: the upper 12 bits of each 16-bit output.
static int read_mg(int bus, int mg[3]) {
  uint8_t first = 0xA8, bytes[6];  // OUT_X_L with the increment bit
  struct i2c_msg messages[] = {
      {.addr = 0x18, .len = 1, .buf = &first},
      {.addr = 0x18, .flags = I2C_M_RD, .len = sizeof bytes, .buf = bytes},
  };
  struct i2c_rdwr_ioctl_data call = {messages, 2};
  if (ioctl(bus, I2C_RDWR, &call) != 2) return -errno;
  for (int i = 0; i < 3; i++) mg[i] = (int16_t)(bytes[2 * i] | bytes[2 * i + 1] << 8) / 16;
  return 0;
}

// The board.

static FILE *board;

static void connect_board(void) {
  const char *path = getenv("PROOFMASS_BOARD");
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  int fd = socket(AF_UNIX, SOCK_STREAM, 0);
  if (!path || strlen(path) >= sizeof address.sun_path) {
    fprintf(stderr, "no board: run this with proofmass emulate --listen SOCKET -- ./tilt\n");
    exit(1);
  }
  strcpy(address.sun_path, path);
  if (connect(fd, (struct sockaddr *)&address, sizeof address) != 0) {
    perror(path);
    exit(1);
  }
  board = fdopen(fd, "r+");
  setvbuf(board, NULL, _IOLBF, 4096);
}

// Sends a request, a line of JSON, and returns the answer.
static const char *ask(const char *request) {
  static char answer[65536];
  if (fprintf(board, "%s\n", request) < 0 || fflush(board) != 0
      || !fgets(answer, sizeof answer, board)) {
    perror("the board has ended");
    exit(1);
  }
  return answer;
}

// The test.

static int wrong;

static void check(const char *name, int is_right) {
  printf("%s %s\n", is_right ? "ok   " : "WRONG", name);
  wrong += !is_right;
}

int main(void) {
  connect_board();
  int bus = open("/dev/i2c-1", O_RDWR), mg[3] = {0};
  check("the bus", bus >= 0);

  ask("{\"do\":\"reset\"}");
  ask("{\"do\":\"world\",\"force_g\":[0.5,0,0.866]}");
  check("start", start(bus) == 0);
  usleep(100000);  // the board's time
  check("read", read_mg(bus, mg) == 0);
  check("tilted by 30 degrees", mg[0] == 500 && mg[1] == 0 && mg[2] == 866);

  ask("{\"do\":\"fault\",\"fault\":\"no-address-acknowledge\",\"address\":\"0x18\",\"at\":1}");
  check("a chip that does not answer", read_mg(bus, mg) == -EREMOTEIO);
  check("and the next time", read_mg(bus, mg) == 0);
  check("nothing that the datasheet forbids", strstr(ask("{\"do\":\"finish\"}"), "\"clean\":true") != NULL);
  return wrong != 0;
}
