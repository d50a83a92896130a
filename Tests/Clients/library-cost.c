/* SPDX-License-Identifier: Apache-2.0 */
/* What a six-byte read, a read by single bytes, a request and a sample of libproofmass.so cost, printed. */
#include <proofmass.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static proofmass_board made(const char *text) {
  char message[200] = "";
  proofmass_board board = proofmass_create(text, strlen(text), message, sizeof message);
  if (board < 0) fprintf(stderr, "%s: %s\n", proofmass_words(board), message);
  return board;
}

int main(void) {
  proofmass_board board = made("{\"chips\":[\"lis331dlh\"],\"sensing\":\"ideal\",\"drivers\":false}");
  if (board < 0) return 1;
  const uint8_t on[] = {0x20, 0x27}, outputs = 0xA8;
  uint8_t bytes[6] = {0};
  const int count = 1000000;
  int wrong = proofmass_i2c(board, 0x18, on, 2, NULL, 0) < 0;
  proofmass_advance(board, 100000000);
  double start = seconds();
  for (int at = 0; at < count; at++) wrong |= proofmass_i2c(board, 0x18, &outputs, 1, bytes, 6) < 0;
  printf("six bytes: %.0f ns\n", (seconds() - start) / count * 1e9);
  wrong |= bytes[5] != 0x3E || bytes[4] != 0x80;

  start = seconds();
  for (int at = 0; at < count / 10; at++) {
    proofmass_i2c_start(board);
    wrong |= proofmass_i2c_send(board, 0x30) != 1;
    wrong |= proofmass_i2c_send(board, 0xA8) != 1;
    proofmass_i2c_start(board);
    wrong |= proofmass_i2c_send(board, 0x31) != 1;
    for (int byte = 0; byte < 6; byte++) bytes[byte] = (uint8_t)proofmass_i2c_receive(board);
    proofmass_i2c_stop(board);
  }
  printf("the same byte by byte: %.0f ns\n", (seconds() - start) / (count / 10) * 1e9);
  wrong |= bytes[5] != 0x3E || bytes[4] != 0x80;

  const char *now = "{\"do\":\"now\"}";
  start = seconds();
  for (int at = 0; at < count / 10; at++) wrong |= proofmass_request(board, now, strlen(now)) <= 0;
  printf("a request: %.0f ns\n", (seconds() - start) / (count / 10) * 1e9);
  wrong |= proofmass_release(board) != 0;

  board = made("{\"chips\":[\"lis331dlh,rate=1000\"],\"sensing\":\"ideal\",\"continuous\":true,\"at_once\":true}");
  if (board < 0) return 1;
  start = seconds();
  int samples = 0;
  for (int at = 0; at < 10; at++) samples += proofmass_run(board, proofmass_now(board) + 60000000000, 0);
  printf("a sample: %.0f ns\n", (seconds() - start) / samples * 1e9);
  wrong |= samples < 590000;
  wrong |= proofmass_release(board) != 0;
  if (wrong) fprintf(stderr, "a call failed, or a value is wrong\n");
  return wrong;
}
