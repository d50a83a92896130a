// SPDX-License-Identifier: Apache-2.0
// Prints the six output bytes of each new sample of an accelerometer that is on already.
#include <Wire.h>

static const uint8_t address = 0x18;

static void readRegisters(uint8_t reg, uint8_t count) {
  Wire.beginTransmission(address);
  Wire.write(reg);
  Wire.endTransmission(false);
  Wire.requestFrom(address, count);
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  Wire.setClock(400000);
}

void loop() {
  do readRegisters(0x27, 1);
  while (!(Wire.read() & 0x08));
  readRegisters(0x28 | 0x80, 6);
  char text[14];
  for (uint8_t index = 0; index < 6; index++) sprintf(text + 2 * index, "%02x", Wire.read());
  Serial.println(text);
}
