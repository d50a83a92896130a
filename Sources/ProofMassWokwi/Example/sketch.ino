// SPDX-License-Identifier: Apache-2.0
//
// Prints the angular rate ten times a second, in degrees a second: that of the sliders. Pololu's library L3G
// talks to the gyroscope; the pin DRDY tells when there is a sample.

#include <L3G.h>
#include <Wire.h>

const int dataReady = 2;
// CTRL_REG4 is 0 after enableDefault: 250 degrees a second, 8.75 millidegrees a second a digit.
const float degreesPerDigit = 0.00875;

L3G gyro;

void setup() {
  Serial.begin(115200);
  Wire.begin();
  pinMode(dataReady, INPUT);
  if (!gyro.init()) {
    Serial.println("no gyroscope");
    for (;;) delay(1000);
  }
  gyro.enableDefault();
  // BDU: without it a sample may come between the two bytes of an axis. The library leaves it off.
  gyro.writeReg(L3G::CTRL_REG4, 0x80);
  // Data ready on the pin.
  gyro.writeReg(L3G::CTRL_REG3, 0x08);
  // The part needs 250 ms until its output has settled.
  delay(250);
  // What was sampled meanwhile is read once, so that the pin falls.
  gyro.read();
}

void loop() {
  while (digitalRead(dataReady) == LOW) {
  }
  gyro.read();
  Serial.print(gyro.g.x * degreesPerDigit);
  Serial.print(' ');
  Serial.print(gyro.g.y * degreesPerDigit);
  Serial.print(' ');
  Serial.println(gyro.g.z * degreesPerDigit);
  delay(100);
}
