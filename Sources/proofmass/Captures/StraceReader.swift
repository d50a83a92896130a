// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation

/// The output of strace on a program that reads and writes /dev/i2c-N.
///
/// strace prints the bytes of read and write, but of I2C_RDWR, I2C_SMBUS and SPI's calls only the address of their
/// structures: these are counted, and not judged.
struct StraceReader: CaptureLines {
  private struct Device {
    var bus: String
    /// The address by I2C_SLAVE.
    var address: UInt8?
  }

  private let path: String
  private var times = ForeignTimes(.seconds)
  private var clock = ForeignTimes(.clock)
  private var line = 0
  /// The sum of the times that count from the call before (-r).
  private var elapsed: Int64 = 0
  private var devices: [Device] = []
  /// The devices' numbers by descriptor, for each set of descriptors; processes have a set, threads share it.
  private var files: [[Int: Int]] = [[:]]
  private var sets: [String: Int] = [:]
  /// Calls that another process has interrupted.
  private var unfinished: [Substring: Substring] = [:]
  private var bus: String?
  private var others = 0
  private var opaque = 0

  private static let mostProcesses = 10_000
  private static let mostDevices = 0x1_0000

  init(_ path: String) { self.path = path }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, _ found: inout [CapturedTransfer]
  ) throws(UserError) {
    line += 1
    guard let whole = join(String(decoding: bytes, as: UTF8.self)[...]),
      let call = StraceCall(whole)
    else { return }
    let time = try time(of: call)
    if let transaction = try transaction(call, time) {
      found.append(CapturedTransfer(transaction: transaction))
    }
  }

  mutating func finish(_ found: inout [CapturedTransfer]) {
    if opaque > 0 {
      Console.say(
        "\(path): \(opaque) transfers by ioctl are not judged, because strace does not print their "
          + "bytes: record the kernel's events i2c and smbus instead")
    }
    if others > 0 {
      Console.say("\(path): \(others) transfers on other buses than \(bus ?? "") are left out")
    }
  }

  /// A line with the rest of the call that it continues; nil for one that ends in the middle of a call.
  private mutating func join(_ line: Substring) -> Substring? {
    let process = line.drop { !$0.isNumber }.prefix { $0.isNumber }
    if let cut = line.firstRange(of: "<unfinished ...>") {
      if unfinished.count < Self.mostProcesses { unfinished[process] = line[..<cut.lowerBound] }
      return nil
    }
    guard let resumed = line.firstRange(of: " resumed>") else { return line }
    return unfinished.removeValue(forKey: process).map { $0 + line[resumed.upperBound...] }
  }

  private mutating func time(of call: StraceCall) throws(UserError) -> Int64 {
    let text = call.time.map { Array($0.utf8)[...] } ?? []
    let isClock = text.contains(UInt8(ascii: ":"))
    guard let time = isClock ? clock.take(text) : times.take(text) else {
      throw .failure("\(path):\(line): a call without a time: run strace with -ttt")
    }
    // No time since 1970 is below a year.
    guard !isClock, time < 31_536_000_000_000_000 else { return time }
    elapsed += time
    guard elapsed < 1 << 62 else {
      throw .failure("\(path):\(line): the calls take more than a century: run strace with -ttt")
    }
    return elapsed
  }

  /// The set of descriptors of a process; the first process has the first.
  private func set(of process: Substring?) -> Int { process.flatMap { sets[String($0)] } ?? 0 }

  private mutating func transaction(
    _ call: StraceCall, _ time: Int64
  ) throws(UserError) -> Transaction? {
    let set = set(of: call.process)
    switch call.name {
    case "open", "openat", "openat2":
      let path = String(decoding: call.bytes?.bytes ?? [], as: UTF8.self)
      if let result = call.result, result >= 0 { open(result, path, in: set) }
    case "dup", "dup2", "dup3", "fcntl":
      guard let old = call.descriptor?.number, let new = call.result, new >= 0,
        call.name != "fcntl" || call.arguments.contains("F_DUPFD")
      else { return nil }
      files[set][new] = files[set][old]
    case "close":
      if let number = call.descriptor?.number { files[set][number] = nil }
    case "clone", "clone3", "fork", "vfork":
      guard let child = call.result, child > 0, sets.count < Self.mostProcesses else { return nil }
      let shares = call.arguments.contains("CLONE_FILES")
      if !shares { files.append(files[set]) }
      sets["\(child)"] = shares ? set : files.count - 1
    case "ioctl", "read", "write":
      guard let (number, path) = call.descriptor else { return nil }
      if files[set][number] == nil, let path { open(number, path, in: set) }
      return try files[set][number].flatMap { device throws(UserError) in
        try access(device, call, time)
      }
    default: break
    }
    return nil
  }

  /// Notes the descriptor of a bus.
  private mutating func open(_ number: Int, _ path: some StringProtocol, in set: Int) {
    guard path.hasPrefix("/dev/i2c-"), devices.count < Self.mostDevices else { return }
    files[set][number] = devices.count
    devices.append(Device(bus: String(path.dropFirst(5))))
  }

  /// A call on a device.
  private mutating func access(
    _ device: Int, _ call: StraceCall, _ time: Int64
  ) throws(UserError) -> Transaction? {
    if call.name == "ioctl" {
      let words = call.arguments.split(separator: ",").map { $0.filter { $0 != " " } }
      // Debian's strace prints I2C_SLAVE as _IOC(_IOC_NONE, 0x7, 0x3, 0).
      let request = words.count > 4 ? words[3] : words.count > 1 ? words[1] : ""
      switch request {
      case "0x3", "0x6", "I2C_SLAVE", "I2C_SLAVE_FORCE", "0x703", "0x706":
        if call.result == 0 {
          devices[device].address = words.last.flatMap { integer($0) }.map { UInt8(clamping: $0) }
        }
      case "0x7", "0x20", "I2C_RDWR", "I2C_SMBUS", "0x707", "0x720": opaque += 1
      default: break
      }
      return nil
    }
    guard let address = devices[device].address else { return nil }
    bus = bus ?? devices[device].bus
    guard devices[device].bus == bus else {
      others += 1
      return nil
    }
    var transaction = Transaction(time: time, target: .i2c(address))
    guard let result = call.result, result >= 0 else {
      transaction.error = BusError(.noAcknowledge)
      return transaction
    }
    let data = call.bytes ?? ([], true)
    guard data.isWhole, data.bytes.count >= result else {
      throw .failure("\(path):\(line): strace has cut the bytes: run it with -s 8192")
    }
    if call.name == "read" {
      transaction.read = Array(data.bytes.prefix(result))
    } else {
      transaction.written = Array(data.bytes.prefix(result))
    }
    return transaction
  }
}
