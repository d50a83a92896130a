// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import Synchronization

/// A board as a context of libiio: its devices, their last samples, and the clients' requests for other rates.
///
/// The thread that samples puts samples, the one that serves takes them. Each client has its own position among
/// the samples; one that reads too late loses the oldest, so a slow client costs no memory and delays nobody.
package final class IIOBoard: Sendable {
  /// The number of samples of a device that are kept: some seconds of the fastest sensor.
  package static var capacity: Int { 4096 }

  package let devices: [IIODevice]
  /// Whether clients can set the rates of the sensors.
  let canSetRates: Bool
  private let state: Mutex<State>

  /// A request for another rate.
  package struct RateRequest: Sendable {
    fileprivate let number: Int
    /// The number of the device.
    package let device: Int
    /// In hertz.
    package let rate: Double
  }

  private struct State {
    var rings: [Ring]
    /// The rates in hertz to which the sensors are set.
    var rates: [Double]
    var requests: [RateRequest] = []
    /// By the number of a request, the answer: 0 or a negative error number; nil while there is none.
    var answers: [Int: Int?] = [:]
    var lastRequest = 0
    var wake: (@Sendable () -> Void)?
  }

  /// The last samples of a device.
  private struct Ring {
    var samples: [IIOSample] = []
    /// The number of all samples so far.
    var total = 0
    /// The total at which a client waits for samples; `.max` where none waits.
    var awaited = Int.max
    /// Whether the sensor fails; it has no sample then, because the last one is not its present value.
    var isFailing = false

    mutating func put(_ sample: IIOSample) {
      if samples.count < IIOBoard.capacity {
        samples.append(sample)
      } else {
        samples[total % IIOBoard.capacity] = sample
      }
      total += 1
      isFailing = false
    }

    var last: IIOSample? { total > 0 ? samples[(total - 1) % IIOBoard.capacity] : nil }

    /// Whether a client waited for this.
    mutating func isAwaited() -> Bool {
      guard total >= awaited || isFailing && awaited < .max else { return false }
      awaited = .max
      return true
    }
  }

  /// - Parameter rates: The rates in hertz to which the sensors of the devices are set.
  package init(_ devices: [IIODevice], rates: [Double], canSetRates: Bool) {
    self.devices = devices
    self.canSetRates = canSetRates
    state = Mutex(State(rings: devices.map { _ in Ring() }, rates: rates))
  }

  // MARK: The side that samples

  /// Adds a sample of a device.
  package func put(_ sample: IIOSample, of device: Int) {
    change { state in
      state.rings[device].put(sample)
      return state.rings[device].isAwaited()
    }
  }

  /// Notes that a device has no samples until its next one.
  package func fail(_ device: Int) {
    change { state in
      state.rings[device].isFailing = true
      return state.rings[device].isAwaited()
    }
  }

  /// The requests that have arrived since the last call.
  package func takeRateRequests() -> [RateRequest] {
    state.withLock { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - isSet: Whether the sensor has the rate now.
  ///   - rates: The rates of all devices.
  package func answer(_ request: RateRequest, isSet: Bool, rates: [Double]) {
    change { state in
      state.rates = rates
      // Absent where the client has left.
      if state.answers.keys.contains(request.number) {
        state.answers[request.number] = isSet ? 0 : IIODError.busy.rawValue
      }
      return true
    }
  }

  // MARK: The side that serves

  /// Calls a closure, from any thread, when something has come that a client waits for.
  func onChange(_ wake: (@Sendable () -> Void)?) { state.withLock { $0.wake = wake } }

  private func change(_ body: (inout State) -> Bool) {
    let wake = state.withLock { state in body(&state) ? state.wake : nil }
    wake?()
  }

  /// The samples of a device that a client has not seen.
  enum Unseen {
    case samples([IIOSample])
    /// There are not as many yet.
    case waiting
    case failing
  }

  /// The number of samples of a device so far.
  func total(of device: Int) -> Int { state.withLock { $0.rings[device].total } }

  /// The last sample of a device.
  func last(of device: Int) -> Unseen {
    state.withLock { state in
      if state.rings[device].isFailing { return .failing }
      guard let last = state.rings[device].last else {
        state.rings[device].awaited = 1
        return .waiting
      }
      return .samples([last])
    }
  }

  /// The next samples behind a position, which moves behind them.
  ///
  /// - Parameters:
  ///   - count: The number of samples to wait for.
  ///   - isLate: Whether fewer will do.
  func next(
    _ count: Int, of device: Int, from position: inout Int, isLate: Bool
  ) -> Unseen {
    state.withLock { state in
      let total = state.rings[device].total
      // The older ones are lost.
      position = max(position, total - Self.capacity)
      let present = min(count, total - position)
      guard present == count || isLate && present > 0 else {
        if state.rings[device].isFailing { return .failing }
        state.rings[device].awaited = min(state.rings[device].awaited, position + count)
        return .waiting
      }
      defer { position += present }
      return .samples(
        (position..<position + present).map { state.rings[device].samples[$0 % Self.capacity] })
    }
  }

  /// The rate of a device, in hertz.
  func rate(of device: Int) -> Double { state.withLock { $0.rates[device] } }

  /// Requests another rate of a device, and returns the number of the request.
  func request(_ rate: Double, of device: Int) -> Int {
    state.withLock { state in
      state.lastRequest += 1
      let request = RateRequest(number: state.lastRequest, device: device, rate: rate)
      state.requests.append(request)
      state.answers[request.number] = .some(nil)
      return request.number
    }
  }

  /// The answer to a request, once; nil while there is none.
  func takeAnswer(to request: Int) -> Int? {
    state.withLock { state in
      guard case .some(.some(let answer)) = state.answers[request] else { return nil }
      state.answers[request] = nil
      return answer
    }
  }

  /// Forgets a request whose client has left.
  func withdraw(_ request: Int) {
    state.withLock { state in
      state.answers[request] = nil
      state.requests.removeAll { $0.number == request }
    }
  }
}

/// The error numbers of Linux with which iiod answers, negated.
enum IIODError: Int, Error {
  case notPermitted = -1
  case noEntry = -2
  case inputOutput = -5
  case noAddress = -6
  case notOpen = -9
  case busy = -16
  case noDevice = -19
  case invalid = -22
  case timedOut = -110
}
