// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore
package import ProofMassEmulation

/// The GPIO chip of a served board: its lines, and the requests that hold them.
package final class BoardLines {
  private let circuit: Circuit
  /// The pins that the lines are connected to.
  package let wiring: LineWiring
  /// The system's monotonic clock at board time 0, in nanoseconds.
  private var start: Int64
  /// The lead of the wall clock over that clock, in nanoseconds; nil for the system's wall clock, which may
  /// be set.
  private let ahead: Int64?
  /// The requests by the number that the client chose; nil after the client has released the lines.
  private var requests: [UInt64: Weak] = [:]

  /// The resistors that hold the lines: those of a Raspberry Pi after power-on, until a request selects
  /// others, which stay when the line is released.
  private var pulls = LinePull.atPowerOn

  /// The lines that programs hold by /sys/class/gpio, and their open files by the number that the client
  /// chose.
  var exported: [UInt32: ExportedLine] = [:]
  var files: [UInt64: WeakFile] = [:]

  private struct Weak {
    weak var request: LineRequest?
  }

  struct WeakFile {
    weak var file: LineFile?
  }

  /// Creates the GPIO chip of a board.
  package init(_ circuit: Circuit, _ wiring: LineWiring, start: Int64, ahead: Int64?) {
    self.circuit = circuit
    self.wiring = wiring
    self.start = start
    self.ahead = ahead
  }

  private var held: [LineRequest] { requests.values.compactMap(\.request) }

  /// Whether lines are held, or were held until recently.
  var areHeld: Bool { !requests.isEmpty }

  /// The request with a number; nil where there is none.
  subscript(number: UInt64) -> LineRequest? { requests[number]?.request }

  /// A line's flags, its name and the name that its consumer gave; nil beyond the last line.
  func describe(_ offset: UInt32) -> (flags: LineFlags, name: String, consumer: [UInt8])? {
    guard offset < LineWiring.count else { return nil }
    let name = wiring.name(at: Int(offset)) ?? ""
    for request in held {
      for line in request.lines where line.offset == offset {
        return (line.flags.subtracting(.own).union(.used), name, request.consumer)
      }
    }
    return ([.input], name, [])
  }

  /// Requests lines.
  ///
  /// - Parameters:
  ///   - wanted: offsets and flags of the lines.
  ///   - number: the number by which the client will refer to them.
  ///   - consumer: the name that the client gives.
  ///   - kept: the least number of edges to keep; 0 for the kernel's default.
  /// - Throws: The kernel's error number, where a line does not exist or is in use.
  func take(
    _ wanted: [(offset: UInt32, flags: LineFlags)], number: UInt64, consumer: [UInt8], kept: Int
  ) throws(LineRefusal) -> LineRequest {
    guard 1...64 ~= wanted.count, self[number] == nil else { throw LineRefusal(code: EINVAL) }
    var offsets = Set(held.flatMap { $0.lines.map(\.offset) })
    var lines: [LineRequest.Line] = []
    for (offset, flags) in wanted {
      guard offset < LineWiring.count else { throw LineRefusal(code: EINVAL) }
      guard offsets.insert(offset).inserted else { throw LineRefusal(code: EBUSY) }
      let pin = wiring.pin(at: Int(offset))
      lines.append(
        .init(
          offset: offset, flags: flags, pin: pin.flatMap { circuit.line($0.name, of: $0.target) },
          chip: pin?.target))
    }
    for index in lines.indices { pull(&lines[index]) }
    let request = LineRequest(lines, consumer: consumer, kept: kept)
    // Remove the requests whose clients have released them.
    requests = requests.filter { $0.value.request != nil }
    requests[number] = Weak(request: request)
    return request
  }

  /// Releases the lines of a request, whose client has ended.
  func release(_ request: LineRequest) {
    requests = requests.filter { $0.value.request.map { $0 !== request } ?? false }
    raiseSelects()
  }

  /// Sets the flags of a request's lines, in their order.
  func configure(_ request: LineRequest, _ flags: [LineFlags]) {
    request.configure(flags, pull)
    raiseSelects()
  }

  /// Sets the resistor that a line's flags select, and the level at which the line is held.
  private func pull(_ line: inout LineRequest.Line) {
    let offset = Int(line.offset)
    if let pull = LinePull(line.flags) { pulls[offset] = pull }
    // A chip select has a resistor of the chip's board, which is stronger than the processor's.
    line.isPulledUp = pulls[offset] == .up || wiring.selects[offset] != nil
  }

  /// The chips of an SPI bus whose chip select is a line that an output drives low. An undriven line is
  /// pulled up.
  func selected(onBus bus: Int) -> [SPISelect] {
    guard !wiring.selects.isEmpty else { return [] }
    let held = held
    return wiring.selects.filter { line, select in
      select.bus == bus
        && held.contains { request in
          request.lines.contains {
            $0.offset == UInt32(line) && $0.flags.contains(.output) && !$0.isHigh
          }
        }
    }.map(\.value)
  }

  /// Ends the frames of chips whose chip select is a line that is no longer low.
  func raiseSelects() {
    for select in wiring.selects.values where !selected(onBus: select.bus).contains(select) {
      circuit.deselect(select)
    }
  }

  /// Collects the edges that have happened by now.
  func collect() {
    for request in held { request.collect() }
  }

  /// Returns the board to its beginning. The edges up to now are dropped, and lines that are held by
  /// /sys/class/gpio are released.
  ///
  /// - Parameter restart: does so; returns the nanoseconds by which board time moved against the
  ///   clocks that programs see.
  func restart(_ restart: () -> Int64) {
    exported = [:]
    pulls = LinePull.atPowerOn
    for request in held {
      request.dropEdges()
      request.update(pull)
    }
    start &+= restart()
  }

  /// The time until a held line may change by itself, in nanoseconds of board time; nil where none
  /// will.
  func rest() -> Int64? {
    guard areHeld, let next = held.map(\.nextEvent).min(), next < .max else { return nil }
    return max(0, next - circuit.now.nanoseconds)
  }

  /// The requests for whose next edge a client may wait: all others have edges to read, or an unread change
  /// of their file `value`.
  var awaited: [LineRequest] {
    collect()
    let exported = exported.values.map(\.request)
    let unchanged = files.values.compactMap(\.file).filter {
      $0.attribute == .value && !$0.isChanged
    }.compactMap(\.request)
    return held.filter { request in
      request.detectsEdges && !request.hasEvents
        && (!exported.contains { $0 === request } || unchanged.contains { $0 === request })
    }
  }

  /// Advances virtual time to an instant, or until one of these requests has an edge.
  ///
  /// - Parameter isToEvents: whether to stop where no chip has an event of its own ahead.
  /// - Returns: Whether there is an edge.
  func advance(
    to end: Instant, until held: [LineRequest], onlyToEvents isToEvents: Bool = false
  ) -> Bool {
    while true {
      for request in held { request.collect() }
      if held.contains(where: \.hasEvents) { return true }
      let now = circuit.now
      let next = Instant(nanoseconds: held.map(\.nextEvent).min() ?? .max)
      guard now < end, !isToEvents || next.nanoseconds < .max else { return false }
      circuit.advance(to: min(end, max(next, now.advanced(byNanoseconds: 1))))
      // Board time has reached its end.
      guard circuit.now > now else { return false }
    }
  }

  /// The time of an edge in nanoseconds, on the clock that the line's flags select.
  func timestamp(of event: LineRequest.Event) -> Int64 {
    if event.flags.contains(.boardTime) { return event.time }
    let monotonic = event.time &+ start
    guard event.flags.contains(.realtime) else { return monotonic }
    return monotonic &+ (ahead ?? systemTime(CLOCK_REALTIME) - systemTime())
  }
}

/// The kernel's error number (`errno`) of a request that is refused.
struct LineRefusal: Error {
  var code: Int32
}
