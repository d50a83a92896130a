// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

@Suite struct ShakeServiceTests {
  /// Notes the events it receives, and handles some of them.
  struct Responder: MotionResponder {
    var name: String
    var notes: Notes<String>
    var handled: Set<MotionEvent.Phase> = []

    func motionBegan(_ event: MotionEvent) -> Bool { note(event) }
    func motionEnded(_ event: MotionEvent) -> Bool { note(event) }
    func motionCancelled(_ event: MotionEvent) -> Bool { note(event) }

    private func note(_ event: MotionEvent) -> Bool {
      notes.add("\(name) \(event.phase)")
      return handled.contains(event.phase)
    }
  }

  /// A responder with the default implementations, which handle no event.
  struct Silent: MotionResponder {}

  private let bench = Bench([.acceleration])
  private let notes = Notes<String>()

  private func service(_ handled: Set<MotionEvent.Phase>...) -> ShakeService {
    let service = ShakeService(bench.session)
    service.responders = handled.enumerated().map {
      Responder(name: "\($0)", notes: notes, handled: $1)
    }
    service.shakeToEdit = { [notes] in notes.add("edit \($0.phase)") }
    service.start(on: .immediate)
    return service
  }

  @Test func theFirstWhoHandlesAnEventIsTheLastToHearOfIt() {
    let service = service([.began], [.began, .ended], [])
    bench.shake(for: 0.8)
    #expect(notes.all == ["0 began", "0 ended", "1 ended"])
    service.stop()
  }

  @Test func whatNobodyHandlesIsForEditing() {
    let service = service([.began], [])
    service.responders.append(Silent())
    bench.shake(for: 0.8)
    #expect(notes.all == ["0 began", "0 ended", "1 ended", "edit ended"])
    service.applicationSupportsShakeToEdit = false
    bench.shake(for: 0.8)
    #expect(notes.all.dropFirst(4) == ["0 began", "0 ended", "1 ended"])
    service.stop()
  }

  @Test func editingIsOnUnlessSomebodySaysSo() {
    #expect(ShakeService(bench.session).applicationSupportsShakeToEdit)
  }

  @Test func aLongShakeIsCancelled() {
    let service = service([])
    bench.shake(for: 2)
    #expect(notes.all == ["0 began", "0 cancelled"])
    service.stop()
  }

  @Test func runsFromStartToStop() {
    let service = ShakeService(bench.session)
    #expect(service.isAvailable)
    bench.run(seconds: 0.1)
    #expect(bench.board.demand == SensorDemand())
    service.start(on: .immediate)
    service.start(on: .immediate)
    bench.run(seconds: 0.1)
    #expect(bench.board.demand == SensorDemand(accelerometer: 50))
    service.stop()
    service.stop()
    bench.run(seconds: 0.1)
    #expect(bench.board.demand == SensorDemand())
  }

  @Test func withAGyroscopeItWantsFusedGravity() {
    let bench = Bench()
    let service = ShakeService(bench.session)
    service.start(on: .immediate)
    bench.run(seconds: 0.1)
    #expect(bench.board.demand.accelerometer == 100)
    #expect(bench.board.demand.gyroscope == 100)
    service.stop()
  }

  @Test func stoppingCancelsAShake() {
    let service = service([])
    bench.shake(for: 0.5, rest: 0)
    #expect(notes.all == ["0 began"])
    service.stop()
    #expect(notes.all == ["0 began", "0 cancelled"])
    bench.shake(for: 0.8)
    #expect(notes.all.count == 2)
  }

  @Test func theEndOfTheServiceCancelsAShake() {
    var service: ShakeService? = service([])
    bench.shake(for: 0.5, rest: 0)
    #expect(notes.all == ["0 began"])
    withExtendedLifetime(service) {}
    service = nil
    #expect(notes.all == ["0 began", "0 cancelled"])
    bench.run(seconds: 0.1)
    #expect(bench.board.demand == SensorDemand())
  }

  @Test func anInterruptionCancelsAShake() {
    let service = service([])
    service.cancel()
    bench.shake(for: 0.5, rest: 0)
    service.cancel()
    service.cancel()
    bench.hold([0, 0, -1])
    #expect(notes.all == ["0 began", "0 cancelled"])
    service.stop()
  }

  @Test func aFailureCancelsAShake() {
    let service = service([])
    bench.shake(for: 0.5, rest: 0)
    bench.board.change { $0.events.append(.failure(.acceleration, .notReady)) }
    bench.board.change { $0.silent = [.acceleration] }
    bench.hold([0, 0, -1])
    #expect(notes.all == ["0 began", "0 cancelled"])
    #expect(service.error == .sensor(.acceleration, .notReady))
    bench.board.change { $0.silent = [] }
    bench.shake(for: 0.8)
    #expect(service.error == nil)
    #expect(notes.all.dropFirst(2) == ["0 began", "0 ended", "edit ended"])
    service.stop()
  }

  @Test func whatASmallBufferLosesIsCounted() {
    let bench = Bench([.acceleration], configuration: .init(bufferedSamples: 1))
    let service = ShakeService(bench.session)
    #expect(service.count == DeliveryCount())
    service.responders = [Responder(name: "0", notes: notes)]
    service.start(on: .immediate)
    bench.shake(for: 0.5, rest: 0)
    // The buffer has room for only one of the shake's end and the failure.
    bench.board.change { $0.events.append(.failure(.acceleration, .notReady)) }
    bench.run(seconds: 0.1)
    service.stop()
    let count = service.count
    #expect((count.offered, count.delivered, count.lost) == (3, 2, 1))
    #expect(notes.all == ["0 began", "0 cancelled"])
  }

  @Test func aResponderMayStop() {
    struct Stopper: MotionResponder {
      var service: @Sendable () -> ShakeService?
      var notes: Notes<String>

      func motionBegan(_ event: MotionEvent) -> Bool {
        notes.add("began")
        service()?.stop()
        return true
      }

      func motionCancelled(_ event: MotionEvent) -> Bool {
        notes.add("cancelled")
        return true
      }
    }
    let service = ShakeService(bench.session)
    service.responders = [Stopper(service: { [weak service] in service }, notes: notes)]
    service.start(on: .immediate)
    bench.shake(for: 0.8)
    #expect(notes.all == ["began", "cancelled"])
  }

  @Test func aStreamRunsByItself() async throws {
    let service = ShakeService(bench.session)
    let events = service.events()
    bench.hold([0, 0, -1])
    bench.shake(for: 0.8)
    var iterator = events.makeAsyncIterator()
    let began = try #require(try await iterator.next())
    #expect(began.phase == .began && began.dominantAxis == .x)
    #expect(abs(began.timestamp - 1.32) < 0.03)
    let ended = try #require(try await iterator.next())
    #expect(ended.phase == .ended)
    #expect(abs(ended.timestamp - 2.08) < 0.03)
  }

  @Test func withoutAnAccelerometerThereIsNone() async {
    let service = ShakeService(Bench([.angularRate]).session)
    service.start(on: .immediate)
    #expect(!service.isAvailable)
    #expect(service.error == .notAvailable)
    await #expect(throws: MotionError.notAvailable) {
      for try await _ in service.events() {}
    }
    service.stop()
    #expect(service.error == nil)
  }
}
