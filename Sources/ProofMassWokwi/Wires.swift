// SPDX-License-Identifier: Apache-2.0

internal import CWokwi

// The simulator's functions, in a Swift form. Objects that may be created only while a chip is initialized
// are created once and are never released, nor are the configurations that are passed to the simulator.

/// Passes a C string to the simulator, which copies names.
private func withText<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  unsafe text.withCString { unsafe body($0) }
}

/// Stores a value at an address of its own, where it stays forever.
private func placed<Value>(_ value: Value) -> UnsafePointer<Value> {
  let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  unsafe place.initialize(to: value)
  return unsafe UnsafePointer(place)
}

/// The address by which the simulator identifies a chip to its functions. The chip is never released.
private func context(of chip: WokwiChip) -> UnsafeMutableRawPointer {
  unsafe Unmanaged.passRetained(chip).toOpaque()
}

private func chip(at context: UnsafeMutableRawPointer?) -> WokwiChip? {
  unsafe context.map { unsafe Unmanaged<WokwiChip>.fromOpaque($0).takeUnretainedValue() }
}

/// The simulated time in nanoseconds.
func simulatedTime() -> Int64 {
  let time = wokwi_nanoseconds()
  return time > 0 ? Int64(time) : 0
}

/// Shows a line in the simulator's console.
func report(_ line: String) { unsafe withText(line) { unsafe wokwi_print($0) } }

/// The part's name that was written into the module.
func partName() -> String {
  guard let name = unsafe wokwi_part_name() else { return "" }
  var bytes: [UInt8] = []
  while bytes.count < 32, unsafe name[bytes.count] != 0 {
    bytes.append(UInt8(bitPattern: unsafe name[bytes.count]))
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A pin of the chip in the diagram.
struct WokwiPin {
  private let number: wokwi_pin

  /// An input, with its level while nothing drives it.
  init(input name: String, pulledUp: Bool) {
    let mode = pulledUp ? wokwi_input_pull_up : wokwi_input_pull_down
    number = unsafe withText(name) { unsafe wokwi_pin_init($0, UInt32(mode.rawValue)) }
  }

  /// An input that a bus drives.
  init(bus name: String, pulledUp: Bool) {
    let mode = pulledUp ? wokwi_input_pull_up : wokwi_input
    number = unsafe withText(name) { unsafe wokwi_pin_init($0, UInt32(mode.rawValue)) }
  }

  /// An output with a level.
  init(output name: String, isHigh: Bool) {
    let mode = isHigh ? wokwi_output_high : wokwi_output_low
    number = unsafe withText(name) { unsafe wokwi_pin_init($0, UInt32(mode.rawValue)) }
  }

  /// The level.
  var isHigh: Bool { wokwi_pin_read(number) != 0 }

  /// Drives the level.
  func drive(_ isHigh: Bool) { wokwi_pin_write(number, isHigh ? 1 : 0) }

  /// Calls the chip's `select` at each edge.
  func watch(for owner: WokwiChip) {
    var watch = unsafe wokwi_watch()
    unsafe watch.context = context(of: owner)
    unsafe watch.edge = UInt32(wokwi_both_edges.rawValue)
    unsafe watch.pin_change = { context, _, level in
      unsafe chip(at: context)?.select(isHigh: level != 0)
    }
    _ = unsafe wokwi_pin_watch(number, placed(watch))
  }

  /// Joins a two-wire bus, of which this is the clock, at one address; 0 for all.
  func joinI2C(data: WokwiPin, address: UInt8, _ owner: WokwiChip) {
    var device = unsafe wokwi_i2c()
    unsafe device.context = context(of: owner)
    unsafe device.address = UInt32(address)
    unsafe device.scl = number
    unsafe device.sda = data.number
    unsafe device.connect = { context, address, reads in
      unsafe chip(at: context)?.connect(UInt8(truncatingIfNeeded: address), reads: reads) ?? false
    }
    unsafe device.read = { context in unsafe chip(at: context)?.read() ?? 0xFF }
    unsafe device.write = { context, byte in unsafe chip(at: context)?.write(byte) ?? false }
    unsafe device.disconnect = { context in unsafe chip(at: context)?.disconnect() }
    _ = unsafe wokwi_i2c_init(placed(device))
  }
}

/// The chip's end of an SPI bus, one byte at a time.
@safe struct WokwiSPI {
  private let device: UInt32
  private let buffer: UnsafeMutablePointer<UInt8>

  /// Joins a bus in one of the modes 0 to 3.
  init(clock: WokwiPin, input: WokwiPin, output: WokwiPin, mode: Int, for owner: WokwiChip) {
    unsafe buffer = .allocate(capacity: 1)
    unsafe buffer.initialize(to: 0xFF)
    var device = unsafe wokwi_spi()
    unsafe device.context = context(of: owner)
    unsafe device.sck = clock.pinNumber
    unsafe device.mosi = input.pinNumber
    unsafe device.miso = output.pinNumber
    unsafe device.mode = UInt32(mode)
    unsafe device.done = { context, buffer, count in
      // A count of 0 reports a frame that ends between bytes.
      guard count > 0, let buffer = unsafe buffer else { return }
      unsafe chip(at: context)?.exchange(unsafe buffer[0])
    }
    self.device = unsafe wokwi_spi_init(placed(device))
  }

  /// Sends a byte, and receives one simultaneously.
  func start(sending byte: UInt8) {
    unsafe buffer[0] = byte
    unsafe wokwi_spi_start(device, buffer, 1)
  }

  /// Gives up the byte that was not transferred.
  func stop() { wokwi_spi_stop(device) }
}

extension WokwiPin {
  fileprivate var pinNumber: wokwi_pin { number }
}

/// An alarm in simulated time.
struct WokwiTimer {
  private let number: UInt32

  /// Creates a timer that calls the chip's `wake`.
  init(for owner: WokwiChip) {
    var timer = unsafe wokwi_timer()
    unsafe timer.context = context(of: owner)
    unsafe timer.fire = { context in unsafe chip(at: context)?.wake() }
    number = unsafe wokwi_timer_init(placed(timer))
  }

  /// Fires once, this many nanoseconds from now.
  func start(after nanoseconds: Int64) { wokwi_timer_start(number, Double(nanoseconds), false) }
}

/// An integer attribute of the chip, set in diagram.json or by a slider.
struct WokwiNumber {
  private let handle: UInt32

  /// Declares it with the default for a diagram that gives none.
  init(_ name: String, _ initial: UInt32) {
    handle = unsafe withText(name) { unsafe wokwi_attribute($0, initial) }
  }

  /// The present value.
  var value: UInt32 { wokwi_attribute_read(handle) }
}

/// The same for a number with a fraction.
struct WokwiFraction {
  private let handle: UInt32

  /// Declares it with the default for a diagram that gives none.
  init(_ name: String, _ initial: Double) {
    handle = unsafe withText(name) { unsafe wokwi_float_attribute($0, Float(initial)) }
  }

  /// The present value as the intended decimal: 0.98, not the nearest float.
  var value: Double {
    (Double(wokwi_float_attribute_read(handle)) * 1e6).rounded() / 1e6
  }
}
