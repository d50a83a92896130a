// SPDX-License-Identifier: Apache-2.0
// An accelerometer over SPI in mode 3, chip select at D10, as libraries for the ADXL345 or LIS3DH do it.
#include <SPI.h>

static const uint8_t chipSelect = 10;
static const SPISettings settings(4000000, MSBFIRST, SPI_MODE3);

static void readRegisters(uint8_t reg, uint8_t *bytes, uint8_t count) {
  SPI.beginTransaction(settings);
  digitalWrite(chipSelect, LOW);
  SPI.transfer(reg | 0x80 | (count > 1 ? 0x40 : 0));
  for (uint8_t index = 0; index < count; index++) bytes[index] = SPI.transfer(0);
  digitalWrite(chipSelect, HIGH);
  SPI.endTransaction();
}

static void writeRegister(uint8_t reg, uint8_t value) {
  SPI.beginTransaction(settings);
  digitalWrite(chipSelect, LOW);
  SPI.transfer(reg);
  SPI.transfer(value);
  digitalWrite(chipSelect, HIGH);
  SPI.endTransaction();
}

void setup() {
  Serial.begin(115200);
  digitalWrite(chipSelect, HIGH);
  pinMode(chipSelect, OUTPUT);
  SPI.begin();
  uint8_t identity;
  readRegisters(0x00, &identity, 1);
  Serial.print(F("DEVID: 0x"));
  Serial.println(identity, HEX);
  writeRegister(0x31, 0x0B);  // DATA_FORMAT: full resolution, 16 g
  writeRegister(0x2C, 0x0A);  // BW_RATE: 100 Hz
  writeRegister(0x2D, 0x08);  // POWER_CTL: measure
  delay(20);
}

void loop() {
  uint8_t bytes[6];
  readRegisters(0x32, bytes, 6);
  for (uint8_t axis = 0; axis < 3; axis++) {
    Serial.print((int16_t)(bytes[2 * axis + 1] << 8 | bytes[2 * axis]));
    Serial.print(axis < 2 ? ' ' : '\n');
  }
  delay(10);
}
