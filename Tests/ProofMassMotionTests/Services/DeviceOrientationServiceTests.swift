// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion
import ProofMassMotion
import Testing

@Suite struct DeviceOrientationServiceTests {
  private let bench = Bench()

  @Test func generatesFromTheFirstBeginningToTheLastEnd() {
    let service = DeviceOrientationService(bench.session)
    bench.hold([0, -1, 0])
    #expect(service.orientation == .unknown)
    #expect(!service.isGenerating)
    #expect(bench.board.demand == SensorDemand())
    service.beginGenerating()
    service.beginGenerating()
    bench.hold([0, -1, 0])
    #expect(bench.board.demand == SensorDemand(accelerometer: 20))
    #expect(service.orientation == .portrait)
    service.endGenerating()
    #expect(service.isGenerating)
    bench.hold([1, 0, 0])
    #expect(service.orientation == .landscapeRight)
    service.endGenerating()
    #expect(!service.isGenerating)
    #expect(service.orientation == .unknown)
    bench.hold([0, 0, 1])
    #expect(bench.board.demand == SensorDemand())
    #expect(service.orientation == .unknown)
    // One end too many does not affect the next beginning.
    service.endGenerating()
    service.beginGenerating()
    bench.hold([0, 0, 1])
    #expect(service.orientation == .faceDown)
  }

  @Test func tellsHandlersOfChanges() {
    let service = DeviceOrientationService(bench.session)
    let notes = Notes<DeviceOrientation>()
    let observation = service.observe(on: .immediate) { change, error in
      #expect(error == nil)
      if let change { notes.add(change.orientation) }
    }
    bench.hold([0, 0, -1])
    #expect(notes.all.isEmpty)
    service.beginGenerating()
    bench.hold([0, 0, -1])
    bench.hold([0, -1, 0])
    bench.hold([0, -1, 0])
    bench.hold([-1, 0, 0])
    #expect(notes.all == [.faceUp, .portrait, .landscapeLeft])
    observation.cancel()
    bench.hold([0, -1, 0])
    #expect(notes.all.count == 3)
    #expect(service.orientation == .portrait)
  }

  @Test func whatWasNotToldBeforeTheEndIsDroppedAndCounted() {
    let service = DeviceOrientationService(bench.session)
    let (queue, notes) = (HeldQueue(), Notes<DeviceOrientation>())
    let observation = service.observe(on: queue) { change, _ in
      if let change { notes.add(change.orientation) }
    }
    service.beginGenerating()
    bench.hold([0, 0, -1])
    bench.hold([0, -1, 0])
    #expect(observation.count.pending == 2)
    service.endGenerating()
    queue.run()
    #expect(notes.all.isEmpty)
    #expect(observation.count.lost == 2)
    service.beginGenerating()
    bench.hold([-1, 0, 0])
    queue.run()
    #expect(notes.all == [.landscapeLeft])
    #expect(observation.count.delivered == 1)
    #expect(observation.count.offered == 3)
  }

  @Test func anObservationLastsAsLongAsSomebodyHoldsIt() {
    let service = DeviceOrientationService(bench.session)
    service.beginGenerating()
    let notes = Notes<DeviceOrientation>()
    func observe() -> MotionObservation {
      service.observe(on: .immediate) { change, _ in
        if let change { notes.add(change.orientation) }
      }
    }
    withExtendedLifetime(observe()) { bench.hold([0, 0, -1]) }
    bench.hold([0, -1, 0])
    #expect(notes.all == [.faceUp])
  }

  @Test func aStreamGeneratesByItself() async throws {
    let service = DeviceOrientationService(bench.session)
    try await {
      let changes = service.changes()
      #expect(service.isGenerating)
      bench.hold([0, 0, -1])
      bench.hold([0, 1, 0])
      var iterator = changes.makeAsyncIterator()
      #expect(try await iterator.next()?.orientation == .faceUp)
      let second = try #require(try await iterator.next())
      #expect(second.orientation == .portraitUpsideDown)
      // The sum of a low-pass with a time constant of 0.2 s over 30°, and 0.1 s to hold.
      #expect(second.timestamp > 1.2 && second.timestamp < 1.6)
    }()
    #expect(!service.isGenerating)
    bench.run(seconds: 0.1)
    #expect(bench.board.demand == SensorDemand())
  }

  @Test func endsWithItsService() async throws {
    var service: DeviceOrientationService? = DeviceOrientationService(bench.session)
    service?.beginGenerating()
    let changes = try #require(service?.changes())
    bench.hold([0, 0, -1])
    service = nil
    bench.run(seconds: 0.1)
    #expect(bench.board.demand == SensorDemand())
    for try await change in changes { Issue.record("\(change) after its end") }
  }

  @Test func aFailureIsToldAndSurvived() {
    let service = DeviceOrientationService(bench.session)
    let notes = Notes<MotionError>()
    let observation = service.observe(on: .immediate) { _, error in
      if let error { notes.add(error) }
    }
    service.beginGenerating()
    bench.hold([0, 0, -1])
    bench.board.change { $0.events.append(.failure(.acceleration, .notReady)) }
    bench.board.change { $0.silent = [.acceleration] }
    bench.hold([0, 0, -1])
    #expect(service.error == .sensor(.acceleration, .notReady))
    #expect(notes.all == [.sensor(.acceleration, .notReady)])
    #expect(service.orientation == .faceUp)
    bench.board.change { $0.silent = [] }
    bench.hold([0, -1, 0])
    #expect(service.error == nil)
    #expect(service.orientation == .portrait)
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: [nil, Bench([.angularRate, .magneticFluxDensity]).session])
  func withoutAnAccelerometerThereIsNoOrientation(_ session: MotionSession?) async {
    let service = DeviceOrientationService(session)
    #expect(!service.isAvailable)
    service.beginGenerating()
    #expect(service.error == .notAvailable)
    #expect(service.orientation == .unknown)
    await #expect(throws: MotionError.notAvailable) {
      for try await _ in service.changes() {}
    }
  }

  @Test func takesTheGravityOfDeviceMotionWhereThatRuns() {
    let service = DeviceOrientationService(bench.session)
    let manager = MotionManager(bench.session)
    manager.startDeviceMotionUpdates()
    service.beginGenerating()
    bench.hold([0, 0, -1], for: 4)
    #expect(service.orientation == .faceUp)
    // A push to the side for 0.7 s, which a low-pass alone would take for lying on the side.
    bench.hold([1.2, 0, -0.1], for: 0.7)
    #expect(service.orientation == .faceUp)
    manager.stopDeviceMotionUpdates()
  }
}
