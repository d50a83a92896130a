// SPDX-License-Identifier: Apache-2.0
//
// As much of Arduino as a driver of a sensor needs, in WebAssembly: sketch.mjs provides the functions.

#pragma once

#include <stddef.h>
#include <stdint.h>

typedef uint8_t byte;
enum { LOW = 0, HIGH = 1, INPUT = 0, OUTPUT = 1, INPUT_PULLUP = 2 };

#define BOARD(NAME) extern "C" __attribute__((import_module("board"), import_name(NAME)))

BOARD("millis") unsigned long millis(void);
BOARD("delay") void delay(unsigned long milliseconds);
BOARD("digitalRead") int digitalRead(int pin);
inline void pinMode(int, int) {}

BOARD("printText") void printText(const char *text);
BOARD("printNumber") void printNumber(double number, int decimals);

struct Console {
  void begin(unsigned long) {}
  void print(const char *text) { printText(text); }
  void print(char c) {
    const char text[] = {c, 0};
    printText(text);
  }
  void print(int number) { printNumber(number, 0); }
  void print(double number) { printNumber(number, 2); }
  template <typename Value> void println(Value value) {
    print(value);
    printText("\n");
  }
};
extern Console Serial;
