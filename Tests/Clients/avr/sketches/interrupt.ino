// SPDX-License-Identifier: Apache-2.0
// A gyroscope whose data-ready pin interrupts at D2, with the times of its edges.
#include <Wire.h>

static const uint8_t address = 0x68;
static volatile bool isReady;
static volatile uint32_t edge;

static void onReady() {
  edge = micros();
  isReady = true;
}

static void writeRegister(uint8_t reg, uint8_t value) {
  Wire.beginTransmission(address);
  Wire.write(reg);
  Wire.write(value);
  Wire.endTransmission();
}

static void readAxes(int16_t *axes) {
  Wire.beginTransmission(address);
  Wire.write(0x28 | 0x80);
  Wire.endTransmission(false);
  Wire.requestFrom(address, (uint8_t)6);
  for (uint8_t axis = 0; axis < 3; axis++) {
    uint8_t low = Wire.read();
    axes[axis] = (int16_t)(Wire.read() << 8 | low);
  }
}

void setup() {
  Serial.begin(115200);
  Wire.begin();
  Wire.setClock(400000);
  pinMode(2, INPUT);
  attachInterrupt(digitalPinToInterrupt(2), onReady, RISING);
  writeRegister(0x22, 0x08);  // CTRL_REG3: data ready at DRDY/INT2
  writeRegister(0x23, 0x80);  // CTRL_REG4: block data update, 250 dps
  writeRegister(0x20, 0x0F);  // CTRL_REG1: on, 100 Hz
  int16_t axes[3];
  readAxes(axes);
}

void loop() {
  static uint32_t before;
  if (!isReady) return;
  isReady = false;
  uint32_t time = edge;
  int16_t axes[3];
  readAxes(axes);
  Serial.print(time - before);
  Serial.print(' ');
  Serial.println(axes[2]);
  before = time;
}
