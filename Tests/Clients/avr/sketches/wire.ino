// SPDX-License-Identifier: Apache-2.0
// An accelerometer over Wire, as a library for a breakout board reads it: identity, configuration, polled samples.
#include <Wire.h>

static const uint8_t address = 0x18;

static uint8_t readRegister(uint8_t reg) {
  Wire.beginTransmission(address);
  Wire.write(reg);
  Wire.endTransmission(false);
  Wire.requestFrom(address, (uint8_t)1);
  return Wire.read();
}

static void writeRegister(uint8_t reg, uint8_t value) {
  Wire.beginTransmission(address);
  Wire.write(reg);
  Wire.write(value);
  Wire.endTransmission();
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  Wire.setClock(400000);
  Wire.beginTransmission(0x1D);
  // The code is 2 on an Uno, and 3 in simavr 1.6.
  Serial.println(Wire.endTransmission() ? F("0x1D: nobody") : F("0x1D: somebody"));
  Serial.print(F("WHO_AM_I: 0x"));
  Serial.println(readRegister(0x0F), HEX);
  writeRegister(0x23, 0x80);  // CTRL_REG4: block data update, 2 g
  writeRegister(0x20, 0x27);  // CTRL_REG1: on, 50 Hz
}

void loop() {
  while (!(readRegister(0x27) & 0x08)) {}  // STATUS_REG: ZYXDA
  Wire.beginTransmission(address);
  Wire.write(0x28 | 0x80);  // OUT_X_L, with increment
  Wire.endTransmission(false);
  Wire.requestFrom(address, (uint8_t)6);
  int16_t axes[3];
  for (uint8_t axis = 0; axis < 3; axis++) {
    uint8_t low = Wire.read();
    axes[axis] = (int16_t)(Wire.read() << 8 | low);
  }
  Serial.print(axes[0] >> 4);
  Serial.print(' ');
  Serial.print(axes[1] >> 4);
  Serial.print(' ');
  Serial.println(axes[2] >> 4);
}
