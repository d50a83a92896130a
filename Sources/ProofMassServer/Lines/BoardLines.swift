// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore
package import ProofMassEmulation

/// The GPIO chip of a served board: its lines, and who holds them.
package final class BoardLines {
  private let circuit: Circuit
  package let wiring: LineWiring
  /// The system's monotonic clock at board time 0, in nanoseconds.
  private let start: Int64
  /// By the number that their holder gave them; gone when nobody holds them any longer.
  private var requests: [UInt64: Weak] = [:]

  private struct Weak {
    weak var request: LineRequest?
  }

  package init(_ circuit: Circuit, _ wiring: LineWiring, start: Int64) {
    self.circuit = circuit
    self.wiring = wiring
    self.start = start
  }

  private var held: [LineRequest] { requests.values.compactMap(\.request) }

  /// Whether somebody holds lines, or has until lately.
  var areHeld: Bool { !requests.isEmpty }

  subscript(number: UInt64) -> LineRequest? { requests[number]?.request }

  /// A line's flags, and what its user calls itself; nil beyond the last line.
  func describe(_ offset: UInt32) -> (flags: LineFlags, name: String, consumer: [UInt8])? {
    guard offset < LineWiring.count else { return nil }
    let name = wiring.name(at: Int(offset)) ?? ""
    for request in held {
      for line in request.lines where line.offset == offset {
        return (line.flags.subtracting(.boardTime).union(.used), name, request.consumer)
      }
    }
    return ([.input], name, [])
  }

  /// Hands lines out; or the error number of the kernel.
  func take(
    _ wanted: [(offset: UInt32, flags: LineFlags)], number: UInt64, consumer: [UInt8], kept: Int
  ) -> Result<LineRequest, LineRefusal> {
    guard 1...64 ~= wanted.count, self[number] == nil else { return .failure(.init(EINVAL)) }
    var offsets = Set(held.flatMap { $0.lines.map(\.offset) })
    var lines: [LineRequest.Line] = []
    for (offset, flags) in wanted {
      guard offset < LineWiring.count else { return .failure(.init(EINVAL)) }
      guard offsets.insert(offset).inserted else { return .failure(.init(EBUSY)) }
      let pin = wiring.pin(at: Int(offset))
      lines.append(
        .init(
          offset: offset, flags: flags, pin: pin.flatMap { circuit.line($0.name, of: $0.target) },
          chip: pin?.target))
    }
    let request = LineRequest(lines, consumer: consumer, kept: kept)
    // Those that nobody holds any longer go.
    requests = requests.filter { $0.value.request != nil }
    requests[number] = Weak(request: request)
    return .success(request)
  }

  /// Takes over the edges that have happened by now.
  func collect() {
    for request in held { request.collect() }
  }

  /// How long until a line may change by itself, in nanoseconds; nil where nobody listens.
  func rest() -> Int64? {
    guard areHeld, let next = held.map(\.nextEvent).min(), next < .max else { return nil }
    return max(0, next - circuit.now.nanoseconds)
  }

  /// Lets virtual time pass until an edge waits in one of these requests, at most so long; if need
  /// be no further than a chip has something to do by itself.
  func advance(
    until numbers: [UInt64], atMost time: Int64, onlyToEvents isToEvents: Bool = false
  ) -> Bool {
    let end = circuit.now.advanced(byNanoseconds: max(0, time))
    let held = numbers.compactMap { self[$0] }
    while true {
      for request in held { request.collect() }
      if held.contains(where: \.hasEvents) { return true }
      let now = circuit.now
      let next = Instant(nanoseconds: held.map(\.nextEvent).min() ?? .max)
      guard now < end, !isToEvents || next.nanoseconds < .max else { return false }
      circuit.advance(to: min(end, max(next, now.advanced(byNanoseconds: 1))))
      // A board's time has an end.
      guard circuit.now > now else { return false }
    }
  }

  /// The time of an edge by the clock that its line is to have.
  func timestamp(of event: LineRequest.Event) -> Int64 {
    if event.flags.contains(.boardTime) { return event.time }
    let monotonic = event.time &+ start
    guard event.flags.contains(.realtime) else { return monotonic }
    return monotonic &+ (systemTime(CLOCK_REALTIME) - systemTime())
  }
}

/// The kernel's error number of a request that is not met.
struct LineRefusal: Error {
  var code: Int32

  init(_ code: Int32) { self.code = code }
}
