// SPDX-License-Identifier: Apache-2.0
//
// Reads a sensor each 100 ms for two seconds, by deadlines of its own; then waits for an event with
// a time limit. Prints the number of readings and the milliseconds that it saw pass.

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <fcntl.h>
#include <linux/i2c-dev.h>
#include <mutex>
#include <sys/ioctl.h>
#include <thread>
#include <unistd.h>

using namespace std::chrono_literals;

int main() {
  using clock = std::chrono::steady_clock;
  int bus = open("/dev/i2c-1", O_RDWR), readings = 0;
  if (bus < 0 || ioctl(bus, I2C_SLAVE, 0x18) < 0) return 1;
  auto start = clock::now();
  for (auto next = start + 100ms; next <= start + 2s; next += 100ms) {
    std::this_thread::sleep_until(next);
    unsigned char command = 0x0F, answer = 0;
    if (write(bus, &command, 1) == 1 && read(bus, &answer, 1) == 1) readings += answer == 0x32;
  }
  std::mutex mutex;
  std::condition_variable condition;
  std::unique_lock<std::mutex> lock(mutex);
  if (condition.wait_for(lock, 500ms, [] { return false; })) return 1;
  std::timed_mutex busy;
  std::thread([&] { busy.lock(); }).join();
  if (busy.try_lock_for(500ms)) return 1;
  auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(clock::now() - start);
  std::printf("%d %lld\n", readings, (long long)passed.count());
}
