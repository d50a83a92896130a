# SPDX-License-Identifier: Apache-2.0
#
# Reads a sensor each 100 ms for two seconds, by deadlines of its own; then waits for events with a
# time limit. Prints the number of readings and the milliseconds that it saw pass.

require "io/wait"
require "timeout"

def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

bus = IO.for_fd(IO.sysopen("/dev/i2c-1", File::RDWR), "r+b")
bus.ioctl(0x0703, 0x18)
start = now
readings = 0
(1..20).each do |number|
  sleep([start + number * 0.1 - now, 0].max)
  bus.syswrite("\x0f")
  readings += 1 if bus.sysread(1) == "\x32"
end

reader, _writer = IO.pipe
reader.wait_readable(0.5)
begin
  Timeout.timeout(0.5) { Queue.new.pop }
rescue Timeout::Error
end
puts "#{readings} #{((now - start) * 1000).round}"
