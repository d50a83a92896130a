// SPDX-License-Identifier: Apache-2.0
//
// Arduino's controller of an I2C bus.

#pragma once

#include "Arduino.h"

BOARD("transmit") int transmit(int address, const byte *bytes, int count, int stops);
BOARD("request") void request(int address, byte *bytes, int count);

// With the 32 bytes of buffer of an Arduino Uno.
class TwoWire {
  byte sent[32], received[32];
  int address = 0, sentCount = 0, receivedCount = 0, next = 0;

 public:
  void begin() {}
  void beginTransmission(int to) {
    address = to;
    sentCount = 0;
  }
  size_t write(byte value) {
    if (sentCount == (int)sizeof sent) return 0;
    sent[sentCount++] = value;
    return 1;
  }
  // 0: all was acknowledged; 2: the address was not; 3: a byte was not.
  byte endTransmission(bool stops = true) { return transmit(address, sent, sentCount, stops); }
  byte requestFrom(int from, int count) {
    receivedCount = count < (int)sizeof received ? count : (int)sizeof received;
    request(from, received, receivedCount);
    next = 0;
    return receivedCount;
  }
  int available() { return receivedCount - next; }
  int read() { return next < receivedCount ? received[next++] : -1; }
};
extern TwoWire Wire;
